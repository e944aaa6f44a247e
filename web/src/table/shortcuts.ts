// Keys of the table. Ctrl+Z and its kin belong to the page; Tab, Enter and arrows to what is
// focused.
import { settings } from '../engine/settings.svelte';
import { NUMBERED, type Desk } from './desk.svelte';

/** A first digit waits this long for a second one, where there are so many answers. */
const SECOND_DIGIT_MS = 650;

const PARTS: Record<string, string> = {
  q: 'ask',
  h: 'hand',
  m: 'map',
  c: 'columns',
  p: 'players',
  l: 'log',
};

/** Moves the focus to a part of the table: to what Tab would reach there first. */
export function focusPart(part: string): boolean {
  const area = document.querySelector(`[data-part="${part}"]`);
  const target = area?.querySelector<HTMLElement | SVGElement>(
    part === 'ask' ? '#question' : '[tabindex="0"], button',
  );
  target?.focus();
  return target !== null && target !== undefined;
}

/** The letter on the key as Latin keyboards have it, whatever the layout types. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z?]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

export class Shortcuts {
  readonly #desk: Desk;
  readonly #help: () => void;
  #digits = '';
  #timer = 0;

  constructor(desk: Desk, help: () => void) {
    this.#desk = desk;
    this.#help = help;
  }

  /** True if the key was one of ours. */
  press(event: KeyboardEvent): boolean {
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return false;
    // What lies beside the table has keys of its own.
    if (target instanceof Element && target.closest('[data-beside]')) return false;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (document.querySelector('dialog[open]')) return false;
    if (event.key === 'Escape') return this.#escape();
    if (/^[0-9]$/.test(event.key)) return this.#digit(event.key);
    return settings.keys && this.#letter(letterOf(event));
  }

  #escape(): boolean {
    this.#desk.clear();
    this.#desk.listed = false;
    focusPart('ask');
    return true;
  }

  #letter(key: string): boolean {
    const desk = this.#desk;
    const part = PARTS[key];
    if (part) return focusPart(part);
    if (key === 'r' && desk.picked?.kind === 'cell') desk.rotate();
    else if (key === 'i' && settings.hints && desk.table.hints) void desk.advise();
    else if (key === 'w') this.#why();
    else if (key === 'd') desk.describe();
    else if (key === 't') settings.text = true;
    else if (key === '?') this.#help();
    else return false;
    return true;
  }

  /** Why what is in focus is refused; where nothing is, the list with all refusals. */
  #why(): void {
    if (!this.#desk.askWhy()) this.#desk.listed = !this.#desk.listed;
  }

  // ---- Numbers -----------------------------------------------------------------------------

  /** What numbers stand for: what is written beside them. */
  #numbered(): readonly { token: string }[] {
    const desk = this.#desk;
    if (desk.gathering.set) return desk.gathering.set.items;
    if (desk.listed) return desk.answers;
    return (desk.picked ? desk.candidates : desk.loose).slice(0, NUMBERED);
  }

  #digit(digit: string): boolean {
    const count = this.#numbered().length;
    const digits = this.#digits + digit;
    const number = Number(digits);
    clearTimeout(this.#timer);
    this.#digits = '';
    if (number === 0 || number > count) return false;
    if (number * 10 > count) void this.#choose(number);
    else {
      this.#digits = digits;
      this.#timer = window.setTimeout(() => {
        this.#digits = '';
        void this.#choose(number);
      }, SECOND_DIGIT_MS);
    }
    return true;
  }

  async #choose(number: number): Promise<void> {
    const desk = this.#desk;
    const token = this.#numbered()[number - 1]?.token;
    if (token === undefined) return;
    if (!desk.gathering.set) return desk.press(token);
    if (desk.gathering.hasRoomFor(token)) await desk.gathering.add(token);
    else await desk.gathering.drop(token);
  }
}
