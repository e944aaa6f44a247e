// What a table needs is fetched before somebody sits down at it.
import type { GameName } from '$model';
import { wakeTables } from '../../engine/engines';
import { GAMES, loadTable } from '../../games';

/** Of this game, or of the first one: what all tables need is then there too. */
export function prepareTable(game: GameName | undefined = GAMES[0]?.name): void {
  wakeTables();
  void import('./TablePage.svelte');
  if (game !== undefined) void loadTable(game);
}
