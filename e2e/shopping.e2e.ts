import { makeAccount } from './support/accounts.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inspect } from './support/inspect.ts';
import { onLoadedPage } from './support/one-page.ts';
import { addRecipe, call, expect, makeFollower, newPerson, openPage, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

onLoadedPage();

const rowOf = (page: Page, name: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const field = (page: Page) => page.getByRole('combobox', { name: 'Add to the list' });

async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('from a recipe and from thoughts to a list that adds itself up, ticked aisle by aisle', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, {
    title: 'Pancakes',
    ingredients: ['250 g flour', '2 eggs', '500 ml milk', '[For the sauce]', '1 lemon'],
    instructions: ['Mix the flour with the eggs and the milk.'],
  });

  await test.step('an empty list is there at once', async () => {
    await page.goto('/shopping');
    await expect(page.getByRole('heading', { name: 'Shopping', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing to buy' })).toBeVisible();
  });
  await test.step('what is typed finds its aisle', async () => {
    await type(page, 'milk 1 l');
    await expect(page.getByRole('region', { name: 'Dairy and eggs' })).toContainText('milk 1 l');
    await type(page, 'toilet paper');
    await expect(page.getByRole('region', { name: 'Household' })).toContainText('toilet paper');
  });
  await test.step('a recipe adds its lines as they are scaled, but those that are there', async () => {
    await goWithin(page, `/recipe/${id}`);
    await page.getByRole('checkbox', { name: '1 lemon' }).check();
    await page.getByRole('button', { name: 'Add to list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to list' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(4);
    await expect(dialog.getByRole('checkbox', { name: '1 lemon' })).not.toBeChecked();
    await inspect(page, 'shopping-add-recipe');
    await dialog.getByRole('button', { name: 'Add 3 items' }).click();
    await page.getByRole('button', { name: 'Open list' }).click();
    await expect(rowOf(page, /^milk/)).toContainText('milk 1½ l');
    await expect(rowOf(page, /^flour/)).toContainText('250 g');
    await inspect(page, 'shopping-list');
  });
  await test.step('an item says what it is for, and moves to another aisle', async () => {
    await page.getByRole('button', { name: 'Details of milk' }).click();
    const dialog = page.getByRole('dialog', { name: 'milk' });
    await expect(dialog.getByRole('link', { name: 'Pancakes' })).toBeVisible();
    await dialog.getByLabel('Aisle').selectOption({ label: 'Drinks' });
    await inspect(page, 'shopping-item');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('region', { name: 'Drinks' })).toContainText('milk');
  });
  await test.step('where it was put is remembered for the next time', async () => {
    await page.getByRole('button', { name: 'Details of milk' }).click();
    await page.getByRole('dialog', { name: 'milk' }).getByRole('button', { name: 'Remove' }).last().click();
    await expect(page.getByRole('region', { name: 'Drinks' })).toBeHidden();
    await type(page, '2 l milk');
    await expect(page.getByRole('region', { name: 'Drinks' })).toContainText('milk');
  });
  await test.step('what is always there is put on a list only when it is chosen', async () => {
    await page.getByRole('button', { name: 'Details of flour' }).click();
    const details = page.getByRole('dialog', { name: 'flour' });
    await details.getByRole('checkbox', { name: /I always have this/ }).check();
    await details.getByRole('button', { name: 'Close' }).last().click();
    await goWithin(page, `/recipe/${id}`);
    await page.getByRole('button', { name: 'Add to list' }).click();
    const staples = page.getByRole('dialog').getByRole('group', { name: 'Always there' });
    await expect(staples.getByRole('checkbox', { name: '250 g flour' })).not.toBeChecked();
    await inspect(page, 'shopping-add-staples');
    await page.keyboard.press('Escape');
    await goWithin(page, '/shopping');
  });
  await test.step('two foods that are one are joined, and added up from then on', async () => {
    await type(page, '2 scallions');
    await type(page, '3 spring onions');
    await page.getByRole('button', { name: 'Details of scallions' }).click();
    const dialog = page.getByRole('dialog', { name: 'scallions' });
    await dialog.getByLabel('Same as …').selectOption({ label: 'spring onions' });
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, /scallions|spring onions/)).toHaveCount(1);
    await expect(rowOf(page, /scallions|spring onions/)).toContainText('5');
  });
  await test.step('what is ticked folds away, and more of it says how much', async () => {
    await box(page, /^flour/).check();
    await expect(page.getByText('Ticked (1)')).toBeVisible();
    await type(page, '100 g flour');
    await expect(rowOf(page, /^flour/)).toContainText('bought 250 g, 100 g more needed');
    await expect(page.getByText('Ticked (1)')).toBeHidden();
  });
  await test.step('several pasted lines are several things', async () => {
    await field(page).focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', '- bread\n- 6 apples\n');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(page.getByRole('region', { name: 'Bakery' })).toContainText('bread');
    await expect(rowOf(page, /^apples/)).toContainText('6');
  });
  await test.step('a store has its own order of aisles, for every list that is for it', async () => {
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: 'Order of aisles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Order of aisles' });
    await dialog.getByLabel('Store', { exact: true }).selectOption({ label: 'New store …' });
    await dialog.getByLabel('Name of the store').fill('Market');
    await dialog.getByRole('button', { name: 'Move Bakery up' }).click();
    await inspect(page, 'shopping-stores');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/to buy · Market/)).toBeVisible();
    const aisles = page.getByRole('main').getByRole('heading', { level: 2 });
    const fruit = 'Fruit and vegetables';
    await expect(aisles).toHaveText(['Bakery', fruit, 'Dairy and eggs', 'Baking', 'Drinks', 'Household']);
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: 'Order of aisles' }).click();
    await dialog.getByLabel('Store', { exact: true }).selectOption({ label: 'Any store' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(aisles.first()).toHaveText(fruit);
  });
  await test.step('all of it is there after loading the page again', async () => {
    await expect(async () => {
      const answer = await page.request.get('/trpc/shoppingLists.list?input={"json":{}}');
      expect(await answer.json()).toMatchObject({
        result: { data: { json: { items: [{ openCount: 8 }] } } },
      });
    }).toPass();
    await page.reload();
    await expect(rowOf(page, /^flour/)).toContainText('bought 250 g, 100 g more needed');
  });
});

