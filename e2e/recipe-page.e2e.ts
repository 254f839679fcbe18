import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breakDown, holdBack } from './support/answers.ts';
import { onOnePage } from './support/one-page.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, expect, newPerson, quickJoin, test } from './support/people.ts';

test('a recipe loads, fails and is not there in words, with the ways on', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Dal' });
  const release = await holdBack(page, 'recipes.byId');
  await page.goto(`/recipe/${id}`);
  await expect(page.getByRole('status', { name: 'Loading recipe' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Dal', level: 1 })).toBeVisible();
  await page.unrouteAll();

  const mend = await breakDown(page, 'recipes.byId');
  await page.goto(`/recipe/${id}`);
  await expect(page.getByRole('heading', { name: 'Failed to load recipe' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Recipes' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dal', level: 1 })).toBeVisible();

  await page.goto(`/recipe/${randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
});

test('what the list knows of a recipe is there at once, and nothing moves when the rest comes', async ({
  page,
}) => {
  await quickJoin(page, newPerson('alice'));
  await addRecipe(page, { title: 'Dal', description: 'Red lentils.', instructions: ['Boil.'], servings: 2 });
  await page.reload();
  const release = await holdBack(page, 'recipes.byId');
  await page.getByRole('link', { name: 'Dal' }).click();
  await expect(page.getByRole('heading', { name: 'Dal', level: 1 })).toBeVisible();
  await expect(page.getByText('Red lentils.')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading recipe' })).toBeVisible();
  const placeOf = () => page.getByRole('heading', { name: 'Dal', level: 1 }).boundingBox();
  const before = await placeOf();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    );
    observer.observe({ type: 'layout-shift' });
  });
  release();
  await expect(page.getByText('Boil.')).toBeVisible();
  expect(await placeOf()).toEqual(before);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

test.describe.serial('a recipe shows everything that was written down', () => {
  const main = (page: Page) => page.getByRole('main');
  const ingredients = (page: Page) => main(page).getByRole('region', { name: 'Ingredients' });
  const steps = (page: Page) => main(page).getByRole('region', { name: 'Instructions' });
  let id = '';
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    id = await addRecipe(page, {
      title: 'Apple Pie',
      description: 'Still warm.',
      prepTime: 20,
      cookTime: 45,
      servings: 4,
      difficulty: 'hard',
      tags: ['dessert', 'URL Import', 'autumn'],
      ingredients: ['6 apples', '[For the crumble]', '100 g butter'],
      instructions: ['Peel the apples.', '[Crumble]', 'Rub in the butter.', 'Bake.'],
      cookingNotes: 'Aunt Vera adds quince.',
      sourceUrl: 'https://example.org/pie',
    });
    await page.goto(`/recipe/${id}`);
  });

  test('its title, facts, tags and source are at the top', async ({ page }) => {
    await expect(page).toHaveTitle('Apple Pie - Larder');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Recipes/Apple Pie');
    for (const text of ['Still warm.', 'Prep 20 min', 'Cook 45 min', 'Hard'])
      await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    await expect(main(page).getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'dessert',
      'autumn',
    ]);
    await expect(main(page).getByRole('link', { name: 'View Original' })).toHaveAttribute(
      'href',
      'https://example.org/pie',
    );
  });

  test('a tag leads to the recipes that have it', async ({ page }) => {
    await main(page).getByRole('link', { name: 'dessert' }).click();
    await expect(page).toHaveURL('/?tag=dessert');
    await expect(page.getByText('1 recipe found tagged “dessert”')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Apple Pie', level: 1 })).toBeVisible();
  });

  test('its ingredients, numbered steps and notes are shown under their headings', async ({ page }) => {
    await expect(ingredients(page).getByRole('listitem')).toHaveText([
      '6 apples',
      'For the crumble',
      '100 g butter',
    ]);
    await expect(ingredients(page).getByRole('heading', { name: 'For the crumble' })).toBeVisible();
    await expect(steps(page).getByRole('listitem')).toHaveText([
      '1Peel the apples (6).',
      '2Rub in the butter (100 g).',
      '3Bake.',
    ]);
    await expect(steps(page).getByRole('heading', { name: 'Crumble' })).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'My Cooking Notes' })).toContainText(
      'Aunt Vera adds quince.',
    );
  });

  test('the servings are scaled by halves, and no lower than half', async ({ page }) => {
    const servings = ingredients(page).getByRole('group', { name: 'Servings' });
    await expect(servings.getByRole('status')).toHaveText('4 servings');
    await servings.getByRole('button', { name: 'Fewer servings' }).click();
    await expect(servings.getByRole('status')).toHaveText('2 servings');
    await expect(servings.getByRole('button', { name: 'Fewer servings' })).toBeDisabled();
    await servings.getByRole('button', { name: 'More servings' }).click();
    await servings.getByRole('button', { name: 'More servings' }).click();
    await expect(servings.getByRole('status')).toHaveText('6 servings');
    await expect(ingredients(page).getByText('9 apples')).toBeVisible();
  });

  test('it has two columns on a wide screen and one on a phone, where the navigation hides nothing', async ({
    page,
  }) => {
    const areSideBySide = async () => {
      const [left, right] = [await ingredients(page).boundingBox(), await steps(page).boundingBox()];
      return left !== null && right !== null && left.x + left.width <= right.x;
    };
    expect(await areSideBySide()).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await areSideBySide()).toBe(false);
    const foot = await page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).boundingBox();
    for (const line of await main(page).getByRole('checkbox').all()) {
      await line.focus();
      const { y, height } = (await line.boundingBox())!;
      expect(y + height, 'what has the focus is above the navigation').toBeLessThanOrEqual(foot!.y);
    }
  });

  test('it is made a favorite, shared, edited and left from its page', async ({ page }) => {
    await main(page).getByRole('button', { name: 'Add Apple Pie to favorites' }).click();
    await expect(main(page).getByRole('button', { name: 'Remove Apple Pie from favorites' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Share', exact: true }).click();
    await expect(main(page).getByRole('button', { name: 'Copied!', exact: true })).toBeFocused();
    await main(page).getByRole('button', { name: 'More actions' }).click();
    await main(page).getByRole('menuitem', { name: 'Edit recipe' }).click();
    await expect(page).toHaveURL(`/recipe/${id}/edit`);
    await page.goBack();
    await main(page).getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
  });
});
