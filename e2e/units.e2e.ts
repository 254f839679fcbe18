import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { writesOf } from './support/database.ts';
import { inspect } from './support/inspect.ts';
import { onOnePage } from './support/one-page.ts';
import { addRecipe, call, expect, newPerson, openPage, showInterest, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

const ingredients = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Ingredients' });
const steps = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Instructions' });
const units = (page: Page) => ingredients(page).getByRole('radiogroup', { name: 'Units' });
const line = (page: Page, name: string) => ingredients(page).getByRole('checkbox', { name });

const CAKE = {
  title: 'Sunday cake',
  servings: 4,
  ingredients: [
    '2 cups all-purpose flour',
    '1 stick butter',
    '2 tbsp milk',
    '3 eggs',
    '1 tsp butter for the pan',
    '1 bay leaf',
  ],
  instructions: [
    'Heat the oven to 350°F and butter an 8-inch pan.',
    'Beat 1 cup sugar with the butter and eggs for 5 minutes.',
    'Fold in the flour and the milk. Bake for 40 minutes.',
  ],
};

test.describe.serial('a recipe is read in the units of its cook', () => {
  let id = '';
  let written: unknown;
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    id = await addRecipe(page, CAKE);
    written = await writesOf(id);
    await page.goto(`/recipe/${id}`);
  });

  test('as they are written, in metric or in American measures, in the steps too', async ({ page }) => {
    await expect(line(page, '2 cups all-purpose flour')).toBeVisible();
    await units(page).getByLabel('Metric').check();
    await expect(line(page, '≈ 240 g all-purpose flour')).toBeVisible();
    await expect(line(page, '115 g butter')).toBeVisible();
    await expect(line(page, '2 tbsp milk')).toBeVisible();
    await expect(steps(page).getByRole('listitem').first()).toContainText('180 °C and butter a 20 cm pan');
    await inspect(page, 'recipe-in-metric');
  });

  test('an amount says what its author wrote, and by what it was converted', async ({ page }) => {
    const flour = ingredients(page).getByRole('button', { name: '≈ 240 g' });
    await expect(flour).toHaveAccessibleDescription('As written: 2 cups');
    await flour.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Amount: 240 g' });
    await expect(panel).toContainText('2 cups');
    await expect(panel).toContainText('a cup of all purpose flour is taken as 120 g');
    await expect(panel).toContainText('A cup is 240 ml here.');
    await inspect(page, 'amount-panel');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(flour).toBeFocused();
  });

  test('a step says how much of an ingredient it means, where that is certain', async ({ page }) => {
    const last = steps(page).getByRole('listitem').nth(2);
    await expect(last).toContainText('Fold in the flour (≈ 240 g) and the milk (2 tbsp).');
    // Two lines have butter.
    await steps(page).getByRole('button', { name: 'butter', exact: true }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Amount: butter' });
    await expect(panel.getByRole('listitem')).toHaveText(['115 g butter', '1 tsp butter for the pan']);
    await page.keyboard.press('Escape');
  });

  test('the choice stays with the recipe; others follow the settings', async ({ page }) => {
    await page.reload();
    await expect(line(page, '115 g butter')).toBeVisible();
    await expect(units(page).getByLabel('Metric')).toBeChecked();
    const other = await addRecipe(page, { title: 'Bread', ingredients: ['500 g flour'] });
    await goWithin(page, `/recipe/${other}#settings/units`);
    await page.getByRole('dialog').getByRole('radiogroup', { name: 'Units' }).getByLabel('US').check();
    await page.getByRole('dialog').getByLabel('Show amounts in the steps').uncheck();
    await inspect(page, 'settings-units');
    await page.keyboard.press('Escape');
    await expect(ingredients(page).getByRole('checkbox')).toHaveAccessibleName(/cups flour/);
    await goWithin(page, `/recipe/${id}`);
    await expect(line(page, '115 g butter')).toBeVisible();
    await expect(steps(page).getByRole('button', { name: 'flour', exact: true })).toBeVisible();
  });

  test('it is scaled by what there is of an ingredient, with the keyboard alone', async ({ page }) => {
    await ingredients(page).getByRole('button', { name: '≈ 240 g' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('I have')).toBeVisible();
    await page.getByLabel('I have').focus();
    await page.keyboard.type('360');
    await page.keyboard.press('Enter');
    await expect(ingredients(page)).toContainText('For 360 g all-purpose flour (× 1.5)');
    await expect(ingredients(page).getByRole('group', { name: 'Servings' })).toContainText('6 servings');
    await expect(line(page, '≈ 360 g all-purpose flour')).toBeVisible();
    await expect(steps(page)).toContainText('300 g sugar');
    await inspect(page, 'recipe-scaled');
  });

  test('what is for the tin stays, unless its cook says otherwise', async ({ page }) => {
    await expect(line(page, '1 tsp butter for the pan')).toBeVisible();
    await expect(line(page, '1 bay leaf')).toBeVisible();
    const stays = ingredients(page).getByRole('button', { name: /^Stays as it is when scaled: .* bay lea/ });
    await expect(stays).toHaveAttribute('aria-pressed', 'true');
    await stays.click();
    await expect(line(page, '1½ bay leaves')).toBeVisible();
    await stays.click();
    await expect(line(page, '1 bay leaf')).toBeVisible();
  });

  test('cook mode, paper and a copy show the same, and why', async ({ page }) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy as text' }).click();
    await expect(page.getByText('Recipe copied to the clipboard', { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\u00a0', ' ')).toContain('6 servings for 360 g all-purpose flour (× 1.5)');
    expect(copied.replaceAll('\u00a0', ' ')).toContain('- 170 g butter');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('.print-sheet');
    await expect(sheet).toContainText('6 servings for 360 g all-purpose flour (× 1.5)');
    await expect(sheet).toContainText('360 g all-purpose flour');
    await expect(sheet).toContainText('180 °C');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Start cooking' }).click();
    const cooking = page.getByRole('dialog', { name: 'Sunday cake' });
    await expect(cooking).toContainText('180 °C and butter a 20 cm pan');
    await expect(cooking).toContainText('6 servings for 360 g all-purpose flour (× 1.5)');
    await cooking.getByRole('button', { name: '180 °C', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Amount: 180 °C' })).toContainText('350°F');
    await inspect(page, 'cook-mode-in-metric');
    await page.keyboard.press('Escape');
    await cooking.getByRole('button', { name: 'Next', exact: true }).click();
    await cooking.getByRole('button', { name: 'Start a timer for 5 minutes' }).click();
    await expect(cooking.getByRole('button', { name: /5 minutes: /i })).toHaveCount(0);
    await cooking.getByRole('button', { name: 'Stop cooking' }).click();
  });

  test('the page opens as written, and offers what was cooked last', async ({ page }) => {
    await page.reload();
    await expect(ingredients(page).getByRole('group', { name: 'Servings' })).toContainText('4 servings');
    await ingredients(page).getByRole('button', { name: 'Cook for 6 again' }).click();
    await expect(ingredients(page)).toContainText('For 360 g all-purpose flour (× 1.5)');
    await ingredients(page).getByRole('button', { name: 'Reset amounts' }).click();
  });

  test('it is scaled to another tin', async ({ page }) => {
    await ingredients(page).getByRole('button', { name: 'Scale', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Scale the recipe' });
    await dialog.getByRole('tab', { name: 'Tin' }).click();
    await expect(dialog.getByRole('status')).toHaveText('20 → 26 cm is × 1.69');
    await expect(dialog).toContainText('time and depth change');
    await inspect(page, 'scale-by-tin');
    await dialog.getByRole('button', { name: 'Scale', exact: true }).click();
    await expect(ingredients(page)).toContainText('For 20 → 26 cm (× 1.69)');
    await expect(ingredients(page).getByRole('group', { name: 'Servings' })).toContainText('7 servings');
  });

  test('or by a factor, and by an ingredient of the list', async ({ page }) => {
    await ingredients(page).getByRole('button', { name: 'Scale', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Scale the recipe' });
    await inspect(page, 'scale-by-ingredient');
    await dialog.getByRole('combobox', { name: 'Ingredient' }).selectOption('3 eggs');
    await dialog.getByLabel('I have').fill('6');
    await dialog.getByRole('button', { name: '× 2' }).click();
    await expect(ingredients(page)).toContainText('For 6 eggs (× 2)');
    await ingredients(page).getByRole('button', { name: 'Scale', exact: true }).click();
    await dialog.getByRole('tab', { name: 'Factor' }).click();
    await dialog.getByLabel('Multiply by').fill('0.75');
    await page.keyboard.press('Enter');
    await expect(ingredients(page).getByRole('group', { name: 'Servings' })).toContainText('3 servings');
  });

  test('and nothing of it was written into the database', async () => {
    expect(await writesOf(id)).toEqual(written);
  });
});

test('who reads a shared recipe chooses units for this device', async ({ browser, page }) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, CAKE);
  const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId: id });
  const visitor = await openPage(browser);
  await visitor.goto(`/shared/recipe/${shareId}`);
  await expect(line(visitor, '1 stick butter')).toBeVisible();
  await units(visitor).getByLabel('Metric').check();
  await expect(line(visitor, '115 g butter')).toBeVisible();
  await inspect(visitor, 'shared-recipe-in-metric');
  await visitor.reload();
  await showInterest(visitor);
  await expect(line(visitor, '115 g butter')).toBeVisible();
  await visitor.context().close();
});
