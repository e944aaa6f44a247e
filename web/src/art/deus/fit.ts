// Names on cards: as large as they fit into the head.

/** Sizes in em, and the lines that fit at each. */
const SIZES = [[1.08, 2], [0.94, 2], [0.8, 3], [0.7, 3]] as const;
/** Width of the head in em of the card's text, with and without the sign of Egypt; the width of an
 *  average letter. Measured with Alegreya 700, Cyrillic included. */
const ROOM = { base: 8, egypt: 6.4 };
const LETTER = 0.545;

/** Lines that a text takes when a line holds so many letters; a longer word never fits. */
export function linesOf(text: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    if (word.length > letters) return Infinity;
    if (used > 0 && used + 1 + word.length > letters) {
      lines++;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

/** The index of the largest size at which a name fits, for the classes `fit-0` to `fit-3`. */
export function fitOf(name: string, set: 'base' | 'egypt'): number {
  const found = SIZES.findIndex(([size, lines]) => linesOf(name, Math.floor(ROOM[set] / (size * LETTER))) <= lines);
  return found < 0 ? SIZES.length - 1 : found;
}
