// A game that is begun from the first page.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Draft } from '../src/screens/setup/draft.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('playing at once seats a person, also after bots played among themselves', () => {
  const watched = new Draft('deus');
  watched.players = 3;
  watched.who = ['level:3', 'level:4', 'level:5', 'level:2'];
  watched.keep();
  expect(Draft.last('deus').people).toBe(0);
  expect(Draft.lastToPlay('deus').plan('1').sitters).toMatchObject([
    { kind: 'person' },
    { kind: 'bot', bot: 'level:4' },
    { kind: 'bot', bot: 'level:5' },
  ]);
});

it('playing at once leaves the seats of people as they were', () => {
  const played = new Draft('gheos');
  played.who = ['level:3', 'person', 'level:2', 'level:2'];
  played.keep();
  expect(Draft.lastToPlay('gheos').who).toEqual(played.who);
});

it('who plays is summed up as a person would say it', () => {
  const draft = new Draft('deus');
  expect(draft.summary()).toMatch(/^You vs Potter \(level 2\)/);
  draft.players = 3;
  expect(draft.summary()).toMatch(/^You vs Potter \(level 2\), Potter 2 \(level 2\)/);
  draft.names = ['Anna', '', '', ''];
  expect(draft.summary()).toMatch(/^Anna vs Potter/);
  draft.who = ['level:3', 'level:4', 'level:5', 'level:2'];
  expect(draft.summary()).toMatch(/^Trader \(level 3\), Navigator/);
});
