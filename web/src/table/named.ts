// A sentence that names a place lights it on the map, wherever it stands at the table: under the
// pointer, in focus, or tapped. Nobody has to know where “E4” is.
import type { TableParts } from '../play/game';

const SENTENCE = 'li, p, h2, h3, b, button, summary';

/** The places that are named where something happened: in the nearest sentence, or in what it
 *  belongs to (`data-says`). */
export function placesNamedAt({ text }: TableParts, target: EventTarget | null): string[] {
  if (!(target instanceof Element) || target.closest('.window')) return [];
  for (const part of [target.closest(SENTENCE), target.closest('[data-says]')]) {
    const named = text.placesIn(part?.textContent ?? '');
    if (named.length > 0) return [...new Set(named)];
  }
  return [];
}
