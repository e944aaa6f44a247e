// Games, levels, advice: what the engine tells besides situations, in one language.
import type { GameName, Language } from './words';

export type Source = 'printed' | 'reported' | 'symmetric' | 'reconstructed';

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

/** Every card or tile of a game; what they are like only the game knows. */
export interface Catalogue {
  game: GameName;
  language: Language;
}

/** An answer a bot recommends, with what it has in mind for the rest of the turn. */
export interface Advice {
  token: string;
  visits: number;
  /** Chance to win, 0 to 1, and points to expect. */
  share: number;
  points: number;
  line: { token: string; text: string }[];
}
