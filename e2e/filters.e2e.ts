import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { inspect } from './support/inspect.ts';
import { onOnePage } from './support/one-page.ts';
import { addRecipe, expect, newPerson, test } from './support/people.ts';
import { openSettings } from './support/settings.ts';
import { goWithin } from './support/screens.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filters of the list' }).getByRole('button', { name, exact: true });
const STARS = 'Your rating';

test.describe.serial('stars and filters', () => {
  const ids: Record<string, string> = {};
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    const steps = { instructions: ['Cook it.'], ingredients: ['1 egg'] };
    ids.soup = await addRecipe(page, { ...steps, title: 'Soup', cookTime: 20, tags: ['winter', 'quick'] });
    ids.stew = await addRecipe(page, { ...steps, title: 'Stew', cookTime: 55, tags: ['winter'] });
    ids.roast = await addRecipe(page, { ...steps, title: 'Roast', cookTime: 180 });
  });

  test('a recipe is rated on its page; the card and the order of the list say so', async ({ page }) => {
    await page.goto(`/recipe/${ids.stew!}`);
    const stars = page.getByRole('group', { name: STARS });
    await stars.getByRole('button', { name: '4 stars' }).click();
    await expect(stars.getByRole('button', { name: '4 stars', pressed: true })).toBeVisible();
    await inspect(page, 'recipe-rated');
    await page.reload();
    await expect(stars.getByRole('button', { name: '4 stars', pressed: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Stew' }).getByText('4 stars')).toBeAttached();
    await page.getByRole('button', { name: 'Sort and filter' }).click();
    await inspect(page, 'filters-open');
    await page.getByLabel('Sort', { exact: true }).selectOption('Best rated');
    await page.getByRole('button', { name: 'Show 3 recipes' }).click();
    await expect(titles(page)).toHaveText(['Stew', 'Roast', 'Soup']);
  });

  test('and at the end of cook mode; a second tap takes the stars away', async ({ page }) => {
    await goWithin(page, `/recipe/${ids.soup!}`);
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    const stars = page.getByRole('dialog').getByRole('group', { name: STARS });
    await stars.getByRole('button', { name: '5 stars' }).click();
    await expect(stars.getByRole('button', { name: '5 stars', pressed: true })).toBeVisible();
    await inspect(page, 'cook-end-rated');
    await stars.getByRole('button', { name: '5 stars' }).click();
    await expect(stars.getByRole('button', { pressed: true })).toHaveCount(0);
    await stars.getByRole('button', { name: '2 stars' }).click();
    await page.getByRole('button', { name: 'Cooked it' }).click();
    await expect(
      page.getByRole('main').getByRole('button', { name: '2 stars', pressed: true }),
    ).toBeVisible();
  });

  test('chips filter the list; the address keeps them over a reload and the way back', async ({ page }) => {
    await goWithin(page, '/');
    await chip(page, 'Up to 60 min').click();
    await expect(titles(page)).toHaveText(['Stew', 'Soup']);
    await chip(page, 'Not cooked yet').click();
    await expect(titles(page)).toHaveText(['Stew']);
    await expect(page.getByText('1 recipe found', { exact: true })).toBeVisible();
    await inspect(page, 'home-filtered');
    await page.reload();
    await expect(titles(page)).toHaveText(['Stew']);
    await expect(page).toHaveURL('/?minutes=60&cooked=never');
    await page.getByRole('link', { name: 'Stew' }).click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(titles(page)).toHaveText(['Stew']);
    await chip(page, 'Up to 60 min').click();
    await expect(titles(page)).toHaveText(['Stew', 'Roast']);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(titles(page)).toHaveCount(3);
    await expect(page).toHaveURL('/');
  });

  test('tags are asked for together, and kept out', async ({ page }) => {
    await page.getByRole('button', { name: 'Sort and filter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sort and filter' });
    await dialog.getByLabel('With all of these tags').selectOption({ value: 'winter' });
    await expect(dialog.getByRole('button', { name: 'Show 2 recipes' })).toBeVisible();
    await dialog.getByLabel('Without these tags').selectOption({ value: 'quick' });
    await dialog.getByRole('button', { name: 'Show 1 recipe' }).click();
    await expect(titles(page)).toHaveText(['Stew']);
    await chip(page, 'Not “quick”').click();
    await expect(titles(page)).toHaveText(['Stew', 'Soup']);
  });

  test('one setting hides the stars everywhere', async ({ page }) => {
    await openSettings(page, 'Appearance and language');
    await page.getByRole('checkbox', { name: /^Show ratings/ }).uncheck();
    await page.goto('/');
    await expect(titles(page).first()).toBeVisible();
    await expect(page.getByText('4 stars')).toHaveCount(0);
    await goWithin(page, `/recipe/${ids.stew!}`);
    await expect(page.getByRole('button', { name: 'Start cooking' })).toBeVisible();
    await expect(page.getByRole('group', { name: STARS })).toHaveCount(0);
  });
});
