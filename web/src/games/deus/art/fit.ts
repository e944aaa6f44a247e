// Names and texts on cards: as large as they fit.

/** Sizes in em, and the lines that fit at each. */
const SIZES = [
  [1.08, 2],
  [0.94, 2],
  [0.8, 3],
  [0.7, 3],
] as const;
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

/** Letters of a text on a card beyond which it is set denser. Measured on cards of 132 px. */
const DENSE = 79;
const DENSER = 125;

/** How densely a text is set, as the class of its card. */
export function densityOf(text: string): '' | 'dense' | 'denser' {
  return text.length > DENSER ? 'denser' : text.length > DENSE ? 'dense' : '';
}

/** The index of the largest size at which a name fits, for the classes `fit-0` to `fit-3`. */
export function fitOf(name: string, set: 'base' | 'egypt'): number {
  const found = SIZES.findIndex(
    ([size, lines]) => linesOf(name, Math.floor(ROOM[set] / (size * LETTER))) <= lines,
  );
  return found < 0 ? SIZES.length - 1 : found;
}
