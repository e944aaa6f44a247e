// A game being set up: seats and options as a person chooses them, as the engine wants them, and as
// they are kept for next time.
import type { Colour, GameName } from '$model';
import { COLOURS } from '$model';
import type { Box } from '../../app/route.svelte';
import { say, sayAny } from '../../app/say';
import type { Sitter } from '../../engine/seats';
import type { Plan } from '../../engine/table.svelte';
import { ARRANGEMENTS } from '../../games/deus/setup/arrangements';
import { TILES, writeSlots, type Slot } from '../../games/deus/setup/slots';

/** Who sits there: `person`, or a bot as the engine calls it. */
export type Who = string;

/** Colours with which Egypt is learnt most easily. */
export const FIRST_EGYPT: readonly Colour[] = ['maritime', 'civil'];

/** An arrangement of one's own. */
export const CUSTOM = 'custom';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const FIRST_LEVEL = 2;
const keyOf = (box: Box) => `demiurge.last.${box}`;

interface Kept {
  players: number;
  who: Who[];
  names: string[];
  start: string;
  arrangement: string;
  custom: Slot[];
  joker: boolean;
  openVp: boolean;
  egypt: Colour[];
  egyptAtRandom: boolean;
  mixedTemples: boolean;
  calmEpochs: boolean;
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
  readonly box: Box;
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
  start = $state('');
  arrangement = $state('');
  /** Places of an arrangement of one's own. */
  custom = $state.raw<Slot[]>([[0, 0]]);
  joker = $state(false);
  openVp = $state(false);
  egypt = $state<Colour[]>([]);
  egyptAtRandom = $state(false);
  mixedTemples = $state(false);
  calmEpochs = $state(false);

  constructor(box: Box) {
    this.box = box;
    this.game = box === 'gheos' ? 'gheos' : 'deus';
    if (box === 'egypt') this.egypt = [...FIRST_EGYPT];
  }

  /** As it was played last, or the usual settings. */
  static last(box: Box): Draft {
    const draft = new Draft(box);
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(box)) ?? 'null') as Partial<Kept> | null;
      if (kept && Array.isArray(kept.who) && Array.isArray(kept.names)) Object.assign(draft, kept);
    } catch {
      // What cannot be read is forgotten.
    }
    return draft;
  }

  /** The same with a person at the table, also where bots played among themselves last time. */
  static lastToPlay(box: Box): Draft {
    const draft = Draft.last(box);
    if (draft.people === 0) draft.who = ['person', ...draft.who.slice(1)];
    return draft;
  }

  static hasLast(box: Box): boolean {
    try {
      return localStorage.getItem(keyOf(box)) !== null;
    } catch {
      return false;
    }
  }

  keep(): void {
    const {
      players,
      who,
      names,
      start,
      arrangement,
      custom,
      joker,
      openVp,
      egypt,
      egyptAtRandom,
      mixedTemples,
      calmEpochs,
    } = this;
    const kept: Kept = {
      players,
      who,
      names,
      start,
      arrangement,
      custom,
      joker,
      openVp,
      egypt,
      egyptAtRandom,
      mixedTemples,
      calmEpochs,
    };
    try {
      localStorage.setItem(keyOf(this.box), JSON.stringify(kept));
    } catch {
      // Private windows may refuse.
    }
  }

  get arrangements(): Readonly<Record<string, readonly Slot[]>> {
    return ARRANGEMENTS[this.players] ?? {};
  }

  /** The one chosen, or the usual one where it does not fit the number of players. */
  get arrangementName(): string {
    const names = Object.keys(this.arrangements);
    if (this.arrangement === CUSTOM) return CUSTOM;
    return names.includes(this.arrangement) ? this.arrangement : (names[0] ?? '');
  }

  /** Tiles that an arrangement of one's own still lacks. */
  get tilesMissing(): number {
    const needed = TILES[this.players] ?? 0;
    return this.game === 'deus' && this.arrangement === CUSTOM
      ? Math.max(0, needed - this.custom.length)
      : 0;
  }

  get people(): number {
    return this.who.slice(0, this.players).filter((who) => who === 'person').length;
  }

  get seedIsWrong(): boolean {
    const seed = this.seed.trim();
    return seed !== '' && !/^(\d{1,20}|[0-9a-f]{64})$/i.test(seed);
  }

  options(): string {
    if (this.game === 'gheos') return this.calmEpochs ? 'calm-epochs=on' : '';
    const words: string[] = [];
    if (this.start) words.push(`start=${this.start}`);
    if (this.arrangement === CUSTOM)
      words.push(`arrangement=${writeSlots(this.custom.slice(0, TILES[this.players]))}`);
    else if (this.arrangement === this.arrangementName)
      words.push(`arrangement=${this.arrangement}`);
    if (this.joker) words.push('joker=on');
    if (this.openVp) words.push('open-vp=on');
    if (this.box === 'egypt') words.push(...this.#egyptOptions());
    return words.join(' ');
  }

  #egyptOptions(): string[] {
    const words: string[] = [];
    if (this.egyptAtRandom) words.push('egypt=random');
    else if (this.egypt.length === COLOURS.length) words.push('egypt=all');
    else if (this.egypt.length > 0)
      words.push(`egypt=${COLOURS.filter((colour) => this.egypt.includes(colour)).join(',')}`);
    if (this.mixedTemples) words.push('temples=mixed');
    return words;
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

  /** "2 players: Player 1, Trader" */
  summary(): string {
    const names = this.plan('0').sitters.map(({ name }) => name);
    return [names.join(', '), ...this.#optionNames()].join(' · ');
  }

  #optionNames(): string[] {
    const words: string[] = [];
    if (this.game === 'gheos') return this.calmEpochs ? [say('option.calm-epochs')] : [];
    if (this.box === 'egypt') {
      if (this.egyptAtRandom) words.push(say('option.egypt.random'));
      else if (this.egypt.length === COLOURS.length) words.push(say('option.egypt.all'));
      else
        words.push(
          this.egypt.map((colour) => say(`option.egypt.${colour}`)).join(', ') ||
            say('option.egypt.none'),
        );
      if (this.mixedTemples) words.push(say('option.temples'));
    }
    if (this.arrangement === this.arrangementName)
      words.push(sayAny(`option.arrangement.${this.arrangement}`));
    if (this.start) words.push(say('option.start.pick', { n: Number(this.start) }));
    if (this.joker) words.push(say('option.joker'));
    if (this.openVp) words.push(say('option.open-vp'));
    return words;
  }
}
