// Where a number comes from, as far as that is the same in all games.
import type { Seat, Situation } from '$model';
import { colon, labelled, say } from '../app/say';
import { namesOf } from './gameText';

/** Points by source, as far as they are not secret. */
export function pointsOf({ scores }: Situation, seat: Seat): string[] {
  const points = scores.seats.find((one) => one.seat === seat);
  if (!points) return [];
  const rows = scores.sources.flatMap(({ id, name }) => {
    const value = points.points[id];
    return value === 0 || value === undefined
      ? []
      : [`${name}${colon()} ${value ?? say('word.hidden')}`];
  });
  return [`${say('scores.now')}${colon()} ${points.total ?? '?'}`, ...rows];
}

/** Without a seat: of the table as a whole. */
export const titleOf = (situation: Situation, seat: Seat | null, text: string): string =>
  seat === null ? text : labelled(namesOf(situation)(seat), text);
