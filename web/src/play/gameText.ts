// A game in words, whichever it is. Everything is made from the situation alone.
import type { Catalogue, GameEvent, Happening, Seat, Situation } from '$model';
import { colon, say } from '../app/say';
import * as deus from '../games/deus/text';
import * as gheos from '../games/gheos/text';

export type Names = (seat: Seat) => string;

export function namesOf(situation: Situation): Names {
  return (seat) => situation.names[seat - 1] || say('word.player', { n: seat });
}

const seats = (situation: Situation) =>
  Array.from({ length: situation.players }, (_, k) => (k + 1) as Seat);

export function statusLines({ view }: Situation): string[] {
  return view.game === 'deus' ? deus.status(view) : gheos.status(view);
}

/** The hand of whoever looks; of nobody there is none. */
export function handLines({ view, viewer }: Situation, catalogue: Catalogue | null): string[] {
  if (typeof viewer !== 'number') return [];
  return view.game === 'deus'
    ? deus.hand(view, viewer, catalogue)
    : gheos.hand(view, viewer, catalogue);
}

export function columnLines({ view, viewer }: Situation, catalogue: Catalogue | null): string[] {
  return view.game === 'deus' && typeof viewer === 'number'
    ? deus.columns(view, viewer, catalogue)
    : [];
}

export interface PlayerText {
  seat: Seat;
  name: string;
  onTurn: boolean;
  lines: string[];
}

export function playerTexts(situation: Situation, catalogue: Catalogue | null): PlayerText[] {
  const { view } = situation;
  const names = namesOf(situation);
  return seats(situation).map((seat) => ({
    seat,
    name: names(seat),
    onTurn: !view.over && view.turn === seat,
    lines:
      view.game === 'deus' ? deus.player(view, seat, catalogue, names) : gheos.player(view, seat),
  }));
}

/** A region or cell in words, or the whole map for nothing; null if there is no such place. */
export function placeLines(
  situation: Situation,
  typed: string,
  catalogue: Catalogue | null,
): string[] | null {
  const names = namesOf(situation);
  return situation.view.game === 'deus'
    ? deus.describePlace(situation, typed, names)
    : gheos.describePlace(situation, typed, names, catalogue);
}

export interface LogLine {
  key: string;
  text: string;
  event: GameEvent;
}

/** The log: equal lines in a row are told once, with how often. */
export function logOf(happened: readonly Happening[]): LogLine[] {
  const lines: (LogLine & { times: number; once: string })[] = [];
  for (const { step, events } of happened)
    events.forEach((event, k) => {
      const last = lines.at(-1);
      if (!event.text) return;
      if (last?.once === event.text) last.text = `${last.once} × ${++last.times}`;
      else lines.push({ key: `${step}.${k}`, text: event.text, once: event.text, times: 1, event });
    });
  return lines;
}

export const logLines = (happened: readonly Happening[]): string[] =>
  logOf(happened).map(({ text }) => text);

/** What happened, without the headings of turns. */
export const newsOf = (happened: readonly Happening[]): LogLine[] =>
  logOf(happened).filter(({ event }) => event.event !== 'start-turn');
export const newsLines = (happened: readonly Happening[]): string[] =>
  newsOf(happened).map(({ text }) => text);

/** Cards or tiles whose name, id or text holds what was typed. */
export function catalogueLines(catalogue: Catalogue | null, typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  if (catalogue?.game === 'deus')
    return catalogue.cards
      .filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted))
      .map(deus.describeCard);
  return (catalogue?.tiles ?? [])
    .filter(
      ({ id, text }) => id === wanted || (wanted.length > 2 && text.toLowerCase().includes(wanted)),
    )
    .map(({ id, text }) => say('label.tile', { id, what: text }));
}

export function scoreLines({ scores, names }: Situation): string[] {
  return scores.seats.map(({ seat, total, points }) => {
    const name = names[seat - 1] || say('word.player', { n: seat });
    const number = (points: number | null | undefined) => points ?? '?';
    const parts = scores.sources
      .filter(({ id }) => points[id] !== 0)
      .map(({ id, name }) => `${name} ${number(points[id])}`);
    return `${name}${colon()} ${[...parts, `${say('word.total')} ${number(total)}`].join(', ')}`;
  });
}
