// Advice calls everybody as the table does.
import { expect, it } from 'vitest';
import { Thinker } from '../src/engine/thinker';
import { host } from './support';

const robbing =
  'deus rules=2 players=2 tiles=0,0:3B2/1,0:7A4/0,1:1A2/1,1:6A1 villages=4,4,3,3 round=5 first=1 ' +
  'turn=1 deck=* p1.vp=7 p1.gold=3 p1.resources=1,1,1,1 p1.pieces=2,2,2,2,1 p1.map=A2:pa ' +
  'p1.first=A2 p1.production=farm p1.military=legion p1.hand=villa p2.vp=9 p2.gold=9 ' +
  'p2.resources=1,0,2,1 p2.pieces=2,1,2,2,2 p2.map=A1:p p2.first=A1 p2.production=quarry ' +
  'p2.hand=galley todo=end-turn/effects(column=military,place=2)/' +
  'resolve(column=military,place=1,left=1)/rob(column=military,place=1,region=A2)';

it('a hint names the players of the table (D8)', async () => {
  const thinker = new Thinker(host);
  const advice = await thinker.advise('greedy', robbing, 'en', 1000, ['Anna', 'Trader']);
  const robs = advice.find(({ token }) => token === 'rob:2');
  expect(robs?.line[0]?.text).toMatch(/^Trader/);
  const unnamed = await thinker.advise('greedy', robbing, 'en', 1000, []);
  expect(unnamed.find(({ token }) => token === 'rob:2')?.line[0]?.text).toMatch(/^Player 2/);
});
