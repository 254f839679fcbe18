import { inInstalledApp } from './support/installed-app.ts';
import { makeAccount } from './support/accounts.ts';
import { FROM_DEVICE, openWithCopy, onServer, waiting } from './support/kept-recipes.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';

inInstalledApp();

test('without a network smart collections are shown, made, renamed, changed and deleted; each is sent once', async ({
  page,
  context,
}) => {
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, { title: 'Omelette', cookTime: 10 });
  await addRecipe(page, { title: 'Roast', cookTime: 180 });
  await call(page, 'smartCollections.create', { name: 'Slow', filter: { cooked: 'never' } });
  await call(page, 'smartCollections.create', { name: 'Gone soon', filter: { cooked: 'longAgo' } });
  await call(page, 'smartCollections.create', { name: 'Stays', filter: { maxMinutes: 15 } });
  await openWithCopy(page);
  const cards = page.getByRole('article').getByRole('heading');
  const choose = async (item: string) => {
    await page.getByRole('main').getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await context.setOffline(true);

  await test.step('one is made of what home is filtered by, and opened', async () => {
    await page.goto('/');
    await expect(page.getByText(FROM_DEVICE)).toBeVisible();
    await page.getByRole('button', { name: 'Up to 30 min' }).click();
    await page.getByRole('button', { name: 'Save as smart collection' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Tonight');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tonight' })).toBeVisible();
    await expect(cards).toHaveText(['Omelette']);
    await expect(waiting(page, 1)).toBeVisible();
  });
  await test.step('another one is renamed, and its filter changed', async () => {
    await page.goto('/collections');
    await page.getByRole('link', { name: 'Slow' }).click();
    await expect(cards).toHaveText(['Roast', 'Omelette']);
    await choose('Rename');
    await page.getByRole('dialog').getByLabel('Name').fill('Quick');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quick' })).toBeVisible();
    await choose('Change filter');
    await page.getByRole('dialog').getByRole('button', { name: 'Up to 60 min' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(cards).toHaveText(['Omelette']);
    await expect(waiting(page, 3)).toBeVisible();
  });
  await test.step('a third is deleted', async () => {
    await page.goto('/collections');
    await page.getByRole('link', { name: 'Gone soon' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gone soon' })).toBeVisible();
    await choose('Delete');
    await expect(page.getByRole('link', { name: 'Gone soon' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tonight' })).toBeVisible();
    await expect(waiting(page, 4)).toBeVisible();
  });
  await test.step('a fourth is deleted, and brought back', async () => {
    await page.getByRole('link', { name: 'Stays' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stays' })).toBeVisible();
    // That of the one before.
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await choose('Delete');
    await expect(page.getByRole('link', { name: 'Stays' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Stays' })).toBeVisible();
    await expect(waiting(page, 6)).toBeVisible();
  });
  await test.step('the network is back: the server has it all', async () => {
    await context.setOffline(false);
    await page.goto('/collections');
    await expect(waiting(page, 6)).toBeHidden();
    await expect
      .poll(async () => {
        const { items } = await onServer<{ items: { name: string; filter: object }[] }>(
          page,
          'smartCollections.list',
          {},
        );
        return items.map(({ name, filter }) => ({ name, filter }));
      })
      .toEqual([
        { name: 'Quick', filter: { cooked: 'never', maxMinutes: 60 } },
        { name: 'Stays', filter: { maxMinutes: 15 } },
        { name: 'Tonight', filter: { maxMinutes: 30 } },
      ]);
  });
});
