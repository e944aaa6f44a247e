// What a screen reader is told reads well: nothing twice, nothing joined by commas (findings E9).
import { expect, it } from 'vitest';
import type { Happening, Seat } from '$model';
import { sentences } from '../src/app/say';
import type { ShownTable } from '../src/engine/shown';
import { parts } from '../src/games/deus/table';
import { Announcer } from '../src/table/announcer.svelte';
import { newTable, person } from './support';

const happening = (step: number, seat: Seat, event: string, text: string): Happening => ({
  step,
  seat,
  token: '?',
  events: [{ event, seat, amount: 0, text }],
});

it('a turn is announced once (E9)', async () => {
  const { table } = newTable();
  const sitters = [person('Anna'), person('Boris')];
  await table.begin({ game: 'deus', options: '', seed: '7', sitters }, 'en');
  await table.takeScreen();
  const me = table.viewer as Seat;
  const news = [happening(0, me, 'pass', 'Boris passes')];
  const shown = new Proxy(table, {
    get: (target, key) => (key === 'news' ? news : Reflect.get(target, key, target)),
  }) as unknown as ShownTable;
  const announcer = new Announcer(shown);
  announcer.hear([...news, happening(1, me, 'start-turn', 'Round 2: your turn')]);
  announcer.tell();
  expect(announcer.said.match(/your turn/gi)).toHaveLength(1);
  expect(announcer.said).toMatch(/^Boris passes\. Round 2: your turn\. \S/);
  announcer.hear(news);
  announcer.tell();
  expect(announcer.said).toMatch(/^Boris passes\. Your turn\. \S/);
});

it('events are sentences, not a list (E9)', () => {
  expect(sentences(['Red wins the war', 'Which tile?', '', 'Over.'])).toBe(
    'Red wins the war. Which tile? Over.',
  );
});

it('a village is not called empty (E9)', async () => {
  const { table } = newTable();
  const sitters = [person('Anna'), person('Boris')];
  await table.begin({ game: 'deus', options: '', seed: '7', sitters }, 'en');
  await table.takeScreen();
  const told = parts.text.places(table.situation!, '', () => '', null, 0) ?? [];
  const villages = told.filter((line) => /worth \d+ VP/.test(line));
  expect(villages.length).toBeGreaterThan(0);
  expect(villages.filter((line) => line.includes('empty'))).toEqual([]);
});
