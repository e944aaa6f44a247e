// A lesson: steps on the real engine. What always holds: the table is where the steps before
// `index` and the first `done` tasks of this one have led.
import type { Language, Seat } from '$model';
import { say } from '../../app/say';
import type { Sitter } from '../../engine/seats';
import { newTransport } from '../../engine/engines';
import type { LocalTable } from '../../engine/transport';
import type { Step, Task, Tutorial } from '../../words/tutorial/step';
import { LessonTable, type Teacher } from './lessonTable.svelte';

const allows = (task: Task | undefined, token: string): boolean =>
  task === 'any' || (task?.includes(token) ?? false);

/** Where the lesson was before an answer. */
interface Mark {
  step: number;
  index: number;
  done: number;
}

export class Lesson implements Teacher {
  readonly tutorial: Tutorial;
  table = $state.raw<LessonTable | null>(null);
  index = $state(0);
  done = $state(0);
  /** The learner tried something else. */
  strayed = $state(false);
  finished = $state(false);
  #moves = $state(false);

  readonly #pause: () => Promise<void>;
  readonly #onstep: (step: Step) => void;
  #language: Language;
  #marks: Mark[] = [];

  constructor(
    tutorial: Tutorial,
    language: Language,
    pause: () => Promise<void>,
    onstep: (step: Step) => void,
  ) {
    this.tutorial = tutorial;
    this.#language = language;
    this.#pause = pause;
    this.#onstep = onstep;
  }

  readonly step: Step = $derived.by(() => this.tutorial.steps[this.index] as Step);
  readonly tasksDone: boolean = $derived.by(() => this.done >= this.step.tasks.length);
  readonly next: Step | undefined = $derived.by(() => this.tutorial.steps[this.index + 1]);

  /** Whether something is still being played: going on now would leave the table behind. */
  readonly busy: boolean = $derived.by(() => this.#moves || (this.table?.busy ?? false));

  /** Whether anything may be tried: nothing later depends on it. */
  get #isFree(): boolean {
    return this.tasksDone && (this.next === undefined || this.next.position !== undefined);
  }

  // ---- Going about -------------------------------------------------------------------------

  async goTo(index: number): Promise<void> {
    if (this.#moves) return;
    this.#moves = true;
    try {
      await this.#go(index);
    } finally {
      this.#moves = false;
    }
  }

  async #go(index: number): Promise<void> {
    const { steps } = this.tutorial;
    const to = Math.max(0, Math.min(index, steps.length - 1));
    const from = steps.findLastIndex((step, k) => k <= to && step.position !== undefined);
    const record = await this.#recordBefore(from, to);
    const table = new LessonTable(this, this.#pause);
    this.table?.close();
    this.#marks = [];
    this.finished = false;
    this.#enter(to, table);
    const sitters = this.#sitters(steps[to]?.seat ?? 1);
    await table.resume(
      {
        id: this.tutorial.id,
        game: this.tutorial.game,
        options: '',
        sitters,
        record,
        round: 1,
        over: false,
        totals: [],
        began: 0,
        played: 0,
      },
      this.#language,
    );
    this.table = table;
  }

  #enter(index: number, table: LessonTable): void {
    this.index = index;
    this.done = 0;
    this.strayed = false;
    table.script.tokens = [...(this.step.then ?? [])];
    this.#onstep(this.step);
  }

