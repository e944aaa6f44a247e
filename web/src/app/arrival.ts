// Where the keyboard and a screen reader are when a page is shown: at its heading, not nowhere.
import { tick } from 'svelte';
import { place } from './route.svelte';

/** Called when a page has been put up. The first page of a visit leaves the focus where it is, and
 *  so does a page that has put it somewhere already. */
export async function arriveAt(selector = 'h1'): Promise<void> {
  if (!place.moved) return;
  await tick();
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>(selector);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
