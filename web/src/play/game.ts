// What the pages want to know of a game: one module a game, listed in games/index.ts and reached
// through nothing else. Every part is required, so that a game without one does not compile; where
// a game has no such thing it says so by null. What is not needed on the first page is fetched when
// it is first asked for: `setUp`, `table`, `learn` and `rules` are files of their own.
//
// Functions are given the neutral types of $model; a game takes its own, which are narrower (its
// model.ts). Only situations and catalogues of the game itself ever reach them.
import type { Component } from 'svelte';
import type {
  Answer,
  Catalogue,
  GameEvent,
  Gesture,
  GameName,
  Happening,
  Refusal,
  Seat,
  Situation,
  View,
} from '$model';
import type { IconName } from '../art/icons/names';
import type { Section } from '../words/rules/section';
import type { Target, Tutorial } from '../words/tutorial/step';
import type { Selection } from './selection.svelte';
import type { Sight } from './settled.svelte';

export type Names = (seat: Seat) => string;

export interface GameModule {
  /** As the engine calls it. */
  readonly name: GameName;
  /** As it is sold: the game itself first, then what is played on the same engine. */
  readonly boxes: readonly GameBox[];
  /** Out of which box a game with these options came. */
  boxOf(options: string): GameBox;
  /** Patterns that drawings of this game refer to anywhere on a page. */
  readonly patterns: (() => Promise<{ default: Component }>) | null;
  /** The usual options of a game out of this box, to be changed by a person. */
  newVariants(box: string): Variants;
  setUp(): Promise<SetUpParts>;
  table(): Promise<TableParts>;
  learn(): Promise<LearnParts>;
  rules(): Promise<Rules>;
}

export interface GameBox {
  /** In addresses and in what browsers keep. */
  readonly name: string;
  readonly game: GameName;
  title(): string;
  /** A sentence that makes one want to play it. */
  pitch(): string;
  /** What the number of players changes. */
  aboutPlayers(): string;
  readonly Cover: Component<{ title: string; label?: string }>;
  /** The colour of its sides. */
  readonly side: string;
  readonly lesson: () => Promise<{ tutorial: Tutorial }>;
  /** How long the lesson takes: what is promised without loading it. */
  readonly minutes: number;
  /** What all cards or tiles of it are called, and their sign. */
  readonly pieces: { icon: IconName; title(): string; menu(): string };
  /** Whether it is bought for modules that are chosen one by one. */
  readonly hasModules: boolean;
}

// ---- Setting up -------------------------------------------------------------------------------

/** The options of a game while they are chosen; members with `$state` follow on the page. */
export interface Variants {
  /** As the engine wants them. */
  options(players: number): string;
  /** In words, those that are not the usual ones. */
  names(players: number): string[];
  /** Why no game can begin with them yet. */
  problem(players: number): string | null;
  /** What is kept for next time, and taken back then; what cannot be read is left as it is. */
  kept(): Record<string, unknown>;
  take(kept: Readonly<Record<string, unknown>>): void;
}

export interface SetUpParts {
  readonly Variants: Component<{ variants: Variants; players: number }>;
  /** For boxes with modules. */
  readonly Modules: Component<{ variants: Variants }> | null;
}

// ---- At a table -------------------------------------------------------------------------------

/** What on the table an answer is attached to; a game adds what tells its things apart. */
export interface Thing {
  readonly kind: string;
}

export interface ThingKind {
  /** In which part of the table it lies. */
  readonly part: 'hand' | 'map' | 'columns' | 'status';
  /** It has a button too: it is not on every screen, or needs its words. */
  readonly hasButton: boolean;
  /** What comes to lie there can be turned before it does. */
  readonly turns: boolean;
  /** It is never asked again whether it is meant. */
  readonly isFree: boolean;
}

export type Said = Pick<Answer | Refusal, 'verb'>;

export interface Things {
  readonly kinds: Readonly<Record<string, ThingKind>>;
  /** An answer that is attached to nothing is a button. */
  of(said: Said, view: View): Thing | null;
  /** Verbs in the order in which a person most likely means them. */
  readonly wishes: readonly string[];
  /** The verb that things are meant for: they tell why not, also where another is possible. */
  readonly purpose: string | null;
  /** The verb by which things of the hand are gathered, the first by this one, the others as the
   *  set that follows; null where nothing is. */
  readonly gathers: string | null;
  /** The name of a place on the map, as text mode takes it; empty of other things. */
  nameOfPlace(thing: Thing): string;
  /** What is looked at closely where one looks at the thing. */
  closeUp(thing: Thing): string | null;
  /** The token for a thing that answers nothing now, but would where the turn begins. */
  afterRestart(situation: Situation, thing: Thing): string | null;
}

/** The table in words. */
export interface GameText {
  status(view: View): string[];
  hand(view: View, seat: Seat, catalogue: Catalogue | null): string[];
  /** What a seat has built, where that lies apart; else nothing. */
  columns(view: View, seat: Seat, catalogue: Catalogue | null): string[];
  player(view: View, seat: Seat, catalogue: Catalogue | null, names: Names): string[];
  /** A place, or the whole map for nothing; null if there is no such place. Directions are those
   *  of the map as it is drawn: `facing` is how far it is turned (art/map/geometry.ts), 0 where
   *  none is drawn. */
  places(
    situation: Situation,
    typed: string,
    names: Names,
    catalogue: Catalogue | null,
    facing: number,
  ): string[] | null;
  /** The names of places in a sentence, as `places` takes them. */
  placesIn(sentence: string): string[];
  /** Said of a place of which there is nothing to say. */
  emptyPlace(): string;
  /** A thing that is no place; null where it cannot be told. */
  thing(thing: Thing, catalogue: Catalogue | null): string | null;
  /** Cards or tiles whose name, id or text holds what was typed. */
  pieces(catalogue: Catalogue | null, typed: string): string[];
  /** What a refusal is about, as a person calls it; places stand in the sentence. */
  subject(refusal: Refusal, catalogue: Catalogue | null): string;
  /** The place a refusal is about; empty if it is about none. */
  placeOf(refusal: Refusal): string;
}

