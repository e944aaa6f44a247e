// A table on which a lesson is given: it is a real one, but answers go by the teacher first, and the
// other seats answer what the lesson says.
import type { Seat } from '$model';
import type { EngineHost } from '../../engine/host';
import { MemoryShelf } from '../../engine/storage';
import { Table } from '../../engine/table.svelte';
import { Stopped, Thinker } from '../../engine/thinker';
import { newTransport } from '../../engine/workshop';

const NO_ENGINES: EngineHost = {
  open() {
    throw new Error('the players of a lesson do not think');
  },
};

/** Answers for the other seats, one after another; without one the seat waits. */
export class Script extends Thinker {
  tokens: string[] = [];

  constructor() {
    super(NO_ENGINES);
  }

  override choose(
    _seat: Seat, _bot: string, _position: string, _seed: number, _turn: number, signal?: AbortSignal,
  ): Promise<string> {
    const next = this.tokens.shift();
    if (next !== undefined) return Promise.resolve(next);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Stopped())));
  }

  override advise(): Promise<never[]> {
    return Promise.resolve([]);
  }
}

/** Who decides whether the learner's answer is part of the lesson. */
export interface Teacher {
  /** False: the answer is not given. */
  accepts(tokens: readonly string[]): boolean;
  /** The table changed. */
  answered(): void;
  undone(): void;
}

export class LessonTable extends Table {
  readonly script: Script;
  readonly #teacher: Teacher;

  constructor(teacher: Teacher, pause: () => Promise<void>) {
    const script = new Script();
    super({ transport: newTransport(), thinker: script, shelf: new MemoryShelf(), pause });
    this.script = script;
    this.#teacher = teacher;
  }

  override async answer(token: string): Promise<void> {
    if (!this.#teacher.accepts([token])) return;
    await super.answer(token);
    this.#teacher.answered();
  }

  override async choose(tokens: readonly string[]): Promise<void> {
    if (!this.#teacher.accepts(tokens)) return;
    await super.choose(tokens);
    this.#teacher.answered();
  }

  override async undo(): Promise<void> {
    await super.undo();
    this.#teacher.undone();
  }

  override async restart(): Promise<void> {
    await super.restart();
    this.#teacher.undone();
  }

  /** What was taken back counts again only when it is answered. */
  override redo(): Promise<void> {
    return Promise.resolve();
  }
}
