// What the drawn table does around the answers: reasons, lists, hints, undo, hand-over, languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, keepGolden, stepOf, untilAsked, untilChanged } from './support/game.mjs';
import { checkMapIsFree, checkMarket, measure } from './support/looks.mjs';
import { phone, useStage } from './support/stage.mjs';

const stage = useStage();

async function sitDown(box, { players = 2, people = 1 } = {}) {
  const { page, done } = await stage.open();
  await begin(page, stage.address, { box, seed: 11, players, people });
  return { page, done };
}

const ask = (page) => page.locator('[data-part=ask]');
const note = (page) => page.locator('.note');
const question = (page) => page.locator('#question').innerText();

async function buildFirst(page) {
  await untilAsked(page);
  const step = await stepOf(page);
  await page.locator('[data-part=hand] .playable').first().click();
  await page.locator('[data-part=map] .hit.legal').first().click({ force: true });
  await untilChanged(page, step);
}

test('a card and its place build it, and what it costs is said and can be changed', async () => {
  const { page, done } = await sitDown('deus');
  await untilAsked(page);
  const step = await stepOf(page);
  await page.locator('[data-part=hand] .playable').nth(2).click();
  await ask(page).getByText('−1 stone, −1 wheat').waitFor();
  await ask(page).getByRole('button', { name: 'Change' }).click();
  await ask(page).getByRole('button', { name: '4 gold instead of wheat' }).click();
  await ask(page).getByText('−4 gold, −1 stone').waitFor();
  await page.locator('[data-part=map] .hit.legal').first().click({ force: true });
  await untilChanged(page, step);
  await done();
});

test('cards chosen one after the other are offered, the first on top', async () => {
  const { page, done } = await sitDown('deus');
  await untilAsked(page);
  const cards = page.locator('[data-part=hand] button');
  await cards.nth(1).click();
  await ask(page).getByRole('button', { name: 'Offer 1 card to Ceres (strength 1)' }).waitFor();
  await cards.nth(3).click();
  await ask(page).getByRole('button', { name: 'Offer 2 cards to Ceres (strength 2)' }).waitFor();
  await cards.nth(4).click();
  await ask(page).getByRole('button', { name: 'Legion' }).click();
  await ask(page).getByRole('button', { name: 'Offer 3 cards to Mars (strength 3)' }).waitFor();
  await cards.nth(3).click();
  const give = ask(page).getByRole('button', { name: 'Offer 2 cards to Mars (strength 2)' });
  await give.waitFor();
  const step = await stepOf(page);
  await give.click();
  await untilChanged(page, step);
  assert.match(await question(page), /^Mars/);
  await done();
});

test('a card shows what it would bring before it is built', async () => {
  const { page, done } = await sitDown('deus');
  await untilAsked(page);
  await page.locator('[data-part=hand] .playable').first().hover();
  await note(page)
    .getByText(/^Build /)
    .waitFor();
  assert.match(await note(page).innerText(), /In all/);
  await done();
});

test('undo, redo, restart, and why not', async () => {
  const { page, done } = await sitDown('deus');
  await untilAsked(page);
  const first = await question(page);
  await ask(page).getByRole('button', { name: 'Undo' }).click({ force: true });
  assert.match(
    await ask(page).locator('.why').innerText(),
    /\w/,
    'it says why nothing can be undone',
  );
  await buildFirst(page);
  const second = await question(page);
  await page.keyboard.press('Control+z');
  await page.waitForFunction((was) => document.querySelector('#question').innerText === was, first);
  await page.keyboard.press('Control+y');
  await page.waitForFunction(
    (was) => document.querySelector('#question').innerText === was,
    second,
  );
  await ask(page).getByRole('button', { name: 'Restart the turn' }).click();
  await page.waitForFunction((was) => document.querySelector('#question').innerText === was, first);
  await done();
});

test('a region that is refused explains itself', async () => {
  const { page, done } = await sitDown('deus');
  await untilAsked(page);
  await page.locator('[data-part=hand] .playable').first().click();
  await page.locator('[data-part=map] .hit.legal').first().waitFor();
  await page.locator('[data-part=map] .hit:not(.legal)').first().click({ force: true });
  assert.match(
    await ask(page).locator('.why').innerText(),
    /[A-Z]\d/,
    'the reason names the region',
  );
  await done();
});

