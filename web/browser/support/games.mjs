// Whole games at the drawn table.
import { test } from 'node:test';
import { begin, dice, untilAsked } from './game.mjs';
import { answer } from './hands.mjs';
import { checkAccess, checkFit, takePicture } from './looks.mjs';

const LOOK_AT = 25;

/** A test of one game against a bot from the first question to the last, with a look in the middle
 *  and at its result. */
export function testGame(stage, { box, by, hand, language, viewport, ...options }) {
  test(`${box} by ${by} in ${language}, ${viewport.width} wide`, async () => {
    const { page, done } = await stage.open({ locale: language, viewport, ...options });
    const roll = dice(box.length);
    await begin(page, stage.address, { box, seed: 11, bot: 'level:1' });
    for (let answers = 0; await untilAsked(page); answers++) {
      if (answers === LOOK_AT) {
        await checkFit(page);
        await checkAccess(page);
        await takePicture(page, `game-${box}-${by}`);
      }
      await answer(page, hand, roll);
    }
    await page.waitForSelector('.verdict');
    await checkAccess(page);
    await takePicture(page, `game-${box}-${by}-end`, { fullPage: true });
    await done();
  });
}
