// The view of a game of Gheos, exactly as src/gheos/view.c writes it.
//
// A cell is a triangle at `x`, `y`, with y growing downwards; where x + y is even its point is up.
// Side 0 is to the right, side 1 below, side 2 to the left where the point is up; where it is
// down, side 0 is to the left, side 1 above, side 2 to the right. Seen from across, a side has the
// same number. A tile turned by r lays its own side s on side (s + r) mod 3 of the cell.
import type { Civilisation, GheosQuestionKind, GheosSymbol, Seat } from '../../model/words';

/** `start`, `a1`–`a14`, `b1`–`b25`, `c1`–`c12`, `epoch`. */
export type TileId = string;

export interface GheosPlace {
  x: number;
  y: number;
  tile: TileId;
  rotation: 0 | 1 | 2;
  /** Index into `regions` of the land on cell sides 0, 1 and 2. */
  regions: [number, number, number];
}

export interface GheosRegion {
  kind: 'continent' | 'island' | 'land';
  symbols: Record<GheosSymbol, number>;
  civilisation: Civilisation | null;
}

export interface GheosPlayer {
  seat: Seat;
  vp: number;
  /** Scoring tokens left. */
  tokens: number;
  followers: Record<Civilisation, number>;
  /** `null` for each tile of others. */
  hand: (TileId | null)[];
  /** What a token or an Epoch would pay this player now. */
  token_worth: number;
  epoch_worth: number;
}

export interface GheosView {
  game: 'gheos';
  options: string;
  /** The turn, from 1. */
  number: number;
  first: Seat;
  turn: Seat;
  over: boolean;
  question: { seat: Seat; kind: GheosQuestionKind } | null;
  /** A placement in the making, as far as decided. */
  choice: { tile: TileId; x?: number; y?: number; rotation?: 0 | 1 | 2 } | null;
  epochs_drawn: number;
  last_epoch: number;
  pile: number;
  /** Followers nobody holds. */
  supply: Record<Civilisation, number>;
  /** Tiles in the order of placing. */
  places: GheosPlace[];
  regions: GheosRegion[];
  players: GheosPlayer[];
}
