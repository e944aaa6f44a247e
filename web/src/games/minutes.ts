/* How long the tutorials take: what the page of lessons promises without loading them. The test
 * reads them at a slow pace (180 words a minute), with 5 seconds for each answer and 2 for each new
 * step. */
import type { Tutorial } from '../words/tutorial/step';

export const MINUTES: Readonly<Record<Tutorial['id'], number>> = { deus: 7, egypt: 4, gheos: 6 };
