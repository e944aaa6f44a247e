/* Says a phrase. Keys are typed, and so are the gaps: a phrase with gaps cannot be said without
 * their values. Known from the start is what the first page says; phrases.ts adds the rest, and
 * each game its own (the phrases of its folder). */
import { fill, type Gaps, type Language, type Words } from './language';
import type { phrases } from './phrases';
import { common } from './phrases/common';
import { home } from './phrases/home';
import { settings } from './phrases/settings';
import { setup } from './phrases/setup';

export type Phrases = Readonly<Record<string, Words>>;

const known = new Map<string, Words>(Object.entries({ ...common, ...home, ...settings, ...setup }));

export function learnPhrases(more: Phrases): void {
  for (const [key, words] of Object.entries(more)) known.set(key, words);
}

/** Keys of the phrases that belong to no game. */
export type Phrase = keyof typeof phrases;

type GapsOf<All extends Phrases, Key extends keyof All> = Gaps<All[Key]['en']>;

/** What must be given to say this one of the phrases: nothing, or the values of its gaps. */
export type ValuesOf<All extends Phrases, Key extends keyof All> = [GapsOf<All, Key>] extends [
  never,
]
  ? []
  : [values: Readonly<Record<GapsOf<All, Key>, string | number>>];

/** The phrase in that language, its gaps filled. */
export function say<Key extends Phrase>(
  language: Language,
  key: Key,
  ...values: ValuesOf<typeof phrases, Key>
): string {
  return sayAny(language, key, values[0]);
}

/** Whether a string made at run time is the key of a phrase that is known here. */
export function isPhrase(key: string): key is Phrase {
  return known.has(key);
}

/** For keys made at run time; a key that does not exist is shown as it is, never thrown. */
export function sayAny(
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const words = known.get(key);
  return words ? fill(language, words, values) : key;
}
