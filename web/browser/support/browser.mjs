// Debian's Chromium, without a window and without a network of its own.
import { chromium } from "playwright-core";

export const executable = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launch = () => chromium.launch({ executablePath: executable, args: flags });

/** A page on which any error, refused request or broken policy ends the test. */
export async function newPage(browser, options = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("requestfailed", (request) => problems.push(`failed: ${request.url()}`));
  return { context, page, problems };
}
