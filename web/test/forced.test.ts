// A set is answered as a whole: what only a secret hand leaves as the one answer (the end of an
// offering, the last picks; rules version 2) is never a question of its own.
import { describe, expect, it } from 'vitest';
import type { Advice } from '$model';
import { loadTable, tableParts } from '../src/games';
import { Selection } from '../src/play/selection.svelte';
import { bot, newTable, person, untilPerson } from './support';

/** Ceres asks for resources before cards are drawn: until then all can be taken back. */
const POSITION =
  'deus rules=2 players=2 tiles=0,0:3B2/1,0:7A4/0,1:1A2/1,1:6A1 villages=4,4,3,3 deck=* ' +
  'p1.vp=5 p1.gold=1 p1.pieces=2,2,2,2,2 p1.hand=farm,villa,library,legion ' +
  'p2.vp=5 p2.pieces=2,2,2,2,2 p2.hand=forum todo=turn';

async function offering() {
  await loadTable('deus');
  const { table } = newTable();
  await table.beginAt(POSITION, [person('Anna'), bot('random')], 'en');
  await table.answer('offer:farm');
  const items = table.situation?.set?.items.map(({ token }) => token) ?? [];
  return { table, items, selection: new Selection(table, tableParts('deus')) };
}

const advice = (...tokens: string[]): Advice => ({
  token: tokens[0] ?? '',
  visits: 1,
  share: 0.5,
  points: 1,
  line: tokens.map((token) => ({ token, text: token })),
});

describe('what_a_hand_alone_decides_is_no_question_of_its_own', () => {
  it('an offering ends with its last card in the order of the table', async () => {
    const { table, items } = await offering();
    expect(items.at(-1)).toBe('discard:legion');
    await table.choose(['discard:legion']);
    expect(table.situation?.question?.kind).toBe('resource');
  });

  it('a hint plays the whole set, and one undo takes all of it back', async () => {
    const { table, selection } = await offering();
    await selection.follow(advice('discard:legion', 'done', 'take:wood', 'take:wood'));
    expect([table.situation?.question?.kind, table.situation?.step]).toEqual(['resource', 3]);
    await table.undo();
    expect([table.situation?.question?.kind, table.situation?.step]).toEqual(['discard', 1]);
  });

  it('a hint whose line ends before its set does no more than the line', async () => {
    const { table, selection } = await offering();
    await selection.follow(advice('discard:library'));
    expect([table.situation?.question?.kind, table.situation?.step]).toEqual(['discard', 2]);
  });

  it('only the beginning of a turn may leave a person one answer', async () => {
    for (const options of ['start=8', 'start=10 joker=on', 'egypt=scientific,production']) {
      const { table } = newTable();
      const sitters = [person('Anna'), bot('random')];
      await table.begin({ game: 'deus', options, seed: '7', sitters }, 'en');
      for (let n = 0; n < 250; n++) {
        await untilPerson(table);
        const { over, answers, set, question } = table.situation!;
        if (over) break;
        if (answers.length === 1) expect([options, question?.kind]).toEqual([options, 'turn']);
        const most = set?.purse ? Math.min(set.most, 3) : 0;
        const size = set ? Math.max(set.least, Math.min(most, n % 4)) : 0;
        const items = set?.items.flatMap(({ token, room }) => Array<string>(room).fill(token));
        if (items && size > 0 && items.length >= size) await table.choose(items.slice(-size));
        else await table.answer(set?.closer ?? answers[n % answers.length]!.token);
        if (table.error) await table.answer(set?.closer ?? '');
      }
    }
  });
});
