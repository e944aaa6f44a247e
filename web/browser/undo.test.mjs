// Taking back, at every question of whole games: as far as the last reveal and no further, and the
// button says why. Forward again the game is as it was.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, dice, stepOf, untilAsked, untilChanged } from './support/game.mjs';
import { answer, byMouse } from './support/hands.mjs';
import { answersOf, untilKept } from './support/records.mjs';
import { desktop, phone, useStage } from './support/stage.mjs';

const stage = useStage();
const SEAT = 1;

/** Seeds of games that meet these obstacles; so many questions are asked, and more until all are
 *  met, if need be in another game: what is clicked depends on what is already drawn. */
const QUESTIONS = 40;
const GAMES = 4;
const games = [
  {
    box: 'deus',
    seed: 21,
    language: 'en',
    viewport: desktop,
    obstacles: ['nothing', 'others', 'revealed'],
  },
  { box: 'egypt', seed: 23, language: 'fr', viewport: desktop, obstacles: ['others', 'revealed'] },
  { box: 'gheos', seed: 21, language: 'uk', viewport: phone, obstacles: ['nothing', 'others'] },
];
const reasons = {
  en: {
    nothing: /nothing to undo/,
    others: /another player has moved/,
    revealed: /something hidden was revealed/,
  },
  fr: {
    nothing: /rien à annuler/,
    others: /un autre joueur a joué/,
    revealed: /a été révélé/,
  },
  uk: {
    nothing: /нема чого скасовувати/,
    others: /походив інший гравець/,
    revealed: /відкрилося приховане/,
  },
};

/** How far one may go back, and what is in the way there. */
function limitOf(answers) {
  const last = answers.findLastIndex(({ seat, revealed }) => revealed || seat !== SEAT);
  if (last < 0) return { limit: 0, obstacle: 'nothing' };
  return { limit: last + 1, obstacle: answers[last].seat === SEAT ? 'revealed' : 'others' };
}

const tool = (page, name) => page.locator(`[data-tool=${name}]:visible`);
const undoOf = (page) => tool(page, 'undo');
const redoOf = (page) => tool(page, 'redo');

/** Presses it as long as it can be pressed; how often that was. */
async function pressToTheEnd(page, button) {
  let times = 0;
  for (; (await button.getAttribute('aria-disabled')) === 'false'; times++) {
    const step = await stepOf(page);
    await button.click();
    await untilChanged(page, step);
  }
  return times;
}

/** Goes back as far as it goes, asks why not further, and forward again; how often that was, and
 *  what was in the way. */
async function goBackAndForth(page, reasons) {
  const step = await stepOf(page);
  const { limit, obstacle } = limitOf(answersOf(await untilKept(page)));
  const taken = await pressToTheEnd(page, undoOf(page));
  assert.equal(
    await stepOf(page),
    `${limit}`,
    `from ${step} back to ${limit}, where it was ${obstacle}`,
  );
  await undoOf(page).click({ force: true }); // it is there to be asked
  await page.locator('[role=alert]').filter({ hasText: reasons[obstacle] }).waitFor();
  assert.equal(await stepOf(page), `${limit}`);
  await pressToTheEnd(page, redoOf(page));
  assert.equal(await stepOf(page), step, 'forward again');
  return { taken, obstacle };
}

for (const { box, seed, language, viewport, obstacles } of games)
  test(`undo in ${box}, in ${language}, ${viewport.width} wide`, async () => {
    const { page, done } = await stage.open({ locale: language, viewport });
    const roll = dice(5);
    const met = new Set();
    let all = 0,
      asked = 0;
    const goesOn = () => asked < QUESTIONS || !obstacles.every((one) => met.has(one));
    for (let game = 0; game < GAMES && goesOn(); game++) {
      await begin(page, stage.address, { box, seed: seed + game, bot: 'level:1' });
      for (; goesOn() && (await untilAsked(page)); asked++) {
        const { taken, obstacle } = await goBackAndForth(page, reasons[language]);
        met.add(obstacle);
        all += taken;
        await answer(page, byMouse, roll);
      }
    }
    assert.deepEqual(
      obstacles.filter((one) => !met.has(one)),
      [],
      'what was never in the way',
    );
    assert.ok(all > 10, `only ${all} answers could be taken back`);
    await done();
  });
