import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './people.ts';

/** By the address of Larder: some journeys have a gateway in front of it. */
const installed = new Map<string, BrowserContext>();

/**
 * The tests of files that call it share one browser in each worker process, in which the app is installed once: its service
 * worker fetches four hundred files, and that takes three seconds of processor. After each test all else is forgotten. Not for
 * tests of installing itself, nor for those that set the clock.
 */
export function inInstalledApp(): void {
  test.use({
    serviceWorkers: 'allow',
    context: async ({ browser, baseURL }, use) => {
      const origin = baseURL ?? '';
      const context = installed.get(origin) ?? (await browser.newContext());
      installed.set(origin, context);
      await use(context);
      await forget(context);
    },
  });
}

/** Waits until the service worker has everything and answers for this page, which where it is new is loaded once more for that. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (await isControlled()) return;
  await page.reload();
  await expect.poll(isControlled).toBe(true);
}

/** Closes the pages, and leaves nothing of what they did but the files of the app. */
async function forget(context: BrowserContext): Promise<void> {
  const origin = process.env.LARDER_ORIGIN ?? '';
  await context.setOffline(false);
  for (const page of context.pages()) await page.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
  await page.evaluate(async () => {
    const others = (await caches.keys()).filter((name) => !name.startsWith('workbox-precache'));
    for (const name of others) await caches.delete(name);
  });
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await page.close();
}
