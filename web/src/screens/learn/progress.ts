// How far a learner has come, by the id of the step; kept in this browser.
const FINISHED = '*';
const keyOf = (box: string) => `demiurge.lesson.${box}`;

function read(box: string): string | null {
  try {
    return localStorage.getItem(keyOf(box));
  } catch {
    return null;
  }
}

function write(box: string, value: string): void {
  try {
    localStorage.setItem(keyOf(box), value);
  } catch {
    // Private windows may refuse; the lesson then begins anew next time.
  }
}

export const keepStep = (box: string, step: string): void => write(box, step);
export const keepFinished = (box: string): void => write(box, FINISHED);
export const isFinished = (box: string): boolean => read(box) === FINISHED;

/** The step to go on with; null: from the beginning. */
export function keptStep(box: string): string | null {
  const step = read(box);
  return step === FINISHED ? null : step;
}
