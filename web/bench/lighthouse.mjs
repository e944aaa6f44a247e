// Lighthouse on the first page: as a phone on a slow network (its default) and as a desktop.
import { executable, flags } from '../browser/support/browser.mjs';
import { round } from './numbers.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const scoresOf = ({ categories, audits }) => ({
  ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
  first_contentful_paint_ms: Math.round(audits['first-contentful-paint'].numericValue),
  largest_contentful_paint_ms: Math.round(audits['largest-contentful-paint'].numericValue),
  total_blocking_ms: Math.round(audits['total-blocking-time'].numericValue),
  cumulative_layout_shift: round(audits['cumulative-layout-shift'].numericValue, 3),
  below_90: Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue }) => (displayValue ? `${id}: ${displayValue}` : id)),
});

export async function measureLighthouse(address) {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const { launch } = await import('chrome-launcher');
  const chrome = await launch({
    chromePath: executable,
    chromeFlags: ['--headless=new', ...flags],
  });
  /** Now and then the trace misses the beginning of the page; Lighthouse itself asks to run it
   *  again. */
  const run = async (config, again = true) => {
    const { lhr } = await lighthouse(
      address,
      { port: chrome.port, logLevel: 'silent', onlyCategories: CATEGORIES },
      config,
    );
    if (lhr.runtimeError?.code === 'NO_NAVSTART' && again) return run(config, false);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return scoresOf(lhr);
  };
  try {
    return { phone: await run(undefined), desktop: await run(desktopConfig) };
  } finally {
    chrome.kill();
  }
}
