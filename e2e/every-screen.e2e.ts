import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { inspect } from './support/inspect.ts';
import { goWithin, PUBLIC_SCREENS, SCREENS, SCREENS_BELOW } from './support/screens.ts';
import { openSettings, toSection } from './support/settings.ts';
import {
  addRecipe,
  call,
  expect,
  idOf,
  newPerson,
  openPage,
  quickJoin,
  RECIPE_SITE,
  test,
  uploadPicture,
} from './support/people.ts';

test('the public screens are accessible and fit', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Get Started Free' }).first()).toBeVisible();
  await inspect(page, 'landing');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await inspect(page, 'sign-in');
  for (const [path, heading] of PUBLIC_SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await inspect(page, path.replaceAll('/', '_').slice(1));
  }
});

/** Three recipes, the first of them shared. */
async function fillCookbook(page: Page): Promise<{ recipeId: string; shareId: string }> {
  const recipeId = await addRecipe(page, {
    title: 'Roast chicken with forty cloves of garlic and lemon thyme',
    description: 'The smell alone is worth it.',
    tags: ['Sunday', 'chicken', 'roast', 'French'],
    ingredients: [
      '[For the bird]',
      '1 chicken, about 1.6 kg',
      '40 cloves garlic',
      '[For the pan]',
      '2 tbsp olive oil',
    ],
    instructions: [
      'Heat the oven to 190 °C.',
      'Brown the bird on all sides.',
      'Roast with the garlic for 1 1/2 hours.',
    ],
    prepTime: 20,
    cookTime: 90,
    servings: 4,
    sourceUrl: 'https://example.org/chicken',
    cookingNotes: 'Mother adds a splash of vermouth.',
  });
  const imageId = await uploadPicture(page);
  await addRecipe(page, { title: 'Green beans', difficulty: 'easy', tags: ['side'], imageId });
  await addRecipe(page, { title: 'Croquembouche', difficulty: 'hard', cookTime: 240 });
  const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId });
  return { recipeId, shareId };
}

test.describe('the signed-in screens are accessible and fit', () => {
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await quickJoin(page, newPerson('alice'));
  });

  test.afterAll(() => page.context().close());

  test('the home without recipes is accessible and fits', async () => {
    await inspect(page, 'home-empty');
  });

  test.describe('with recipes', () => {
    let recipeId = '';
    let shareId = '';

    test.beforeAll(async () => {
      ({ recipeId, shareId } = await fillCookbook(page));
      await page.evaluate(() => localStorage.setItem('larder.view-mode', 'list'));
      await page.goto('/');
    });

    for (const [path, ready] of SCREENS)
      test(`the screen ${path} is accessible and fits`, async () => {
        await goWithin(page, path.replace(':recipe', recipeId).replace(':share', shareId));
        await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
        // One for each of the two columns.
        if (path === '/') await expect.poll(() => startsOfPictures(page)).toHaveLength(2);
        await inspect(
          page,
          path === '/' ? 'home-list' : path.replace(/:\w+/, 'id').replaceAll('/', '_').slice(1),
        );
      });

    test('every screen that no tab leads to has a way back in the line of its title', async () => {
      const { id } = await call<{ id: string }>(page, 'playlists.create', { name: 'Roast chicken' });
      const ids = { recipe: recipeId, collection: id, person: await idOf(page) };
      for (const path of SCREENS_BELOW) {
        await goWithin(
          page,
          path.replace(/:(\w+)/, (_, name: keyof typeof ids) => ids[name]),
        );
        await expect(async () => {
          const [back, title] = await Promise.all([
            page.getByRole('main').getByLabel(/^Back/).boundingBox({ timeout: 5_000 }),
            page.getByRole('heading', { level: 1 }).boundingBox({ timeout: 5_000 }),
          ]);
          const middle = back!.y + back!.height / 2;
          expect(middle, path).toBeGreaterThan(title!.y);
          expect(middle, path).toBeLessThan(title!.y + title!.height);
          expect(back!.x, path).toBeLessThan(title!.x);
        }).toPass();
      }
    });

    test('the grid of recipes is accessible and fits', async () => {
      await goWithin(page, '/');
      await page.getByRole('radio', { name: 'Grid view' }).check();
      await expect(page.getByRole('heading', { name: /Roast chicken/ })).toBeVisible();
      await inspect(page, 'home-grid');
    });
  });
});

