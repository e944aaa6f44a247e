// Keys of the table. Ctrl+Z and its kin belong to the page; Tab, Enter and arrows to what is
// focused.
import { settings } from '../engine/settings.svelte';
import { NUMBERED, type Selection } from '../play/selection.svelte';

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
  readonly #selection: Selection;
  readonly #help: () => void;
  #digits = '';
  #timer = 0;

  constructor(selection: Selection, help: () => void) {
    this.#selection = selection;
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
    if (event.key === ' ') return this.#selection.enlarge();
    if (event.key === 'Escape') return this.#escape();
    if (/^[0-9]$/.test(event.key)) return this.#digit(event.key);
    return settings.keys && this.#letter(letterOf(event));
  }

  #escape(): boolean {
    this.#selection.clear();
    this.#selection.listed = false;
    focusPart('ask');
    return true;
  }

  #letter(key: string): boolean {
    const selection = this.#selection;
    const part = PARTS[key];
    if (part) return focusPart(part);
    if (key === 'r' && selection.picked && selection.kindOf(selection.picked).turns)
      selection.rotate();
    else if (key === 'i' && settings.hints && selection.table.hints) void selection.advise();
    else if (key === 'w') this.#why();
    else if (key === 'd') selection.describe();
    else if (key === 't') settings.text = true;
    else if (key === '?') this.#help();
    else return false;
    return true;
  }

  /** Why what is in focus is refused; where nothing is, the list with all refusals. */
  #why(): void {
    if (!this.#selection.askWhy()) this.#selection.listed = !this.#selection.listed;
  }

  // ---- Numbers -----------------------------------------------------------------------------

  /** What numbers stand for: what is written beside them. */
  #numbered(): readonly { token: string }[] {
    const selection = this.#selection;
    if (selection.choiceSet.set) return selection.choiceSet.set.items;
    if (selection.listed) return selection.answers;
    return (selection.picked ? selection.candidates : selection.loose).slice(0, NUMBERED);
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
    const selection = this.#selection;
    const token = this.#numbered()[number - 1]?.token;
    if (token === undefined) return;
    if (!selection.choiceSet.set) return selection.press(token);
    if (selection.choiceSet.hasRoomFor(token)) await selection.choiceSet.add(token);
    else await selection.choiceSet.drop(token);
  }
}