test('every answer has a number, and the key of it answers', async () => {
  const { page, done } = await sitDown('deus');
  await untilAsked(page);
  const step = await stepOf(page);
  await ask(page).getByRole('button', { name: 'All answers as a list' }).click();
  const answers = note(page).locator('ol button');
  assert.ok((await answers.count()) > 1);
  await page.keyboard.press('1');
  await untilChanged(page, step);
  await done();
});

test('a hint can be followed', async () => {
  const { page, done } = await sitDown('gheos');
  await untilAsked(page);
  const step = await stepOf(page);
  await page.keyboard.press('i');
  await note(page).locator('[data-hint]').first().click();
  await untilChanged(page, step);
  await done();
});

test('a tile is turned, and exchanged for the other one, before it lies', async () => {
  const { page, done } = await sitDown('gheos');
  await untilAsked(page);
  const tiles = page.locator('[data-part=hand] button');
  await tiles.nth(0).click();
  await page.waitForSelector('[data-part=map] .hit.legal');
  const was = await question(page);
  await tiles.nth(1).click();
  await page.waitForFunction((old) => document.querySelector('#question').innerText !== old, was);
  await page.waitForSelector('[data-part=map] .hit.legal');
  const step = await stepOf(page);
  await page.locator('[data-part=map] .hit.legal').first().click({ force: true });
  await ask(page).locator('.main').waitFor();
  await page.keyboard.press('r');
  await ask(page).locator('.main').click();
  await untilChanged(page, step);
  await done();
});

test('hands stay hidden until the next person has the screen', async () => {
  const { page, done } = await sitDown('deus', { people: 2 });
  await page.locator('dialog[open] button').waitFor();
  assert.equal(await page.locator('[data-part=hand] [data-card]').count(), 0);
  await page.keyboard.press('Enter');
  await page.locator('[data-part=hand] [data-card]').first().waitFor();
  assert.equal(await page.locator('dialog[open]').count(), 0);
  await done();
});

test('one live region tells the question', async () => {
  const { page, done } = await sitDown('gheos');
  await untilAsked(page);
  assert.equal(await page.locator('[aria-live=polite]').count(), 1);
  assert.match(await page.locator('[data-live]').innerText(), /2 answers/);
  await done();
});

test('flags on the map bear the numbers of their buttons', async () => {
  const { page, done } = await stage.open();
  const id = await keepGolden(page, stage.address, { box: 'gheos', lines: 6 });
  await page.goto(`${stage.address}#/table/${id}`);
  await untilAsked(page);
  for (let k = 0; (await page.locator('[data-part=map] .spot').count()) === 0; k++) {
    assert.ok(k < 30, 'a flag comes');
    const step = await stepOf(page);
    const [cell, tile] = [
      page.locator('[data-part=map] .hit.legal'),
      page.locator('[data-part=hand] .playable'),
    ];
    if (await ask(page).locator('.main').count()) await ask(page).locator('.main').click();
    else if (await cell.count()) await cell.first().click({ force: true });
    else if (await tile.count()) await tile.first().click();
    else await ask(page).locator('.answers [data-token]').first().click();
    await Promise.race([untilChanged(page, step), ask(page).locator('.main').waitFor()]);
    await untilAsked(page);
  }
  const flags = await page
    .locator('[data-part=map] .spot')
    .evaluateAll((spots) =>
      spots.map((spot) => [
        spot.querySelector('text')?.textContent,
        spot.getAttribute('aria-label'),
      ]),
    );
  for (const [number, label] of flags) {
    const button = ask(page)
      .locator('.answers [data-token]')
      .nth(Number(number) - 1);
    assert.ok((await button.innerText()).includes(label), `${number} is ${label}`);
  }
  await done();
});

/** Sits down on a phone in the middle of a golden game. */
async function sitDownOnPhone(box, { locale = 'en', lines = 60, then } = {}) {
  const { page, done } = await stage.open({ locale, viewport: phone, hasTouch: true });
  await page.goto(
    `${stage.address}#/table/${await keepGolden(page, stage.address, { box, lines, then })}`,
  );
  await untilAsked(page);
  return { page, done };
}

