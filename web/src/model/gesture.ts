// A gesture before it is made: what a person decided on, as the answers it means. The engine makes
// the plan; the page shows it.
import type { Forecast } from './preview';
import type { Answer, AnswerSet, GameEvent, Question, Refusal } from './situation';

/** An answer of a plan, and why it stands there: it was wished for, there was no other, or the game
 *  settled it. Of what the game settles, or would have, `others` could be given instead. */
export interface PlannedAnswer extends Answer {
  why: 'wished' | 'forced' | 'settled';
  others?: Answer[];
}

export interface Gesture {
  plan: PlannedAnswer[];
  /** What the plan itself costs and brings, in words: "−1 wheat, −2 gold". */
  changes: string;
  /** What certainly happens. */
  events: GameEvent[];
  forecast: Forecast | null;
  /** Where it ends: at a further question, because something is revealed, or the turn is over. */
  stops: 'question' | 'reveal' | 'turn';
  /** What is asked then, if it is asked of the same seat. */
  question?: Question | null;
  answers?: Answer[];
  refusals?: Refusal[];
  set?: AnswerSet | null;
}
