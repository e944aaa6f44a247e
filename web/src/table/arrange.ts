// How answers stand on a small screen. Estimated from their letters: to measure them would cost a
// layout with every question.

/** Of a screen that is 360 wide: the row of answers, an average letter, and the sign and edges of a
 *  button. */
const ROW = 330;
const LETTER = 7.8;
const FRAME = 52;
/** Words rarely fill their line. */
const FILLED = 0.75;
/** More of them than these would leave no map. */
const MOST_LINES = 3;

const widthOf = (text: string) => FRAME + LETTER * text.length;

/** Lines that buttons take one after the other, each at most as wide as a line. */
function linesOf(texts: readonly string[]): number {
  let lines = 1;
  let used = 0;
  for (const width of texts.map((text) => Math.min(ROW, widthOf(text)))) {
    if (used > 0 && used + width > ROW) [lines, used] = [lines + 1, 0];
    used += width;
  }
  return lines;
}

/** `row`: beside each other, where each may have two lines of text. `stack`: below each other, as
 *  many in a line as fit. `swipe`: in a row that goes on beyond the screen. */
export function arrangementOf(texts: readonly string[]): 'row' | 'stack' | 'swipe' {
  const letters = texts.reduce((sum, text) => sum + LETTER * text.length, 0);
  if (texts.length < 4 && letters < 2 * FILLED * (ROW - FRAME * texts.length)) return 'row';
  return linesOf(texts) <= MOST_LINES ? 'stack' : 'swipe';
}
