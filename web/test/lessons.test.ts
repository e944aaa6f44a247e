/* Plays every step of every tutorial through the engine, with every token a task allows.
 *
 * What must hold: positions are accepted; the right seat is asked; every token of every task is
 * legal, whichever were chosen before it in the step; answers of others are legal and theirs; what
 * is marked exists. */
import { describe, expect, it } from 'vitest';
import type { Seat, View } from '$model';
import { LocalTransport } from '../src/engine/local';
import { host } from './support';
import { tutorial as deus } from '../src/games/deus/lessons/deus';
import { tutorial as egypt } from '../src/games/deus/lessons/egypt';
import { tutorial as gheos } from '../src/games/gheos/lessons/gheos';
import { BOXES } from '../src/games';
import type { DeusView } from '../src/games/deus/model';
import type { GheosView } from '../src/games/gheos/model';
import type { Step, Target, Task, Tutorial } from '../src/words/tutorial/step';

/** One tutorial on its way through the engine; complains with the step's name. */
class Walk {
  readonly #engine = new LocalTransport(host);
  #where = '';

  async through({ steps }: Tutorial): Promise<void> {
    let free = false; /* whether the learner could choose in the step before */
    for (const [index, step] of steps.entries()) {
      this.#where = `step ${index + 1} (${step.id})`;
      if ((index === 0 || free) && !step.position)
        this.#fail('needs a position: the learner could choose before');
      if (step.position) await this.#engine.setUp(step.position);
      const { view } = await this.#engine.situation(step.seat);
      for (const target of step.highlight)
        if (!knows(view, target, step)) this.#fail(`cannot mark ${JSON.stringify(target)}`);
      await this.#do(step, 0);
      free = step.tasks.some((task) => task === 'any' || task.length > 1);
    }
  }

  #fail(what: string): never {
    throw new Error(`${this.#where}: ${what}`);
  }

  #play(token: string): Promise<unknown> {
    return this.#engine.play('all', token).catch((error: Error) => this.#fail(error.message));
  }

  /** Does the tasks from `index` on in every way; ends with the first way played. */
  async #do(step: Step, index: number): Promise<void> {
    const task = step.tasks[index];
    const { question } = await this.#engine.situation('all');
    if (task === undefined) return this.#letOthersAnswer(step);
    if (question?.seat !== step.seat) {
      if (task !== 'any') this.#fail(`task ${index + 1}: seat ${question?.seat} is asked`);
      return this.#do(step, index + 1); /* what is forced has played itself */
    }
    const start = await this.#engine.position('all');
    for (const token of (await this.#tokensOf(task, index)).reverse()) {
      await this.#engine.setUp(start);
      await this.#play(token);
      await this.#do(step, index + 1);
    }
  }

  /** Long lists are tried at both ends. */
  async #tokensOf(task: Task, index: number): Promise<string[]> {
    const { answers } = await this.#engine.situation('all');
    const legal = answers.map(({ token }) => token);
    const tokens = task === 'any' ? legal : [...task];
    for (const token of tokens)
      if (!legal.includes(token))
        this.#fail(`task ${index + 1}: '${token}' is not legal: ${legal.join(' ')}`);
    return tokens.length > 4 ? [...tokens.slice(0, 2), ...tokens.slice(-1)] : tokens;
  }

  async #letOthersAnswer(step: Step): Promise<void> {
    for (const token of step.then ?? []) {
      const { question } = await this.#engine.situation('all');
      if (question?.seat === step.seat) this.#fail(`${token}: the learner is asked here`);
      await this.#play(token);
    }
  }
}

function knowsInDeus({ players, regions }: DeusView, seat: Seat, { card, region }: Marked) {
  if (card !== undefined)
    return (
      players[seat - 1]?.hand?.includes(card) ||
      players.some(({ columns }) => Object.values(columns).flat().includes(card))
    );
  return region === undefined || regions.some(({ name }) => name === region);
}

function knowsInGheos(view: GheosView, seat: Seat, { tile, cell, civilisation }: Marked) {
  if (tile !== undefined)
    return (
      view.players[seat - 1]?.hand.includes(tile) ||
      view.places.some((place) => place.tile === tile)
    );
  if (cell !== undefined) return cell.every(Number.isInteger);
  return civilisation === undefined || civilisation in view.supply;
}

/** What a step may mark. */
interface Marked {
  card?: string;
  region?: string;
  tile?: string;
  cell?: readonly number[];
  civilisation?: string;
}

function knows(view: View, target: Target, { seat }: Step): boolean {
  if (!('thing' in target)) return true;
  const marked: Marked = target.thing;
  const known =
    view.game === 'deus'
      ? knowsInDeus(view as DeusView, seat, marked)
      : knowsInGheos(view as GheosView, seat, marked);
  return known === true;
}

describe('tutorials', () => {
  for (const tutorial of [deus, egypt, gheos])
    it(`${tutorial.id} can be played, whatever the learner chooses`, () =>
      new Walk().through(tutorial));

  it('teach the newest rules', async () => {
    const { games } = await new LocalTransport(host).games();
    for (const { game, steps } of [deus, egypt, gheos]) {
      const newest = games.find((one) => one.game === game)?.rules_version ?? 0;
      // A position without the word is of version 1.
      const versions = steps.flatMap(({ position }) =>
        position ? [Number(/ rules=(\d+) /.exec(position)?.[1] ?? 1)] : [],
      );
      expect([game, ...new Set(versions)]).toEqual([game, newest]);
    }
  });

  it('have every step once, since progress is kept by it', () => {
    for (const { steps } of [deus, egypt, gheos])
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });
});

describe('minutes', () => {
  const WORDS_A_MINUTE = 180;
  const SECONDS_AN_ANSWER = 5;
  const SECONDS_A_STEP = 2;

  function minutesOf({ steps }: Tutorial): number {
    const inLanguage = (['en', 'fr', 'uk'] as const).map((language) => {
      const words = steps.flatMap(({ text, after }) =>
        `${text[language]} ${after?.[language] ?? ''}`.trim().split(/\s+/),
      ).length;
      const answers = steps.reduce((sum, { tasks }) => sum + tasks.length, 0);
      return (
        words / WORDS_A_MINUTE + (answers * SECONDS_AN_ANSWER + steps.length * SECONDS_A_STEP) / 60
      );
    });
    return Math.max(...inLanguage);
  }

  for (const tutorial of [deus, egypt, gheos])
    it(`of ${tutorial.id} are what is promised`, () =>
      expect(Math.round(minutesOf(tutorial))).toBe(
        BOXES.find(({ name }) => name === tutorial.id)?.minutes,
      ));
});
