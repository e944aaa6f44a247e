// What page and server say to each other: docs/online.md, as types.
import type { GameName, Happening, Possible, Seat } from '$model';

export interface Player {
  id: string;
  name: string;
  /** With a password; else a guest. */
  account: boolean;
}

/** The version of the rules of each game: raised with every change of behaviour. */
export type Rules = Partial<Record<GameName, number>>;

export interface Hello {
  version: string;
  rules: Rules;
  /** The server's clock. */
  now: number;
  player: Player | null;
}

/** A request: what to do, and its members. */
export type Command = { do: string } & Readonly<Record<string, unknown>>;

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

/** Who sits somewhere. What nobody is or has is ''. */
export interface Sitting {
  name: string;
  /** Nobody at a free seat and at a bot's. */
  player: string;
  /** The bot that plays it; for its player, if there is one. */
  bot: string;
}

export interface OnlineSeat extends Sitting {
  ready: boolean;
  /** Connected now. */
  here: boolean;
  /** Gone: what the table chose for that happens. */
  away: boolean;
  resigned: boolean;
  /** Milliseconds left on the clock, at `since`; missing without a clock. */
  time?: number;
}

/** A table in a list. */
export interface Summary {
  table: string;
  phase: Phase;
  plan: OnlinePlan;
  seats: Sitting[];
  turn: Seat | null;
  step: number;
  made: number;
  changed: number;
  /** While it waits for players: until when. */
  expires?: number;
}

export interface Proposal {
  seat: Seat;
  to: number;
  agreed: Seat[];
}

/** The server was away for longer than somebody's whole time: all may agree to void the game. */
export interface Outage {
  milliseconds: number;
  agreed: Seat[];
}

export interface ChatLine {
  n: number;
  at: number;
  name: string;
  /** 0: a spectator. */
  seat: Seat | 0;
  text: string;
}

export interface Result {
  places: number[];
  points: number[];
  rated: boolean;
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
  outage?: Outage | null;
  /** Once it is over: everybody agreed that it does not count. */
  void?: boolean;
  chat?: ChatLine[];
  result?: Result | null;
  /** While it waits for players: until when. */
  expires?: number;
  /** The table of the rematch. */
  next?: string;
}

/** A finished game, for the one who played it. */
export interface Finished {
  table: string;
  game: GameName;
  players: number;
  seat: Seat;
  place: number;
  points: number;
  at: number;
  rated: boolean;
  /** The rating before and after it. */
  before?: number;
  after?: number;
}

/** All games of a kind, however long ago. */
export interface Total {
  game: GameName;
  players: number;
  games: number;
  won: number;
}

export interface Rating {
  name: string;
  game: GameName;
  players: number;
  rating: number;
  games: number;
}

export interface Session {
  session: string;
  made: number;
  used: number;
  about: string;
  /** The one of this very page. */
  this: boolean;
}
