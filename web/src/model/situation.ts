// What a table says to one viewer: the question, its answers, what is refused and why, what
// happened. Written by src/api; the page decides nothing.
import type { GameName, Seat, Viewer } from './words';

/** What is on the table. Each game adds its own: see the model.ts of its folder in games/. */
export interface View {
  game: GameName;
  options: string;
  /** Who began, and whose turn it is. */
  first: Seat;
  turn: Seat;
  over: boolean;
  question: { seat: Seat; kind: string } | null;
  players: { seat: Seat }[];
}

/** What an answer, a refusal or an event is about, so that a game can attach it to an object. */
export interface About {
  /** Another player. */
  player?: Seat;
  number?: number;
}

/** One answer. `token` is unique in its question and is what is sent back. */
export interface Answer extends About {
  token: string;
  text: string;
  verb: string;
}

/** What a person might try and may not: `why` is the sentence, `reason` its code. */
export interface Refusal extends About {
  token: string;
  verb: string;
  reason: string;
  why: string;
}

/** A set that the engine asks for item by item; a person may choose it in any order, and it is
 *  played with `choose`. Present where several items are to be chosen. */
export interface AnswerSet {
  least: number;
  most: number;
  /** What all items may cost together, in gold. */
  purse: number;
  /** `room` is how often the item may be in the set. */
  items: (Answer & { room: number; price: number })[];
  /** The answer that ends the set; it is given by itself. */
  closer?: string;
}

export interface Question {
  seat: Seat;
  kind: string;
  args: [number, number, number, number];
  /** "Where do you build the galley?", made for the viewer. */
  text: string;
  /** The viewer does not see the hand of the seat asked: answers are left out. */
  partial: boolean;
}

/** One thing that happened, as the engine writes it. */
export interface GameEvent {
  event: string;
  seat?: Seat;
  amount: number;
  /** Only this viewer sees it. */
  secret?: true;
  /** The log line; events that need no sentence have none. */
  text?: string;
}

/** The events of one answer. */
export interface Happening {
  /** How many answers had been given before this one. */
  step: number;
  seat: Seat;
  /** As the viewer may know it: `?` for what is hidden. */
  token: string;
  events: GameEvent[];
}

export interface Scores {
  sources: { id: string; name: string }[];
  /** `null` points are hidden from the viewer. */
  seats: {
    seat: Seat;
    total: number | null;
    place: number | null;
    points: Record<string, number | null>;
  }[];
}

/** Whether a move through the history is possible; if not, why. */
export interface Possible {
  can: boolean;
  why?: string;
}

export interface Situation {
  game: GameName;
  options: string;
  viewer: Viewer;
  names: string[];
  players: number;
  /** Answers given up to here, and those that can be gone forward to. */
  step: number;
  steps: number;
  round: number;
  /** Counts the turns of all seats. */
  turn: number;
  over: boolean;
  view: View;
  question: Question | null;
  answers: Answer[];
  refusals: Refusal[];
  /** Only when the viewer is asked. */
  set?: AnswerSet | null;
  undo: Possible;
  redo: Possible;
  scores: Scores;
}

/** What an answer did. */
export interface Played {
  step: number;
  /** Something hidden was revealed: it cannot be taken back. */
  revealed: boolean;
  happened: Happening[];
}

/** Points gained in play, by seat, from one origin: cards of a colour, gods, villages, tokens… */
export interface Gain {
  origin: string;
  points: number[];
}

export interface Turn {
  /** Answers given before it. */
  step: number;
  turn: number;
  round: number;
  /** Missing at the end of the game. */
  seat?: Seat;
  /** Points as they stood; `null` where the viewer may not know. */
  totals: (number | null)[];
}
