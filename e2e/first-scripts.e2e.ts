import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, newPerson, quickJoin, test } from './support/people.ts';

/** What a screen may load before anybody touches it, gzipped, with a little room: what is shown later is loaded later. */
const MOST_KB = { landing: 99, home: 178 };

async function weighScripts(page: Page, open: () => Promise<unknown>): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await open();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(bodies.map(async (body) => (await promisify(gzip)(await body)).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

test('the landing page stays light', async ({ page }) => {
  expect(await weighScripts(page, () => page.goto('/'))).toBeLessThan(MOST_KB.landing);
});

test('so does home', async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  const home = await page.context().newPage();
  const size = await weighScripts(home, async () => {
    await home.goto('/');
    await home.getByRole('heading', { level: 1 }).waitFor();
  });
  expect(size).toBeLessThan(MOST_KB.home);
});
