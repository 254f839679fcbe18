import { makeAccount } from './support/accounts.ts';
import { inspect } from './support/inspect.ts';
import { onOnePage } from './support/one-page.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';

test.describe.serial('what was deleted', () => {
  const ids: string[] = [];

  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    for (const title of ['Soup', 'Tart', 'Roast chicken with forty cloves of garlic and lemon thyme'])
      ids.push(await addRecipe(page, { title, ingredients: ['1 leek'] }));
    const { id } = await call<{ id: string }>(page, 'playlists.create', { name: 'Weeknights' });
    await call(page, 'playlists.addRecipes', { id, recipeIds: ids.slice(0, 2) });
    await page.goto(`/collection/${id}`);
  });

  test('a collection that is deleted with its recipes comes back by Undo', async ({ page }) => {
    await page.getByRole('button', { name: 'Edit collection' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Collection' }).click();
    const remove = page.getByRole('dialog', { name: 'Delete Collection' });
    await remove.getByRole('radio', { name: /Delete collection and all recipes/ }).check();
    await remove.getByRole('checkbox').check();
    await remove.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Collection restored', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /Weeknights/ }).click();
    await expect(page.getByRole('heading', { name: 'Soup' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tart' })).toBeVisible();
  });

  test('is in Recently deleted, in the menu of the account, and comes back from there', async ({ page }) => {
    await call(page, 'recipes.deleteMany', { ids });
    await page.goto('/');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Recently deleted' }).click();
    await expect(page).toHaveTitle('Recently deleted - Larder');
    const list = page.getByRole('list', { name: 'Recently deleted' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByText('30 days left').first()).toBeVisible();
    await inspect(page, 'recently-deleted');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Restore Tart' }).click();
    await expect(page.getByText('Recipe restored', { exact: true })).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await page.goto(`/recipe/${ids[1]}`);
    await expect(page.getByRole('heading', { name: 'Tart', level: 1 })).toBeVisible();
  });

  test('is deleted for good one by one, or all together, after asking', async ({ page }) => {
    await page.goto('/recently-deleted');
    const dialog = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Delete Soup for good' }).click();
    await expect(dialog.getByText("“Soup” goes for good. You can't get it back.")).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Deleted for good', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Empty Recently deleted' }).click();
    await inspect(page, 'recently-deleted-empty-dialog');
    await page.setViewportSize({ width: 1280, height: 900 });
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Nothing deleted', { exact: true })).toBeVisible();
    await inspect(page, 'recently-deleted-empty');
  });
});
