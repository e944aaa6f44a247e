// What every screen owes to those who look at it, and its picture.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";

const pictures = fileURLToPath(new URL("../../../build/screenshots/", import.meta.url));

/** axe finds nothing, by all of its rules. */
export async function checkAccess(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
  assert.deepEqual(told, []);
}

const excess = (page) => page.evaluate(() => ({
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

export const takePicture = (page, name, options) => page.screenshot({ path: `${pictures}${name}.png`, ...options });
