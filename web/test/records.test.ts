// What is wrong with a record, in the language of the page: every kind of mistake the engine tells.
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { LANGUAGES } from '$model';
import { LocalTransport } from '../src/engine/local';
import { Replay } from '../src/engine/replay.svelte';
import { settings } from '../src/engine/settings.svelte';
import { explain } from '../src/screens/home/records';
import { isPhrase, phrases } from '../src/words/phrases';
import { bot, host, newTable, person, untilPerson } from './support';

const before = settings.language;
afterEach(() => (settings.language = before));

async function mistakeIn(record: string) {
  try {
    await new LocalTransport(host).load(record);
  } catch (problem) {
    return explain(problem);
  }
  throw new Error('the record was read');
}

it('names line and kind, and quotes the engine', async () => {
  settings.language = 'uk';
  const mistake = await mistakeIn(
    'demiurge record 1\ngame deus\noptions players=2\nseed 7\nbuild:nonsense\n',
  );
  expect(mistake.what).toBe('Рядок 5, позиція 1: Така відповідь тут неможлива.');
  expect(mistake.detail).toMatch(/build:nonsense/);
  settings.language = 'fr';
  expect((await mistakeIn('demiurge record 1\ngame chess\n')).what).toContain('Aucun jeu');
});

it('has a sentence for every kind of mistake', () => {
  const source = readFileSync(new URL('../../src/engine/record.c', import.meta.url), 'utf8');
  const faults = [...source.matchAll(/fail_(?:at|in)\(r, "([a-z-]+)"|return "([a-z-]+)";/g)].map(
    (found) => found[1] ?? found[2],
  );
  expect(faults.length).toBeGreaterThan(12);
  for (const fault of faults) {
    const key = `fault.${fault}`;
    expect(isPhrase(key), key).toBe(true);
    if (isPhrase(key))
      for (const language of LANGUAGES) expect(phrases[key][language]).toBeTruthy();
  }
});

it('a_game_of_an_older_version_of_the_rules_opens_replays_and_goes_on', async () => {
  const golden = new URL('../../tests/golden/deus-2-egypt.record', import.meta.url);
  const whole = readFileSync(golden, 'utf8');
  const replay = new Replay(new LocalTransport(host));
  await replay.open(whole, 'en');
  await replay.goTo(1e9);
  expect(replay.situation?.over).toBe(true);

  const { table, savedGames } = newTable();
  const lines = whole.split('\n');
  const begun = lines.slice(0, lines.indexOf('; round 5, seat 1')).join('\n');
  const sitters = [person('Anna'), bot('random')];
  const kept = { round: 5, over: false, totals: [null, null], began: 1, played: 1 };
  await table.resume(
    { id: 'old', game: 'deus', options: '', sitters, record: begun, ...kept },
    'en',
  );
  for (let n = 0; n < 10; n++) {
    await untilPerson(table);
    const { answers } = table.situation!;
    await table.answer(answers[n % answers.length]!.token);
  }
  expect(table.error).toBeNull();
  expect((await savedGames.get('old'))?.record).toMatch(/^rules 1 /m);
});
