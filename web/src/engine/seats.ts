// Who sits where, and who may look at what.
import type { Seat, Situation, Viewer } from '$model';

export interface Person {
  kind: 'person';
  name: string;
}

export interface Bot {
  kind: 'bot';
  /** As the engine calls it: `level:3`. */
  bot: string;
  name: string;
}

export type Sitter = Person | Bot;

export const seatNumber = (index: number): Seat => (index + 1) as Seat;

export function sitterAt(sitters: readonly Sitter[], seat: Seat): Sitter | undefined {
  return sitters[seat - 1];
}

export function peopleAmong(sitters: readonly Sitter[]): Seat[] {
  return sitters.flatMap((sitter, k) => (sitter.kind === 'person' ? [seatNumber(k)] : []));
}

/** Through whose eyes the table is shown before anybody has taken the screen: the only person, what
 *  everybody may know where several share a screen, everything where only bots play. */
export function firstViewer(sitters: readonly Sitter[]): Viewer {
  const people = peopleAmong(sitters);
  if (people.length === 0) return 'all';
  return people.length === 1 ? (people[0] as Seat) : 'public';
}

/** The person who must take the screen before the question can be shown, if it is another one. */
export function handOverTo(
  sitters: readonly Sitter[],
  situation: Situation,
  viewer: Viewer,
): Seat | null {
  const asked = situation.question?.seat;
  if (asked === undefined || asked === viewer || viewer === 'all') return null;
  return sitterAt(sitters, asked)?.kind === 'person' ? asked : null;
}
