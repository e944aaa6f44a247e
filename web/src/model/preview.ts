// What an answer would do, before it is given. All of it is the engine's own doing on copies of
// what the viewer knows.
import type { CardId } from '../games/deus/model';
import type { TileId } from '../games/gheos/model';
import type { GameEvent } from './situation';
import type { Civilisation, GheosSymbol, God, QuestionKind, Seat } from './words';

/** Lowest and highest: equal where it is certain, a range where choices are still to come. */
export type Range = [low: number, high: number];

/** By quantity. Deus: gold, vp, resources, pieces by colour, tokens, barque-1 to -3, cards (drawn).
 *  Gheos: vp, tokens (scoring), followers by civilisation. What stays the same is left out. A piece
 *  that is placed is not counted: the answer itself tells it. */
export type Changes = Record<string, Range>;

/** The rest of the turn, up to the first thing that would be revealed. */
export interface Forecast {
  /** Every way to go on was tried; otherwise ranges may be wider still. */
  complete: boolean;
  /** Something changes besides that may not be told (VP stolen from a hidden total). */
  secret: boolean;
  seats: { seat: Seat; changes: Changes }[];
  /** What the answering seat gets through each card or god, in their order: the column; and VP for
   *  villages that are surrounded or for a place at the edge. */
  lines: { via: CardId | God | 'edge' | 'village'; changes: Changes; text: string }[];
  /** All of it in words: "+2…+8 gold, −1 wood; Anna −3 gold". */
  text: string;
}

/** (Gheos) a placement in one rotation. */
export interface Placement {
  token: string;
  rotation: 0 | 1 | 2;
  /** What costs a follower. */
  price: 'nothing' | 'war' | 'migration';
  replaced: TileId | null;
  /** The parties; empty without war. */
  war: { civilisation: Civilisation; swords: number; may_win: boolean }[];
  migration: {
    civilisation: Civilisation;
    targets: {
      /** Side of the new tile beyond which the land lies. */
      side: 0 | 1 | 2;
      wheat: number;
      continent: boolean;
      civilisation: Civilisation | null;
      may_be: boolean;
    }[];
  } | null;
  /** Civilisations whose land grows to include other land. */
  joined: Civilisation[];
  /** How the symbols of their lands change. */
  lands: ({ civilisation: Civilisation } & Partial<Record<GheosSymbol, number>>)[];
  /** VP for temples, and what a token and an Epoch would then pay: where nothing costs a
   *  follower. */
  temple?: number;
  token_worth?: number;
  epoch_worth?: number;
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
  next?: QuestionKind;
  forecast: Forecast | null;
  /** (Gheos) of a cell all rotations allowed in it, of a rotation itself. */
  rotations?: Placement[];
}
