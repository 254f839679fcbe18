import { truncate, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { testHeic } from '../server/src/testing/images.ts';
import { breakCall, breakDown } from './support/answers.ts';
import { photographPage } from './support/cookbook-page.ts';
import { makeAccount } from './support/accounts.ts';
import { doubtIngredient } from './support/database.ts';
import { inspect } from './support/inspect.ts';
import { openSettings, toSection } from './support/settings.ts';
import { addRecipe, expect, newPerson, openPage, quickJoin, test } from './support/people.ts';

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const cardsOf = (page: Page) => page.getByRole('list', { name: 'Photos in page order' }).locator('> li');

/** Keeps every upload of this page back until the function it gives is called. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/uploads', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe.serial('the import of a recipe from photos of its pages', () => {
  const alice = newPerson('alice');
  let page: Page;
  let cards: Locator;
  let goOn: Locator;
  let first: Buffer;
  let second: Buffer;
  let empty: Buffer;
  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await quickJoin(page, alice);
    cards = cardsOf(page);
    goOn = page.getByRole('button', { name: 'Continue to Recipe Editor' });
    first = await photographPage(page, {
      title: 'Plum Cake',
      lines: [
        'Serves 8',
        'Ingredients',
        '500 g plums',
        '200 g flour',
        '250 ml milk',
        '3 eggs',
        '150 g sugar',
      ],
    });
    second = await photographPage(page, {
      lines: ['Method'],
      steps: [
        '1. Heat the oven to 180 C and butter a round tin.',
        '2. Beat the eggs with the sugar until pale, then fold in the flour and the salt.',
        '3. Put the plums on top and bake for 40 minutes.',
      ],
      note: ['try it with', 'apricots'],
    });
    empty = await photographPage(page, { lines: [] });
  });
  test.afterAll(() => page.context().close());

  test('the menu leads to the import from photos, and Back leads home', async () => {
    await page.getByRole('button', { name: 'Add Recipe' }).first().click();
    await page.getByRole('menuitem', { name: 'Import from Photos' }).click();
    await expect(page).toHaveURL('/recipe/add/photos');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
      'Recipes/Import from Photos',
    );
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  test('files that cannot be taken, and going on without a photo, are refused in words', async ({}, testInfo) => {
    await page.goto('/recipe/add/photos');
    await goOn.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Please upload and process at least one photo before continuing',
    );
    const chooser = page.getByLabel(/^Choose photos/);
    // From the disk: ten megabytes would take a second and a half to reach the browser.
    const [notes, huge] = ['notes.txt', 'huge.jpg'].map((name) => testInfo.outputPath(name));
    await writeFile(notes!, first);
    await writeFile(huge!, '');
    await truncate(huge!, 10 * 1024 * 1024 + 1);
    await chooser.setInputFiles([notes!, huge!]);
    await expect(page.getByText('notes.txt: Supported formats: JPG, PNG, WebP, HEIC')).toBeVisible();
    await expect(page.getByText('huge.jpg: File size must be less than 10MB')).toBeVisible();
  });

  test('a broken file and a photo without text say why, can be retried, and are removed', async () => {
    await page.getByLabel(/^Choose photos/).setInputFiles([
      jpeg('broken.jpg', first.subarray(0, 400)),
      jpeg('wall.jpg', empty),
      // Chromium cannot decode it: it is sent as it is, and shown as the server has it.
      { name: 'IMG_1.HEIC', mimeType: '', buffer: testHeic() },
    ]);
    await expect(
      cards.filter({
        hasText:
          'The selected image file could not be loaded. It might be corrupted or an invalid image format.',
      }),
    ).toHaveCount(1);
    await expect(cards.filter({ hasText: 'Failed to extract recipe from image.' })).toHaveCount(2);
    await expect(cards.locator('img[src^="/images/"]')).toHaveCount(1);
    await page
      .getByRole('button', { name: /^Retry photo/ })
      .last()
      .click();
    await expect(cards.filter({ hasText: 'Error' })).toHaveCount(3);
    for (const left of [2, 1, 0]) {
      await page.getByRole('button', { name: 'Remove photo 1' }).click();
      await expect(cards).toHaveCount(left);
    }
  });

  test('two pages are read, one after another, and put in order', async () => {
    await page
      .getByLabel(/^Choose photos/)
      .setInputFiles([jpeg('second.jpg', second), jpeg('first.jpg', first)]);
    await expect(goOn).toBeDisabled();
    await expect(cards.getByText('Completed')).toHaveCount(2);
    await expect(goOn).toBeEnabled();
    await page.getByRole('button', { name: 'Move photo 2 up' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: '“Plum Cake”: 5 ingredients and 3 steps' }),
    ).toBeVisible();
    await expect(page.getByRole('main').locator('.btn-primary')).toHaveText(['Continue to Recipe Editor']);
    // The page is drawn anew when the draft of the new order is there.
    await expect(async () => {
      const [another, beside] = [
        await page.getByText('Add another photo').boundingBox(),
        await goOn.boundingBox(),
      ];
      expect(another!.y).toBeGreaterThanOrEqual(beside!.y);
      expect(another!.y).toBeLessThan(beside!.y + beside!.height);
    }).toPass();
    await inspect(page, 'import-photos-read');
  });

  test('leaving asks first, and coming back finds the photos', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Leave your photos?' });
    await asked.getByRole('button', { name: 'Stay' }).click();
    await page.reload();
    await expect(cards.getByText('Completed')).toHaveCount(2);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await asked.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await asked.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
    await doubtIngredient(alice.email, 3);
    await page.goto('/recipe/add/photos');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(cards).toHaveCount(2);
  });

  test('another recipe begins without the photos of this one', async () => {
    await page.getByRole('button', { name: 'Add Recipe' }).first().click();
    await page.getByRole('menuitem', { name: 'Import from Photos' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Leave your photos?' });
    await asked.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/recipe/add/photos');
    await expect(cards).toHaveCount(0);
    await page.getByRole('link', { name: 'Continue' }).click();
    await goOn.click();
  });

  test('the draft cannot be saved while a photo is being uploaded', async () => {
    await expect(page.getByLabel('Title')).toHaveValue('Plum Cake');
    await expect(page.getByText('AI enhanced').first()).toBeVisible();
    await expect(page.getByText('+2 new photos will be added when you save')).toBeVisible();
    const release = await holdUploads(page);
    await page.getByLabel('Photos to add').setInputFiles([jpeg('third.jpg', empty)]);
    const add = page.getByRole('main').locator('header').getByRole('button', { name: 'Add Recipe' });
    await expect(add).toBeDisabled();
    release();
    await expect(page.getByText('+3 new photos will be added when you save')).toBeVisible();
    await expect(add).toBeEnabled();
    await page.getByRole('button', { name: 'Remove photo 3' }).click();
  });

  test('a step or an ingredient is checked beside its place on the photo', async () => {
    const photo = page.getByRole('complementary', { name: 'Photo' });
    await page.getByRole('textbox', { name: 'Step 2' }).focus();
    await expect(photo.getByRole('heading')).toHaveText('Photo 2 of 2');
    await expect(photo.locator('[data-mark]')).toBeVisible();
    await page
      .getByRole('radiogroup', { name: 'Ingredients editor' })
      .getByRole('radio', { name: 'Text' })
      .click();
    await photo.getByRole('button', { name: 'Show the next' }).click();
    await expect(page.getByRole('textbox', { name: 'Ingredient 3' })).toBeFocused();
    await expect(photo.getByRole('heading')).toHaveText('Photo 1 of 2');
    await photo.getByRole('button', { name: 'Zoom in' }).click();
    const zoom = () => photo.getByRole('region').evaluate((view) => view.scrollWidth / view.clientWidth);
    for (const [key, zoomed] of [
      ['+', 2],
      ['0', 1],
      ['+', 1.5],
    ] as const) {
      await photo.getByRole('region').press(key);
      await expect.poll(zoom).toBeCloseTo(zoomed, 1);
    }
    await inspect(page, 'recipe-add-photos');
  });

  test('a note in the margin is one of the cook’s own notes, and in no step', async () => {
    await expect(page.getByRole('textbox', { name: 'My Cooking Notes' })).toHaveValue('try it with apricots');
    const lines = page.getByRole('textbox', { name: /^(Step|Ingredient) \d/ });
    await expect(lines).toHaveCount(8);
    for (const line of await lines.all()) await expect(line).not.toHaveValue(/apricots/);
  });

  test('a checked line is doubted no more, and a changed one is no longer marked as AI enhanced', async () => {
    const photo = page.getByRole('complementary', { name: 'Photo' });
    await page.getByRole('button', { name: 'Yes, “250 ml milk” is correct' }).click();
    await expect(photo.getByRole('button', { name: 'Show the next' })).toBeHidden();
    await page.getByRole('textbox', { name: 'Ingredient 3' }).fill('1 1/2 cups whole milk');
    await expect(page.getByRole('group', { name: 'Ingredients' }).getByText('AI enhanced')).toBeHidden();
  });

  test('the saved recipe shows its photos, keeps its marks and is found by the filter for photos', async () => {
    await page.getByRole('button', { name: 'Add Recipe', exact: true }).last().click();
    await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible();
    await expect(page.getByText('This recipe was created with 2 photos')).toBeVisible();
    await page.goto(`${page.url()}/edit`);
    await expect(page.getByRole('group', { name: 'Instructions' }).getByText('AI enhanced')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Ingredients' }).getByText('AI enhanced')).toBeHidden();
    await inspect(page, 'recipe-edit-enhanced');
    await page.goto('/');
    await page.getByRole('button', { name: 'From photos' }).click();
    await expect(page.getByRole('link', { name: 'Plum Cake' })).toBeVisible();
  });
});

test.describe.serial('the upload of photos', () => {
  let page: Page;
  let cards: Locator;
  let buffer: Buffer;
  const choose = (...names: string[]) =>
    page
      .getByLabel(/^(Choose photos|Add another photo)/)
      .setInputFiles(names.map((name) => jpeg(name, buffer)));
  const retry = () =>
    page
      .getByRole('button', { name: /^Retry photo/ })
      .first()
      .click();
  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await makeAccount(page, newPerson('alice'));
    // Nothing is on it that would have to be read.
    await page.setViewportSize({ width: 2_400, height: 1_200 });
    buffer = await page.screenshot({ type: 'jpeg' });
    await page.setViewportSize({ width: 1_280, height: 900 });
    cards = cardsOf(page);
  });
  test.afterAll(() => page.context().close());

  test('a question about the limit that fails says so, and what to do next', async () => {
    await page.goto('/recipe/add/photos');
    const mend = await breakCall(page, 'photoQuota.check');
    await choose('one.jpg');
    await expect(page.getByText('Unable to check photo limit. Please try again.').first()).toBeVisible();
    await expect(page.getByText('Refresh the page, then choose the photo again.')).toBeVisible();
    await mend();
  });

  test('an upload refused for the end of the session, or by a fault, says which', async () => {
    await page.route('**/api/uploads', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
    await retry();
    await expect(cards.first()).toContainText('Please sign in to upload photos');
    const error = { appCode: 'INTERNAL', message: 'An unexpected error occurred' };
    await page.route('**/api/uploads', (route) => route.fulfill({ status: 500, json: { error } }), {
      times: 1,
    });
    await retry();
    await expect(cards.first()).toContainText('Processing failed');
  });

  test('photos are sent one at a time, and smaller than they came', async () => {
    const release = await holdUploads(page);
    const stored = page.waitForResponse('**/api/uploads');
    await retry();
    await choose('two.jpg');
    await expect(cards.nth(0)).toContainText('Processing');
    await expect(cards.nth(0).getByRole('progressbar')).toBeVisible();
    await expect(cards.nth(1)).toContainText('Ready');
    release();
    const { photoId } = (await (await stored).json()) as { photoId: string };
    const sent = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return { width, height };
    }, `/images/${photoId}/full.jpg`);
    expect(sent).toEqual({ width: 2_048, height: 1_024 });
    await expect(cards.getByText('Failed to extract recipe from image.')).toHaveCount(2);
  });

  test('a form is not saved before its photo is there', async () => {
    const id = await addRecipe(page, { title: 'Plum cake' });
    await page.goto(`/recipe/${id}/edit`);
    const release = await holdUploads(page);
    await page.getByLabel('Title').fill('Plum tart');
    const save = page.getByRole('button', { name: 'Save Changes' }).first();
    await expect(save).toBeEnabled();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add photos' }).click();
    await (await chooser).setFiles([jpeg('card.jpg', buffer)]);
    await expect(save).toBeDisabled();
    release();
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText('This recipe was created with 1 photo')).toBeVisible();
  });

  test('the settings say which question about photos failed', async () => {
    for (const [query, sentence] of [
      ['photoQuota.usage', 'Failed to check photo usage'],
      ['photoQuota.photoRecipes', 'Failed to load photo-based recipes'],
    ] as const) {
      const mend = await breakDown(page, query);
      await page.goto('/');
      const settings = await openSettings(page, 'Your photos');
      await expect(settings.getByText(sentence)).toBeVisible();
      await mend();
    }
  });
});

