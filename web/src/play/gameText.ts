// A game in words, as far as that is the same in all games. The rest the game says itself (GameText
// in game.ts).
import type { Catalogue, GameEvent, Happening, Situation } from '$model';
import { colon, say } from '../app/say';
import type { Names, TableParts, Thing } from './game';

export function namesOf(situation: Situation): Names {
  return (seat) => situation.names[seat - 1] || say('word.player', { n: seat });
}

/** A thing on the table, as text mode would say it. Without a thing, and where it is none that can
 *  be told, the whole map. */
export function thingLines(
  { things, text }: TableParts,
  situation: Situation,
  thing: Thing | null,
  catalogue: Catalogue | null,
  facing: number,
): string[] {
  const told = thing ? text.thing(thing, catalogue) : null;
  if (told !== null) return [told];
  const name = thing ? things.nameOfPlace(thing) : '';
  return text.places(situation, name, namesOf(situation), catalogue, facing) ?? [text.emptyPlace()];
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
