// Where one came from to look something up: the table that is being played, or the page to learn
// on.
import { place, type Route } from '../../app/route.svelte';

export function wayBack(): Route {
  return place.table ?? { page: 'learn' };
}
