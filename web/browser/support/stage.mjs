// What a file of tests needs: the program serving its pages, and one browser, while its tests run.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { launch, newPage } from './browser.mjs';
import { serve } from './server.mjs';

export const phone = { width: 360, height: 640 };
export const desktop = { width: 1366, height: 768 };

export function useStage() {
  let server, browser;
  before(async () => {
    server = await serve();
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get address() {
      return server.address;
    },
    get browser() {
      return browser;
    },
    /** `done` ends the test: nothing may have gone wrong on the page meanwhile. */
    async open(options = {}) {
      const { context, page, problems } = await newPage(browser, {
        locale: 'en',
        viewport: desktop,
        ...options,
      });
      const done = async () => {
        assert.deepEqual(problems, []);
        await context.close();
      };
      return { context, page, done };
    },
  };
}
