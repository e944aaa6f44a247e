// How far a learner has come, by the id of the step; kept in this browser.
import type { Box } from '../../app/route.svelte';

const FINISHED = '*';
const keyOf = (box: Box) => `demiurge.lesson.${box}`;

function read(box: Box): string | null {
  try {
    return localStorage.getItem(keyOf(box));
  } catch {
    return null;
  }
}

function write(box: Box, value: string): void {
  try {
    localStorage.setItem(keyOf(box), value);
  } catch {
    // Private windows may refuse; the lesson then begins anew next time.
  }
}

export const keepStep = (box: Box, step: string): void => write(box, step);
export const keepFinished = (box: Box): void => write(box, FINISHED);
export const isFinished = (box: Box): boolean => read(box) === FINISHED;

/** The step to go on with; null: from the beginning. */
export function keptStep(box: Box): string | null {
  const step = read(box);
  return step === FINISHED ? null : step;
}
