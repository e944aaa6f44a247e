// Text mode: whole games of all three against bots, by typing alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, inTextMode, stepOf, untilAsked, untilChanged } from './support/game.mjs';
import { checkAccess, checkWidth, measure, takePicture } from './support/looks.mjs';
import { desktop, phone, useStage } from './support/stage.mjs';

const stage = useStage();

const games = [
  { box: 'deus', language: 'en', viewport: desktop },
  { box: 'egypt', language: 'fr', viewport: desktop },
  { box: 'gheos', language: 'uk', viewport: phone },
];

for (const { box, language, viewport } of games)
  test(`${box} by typing in ${language}, ${viewport.width} wide`, async () => {
    const { page, done } = await stage.open({ locale: language, viewport });
    await inTextMode(page);
    await begin(page, stage.address, { box, seed: 11, bot: 'level:1' });
    await untilAsked(page);
    await checkAccess(page);
    await checkWidth(page);
    const input = page.locator('#typed');
    for (let answers = 0; await untilAsked(page); answers++) {
      if (answers === 25) {
        const news = page.locator('.ask details li');
        assert.ok(
          (await news.count()) === 0 || (await news.first().isVisible()),
          'news are listed',
        );
      }
      if (answers === 25) await takePicture(page, `game-${box}-text`, { fullPage: true });
      const step = await stepOf(page);
      // Of a set one item after another, then "done"; otherwise the first answer.
      const choosesSet = (await page.locator('[data-chosen]').count()) > 0;
      const full = choosesSet && (await page.locator('.confirm:not(:disabled)').count()) > 0;
      const number = await page
        .locator('[data-number]:not(:disabled)')
        .first()
        .getAttribute('data-number');
      const chosen = choosesSet
        ? await page.locator('[data-chosen]').getAttribute('data-chosen')
        : null;
      await input.focus();
      await page.keyboard.type(full ? 'done' : number);
      await page.keyboard.press('Enter');
      if (!choosesSet || full) await untilChanged(page, step);
      else
        await page.waitForFunction(
          (was) => document.querySelector('[data-chosen]')?.dataset.chosen !== was,
          chosen,
        );
    }
    await page.waitForSelector('.verdict');
    await done();
  });

/** Runs in the page: how far the columns of answers stand apart. */
const gapOfColumns = () => {
  const boxes = [...document.querySelectorAll('[data-number]')].map((button) =>
    button.getBoundingClientRect(),
  );
  return Math.min(
    ...boxes.flatMap(({ right }) =>
      boxes.filter(({ left }) => left > right).map(({ left }) => left - right),
    ),
  );
};

test('commands answer in text mode', async () => {
  const { page, done } = await stage.open();
  await inTextMode(page);
  await begin(page, stage.address, { box: 'deus', seed: 7 });
  await untilAsked(page);
  const gap = await measure(page, gapOfColumns);
  assert.ok(
    gap > 40 && gap < 100,
    `between columns there is room for a number of two digits: ${gap}`,
  );
  const say = async (line) => {
    await page.locator('#typed').fill(line);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (typed) => document.querySelector('.said p')?.textContent === `> ${typed}`,
      line,
    );
    return page.locator('.said').innerText();
  };
  assert.match(await say('describe a0'), /swamp in the middle/);
  assert.doesNotMatch(await say('why not'), /\b(build|at|offer):/, 'no codes of the engine');
  assert.match(await say('players'), /gold/);
  assert.match(await say('scores'), /Total/);
  assert.match(await say('cards galley'), /Buy up to 3/);
  assert.match(
    await say('hint'),
    /Suggested: [^]*\nOr: [^]*\nOr: /,
    'three answers, as the README promises',
  );
  assert.match(await say('help'), /undo/);
  assert.match(await say('undo'), /nothing to undo/);
  await done();
});

test('an answer waits to be confirmed where the settings say so', async () => {
  const { page, done } = await stage.open();
  await page.addInitScript(() =>
    localStorage.setItem('demiurge.settings', '{"text":true,"confirm":"always"}'),
  );
  await begin(page, stage.address, { box: 'gheos', seed: 5 });
  await untilAsked(page);
  const step = await stepOf(page);
  const type = async (line) => {
    await page.locator('#typed').fill(line);
    await page.keyboard.press('Enter');
  };
  await type('1');
  await page.waitForFunction(() =>
    /confirm/.test(document.querySelector('.said')?.textContent ?? ''),
  );
  assert.equal(await stepOf(page), step, 'nothing is played before it is confirmed');
  await type('done');
  await untilChanged(page, step);
  await done();
});
