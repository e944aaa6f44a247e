// What a table needs is fetched before somebody sits down at it.
import type { GameName } from '$model';
import { wakeTables } from '../../engine/engines';
import { loadTable } from '../../games';

/** What all tables need; and what those of a game do, as soon as it is known which. */
export function prepareTable(game?: GameName): void {
  wakeTables();
  void import('./TablePage.svelte');
  if (game !== undefined) void loadTable(game);
}
