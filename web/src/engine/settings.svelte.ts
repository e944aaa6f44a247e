// What a person set once and for all. Kept in localStorage, because the page needs theme and
// language before it paints; what is not readable there falls back, each member by itself.
import { LANGUAGES, type Language } from '$model';
import { preferredLanguage } from '../words/language';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How long motion takes, as a factor; `off` shows only results. */
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

/** When an answer is asked for twice: where it cannot be taken back, or every time. */
export const CONFIRMS = ['never', 'reveal', 'always'] as const;
export type Confirm = (typeof CONFIRMS)[number];

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
  /** Show the table as text. */
  text: boolean;
  /** One letter keys. */
  keys: boolean;
  /** The hint button is shown. */
  hints: boolean;
}

const KEY = 'demiurge.settings';

function read(): Partial<Record<keyof Kept, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function oneOf<T>(values: readonly T[], value: unknown, fallback: T): T {
  return values.includes(value as T) ? (value as T) : fallback;
}

const flag = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback);

function preferredSpeed(): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal';
}

class Settings implements Kept {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  speed = $state<Speed>('normal');
  confirm = $state<Confirm>('never');
  text = $state(false);
  keys = $state(true);
  hints = $state(true);

  /** Reads what was kept; the page calls it once, before it shows anything. */
  load(): void {
    const kept = read();
    this.language = oneOf(LANGUAGES, kept.language, preferredLanguage(navigator.languages));
    this.theme = oneOf(THEMES, kept.theme, 'auto');
    this.speed = oneOf(SPEEDS, kept.speed, preferredSpeed());
    this.confirm = oneOf(CONFIRMS, kept.confirm, 'never');
    this.text = flag(kept.text, false);
    this.keys = flag(kept.keys, true);
    this.hints = flag(kept.hints, true);
  }

  /** Keeps every change from now on, and lets the document follow. Returns how to stop. */
  keep(): () => void {
    return $effect.root(() => {
      $effect(() => {
        const { language, theme, speed, confirm, text, keys, hints } = this;
        const kept: Kept = { language, theme, speed, confirm, text, keys, hints };
        try {
          localStorage.setItem(KEY, JSON.stringify(kept));
        } catch {
          // Private windows may refuse; the settings then last as long as the page.
        }
        document.documentElement.lang = language;
        if (theme === 'auto') delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
        document.documentElement.dataset.motion = speed;
      });
    });
  }
}

export const settings = new Settings();
