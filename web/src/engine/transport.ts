// How a table is reached. The page knows only this: a local engine in a worker now, a server later
// (which sends observed positions that the page's own engine turns into situations).
import type {
  Catalogue,
  Forecast,
  GameName,
  Gain,
  Games,
  Gesture,
  Happening,
  Language,
  Played,
  Preview,
  Situation,
  Turn,
  Viewer,
} from '$model';

export interface Begun {
  game: GameName;
  rules: string;
  options: string;
  seed?: string;
  steps: number;
}

/** What became of computing a shuffle again. */
export interface Verdict {
  verdict: 'proved' | 'secret' | 'seed' | 'record';
  text: string;
  commitment: string;
  /** What each seat gave; null for a bot. */
  seats: (string | null)[];
}

export interface Transport {
  situation(viewer: Viewer): Promise<Situation>;
  play(viewer: Viewer, token: string): Promise<Played>;
  /** A whole set (situation.set), in any order. */
  choose(viewer: Viewer, tokens: readonly string[]): Promise<Played>;
  /** What a gesture means: the answers that were decided on, and those between them. */
  gesture(viewer: Viewer, tokens: readonly string[]): Promise<Gesture>;
  perform(viewer: Viewer, tokens: readonly string[]): Promise<Played>;
  preview(viewer: Viewer, token: string): Promise<Preview>;
  /** What choosing exactly these items of a set would bring; null if it cannot be told. */
  previewSet(viewer: Viewer, tokens: readonly string[]): Promise<Forecast | null>;
  undo(viewer: Viewer): Promise<void>;
  redo(viewer: Viewer): Promise<Played>;
  restart(viewer: Viewer): Promise<void>;
  /** What the answers from `from` on did. */
  log(viewer: Viewer, from: number): Promise<Happening[]>;
  turns(viewer: Viewer): Promise<Turn[]>;
  record(viewer: Viewer): Promise<string>;
  /** The position as the viewer observes it: what bots are told. */
  position(viewer: Viewer): Promise<string>;
  language(language: Language): Promise<void>;
  games(): Promise<Games>;
  catalogue(game: GameName): Promise<Catalogue>;
  close(): void;
}

/** What only a table on this very machine can do. */
export interface LocalTable extends Transport {
  begin(game: GameName, options: string, seed: string): Promise<Begun>;
  load(record: string): Promise<Begun>;
  setUp(position: string): Promise<Begun>;
  names(names: readonly string[]): Promise<void>;
  /** Goes to the situation after so many answers: replays. */
  goTo(step: number): Promise<void>;
  /** Where the points of a finished game came from; of another there are none. */
  gains(): Promise<Gain[]>;
  /** A proof, with the record before it. */
  verifyShuffle(text: string): Promise<Verdict>;
}
