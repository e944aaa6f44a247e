// What need not be in the first picture of a page is drawn after it, a part a frame: the page can
// be read and pressed meanwhile.
import { onMount } from 'svelte';
import { afterPaint } from './afterPaint';

export class Stages {
  /** How many parts may be drawn by now. */
  reached = $state(0);

  /** To be made where a component is; `then` follows the last part. */
  constructor(count: number, then: () => void) {
    onMount(() => {
      let left = false;
      const next = () => {
        if (left) return;
        if (this.reached === count) return then();
        this.reached++;
        afterPaint(next);
      };
      afterPaint(next);
      return () => (left = true);
    });
  }
}
