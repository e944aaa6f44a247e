// A turn that changes everything would be one long frame. The question and the note follow it at
// once; the map, the hand, the players and the log take it over after that, one a frame, and if
// possible in frames of their own. Where nothing moves there is no frame to keep short: then all
// follow at once.
import { untrack } from 'svelte';
import type { Happening, Situation } from '$model';
import type { ShownTable } from '../engine/shown';
import { still } from '../art/motion/fly';

/** So many frames in a row, at most, belong to what is drawn at once. */
const PATIENCE = 5;

/** The table at one moment. */
export interface Sight {
  situation: Situation | null;
  /** Whether the viewer is asked. */
  asks: boolean;
}

export class Settled {
  map = $state.raw<Sight>({ situation: null, asks: false });
  hand = $state.raw<Sight>({ situation: null, asks: false });
  players = $state.raw<Situation | null>(null);
  history = $state.raw<readonly Happening[]>([]);

  /** To be made where effects may be. `busy` reads what is drawn at once besides the question. */
  constructor(table: ShownTable, busy: () => unknown) {
    let sight: Sight;
    const parts = [
      () => (this.map = sight),
      () => (this.hand = sight),
      () => (this.players = sight.situation),
      () => (this.history = table.history),
    ];
    const takeAll = () => parts.forEach((take) => take());
    /** A part that waits keeps its place when more happens, so that none waits for ever. */
    const waiting = new Set<() => void>();
    let frame = 0;
    /** Something was drawn at once in the frame that now ends; so many frames were left to that. */
    let asked = false;
    let left = 0;
    const takeNext = () => {
      left = asked && left < PATIENCE ? left + 1 : 0;
      asked = false;
      const [take] = waiting;
      if (take && left === 0) {
        waiting.delete(take);
        take();
      }
      frame = waiting.size > 0 ? requestAnimationFrame(takeNext) : 0;
    };
    const see = () => (sight = { situation: table.situation, asks: table.asksMe });

    see();
    takeAll();
    $effect(() => {
      void table.history;
      see();
      if (still()) return untrack(takeAll);
      for (const take of parts) waiting.add(take);
      asked = true;
      frame ||= requestAnimationFrame(takeNext);
    });
    $effect(() => {
      busy();
      asked = true;
    });
    $effect(() => () => cancelAnimationFrame(frame));
  }
}

/** Worked out when the part that shows it has its turn, and not before. */
export function inTurn<Value>(_sight: Sight, work: () => Value): Value {
  return untrack(work);
}
