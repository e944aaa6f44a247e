// Labels as each language joins them.
import { afterEach, expect, it } from 'vitest';
import { settings } from '../engine/settings.svelte';
import { labelled } from './say';

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
