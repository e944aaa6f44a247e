// "Why not?" in text mode: in the words of the page, never a code of the engine, and never untrue.
import { afterEach, describe, expect, it } from 'vitest';
import type { Catalogue, Situation } from '../src/games/deus/model';
import { parts } from '../src/games/deus/table';
import { whyNot } from '../src/table/text/why';
import { LocalTransport } from '../src/engine/local';
import { settings } from '../src/engine/settings.svelte';
import { host } from './support';

const before = settings.language;
afterEach(() => (settings.language = before));

const CODE = /\b[a-z]+:[a-z0-9]/i;

async function moments(
  options: string,
  seed: string,
  steps: number,
): Promise<{ situation: Situation; catalogue: Catalogue }[]> {
  const transport = new LocalTransport(host);
  await transport.begin('deus', options, seed);
  await transport.language(settings.language);
  const catalogue = (await transport.catalogue('deus')) as Catalogue;
  const found = [];
  for (let step = 0; step < steps; step++) {
    const situation = (await transport.situation('all')) as Situation;
    if (situation.over) break;
    found.push({ situation, catalogue });
    await transport.play('all', situation.answers[(step * 7) % situation.answers.length]!.token);
  }
  return found;
}

describe('why not', () => {
  it('tells no code and nothing about the order of a set', async () => {
    settings.language = 'en';
    const all = await moments('players=2 egypt=all', '5', 250);
    const told = all.flatMap(({ situation, catalogue }) =>
      whyNot(parts.text, situation, catalogue, ''),
    );
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((line) => CODE.test(line))).toEqual([]);
    const ofSets = all
      .filter(({ situation }) => situation.set)
      .flatMap(({ situation, catalogue }) => whyNot(parts.text, situation, catalogue, ''));
    expect(ofSets.length).toBeGreaterThan(0);
    expect(ofSets.filter((line) => line.includes('fixed order'))).toEqual([]);
  });

  it('knows cards by their names in the language of the page', async () => {
    settings.language = 'uk';
    const all = await moments('players=2', '5', 120);
    const refused = all.flatMap(({ situation, catalogue }) =>
      situation.refusals
        .filter(({ verb }) => verb === 'build')
        .map((refusal) => ({ refusal, situation, catalogue })),
    );
    const { refusal, situation, catalogue } = refused[0]!;
    const { name } = catalogue.cards.find(({ id }) => id === refusal.card)!;
    expect(
      whyNot(parts.text, situation, catalogue, `не ${name.toLowerCase()}`).join(' '),
    ).toContain(refusal.why);
  });

  it('says so where a thing can be chosen, or is no part of the question', async () => {
    settings.language = 'en';
    const [{ situation, catalogue }] = (await moments('players=2', '5', 1)) as [
      { situation: Situation; catalogue: Catalogue },
    ];
    const [answer] = situation.answers;
    expect(whyNot(parts.text, situation, catalogue, answer!.token)[0]).toMatch(/^You can do this/);
    expect(whyNot(parts.text, situation, catalogue, 'b0')[0]).not.toMatch(/Nothing is refused/);
  });
});
