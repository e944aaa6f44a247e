/* What a tutorial is: steps on the real engine, one idea each.
 *
 * A step begins where the one before ended, or in its own `position`. The learner at `seat` then
 * does `tasks` in order; nothing to do means: read, and press Next. Afterwards others answer with
 * `then`. test/lessons.test.ts plays every step through the engine, with every token a task
 * allows, so what stands here is legal. Steps after one where the learner could choose begin in a
 * position. */
import type { GameName, Seat } from '../../model';
import type { Words } from '../language';

/** What the page marks while the step is shown. */
export type Target =
  | {
      area:
        | 'map'
        | 'hand'
        | 'columns'
        | 'players'
        | 'question'
        | 'log'
        | 'status'
        | 'market'
        | 'undo'
        | 'supply';
    }
  | { panel: Seat }
  /** A thing of the game, found by LearnParts.find. */
  | { thing: Readonly<Record<string, string | readonly number[]>> };

/** One answer of the learner: any of these tokens, or with 'any' whatever is legal. An 'any' that
 * is not asked any more, because what is forced plays itself, counts as done. */
export type Task = readonly string[] | 'any';

export interface Step {
  /** Stable: progress is kept by it. */
  id: string;
  position?: string;
  seat: Seat;
  text: Words;
  tasks: readonly Task[];
  highlight: readonly Target[];
  /** Answers of the other seats after the learner's, in order. */
  then?: readonly string[];
  /** Said when the tasks are done, before Next. */
  after?: Words;
}

export interface Tutorial {
  /** The box it belongs to. */
  id: string;
  game: GameName;
  title: Words;
  steps: readonly Step[];
}
