// The phrases of the page in the language of the settings. Read inside markup or $derived, they
// follow when the language changes.
import { typeset } from '../words/language';
import type { phrases } from '../words/phrases';
import { sayAny as sayAnyIn, type Phrases, type ValuesOf } from '../words/say';
import { settings } from '../engine/settings.svelte';

/** Says phrases of these; a game has one of its own, for its phrases and those of all games. */
export type Say<All extends Phrases> = <Key extends keyof All & string>(
  key: Key,
  ...values: ValuesOf<All, Key>
) => string;

export const say: Say<typeof phrases> = (key, ...values) => sayAny(key, values[0]);

/** For keys made at run time. */
export function sayAny(key: string, values?: Record<string, string | number>): string {
  return sayAnyIn(settings.language, key, values);
}

/** "Cost: wood", with the space before the colon where the language wants one. */
export function labelled(label: string, text: string | number): string {
  return `${label}${colon()} ${text}`;
}

/** The colon after a label. */
export function colon(): string {
  return typeset(settings.language, settings.language === 'fr' ? ' :' : ':');
}

/** Parts that hold commas themselves, with the space before the semicolon where it is wanted. */
export function clauses(parts: readonly string[]): string {
  return parts.join(typeset(settings.language, settings.language === 'fr' ? ' ; ' : '; '));
}

/** Equal texts in a row are told once, with how often. */
export function counted(texts: readonly string[]): string[] {
  const rows: { text: string; times: number }[] = [];
  for (const text of texts) {
    const last = rows.at(-1);
    if (last?.text === text) last.times++;
    else rows.push({ text, times: 1 });
  }
  return rows.map(({ text, times }) => (times > 1 ? `${text}\u00A0×\u00A0${times}` : text));
}

/** Texts read one after another, each with its full stop. */
export function sentences(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]["”»\u00A0\u202F]*$/.test(text) ? text : `${text}.`))
    .join(' ');
}

export function list(words: readonly string[]): string {
  return words.join(', ');
}
