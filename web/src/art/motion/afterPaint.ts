// What must know where things stand asks after the paint: asking while the page is being changed
// makes the browser lay it out once more. What would make a frame long is done after it, too.
import { still } from './fly';

/** Looks, and gives back what it will change, if anything. */
type Look = () => (() => void) | void;

const waiting = new Set<Look>();

/** All look before the first one changes anything. */
function run(): void {
  const due = [...waiting];
  waiting.clear();
  for (const change of due.map((look) => look())) change?.();
}

/** Looks once, after the next paint, however often it is wanted until then. */
export function afterPaint(look: Look): void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(run));
  waiting.add(look);
}

/** A page that nobody sees is not painted. */
const AT_LATEST_MS = 100;

/** Once what was changed is on the screen; where nothing moves there is nothing to wait for. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (still()) return resolve();
    afterPaint(resolve);
    setTimeout(resolve, AT_LATEST_MS);
  });
}