  /** Plays what the lesson expects from one step up to another, on a table of its own. */
  async #recordBefore(from: number, to: number): Promise<string> {
    const transport = newTransport();
    try {
      await transport.setUp(this.tutorial.steps[from]?.position ?? '');
      for (const step of this.tutorial.steps.slice(from, to)) await playStep(transport, step);
      return await transport.record('all');
    } finally {
      transport.close();
    }
  }

  #sitters(learner: Seat): Sitter[] {
    const you: Sitter = { kind: 'person', name: say('word.player', { n: learner }) };
    const other = (seat: number): Sitter => ({
      kind: 'bot',
      bot: 'lesson',
      name: say('word.player', { n: seat }),
    });
    return [1, 2].map((seat) => (seat === learner ? you : other(seat)));
  }

  async advance(): Promise<void> {
    if (this.busy) return;
    if (this.next === undefined) this.finished = true;
    else if (this.next.position !== undefined || !this.table) await this.goTo(this.index + 1);
    else this.#enter(this.index + 1, this.table);
  }

  /** Does the task at hand for the learner. */
  async help(): Promise<void> {
    if (this.busy) return;
    const task = this.step.tasks[this.done];
    const token = task === 'any' ? this.table?.situation?.answers[0]?.token : task?.[0];
    if (token !== undefined) await this.table?.answer(token);
  }

  async setLanguage(language: Language): Promise<void> {
    this.#language = language;
    await this.table?.setLanguage(language);
  }

  close(): void {
    this.table?.close();
  }

  // ---- Watching the learner ----------------------------------------------------------------

  accepts(tokens: readonly string[], isSentAlong: boolean): boolean {
    this.strayed = false;
    // The table sends the turn of a tile along with its cell; where that is a step of its own, the
    // learner shall see it.
    if (isSentAlong && this.done === 0) return false;
    if (this.#isFree) return true;
    const step = this.table?.situation?.step ?? 0;
    const mark: Mark = { step, index: this.index, done: this.done };
    if (this.tasksDone && this.next && !this.next.position && this.table)
      this.#enter(this.index + 1, this.table);
    const wanted = this.step.tasks.slice(this.done, this.done + tokens.length);
    if (!matches(wanted, tokens)) {
      if (this.index !== mark.index) ({ index: this.index, done: this.done } = mark);
      this.strayed = true;
      return false;
    }
    this.#marks.push(mark);
    this.done += tokens.length;
    return true;
  }

  answered(): void {
    this.#passForced();
    if (
      this.tasksDone &&
      !this.step.after &&
      !this.step.then &&
      this.next &&
      !this.next.position &&
      this.step.tasks.length > 0 &&
      this.table
    )
      this.#enter(this.index + 1, this.table);
  }

  /** What is forced has played itself, and closing a set goes with it. */
  #passForced(): void {
    const { question } = this.table?.situation ?? {};
    while (!this.tasksDone) {
      const task = this.step.tasks[this.done];
      const asked = question?.seat === this.step.seat;
      const possible =
        asked && this.table?.situation?.answers.some(({ token }) => allows(task, token));
      if (possible || (asked && task !== 'any' && task?.[0] !== 'done')) return;
      this.done++;
    }
  }

  /** Back to where this step begins. */
  lost(table: LessonTable): void {
    if (table === this.table) void this.goTo(this.index).catch(() => undefined);
  }

  undone(): void {
    const now = this.table?.situation?.step ?? 0;
    let back: Mark | undefined;
    while (this.#marks.at(-1) !== undefined && (this.#marks.at(-1)?.step ?? -1) >= now)
      back = this.#marks.pop();
    if (!back || !this.table) return;
    this.#enter(back.index, this.table);
    this.done = back.done;
  }
}

/** Whether these answers, in any order, are what the tasks ask for. */
function matches(tasks: readonly Task[], tokens: readonly string[]): boolean {
  const left = [...tasks];
  return (
    tokens.length <= tasks.length &&
    tokens.every((token) => {
      const at = left.findIndex((task) => allows(task, token));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

async function playStep(transport: LocalTable, step: Step): Promise<void> {
  for (const task of step.tasks) {
    const { question, answers } = await transport.situation(step.seat);
    const token = task === 'any' ? answers[0]?.token : task[0];
    if (token === undefined || question?.seat !== step.seat) continue;
    await transport.play('all', token);
  }
  for (const token of step.then ?? []) await transport.play('all', token);
}
