import { expect, it } from 'vitest';
import { share } from '../src/engine/sharing';

it('keeps what is equal and takes what is not', () => {
  const before = {
    step: 1,
    players: [
      { gold: 1, hand: ['a'] },
      { gold: 2, hand: [] },
    ],
    none: null,
  };
  const now = {
    step: 2,
    players: [
      { gold: 1, hand: ['a'] },
      { gold: 3, hand: [] },
    ],
    none: null,
  };
  const shared = share(before, structuredClone(now));
  expect(shared).toEqual(now);
  expect(shared.players[0]).toBe(before.players[0]);
  expect(shared.players[1]).not.toBe(before.players[1]);
  expect(shared.players[1]?.hand).toBe(before.players[1]?.hand);
});

it('gives back the whole where nothing changed', () => {
  const before = { a: [1, { b: null }] };
  expect(share(before, structuredClone(before))).toBe(before);
});

it('tells a list from an object, a shorter list from a longer, a missing member from none', () => {
  expect(share({ a: [] }, { a: {} })).toEqual({ a: {} });
  expect(share([1, 2], [1])).toEqual([1]);
  expect(share([1], [1, 2])).toEqual([1, 2]);
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
});
