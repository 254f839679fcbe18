import type { Locator, Page } from '@playwright/test';
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
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** What the server answers now, whatever the page shows. */
export async function onServer<T>(page: Page, procedure: string, input: object): Promise<T> {
  const origin = process.env.LARDER_ORIGIN ?? '';
  const asked = encodeURIComponent(JSON.stringify({ json: input }));
  const answer = await page.request.get(`${origin}/trpc/${procedure}?input=${asked}`);
  return ((await answer.json()) as { result: { data: { json: T } } }).result.data.json;
}
