// Who won and why, and what comes after.
import type { Gain, Seat, Situation } from '$model';
import { list, say, sayAny } from '../../app/say';
import { namesOf } from '../../play/gameText';
import { tableParts } from '../../games';
import type { Sitter } from '../../engine/seats';
import type { SavedGame } from '../../engine/savedGames';
import type { Plan } from '../../engine/table.svelte';
import { LEVELS, levelOf } from '../setup/draft.svelte';

export function winnersOf({ scores }: Situation): number[] {
  return scores.seats.filter(({ place }) => place === 1).map(({ seat }) => seat);
}

/** "You win!", "Anna wins.", "Shared victory: …" */
export function verdict(situation: Situation, sitters: readonly Sitter[]): string {
  const names = namesOf(situation);
  const winners = situation.scores.seats.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const [only, another] = winners;
  if (only === undefined) return say('end.title');
  if (another !== undefined) return say('end.shared', { names: list(winners.map(names)) });
  const alone = sitters.filter(({ kind }) => kind === 'person').length === 1;
  return alone && sitters[only - 1]?.kind === 'person'
    ? say('end.youWin')
    : say('end.wins', { name: names(only) });
}

export interface Source {
  id: string;
  name: string;
  /** A part of the source above it: of what was gained in play. */
  part: boolean;
  pointsOf(seat: Seat): number;
}

/** Every source of points; those gained in play are split by where they came from. */
export function sourcesOf({ scores }: Situation, gains: readonly Gain[]): Source[] {
  const parts = gains.map(({ origin, points }): Source => ({
    id: `gain.${origin}`,
    name: sayAny(`gain.${origin}`),
    part: true,
    pointsOf: (seat) => points[seat - 1] ?? 0,
  }));
  return scores.sources.flatMap(({ id, name }) => [
    { id, name, part: false, pointsOf: (seat: Seat) => scores.seats[seat - 1]?.points[id] ?? 0 },
    ...(id === 'play' ? parts : []),
  ]);
}

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** How far ahead the winner is, and where most of it came from. */
export function reasons(
  situation: Situation,
  gains: readonly Gain[],
  resigned: readonly Seat[] = [],
): string[] {
  const names = namesOf(situation);
  const ranked = situation.scores.seats.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0));
  const [first, second] = ranked.toSorted((a, b) => (a.place ?? 9) - (b.place ?? 9));
  if (resigned.length > 0) return [say('online.endResigned', { names: list(resigned.map(names)) })];
  const game = tableParts(situation.game);
  const sentences = [game.whyItEnded(situation.view)];
  if (!first || !second) return sentences;
  const ahead = (first.total ?? 0) - (second.total ?? 0);
  if (ahead > 0) sentences.push(say('end.ahead', { n: ahead, name: names(second.seat) }));
  else if (second.place !== 1) sentences.push(...[game.tieBreak() ?? []].flat());
  const [most] = sourcesOf(situation, gains)
    .filter(({ id }) => id !== 'play')
    .toSorted((a, b) => b.pointsOf(first.seat) - a.pointsOf(first.seat));
  if (most && most.pointsOf(first.seat) > 0 && second.place !== 1)
    sentences.push(
      say('end.mostFrom', {
        source: most.part ? most.name : small(most.name),
        n: most.pointsOf(first.seat),
      }),
    );
  return sentences;
}

const without = (options: string, ...keys: string[]) =>
  options
    .split(' ')
    .filter((word) => word && !keys.some((key) => word.startsWith(`${key}=`)))
    .join(' ');

const seedOf = (record: string): string | undefined => /^seed (\S+)$/m.exec(record)?.[1];

/** The same players, everybody one seat further; `level` for all bots where it is given. */
export function rematch(game: SavedGame, seed: string, level?: number): Plan {
  const turned = [...game.sitters.slice(1), ...game.sitters.slice(0, 1)];
  const sitters = turned.map((sitter): Sitter =>
    level === undefined || sitter.kind === 'person'
      ? sitter
      : { ...sitter, bot: `level:${level}`, name: sayAny(`level.${level}.name`) },
  );
  return { game: game.game, options: without(game.options, 'players', 'seed'), seed, sitters };
}

/** The same deal with everybody in the same seat; nothing where the record begins in a position. */
export function sameDeal(game: SavedGame): Plan | null {
  const seed = seedOf(game.record);
  if (seed === undefined) return null;
  return {
    game: game.game,
    options: without(game.options, 'players', 'seed'),
    seed,
    sitters: game.sitters,
  };
}

/** The level to try next: a person alone beat bots of one level. */
export function nextLevel(situation: Situation, sitters: readonly Sitter[]): number | null {
  const people = sitters.filter(({ kind }) => kind === 'person');
  const winner = situation.scores.seats.find(({ place }) => place === 1);
  if (people.length !== 1 || !winner || sitters[winner.seat - 1]?.kind !== 'person') return null;
  const levels = sitters.flatMap((sitter) =>
    sitter.kind === 'bot' ? [levelOf(sitter.bot) ?? 0] : [],
  );
  const next = Math.max(0, ...levels) + 1;
  return next <= LEVELS.length && next > 1 ? next : null;
}