test('cooking, printing, the history and unsaved work are accessible and fit', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const recipe = {
    title: 'Roast chicken with forty cloves of garlic and lemon thyme',
    ingredients: ['1 chicken, about 1.6 kg', '40 cloves garlic', '2 tbsp olive oil'],
    instructions: [
      'Rub the chicken with oil.',
      'Roast with the garlic for 1 1/2 hours, then rest it for 10 minutes.',
    ],
    servings: 4,
  };
  const id = await addRecipe(page, recipe);
  await call(page, 'recipes.update', { ...recipe, id, version: 1, title: 'Roast chicken', servings: 6 });
  await page.goto(`/recipe/${id}?cook=2`);
  const cooking = page.getByRole('dialog', { name: 'Roast chicken' });
  await expect(cooking.getByRole('region', { name: 'For this step' })).toContainText('40 cloves garlic');
  await cooking.getByRole('button', { name: 'Start a timer for 1 1/2 hours' }).click();
  await cooking.getByRole('button', { name: 'Start a timer for 10 minutes' }).click();
  await inspect(page, 'cook-mode');
  await cooking.getByRole('button', { name: 'Stop cooking' }).click();
  await expect(page.getByRole('list', { name: 'Timers' })).toBeVisible();
  for (const [item, name] of [
    ['Print options', 'Print this recipe'],
    ['History', 'History'],
  ] as const) {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    if (item === 'History') await dialog.getByText('What restoring changes').click();
    await inspect(page, `recipe-${item.toLowerCase().replace(' ', '-')}`);
    await page.keyboard.press('Escape');
  }
  await goWithin(page, `/recipe/${id}/edit`);
  await page.getByLabel('Title').fill('Half a thought');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('.unsaved.'))))
    .toBe(true);
  await page.goto('about:blank');
  await page.goto(`/recipe/${id}/edit`);
  await expect(page.getByRole('dialog', { name: 'Unsaved work' })).toBeVisible();
  await inspect(page, 'unsaved-work');
});

test('the settings and the way out of them are accessible and fit', async ({ page }) => {
  const person = newPerson('alice');
  await quickJoin(page, person);
  const settings = await openSettings(page);
  await expect(settings.getByLabel('Username')).toHaveValue(person.username);
  await settings.getByLabel('Display name').fill('');
  await settings.getByRole('button', { name: 'Save Changes' }).click();
  await inspect(page, 'settings-wrong');
  await toSection(settings, 'Delete account');
  await settings.getByRole('button', { name: 'Delete Account' }).click();
  const wizard = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(wizard.getByText('0 recipes')).toBeVisible();
  await inspect(page, 'delete-info');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByText('Please enter your password')).toBeVisible();
  await inspect(page, 'delete-password');
  await wizard.getByLabel('Password', { exact: true }).fill(person.password);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Delete my account' }).click();
  await expect(wizard.getByText(/Please type/)).toBeVisible();
  await inspect(page, 'delete-confirmation');
});

