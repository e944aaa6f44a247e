// A set is chosen only as far as it may be chosen.
import { expect, it } from 'vitest';
import type { AnswerSet } from '$model';
import type { ShownTable } from '../src/engine/shown';
import { ChoiceSet } from '../src/play/choiceSet.svelte';
import '../src/words/phrases';

const item = (resource: string, price: number) => ({
  token: `buy:${resource}`,
  verb: 'buy',
  text: resource,
  room: 9,
  price,
});

function choiceSetOf(purse: number): ChoiceSet {
  const set = {
    least: 0,
    most: 5,
    purse,
    items: [item('wood', 1), item('clay', 3)],
    closer: 'done',
  } as unknown as AnswerSet;
  return new ChoiceSet({
    asksMe: true,
    situation: { set },
    previewSet: () => Promise.resolve(null),
  } as unknown as ShownTable);
}

it('offers nothing that could not be paid together with what was chosen', async () => {
  const choiceSet = choiceSetOf(4);
  await choiceSet.add('buy:clay');
  await choiceSet.add('buy:clay');
  expect(choiceSet.chosen).toEqual(['buy:clay']);
  await choiceSet.add('buy:wood');
  expect([choiceSet.hasRoomFor('buy:wood'), choiceSet.hasRoomFor('buy:clay')]).toEqual([
    false,
    false,
  ]);
  await choiceSet.drop('buy:clay');
  expect([choiceSet.hasRoomFor('buy:wood'), choiceSet.hasRoomFor('buy:clay')]).toEqual([
    true,
    true,
  ]);
});

it('says how many more may be chosen, and that none must be', async () => {
  const choiceSet = choiceSetOf(4);
  expect(choiceSet.leftText).toBe('Up to 5 more.');
  await choiceSet.add('buy:clay');
  await choiceSet.add('buy:wood');
  expect(choiceSet.leftText).toBe('That’s all you can choose.');
});
