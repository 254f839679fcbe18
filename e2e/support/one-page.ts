import type { BrowserContext, Page } from '@playwright/test';
import { test } from './people.ts';

/**
 * The tests of the serial group it is called in go on where the one before stopped, on one page that `prepare` made ready.
 * It is opened and watched as the page of a single test is.
 */
export function onOnePage(prepare: (page: Page) => Promise<unknown>): void {
  let shared: BrowserContext | undefined;
  test.use({
    context: async ({ browser }, use) => {
      shared ??= await browser.newContext();
      await use(shared);
    },
    page: async ({ context }, use) => {
      await use(context.pages().at(-1) ?? (await context.newPage()));
    },
  });
  // No hook is watched that does not ask for it.
  test.beforeAll(async ({ page, watchdog: _ }) => {
    await prepare(page);
  });
  test.afterAll(async () => {
    await shared?.close();
    shared = undefined;
  });
}
