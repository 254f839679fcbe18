import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { inspect } from './support/inspect.ts';
import { onOnePage } from './support/one-page.ts';
import { addRecipe, call, expect, newPerson, openPage, test } from './support/people.ts';

const folded = (page: Page) => page.getByRole('main').locator('details', { hasText: 'Nutrition' });
const rows = (page: Page) => folded(page).locator('dl > div');

test.describe.serial('the nutrition of a recipe', () => {
  let id: string;
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    id = await addRecipe(page, { title: 'Lentil soup', servings: 4, ingredients: ['200 g lentils'] });
    await page.goto(`/recipe/${id}/edit`);
  });

  test('is typed in the form, with a comma or a point, and a wrong amount is named', async ({ page }) => {
    const form = page.locator('details', { hasText: 'Nutrition' });
    await form.locator('summary').click();
    await form.getByLabel('Amounts are').selectOption('Per 100 g');
    await form.getByLabel('Energy (kcal)').fill('250');
    await form.getByLabel('Energy (kJ)').fill('1046');
    await form.getByLabel('Saturated fat (g)').fill('1,5');
    await form.getByLabel('Sodium (mg)').fill('lots');
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await expect(form.getByRole('alert')).toHaveText('Sodium must be a number from 0 to 1,000,000 mg');
    await inspect(page, 'nutrition-form');
    await form.getByLabel('Sodium (mg)').fill('340.5');
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await expect(page).toHaveURL(`/recipe/${id}`);
  });

  test('is folded on the page, and the same however much is cooked', async ({ page }) => {
    await expect(rows(page).first()).toBeHidden();
    await folded(page).locator('summary').click();
    const stated = ['Energy250\u00a0kcal · 1046\u00a0kJ', 'Saturated fat1.5\u00a0g', 'Sodium340.5\u00a0mg'];
    await expect(rows(page)).toHaveText(stated);
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect(page.getByRole('region', { name: 'Ingredients' })).not.toContainText('200 g');
    await expect(rows(page)).toHaveText(stated);
    await inspect(page, 'nutrition-page');
  });

  test('is shown to who has the link, without scripts too', async ({ page, browser }) => {
    const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId: id });
    const visitor = await openPage(browser);
    await visitor.goto(`${process.env.LARDER_ORIGIN}/shared/recipe/${shareId}`);
    await expect(folded(visitor)).toContainText('Per 100 g');
    await folded(visitor).locator('summary').click();
    await expect(rows(visitor)).toHaveCount(3);
    await inspect(visitor, 'nutrition-shared');
    await visitor.context().close();
  });
});
