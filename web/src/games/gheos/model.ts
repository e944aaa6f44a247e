// What the engine tells of a game of Gheos: its words, its tiles, and the view exactly as
// src/gheos/view.c writes it. Words stand in the engine's own orders (src/gheos/words.c), which are
// frozen there because positions and records depend on them.
//
// A cell is a triangle at `x`, `y`, with y growing downwards; where x + y is even its point is up.
// Side 0 is to the right, side 1 below, side 2 to the left where the point is up; where it is
// down, side 0 is to the left, side 1 above, side 2 to the right. Seen from across, a side has the
// same number. A tile turned by r lays its own side s on side (s + r) mod 3 of the cell.
//
// Whatever the pages know of any game comes along, so that the files of this folder need only this
// one; answers, events and situations are those of Gheos here.
import type {
  About as AnyAbout,
  Answer as AnyAnswer,
  Forecast,
  GameEvent as AnyEvent,
  Happening as AnyHappening,
  Language,
  Preview as AnyPreview,
  Refusal as AnyRefusal,
  Rotation,
  Seat,
  Situation as AnySituation,
  Source,
} from '$model';

export * from '$model';
export type {
  Answer as AnyAnswer,
  Catalogue as AnyCatalogue,
  Happening as AnyHappening,
  Situation as AnySituation,
} from '$model';

export const CIVILISATIONS = ['red', 'green', 'yellow', 'blue', 'black', 'white'] as const;
export type Civilisation = (typeof CIVILISATIONS)[number];

export const SYMBOLS = ['wheat', 'cup', 'sword', 'pyramid'] as const;
export type GheosSymbol = (typeof SYMBOLS)[number];

/** Kinds of questions. */
export const GHEOS_QUESTIONS = [
  'tile',
  'cell',
  'rotation',
  'price',
  'winner',
  'target',
  'people',
  'colour',
  'token',
] as const;
export type GheosQuestionKind = (typeof GHEOS_QUESTIONS)[number];
/** First words of tokens. */
export type GheosVerb =
  | 'tile'
  | 'add'
  | 'replace'
  | 'turn'
  | 'pay'
  | 'winner'
  | 'migrate'
  | 'take'
  | 'found'
  | 'colour'
  | 'score'
  | 'keep'
  | 'skip';
export type GheosEventKind =
  | 'start-turn'
  | 'add'
  | 'replace'
  | 'lift'
  | 'pay'
  | 'war'
  | 'win-war'
  | 'migrate'
  | 'die'
  | 'lose'
  | 'temple'
  | 'found'
  | 'take'
  | 'token'
  | 'keep'
  | 'draw'
  | 'see-tile'
  | 'epoch'
  | 'epoch-vp'
  | 'end'
  | 'final-vp';

// ---- The view ---------------------------------------------------------------------------------

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

// ---- Tiles ------------------------------------------------------------------------------------

/** What stands on one piece of land. */
export type Piece = Partial<Record<GheosSymbol, number>> & { temple?: GheosSymbol };

/** Layout A: one piece on all three sides; B: one on sides 0 and 1, a shore on side 2; C: three
 *  shores, one a side. `pieces` in that order. */
export interface Tile {
  id: TileId;
  /** Only in the engine's catalogue. */
  name?: string;
  layout: 'A' | 'B' | 'C';
  pieces: Piece[];
  text: string;
  source: Source;
}

export interface Catalogue {
  game: 'gheos';
  language: Language;
  tiles: Tile[];
  words: {
    civilisation: Record<Civilisation, string>;
    symbol: Record<GheosSymbol, string>;
    temple: Record<GheosSymbol, string>;
    source: Record<'reconstructed', string>;
  };
}

// ---- Situations -------------------------------------------------------------------------------

/** What an answer, a refusal or an event of Gheos is about. */
export interface About extends AnyAbout {
  tile?: TileId;
  x?: number;
  y?: number;
  side?: 0 | 1 | 2;
  rotation?: 0 | 1 | 2;
  civilisation?: Civilisation;
}

export interface Answer extends AnyAnswer, About {
  verb: GheosVerb;
}

export interface Refusal extends AnyRefusal, About {
  verb: GheosVerb;
}

export interface GameEvent extends AnyEvent {
  event: GheosEventKind;
  tile?: TileId;
  x?: number;
  y?: number;
  civilisation?: Civilisation;
  symbol?: GheosSymbol;
  for?: 'war' | 'migration';
  /** Of `found` and `migrate`: which land, by a place of the board (from 0) and a side of it. */
  place?: number;
  side?: number;
}

export interface Happening extends AnyHappening {
  events: GameEvent[];
}

export interface Situation extends AnySituation {
  view: GheosView;
  answers: Answer[];
  refusals: Refusal[];
}

/** A placement in one rotation. */
export interface Placement extends Rotation {
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

export interface Preview extends AnyPreview {
  rotations?: Placement[];
}
