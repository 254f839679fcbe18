import { cutOff, expectFailure, press, REASONS, tryAction, tryPages } from './support/outages.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';

test('recipes that cannot be loaded, saved, deleted or shared show the documented sentence and why', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Pie' });
  await tryPages(page, [
    ['/?search=pie', 'recipes.list', 'Failed to load recipes'],
    ['/favorites', 'recipes.list', 'Failed to load favorite recipes'],
    [`/recipe/${id}`, 'recipes.byId', 'Failed to load recipe'],
    [`/recipe/${id}/edit`, 'recipes.byId', 'Failed to load recipe'],
  ]);

  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Cake');
  await tryAction(page, {
    call: 'recipes.create',
    says: 'Failed to create recipe',
    act: () => page.getByRole('main').getByRole('button', { name: 'Add Recipe' }).first().click(),
  });

  await page.goto(`/recipe/${id}/edit`);
  await page.getByLabel('Title').fill('Tart');
  await tryAction(page, {
    call: 'recipes.update',
    says: 'Failed to update recipe',
    act: press(page, 'Save Changes'),
  });
  await press(page, 'Delete recipe')();
  await tryAction(page, {
    call: 'recipes.delete',
    says: 'Failed to delete recipe',
    act: press(page, 'Delete'),
  });

  await page.goto(`/recipe/${id}`);
  await tryAction(page, {
    call: 'recipes.setFavorite',
    says: 'Failed to update recipe',
    act: press(page, 'Add Pie to favorites'),
  });
  const share = async () => {
    await press(page, 'Share')();
    await expect(page.getByRole('button', { name: 'Failed', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  };
  const unable = 'Unable to generate share link. Please try again.';
  await tryAction(page, { call: 'shares.create', says: unable, act: share });
  const mend = await cutOff(page, 'shares.recordShare', 'proxy');
  await share();
  await expectFailure(page, 'Failed to share recipe', REASONS.proxy);
  await mend();
});

test('collections that cannot be loaded or changed show the documented sentence and why', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  const recipe = await addRecipe(page, { title: 'Pie' });
  const { id } = await call<{ id: string }>(page, 'playlists.create', { name: 'Sweet' });
  await tryPages(page, [
    ['/collections', 'playlists.list', 'Failed to load collections'],
    [`/collection/${id}`, 'playlists.byId', 'Failed to load collection'],
  ]);

  await page.goto('/collections');
  await press(page, 'Add Collection')();
  await page.getByRole('dialog').getByLabel('Name').fill('Salty');
  await tryAction(page, {
    call: 'playlists.create',
    says: 'Failed to create playlist',
    act: press(page, 'Create'),
  });

  await page.goto(`/collection/${id}`);
  await press(page, 'Edit collection')();
  await page.getByRole('dialog').getByLabel('Name').fill('Sweeter');
  await tryAction(page, {
    call: 'playlists.update',
    says: 'Failed to update collection',
    act: press(page, 'Save'),
  });
  let mend = await cutOff(page, 'playlists.byId', 'proxy');
  await press(page, 'Delete Collection')();
  await expectFailure(page, 'Failed to fetch playlist recipes', REASONS.proxy);
  await mend();
  await press(page, 'Try Again')();
  await tryAction(page, {
    call: 'playlists.delete',
    says: 'Failed to delete collection',
    act: press(page, 'Delete'),
  });

  await page.goto(`/recipe/${recipe}`);
  mend = await cutOff(page, 'playlists.forRecipe', 'gone');
  await press(page, 'Add to collection')();
  await expectFailure(page, 'Failed to load playlists', REASONS.gone);
  await mend();
  await press(page, 'Try Again')();
  await page.getByRole('checkbox', { name: 'Sweet' }).check();
  await tryAction(page, {
    call: 'playlists.setForRecipe',
    says: 'Failed to update playlists',
    act: press(page, 'Save Changes'),
  });
});

test('imports that cannot be started show the documented sentence and why', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/url');
  await page.getByLabel('Recipe URL').fill('https://example.org/pie');
  await tryAction(page, {
    call: 'imports.start',
    says: 'Failed to extract recipe from URL. Please try copying the recipe manually.',
    saysOffline: 'Network error. Please check your internet connection and try again.',
    act: press(page, 'Import Recipe'),
  });

  await page.goto('/recipe/add/social');
  await page.getByLabel('Link to the post').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await tryAction(page, {
    call: 'imports.start',
    says: 'Failed to extract recipe from social media. Please try entering the recipe manually.',
    act: press(page, 'Import Recipe'),
  });

  const photo = { name: 'page.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.goto('/recipe/add/photos');
  const mend = await cutOff(page, 'photoQuota.check', 'proxy');
  await page.getByLabel(/^Choose photos/).setInputFiles([photo]);
  await expectFailure(page, 'Unable to check photo limit. Please try again.', REASONS.proxy);
  await mend();
  await tryAction(page, {
    call: 'uploads',
    says: 'Processing failed',
    // Offline, the question about the limit is the first that has no answer.
    saysOffline: 'Unable to check photo limit. Please try again.',
    act: () =>
      page
        .getByRole('button', { name: /^Retry/ })
        .first()
        .click(),
  });
});
