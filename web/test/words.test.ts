/* Every sentence in three languages, with the same gaps, enough forms and the right marks. */
import { describe, expect, it } from 'vitest';
import {
  fill,
  languages,
  pluralForm,
  preferredLanguage,
  typeset,
  type Words,
} from '../src/words/language';
import { phrases as ofAllGames } from '../src/words/phrases';
import { access } from '../src/words/phrases/access';
import { after } from '../src/words/phrases/after';
import { common } from '../src/words/phrases/common';
import { phrases as deus } from '../src/games/deus/phrases';
import { setup as deusSetup } from '../src/games/deus/phrases/setup';
import { phrases as gheos } from '../src/games/gheos/phrases';
import { setup as gheosSetup } from '../src/games/gheos/phrases/setup';
import { home } from '../src/words/phrases/home';
import { online } from '../src/words/phrases/online';
import { settings } from '../src/words/phrases/settings';
import { setup } from '../src/words/phrases/setup';
import { table } from '../src/words/phrases/table';
import { say, sayAny } from '../src/words/say';

import deusText from '../../src/text/deus_text.c?raw';
import levelsTable from '../../src/text/levels.c?raw';
import notNow from '../../src/online/not_now.c?raw';
import notNowHeader from '../../src/online/not_now.h?raw';
import rulesPage from '../../docs/rules.md?raw';
import styleEn from '../../docs/style-en.md?raw';
import styleFr from '../../docs/style-fr.md?raw';
import styleUk from '../../docs/style-uk.md?raw';
import { DEUS_QUESTIONS } from '../src/games/deus/model';
import { rules as deusRules } from '../src/games/deus/rules';
import { GHEOS_QUESTIONS } from '../src/games/gheos/model';
import { rules as gheosRules } from '../src/games/gheos/rules';
import { tutorial as learnDeus } from '../src/games/deus/lessons/deus';
import { tutorial as learnEgypt } from '../src/games/deus/lessons/egypt';
import { tutorial as learnGheos } from '../src/games/gheos/lessons/gheos';

const phrases: Readonly<Record<string, Words>> = {
  ...ofAllGames,
  ...deus,
  ...deusSetup,
  ...gheos,
  ...gheosSetup,
};
const rows = Object.entries(phrases);

function gapsOf(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)(?::[^}]*)?\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].sort();
}

/** The forms that the style sheet of a language never wants: the first column of its table. */
const forbidden = Object.fromEntries(
  Object.entries({ en: styleEn, fr: styleFr, uk: styleUk }).map(([language, page]) => [
    language,
    [...page.matchAll(/^\| `([^`]*)`/gm)].map((match) => match[1] ?? ''),
  ]),
);

/** Which of them a sentence takes. */
function stiffnessOf(words: Words): string[] {
  return languages.flatMap((language) =>
    (forbidden[language] ?? [])
      .filter((form) => words[language].includes(form))
      .map((form) => `docs/style-${language}.md says never “${form}”: ${words[language]}`),
  );
}

/** What is wrong with the marks of a sentence as it is written in the source. */
export function mistakesIn(words: Words): string[] {
  const found: string[] = [];
  const add = (language: string, what: string) => found.push(`${language}: ${what}: ${words.en}`);
  for (const language of languages) {
    const text = words[language];
    if (text.trim() !== text || text === '') add(language, 'blank or spaces at the ends');
    if (/ {2}/.test(text)) add(language, 'two spaces');
    if (/['"]/.test(text)) add(language, 'straight quote');
    if (/\.\.\./.test(text)) add(language, 'three dots');
  }
  if (/[^\s\u00A0\u202F(|][?!;]/.test(words.fr.replace(/[?!]+/g, (m) => m[0] ?? '')))
    add('fr', 'no space before a mark');
  if (/[^\s\u00A0\d]:(\s|$)/.test(words.fr.replace(/\{[^}]*\}/g, 'x')))
    add('fr', 'no space before the colon');
  if (/«\S|\S»/.test(words.fr)) add('fr', 'no space inside « »');
  if (/“|”|„/.test(words.uk)) add('uk', 'foreign quotes');
  if (/« | »/.test(words.uk)) add('uk', 'space inside « »');
  if (/[ыэъё]/i.test(words.uk)) add('uk', 'a letter Ukrainian does not have');
  if (
    /[a-z]/i.test(words.uk.replace(/\{[^}]*\}/g, '')) &&
    /[а-яіїєґ][a-z]|[a-z][а-яіїєґ]/i.test(words.uk)
  )
    add('uk', 'Latin letters inside a word');
  if (/[а-яіїєґ]/i.test(words.en + words.fr)) add('en/fr', 'Cyrillic letters');
  return found;
}

describe('phrases', () => {
  it('have no key twice', () => {
    const ofGames = [deus, deusSetup, gheos, gheosSetup];
    const parts = [common, home, settings, setup, table, after, access, online, ...ofGames];
    const total = parts.reduce((sum, part) => sum + Object.keys(part).length, 0);
    expect(rows.length).toBe(total);
  });

  it('have the same gaps in all languages', () => {
    for (const [key, words] of rows)
      for (const language of languages)
        expect([key, ...gapsOf(words[language])]).toEqual([key, ...gapsOf(words.en)]);
  });

  it('have two forms in English and French, three in Ukrainian', () => {
    for (const [key, words] of rows)
      for (const language of languages)
        for (const match of words[language].matchAll(/\{\w+:([^}]*)\}/g))
          expect([key, match[1]?.split('|').length]).toEqual([key, language === 'uk' ? 3 : 2]);
  });

  it('are set properly', () => {
    expect(
      rows.flatMap(([key, words]) => mistakesIn(words).map((what) => `${key}: ${what}`)),
    ).toEqual([]);
  });

  it('take no form that the style sheets forbid (findings F)', () => {
    for (const language of languages) expect(forbidden[language]?.length).toBeGreaterThan(10);
    expect(
      rows.flatMap(([key, words]) => stiffnessOf(words).map((what) => `${key}: ${what}`)),
    ).toEqual([]);
  });
});

/** Every source of the page but the phrases themselves and the tests. */
const sources = import.meta.glob<string>(['../src/**/*.{ts,svelte}', '!../src/**/phrases/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('every phrase', () => {
  it('is said somewhere', () => {
    const code = Object.values(sources).join('\n');
    const named = new Set(
      [...code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map((match) => match[1]),
    );
    /* `count.${colour}` says count.wood and the like. */
    const made = [...code.matchAll(/`([\w.-]+\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g)].map(
      (match) =>
        new RegExp(
          `^${(match[1] ?? '').replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`,
        ),
    );
    const keys = rows.map(([key]) => key);
    expect(keys.filter((key) => !named.has(key) && !made.some((one) => one.test(key)))).toEqual([]);
  });
});

