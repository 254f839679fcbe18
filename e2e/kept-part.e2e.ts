import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { inInstalledApp, untilInstalled } from './support/installed-app.ts';
import { inspect } from './support/inspect.ts';
import { extents, FROM_DEVICE, rows, title } from './support/kept-recipes.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';
import { openSettings } from './support/settings.ts';
import { PHONE } from './support/taps.ts';

const TITLES = ['Chicken stew', 'Plum cake', 'Rye bread', 'Leek soup', 'Lemon tart'];

/** Somebody with five recipes, whose app opens without a network. */
async function fiveRecipes(page: Page): Promise<Map<string, string>> {
  await makeAccount(page, newPerson('alice'));
  const ids = new Map<string, string>();
  for (const name of TITLES) ids.set(name, await addRecipe(page, { title: name, ingredients: ['2 onions'] }));
  return ids;
}

/** Opens home once the worker answers for it, and what is loaded later at once. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/?shortcut=search');
  await untilInstalled(page);
  await expect(page).toHaveURL('/');
}

const offer = (page: Page) => page.getByRole('region', { name: 'Cook without a network?' });
const kept = (page: Page) =>
  page.evaluate(async () => {
    const named = (await indexedDB.databases()).some(({ name }) => name === 'larder-copy');
    if (!named) return [];
    const copy = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('larder-copy');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The copy does not open'));
    });
    const found = copy.objectStoreNames.contains('recipes')
      ? await new Promise<{ title: string }[]>((resolve) => {
          const asked = copy.transaction('recipes').objectStore('recipes').getAll();
          asked.onsuccess = () => resolve(asked.result as { title: string }[]);
        })
      : [];
    copy.close();
    return found.map((recipe) => recipe.title).sort();
  });

test.describe('on a computer', () => {
  inInstalledApp();

  test('a browser on a computer keeps nothing until it has asked, once, and its person agrees', async ({
    page,
  }) => {
    await fiveRecipes(page);
    await openHome(page);
    await expect(offer(page)).toBeVisible();
    await expect(offer(page).locator('svg').first()).toBeVisible();
    await inspect(page, 'offer-to-keep');
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

    await test.step('it is on home alone', async () => {
      await page.getByRole('link', { name: 'Collections' }).first().click();
      await expect(offer(page)).toBeHidden();
      await page.goBack();
    });
    await test.step('"Not now" is an answer: it is not offered again, and nothing is kept', async () => {
      await offer(page).getByRole('button', { name: 'Not now' }).click();
      await expect(offer(page)).toBeHidden();
      await openHome(page);
      await expect(rows(page).filter({ hasText: 'Plum cake' })).toBeVisible();
      const settings = await openSettings(page, 'App and this device');
      await expect(extents(settings).getByRole('radio', { name: 'Nothing' })).toBeChecked();
      await expect(offer(page)).toBeHidden();
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    });
  });

  test('one tap on the offer keeps all recipes', async ({ page, context }) => {
    await fiveRecipes(page);
    await openHome(page);
    await offer(page).getByRole('button', { name: 'Keep all my recipes' }).click();
    await expect(offer(page)).toBeHidden();
    await expect.poll(() => kept(page)).toEqual([...TITLES].sort());
    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByText(FROM_DEVICE)).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Rye bread' })).toBeVisible();
  });

  test('the installed app offers it with the first recipe', async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await makeAccount(page, newPerson('alice'));
    await addRecipe(page, { title: 'Plum cake' });
    await openHome(page);
    await expect(offer(page)).toBeVisible();
  });
});

/** This page is touched from now on, in a browser where the app is installed already. */
async function asOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE.viewport);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
}

test.describe('on a phone', () => {
  inInstalledApp();

  test('favorites and what was opened last are kept without asking, and the settings say so', async ({
    page,
    context,
  }) => {
    await asOnPhone(page);
    const ids = await fiveRecipes(page);
    await call(page, 'recipes.setFavorite', { id: ids.get('Plum cake'), isFavorite: true });
    await openHome(page);
    await expect.poll(() => kept(page)).toEqual(['Plum cake']);
    await offer(page).getByRole('button', { name: 'Not now' }).click();

    await test.step('a recipe that is opened is kept from then on', async () => {
      await rows(page).getByRole('link', { name: 'Rye bread' }).first().click();
      await expect(title(page, 'Rye bread')).toBeVisible();
      await expect.poll(() => kept(page)).toEqual(['Plum cake', 'Rye bread']);
    });
    await test.step('without a network they are there, and the others are not', async () => {
      await context.setOffline(true);
      await page.goto('/');
      await expect(page.getByText(FROM_DEVICE)).toBeVisible();
      await expect(rows(page).filter({ hasText: 'Rye bread' })).toBeVisible();
      await expect(rows(page)).toHaveCount(2);
      await page.goto(`/recipe/${ids.get('Rye bread')}`);
      await expect(page.getByRole('checkbox', { name: '2 onions' })).toBeVisible();
      await context.setOffline(false);
    });
    await test.step('what is no favorite any more goes', async () => {
      await page.goto('/?shortcut=search');
      await call(page, 'recipes.setFavorite', { id: ids.get('Plum cake'), isFavorite: false });
      await page.goto('/?shortcut=search');
      await expect.poll(() => kept(page)).toEqual(['Rye bread']);
    });
    await test.step('the settings say what is kept; all of them, or nothing, can be chosen', async () => {
      const settings = await openSettings(page, 'App and this device');
      const choice = (name: string) => extents(settings).getByRole('radio', { name });
      await expect(choice('Favorites and the last 20 opened')).toBeChecked();
      await inspect(page, 'settings-device-part');
      await choice('All my recipes').check();
      await expect.poll(() => kept(page)).toEqual([...TITLES].sort());
      await choice('Favorites and the last 20 opened').check();
      await expect.poll(() => kept(page)).toEqual(['Rye bread']);
      await choice('Nothing').check();
      await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
    });
  });
});
