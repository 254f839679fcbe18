import { inInstalledApp } from './support/installed-app.ts';
import { makeAccount } from './support/accounts.ts';
import { openWithCopy, onServer } from './support/kept-recipes.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';

inInstalledApp();

test('a line is linked, and its recipe opened scaled, without a network', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const sauce = await addRecipe(page, { title: 'Tomato sauce', ingredients: ['1 kg tomatoes'] });
  const pizza = await addRecipe(page, { title: 'Pizza', ingredients: ['500 g flour', '300 g tomato sauce'] });
  await call(page, 'recipes.linkLine', {
    ...{ id: pizza, line: '300 g tomato sauce', linkedId: sauce, yields: '600 g' },
  });
  const linked = page.getByRole('link', { name: 'Tomato sauce', exact: true });
  await openWithCopy(page);
  await page.context().setOffline(true);
  await page.goto(`/recipe/${pizza}`);
  await linked.click();
  await expect(page.getByText('500 g tomatoes')).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'More for 500 g flour' }).click();
  await page.getByRole('menuitem', { name: 'Link a recipe …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tomato sauce' }).click();
  await page.keyboard.press('Escape');
  await expect(linked).toHaveCount(2);
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await onServer<unknown[]>(page, 'recipes.links', { id: pizza })).length, {
      timeout: 40_000,
    })
    .toBe(2);
});
