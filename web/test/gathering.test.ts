// A set is gathered only as far as it may be chosen.
import { expect, it } from 'vitest';
import type { AnswerSet } from '$model';
import type { ShownTable } from '../src/engine/shown';
import { Gathering } from '../src/table/gathering.svelte';
import '../src/words/phrases';

const item = (resource: string, price: number) => ({
  token: `buy:${resource}`,
  verb: 'buy',
  text: resource,
  room: 9,
  price,
});

function gatheringOf(purse: number): Gathering {
  const set = {
    least: 0,
    most: 5,
    purse,
    items: [item('wood', 1), item('clay', 3)],
    closer: 'done',
  } as unknown as AnswerSet;
  return new Gathering({
    asksMe: true,
    situation: { set },
    previewSet: () => Promise.resolve(null),
  } as unknown as ShownTable);
}

it('offers nothing that could not be paid together with what was chosen', async () => {
  const gathering = gatheringOf(4);
  await gathering.add('buy:clay');
  await gathering.add('buy:clay');
  expect(gathering.chosen).toEqual(['buy:clay']);
  await gathering.add('buy:wood');
  expect([gathering.hasRoomFor('buy:wood'), gathering.hasRoomFor('buy:clay')]).toEqual([
    false,
    false,
  ]);
  await gathering.drop('buy:clay');
  expect([gathering.hasRoomFor('buy:wood'), gathering.hasRoomFor('buy:clay')]).toEqual([
    true,
    true,
  ]);
});

it('says how many more may be chosen, and that none must be', async () => {
  const gathering = gatheringOf(4);
  expect(gathering.leftText).toBe('Up to 5 more.');
  await gathering.add('buy:clay');
  await gathering.add('buy:wood');
  expect(gathering.leftText).toBe('Nothing more to choose.');
});
