import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breakCall, breakDown, holdBack } from './support/answers.ts';
import { onOnePage } from './support/one-page.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

const orderOf = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
/** A row that has only just been picked up does not hear a key yet: pressed until it is announced. */
const moveUp = (page: Page, announced: string) =>
  expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(announced)).toBeAttached({ timeout: 5_000 });
  }).toPass();
const refuse = (page: Page, procedure: string) =>
  page.route(`**/trpc/**${procedure}**`, (route) => route.abort());

test.describe.serial('a collection is made, filled, put in order, changed and deleted', () => {
  const rowsOf = (page: Page) => page.getByRole('list', { name: 'Recipes in order' }).getByRole('listitem');
  const editOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Collection' });
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    for (const title of ['Bread', 'Pie', 'Soup', 'Tart']) await addRecipe(page, { title });
    await page.goto('/collections');
  });

  test('the first collection is made with a name, a description and a privacy', async ({ page }) => {
    await expect(page.getByText('1 collection', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Create Your First Collection' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Collection' }).click();
    const create = page.getByRole('dialog', { name: 'Create New Collection' });
    const markOf = (label: Element) => getComputedStyle(label, '::after').content;
    expect(await create.getByText('Name', { exact: true }).evaluate(markOf)).toContain('*');
    await create.getByLabel('Name').fill('   ');
    await expect(create.getByRole('button', { name: 'Create' })).toBeDisabled();
    await create.getByLabel('Name').fill(' Sunday 🥐 ');
    await create.getByLabel('Description').fill('For the long table');
    await create.getByRole('radio', { name: /Followers Only/ }).check();
    await create.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('2 collections')).toBeVisible();
  });

  test('on a small phone the first one is within 260 px', async ({ page }) => {
    const wide = page.viewportSize()!;
    await page.setViewportSize({ width: 360, height: 740 });
    const first = page.getByRole('main').getByRole('link').first();
    await expect.poll(async () => (await first.boundingBox())!.y).toBeLessThanOrEqual(260);
    await page.setViewportSize(wide);
  });

  test('collections are listed either way, searched and opened', async ({ page }) => {
    const listed = (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(name) });
    for (const view of ['Grid', 'List']) {
      await page.getByRole('radio', { name: `${view} view` }).check();
      await expect(listed('Favorites')).toBeVisible();
    }
    await page.getByRole('searchbox', { name: 'Search collections' }).fill('LONG table');
    await expect(listed('Favorites')).toHaveCount(0);
    await expect(listed('Sunday')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search collections' }).fill('');
    await page
      .getByRole('link', { name: /Favorites/ })
      .first()
      .click();
    await expect(page).toHaveURL('/favorites');
    await page.goBack();
    await page.getByRole('link', { name: /Sunday 🥐/ }).click();
    await expect(page).toHaveURL(/\/collection\/[0-9a-f-]{36}$/);
  });

  test('an empty collection shows who may see it, and is filled with recipes', async ({ page }) => {
    await expect(page.getByText('Followers Only')).toBeVisible();
    await expect(page.getByText('For the long table')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No recipes in this collection' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Recipe', exact: true }).last().click();
    const add = page.getByRole('dialog', { name: 'Add Recipes' });
    for (const title of ['Bread', 'Soup', 'Pie']) await add.getByRole('checkbox', { name: title }).check();
    await add.getByRole('button', { name: 'Add 3 recipes' }).click();
    await expect.poll(() => orderOf(page)).toEqual(['Bread', 'Soup', 'Pie']);
  });

  test('its recipes are put in order by keys', async ({ page }) => {
    await page.getByRole('button', { name: 'Arrange' }).click();
    const moved = page.waitForResponse(/playlists\.move/);
    await page.getByRole('button', { name: 'Move Pie', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/Pie (picked up from|is now at) place 3 of 3/)).toBeAttached();
    await moveUp(page, 'Pie is now at place 2 of 3');
    await moveUp(page, 'Pie is now at place 1 of 3');
    await page.keyboard.press('Space');
    await expect(rowsOf(page)).toHaveText(['Pie', 'Bread', 'Soup']);
    await moved;
  });

  test('its recipes are put in order by dragging', async ({ page }) => {
    const dragged = page.waitForResponse(/playlists\.move/);
    await page.getByRole('button', { name: 'Move Pie', exact: true }).hover();
    await page.mouse.down();
    const target = await rowsOf(page).nth(1).boundingBox();
    await page.mouse.move(200, (target?.y ?? 0) + 20, { steps: 4 });
    await page.mouse.move(200, (target?.y ?? 0) + (target?.height ?? 0) / 2 + 4, { steps: 4 });
    await page.mouse.up();
    await expect(rowsOf(page)).toHaveText(['Bread', 'Pie', 'Soup']);
    await dragged;
  });

  test('an order that cannot be saved is taken back with a message', async ({ page }) => {
    await refuse(page, 'playlists.move');
    await page.getByRole('button', { name: 'Move Soup', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/Soup (picked up from|is now at) place 3 of 3/)).toBeAttached();
    await moveUp(page, 'Soup is now at place 2 of 3');
    await page.keyboard.press('Space');
    await expect(page.getByText(/not available right now/).first()).toBeVisible();
    await expect(rowsOf(page)).toHaveText(['Bread', 'Pie', 'Soup']);
    await page.unroute('**/trpc/**playlists.move**');
  });

  test('a recipe is taken out, and the rest keeps its order when searched and in either view', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Remove Soup from this collection' }).click();
    await expect(rowsOf(page)).toHaveText(['Bread', 'Pie']);
    await expect(page.getByText('2 recipes', { exact: true })).toBeVisible();
    await page.reload();
    await expect.poll(() => orderOf(page)).toEqual(['Bread', 'Pie']);
    await page.getByRole('searchbox', { name: 'Search this collection' }).fill('PÍE');
    await expect.poll(() => orderOf(page)).toEqual(['Pie']);
    await page.getByRole('searchbox', { name: 'Search this collection' }).fill('');
    for (const view of ['Grid', 'List']) {
      await page.getByRole('radio', { name: `${view} view` }).check();
      await expect.poll(() => orderOf(page)).toEqual(['Bread', 'Pie']);
    }
  });

  test('its name, description and privacy are changed, and kept in the dialog when that fails', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Edit collection' }).click();
    const edit = editOf(page);
    const save = edit.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await edit.getByLabel('Name').fill('Sunday 🥐 ');
    await expect(save).toBeDisabled();
    await edit.getByLabel('Name').fill('');
    await expect(save).toBeDisabled();
    await edit.getByLabel('Name').fill(' Monday ');
    await edit.getByLabel('Description').fill(' For the short table ');
    await edit.getByRole('radio', { name: /Public/ }).check();
    await refuse(page, 'playlists.update');
    await save.click();
    await expect(edit.getByText(/not available right now/).first()).toBeVisible();
    await expect(edit.getByLabel('Name')).toHaveValue(' Monday ');
    await page.unroute('**/trpc/**playlists.update**');
    await save.click();
    await expect(page.getByRole('heading', { name: 'Monday', exact: true })).toBeVisible();
    await expect(page.getByText('Public', { exact: true })).toBeVisible();
    await expect(page.getByText('For the short table', { exact: true })).toBeVisible();
  });

  test('it is deleted with its recipes once that is understood', async ({ page }) => {
    await page.getByRole('button', { name: 'Edit collection' }).click();
    await editOf(page).getByRole('button', { name: 'Delete Collection' }).click();
    const remove = page.getByRole('dialog', { name: 'Delete Collection' });
    await expect(remove.getByRole('radio', { name: /Delete collection only/ })).toBeChecked();
    await remove.getByRole('radio', { name: /Delete collection and all recipes/ }).check();
    const really = remove.getByRole('button', { name: 'Delete' });
    await expect(really).toBeDisabled();
    await remove.getByRole('checkbox', { name: 'I understand this action cannot be undone' }).check();
    await really.click();
    await expect(page).toHaveURL('/collections');
    await expect(page.getByText('1 collection', { exact: true })).toBeVisible();
    await goWithin(page, '/');
    await expect.poll(() => orderOf(page)).toEqual(['Tart', 'Soup']);
  });
});

