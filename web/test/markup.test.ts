// Names and chat are strangers' words: they are shown as text, never as markup.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');

test('only our own drawings are put in as markup', () => {
  const raw = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .filter((path) =>
      /\{@html|innerHTML|insertAdjacentHTML|document\.write/.test(
        readFileSync(join(SOURCES, path), 'utf8'),
      ),
    );
  expect(raw).toEqual(['art/Sprite.svelte']);
});