test('several recipes go on a list at once: chosen ones, and all of a collection', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const recipes = [
    { title: 'Soup', ingredients: ['2 leeks', '1 l stock'], instructions: ['Simmer.'] },
    { title: 'Salad', ingredients: ['1 leek'], instructions: ['Toss.'] },
  ];
  const ids: string[] = [];
  for (const recipe of recipes) ids.push(await addRecipe(page, recipe));
  const dialog = page.getByRole('dialog', { name: 'Add to list' });

  await test.step('those that are chosen on home', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Select recipes' }).click();
    await page.getByRole('button', { name: 'Select all shown' }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Add to list' }).click();
    await expect(dialog.getByRole('group', { name: 'Soup' }).getByRole('checkbox')).toHaveCount(2);
    await inspect(page, 'shopping-add-recipes');
    await dialog.getByRole('button', { name: 'Add 3 items' }).click();
    await page.getByRole('button', { name: 'Open list' }).click();
    await expect(rowOf(page, /^leek/)).toContainText('3');
  });
  await test.step('those of a collection', async () => {
    const made = await call<{ id: string }>(page, 'playlists.create', { name: 'Tonight' });
    await call(page, 'playlists.addRecipes', { id: made.id, recipeIds: ids });
    await goWithin(page, `/collection/${made.id}`);
    await page.getByRole('button', { name: 'Add to list' }).click();
    await dialog.getByRole('checkbox', { name: '1 l stock' }).uncheck();
    await dialog.getByRole('button', { name: 'Add 2 items' }).click();
    await page.getByRole('button', { name: 'Open list' }).click();
    await expect(rowOf(page, /^leek/)).toContainText('6');
  });
});

test('two people with one list: live, one of them without a network in between', async ({
  page,
  browser,
}) => {
  await makeAccount(page, { ...newPerson('alice'), displayName: 'Alice' });
  const bobs = await openPage(browser);
  await makeAccount(bobs, { ...newPerson('bob'), displayName: 'Bob' });
  await makeFollower(bobs, page);

  await test.step('the owner makes a list and chooses whom it is for', async () => {
    await page.goto('/shopping');
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: 'New list' }).click();
    const dialog = page.getByRole('dialog', { name: 'New list' });
    await dialog.getByLabel('Name').fill('Party');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { name: 'Party', level: 1 })).toBeVisible();
    await type(page, '6 lemons');
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const sharing = page.getByRole('dialog', { name: 'Share “Party”' });
    await sharing.getByRole('option', { name: /Bob/ }).click();
    await inspect(page, 'shopping-share');
    await sharing.getByRole('button', { name: 'Save' }).click();
    await expect(sharing).toBeHidden();
    await expect(page.getByText('shared with 1 person')).toBeVisible();
  });
  await test.step('the other accepts, and both see each other’s changes', async () => {
    await bobs.goto('/shopping');
    await expect(bobs.getByText('Alice shares the list “Party” with you')).toBeVisible();
    await inspect(bobs, 'shopping-invitation');
    await bobs.getByRole('button', { name: 'Accept' }).click();
    await bobs.getByRole('link', { name: 'Party' }).click();
    await expect(rowOf(bobs, /^lemons/)).toContainText('6');
    await type(bobs, '2 lemons');
    await expect(rowOf(page, /^lemons/)).toContainText('8');
    await box(page, /^lemons/).check();
    await expect(bobs.getByText('Ticked (1)')).toBeVisible();
  });
  await test.step('the other sees the store that the list is for, which its owner alone changes', async () => {
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: 'Order of aisles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Order of aisles' });
    await dialog.getByLabel('Store', { exact: true }).selectOption({ label: 'New store …' });
    await dialog.getByLabel('Name of the store').fill('Market');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(bobs.getByText(/Market/)).toBeVisible();
    await bobs.getByRole('button', { name: 'More for this list' }).click();
    await expect(bobs.getByRole('menuitem', { name: 'Leave list' })).toBeVisible();
    await expect(bobs.getByRole('menuitem', { name: 'Order of aisles' })).toHaveCount(0);
    await bobs.keyboard.press('Escape');
  });
  await test.step('what is written without a network is sent later, and undoes nothing', async () => {
    await bobs.context().setOffline(true);
    await type(bobs, 'ice');
    await expect(box(bobs, /^ice/)).toBeVisible();
    await type(page, 'straws');
    await bobs.context().setOffline(false);
    await expect(box(page, /^ice/)).toBeVisible();
    await expect(box(bobs, /^straws/)).toBeVisible();
    await expect(page.getByText('Ticked (1)')).toBeVisible();
  });
  await test.step('who leaves has it no more', async () => {
    await bobs.getByRole('button', { name: 'More for this list' }).click();
    await bobs.getByRole('menuitem', { name: 'Leave list' }).click();
    await bobs.getByRole('alertdialog').getByRole('button', { name: 'Leave list' }).click();
    await expect(bobs.getByRole('heading', { name: 'Shopping', level: 1 })).toBeVisible();
    await expect(page.getByText('shared with 1 person')).toBeHidden();
  });
  await bobs.context().close();
});

