// How Continent tiles may lie. slots.test.ts compares with the engine.
import type { Slot } from './slots';

/** Arrangements of the tiles by number of players (D-BD5), as src/deus/board.c has them; the first
 *  is the usual one. */
export const ARRANGEMENTS: Record<number, Readonly<Record<string, readonly Slot[]>>> = {
  2: {
    rhombus: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    line: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    trefoil: [
      [0, 0],
      [1, 0],
      [-1, 1],
      [0, -1],
    ],
  },
  3: {
    triangle: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [0, 2],
    ],
    line: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
    ],
    ring: [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ],
    block: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  4: {
    flower: [
      [0, 0],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ],
    line: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [6, 0],
    ],
    crescent: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, -1],
      [-1, 2],
      [3, -1],
    ],
  },
};
