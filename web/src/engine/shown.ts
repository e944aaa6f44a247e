// A table as screens know it, wherever it is played: table.svelte.ts plays it on this machine,
// online/onlineTable.svelte.ts at a server. Drawn table, text mode and lessons need no more.
import type {
  Advice,
  Catalogue,
  Forecast,
  Gesture,
  Happening,
  Language,
  Preview,
  Seat,
  Situation,
  Viewer,
} from '$model';
import type { Sitter } from './seats';

/** How far bots play on: one answer, one turn, or all of the game without a pause. */
export type Stride = 'answer' | 'turn' | 'game';

/** Bots that wait for whoever looks on. */
export interface Pacing {
  readonly halted: boolean;
  /** Bots stop where they are. */
  halt(): void;
  /** Bots play on; without a stride until they are halted. */
  goOn(stride?: Stride): Promise<void>;
}

export interface ShownTable {
  readonly id: string;
  /** What is to be seen and answered, through the eyes of `viewer`. */
  readonly situation: Situation | null;
  readonly viewer: Viewer;
  readonly sitters: readonly Sitter[];
  readonly catalogue: Catalogue | null;
  /** Everything that happened, as the viewer may know it. */
  readonly history: readonly Happening[];
  /** What happened and has not been shown yet; `shown()` empties it. */
  readonly fresh: Happening[];
  /** What happened after the viewer's own last answer; empty once they have acted again. */
  readonly news: readonly Happening[];
  /** Whether the question on the table is for the person who looks at it. */
  readonly asksMe: boolean;
  /** The bot that is thinking. */
  readonly thinking: Seat | null;
  /** The person who must take the screen before their hand is shown. */
  readonly handOver: Seat | null;
  /** Whether a person may ask a bot for advice here. */
  readonly hints: boolean;
  /** Where only bots play, and only here. */
  readonly pacing?: Pacing | null;
  /** Why the last command could not be carried out. */
  error: string | null;

  /** Whether a person may make whole moves in one go; else every answer is given by itself. */
  readonly gestures: boolean;

  /** What a gesture means, before it is made. */
  gesture(tokens: readonly string[]): Promise<Gesture>;
  preview(token: string): Promise<Preview>;
  previewSet(tokens: readonly string[]): Promise<Forecast | null>;
  hint(language: Language): Promise<Advice[]>;
  /** The record of the game: all of it once it is over, else as the viewer may know it. */
  record(): Promise<string>;
  shown(): void;
  takeScreen(): Promise<void>;
  setLanguage(language: Language): Promise<void>;

  /** `isSentAlong`: it goes with the answer before it, and nobody chose it by itself. */
  answer(token: string, isSentAlong?: boolean): Promise<void>;
  choose(tokens: readonly string[]): Promise<void>;
  /** Plays what a gesture means, as a whole. */
  perform(tokens: readonly string[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  restart(): Promise<void>;
  /** The page leaves the table; the game is kept. */
  close(): void;
}

/** What others did since the viewer's own last answer. */
export function newsAmong(history: readonly Happening[], viewer: Viewer): Happening[] {
  return history.slice(history.findLastIndex(({ seat }) => seat === viewer) + 1);
}