/** What the server refuses, as its sources say it. */
const server = Object.values(
  import.meta.glob<string>('../../src/{online,server}/*.c', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

describe('every refusal of the server', () => {
  const calls = server.flatMap((code) =>
    [...code.matchAll(/\b\w*refuse\([^;{]*;/g)].map(([call]) => call),
  );
  const codes = new Set(
    calls.flatMap((call) => [...call.matchAll(/"([a-z-]+)"/g)].map((match) => match[1] ?? '')),
  );

  it('has words on the page, by its code', () => {
    expect([...codes]).toEqual(
      expect.arrayContaining(['bad', 'who', 'absent', 'taken', 'full', 'storage', 'not-now']),
    );
    expect(
      [...codes].filter((code) => code !== 'not-now' && !(`online.refused.${code}` in phrases)),
    ).toEqual([]);
  });

  it('that is one of this moment comes in three languages', () => {
    const literal = calls.filter((call) => /"not-now",\s*"/.test(call));
    expect(literal).toEqual([]);
    const reasons = [...(/enum not_now \{([^}]*)\}/.exec(notNowHeader)?.[1] ?? '').matchAll(/\w+/g)]
      .map(([name]) => name)
      .slice(0, -1);
    const told = [
      ...notNow.matchAll(/\[(\w+)\] = \{\s*"([^"]*)",\s*"([^"]*)",\s*"([^"]*)",?\s*\}/g),
    ];
    expect(told.map((row) => row[1])).toEqual(reasons);
    const written = (text = '') => text.replaceAll('\\u00A0', '\u00A0');
    expect(
      told.flatMap(([, , en, fr, uk]) =>
        mistakesIn({ en: written(en), fr: written(fr), uk: written(uk) }),
      ),
    ).toEqual([]);
  });
});

describe('levels and costs', () => {
  it('are called as in the terminal', () => {
    const strings = [...levelsTable.matchAll(/\{?"([^"]*)",\s*"([^"]*)",\s*"([^"]*)"\}/g)].slice(
      0,
      16,
    );
    const told = (text = '') =>
      text.replace(/\\u(....)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    strings.forEach((row, index) => {
      const key = `level.${Math.floor(index / 2) + 1}.${index % 2 ? 'about' : 'name'}`;
      expect([key, ...languages.map((language) => sayAny(language, key))]).toEqual([
        key,
        told(row[1]),
        told(row[2]),
        told(row[3]),
      ]);
    });
    expect(strings.length).toBe(16);
  });

  it('of the Mill is told as in the terminal', () => {
    const row = /its_rank\[\w+\] = \{\s*"([^"]*)",\s*"([^"]*)",\s*"([^"]*)"/.exec(deusText);
    expect(languages.map((language) => sayAny(language, 'deus.costsRank'))).toEqual(row?.slice(1));
  });
});

describe('filling', () => {
  it('counts as each language does', () => {
    expect([0, 1, 2].map((n) => pluralForm('en', n))).toEqual([1, 0, 1]);
    expect([0, 1, 2].map((n) => pluralForm('fr', n))).toEqual([0, 0, 1]);
    expect([0, 1, 2, 5, 11, 12, 21, 22, 25, 111, 112, 101].map((n) => pluralForm('uk', n))).toEqual(
      [2, 0, 1, 2, 2, 2, 0, 1, 2, 2, 2, 0],
    );
  });

  it('puts values and forms into gaps', () => {
    expect(sayAny('uk', 'count.cards', { n: 21 })).toBe('21 карта');
    expect(sayAny('uk', 'count.cards', { n: 3 })).toBe('3 карти');
    expect(sayAny('fr', 'count.cards', { n: 0 })).toBe('0 carte');
    expect(sayAny('en', 'count.cards', { n: 0 })).toBe('0 cards');
  });

  it('gives French its hard spaces', () => {
    expect(typeset('fr', 'Quoi ? Ceci : « cela » ; oui !')).toBe(
      'Quoi\u202F? Ceci\u00A0: «\u00A0cela\u00A0»\u202F; oui\u202F!',
    );
    expect(typeset('fr', 'Effet « 1 fois »')).toBe('Effet «\u00A01\u00A0fois\u00A0»');
    expect(say('fr', 'end.youWin')).toBe('Vous l’emportez\u202F!');
    expect(typeset('uk', 'Що ? «це»')).toBe('Що ? «це»');
  });

  it('elides in French before a name with a vowel', () => {
    expect(sayAny('fr', 'deus.columnsOf', { name: 'Émile' })).toBe('Colonnes d’Émile');
    expect(sayAny('fr', 'deus.columnsOf', { name: 'Noé' })).toBe('Colonnes de Noé');
    expect(fill('fr', { en: '', fr: 'de {low} à {high}', uk: '' }, { low: 1, high: 8 })).toBe(
      'de 1 à 8',
    );
  });

  it('shows a missing value and an unknown key instead of failing', () => {
    expect(fill('en', { en: '{n} left', fr: '', uk: '' })).toBe('{n} left');
    expect(sayAny('en', 'no.such.key')).toBe('no.such.key');
    expect(sayAny('uk', 'option.players')).toBe('Гравці');
  });

  it('finds the language of a visitor', () => {
    expect(preferredLanguage(['de-DE', 'uk-UA', 'en'])).toBe('uk');
    expect(preferredLanguage(['fr_CA'.replace('_', '-')])).toBe('fr');
    expect(preferredLanguage(['de'])).toBe('en');
  });
});

describe('rules', () => {
  const sections = [deusRules, gheosRules].flatMap((rules) => Object.values(rules.sections).flat());
  const isSection = (id: string | undefined) => sections.some((section) => section.id === id);

  it('are told with every id of docs/rules.md, and no other', () => {
    const listed = [...rulesPage.matchAll(/^- \*\*([DEG]-[A-Z]+\d+)\*\*/gm)].map(
      (match) => match[1],
    );
    expect(listed.length).toBeGreaterThan(60);
    expect(sections.flatMap((section) => section.ruleIds).sort()).toEqual(listed.sort());
  });

  it('have every section once', () => {
    const ids = sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('answer every question of the engine', () => {
    for (const kind of DEUS_QUESTIONS) expect(isSection(deusRules.sectionFor(kind, ''))).toBe(true);
    for (const kind of GHEOS_QUESTIONS)
      expect(isSection(gheosRules.sectionFor(kind, ''))).toBe(true);
    expect(deusRules.sectionFor('sell', 'egypt=maritime')).toBe('egypt-maritime');
    expect(deusRules.sectionFor('sell', 'players=2 egypt=all')).toBe('egypt-maritime');
    expect(deusRules.sectionFor('sell', 'egypt=civil')).toBe('deus-maritime');
    expect(gheosRules.sectionFor('sell', '')).toBeUndefined();
  });

  it('are set properly', () => {
    const found = sections.flatMap((section) => [
      section.title,
      ...section.body.flatMap((block) => (block.kind === 'list' ? block.items : [block.words])),
    ]);
    expect(found.flatMap((words) => [...mistakesIn(words), ...stiffnessOf(words)])).toEqual([]);
  });
});

describe('tutorials', () => {
  it('are set properly', () => {
    const steps = [learnDeus, learnEgypt, learnGheos].flatMap((tutorial) => tutorial.steps);
    const found = steps.flatMap((step) => (step.after ? [step.text, step.after] : [step.text]));
    expect(found.flatMap((words) => [...mistakesIn(words), ...stiffnessOf(words)])).toEqual([]);
  });
});
