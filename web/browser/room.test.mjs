// Room follows use: the map is large, legal places keep their look, every player is in sight, a
// card can be read large, and the map is turned from wherever one is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, keepGolden, untilAsked } from './support/game.mjs';
import { checkFit, checkTouch, measure } from './support/looks.mjs';
import { desktop, phone, useStage } from './support/stage.mjs';

const stage = useStage();
const tablet = { width: 820, height: 1180 };

async function sitDown(viewport, { box = 'deus', players = 2 } = {}) {
  const { page, done } = await stage.open({ viewport, hasTouch: viewport !== desktop });
  await begin(page, stage.address, { box, players, seed: 11 });
  await untilAsked(page);
  return { page, done };
}

/** Runs in the page: how wide a hexagon is from side to side, in pixels of the screen. */
const widthOfHex = () => {
  const [hex] = document.querySelectorAll('[data-part=map] .hit');
  // 60 units from the middle to a corner (games/deus/art/hexes.ts).
  return Math.sqrt(3) * 60 * hex.getScreenCTM().a;
};

test('with four players at 1366 × 768 a hex is at least 56 pixels wide (D6)', async () => {
  const { page, done } = await sitDown(desktop, { players: 4 });
  const width = await measure(page, widthOfHex);
  assert.ok(width >= 56, `it is ${width} wide`);
  await checkFit(page);
  await done();
});

test('at 390 × 844 the map of two has at least 45 % of the height (E5)', async () => {
  const { page, done } = await sitDown({ width: 390, height: 844 });
  const { height } = await page.locator('[data-part=map] .window').boundingBox();
  assert.ok(height >= 0.45 * 844, `it is ${height} high`);
  await done();
});

for (const box of ['deus', 'gheos'])
  test(`on a phone all four players of ${box} are in sight (E5)`, async () => {
    const { page, done } = await sitDown(phone, { box, players: 4 });
    const chips = await measure(page, () =>
      [...document.querySelectorAll('.chips [data-seat]')].map((chip) => {
        const { left, right } = chip.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    );
    assert.deepEqual(chips, [true, true, true, true]);
    await checkTouch(page);
    await done();
  });

test('a tablet shows hand, columns and note, and its tabs have names (E5)', async () => {
  const { page, done } = await sitDown(tablet, { players: 4 });
  for (const part of ['.hand-area', '.columns-area', '.note-area', '[data-part=ask]'])
    assert.ok(await page.locator(part).isVisible(), `${part} is in sight`);
  assert.deepEqual(await page.locator('.sheets button').allInnerTexts(), [
    'Hand',
    'Players',
    'Log',
  ]);
  await page.locator('.sheets button').nth(1).tap();
  await page.locator('[data-part=players] section[data-seat="4"]').scrollIntoViewIfNeeded();
  await checkFit(page);
  await checkTouch(page);
  await done();
});

/** Runs in the page: whether places that can be chosen are painted over, and all others dimmed. */
const strangeLooks = () => {
  const dim = document.querySelector('[data-part=map] .dim');
  return [...document.querySelectorAll('[data-part=map] .hit')].flatMap((hit) => {
    const { x, y, width, height } = hit.getBBox();
    const isDim = dim.isPointInFill(new DOMPoint(x + width / 2, y + height / 2));
    return isDim === hit.classList.contains('legal') ? [hit.dataset.region] : [];
  });
};

test('places that can be chosen keep the look of their land (D2)', async () => {
  const { page, done } = await stage.open();
  const id = await keepGolden(page, stage.address, { box: 'deus', lines: 30 });
  await page.goto(`${stage.address}#/table/${id}`);
  await untilAsked(page);
  await page.locator('[data-part=hand] .playable').first().click();
  await page.waitForSelector('[data-part=map] .hit.legal');
  assert.deepEqual(await measure(page, strangeLooks), []);
  const painted = await measure(page, () =>
    ['.legal-under', '.legal-edge'].map(
      (edge) => getComputedStyle(document.querySelector(`[data-part=map] ${edge}`)).fill,
    ),
  );
  assert.deepEqual(painted, ['none', 'none'], 'their edge is all that is drawn on them');
  await done();
});

test('R turns the map wherever the focus is (D22)', async () => {
  const { page, done } = await sitDown(desktop);
  const turn = () => page.locator('.window [data-turn]').getAttribute('data-turn');
  for (const part of ['q', 'h', 'p', 'l', 'm']) {
    const was = await turn();
    await page.keyboard.press(part);
    await page.keyboard.press('r');
    assert.equal(Number(await turn()), (Number(was) + 1) % 12, `from ${part}`);
  }
  await done();
});

test('any card can be read large: under the pointer, and by Space (D6)', async () => {
  const { page, done } = await sitDown(desktop);
  const card = page.locator('[data-part=hand] [data-card]').first();
  const large = page.locator('.closer [data-card]');
  const id = await card.getAttribute('data-card');
  await card.hover();
  await large.waitFor();
  assert.equal(await large.getAttribute('data-card'), id);
  await page.mouse.move(1, 1);
  await large.waitFor({ state: 'detached' });
  await page.keyboard.press('h');
  await large.waitFor();
  await page.keyboard.press('Space');
  const enlarged = page.locator('.closer.enlarged [data-card]');
  await enlarged.waitFor();
  assert.equal(await page.locator('[data-part=hand] [aria-pressed=true]').count(), 0);
  await page.keyboard.press('Space');
  await enlarged.waitFor({ state: 'detached' });
  await done();
});

test('a hand that has room does not overlap (D6)', async () => {
  const { page, done } = await sitDown({ width: 1920, height: 1080 });
  const cards = await measure(page, () =>
    [...document.querySelectorAll('[data-part=hand] [data-card]')].map((card) => {
      const { left, right } = card.getBoundingClientRect();
      return { left, right };
    }),
  );
  assert.ok(cards.length >= 5);
  for (const [k, { right }] of cards.slice(0, -1).entries())
    assert.ok(right <= cards[k + 1].left, `card ${k + 1} lies on the next one`);
  await done();
});

test('a sentence that names a place of Deus lights it (D4)', async () => {
  const { page, done } = await stage.open();
  const id = await keepGolden(page, stage.address, { box: 'deus', lines: 30 });
  await page.goto(`${stage.address}#/table/${id}`);
  await untilAsked(page);
  await page.locator('[data-part=hand] .playable').first().click();
  await page.waitForSelector('[data-part=map] .hit.legal');
  await page.locator('[data-part=map] .hit:not(.legal)').first().click({ force: true });
  const why = page.locator('[data-part=ask] .why');
  assert.match(await why.innerText(), /\b[A-G][0-6]\b/);
  await why.hover();
  await page.waitForSelector('[data-part=map] .pointed');
  await page.mouse.move(1, 1);
  await page.waitForSelector('[data-part=map] .pointed', { state: 'detached' });
  await done();
});

test('a sentence that names a place of Gheos lights it, under a finger too (D4)', async () => {
  const { page, done } = await sitDown(tablet, { box: 'gheos' });
  await page.locator('[data-part=hand] .playable').first().tap();
  await page.waitForSelector('[data-part=map] .hit.legal');
  await page.keyboard.press('w');
  const answer = page.locator('.list-area ol button', { hasText: /\d,/ }).first();
  await answer.focus();
  await page.waitForSelector('[data-part=map] .pointed');
  await answer.blur();
  await page.waitForSelector('[data-part=map] .pointed', { state: 'detached' });
  await answer.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
  await page.waitForSelector('[data-part=map] .pointed');
  await done();
});
