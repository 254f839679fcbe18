import type { Page } from '@playwright/test';
import { NIGHTLY } from '../server/src/testing/nightly.ts';
import { makeAccount } from './support/accounts.ts';
import { holdBack } from './support/answers.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';

/** Adds up from now on what moves on the page without anybody having touched it just before. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return (window as unknown as { shifts: { sum: number } }).shifts.sum;
    });
}

async function fill(page: Page): Promise<string> {
  await makeAccount(page, newPerson('alice'));
  const ids = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      const id = await addRecipe(page, {
        title: n % 4 ? `Apple tart ${n}` : `Lemon cake ${n}`,
        tags: ['sweet'],
      });
      await call(page, 'recipes.setFavorite', { id, isFavorite: true });
      return id;
    }),
  );
  const { id } = await call<{ id: string }>(page, 'playlists.create', { name: 'Sunday' });
  await call(page, 'playlists.addRecipes', { id, recipeIds: ids });
  return `/collection/${id}`;
}

test('while an answer is on its way no count is told, and nothing moves when it comes', async ({ page }) => {
  const collection = await fill(page);
  for (const [path, procedure, name] of [
    ['/', 'recipes.list', 'Search recipes'],
    ['/favorites', 'recipes.list', 'Search favorites'],
    [collection, 'playlists.byId', 'Search this collection'],
  ] as const)
    // By day the others on a phone alone: all three lists are made alike.
    for (const width of NIGHTLY ? [360, 390, 1280] : path === '/' ? [360, 1280] : [360]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const count = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /recipe/ });
      await expect(count).toHaveText(/^30 recipes/);
      const shifted = await watchShifts(page);
      const field = page.getByRole('searchbox', { name, exact: true });
      for (const [words, found] of [
        ['lemon', /^8 recipes found/],
        ['apple', /^22 recipes found/],
        ['pear', /^0 recipes found/],
        ['cake', /^8 recipes found/],
        ['', /^30 recipes/],
      ] as const) {
        const release = await holdBack(page, procedure);
        await field.fill(words);
        // What was asked before is known at once.
        if (words !== '') await expect(count).toHaveCount(0);
        // Longer than what counts as a movement that somebody made.
        await page.waitForFunction(
          (since) => performance.now() - since > 600,
          await page.evaluate(() => performance.now()),
          { polling: 100 },
        );
        release();
        await expect(count).toHaveText(found);
        await page.unrouteAll({ behavior: 'wait' });
      }
      expect(await shifted(), `${path} at ${width}`).toBeLessThanOrEqual(0.05);
    }
});
