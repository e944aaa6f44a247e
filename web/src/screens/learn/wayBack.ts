// Where one came from to look something up: the table that is being played, or the page to learn on.
import type { Route } from '../../app/route.svelte';
import { tables } from '../../app/tables.svelte';

export function wayBack(): Route {
  const table = tables.current;
  return table && !table.situation?.over ? { page: 'table', id: table.id } : { page: 'learn' };
}