test('a list is saved as a table, and what is in a file goes on another list', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/shopping');
  await type(page, '2 leeks');
  await type(page, 'soap');
  await box(page, /^soap/).check();
  await expect(page.getByText('Ticked (1)')).toBeVisible();
  const open = async () => {
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: 'Files' }).click();
  };
  await open();
  await inspect(page, 'shopping-files');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a table (CSV)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Shopping.csv');
  await page.keyboard.press('Escape');

  await call(page, 'shoppingLists.create', { id: crypto.randomUUID(), name: 'Other' });
  await page.reload();
  await page.getByRole('link', { name: 'Other' }).click();
  await expect(page.getByRole('heading', { name: 'Other', level: 1 })).toBeVisible();
  await open();
  await page.getByLabel('Text or table').setInputFiles(
    await file.path().then(async (path) => ({
      name: 'Shopping.csv',
      mimeType: 'text/csv',
      buffer: await readFile(path),
    })),
  );
  await page.getByRole('button', { name: 'Add 2 items' }).click();
  await expect(rowOf(page, /^leeks/)).toContainText('2');
  await expect(page.getByText('Ticked (1)')).toBeVisible();
});

test('whoever has the link of a list reads it as it changes, until the link is revoked', async ({
  page,
  browser,
}) => {
  await makeAccount(page, { ...newPerson('alice'), displayName: 'Alice' });
  await page.goto('/shopping');
  await type(page, '6 lemons');
  const open = async () => {
    await page.getByRole('button', { name: 'More for this list' }).click();
    await page.getByRole('menuitem', { name: 'Link to read' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Link to read' });
  await open();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link to read' }).inputValue();
  await inspect(page, 'shopping-link');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const linked = page.getByText('Anyone with the link can read this list');
  await expect(linked).toBeVisible();

  const visitor = await openPage(browser);
  await test.step('a visitor sees what is on it, and what is ticked meanwhile', async () => {
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: 'Shopping', level: 1 })).toBeVisible();
    const lemons = visitor.getByRole('listitem').filter({ hasText: 'lemons' });
    await expect(lemons).toContainText('6');
    await inspect(visitor, 'shopping-shared');
    await box(page, /^lemons/).check();
    await type(page, 'ice');
    await expect(visitor.getByRole('region', { name: 'Ticked (1)' })).toContainText('lemons');
    await expect(visitor.getByRole('listitem').filter({ hasText: 'ice' })).toBeVisible();
    await expect(visitor.getByRole('checkbox')).toHaveCount(0);
  });
  await test.step('revoked, it leads nowhere', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Revoke link' }).click();
    await expect(visitor.getByText('This link leads to no list.')).toBeVisible();
    await expect(linked).toBeHidden();
    await expect(visitor.getByText('ice')).toBeHidden();
  });
  await visitor.context().close();
});

test('what is written without a network before the rest of the app has loaded is sent as well', async ({
  browser,
}) => {
  // Not the page that the tests share: its clock is set.
  const page = await openPage(browser);
  await makeAccount(page, newPerson('alice'));
  await page.clock.install();
  // On a busy machine the rest would else be loading by now, and be cut off in the middle.
  await page.route('**/healthz', (route) => route.abort());
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'));
  await page.goto('/shopping');
  await expect(field(page)).toBeVisible();
  await page.context().setOffline(true);
  await page.clock.runFor(3_000);
  await tried;
  await page.unrouteAll();
  await type(page, 'ice');
  await expect(box(page, /^ice/)).toBeVisible();
  const sent = page.waitForResponse((response) => response.url().includes('shoppingLists.put'));
  await page.context().setOffline(false);
  expect((await sent).status()).toBe(200);
  await page.context().close();
});
