// From the first page to a game, from its end to its replay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keep, keepGolden, stepOf, untilChanged } from './support/game.mjs';
import { checkFit, checkMapIsFree, measure } from './support/looks.mjs';
import { desktop, phone, useStage } from './support/stage.mjs';

const stage = useStage();

test('play now begins a game at once, and it can be gone on with', async () => {
  const { page, done } = await stage.open();
  await page.goto(stage.address);
  await page.locator('.gheos .play').click();
  await page.waitForSelector('main.table');
  await page.goto(`${stage.address}#/`);
  await page.waitForSelector("a[href^='#/table/']");
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.locator("a[href^='#/table/']").click();
  await page.waitForSelector('main.table');
  await done();
});

test('bots that play alone are watched, stopped and led step by step', async () => {
  const { page, done } = await stage.open();
  await page.goto(`${stage.address}#/set-up/deus`);
  await page.selectOption('select[name=seat-1]', 'random');
  await page.selectOption('select[name=seat-2]', 'level:1');
  await page.fill('input[inputmode=numeric]', '9');
  await page.click('button.begin');
  const watch = page.locator('.watch button');
  await watch.first().click();
  await page.waitForSelector('[data-halted]');
  const step = await stepOf(page);
  await watch.nth(1).click();
  await untilChanged(page, step);
  assert.equal(Number(await stepOf(page)), Number(step) + 1);
  await done();
});

/** Runs in the page: what is wider or higher than the box that it stands in. */
const spilt = (boxes) =>
  [...document.querySelectorAll(boxes)]
    .filter(
      (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
    )
    .map((box) => box.innerText);

/** Runs in the page: names whose letters, accents included, reach above the box that cuts them. */
const cut = (names) =>
  [...document.querySelectorAll(names)]
    .filter((name) => {
      const letters = document.createRange();
      letters.selectNodeContents(name);
      return letters.getBoundingClientRect().top < name.getBoundingClientRect().top;
    })
    .map((name) => name.innerText);

for (const locale of ['en', 'fr', 'uk'])
  test(`boxes and cards hold what stands in them, in ${locale}`, async () => {
    const { page, done } = await stage.open({
      locale,
      viewport: { width: 768, height: 1024 },
      hasTouch: true,
    });
    await page.goto(stage.address);
    await page.waitForSelector('article .play');
    assert.deepEqual(await measure(page, spilt, '.actions'), []);
    for (const box of ['deus', 'egypt']) {
      await page.goto(`${stage.address}#/cards/${box}`);
      await page.waitForSelector('.cards .card');
      assert.deepEqual(await measure(page, spilt, '.cards .head'), []);
      assert.deepEqual(await measure(page, cut, '.cards .name'), [], 'capitals keep their accents');
    }
    await done();
  });

/** Runs in the page: signs of players that are not in the middle of their picture, numbers that
 *  leave their bar. */
const strayedSigns = () => {
  const middle = ({ left, right }) => (left + right) / 2;
  const isMiddle = (inner, outer) => Math.abs(middle(inner) - middle(outer)) < 0.5;
  const isIn = (inner, outer) => inner.left >= outer.left && inner.right <= outer.right;
  const stray = (signs, fits) =>
    [...document.querySelectorAll(signs)]
      .filter(
        (sign) =>
          sign.checkVisibility() &&
          !fits(sign.getBoundingClientRect(), sign.parentElement.getBoundingClientRect()),
      )
      .map((sign) => sign.getAttribute('href') ?? sign.textContent);
  return [...stray('svg > use.fill', isMiddle), ...stray('.bar .part > span', isIn)];
};

const games = [
  ['deus', 'en', desktop],
  ['egypt', 'fr', phone],
  ['gheos', 'uk', phone],
];
for (const [box, locale, viewport] of games)
  test(`result, replay and rematch of ${box} in ${locale}`, async () => {
    const { page, done } = await stage.open({ locale, viewport, hasTouch: viewport === phone });
    const id = await keepGolden(page, stage.address, { box });
    await page.goto(`${stage.address}#/replay/${id}`);
    const slider = page.locator('input[type=range]');
    await slider.waitFor();
    const middle = Math.floor(Number(await slider.getAttribute('max')) / 2);
    await slider.fill(`${middle}`);
    if (viewport === phone) await checkMapIsFree(page);
    await page.locator('.transport .play').click();
    await page.waitForFunction(
      (from) => Number(document.querySelector('input[type=range]').value) > from,
      middle,
    );
    await page.locator('.transport .play').click();
    await page.locator('.eyes select').selectOption('2');
    await page.goto(`${stage.address}#/end/${id}`);
    await page.waitForSelector('.verdict');
    const moments = (await page.locator('details li').allTextContents()).map(
      (line) => line.split(/:|\u00A0:/)[0],
    );
    assert.equal(
      new Set(moments).size,
      moments.length,
      `each moment has its own name: ${moments.join(', ')}`,
    );
    assert.deepEqual(await measure(page, strayedSigns), []);
    await page.locator('.first .button.main').click();
    await page.waitForFunction(
      (old) => location.hash.startsWith('#/table/') && !location.hash.endsWith(old),
      id,
    );
    await page.waitForSelector('main.table');
    await done();
  });

test('a table that is not there says so on paper', async () => {
  const { page, done } = await stage.open({ viewport: phone, hasTouch: true });
  await page.goto(`${stage.address}#/table/unknown`);
  await page.locator('.paper[role=alert]').getByText('unknown').waitFor();
  await done();
});

test('the replay of a game of four shows its chart and the ways on', async () => {
  const { page, done } = await stage.open({ locale: 'uk' });
  const sitters = ['Anna', 'Boris', 'Céline', 'Dmytro'].map((name) => ({ kind: 'person', name }));
  const id = await keep(page, stage.address, {
    id: 'test-four',
    game: 'deus',
    options: 'players=4',
    sitters,
    record: 'demiurge record 1\ngame deus\noptions players=4\nseed 3\n',
  });
  await page.goto(`${stage.address}#/replay/${id}`);
  await page.waitForSelector('.chart svg');
  const below = await measure(page, () =>
    [...document.querySelectorAll('aside .chart, aside .row > *')]
      .filter(
        (part) =>
          part.getBoundingClientRect().bottom >
          document.querySelector('aside').getBoundingClientRect().bottom,
      )
      .map((part) => part.innerText || part.className),
  );
  assert.deepEqual(below, []);
  await done();
});

test('on an upright tablet the map of a replay is as wide as the screen', async () => {
  const { page, done } = await stage.open({
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
  });
  await page.goto(
    `${stage.address}#/replay/${await keepGolden(page, stage.address, { box: 'egypt' })}`,
  );
  const { width, height } = await page.locator('.window').boundingBox();
  assert.ok(width > 650 && height > 400, `it is ${width} × ${height}`);
  await checkMapIsFree(page);
  await checkFit(page);
  await done();
});
