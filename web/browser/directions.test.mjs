// A9: where a region's name says it lies is where it is drawn, on a map that is turned to fill a
// wide screen, on one for a tall screen, and on one that the player turns.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, untilAsked } from './support/game.mjs';
import { desktop, useStage } from './support/stage.mjs';

const stage = useStage();
const portrait = { width: 390, height: 844 };

/** Runs in the page: every region with its label and the middle of its drawing. */
function drawnRegions(regions) {
  return regions.map((region) => {
    const { left, top, width, height } = region.getBoundingClientRect();
    return {
      name: region.dataset.region,
      label: region.getAttribute('aria-label'),
      x: left + width / 2,
      y: top + height / 2,
      size: width,
    };
  });
}

const regionsOf = (page) => page.locator('[data-part=map] .hit').evaluateAll(drawnRegions);

/** As a person would call the way from one drawing to the other. */
function windOf({ x, y, size }, middle) {
  const sign = (way) => (Math.abs(way) < size / 4 ? 0 : Math.sign(way));
  const upright = ['north', '', 'south'][sign(y - middle.y) + 1];
  const level = ['west', '', 'east'][sign(x - middle.x) + 1];
  return [upright, level].filter(Boolean).join('-') || 'middle';
}

function checkNames(regions) {
  assert.equal(regions.length, 28);
  for (const region of regions) {
    const middle = regions.find(({ name }) => name === `${region.name[0]}0`);
    const wind = windOf(region, middle);
    assert.ok(
      region.label.includes(` in the ${wind} of continent ${region.name[0]}`),
      `${region.label}: it is drawn in the ${wind}`,
    );
  }
}

const labelOf = (regions, name) => regions.find((region) => region.name === name).label;

async function sitDown(viewport) {
  const { page, done } = await stage.open({ viewport });
  await begin(page, stage.address, { box: 'deus', seed: 11 });
  await untilAsked(page);
  return { page, done };
}

test('directions in names follow the map as drawn: landscape', async () => {
  const { page, done } = await sitDown(desktop);
  const regions = await regionsOf(page);
  assert.doesNotMatch(labelOf(regions, 'A1'), /in the east/, 'a wide screen turns this map');
  checkNames(regions);

  const village = page.locator('[data-part=map] .hit[aria-label*=village]').first();
  const told = await village.getAttribute('aria-label');
  await village.hover();
  await page.locator('.note').getByText(told, { exact: true }).waitFor();

  const outline = await village.getAttribute('d');
  await page.locator('[data-part=map]').getByRole('button', { name: 'Turn the map' }).click();
  await page.waitForFunction(
    (was) => ![...document.querySelectorAll('.hit')].some((hit) => hit.getAttribute('d') === was),
    outline,
  );
  checkNames(await regionsOf(page));
  const now = await village.getAttribute('aria-label');
  await village.focus();
  await page.keyboard.press('d');
  await page.locator('.note').getByRole('heading', { name: now }).waitFor();
  await done();
});

test('directions in names follow the map as drawn: portrait', async () => {
  const { page, done } = await sitDown(portrait);
  checkNames(await regionsOf(page));
  await done();
});

test('the map of Gheos, whose sentences say left and right, is never turned', async () => {
  const { page, done } = await stage.open();
  await begin(page, stage.address, { box: 'gheos', seed: 11 });
  await untilAsked(page);
  const map = page.locator('[data-part=map]');
  await map.getByRole('button', { name: 'Show the whole map' }).waitFor();
  assert.equal(await map.getByRole('button', { name: 'Turn the map' }).count(), 0);
  const start = map.locator('[data-cell="0,0"]');
  const before = await start.getAttribute('d');
  await start.focus();
  await page.keyboard.press('R');
  assert.equal(await start.getAttribute('d'), before);
  await done();
});
