/* No page says a phrase before it has been fetched. */
import { expect, it } from 'vitest';
import type { Words } from '../src/words/language';

const files = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The rows of every file with phrases. */
const parts = import.meta.glob<Record<string, Record<string, Words>>>(
  ['../src/**/phrases/*.ts', '!../src/**/phrases/index.ts'],
  { eager: true },
);
const keysOf = (file: string) => Object.values(parts[file] ?? {}).flatMap(Object.keys);
const keys = Object.keys(parts).flatMap(keysOf);

/** The game whose folder a file is in; the files of one game never say what is another's. */
const gameOf = (file: string) => /\/games\/(\w+)\//.exec(file)?.[1];
const ownerOf = new Map(
  Object.keys(parts).flatMap((file) => keysOf(file).map((key) => [key, gameOf(file)])),
);
const maySay = (file: string, key: string) => [undefined, gameOf(file)].includes(ownerOf.get(key));
const STATIC = /^\s*(?:import|export)\s(?!type\b)(?:[^'";=]*?\sfrom\s)?'(\.[^']+)';?/gm;
const LAZY = /\bimport\('(\.[^']+)'\)/g;

/** The names of files as import.meta.glob writes them. */
function resolve(from: string, path: string): string | undefined {
  const { pathname } = new URL(path, new URL(from, 'file:///web/test/'));
  const name = `../${pathname.slice('/web/'.length)}`;
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

const first = new Set([...reach('../src/main.ts')].flatMap(keysOf));
const later = keys.filter((key) => !first.has(key));
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
    (key) =>
      maySay(file, key) && (literals.has(key) || beginnings.some((start) => key.startsWith(start))),
  );
  found.set(file, here);
  return here;
}

/** What a file and those that come with it say, without the phrases among them. */
function unsaid(root: string): string[] {
  const reached = [...reach(root)];
  const brought = new Set(reached.flatMap(keysOf));
  return reached
    .filter((file) => !(file in parts))
    .flatMap(keysIn)
    .filter((key) => !brought.has(key));
}

it('the first page knows what it says', () => {
  expect(unsaid('../src/main.ts')).toEqual([]);
});

it('what is fetched later brings the phrases it says', () => {
  const pages = importsOf('../src/App.svelte', LAZY);
  const ofGames = Object.keys(files)
    .filter((file) => /games\/\w+\/index\.ts$/.test(file))
    .flatMap((file) => importsOf(file, LAZY));
  expect(pages.length).toBeGreaterThan(7);
  expect(ofGames.length).toBeGreaterThan(7);
  expect(pages.some((page) => [...reach(page)].flatMap(keysIn).length > 0)).toBe(true);
  expect(
    [...pages, ...ofGames].flatMap((page) => unsaid(page).map((key) => `${page}: ${key}`)),
  ).toEqual([]);
});
