// Sessions last as long as they are used: the page has the cookie renewed once a day (C10).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasBeenOnline, isTimeForAgain, rememberOnline } from '../../src/online/been';

const HOUR_MS = 3600 * 1000;
const now = 1_800_000_000_000;

class Memory {
  readonly #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
}

beforeEach(() => vi.stubGlobal('localStorage', new Memory()));
afterEach(() => vi.unstubAllGlobals());

test('a cookie is renewed once a day', () => {
  expect(isTimeForAgain(now)).toBe(true);
  expect(isTimeForAgain(now + HOUR_MS)).toBe(false);
  expect(isTimeForAgain(now + 25 * HOUR_MS)).toBe(true);
  expect(isTimeForAgain(now + 26 * HOUR_MS)).toBe(false);
});

test('a clock that was wrong does not keep it from being renewed', () => {
  expect(isTimeForAgain(now + 1000 * HOUR_MS)).toBe(true);
  expect(isTimeForAgain(now)).toBe(true);
});

test('a new session has a fresh one', () => {
  expect(hasBeenOnline()).toBe(false);
  rememberOnline();
  expect(hasBeenOnline()).toBe(true);
  expect(isTimeForAgain()).toBe(false);
});
