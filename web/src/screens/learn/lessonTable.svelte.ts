// A table on which a lesson is given: it is a real one, but answers go by the teacher first, and
// the other seats answer what the lesson says.
import type { Seat } from '$model';
import type { EngineHost } from '../../engine/host';
import { MemorySavedGames } from '../../engine/savedGames';
import { Table } from '../../engine/table.svelte';
import { Stopped, Thinker } from '../../engine/thinker';
import { newTransport } from '../../engine/engines';

const NO_ENGINES: EngineHost = {
  open() {
    throw new Error('the players of a lesson do not think');
  },
};

/** Answers for the other seats, one after another; without one the seat waits. */
export class Script extends Thinker {
  tokens: string[] = [];
  /** Nothing is left to answer: a seat was asked in vain. */
  waits = $state(false);

  constructor() {
    super(NO_ENGINES);
  }

  override choose(
    _seat: Seat,
    _bot: string,
    _position: string,
    _seed: number,
    _turn: number,
    signal?: AbortSignal,
  ): Promise<string> {
    const next = this.tokens.shift();
    this.waits = next === undefined;
    if (next !== undefined) return Promise.resolve(next);
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Stopped())),
    );
  }

  override advise(): Promise<never[]> {
    return Promise.resolve([]);
  }
}

/** Who decides whether the learner's answer is part of the lesson. */
export interface Teacher {
  /** False: the answer is not given. `isSentAlong`: it goes with the one before. */
  accepts(tokens: readonly string[], isSentAlong: boolean): boolean;
  /** The table changed. */
  answered(): void;
  undone(): void;
  /** An answer of the lesson did not fit the table. */
  lost(table: LessonTable): void;
}

export class LessonTable extends Table {
  /** A lesson explains answer by answer. */
  override readonly gestures = false;
  readonly script: Script;
  readonly #teacher: Teacher;
  /** An answer is being carried out. */
  #answers = $state(false);
  #lost = false;

  constructor(teacher: Teacher, pause: () => Promise<void>) {
    const script = new Script();
    super({
      transport: newTransport(),
      thinker: script,
      savedGames: new MemorySavedGames(),
      pause,
    });
    this.script = script;
    this.#teacher = teacher;
  }

  /** Whether an answer, the learner's or another's, is still being played. */
  readonly busy: boolean = $derived.by(
    () => this.#answers || (this.thinking !== null && !this.script.waits),
  );

  override answer(token: string, isSentAlong = false): Promise<void> {
    return this.#give([token], () => super.answer(token), isSentAlong);
  }

  override choose(tokens: readonly string[]): Promise<void> {
    return this.#give(tokens, () => super.choose(tokens));
  }

  async #give(
    tokens: readonly string[],
    play: () => Promise<void>,
    isSentAlong = false,
  ): Promise<void> {
    if (this.#answers || !this.#teacher.accepts(tokens, isSentAlong)) return;
    this.#answers = true;
    try {
      await play();
      if (!this.#lost) this.#teacher.answered();
    } finally {
      this.#answers = false;
    }
  }

  override async undo(): Promise<void> {
    if (!this.situation?.undo.can) return;
    await super.undo();
    this.#teacher.undone();
  }

  override async restart(): Promise<void> {
    if (!this.situation?.undo.can) return;
    await super.restart();
    this.#teacher.undone();
  }

  /** What the engine says about an answer that does not fit is not for the learner. */
  protected override complain(): void {
    this.#lost = true;
    this.#teacher.lost(this);
  }

  /** What was taken back counts again only when it is answered. */
  override redo(): Promise<void> {
    return Promise.resolve();
  }
}