test.describe.serial('the dialog of a favorite and its collections', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add to Collection' });
  const openOf = (page: Page) => page.getByRole('button', { name: 'Add Pie to a collection' });
  const saveOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Save Changes' });
  const boxOf = (page: Page, name: RegExp) => dialogOf(page).getByRole('checkbox', { name });
  const countOf = (page: Page) => page.getByText(/^\d+ recipes?$/);
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    const recipeId = await addRecipe(page, { title: 'Pie' });
    await call(page, 'recipes.setFavorite', { id: recipeId, isFavorite: true });
    const tartId = await addRecipe(page, { title: 'Tart' });
    await call(page, 'recipes.setFavorite', { id: tartId, isFavorite: true });
    const { id } = await call<{ id: string }>(page, 'playlists.create', { name: 'Sweet' });
    await call(page, 'playlists.addRecipes', { id, recipeIds: [recipeId] });
    await call(page, 'playlists.create', { name: 'Quick' });
    await page.goto('/favorites');
  });

  test('favorites are searched and shown in either view', async ({ page }) => {
    const search = page.getByRole('searchbox', { name: 'Search favorites' });
    await search.fill('PÍE');
    await expect.poll(() => orderOf(page)).toEqual(['Pie']);
    await search.fill('');
    for (const view of ['Grid', 'List']) {
      await page.getByRole('radio', { name: `${view} view` }).check();
      await expect.poll(() => orderOf(page)).toEqual(['Tart', 'Pie']);
    }
  });

  test('the dialog tells when its collections cannot be loaded, and tries again', async ({ page }) => {
    await refuse(page, 'playlists.forRecipe');
    await openOf(page).click();
    await expect(dialogOf(page).getByRole('heading', { name: 'Failed to load playlists' })).toBeVisible();
    await page.unroute('**/trpc/**playlists.forRecipe**');
    await dialogOf(page).getByRole('button', { name: 'Try Again' }).click();
  });

  test('the dialog ticks where a recipe is, and what was ticked and cancelled is forgotten', async ({
    page,
  }) => {
    await expect(boxOf(page, /^Sweet/)).toBeChecked();
    await expect(boxOf(page, /^Favorites/)).toBeChecked();
    await expect(boxOf(page, /^Favorites/)).toBeDisabled();
    await expect(boxOf(page, /^Quick/)).not.toBeChecked();
    await expect(saveOf(page)).toBeDisabled();
    await boxOf(page, /^Quick/).check();
    await expect(saveOf(page)).toBeEnabled();
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await openOf(page).click();
    await expect(boxOf(page, /^Sweet/)).toBeChecked();
    await expect(boxOf(page, /^Quick/)).not.toBeChecked();
    await expect(saveOf(page)).toBeDisabled();
  });

  test('the dialog saves what changed, and keeps it when that fails', async ({ page }) => {
    await boxOf(page, /^Sweet/).uncheck();
    await dialogOf(page).getByRole('button', { name: 'New collection' }).click();
    const create = page.getByRole('dialog', { name: 'Create New Collection' });
    await create.getByLabel('Name').fill('Brand new');
    await refuse(page, 'playlists.setForRecipe');
    await create.getByRole('button', { name: 'Create' }).click();
    await expect(dialogOf(page).getByText('Failed to update playlists')).toBeVisible();
    await expect(dialogOf(page).getByRole('checkbox', { name: /^Brand new/ })).toBeChecked();
    await page.unroute('**/trpc/**playlists.setForRecipe**');
    await saveOf(page).click();
    await expect(dialogOf(page)).toBeHidden();
  });

  test('the collections concerned count the change', async ({ page }) => {
    await goWithin(page, '/collections');
    await expect(page.getByRole('link', { name: /Brand new/ })).toContainText('1 recipe');
    await expect(page.getByRole('link', { name: /Sweet/ })).toContainText('0 recipes');
    await expect(page.getByRole('main').getByRole('link', { name: /Favorites/ })).toContainText('2 recipes');
  });

  test('a recipe that is no favorite any more leaves the list and its count at once, unless that fails', async ({
    page,
  }) => {
    await goWithin(page, '/favorites');
    await expect(countOf(page)).toHaveText('2 recipes');
    const answer = await holdBack(page, 'recipes.setFavorite');
    await page.getByRole('button', { name: 'Remove Pie from favorites' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Pie' })).toHaveCount(0);
    await expect(countOf(page)).toHaveText('1 recipe');
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    const mend = await breakCall(page, 'recipes.setFavorite');
    await page.getByRole('button', { name: 'Remove Tart from favorites' }).click();
    await expect(page.getByText('Failed to update recipe', { exact: true })).toBeVisible();
    await expect(countOf(page)).toHaveText('1 recipe');
    await expect(page.getByRole('article')).toHaveCount(1);
    await mend();
  });

  test('without favorites the list says how to get some', async ({ page }) => {
    await page.getByRole('button', { name: 'Remove Tart from favorites' }).click();
    await expect(page.getByRole('heading', { name: 'No favorite recipes yet' })).toBeVisible();
    await expect(page.getByText('Heart some recipes to add them to your favorites!')).toBeVisible();
    await expect(countOf(page)).toHaveText('0 recipes');
    await page.getByRole('link', { name: 'Browse Recipes' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe.serial('collections that cannot be loaded or saved', () => {
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
  });

  test('a collection whose address is wrong or that is not there says so', async ({ page }) => {
    await page.goto('/collection/nonsense');
    await expect(page.getByRole('heading', { name: 'Invalid collection ID format' })).toBeVisible();
    await goWithin(page, `/collection/${randomUUID()}`);
    await expect(page.getByRole('heading', { name: 'Collection Not Found', exact: true })).toBeVisible();
  });

  test('a collection that cannot be loaded says so, and is tried again', async ({ page }) => {
    const { id } = await call<{ id: string }>(page, 'playlists.create', { name: 'Sweet' });
    await goWithin(page, `/collection/${id}`);
    await expect(page.getByRole('main').getByText('Private', { exact: true })).toBeVisible();
    const mend = await breakDown(page, 'playlists.byId');
    await page.goto(`/collection/${id}`);
    await expect(page.getByRole('heading', { name: 'Error Loading Collection' })).toBeVisible();
    await expect(page.getByText('Failed to load collection')).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Sweet', exact: true })).toBeVisible();
  });

  test('a change that cannot be saved says so, and what was typed stays', async ({ page }) => {
    await page.getByRole('button', { name: 'Edit collection' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Collection' });
    await edit.getByLabel('Name').fill('Sweeter');
    const mend = await breakCall(page, 'playlists.update');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByText('Failed to update collection')).toBeVisible();
    await expect(edit.getByLabel('Name')).toHaveValue('Sweeter');
    await mend();
  });

  test('a collection that cannot be deleted, or read before that, says so', async ({ page }) => {
    const edit = page.getByRole('dialog', { name: 'Edit Collection' });
    let mend = await breakDown(page, 'playlists.byId');
    await edit.getByRole('button', { name: 'Delete Collection' }).click();
    const remove = page.getByRole('dialog', { name: 'Delete Collection' });
    await expect(remove.getByText('Failed to fetch playlist recipes')).toBeVisible();
    await expect(remove.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await mend();
    await remove.getByRole('button', { name: 'Try Again' }).click();
    mend = await breakCall(page, 'playlists.delete');
    await remove.getByRole('button', { name: 'Delete' }).click();
    await expect(remove.getByText('Failed to delete collection')).toBeVisible();
    await mend();
  });

  test('the list of collections and a new one say what failed, and what was typed stays', async ({
    page,
  }) => {
    let mend = await breakDown(page, 'playlists.list');
    await page.goto('/collections');
    await expect(page.getByRole('heading', { name: 'Failed to load collections' })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /Sweet/ })).toBeVisible();
    mend = await breakCall(page, 'playlists.create');
    await page.getByRole('button', { name: 'Add Collection' }).click();
    const create = page.getByRole('dialog', { name: 'Create New Collection' });
    await create.getByLabel('Name').fill('Salty');
    await create.getByRole('button', { name: 'Create' }).click();
    await expect(create.getByText('Failed to create playlist')).toBeVisible();
    await expect(create.getByLabel('Name')).toHaveValue('Salty');
    await mend();
  });

  test('favorites that cannot be loaded say so, and on a phone the way leads back to the collections', async ({
    page,
  }) => {
    const mend = await breakDown(page, 'recipes.list');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { name: 'Failed to load favorite recipes' })).toBeVisible();
    await mend();
    await page.getByRole('link', { name: 'Back to collections' }).click();
    await expect(page).toHaveURL('/collections');
  });
});

test('a recipe is put into a collection from its card, from the menu of a phone and from its page', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Plum cake' });
  for (const name of ['Autumn', 'Cakes', 'Sunday']) await call(page, 'playlists.create', { name });
  const put = async (into: string) => {
    const dialog = page.getByRole('dialog', { name: 'Add to Collection' });
    await dialog.getByRole('checkbox', { name: into }).check();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();
  };

  await page.goto('/');
  await page.getByRole('button', { name: /^Add .*to (a )?collection/i }).click();
  await put('Autumn');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /More actions/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit recipe' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Add to collection' }).click();
  await put('Cakes');
  await goWithin(page, `/recipe/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add to collection' }).click();
  await put('Sunday');
  await goWithin(page, '/collections');
  for (const name of ['Autumn', 'Cakes', 'Sunday'])
    await expect(page.getByRole('link', { name: new RegExp(`${name}.*1 recipe`) })).toBeVisible();
});
