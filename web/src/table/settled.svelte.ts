// What stands beside the map follows it one frame later: a turn that changes everything is drawn in
// two frames instead of one long one.
import type { Happening, Situation } from '$model';
import type { ShownTable } from '../engine/shown';

export class Settled {
  situation = $state.raw<Situation | null>(null);
  history = $state.raw<readonly Happening[]>([]);

  /** To be made where effects may be. */
  constructor(table: ShownTable) {
    this.situation = table.situation;
    this.history = table.history;
    $effect(() => {
      const { situation, history } = table;
      if (situation === this.situation && history === this.history) return;
      const frame = requestAnimationFrame(() => {
        this.situation = situation;
        this.history = history;
      });
      return () => cancelAnimationFrame(frame);
    });
  }
}
