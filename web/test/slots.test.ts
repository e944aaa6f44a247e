// Arrangements of the set-up page are those of the engine, and what one lays oneself is connected.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ARRANGEMENTS } from '../src/games/deus/setup/arrangements';
import { areConnected, beside, TILES, writeSlots, type Slot } from '../src/games/deus/setup/slots';

/** As src/deus/board.c has them: `{"line", 2, {{0, 0}, {1, 0}}}`. */
function arrangementsOfTheEngine(): Record<string, string> {
  const source = readFileSync(new URL('../../src/deus/board.c', import.meta.url), 'utf8');
  const rows = [...source.matchAll(/\{"(\w+)", (\d), \{((?:\{-?\d+, -?\d+\}(?:, )?)+)\}\}/g)];
  return Object.fromEntries(
    rows.map(([, name, players, slots]) => [
      `${players} ${name}`,
      [...(slots ?? '').matchAll(/\{(-?\d+), (-?\d+)\}/g)].map(([, i, j]) => `${i},${j}`).join('/'),
    ]),
  );
}

describe('arrangements', () => {
  test('are those of the engine, in its order', () => {
    const ours = Object.entries(ARRANGEMENTS).flatMap(([players, byName]) =>
      Object.entries(byName).map(([name, slots]) => [`${players} ${name}`, writeSlots(slots)]),
    );
    expect(ours).toEqual(Object.entries(arrangementsOfTheEngine()));
  });

  test('have as many tiles as the players need', () => {
    for (const [players, byName] of Object.entries(ARRANGEMENTS))
      for (const slots of Object.values(byName)) expect(slots.length).toBe(TILES[Number(players)]);
  });

  test('are connected', () => {
    for (const byName of Object.values(ARRANGEMENTS))
      for (const slots of Object.values(byName)) expect(areConnected(slots)).toBe(true);
  });
});

test('six places lie beside a tile, and none of them twice beside two', () => {
  expect(beside([[0, 0]])).toHaveLength(6);
  expect(
    beside([
      [0, 0],
      [1, 0],
    ]),
  ).toHaveLength(8);
  const apart: Slot[] = [
    [0, 0],
    [2, 0],
  ];
  expect(areConnected(apart)).toBe(false);
});
