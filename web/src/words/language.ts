/* The three languages, and how a sentence with gaps becomes text.
 *
 * A template holds plain text and gaps. `{name}` is a value; `{name:one|other}` is the form that
 * fits the number `name`, in Ukrainian `{name:one|few|many}`. What always holds (words.test.ts):
 * every sentence exists in all three languages, with the same gaps and enough forms.
 *
 * French is written with plain spaces and gets its hard spaces here, as src/text/template.c does
 * it: a narrow one before ? ! ; and a full one before : and % and inside « »; « 1 fois » stays on
 * one line. */

import { LANGUAGES, type Language } from '../model/words';

export { LANGUAGES as languages, type Language };

/** One sentence, or one template, in every language. */
export type Words = Readonly<Record<Language, string>>;

export type Values = Readonly<Record<string, string | number>>;

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  uk: 'Українська',
};

/** The first of the visitor's languages that we speak; English otherwise. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** The index of the form: one, other (en, fr); one, few, many (uk). French counts 0 as one. */
export function pluralForm(language: Language, count: number): number {
  const size = Math.abs(count);
  if (language === 'en') return size === 1 ? 0 : 1;
  if (language === 'fr') return size < 2 ? 0 : 1;
  if (!Number.isInteger(size)) return 1;
  const last = size % 10;
  const teen = size % 100 >= 11 && size % 100 <= 14;
  if (last === 1 && !teen) return 0;
  return last >= 2 && last <= 4 && !teen ? 1 : 2;
}

/** Hard spaces where the language wants them. Text that has them already stays as it is. */
export function typeset(language: Language, text: string): string {
  if (language !== 'fr') return text;
  return text
    .replace(/ ([?!;])/g, '\u202F$1')
    .replace(/ (:)(?=\s|$)/g, '\u00A0$1')
    .replace(/ %/g, '\u00A0%')
    .replace(/(\d) fois/g, '$1\u00A0fois')
    .replace(/« /g, '«\u00A0')
    .replace(/ »/g, '\u00A0»');
}

/** French says d’Anna, not de Anna. */
function elides(language: Language, value: string | number): boolean {
  return language === 'fr' && /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(String(value));
}

/** A template with its gaps filled. A gap without a value stays visible, as a mistake of ours. */
export function fill(language: Language, words: Words, values: Values = {}): string {
  const template = typeset(language, words[language]);
  if (!template.includes('{')) return template;
  return template.replace(
    /(\bde )?\{(\w+)(?::([^}]*))?\}/g,
    (gap, of: string | undefined, name: string, forms?: string) => {
      const value = values[name];
      if (value === undefined) return gap;
      if (forms === undefined) return (of && elides(language, value) ? 'd’' : (of ?? '')) + value;
      return (of ?? '') + (forms.split('|')[pluralForm(language, Number(value))] ?? gap);
    },
  );
}

type Joined<Pieces extends readonly string[]> = Pieces extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First}${Joined<Rest>}`
  : '';

/** A template too long for a line of code. Unlike pieces that are added, its gaps are still known
 *  as a type: English is joined, other languages may be added. */
export function joined<const Pieces extends readonly string[]>(...pieces: Pieces): Joined<Pieces> {
  return pieces.join('') as Joined<Pieces>;
}

/** The names of the gaps in a template, as a type: '{n} {n:card|cards} of {who}' → 'n' | 'who'.
 *  Of a template that was added from pieces they are not known, and it cannot be said. */
export type Gaps<Template extends string> = string extends Template
  ? 'join the pieces of this phrase'
  : Template extends `${string}{${infer Gap}}${infer Rest}`
    ? (Gap extends `${infer Name}:${string}` ? Name : Gap) | Gaps<Rest>
    : never;
