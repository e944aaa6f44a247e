// A game being set up: seats and options as a person chooses them, as the engine wants them, and as
// they are kept for next time.
import type { GameName } from '$model';
import { list, say, sayAny } from '../../app/say';
import type { Sitter } from '../../engine/seats';
import type { Plan } from '../../engine/table.svelte';
import { boxNamed, gameNamed } from '../../games';
import type { GameBox, Variants } from '../../play/game';

/** Who sits there: `person`, or a bot as the engine calls it. */
export type Who = string;

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const FIRST_LEVEL = 2;
const keyOf = (box: string) => `demiurge.last.${box}`;

interface Kept {
  players: number;
  who: Who[];
  names: string[];
}

export const levelOf = (who: Who): number | null => {
  const found = /^level:(\d)$/.exec(who);
  return found ? Number(found[1]) : null;
};

export function nameOfWho(who: Who, index: number): string {
  if (who === 'person') return say('word.player', { n: index + 1 });
  const level = levelOf(who);
  return level ? sayAny(`level.${level}.name`) : sayAny(`bot.${who}`);
}

export class Draft {
  readonly box: GameBox;
  readonly game: GameName;
  players = $state(2);
  who = $state<Who[]>([
    'person',
    `level:${FIRST_LEVEL}`,
    `level:${FIRST_LEVEL}`,
    `level:${FIRST_LEVEL}`,
  ]);
  names = $state<string[]>(['', '', '', '']);
  seed = $state('');
  /** The options of the game. */
  readonly variants: Variants;

  constructor(box: string) {
    this.box = boxNamed(box);
    this.game = this.box.game;
    this.variants = gameNamed(this.game).newVariants(box);
  }

  /** As it was played last, or the usual settings. */
  static last(box: string): Draft {
    const draft = new Draft(box);
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(box)) ?? 'null') as Partial<Kept> | null;
      if (kept && Array.isArray(kept.who) && Array.isArray(kept.names)) draft.#take(kept);
    } catch {
      // What cannot be read is forgotten.
    }
    return draft;
  }

  /** The same with a person at the table, also where bots played among themselves last time. */
  static lastToPlay(box: string): Draft {
    const draft = Draft.last(box);
    if (draft.people === 0) draft.who = ['person', ...draft.who.slice(1)];
    return draft;
  }

  static hasLast(box: string): boolean {
    try {
      return localStorage.getItem(keyOf(box)) !== null;
    } catch {
      return false;
    }
  }

  #take({ players, who, names, ...variants }: Partial<Kept>): void {
    Object.assign(this, { players, who, names });
    this.variants.take(variants);
  }

  keep(): void {
    const { players, who, names, variants } = this;
    const kept: Kept = { ...variants.kept(), players, who, names };
    try {
      localStorage.setItem(keyOf(this.box.name), JSON.stringify(kept));
    } catch {
      // Private windows may refuse.
    }
  }

  get people(): number {
    return this.who.slice(0, this.players).filter((who) => who === 'person').length;
  }

  get seedIsWrong(): boolean {
    const seed = this.seed.trim();
    return seed !== '' && !/^(\d{1,20}|[0-9a-f]{64})$/i.test(seed);
  }

  options(): string {
    return this.variants.options(this.players);
  }

  plan(seed: string): Plan {
    const sitters = this.who.slice(0, this.players).map((who, k): Sitter => {
      const name = this.#nameAt(k);
      return who === 'person' ? { kind: 'person', name } : { kind: 'bot', bot: who, name };
    });
    return { game: this.game, options: this.options(), seed: this.seed.trim() || seed, sitters };
  }

  /** Bots of one level are told apart by a number. */
  #nameAt(index: number): string {
    const given = this.names[index]?.trim();
    const who = this.who[index] ?? 'person';
    if (who === 'person') return given || nameOfWho(who, index);
    const before = this.who.slice(0, index).filter((other) => other === who).length;
    return nameOfWho(who, index) + (before > 0 ? ` ${before + 1}` : '');
  }

  /** How a seat is called in the summary: "You", "Anna", "Potter (level 2)". */
  #called(sitter: Sitter, index: number): string {
    const { kind, name } = sitter;
    const n = kind === 'bot' ? levelOf(sitter.bot) : null;
    if (n !== null) return say('setup.botAt', { name, n });
    const alone = kind === 'person' && this.people === 1 && !this.names[index]?.trim();
    return alone ? say('setup.you') : name;
  }

  /** "You vs Potter (level 2) · Jokers" */
  summary(): string {
    const called = this.plan('0').sitters.map((sitter, k) => {
      return { kind: sitter.kind, name: this.#called(sitter, k) };
    });
    const of = (kind: string) => list(called.flatMap((one) => (one.kind === kind ? one.name : [])));
    const [people, bots] = [of('person'), of('bot')];
    const who = people && bots ? say('setup.versus', { people, bots }) : people || bots;
    return [who, ...this.variants.names(this.players)].join(' · ');
  }
}
