import type { Locator, Page } from '@playwright/test';
import type { EntityName } from '@larder/shared/sync/entities';
import { untilInstalled } from './installed-app.ts';
import { expect } from './people.ts';
import { openSettings } from './settings.ts';

export const FROM_DEVICE = "Larder can't be reached. You see the recipes kept on this device.";
export const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
export const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
export const waiting = (page: Page, count: number) =>
  page.getByText(`${count} change${count === 1 ? ' waits' : 's wait'} to be sent.`);

/** The choice of how much of them. */
export const extents = (settings: Locator) => settings.getByRole('group', { name: 'Recipes on this device' });

/** Chooses the copy of all recipes and waits until it is whole and the worker answers for the page. */
export async function keepRecipes(page: Page, count: number): Promise<void> {
  const settings = await openSettings(page, 'App and this device');
  await extents(settings).getByRole('radio', { name: 'All my recipes' }).check();
  await expect(settings.getByText(new RegExp(`^${count} recipes? kept`))).toBeVisible();
  await page.keyboard.press('Escape');
  await untilInstalled(page);
}

/** All that a copy has; what they are needs more than a journey can load. */
const ENTITIES: Record<EntityName, true> = {
  recipe: true,
  playlist: true,
  shoppingList: true,
  shoppingEntry: true,
  smartCollection: true,
  mealPlan: true,
  planEntry: true,
};

/** Opens home where a copy of all recipes was chosen before, and waits until it is whole and the worker answers for the page. */
export async function openWithCopy(page: Page): Promise<void> {
  await openUntilCopied(page);
  await untilInstalled(page);
}

/** The same in a browser without a worker, which opens nothing without a network. The settings are not opened for it. */
export async function openUntilCopied(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('larder.recipes-on-device', 'on'));
  // What pulls the copy is loaded at once, not three seconds later.
  await page.goto('/?shortcut=search');
  await expect.poll(() => page.evaluate(hasWholeCopy, Object.keys(ENTITIES))).toBe(true);
}

/** In the page. A database that is not there yet is not opened: that would make it. */
async function hasWholeCopy(names: readonly string[]): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'larder-copy')) return false;
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The copy cannot be read'));
    });
  const copy = await done(indexedDB.open('larder-copy'));
  const person = copy.objectStoreNames.contains('state')
    ? ((await done(copy.transaction('state').objectStore('state').get('person'))) as
        | { pulled?: Record<string, { completeAt?: Date }> }
        | undefined)
    : undefined;
  copy.close();
  return names.every((name) => person?.pulled?.[name]?.completeAt);
}

/** What the server answers now, whatever the page shows. */
export async function onServer<T>(page: Page, procedure: string, input: object): Promise<T> {
  const origin = process.env.LARDER_ORIGIN ?? '';
  const asked = encodeURIComponent(JSON.stringify({ json: input }));
  const answer = await page.request.get(`${origin}/trpc/${procedure}?input=${asked}`);
  return ((await answer.json()) as { result: { data: { json: T } } }).result.data.json;
}
