// Cards, tiles, games and names, in one language.
import type { CardId } from '../games/deus/model';
import type { TileId } from '../games/gheos/model';
import type {
  Civilisation,
  Colour,
  GameName,
  GheosSymbol,
  God,
  Language,
  Resource,
  Terrain,
} from './words';

export type Source = 'printed' | 'reported' | 'symmetric' | 'reconstructed';

export interface Card {
  id: CardId;
  name: string;
  set: 'base' | 'egypt';
  colour: Colour;
  copies: number;
  cost: Resource[];
  /** Gold on top of the resources. */
  gold: number;
  /** (Egypt) costs gold as its rank; buildings its region must hold; what it does only when
   *  laid. */
  costs_rank?: true;
  condition?: number;
  once?: string;
  text: string;
  sources: { copies: Source; cost: Source; effect: Source };
}

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

export interface Option {
  key: string;
  /** Values as a person would type them: `on|off`, `2..4` … */
  values: string;
  default: string;
  does: string;
}

export interface GameInfo {
  game: GameName;
  rules_version: number;
  players_min: number;
  players_max: number;
  options: Option[];
}

export interface Level {
  level: number;
  name: string;
  text: string;
}

export interface Games {
  games: GameInfo[];
  levels: Level[];
}

export interface DeusCatalogue {
  game: 'deus';
  language: Language;
  cards: Card[];
  words: {
    resource: Record<Resource, string>;
    colour: Record<Colour, string>;
    /** "1 ship" */
    piece: Record<Colour, string>;
    terrain: Record<Terrain, string>;
    god: Record<God, string>;
    source: Record<Source, string>;
  };
}

export interface GheosCatalogue {
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

export type Catalogue = DeusCatalogue | GheosCatalogue;

/** An answer a bot recommends, with what it has in mind for the rest of the turn. */
export interface Advice {
  token: string;
  visits: number;
  /** Chance to win, 0 to 1, and points to expect. */
  share: number;
  points: number;
  line: { token: string; text: string }[];
}
