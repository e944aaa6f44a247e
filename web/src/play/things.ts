// Things on the table that answers are attached to. Which there are the game says (game.ts).
import type { View } from '$model';
import type { Said, Thing, Things } from './game';

/** `region B3`: what things are told apart by. */
export function keyOf(thing: Thing): string {
  return Object.values(thing).join(' ');
}

export const same = (left: Thing | null, right: Thing | null): boolean =>
  left !== null && right !== null && keyOf(left) === keyOf(right);

/** Those of a list that are about the thing. */
export function about<T extends Said>(
  things: Things,
  list: readonly T[],
  thing: Thing,
  view: View,
): T[] {
  return list.filter((said) => same(things.of(said, view), thing));
}
