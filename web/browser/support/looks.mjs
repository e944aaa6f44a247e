// What every screen owes to those who look at it, and its picture.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';

const pictures = fileURLToPath(new URL('../../../build/screenshots/', import.meta.url));

/** What `look` tells in the page once it is drawn, letters included. Sizes that follow other sizes
 *  are set just before a frame is drawn; who measures earlier sees what never was on the screen. */
export async function measure(page, look, given) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  return page.evaluate(look, given);
}

/** axe finds nothing, by all of its rules. */
export async function checkAccess(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}): ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
  assert.deepEqual(told, []);
}

const excess = (page) =>
  measure(page, () => ({
    width: document.documentElement.scrollWidth - innerWidth,
    height: document.documentElement.scrollHeight - innerHeight,
  }));

/** Nothing lies beside the screen. */
export async function checkWidth(page) {
  const { width } = await excess(page);
  assert.ok(width <= 0, `the page scrolls sideways by ${width}`);
}

/** All of the page is on the screen. */
export async function checkFit(page) {
  const { width, height } = await excess(page);
  assert.ok(width <= 0 && height <= 0, `the page scrolls by ${width}, ${height}`);
}

/** Runs in the page: whether the buttons of a map stand to the right of all that is drawn on it. */
function buttonsStandBeside() {
  const [map, buttons] = ['.window', '.controls'].map((one) =>
    document.querySelector(one).getBoundingClientRect(),
  );
  const places = [...document.querySelectorAll('.window .hit')];
  return (
    places.length > 0 &&
    buttons.width > 0 &&
    buttons.bottom <= map.bottom + 1 &&
    places.every((place) => place.getBoundingClientRect().right <= buttons.left)
  );
}

/** Nothing lies on the map that is as large as a finger, while all of it is in sight. */
export async function checkMapIsFree(page) {
  assert.ok(await measure(page, buttonsStandBeside), 'the buttons stand beside the map');
}

/** Runs in the page: prices and tokens of the market that do not lie in a space of their own. */
function strayInMarket() {
  const shown = [...document.querySelectorAll('[role=group].market')].find((market) =>
    market.checkVisibility(),
  );
  const isIn = (inner, outer) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const edges = shown.getBoundingClientRect();
  return [...shown.querySelectorAll('.space')].flatMap((space) =>
    [space, ...space.querySelectorAll('.worth, button')]
      .filter(
        (part) =>
          !isIn(part.getBoundingClientRect(), edges) ||
          !isIn(part.getBoundingClientRect(), space.getBoundingClientRect()),
      )
      .map((part) => part.getAttribute('aria-label') ?? part.textContent),
  );
}

/** Each of its three spaces shows all that is in it. */
export async function checkMarket(page) {
  assert.deepEqual(await measure(page, strayInMarket), []);
}

export const takePicture = (page, name, options) =>
  page.screenshot({ path: `${pictures}${name}.png`, ...options });

/** Runs in the page: everything that a finger presses and that is too small for it. What stands in
 *  a sentence is as high as its line; a map has places as large as it is drawn, and is zoomed. */
function tooSmall(least) {
  const shown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const inSentence = (element) =>
    getComputedStyle(element).display === 'inline' || element.closest('.lines, .news') !== null;
  /** A field is pressed by its label too. */
  const reachOf = (element) => {
    const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  };
  const pressed =
    'button, a[href], select, summary, textarea, input, [role=button], [role=tab], [role=switch]';
  return [...document.querySelectorAll(pressed)]
    .filter((element) => shown(element) && !element.closest('svg, [inert]') && !inSentence(element))
    .flatMap((element) => {
      const { width, height } = reachOf(element);
      if (Math.min(width, height) >= least - 0.5) return [];
      return [
        `${element.tagName.toLowerCase()}.${[...element.classList]
          .filter((name) => !name.startsWith('svelte-'))
          .join('.')} “${(element.getAttribute('aria-label') ?? element.textContent)
          .trim()
          .slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}`,
      ];
    });
} /** 44 pixels, as wide and high as a fingertip. */
const FINGER = 44;

export async function checkTouch(page) {
  assert.deepEqual(await measure(page, tooSmall, FINGER), []);
}
