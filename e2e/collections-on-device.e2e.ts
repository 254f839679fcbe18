import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { inInstalledApp } from './support/installed-app.ts';
import { inspect } from './support/inspect.ts';
import { FROM_DEVICE, openWithCopy, rows, title } from './support/kept-recipes.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';

inInstalledApp();

/** A device with two recipes in a collection, one of them a favorite that was cooked. */
async function withCollection(page: Page): Promise<void> {
  await makeAccount(page, newPerson('alice'));
  const stew = await addRecipe(page, { title: 'Chicken stew', ingredients: ['800 g chicken'] });
  const pie = await addRecipe(page, { title: 'Apple pie', ingredients: ['4 apples'] });
  await call(page, 'recipes.setFavorite', { id: stew, isFavorite: true });
  const winter = { name: 'Winter', description: 'For cold evenings' };
  const { id } = await call<{ id: string }>(page, 'playlists.create', winter);
  await call(page, 'playlists.addRecipes', { id, recipeIds: [pie, stew] });
  const entry = { entryId: crypto.randomUUID(), cookedOn: '2025-03-01', note: 'With more onions.' };
  await call(page, 'recipes.logCooked', { id: stew, ...entry });
  await openWithCopy(page);
}

test('without a network one opens a collection, a recipe from it, and writes its cook log', async ({
  page,
  context,
}) => {
  await withCollection(page);
  await context.setOffline(true);
  const log = page.getByRole('region', { name: 'Cook log' });

  await test.step('the collections are there, with how much is in them', async () => {
    await page.goto('/collections');
    await expect(page.getByRole('link', { name: /Winter/ })).toContainText('2 recipes');
    await expect(page.getByRole('link', { name: /Favorites/ })).toContainText('1 recipe');
    await expect(page.getByText(FROM_DEVICE)).toBeVisible();
    await inspect(page, 'on-device-collections');
  });
  await test.step('one is opened, in its order, and a recipe from it', async () => {
    await page.getByRole('link', { name: /Winter/ }).click();
    await expect(title(page, 'Winter')).toBeVisible();
    await expect(page.getByText('For cold evenings')).toBeVisible();
    const inWinter = rows(page).filter({ hasText: /Apple pie|Chicken stew/ });
    await expect(inWinter.nth(0)).toContainText('Apple pie');
    await expect(inWinter.nth(1)).toContainText('Chicken stew');
    await inspect(page, 'on-device-collection');
    await page.getByRole('link', { name: 'Chicken stew' }).click();
    await expect(title(page, 'Chicken stew')).toBeVisible();
  });
  await test.step('its cook log is there, and takes an entry that waits', async () => {
    await expect(log.getByText('With more onions.')).toBeVisible();
    await log.getByRole('button', { name: 'Add to cook log' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to cook log' });
    await dialog.getByLabel('Note').fill('For the whole family.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(log.getByText('For the whole family.')).toBeVisible();
    await expect(log.getByText(/^Cooked 2 times/)).toBeVisible();
    await expect(page.getByText('1 change waits to be sent.')).toBeVisible();
  });
  await test.step('an entry is deleted there, too', async () => {
    await log.getByRole('button', { name: 'Delete the entry of Mar 1, 2025' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(log.getByText('With more onions.')).toBeHidden();
    await expect(log.getByText(/^Cooked once/)).toBeVisible();
    await expect(page.getByText('2 changes wait to be sent.')).toBeVisible();
  });
  await test.step('back in the network it is sent', async () => {
    await context.setOffline(false);
    await expect(page.getByText('to be sent')).toBeHidden({ timeout: 40_000 });
    await page.reload();
    await expect(page.getByText(FROM_DEVICE)).toBeHidden();
    await expect(log.getByText('For the whole family.')).toBeVisible();
    await expect(log.getByText(/^Cooked once/)).toBeVisible();
    await expect(log.getByText('With more onions.')).toBeHidden();
  });
});
