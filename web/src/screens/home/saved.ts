// Kept games as the first page tells of them.
import { list, say } from '../../app/say';
import type { SavedGame } from '../../engine/savedGames';
import { titleOf as gameTitleOf } from '../../games';

export function titleOf(game: SavedGame): string {
  return say('home.gameAt', { game: gameTitleOf(game), n: game.round });
}

/** Of a game that is over: how it went for the only person; else all totals. */
function resultOf(game: SavedGame): string {
  const people = game.sitters.flatMap(({ kind }, k) => (kind === 'person' ? [k] : []));
  const totals = game.totals.map((total) => total ?? 0);
  const [me] = people;
  if (people.length !== 1 || me === undefined) return totals.join(' : ');
  const points = totals.join(' : ');
  return totals[me] === Math.max(...totals)
    ? say('saves.won', { points })
    : say('saves.lost', { points });
}

export function aboutOf(game: SavedGame, language: string): string {
  const names = list(game.sitters.map(({ name }) => name));
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(game.played);
  return [names, ...(game.over ? [resultOf(game)] : []), date].join(' · ');
}
