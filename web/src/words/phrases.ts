/* Every phrase of the page, one row each: `say(language, 'home.playNow')`.
 *
 * Rows live in phrases/, one file a part of the page. Keys are typed, and so are the gaps: a phrase
 * with gaps cannot be said without their values. What the engine says (questions, answers, reasons,
 * log lines, card texts) is not here. */
import { fill, type Gaps, type Language } from './language';
import { access } from './phrases/access';
import { after } from './phrases/after';
import { common } from './phrases/common';
import { deus } from './phrases/deus';
import { gheos } from './phrases/gheos';
import { home } from './phrases/home';
import { online } from './phrases/online';
import { setup } from './phrases/setup';
import { table } from './phrases/table';

export const phrases = {
  ...common,
  ...home,
  ...setup,
  ...table,
  ...deus,
  ...gheos,
  ...after,
  ...access,
  ...online,
} as const;

export type Phrase = keyof typeof phrases;

type GapsOf<Key extends Phrase> = Gaps<(typeof phrases)[Key]['en']>;
type ValuesOf<Key extends Phrase> = [GapsOf<Key>] extends [never]
  ? []
  : [values: Readonly<Record<GapsOf<Key>, string | number>>];

/** The phrase in that language, its gaps filled. */
export function say<Key extends Phrase>(language: Language, key: Key, ...values: ValuesOf<Key>): string {
  return fill(language, phrases[key], values[0] ?? {});
}

/** Whether a string made at run time ('option.' + key) is the key of a phrase. */
export function isPhrase(key: string): key is Phrase {
  return Object.hasOwn(phrases, key);
}

/** For keys made at run time; a key that does not exist is shown as it is, never thrown. */
export function sayAny(
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return isPhrase(key) ? fill(language, phrases[key], values) : key;
}