test('a person and a collection have pictures of their own, and let them go', async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  const buffer = await page.screenshot({ type: 'jpeg' });
  const picture = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer };

  await test.step('the profile picture: chosen, moved by keys, zoomed, saved, taken away', async () => {
    const settings = await openSettings(page, 'Your photos');
    await expect(settings.getByText('0 of 30 photos used')).toBeVisible();
    await toSection(settings, 'Profile information');
    const chooser = page.waitForEvent('filechooser');
    await settings.getByRole('button', { name: 'Add a picture' }).click();
    await (await chooser).setFiles([picture]);
    const crop = page.getByRole('dialog', { name: 'Your picture' });
    await expect(crop.getByRole('button', { name: 'Save picture' })).toBeEnabled();
    await crop.getByRole('group', { name: /^Visible area/ }).press('ArrowRight');
    await crop.getByLabel('Zoom').press('ArrowRight');
    await inspect(page, 'settings-crop');
    await crop.getByRole('button', { name: 'Save picture' }).click();
    await expect(settings.locator('img')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Your account', includeHidden: true }).locator('img'),
    ).toHaveAttribute('src', /320\.webp$/);
    await settings.getByRole('button', { name: 'Remove picture' }).click();
    await expect(settings.getByRole('button', { name: 'Add a picture' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the cover of a collection: uploaded with it, removed again', async () => {
    await page.goto('/collections');
    await page
      .getByRole('button', { name: /Create/ })
      .first()
      .click();
    const create = page.getByRole('dialog', { name: 'Create New Collection' });
    await create.getByLabel('Name').fill('Sundays');
    await create.getByRole('button', { name: 'Upload a cover' }).click();
    const cover = page.getByRole('dialog', { name: 'Upload Cover Photo' });
    await cover.getByLabel('Choose photos').setInputFiles([picture]);
    await cover.getByRole('button', { name: 'Select Photo' }).click();
    await expect(create.getByRole('img', { name: 'Uploaded cover' })).toBeVisible();
    await create.getByRole('button', { name: 'Create', exact: true }).click();
    await page
      .getByRole('link', { name: /Sundays/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Edit collection' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Collection' });
    await expect(edit.getByRole('img', { name: 'Uploaded cover' })).toBeVisible();
    await edit.getByRole('button', { name: 'Remove it' }).click();
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(edit).toBeHidden();
  });
});
