// Labels as each language joins them.
import { afterEach, expect, it } from 'vitest';
import { settings } from '../src/engine/settings.svelte';
import { roundsOf } from '../src/games/deus/panels/items';
import { sayDeus } from '../src/games/deus/table/items';
import { costOf } from '../src/games/deus/text';
import { clauses, counted, labelled } from '../src/app/say';
import type { Card } from '../src/games/deus/model';
import '../src/games/deus/phrases';

const before = settings.language;
afterEach(() => (settings.language = before));

it('a label has its colon as the language writes it', () => {
  settings.language = 'en';
  expect(labelled('Cost', 'wheat')).toBe('Cost: wheat');
  settings.language = 'uk';
  expect(labelled('Вартість', 2)).toBe('Вартість: 2');
  settings.language = 'fr';
  expect(labelled('Coût', 'blé')).toBe('Coût\u00A0: blé');
});

it('clauses are set apart as the language does it', () => {
  settings.language = 'uk';
  expect(clauses(['ліс, море', 'гора'])).toBe('ліс, море; гора');
  settings.language = 'fr';
  expect(clauses(['forêt, mer', 'montagne'])).toBe('forêt, mer\u202F; montagne');
});

it('a price that grows with the rank is no free card', () => {
  settings.language = 'en';
  const mill = { cost: [], gold: 0, costs_rank: true } as unknown as Card;
  expect(costOf(mill)).toBe('gold equal to its rank');
  const free = { cost: [], gold: 0 } as unknown as Card;
  expect(costOf(free)).toBe('free');
});

it('equal parts of a plan are told once', () => {
  expect(counted(['take stone', 'take stone', 'take wheat'])).toEqual([
    'take stone\u00A0×\u00A02',
    'take wheat',
  ]);
});

it('the_status_names_the_last_round_not_the_present_one', () => {
  settings.language = 'en';
  expect(sayDeus(roundsOf({ round: 19, last_round: 20 }))).toContain('round 20 will be the last');
  expect(sayDeus(roundsOf({ round: 19, last_round: null }))).toBe('Round 19');
});
