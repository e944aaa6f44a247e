/* No page says a phrase before it has been fetched. */
import { expect, it } from 'vitest';
import type { Words } from './language';
import { sayAny } from './say';

const files = import.meta.glob<string>('../**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const parts = import.meta.glob<Record<string, Record<string, Words>>>('./phrases/*.ts', {
  eager: true,
});
const keys = Object.values(parts).flatMap((part) =>
  Object.values(part).flatMap((rows) => Object.keys(rows)),
);
const isKnown = (key: string) => sayAny('en', key) !== key;

const ALL = './phrases.ts';
const STATIC = /^\s*(?:import|export)\s(?!type\b)[^'";]*?(?:from\s)?'(\.[^']+)';?/gm;
const LAZY = /\bimport\('(\.[^']+)'\)/g;

/** The names of files as import.meta.glob writes them. */
function resolve(from: string, path: string): string | undefined {
  const { pathname } = new URL(path, new URL(from, 'file:///src/words/'));
  const name = pathname.startsWith('/src/words/')
    ? `./${pathname.slice(11)}`
    : `../${pathname.slice(5)}`;
  return [name, `${name}.ts`, `${name}/index.ts`].find((file) => file in files);
}

function importsOf(file: string, pattern: RegExp): string[] {
  return [...(files[file] ?? '').matchAll(pattern)].flatMap(
    ([, path = '']) => resolve(file, path) ?? [],
  );
}

/** All files that come with this one. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file, STATIC)) reach(next, seen);
  return seen;
}

const later = keys.filter((key) => !isKnown(key));
const found = new Map<string, string[]>();

/** Keys that the first page does not know and that stand in a file, whole or by their beginning. */
function keysIn(file: string): string[] {
  const before = found.get(file);
  if (before) return before;
  const text = files[file] ?? '';
  const beginnings = [...text.matchAll(/`([a-z]\w*\.(?:\w+\.)*)\$\{/g)].map(
    ([, start = '']) => start,
  );
  const literals = new Set([...text.matchAll(/'([^'\n]+)'/g)].map(([, literal]) => literal));
  const here = later.filter(
    (key) => literals.has(key) || beginnings.some((start) => key.startsWith(start)),
  );
  found.set(file, here);
  return here;
}

const isWords = (file: string) => file.startsWith('./');
const unsaid = (root: string) => [...reach(root)].filter((file) => !isWords(file)).flatMap(keysIn);

it('the first page knows what it says', () => {
  expect(unsaid('../main.ts')).toEqual([]);
});

it('a page that is fetched later brings the phrases it says', () => {
  const pages = importsOf('../App.svelte', LAZY);
  expect(pages.length).toBeGreaterThan(7);
  expect(pages.some((page) => unsaid(page).length > 0)).toBe(true);
  expect(pages.filter((page) => unsaid(page).length > 0 && !reach(page).has(ALL))).toEqual([]);
});
