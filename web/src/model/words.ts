// Words that every game of the engine uses. Those of one game are in its folder of games/.

export const LANGUAGES = ['en', 'fr', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** As the engine calls a game; games/index.ts lists those that the pages can show. */
export type GameName = string;

/** Seats count from 1, as in every text of the engine. */
export type Seat = 1 | 2 | 3 | 4;

/** Whose eyes: a seat, what everybody may know, or everything. */
export type Viewer = Seat | 'public' | 'all';
