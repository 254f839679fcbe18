import { loseThePictures } from './support/database.ts';
import { makeAccount } from './support/accounts.ts';
import { onLoadedPage } from './support/one-page.ts';
import { addRecipe, call, expect, newPerson, RECIPE_SITE, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

onLoadedPage();

test('writes a recipe by hand with sections, in the list and in the text editor', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/manual?url=https%3A%2F%2Fexample.org%2Fpie');
  await expect(page).toHaveTitle('Add Recipe - Larder');
  await expect(page.getByLabel('Source URL')).toHaveValue('https://example.org/pie');
  const save = page.getByRole('button', { name: 'Add Recipe' }).last();
  await expect(save).toBeDisabled();

  await page.getByLabel('Title').fill('Apple Pie');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const ingredients = page.getByRole('group', { name: 'Ingredients' });
  await ingredients.getByRole('textbox', { name: 'Ingredient 1' }).fill('6 apples');
  await ingredients.getByRole('textbox', { name: 'Ingredient 1' }).press('Enter');
  await page.keyboard.type('1 1/2 cups flour');
  await ingredients.getByRole('radio', { name: 'Text' }).check();
  const asText = ingredients.getByRole('textbox', { name: 'Ingredients, one per line' });
  await expect(asText).toHaveValue('6 apples\n1 1/2 cups flour');
  await asText.fill('6 apples\n- 1 1/2 cups flour\n[For the crumble]\n2. 100 g butter\n\n');
  await ingredients.getByRole('radio', { name: 'List' }).check();
  await expect(ingredients.getByRole('textbox')).toHaveCount(4);
  await expect(ingredients.getByRole('textbox', { name: 'Ingredient 2' })).toHaveValue('1 1/2 cups flour');
  await expect(ingredients.getByRole('textbox', { name: 'Section heading 3' })).toHaveValue(
    'For the crumble',
  );

  await page.getByRole('textbox', { name: 'Tags' }).fill('dessert');
  await page.getByRole('textbox', { name: 'Tags' }).press('Enter');
  await page.getByRole('textbox', { name: 'Tags' }).fill('Dessert');
  await page.getByRole('textbox', { name: 'Tags' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Tags of this recipe' }).getByRole('listitem')).toHaveCount(1);

  await page.getByLabel('Prep time').fill('-5');
  await save.click();
  await expect(page.getByText('Time must be a whole number of minutes, 0 or more')).toBeVisible();
  await page.getByLabel('Prep time').fill('20');
  await save.dblclick();
  await expect(page.getByRole('heading', { name: 'Apple Pie', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For the crumble' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
});

test('asks before unsaved changes are left behind', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Half a thought');
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('You have unsaved changes. Are you sure you want to leave?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
});

test('a save over a newer save is refused, says what differs, and loses nothing', async ({
  page,
  context,
}) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Soup', ingredients: ['1 leek'] });
  await page.goto(`/recipe/${id}/edit`);
  const second = await context.newPage();
  await second.goto(`/recipe/${id}/edit`);
  await second.getByLabel('Title').fill('Leek soup');
  await second.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(second.getByText('Recipe updated successfully!', { exact: true })).toBeVisible();

  await page.getByLabel('My Cooking Notes').fill('More pepper.');
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Changed somewhere else' });
  await expect(
    dialog.getByText('This recipe was changed somewhere else. Review the changes before saving.'),
  ).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['Title', 'My Cooking Notes']);
  await dialog.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByLabel('My Cooking Notes')).toHaveValue('More pepper.');
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page.getByText('Recipe updated successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText('More pepper.')).toBeVisible();

  await test.step('the newer version takes the place of what was typed, in the text editor too', async () => {
    await page.getByRole('link', { name: 'Edit recipe' }).click();
    const ingredients = page.getByRole('group', { name: 'Ingredients' });
    await ingredients.getByRole('radio', { name: 'Text' }).check();
    const asText = ingredients.getByRole('textbox', { name: 'Ingredients, one per line' });
    await asText.fill('3 leeks');
    await call(page, 'recipes.update', {
      id,
      version: 3,
      title: 'Soup',
      ingredients: ['1 leek', '1 potato'],
    });
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await dialog.getByRole('button', { name: 'Use the newer version' }).click();
    await expect(asText).toHaveValue('1 leek\n1 potato');
    await asText.press('ControlOrMeta+End');
    await page.keyboard.type('\n- salt');
    await expect(asText).toHaveValue('1 leek\n1 potato\n- salt');
    await ingredients.getByRole('radio', { name: 'List' }).check();
    await expect(ingredients.getByRole('textbox', { name: 'Ingredient 3' })).toHaveValue('salt');
    await expect(ingredients.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('1 leek');
  });
});

test('the open draft of an import outlives the import and its picture, and is not left without asking', async ({
  page,
}) => {
  const alice = newPerson('alice');
  await makeAccount(page, alice);
  const start = (path: string) =>
    call<{ id: string }>(page, 'imports.start', { kind: 'url', url: `${RECIPE_SITE()}${path}` });
  const { id } = await start('/lemon-cake');
  await page.goto('/imports');
  await page.getByRole('link', { name: 'Check and save' }).click();
  const title = page.getByLabel('Title');
  // Not the drawing that stands in for a missing one.
  const picture = page.locator('img[alt="Picture of Lemon cake"]');
  await title.fill('Lemon cake');
  await expect(picture).toBeVisible();

  await test.step('another form at the same address but for the query', async () => {
    await page.getByRole('button', { name: 'Add Recipe' }).first().click();
    await page.getByRole('menuitem', { name: 'Add Manually' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await expect(title).toHaveValue('Lemon cake');
  });

  await test.step('the import is dismissed somewhere else', async () => {
    await call(page, 'imports.dismiss', { id });
    const { id: later } = await start('/slow');
    await expect(page.getByRole('link', { name: 'Imports 1 running' })).toBeVisible();
    await expect(title).toHaveValue('Lemon cake');
    await call(page, 'imports.dismiss', { id: later });
  });

  await test.step('the picture is lost', async () => {
    const save = page.getByRole('main').locator('header').getByRole('button', { name: 'Add Recipe' });
    await loseThePictures(alice.email);
    await save.click();
    await expect(
      page.getByText('This picture is no longer there. Save again to go on without it.'),
    ).toBeVisible();
    await expect(picture).toBeHidden();
    await save.click();
    await expect(page.getByRole('heading', { name: 'Lemon cake', level: 1 })).toBeVisible();
  });
});

test('favourites flip at once, survive a reload and leave the Favorites screen when taken back', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, { title: 'Dal' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Dal to favorites' }).click();
  await expect(page.getByRole('button', { name: 'Remove Dal from favorites' })).toBeVisible();
  await goWithin(page, '/favorites');
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Dal from favorites' }).click();
  await expect(page.getByRole('heading', { name: 'No favorite recipes yet' })).toBeVisible();
});

test('a favourite that cannot be saved flips back with a message', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Dal' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Add Dal to favorites' })).toBeVisible();
  await call(page, 'recipes.delete', { id });
  await page.getByRole('button', { name: 'Add Dal to favorites' }).click();
  await expect(page.getByText('Recipe not found', { exact: true })).toBeVisible();
});

test('the view is remembered, and deleting asks first', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Ratatouille', tags: ['a', 'b', 'c', 'd', 'e'] });
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'List view' })).toBeChecked();
  await expect(page.getByRole('list', { name: 'Tags' }).getByText('+3')).toBeVisible();
  await page.getByRole('radio', { name: 'Grid view' }).check();
  await expect(page.getByRole('list', { name: 'Tags' }).getByText('+2')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Grid view' })).toBeChecked();

  await goWithin(page, `/recipe/${id}/edit`);
  await expect(page).toHaveTitle('Edit Ratatouille - Larder');
  await page.getByRole('button', { name: 'Delete recipe' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Recipe' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete recipe' }).first().click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Recipe deleted successfully!', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Recipe restored', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ratatouille' })).toBeVisible();
  await call(page, 'recipes.delete', { id });
  await page.goto(`/recipe/${id}`);
  await expect(page.getByText('Recipe not found', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Recipes' })).toBeVisible();
});

test('a long list goes on by itself and comes back to where one was', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  for (let n = 1; n <= 60; n++) await addRecipe(page, { title: `Recipe ${String(n).padStart(2, '0')}` });
  await page.goto('/');
  await expect(page.getByText('60 recipes', { exact: true })).toBeVisible();
  const wanted = page.getByRole('link', { name: 'Recipe 08', exact: true });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2_000);
      return wanted.count();
    })
    .toBe(1);
  await wanted.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await wanted.click();
  await expect(page.getByRole('heading', { name: 'Recipe 08', level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => Number(sessionStorage.getItem('larder.me.scroll.home')));
  expect(Math.abs(kept - before)).toBeLessThan(2);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300);
  await expect(wanted).toBeInViewport();
});

test('somebody else’s recipe is not there', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Mine alone' });
  await makeAccount(page, newPerson('bob'));
  await page.goto(`/recipe/${id}`);
  await expect(page.getByText('Recipe not found', { exact: true })).toBeVisible();
});
