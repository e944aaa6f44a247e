// The options of Deus and Egypt while they are chosen.
import type { Variants } from '../../play/game';
import { COLOURS, type Colour } from './model';
import { say, sayAny } from './say';
import { ARRANGEMENTS } from './setup/arrangements';
import { TILES, writeSlots, type Slot } from './setup/slots';

/** Colours with which Egypt is learnt most easily. */
export const FIRST_EGYPT: readonly Colour[] = ['maritime', 'civil'];

/** An arrangement of one's own. */
export const CUSTOM = 'custom';

export class DeusVariants implements Variants {
  /** Whether the cards of Egypt can be chosen. */
  readonly withEgypt: boolean;
  start = $state('');
  arrangement = $state('');
  /** Places of an arrangement of one's own. */
  custom = $state.raw<Slot[]>([[0, 0]]);
  joker = $state(false);
  openVp = $state(false);
  egypt = $state<Colour[]>([]);
  egyptAtRandom = $state(false);
  mixedTemples = $state(false);

  constructor(withEgypt: boolean) {
    this.withEgypt = withEgypt;
    if (withEgypt) this.egypt = [...FIRST_EGYPT];
  }

  kept(): Record<string, unknown> {
    const { start, arrangement, custom, joker, openVp, egypt, egyptAtRandom, mixedTemples } = this;
    return { start, arrangement, custom, joker, openVp, egypt, egyptAtRandom, mixedTemples };
  }

  take(kept: Readonly<Record<string, unknown>>): void {
    for (const key of Object.keys(this.kept()))
      if (key in kept) Object.assign(this, { [key]: kept[key] });
  }

  arrangements(players: number): Readonly<Record<string, readonly Slot[]>> {
    return ARRANGEMENTS[players] ?? {};
  }

  /** The one chosen, or the usual one where it does not fit the number of players. */
  arrangementName(players: number): string {
    const names = Object.keys(this.arrangements(players));
    if (this.arrangement === CUSTOM) return CUSTOM;
    return names.includes(this.arrangement) ? this.arrangement : (names[0] ?? '');
  }

  /** An arrangement of one's own may still lack tiles. */
  problem(players: number): string | null {
    const needed = TILES[players] ?? 0;
    if (this.arrangement !== CUSTOM || this.custom.length >= needed) return null;
    return say('error.slots', { n: needed });
  }

  options(players: number): string {
    const words: string[] = [];
    if (this.start) words.push(`start=${this.start}`);
    if (this.arrangement === CUSTOM)
      words.push(`arrangement=${writeSlots(this.custom.slice(0, TILES[players]))}`);
    else if (this.arrangement === this.arrangementName(players))
      words.push(`arrangement=${this.arrangement}`);
    if (this.joker) words.push('joker=on');
    if (this.openVp) words.push('open-vp=on');
    if (this.withEgypt) words.push(...this.#egyptOptions());
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

  names(players: number): string[] {
    const words = this.withEgypt ? this.#egyptNames() : [];
    if (this.arrangement === this.arrangementName(players))
      words.push(sayAny(`option.arrangement.${this.arrangement}`));
    if (this.start) words.push(say('option.start.pick', { n: Number(this.start) }));
    if (this.joker) words.push(say('option.joker'));
    if (this.openVp) words.push(say('option.open-vp'));
    return words;
  }

  #egyptNames(): string[] {
    const words: string[] = [];
    if (this.egyptAtRandom) words.push(say('option.egypt.random'));
    else if (this.egypt.length === COLOURS.length) words.push(say('option.egypt.all'));
    else
      words.push(
        this.egypt.map((colour) => say(`option.egypt.${colour}`)).join(', ') ||
          say('option.egypt.none'),
      );
    if (this.mixedTemples) words.push(say('option.temples'));
    return words;
  }
}
