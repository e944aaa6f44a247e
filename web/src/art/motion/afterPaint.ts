// What must know where things stand asks after the paint: asking while the page is being changed
// makes the browser lay it out once more.
const waiting = new Set<() => void>();

function run(): void {
  const due = [...waiting];
  waiting.clear();
  for (const work of due) work();
}

/** Runs the work once, after the next paint, however often it is wanted until then. */
export function afterPaint(work: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(run));
  waiting.add(work);
}
