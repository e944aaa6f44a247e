// The map stands still (D3, E1): its window, its way up and its scale are measured at every
// question of games on six screens. Deus from late positions, which ask for most, and Gheos whole;
// all of them whole, with all boxes and more players, by `STILL=all` (scripts/prove still).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, keepGolden, untilAsked } from './support/game.mjs';
import { useStage } from './support/stage.mjs';
import { changesOf, movesInTurn, playOn } from './support/stillness.mjs';

const stage = useStage();
const whole = process.env.STILL === 'all';

const SCREENS = [
  [1366, 768],
  [1920, 1080],
  [390, 844],
  [360, 640],
  [820, 1180],
  [844, 390],
];
/** A window of a world that grows may change so often. */
const MOST_FRAMES = 4;

async function openOn([width, height], game) {
  const { page, done } = await stage.open({
    viewport: { width, height },
    hasTouch: width < 1000,
  });
  if (game.lines) {
    const id = await keepGolden(page, stage.address, game);
    await page.goto(`${stage.address}#/table/${id}`);
  } else await begin(page, stage.address, game);
  await untilAsked(page);
  return { page, done };
}

/** Plays, and expects what holds of every map: that its window never moves, nor its way up. */
async function lookOn(screen, game) {
  const { page, done } = await openOn(screen, game);
  const looks = await playOn(page, game);
  await done();
  assert.ok(looks.length > 5, `${looks.length} questions were answered`);
  for (const what of ['pane', 'turned'])
    assert.equal(changesOf(looks, what), 0, `${what}: ${looks.map((look) => look[what])}`);
  return looks;
}

const wholeOf = (box, counts) =>
  counts.map((players) => ({ box, players, seed: 11, name: `${box} with ${players}` }));
const late = (box) => ({ box, lines: 60, most: 25, seed: 11, name: box });

/** The games on a screen: without the option the two boxes of Deus take turns. */
const deusOn = (screen) =>
  whole
    ? [...wholeOf('deus', [2, 4]), ...wholeOf('egypt', [2, 4])]
    : [late(SCREENS.indexOf(screen) % 2 ? 'egypt' : 'deus')];
const gheosOn = () => wholeOf('gheos', whole ? [2, 3, 4] : [2]);

for (const screen of SCREENS) {
  for (const game of deusOn(screen))
    test(`the map of ${game.name} does not move by a pixel on ${screen.join(' × ')}`, async () => {
      const looks = await lookOn(screen, game);
      assert.equal(changesOf(looks, 'frame'), 0, looks.map(({ frame }) => frame).join('\n'));
    });
  for (const game of gheosOn())
    test(`the map of ${game.name} moves only between turns on ${screen.join(' × ')}`, async (t) => {
      const looks = await lookOn(screen, game);
      assert.deepEqual(movesInTurn(looks), []);
      const changes = changesOf(looks, 'frame');
      t.diagnostic(`${changes} frames were outgrown`);
      assert.ok(changes <= MOST_FRAMES, `it moved ${changes} times`);
    });
}

test('while somebody has zoomed in, a world that grows does not move the map', async () => {
  const { page, done } = await openOn([390, 844], { box: 'gheos', seed: 11 });
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  const looks = await playOn(page, { seed: 11 });
  assert.equal(changesOf(looks, 'frame'), 0, looks.map(({ frame }) => frame).join('\n'));
  await done();
});