for (const locale of ['en', 'fr', 'uk'])
  test(`a card that is held shows all of its text, in ${locale}`, async () => {
    const { page, done } = await sitDownOnPhone('egypt', { locale });
    for (const card of await page.locator('[data-part=hand] [data-card]').all()) {
      await card.scrollIntoViewIfNeeded();
      const { x, y, width } = await card.boundingBox();
      const finger = {
        pointerType: 'touch',
        bubbles: true,
        clientX: x + width / 2,
        clientY: y + 20,
      };
      await card.dispatchEvent('pointerdown', finger);
      const closer = page.locator('.closer .text');
      await closer.waitFor();
      assert.equal(await closer.innerText(), await card.locator('.text').textContent());
      const { cut, bottom } = await closer.evaluate((text) => ({
        cut: text.scrollHeight - text.clientHeight,
        bottom: text.getBoundingClientRect().bottom,
      }));
      assert.ok(
        cut <= 1 && bottom <= phone.height,
        `all of it is on the screen: ${cut}, ${bottom}`,
      );
      await card.dispatchEvent('pointerup', finger);
      await closer.waitFor({ state: 'detached' });
    }
    await done();
  });

test('on a phone the market is in sight, and leads to its tokens', async () => {
  const { page, done } = await sitDownOnPhone('egypt');
  const worth = page.getByRole('button', {
    name: /^Market: wood \d gold, clay \d gold, stone \d gold/,
  });
  assert.match(await worth.innerText(), /^(\s*[246]){4}\s*$/);
  await worth.tap();
  await page.locator('[data-part=players]').getByRole('group', { name: 'Market' }).waitFor();
  await checkMarket(page);
  await done();
});

/** Runs in the page: what of the cards in hand is out of sight below; a text may be shortened. */
const hiddenBelow = () => {
  const { bottom } = document.querySelector('[data-part=hand]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-part=hand] [data-card]')].flatMap((card) => {
    const end = Math.min(bottom, card.getBoundingClientRect().bottom);
    const below = [card, ...card.querySelectorAll('.name, .cost, .signs, .text')].filter(
      (part) => part.getBoundingClientRect().bottom > end + 0.5,
    );
    return below.map((part) => `${card.dataset.card} ${part.className}`);
  });
};

for (const [box, locale, lines] of [
  ['deus', 'en', 30],
  ['egypt', 'uk', 60],
])
  test(`on a phone the hand shows whole cards, offering or not: ${box} in ${locale}`, async () => {
    const { page, done } = await sitDownOnPhone(box, { locale, lines });
    const cards = page.locator('[data-part=hand] [data-card]');
    assert.deepEqual(await measure(page, hiddenBelow), []);
    await cards.first().tap();
    await cards.nth(1).tap();
    await ask(page).locator('.gather').waitFor({ state: 'attached' });
    assert.ok((await cards.count()) > 0, 'cards are left to be offered');
    assert.deepEqual(await measure(page, hiddenBelow), []);
    await done();
  });

/** Runs in the page: cards in hand whose text is cut within a line, or at the edge of its card. */
const slicedTexts = () =>
  [...document.querySelectorAll('[data-part=hand] [data-card]')].flatMap((card) => {
    const text = card.querySelector('.text');
    const { height, bottom } = text.getBoundingClientRect();
    const lines = height / parseFloat(getComputedStyle(text).lineHeight);
    return Math.abs(lines - Math.round(lines)) < 0.1 &&
      bottom <= card.getBoundingClientRect().bottom - 2
      ? []
      : [`${card.dataset.card}: ${lines} lines`];
  });

for (const locale of ['fr', 'uk'])
  test(`a long text ends with a whole line, and the note has all of it, in ${locale}`, async () => {
    const { page, done } = await stage.open({ locale });
    await page.goto(
      `${stage.address}#/table/${await keepGolden(page, stage.address, {
        box: 'egypt',
        lines: 4,
      })}`,
    );
    await untilAsked(page);
    assert.deepEqual(await measure(page, slicedTexts), []);
    const fortress = page.locator('[data-part=hand] [data-card=fortress]');
    await fortress.hover();
    const told = note(page).locator('.text');
    await told.waitFor();
    assert.ok((await told.innerText()).includes(await fortress.locator('.text').textContent()));
    const below = await measure(page, () =>
      ['p.text', '.note'].map((one) => document.querySelector(one).getBoundingClientRect().bottom),
    );
    assert.ok(below[0] <= below[1], 'all of it is in sight');
    await done();
  }); /** Runs in the page: how far the
        first place of the map is from the middle of its window, of half its size. */
