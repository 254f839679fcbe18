import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { appRuns, expect, newPerson, quickJoin, test } from './support/people.ts';

/** What a page has loaded of a kind, in kB: scripts as they are sent compressed. */
async function kilobytesOf(
  page: Page,
  kind: 'script' | 'font',
  open: () => Promise<unknown>,
): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== kind) return;
    sizes.push(response.body().then((body) => (kind === 'font' ? body : gzipSync(body)).length));
  });
  await open();
  await page.evaluate(() => document.fonts.ready);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000;
}

test('the landing page loads hardly a script before it is touched, and small fonts', async ({
  page,
  context,
}) => {
  const landing = () => page.goto('/', { waitUntil: 'load' });
  expect(await kilobytesOf(page, 'script', landing)).toBeLessThan(10);
  const again = await context.newPage();
  const fonts = await kilobytesOf(again, 'font', () => again.goto('/', { waitUntil: 'load' }));
  expect(fonts).toBeGreaterThan(0);
  expect(fonts).toBeLessThan(75);
});

test('home loads less than 185 kB of scripts until a recipe can be pasted', async ({ page, context }) => {
  await quickJoin(page, newPerson('alice'));
  const home = await context.newPage();
  const scripts = await kilobytesOf(home, 'script', async () => {
    await home.goto('/');
    await expect(home.getByRole('textbox', { name: 'Paste a link or a recipe' })).toBeEnabled();
    await appRuns(home);
  });
  expect(scripts).toBeGreaterThan(100);
  expect(scripts).toBeLessThan(185);
});
