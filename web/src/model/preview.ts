// What an answer would do, before it is given. All of it is the engine's own doing on copies of
// what the viewer knows.
import type { GameEvent } from './situation';
import type { Seat } from './words';

/** Lowest and highest: equal where it is certain, a range where choices are still to come. */
export type Range = [low: number, high: number];

/** By quantity, in the words of the game. What stays the same is left out. A piece that is placed
 *  is not counted: the answer itself tells it. */
export type Changes = Record<string, Range>;

/** The rest of the turn, up to the first thing that would be revealed. */
export interface Forecast {
  /** Every way to go on was tried; otherwise ranges may be wider still. */
  complete: boolean;
  /** Something changes besides that may not be told (VP stolen from a hidden total). */
  secret: boolean;
  seats: { seat: Seat; changes: Changes }[];
  /** What the answering seat gets through each cause (a card, a god, a place), in their order. */
  lines: { via: string; changes: Changes; text: string }[];
  /** All of it in words: "+2…+8 gold, −1 wood; Anna −3 gold". */
  text: string;
}

/** What is placed can be turned: one way to do so, and what it would bring. */
export interface Rotation {
  token: string;
  /** A few sentences; empty if there is nothing to tell. */
  text: string;
  forecast: Forecast | null;
}

export interface Preview {
  token: string;
  /** What certainly happens at once. */
  events: GameEvent[];
  /** Where that ends: at a further question, because something is revealed, or the turn is over. */
  stops: 'question' | 'reveal' | 'turn';
  next?: string;
  forecast: Forecast | null;
  /** Of a place where something can be turned all ways to do so; of a rotation itself. */
  rotations?: Rotation[];
}
