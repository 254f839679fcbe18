import { randomUUID } from 'node:crypto';
import { breakDown, holdBack } from './support/answers.ts';
import { addRecipe, expect, newPerson, quickJoin, test } from './support/people.ts';

test('a recipe loads, fails and is not there in words, with the ways on', async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
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

test('a recipe shows everything that was written down, in one column or two', async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  const id = await addRecipe(page, {
    title: 'Apple Pie',
    description: 'Still warm.',
    prepTime: 20,
    cookTime: 45,
    servings: 4,
    difficulty: 'hard',
    tags: ['dessert', 'autumn'],
    ingredients: ['6 apples', '[For the crumble]', '100 g butter'],
    instructions: ['Peel the apples.', '[Crumble]', 'Rub in the butter.', 'Bake.'],
    cookingNotes: 'Aunt Vera adds quince.',
    sourceUrl: 'https://example.org/pie',
  });
  await page.goto(`/recipe/${id}`);
  await expect(page).toHaveTitle('Apple Pie - Larder');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Recipes/Apple Pie');
  const main = page.getByRole('main');
  for (const text of ['Still warm.', 'Prep 20 min', 'Cook 45 min', 'Hard'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'dessert',
    'autumn',
  ]);
  await expect(main.getByRole('link', { name: 'View Original' })).toHaveAttribute(
    'href',
    'https://example.org/pie',
  );

  const ingredients = main.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients.getByRole('listitem')).toHaveText(['6 apples', 'For the crumble', '100 g butter']);
  await expect(ingredients.getByRole('heading', { name: 'For the crumble' })).toBeVisible();
  const steps = main.getByRole('region', { name: 'Instructions' });
  await expect(steps.getByRole('listitem')).toHaveText([
    '1Peel the apples.',
    '2Rub in the butter.',
    '3Bake.',
  ]);
  await expect(steps.getByRole('heading', { name: 'Crumble' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'My Cooking Notes' })).toContainText(
    'Aunt Vera adds quince.',
  );

  const servings = ingredients.getByRole('group', { name: 'Servings' });
  await expect(servings.getByRole('status')).toHaveText('4 servings');
  await servings.getByRole('button', { name: 'Fewer servings' }).click();
  await expect(servings.getByRole('status')).toHaveText('2 servings');
  await expect(servings.getByRole('button', { name: 'Fewer servings' })).toBeDisabled();
  await servings.getByRole('button', { name: 'More servings' }).click();
  await servings.getByRole('button', { name: 'More servings' }).click();
  await expect(servings.getByRole('status')).toHaveText('6 servings');
  await expect(ingredients.getByText('9 apples')).toBeVisible();

  const areSideBySide = async () => {
    const [left, right] = [await ingredients.boundingBox(), await steps.boundingBox()];
    return left !== null && right !== null && left.x + left.width <= right.x;
  };
  expect(await areSideBySide()).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await areSideBySide()).toBe(false);
  const foot = await page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).boundingBox();
  for (const line of await main.getByRole('checkbox').all()) {
    await line.focus();
    const { y, height } = (await line.boundingBox())!;
    expect(y + height, 'what has the focus is above the navigation').toBeLessThanOrEqual(foot!.y);
  }

  await main.getByRole('button', { name: 'Add Apple Pie to favorites' }).click();
  await expect(main.getByRole('button', { name: 'Remove Apple Pie from favorites' })).toBeVisible();
  await main.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Copied!', exact: true })).toBeFocused();
  await main.getByRole('link', { name: 'Edit recipe' }).click();
  await expect(page).toHaveURL(`/recipe/${id}/edit`);
  await page.goBack();
  await main.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
});
