// What a table needs is fetched before somebody sits down at it.
import { wakeTables } from '../../engine/engines';

export function prepareTable(): void {
  wakeTables();
  void import('./TablePage.svelte');
}
