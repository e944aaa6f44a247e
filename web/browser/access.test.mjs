// Every screen, light and dark, on a phone and on a desktop: axe finds nothing, nothing lies beside
// the screen, a finger hits everything, and there is a picture of it to look at.
import { test } from 'node:test';
import { begin, inTextMode, keepGolden, untilAsked } from './support/game.mjs';
import { checkAccess, checkFit, checkTouch, checkWidth, takePicture } from './support/looks.mjs';
import { desktop, phone, useStage } from './support/stage.mjs';

const stage = useStage();
const MIDDLE = { deus: 60, egypt: 60, gheos: 40 }; // lines of a golden game

/** Goes to an address and waits for a sign that all of it is there. */
const at = (hash, sign) => async (page) => {
  await page.goto(stage.address + hash);
  await page.waitForSelector(sign);
};

/** The same for a page of a finished golden game. */
const golden = (box, name, sign) => async (page) =>
  at(`#/${name}/${await keepGolden(page, stage.address, { box })}`, sign)(page);

/** A table in the middle of a golden game. */
const table = (box) => async (page) => {
  await at(
    `#/table/${await keepGolden(page, stage.address, { box, lines: MIDDLE[box] })}`,
    'main[data-step]',
  )(page);
  await untilAsked(page);
};

const press = (open, key, sign) => async (page) => {
  await open(page);
  await page.keyboard.press(key);
  await page.waitForSelector(sign);
};

// What fits on one screen is marked; the others may be longer than it.
const screens = {
  home: { open: at('', '.gheos .play') },
  'home-with-games': {
    open: async (page) => (
      await golden('deus', 'end', '.verdict')(page),
      await at('#/', "a[href^='#/end/']")(page)
    ),
  },
  'set-up-deus': { open: at('#/set-up/deus', 'button.begin') },
  'set-up-egypt': { open: at('#/set-up/egypt', 'button.begin') },
  'set-up-gheos': { open: at('#/set-up/gheos', 'button.begin') },
  'table-deus': { open: table('deus'), fits: true },
  'table-egypt': { open: table('egypt'), fits: true },
  'table-gheos': { open: table('gheos'), fits: true },
  'table-list': { open: press(table('deus'), 'w', '.note ol, .list-area ol'), fits: true },
  'table-keys': { open: press(table('gheos'), '?', 'dialog[open]'), fits: true },
  'hand-over': {
    open: async (page) => {
      await begin(page, stage.address, { box: 'deus', seed: 1, people: 2 });
      await page.waitForSelector('dialog[open]');
    },
    fits: true,
  },
  'text-deus': { open: async (page) => (await inTextMode(page), await table('deus')(page)) },
  'text-gheos': { open: async (page) => (await inTextMode(page), await table('gheos')(page)) },
  'end-deus': { open: golden('deus', 'end', '.verdict') },
  'end-egypt': { open: golden('egypt', 'end', '.verdict') },
  'end-gheos': { open: golden('gheos', 'end', '.verdict') },
  'replay-deus': { open: golden('deus', 'replay', 'input[type=range]') },
  'replay-gheos': { open: golden('gheos', 'replay', 'input[type=range]') },
  learn: { open: at('#/learn', 'h1') },
  'lesson-deus': { open: at('#/learn/deus', '[data-step-id]') },
  'lesson-gheos': { open: at('#/learn/gheos', '[data-step-id]') },
  'rules-deus': { open: at('#/rules/deus/deus-place', '#deus-place') },
  'rules-egypt': { open: at('#/rules/egypt', 'h2') },
  'rules-gheos': { open: at('#/rules/gheos', 'h2') },
  cards: { open: at('#/cards/deus', '[data-card]') },
  tiles: { open: at('#/cards/gheos', '[data-tile]') },
  settings: { open: at('#/settings', '[name=language]') },
};

const LANGUAGES = ['en', 'fr', 'uk'];
const VIEWS = [
  ['light', phone, 'dark', desktop],
  ['light', desktop, 'dark', phone],
];

for (const [place, [name, { open, fits }]] of Object.entries(screens).entries()) {
  const [light, inLight, dark, inDark] = VIEWS[place % 2];
  for (const [look, [colorScheme, viewport]] of [
    [light, inLight],
    [dark, inDark],
  ].entries()) {
    const locale = LANGUAGES[(place + look) % 3];
    test(`${name}: ${colorScheme}, ${viewport.width} wide, in ${locale}`, async () => {
      const { page, done } = await stage.open({
        locale,
        viewport,
        colorScheme,
        hasTouch: viewport === phone,
      });
      await open(page);
      await page.waitForLoadState('networkidle');
      await takePicture(page, `${name}-${colorScheme}-${viewport.width}`, { fullPage: !fits });
      await (fits ? checkFit : checkWidth)(page);
      await checkAccess(page);
      if (viewport === phone) await checkTouch(page);
      await done();
    });
  }
}
