import { makeAccount } from './support/accounts.ts';
import { inspect } from './support/inspect.ts';
import { onOnePage } from './support/one-page.ts';
import { addRecipe, expect, newPerson, test } from './support/people.ts';

test.describe.serial('a smart collection', () => {
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    await addRecipe(page, { title: 'Omelette', cookTime: 10 });
    await addRecipe(page, { title: 'Roast', cookTime: 180 });
  });

  test('keeps what home is filtered by, under a name', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Up to 30 min' }).click();
    await page.getByRole('button', { name: 'Save as smart collection' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as smart collection' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Up to 30 min');
    await dialog.getByLabel('Name').fill('Tonight');
    await inspect(page, 'smart-save');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tonight' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Omelette']);
    await inspect(page, 'smart-collection');
  });

  test('stands among the collections, is none of them, and shows what passes now', async ({ page }) => {
    await addRecipe(page, { title: 'Toast', cookTime: 5 });
    await page.goto('/collections');
    await expect(page.getByText('1 collection', { exact: true })).toBeVisible();
    await inspect(page, 'collections-smart');
    await page.getByRole('link', { name: 'Tonight' }).click();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Toast', 'Omelette']);
  });

  test('its filter is changed in its place: the list follows, and "Save" keeps it', async ({ page }) => {
    const choose = async () => {
      await page.getByRole('main').getByRole('button', { name: 'More actions', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Change filter', exact: true }).click();
    };
    const dialog = page.getByRole('dialog', { name: 'Change filter' });
    const cards = page.getByRole('article').getByRole('heading');
    await choose();
    await dialog.getByRole('button', { name: 'Up to 30 min' }).click();
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Not cooked yet' }).click();
    // What stands behind the dialog is pale until the list has followed.
    await expect(page.locator('article h2')).toHaveText(['Toast', 'Roast', 'Omelette']);
    await expect(page.locator('ul[aria-busy=true]')).toHaveCount(0);
    await inspect(page, 'smart-change-filter');
    await page.keyboard.press('Escape');
    await expect(cards).toHaveText(['Toast', 'Omelette']);

    await choose();
    await dialog.getByRole('button', { name: 'Up to 30 min' }).click();
    await dialog.getByRole('button', { name: 'Not cooked yet' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Tonight' })).toBeVisible();
    await expect(cards).toHaveText(['Toast', 'Roast', 'Omelette']);
  });

  test('is renamed, deleted, and comes back from the bin', async ({ page }) => {
    const choose = async (item: string) => {
      await page.getByRole('main').getByRole('button', { name: 'More actions', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Rename');
    const dialog = page.getByRole('dialog', { name: 'Rename' });
    await dialog.getByLabel('Name').fill('Quick');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quick' })).toBeVisible();
    await choose('Delete');
    await expect(page.getByText('Smart collection deleted', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Quick' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Quick' })).toBeVisible();
  });
});