export interface Explanation {
  title: string;
  lines: string[];
}

/** How much a player's chip tells: everything one plays with, what is most asked for, or as little
 *  as fits where many sit at a narrow table. */
export type ChipSize = 'whole' | 'usual' | 'least';

/** A number with its sign, on the chip of a player; `label` names what is counted. */
export interface ChipStat {
  /** What stands before the number, as ChipSign draws it. */
  readonly sign: string;
  readonly value: number | string;
  readonly label: string;
}

/** What flies over the table where something happened, from one mark on the page to another. */
export interface Way {
  icon: IconName;
  from: string;
  to: string;
  classes?: string;
}

interface OfTable {
  selection: Selection;
  /** The moment that is shown. */
  sight: Sight;
  catalogue: Catalogue | null;
  /** On a phone. */
  compact: boolean;
}

interface OfPanel {
  situation: Situation;
  seat: Seat;
  onopen?: (() => void) | undefined;
  onexplain?: ((explanation: Explanation) => void) | undefined;
}

export interface TableParts {
  readonly things: Things;
  readonly text: GameText;

  readonly Hand: Component<OfTable>;
  readonly Board: Component<OfTable>;
  /** What a seat has built, where that lies apart. */
  readonly Columns: Component<OfTable & { seat: Seat; onback: () => void }> | null;
  /** How far the game is; `whole` on a sheet of its own. */
  readonly Status: Component<{
    situation: Situation;
    selection: Selection;
    compact?: boolean;
    whole?: boolean;
  }>;
  /** Whether the status needs the room of the title. */
  isCrowded(view: View): boolean;
  /** In the corner of a phone's map. */
  readonly MapCorner: Component<{ situation: Situation; onopen: () => void }> | null;
  readonly Panel: Component<OfPanel>;
  /** The numbers of a player in two lines. */
  chip(view: View, seat: Seat, size: ChipSize): ChipStat[][];
  readonly ChipSign: Component<{ sign: string; seat: Seat }>;

  /** What is looked at closely: large, or in a line with its text. */
  readonly closeUp: {
    has(catalogue: Catalogue | null, id: string): boolean;
    readonly Large: Component<{ catalogue: Catalogue | null; id: string }>;
    readonly Line: Component<{ catalogue: Catalogue | null; id: string }>;
  } | null;

  /** The sign of an answer before its words, and the words where few will do. */
  /** What is done with what was gathered, on the button that does it; and what a thing of the hand
   *  is called. */
  gatherText(gesture: Gesture): string;
  nameOf(thing: Thing, catalogue: Catalogue | null): string;
  readonly AnswerSign: Component<{ answer: Answer }>;
  shortText(answer: Answer, picked: Thing): string | null;

  // What an answer would bring.
  readonly QuantitySign: Component<{ quantity: string }>;
  /** Events of a preview that numbers do not tell. */
  readonly told: readonly string[];
  /** What the viewer holds now, of which the rest is told. */
  held(view: View, seat: Seat): Readonly<Record<string, number>>;
  /** What a line of a forecast comes from; `event` tells of it already. */
  cause(via: string, catalogue: Catalogue | null): { name: string; event: string | null };

  // What happened.
  /** Whether an event is to be seen on the map, and which piece it is about. */
  isOnMap(event: GameEvent): boolean;
  pieceOf(event: GameEvent): string | null;
  flight(event: GameEvent): Way | null;

  // Looked at again.
  /** The hand of a seat as far as the viewer may see it, and what it has built. */
  readonly Belongings: Component<{
    situation: Situation;
    catalogue: Catalogue | null;
    seat: Seat;
  }>;
  /** The map of a situation that is only looked at; `happened` is marked on it. */
  readonly StillMap: Component<{
    situation: Situation;
    catalogue: Catalogue | null;
    happened?: readonly Happening[];
    controls?: boolean;
  }>;
  /** Of a game that is over. */
  whyItEnded(view: View): string;
  /** What decides between equal points; null where victory is then shared. */
  tieBreak(): string | null;
}

// ---- Learning ---------------------------------------------------------------------------------

export interface LearnParts {
  /** A picture of the rules. */
  readonly Figure: Component<{ figure: string }>;
  /** All cards or tiles. */
  readonly Browser: Component<{ catalogue: Catalogue; box: string }>;
  /** The teacher's words, with drawings where they name a piece. */
  readonly LessonText: Component<{ text: string; catalogue: Catalogue | null }>;
  /** Where on the page the target of a step is, where it is a thing of the game. */
  find(target: Target): { selector: string; isRound: boolean } | null;
}

export interface Rules {
  /** By the name of the box. */
  readonly sections: Readonly<Record<string, readonly Section[]>>;
  /** The section about a question; undefined if there is none. */
  sectionFor(question: string, options: string): string | undefined;
}
