// What a table needs is fetched before somebody sits down at it.
import { wakeEngines } from '../engine/workshop';

export function prepareTable(): void {
  wakeEngines();
  void import('./TablePage.svelte');
}
