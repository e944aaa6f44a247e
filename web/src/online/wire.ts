// What page and server say to each other: docs/online.md, as types.
import type { GameName, Happening, Possible, Seat } from '$model';

export interface Player {
  id: string;
  name: string;
  /** With a password; else a guest. */
  account: boolean;
}

/** "1 edc46fa3" of each game. */
export type Rules = Partial<Record<GameName, string>>;

export interface Hello {
  version: string;
  rules: Rules;
  /** The server's clock. */
  now: number;
  player: Player | null;
}

/** A request: what to do, and its members. */
export type Wish = { do: string } & Readonly<Record<string, unknown>>;

export type Clock =
  | { kind: 'none' }
  | { kind: 'bank'; seconds: number; increment: number }
  | { kind: 'days'; days: number };

/** What happens when somebody is gone. */
export const GONE = ['wait', 'substitute', 'bot'] as const;
export type Gone = (typeof GONE)[number];

export interface OnlinePlan {
  game: GameName;
  options: string;
  public: boolean;
  rated: boolean;
  clock: Clock;
  gone: Gone;
}

export type PlannedSeat = { person: true } | { bot: string };

export type Phase = 'waiting' | 'playing' | 'over';

export interface OnlineSeat {
  name: string | null;
  /** Who plays it; null at a free seat and at a bot's. */
  player: string | null;
  /** The bot that plays it, for its owner if there is one. */
  bot: string | null;
  ready: boolean;
  /** Connected now. */
  here: boolean;
  /** Gone: what the table chose for that happens. */
  away: boolean;
  resigned: boolean;
  /** Milliseconds left on the clock, at `since`; null without a clock. */
  time: number | null;
}

/** A table in a list. */
export interface Summary {
  table: string;
  game: GameName;
  options: string;
  phase: Phase;
  rated: boolean;
  clock: Clock;
  gone: Gone;
  seats: OnlineSeat[];
  turn: Seat | null;
  changed: number;
}

export interface Proposal {
  seat: Seat;
  to: number;
  agreed: Seat[];
}

export interface ChatLine {
  n: number;
  at: number;
  name: string;
  seat: Seat | null;
  text: string;
}

export interface Result {
  places: number[];
  points: number[];
  /** Change of each rating; null where it did not count. */
  ratings?: (number | null)[] | null;
}

/** The answer to `watch`, and what changed later: what is missing is as it was. */
export interface TableNews {
  table: string;
  seq?: number;
  plan?: OnlinePlan;
  phase?: Phase;
  you?: Seat | null;
  seats?: OnlineSeat[];
  turn?: Seat | null;
  since?: number;
  commitment?: string;
  step?: number;
  from?: number;
  happened?: Happening[];
  position?: string;
  undo?: Possible;
  proposal?: Proposal | null;
  chat?: ChatLine[];
  result?: Result | null;
}

export interface Finished {
  table: string;
  game: GameName;
  options: string;
  at: number;
  rated: boolean;
  names: string[];
  places: number[];
  points: number[];
  seat: Seat;
}

export interface Rating {
  game: GameName;
  players: number;
  rating: number;
  games: number;
  /** As far as it may be wrong. */
  deviation?: number;
}

export interface Session {
  session: string;
  about: string;
  made: number;
  used: number;
  /** The one of this very page. */
  here?: boolean;
}
