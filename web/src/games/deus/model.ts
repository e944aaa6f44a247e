// The view of a game of Deus, exactly as src/deus/view.c writes it. `null` is what the viewer
// cannot know or what is not there; members that a variant adds are optional.
import type {
  Colour,
  DeusQuestionKind,
  Resource,
  Seat,
  StandardColour,
  Terrain,
} from '../../model/words';

/** A card's stable id, such as `galley`; texts and costs are in the catalogue. */
export type CardId = string;
/** Tile letter and place: `A0` is the centre of the first tile, `B3` a petal of the second. */
export type RegionName = string;

/** A hexagon of the map at axial `q`, `r`; direction 0 is east, then clockwise on the screen:
 *  x = √3·(q + r/2), y = 1.5·r, with pointed tops. */
export interface DeusRegion {
  name: RegionName;
  q: number;
  r: number;
  terrain: Terrain;
  /** At the edge of the map: pieces may come in here. */
  edge: boolean;
  /** Of villages: points on it, and whether it has been attacked (it is then used up). */
  vp?: number;
  attacked?: boolean;
  /** Who is there, with which pieces (each colour at most once). */
  seat?: Seat;
  pieces?: Colour[];
  /** (Egypt) a combat token holds the region instead of pieces. */
  camp?: true;
}

/** (Egypt) what the modules add to a player; all of it is public. */
export interface DeusEgypt {
  /** Barques of size 1, 2 and 3, and the room in all of them. */
  barques: [number, number, number];
  slots: number;
  scribe: RegionName | null;
  /** Combat tokens on the player board, and beside the supply. */
  tokens: number;
  tokens_beside: number;
  /** Stores of pieces and columns of this player under a token of that seat. */
  fortress: Partial<Record<StandardColour, Seat>>;
  garrison: Partial<Record<Colour, Seat>>;
  /** Places (from 1, bottom first) of cards with a coin. */
  coins: Record<StandardColour, number[]>;
  /** Per temple the points on it, or 1 while its one use is left. */
  charges: number[];
}

export interface DeusPlayer {
  seat: Seat;
  /** Of others `null` until the end, unless open-vp is on. */
  vp: number | null;
  gold: number;
  resources: Record<Resource, number>;
  /** Pieces ready on the player board, and still in the supply. */
  board: Record<StandardColour, number>;
  supply: Record<StandardColour, number>;
  /** Bottom card first; `null` is a card laid face down (joker). */
  columns: Record<Colour, (CardId | null)[]>;
  hand_count: number;
  /** Left out for hands of others. */
  hand?: (CardId | null)[];
  first_region: RegionName | null;
  /** (joker=on) where the joker lies; `null` while it is unused. Place counts from 1. */
  joker?: { column: Colour; place: number } | null;
  egypt?: DeusEgypt;
}

export interface DeusView {
  game: 'deus';
  options: string;
  round: number;
  last_round: number | null;
  /** Who began the round, and whose turn it is. */
  first: Seat;
  turn: Seat;
  over: boolean;
  question: { seat: Seat; kind: DeusQuestionKind } | null;
  temples_left: number;
  supply: Record<Resource, number>;
  deck: number;
  discard: number;
  discard_top: CardId | null;
  /** Cards laid down so far in an offering; top card first chosen. */
  offering: (CardId | null)[];
  /** (Egypt, maritime) gold each resource is worth. */
  market?: Record<Resource, number>;
  regions: DeusRegion[];
  players: DeusPlayer[];
}
