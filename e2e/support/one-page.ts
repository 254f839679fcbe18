import type { BrowserContext, Page } from '@playwright/test';
import { test } from './people.ts';

/**
 * The tests of the serial group it is called in go on where the one before stopped, on one page that `prepare` made ready.
 * It is opened and watched as the page of a single test is.
 */
export function onOnePage(prepare: (page: Page) => Promise<unknown>): void {
  useOneContext();
  // No hook is watched that does not ask for it.
  test.beforeAll(async ({ page, watchdog: _ }) => {
    await prepare(page);
  });
}

/**
 * The single tests of the file or group it is called in share a page that has loaded the app before: opening it there costs
 * half of what it costs in a new context. Each begins with an account of its own at an address of its own. A clock stays as it
 * was set, and so does what a page is given before it opens: such a test comes last, or opens a page of its own.
 */
export function onLoadedPage(): void {
  useOneContext(async (context, page) => {
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.removeAllListeners('dialog', { behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
    // What runs no app, but is of the same process.
    await page.goto('/favicon.svg');
    await page.evaluate(() => [localStorage, sessionStorage].forEach((store) => store.clear()));
    await context.clearCookies();
  });
}

function useOneContext(tidy?: (context: BrowserContext, page: Page) => Promise<void>): void {
  let shared: BrowserContext | undefined;
  test.use({
    context: async ({ browser }, use) => {
      shared ??= await browser.newContext();
      await use(shared);
    },
    page: async ({ context, viewport }, use) => {
      const former = context.pages().at(-1);
      if (former && tidy) {
        await tidy(context, former);
        if (viewport) await former.setViewportSize(viewport);
      }
      await use(former ?? (await context.newPage()));
    },
  });
  test.afterAll(async () => {
    await shared?.close();
    shared = undefined;
  });
}
