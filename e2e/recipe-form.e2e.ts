import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { breakDown, holdBack } from './support/answers.ts';
import { inspect } from './support/inspect.ts';
import { onLoadedPage, onOnePage } from './support/one-page.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';

onLoadedPage();

const join = (page: Page) => makeAccount(page, newPerson('alice'));
const header = (page: Page) => page.getByRole('main').locator('header');
const breadcrumbs = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
const textboxes = (page: Page, group: 'Ingredients' | 'Instructions') =>
  page.getByRole('group', { name: group }).getByRole('textbox');
const valuesOf = (page: Page, group: 'Ingredients' | 'Instructions') =>
  textboxes(page, group).evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value));

test.describe.serial('a recipe is written down in the form and changed there', () => {
  onOnePage(async (page) => {
    await join(page);
    await page.goto('/recipe/add/manual');
  });

  test('the form says where one is and what can be done', async ({ page }) => {
    await expect(breadcrumbs(page)).toHaveText(['Recipes', '/Add Recipe']);
    await expect(header(page).getByRole('button')).toHaveText(['', 'Cancel', 'Add Recipe']);
    await expect(header(page).getByRole('button', { name: 'Back' })).toBeVisible();
  });

  test('its single fields take what they are for, with medium as the first difficulty', async ({ page }) => {
    await page.getByLabel('Title').fill(' Leek soup ');
    await page.getByLabel('Description').fill('For a cold day.');
    for (const [label, value] of [
      ['Source URL', 'https://example.org/leek'],
      ['Social media URL', 'https://www.instagram.com/p/abc/'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAttribute('type', 'url');
      await page.getByLabel(label).fill(value);
    }
    for (const [label, least] of [
      ['Prep time', '0'],
      ['Cook time', '0'],
      ['Servings', '1'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAttribute('type', 'number');
      await expect(page.getByLabel(label)).toHaveAttribute('min', least);
    }
    await page.getByLabel('Prep time').fill('0');
    await page.getByLabel('Servings').fill('4');
    await expect(page.getByLabel('Difficulty')).toHaveValue('medium');
    await expect(page.getByLabel('Difficulty').getByRole('option')).toHaveText(['Easy', 'Medium', 'Hard']);
    // Nobody has chosen medium yet: it can be, though it is what the list shows.
    await expect(page.getByLabel('Difficulty').locator('option:checked')).toBeHidden();
    await page.getByLabel('Difficulty').selectOption('Hard');
    await page.getByLabel('My Cooking Notes').fill('Keep the green.');
  });

  test('a cuisine is added by Enter', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Cuisine' }).fill('French');
    await page.getByRole('textbox', { name: 'Cuisine' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove cuisine French' })).toBeVisible();
  });

  test('a tag is added by the plus button, but no blank one', async ({ page }) => {
    const plus = page.getByRole('button', { name: 'Add tag' });
    await page.getByRole('textbox', { name: 'Tags' }).fill('  ');
    await expect(plus).toBeDisabled();
    await page.getByRole('textbox', { name: 'Tags' }).press('Enter');
    await page.getByRole('textbox', { name: 'Tags' }).fill('  winter ');
    await plus.click();
    await expect(page.getByRole('list', { name: 'Tags of this recipe' }).getByRole('listitem')).toHaveText([
      'winter',
    ]);
  });

  test('both lists grow, shrink to one row at least, and turn into text and back', async ({ page }) => {
    const ingredients = page.getByRole('group', { name: 'Ingredients' });
    await expect(ingredients.getByRole('button', { name: 'Remove ingredient 1' })).toBeDisabled();
    await textboxes(page, 'Ingredients').fill('thrown out');
    await ingredients.getByRole('button', { name: 'Add ingredient' }).click();
    await textboxes(page, 'Ingredients').last().fill('2 leeks');
    await ingredients.getByRole('button', { name: 'Add ingredient' }).click();
    await ingredients.getByRole('button', { name: 'Remove ingredient 1' }).click();
    expect(await valuesOf(page, 'Ingredients')).toEqual(['2 leeks', '']);

    const steps = page.getByRole('group', { name: 'Instructions' });
    await steps.getByRole('radio', { name: 'Text' }).check();
    await textboxes(page, 'Instructions').fill('1. Chop.\n\nStep 2: Boil.\n• Eat.');
    await steps.getByRole('radio', { name: 'List' }).check();
    expect(await valuesOf(page, 'Instructions')).toEqual(['Chop.', 'Boil.', 'Eat.']);
    await steps.getByRole('button', { name: 'Remove step 3' }).click();
    await steps.getByRole('button', { name: 'Add step' }).click();
  });

  test('what is wrong is said at its field', async ({ page }) => {
    const save = header(page).getByRole('button', { name: 'Add Recipe' });
    for (const [label, wrong, sentence, right] of [
      ['Title', 'x'.repeat(201), 'Title must be at most 200 characters', 'Leek soup'],
      ['Servings', '0', 'Servings must be a whole number, 1 or more', '4'],
      ['Cook time', '-1', 'Time must be a whole number of minutes, 0 or more', ''],
      ['Source URL', 'leek', 'Please enter a valid URL', 'https://example.org/leek'],
    ] as const) {
      await page.getByLabel(label).fill(wrong);
      await save.click();
      await expect(page.getByText(sentence)).toBeVisible();
      await page.getByLabel(label).fill(right);
      await expect(page.getByText(sentence)).toBeHidden();
    }
  });

  test('nothing is saved a second time while a save is under way', async ({ page }) => {
    const release = await holdBack(page, 'recipes.create');
    await header(page).getByRole('button', { name: 'Add Recipe' }).click();
    for (const save of await page.getByRole('main').getByRole('button', { name: 'Add Recipe' }).all())
      await expect(save).toBeDisabled();
    release();
    await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/);
  });

  test('the edit page loads, and is the same form, filled', async ({ page }) => {
    const release = await holdBack(page, 'recipes.byId');
    await page.goto(`${page.url()}/edit`);
    await expect(page.getByRole('status', { name: 'Loading recipe' })).toBeVisible();
    release();
    await expect(breadcrumbs(page)).toHaveText(['Recipes', '/Leek soup', '/Edit']);
    for (const [label, value] of [
      ['Title', 'Leek soup'],
      ['Description', 'For a cold day.'],
      ['Source URL', 'https://example.org/leek'],
      ['Social media URL', 'https://www.instagram.com/p/abc/'],
      ['Prep time', '0'],
      ['Cook time', ''],
      ['Servings', '4'],
      ['Difficulty', 'hard'],
      ['My Cooking Notes', 'Keep the green.'],
    ] as const)
      await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(page.getByRole('list', { name: 'Cuisine of this recipe' })).toHaveText('French');
    await expect(page.getByRole('list', { name: 'Tags of this recipe' })).toHaveText('winter');
    expect(await valuesOf(page, 'Ingredients')).toEqual(['2 leeks']);
    expect(await valuesOf(page, 'Instructions')).toEqual(['Chop.', 'Boil.']);
  });

  test('only what has changed can be saved', async ({ page }) => {
    const save = header(page).getByRole('button', { name: 'Save Changes' });
    await expect(save).toBeDisabled();
    await page.getByLabel('Servings').fill('6');
    await expect(save).toBeEnabled();
    await page.getByLabel('Servings').fill('4');
    await expect(save).toBeDisabled();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.getByLabel('Title').fill(' ');
    await expect(save).toBeDisabled();
    await page.getByLabel('Title').fill('Leek soup');
  });

  test('what the page before hands over is filled in, and said to be read where it was', async ({ page }) => {
    await page.goto('/favicon.svg');
    await page.evaluate(
      (usr) => history.replaceState({ usr, key: 'default', idx: 0 }, '', '/recipe/add/manual'),
      {
        formData: { title: 'Handed over', cookingNotes: 'From a friend.' },
        extractedData: { title: 'Read', ingredients: ['1 leek'] },
        source: 'social',
        platform: 'instagram',
      },
    );
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Handed over');
    await expect(page.getByLabel('My Cooking Notes')).toHaveValue('From a friend.');
    expect(await valuesOf(page, 'Ingredients')).toEqual(['1 leek']);
    await expect(page.getByRole('group', { name: 'Ingredients' }).getByText('AI enhanced')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Imported from a post' })).toBeVisible();
    const [saved] = await Promise.all([
      page.waitForRequest(/recipes\.create/),
      header(page).getByRole('button', { name: 'Add Recipe' }).click(),
    ]);
    expect(saved.postDataJSON()).toMatchObject({ 0: { json: { source: 'url' } } });
    await expect(page.getByRole('heading', { name: 'Handed over', level: 1 })).toBeVisible();
  });
});

test('the browser warns of unsaved changes, and neither a save nor a delete leaves any', async ({ page }) => {
  await join(page);
  const warnings: string[] = [];
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Half a thought');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => warnings).toEqual(['beforeunload']);
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');

  await header(page).getByRole('button', { name: 'Add Recipe' }).click();
  await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Edit recipe' }).click();
  await page.getByLabel('Title').fill('Not worth keeping');
  await header(page).getByRole('button', { name: 'Delete recipe' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Recipe deleted successfully!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  expect(warnings).toEqual(['beforeunload']);
});

test('lines are moved by keys, by the handle and by touch, and headings have no brackets', async ({
  page,
}) => {
  await join(page);
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Roast chicken');
  const ingredients = page.getByRole('group', { name: 'Ingredients' });
  await textboxes(page, 'Ingredients').fill('1 chicken');
  await page.keyboard.press('Enter');
  await page.keyboard.type('40 cloves garlic');
  await ingredients.getByRole('button', { name: 'Add section' }).click();
  await page.keyboard.type('For the [pan]');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2 tbsp oil');
  const shown = () => valuesOf(page, 'Ingredients');
  expect(await shown()).toEqual(['1 chicken', '40 cloves garlic', 'For the  pan ', '2 tbsp oil', '']);
  await expect(ingredients.getByRole('textbox', { name: 'Section heading 3' })).toBeVisible();

  await test.step('Alt and an arrow take the line and its focus along', async () => {
    await page.keyboard.press('Alt+ArrowUp');
    expect(await shown()).toEqual(['1 chicken', '40 cloves garlic', '2 tbsp oil', 'For the  pan ', '']);
    await expect(ingredients.getByRole('textbox', { name: 'Ingredient 3' })).toBeFocused();
    await expect(ingredients.getByText('Now at place 3 of 5')).toBeAttached();
    await page.keyboard.press('Alt+ArrowDown');
  });

  await test.step('the handle is dragged', async () => {
    const handle = (n: number) =>
      ingredients.getByRole('button', { name: `Move ingredient ${n}`, exact: true });
    const [from, to] = [await handle(1).boundingBox(), await handle(2).boundingBox()];
    if (!from || !to) throw new Error('No handles');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 30, { steps: 5 });
    await page.mouse.up();
    await expect.poll(shown).toEqual(['40 cloves garlic', '1 chicken', 'For the  pan ', '2 tbsp oil', '']);
    await expect(handle(1)).toHaveCSS('touch-action', 'none');
  });

  await test.step('they are stored as ever', async () => {
    const [saved] = await Promise.all([
      page.waitForRequest(/recipes\.create/),
      header(page).getByRole('button', { name: 'Add Recipe' }).click(),
    ]);
    expect(saved.postDataJSON()).toMatchObject({
      0: { json: { ingredients: ['40 cloves garlic', '1 chicken', '[For the pan]', '2 tbsp oil'] } },
    });
  });
});

test('at 1440 px the form has two columns, and an empty picture is a small place', async ({ page }) => {
  await join(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/recipe/add/manual');
  const [title, ingredients, place] = await Promise.all(
    [
      page.getByLabel('Title'),
      page.getByRole('group', { name: 'Ingredients' }),
      page.locator('[data-field=image]'),
    ].map((part) => part.boundingBox()),
  );
  expect(ingredients?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  expect(ingredients?.y).toBeLessThan(300);
  expect(place?.height).toBe(96);
});

test('on a phone, saving stands at the foot in place of the navigation, and says where the work is', async ({
  page,
}) => {
  await join(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/recipe/add/manual');
  const save = page.getByRole('main').getByRole('button', { name: 'Add Recipe' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(navigation).toBeHidden();
  await page.getByLabel('Title').fill('Leek soup');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(save).toBeInViewport({ ratio: 1 });
  await inspect(page, 'recipe-form-phone');
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('what is wrong is brought into view', async () => {
    await textboxes(page, 'Ingredients').fill('x'.repeat(1001));
    await page.getByLabel('Title').click();
    await save.click();
    const fault = page.getByText('must be at most 1000 characters');
    await expect(fault).toBeInViewport();
    await textboxes(page, 'Ingredients').fill('2 leeks');
    await expect(fault).toBeHidden();
  });

  await test.step('what failed is said in the bar', async () => {
    const mend = await breakDown(page, 'recipes.create');
    await save.click();
    await expect(page.getByRole('alert').getByText('Failed to create recipe')).toBeInViewport({ ratio: 1 });
    await mend();
  });

  await test.step('and then it is saved', async () => {
    const release = await holdBack(page, 'recipes.create');
    await save.click();
    await expect(page.getByText('Saving', { exact: true })).toBeVisible();
    release();
    await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible();
    await expect(navigation).toBeVisible();
  });
});

test('failures keep what was typed, with the server’s sentence or the documented one', async ({ page }) => {
  await join(page);
  await test.step('creating', async () => {
    await page.goto('/recipe/add/manual');
    await page.getByLabel('Title').fill('Dal');
    const mend = await breakDown(page, 'recipes.create');
    await header(page).getByRole('button', { name: 'Add Recipe' }).click();
    await expect(page.getByRole('alert').getByText('Failed to create recipe')).toBeVisible();
    await mend();
    await header(page).getByRole('button', { name: 'Add Recipe' }).click();
    await expect(page.getByRole('heading', { name: 'Dal', level: 1 })).toBeVisible();
  });

  const id = await addRecipe(page, { title: 'Chapati' });
  await test.step('loading for editing', async () => {
    const mend = await breakDown(page, 'recipes.byId');
    await page.goto(`/recipe/${id}/edit`);
    await expect(page.getByRole('heading', { name: 'Failed to load recipe' })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Chapati');
  });

  await test.step('saving and deleting', async () => {
    const save = header(page).getByRole('button', { name: 'Save Changes' });
    const dialog = page.getByRole('alertdialog', { name: 'Delete Recipe' });
    await page.getByLabel('Title').fill('Roti');
    const mendUpdate = await breakDown(page, 'recipes.update');
    await save.click();
    await expect(page.getByRole('alert').getByText('Failed to update recipe')).toBeVisible();
    await mendUpdate();
    const mendDelete = await breakDown(page, 'recipes.delete');
    await header(page).getByRole('button', { name: 'Delete recipe' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByText('Failed to delete recipe')).toBeVisible();
    await mendDelete();
  });

  await test.step('what is no longer there', async () => {
    const gone = await addRecipe(page, { title: 'Naan' });
    await page.goto(`/recipe/${gone}/edit`);
    await page.getByLabel('Title').fill('Kulcha');
    await call(page, 'recipes.delete', { id: gone });
    await header(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('alert').getByText('Recipe not found')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Kulcha');
    await header(page).getByRole('button', { name: 'Delete recipe' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Recipe' });
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByText('Recipe not found')).toBeVisible();

    await page.goto(`/recipe/${gone}/edit`);
    await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
    await expect(page.getByText('Recipe not found', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Recipes' }).click();
    await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
  });
});

test('the network gone in mid-save: nothing typed is lost, and saving again makes one recipe', async ({
  page,
  context,
}) => {
  await join(page);
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Leek soup');
  await textboxes(page, 'Ingredients').fill('2 leeks');
  await page.getByLabel('My Cooking Notes').fill('Keep the green.');
  const save = header(page).getByRole('button', { name: 'Add Recipe' });
  const isKept = async () => {
    await expect(page.getByLabel('Title')).toHaveValue('Leek soup');
    expect(await valuesOf(page, 'Ingredients')).toEqual(['2 leeks']);
    await expect(page.getByLabel('My Cooking Notes')).toHaveValue('Keep the green.');
    await expect(page).toHaveURL(/\/recipe\/add\/manual$/);
  };

  // The server has the recipe, its answer never comes.
  await page.route(/recipes\.create/, async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await save.click();
  const alone = page.getByText('You are offline. This needs a connection.', { exact: true });
  await expect(alone).toBeVisible();
  await isKept();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(alone).toBeVisible();
  await isKept();

  await page.unrouteAll();
  await context.setOffline(false);
  await save.click();
  await expect(page.getByRole('heading', { name: 'Leek soup', level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});