test('the collections and their dialogs are accessible and fit', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const recipeIds: string[] = [];
  for (const title of [
    'Roast chicken with forty cloves of garlic',
    'Green beans',
    'Pie',
    'Rye',
    'Soup',
    'Tart',
  ])
    recipeIds.push(await addRecipe(page, { title, cookTime: 20, imageId: await uploadPicture(page) }));
  await page.goto('/collections');
  await expect(page.getByRole('heading', { name: 'Create Your First Collection' })).toBeVisible();
  await inspect(page, 'collections-first');
  const { id } = await call<{ id: string }>(page, 'playlists.create', {
    name: 'Sunday lunches at the long table',
    description: 'What can wait in the oven until everybody has come.',
    privacyLevel: 'followers_only',
  });
  await call(page, 'playlists.addRecipes', { id, recipeIds });
  await page.reload();
  await expect(page.getByText('6 recipes')).toBeVisible();
  await page.getByRole('radio', { name: 'Grid view' }).check();
  await expect(page.getByRole('link', { name: /Sunday lunches/ }).locator('img')).toHaveCount(4);
  await inspect(page, 'collections-grid');
  await page.getByRole('radio', { name: 'List view' }).check();
  await goWithin(page, `/collection/${id}`);
  await expect(page.getByRole('heading', { name: /Sunday lunches/ })).toBeVisible();
  await inspect(page, 'collection');
  await page.getByRole('button', { name: /^Add Green beans to a collection/ }).click();
  await expect(page.getByRole('checkbox', { name: /Sunday/ })).toBeChecked();
  await inspect(page, 'add-to-collection');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expect(page.getByRole('button', { name: 'Move Pie', exact: true })).toBeVisible();
  await inspect(page, 'collection-arrange');
  await page.getByRole('button', { name: 'Edit collection' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Collection' });
  await expect(edit.getByLabel('Name')).toHaveValue(/Sunday/);
  await inspect(page, 'collection-edit');
  await edit.getByRole('button', { name: 'Delete Collection' }).click();
  await page.getByRole('radio', { name: /all recipes/ }).check();
  await expect(page.getByLabel(/^Type “Sunday/)).toBeVisible();
  await inspect(page, 'collection-delete');
  const { id: empty } = await call<{ id: string }>(page, 'playlists.create', { name: 'עוגות ' });
  await page.goto(`/collection/${empty}`);
  await expect(page.getByRole('heading', { name: 'No recipes in this collection' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Recipe', exact: true }).last().click();
  await expect(page.getByRole('checkbox', { name: 'Rye' })).toBeVisible();
  await inspect(page, 'add-recipes');
});

test('the ways to import a page are accessible and fit', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const site = RECIPE_SITE();
  await addRecipe(page, { title: 'Lemon drizzle cake with a long name', sourceUrl: `${site}/lemon-cake` });
  for (const [mode, field] of [
    ['many', 'Links, one per line'],
    ['paste', 'The page’s text or HTML'],
  ] as const) {
    await page.goto(`/recipe/add/url?mode=${mode}`);
    await expect(page.getByLabel(field)).toBeVisible();
    await inspect(page, `import-${mode}`);
  }
  await page.goto(`/recipe/add/page#${encodeURIComponent(`${site}/lemon-cake`)}`);
  await expect(page.getByText(/^Waiting for the page/)).toBeVisible();
  await inspect(page, 'import-page');
  const importIt = async (path: string) => {
    await page.goto(`/recipe/add/url?url=${encodeURIComponent(site + path)}`);
    await page.getByRole('button', { name: 'Import Recipe' }).click();
  };
  await importIt('/blocked');
  await expect(page.getByRole('button', { name: 'Paste the page' })).toBeVisible();
  await inspect(page, 'import-failed');
  await importIt('/two');
  await expect(page.getByRole('button', { name: 'Rye bread' })).toBeVisible();
  await inspect(page, 'import-choose');
  await importIt('/lemon-cake');
  await expect(page.getByRole('heading', { name: 'You already have this recipe' })).toBeVisible();
  await inspect(page, 'import-duplicate');
  await importIt('/text-alone');
  await expect(page.getByRole('group', { name: 'Ingredients' }).getByText('Please check')).toBeVisible();
  await inspect(page, 'import-unsure');
  const { batchId } = await call<{ batchId: string }>(page, 'imports.startMany', {
    urls: ['/two', '/article'].map((path) => site + path),
  });
  await page.goto(`/imports?batch=${batchId}`);
  await expect(page.getByText('2 of 2 done, 1 draft to check, 1 failed')).toBeVisible();
  await inspect(page, 'imports-together');
});

/** How far from the left the pictures of the rows begin: those of a recipe's own and the default one alike. */
function startsOfPictures(page: Page): Promise<number[]> {
  return page
    .getByRole('article')
    .evaluateAll((rows) => [
      ...new Set(
        rows.map((row) => row.querySelector('img, [data-initial]')?.getBoundingClientRect().left ?? 0),
      ),
    ]);
}