const awayFromMiddle = () => {
  const [place, pane] = ['[data-part=map] .hit', '.window'].map((one) =>
    document.querySelector(one).getBoundingClientRect(),
  );
  const away = (from, size) =>
    Math.abs(place[from] + place[size] / 2 - pane[from] - pane[size] / 2) / (pane[size] / 2);
  return Math.max(away('left', 'width'), away('top', 'height'));
};

for (const box of ['deus', 'egypt', 'gheos'])
  test(`on a phone one finger zooms the map, and moves it, of ${box}`, async () => {
    const { page, done } = await sitDownOnPhone(box);
    const sizeOfPlace = () =>
      measure(
        page,
        () => document.querySelector('[data-part=map] .hit').getBoundingClientRect().width,
      );
    const fits = await sizeOfPlace();
    await checkMapIsFree(page);
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    assert.ok((await sizeOfPlace()) > 1.2 * fits, 'it is larger');
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    assert.ok(Math.abs((await sizeOfPlace()) - fits) < 1, 'it is as large as before');
    await page.locator('[data-part=map] .hit').first().tap();
    for (let times = 0; times < 4; times++)
      await page.getByRole('button', { name: 'Zoom in' }).tap();
    assert.ok(
      (await measure(page, awayFromMiddle)) < 0.3,
      'the place that was tapped is in the middle',
    );
    await page.locator('.sheets button').nth(1).tap();
    const whole = page.getByRole('button', { name: 'Show the whole map' });
    await whole.tap();
    assert.ok(Math.abs((await sizeOfPlace()) - fits) < 1, 'all of it is in sight again');
    await whole.waitFor({ state: 'detached' });
    await checkMapIsFree(page);
    await done();
  });

/** Runs in the page: all answers stand as they do where many are long. */
function swipeAllRows() {
  const style = new CSSStyleSheet();
  style.replaceSync(
    '[data-part=ask] .answers { flex-wrap: nowrap !important } [data-part=ask] .answers > * ' +
      '{ flex: none !important }',
  );
  document.adoptedStyleSheets.push(style);
}

test('on a phone another question shows its first answer', async () => {
  const { page, done } = await sitDownOnPhone('gheos', { locale: 'uk', lines: 42 });
  const row = ask(page).locator('.answers');
  await page.evaluate(swipeAllRows);
  await page.locator('[data-tile=a9]').tap();
  await page.locator("[data-cell='0,-2']").tap();
  await ask(page).locator('.main').tap();
  await row.locator('[data-token^=found]').scrollIntoViewIfNeeded();
  const swipedBy = () =>
    measure(page, () => document.querySelector('[data-part=ask] .answers').scrollLeft);
  assert.ok((await swipedBy()) > 100, 'the row was swiped');
  await row.locator('[data-token^=found]').last().dispatchEvent('click');
  await row.locator('[data-token^=colour]').first().waitFor();
  assert.equal(await swipedBy(), 0);
  await done();
});

/** Runs in the page: buttons under the question that are not all on the screen, or whose words
 *  leave them. */
const strayButtons = () =>
  [...document.querySelectorAll('[data-part=ask] button')].flatMap((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const { bottom: end } = document.querySelector('[data-part=ask]').getBoundingClientRect();
    const words = [...button.querySelectorAll('span')].map((one) => one.getBoundingClientRect());
    const holds = words.every(
      (one) => one.top >= top && one.bottom <= bottom && one.right <= right,
    );
    return holds && left >= 0 && right <= innerWidth && bottom <= end
      ? []
      : [button.getAttribute('aria-label') ?? button.innerText];
  });

for (const locale of ['fr', 'uk'])
  test(`on a phone a few long answers stand whole below each other, in ${locale}`, async () => {
    const { page, done } = await sitDownOnPhone('egypt', {
      locale,
      lines: 12,
      then: 'build:souk at:A0',
    });
    assert.equal(await ask(page).locator('.answers [data-token]').count(), 3);
    assert.deepEqual(await measure(page, strayButtons), []);
    await done();
  });

test('on a phone all that can be done with a card is in sight, also to let it go', async () => {
  const { page, done } = await sitDownOnPhone('egypt', { locale: 'uk', lines: 12 });
  await page.locator('[data-part=hand] .playable').first().tap();
  await ask(page).locator('.gather').waitFor({ state: 'attached' });
  assert.deepEqual(await measure(page, strayButtons), []);
  await ask(page).getByRole('button', { name: 'Вибрати інше' }).tap();
  await ask(page).locator('.gather').waitFor({ state: 'detached' });
  await done();
});
