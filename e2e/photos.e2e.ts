import type { Page } from '@playwright/test';
import { giveUploads } from './support/database.ts';
import { inspect } from './support/inspect.ts';
import { openSettings } from './support/settings.ts';
import { addRecipe, expect, newPerson, openPage, quickJoin, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

test.describe.serial('the cover and the photos of a recipe', () => {
  const alice = newPerson('alice');
  let page: Page;
  let photo: Buffer;
  let id: string;
  const jpeg = (name: string, buffer = photo) => ({ name, mimeType: 'image/jpeg', buffer });
  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await quickJoin(page, alice);
    photo = await page.screenshot({ type: 'jpeg', fullPage: true });
    id = await addRecipe(page, { title: 'Plum cake', ingredients: ['1 kg plums'] });
  });
  test.afterAll(() => page.context().close());

  test('a library without photos has no filter for them', async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Plum cake' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'From photos' })).toHaveCount(0);
  });

  test('what cannot be a cover is refused in words', async () => {
    await goWithin(page, `/recipe/${id}/edit`);
    await page.getByRole('button', { name: 'Edit Photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Cover Photo' });
    await expect(dialog.getByRole('button', { name: 'Select Photo' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Edit Photo' }).click();
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    await dialog.getByLabel('Choose photos').setInputFiles([jpeg('huge.jpg', large), jpeg('notes.txt')]);
    await expect(dialog.getByRole('alert').first()).toContainText(
      'File huge.jpg is too large. Maximum size is 5MB.',
    );
    await dialog.getByLabel('Choose photos').setInputFiles([jpeg('broken.jpg', photo.subarray(0, 500))]);
    // What was said of the former choice stays until this one is read.
    await expect(dialog.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  });

  test('a cover is selected among photos that were chosen or dropped', async () => {
    const dialog = page.getByRole('dialog', { name: 'Upload Cover Photo' });
    await dialog.getByLabel('Choose photos').setInputFiles([jpeg('cake.jpg')]);
    const dropped = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], 'slice.jpg', { type: 'image/jpeg' }));
      return files;
    }, photo.toString('base64'));
    await dialog.getByText('or drop them here').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await inspect(page, 'cover-dialog');
    await dialog.getByRole('button', { name: 'Remove photo 2' }).click();
    await dialog.getByRole('radio', { name: 'Photo 1' }).check();
    await dialog.getByRole('button', { name: 'Select Photo' }).click();
    await expect(page.getByRole('img', { name: 'Picture of Plum cake' })).toBeVisible();
  });

  test('photos are added in the form, counted, saved with the recipe and looked at', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add photos' }).click();
    await (await chooser).setFiles([jpeg('card.jpg'), jpeg('back.jpg')]);
    await expect(page.getByText('+2 new photos will be added when you save')).toBeVisible();
    await inspect(page, 'recipe-edit-photos');
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await expect(page.getByText('This recipe was created with 2 photos')).toBeVisible();
    await page.getByRole('button', { name: 'Enlarge photo 1' }).click();
    await expect(page.getByRole('dialog', { name: 'Photo 1 of 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('the last five places warn over the list of recipes, in yellow', async () => {
    await giveUploads(alice.email, 22);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Plum cake' })).toBeVisible();
    const warning = page.getByRole('status').filter({ hasText: 'Photo Limit Warning' });
    await expect(warning).toHaveCount(0);
    await giveUploads(alice.email, 1);
    await page.reload();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(warning).toHaveCSS('background-color', 'rgb(252, 239, 211)');
    await expect(warning.getByText('How to free up space')).toBeHidden();
    await warning.getByText('Photo Limit Warning').click();
    await warning.getByText('How to free up space').click();
    await warning.getByRole('button', { name: 'Hide for today' }).click();
    await expect(warning).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Plum cake' })).toBeVisible();
    await expect(warning).toHaveCount(0);
  });

  test('a form says that the limit is reached, and still lets a photo go', async () => {
    await giveUploads(alice.email, 3);
    await giveUploads(alice.email, 2);
    await page.goto(`/recipe/${id}/edit`);
    await expect(page.getByText('This recipe has 2 photos associated with it')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add photos' }).click();
    await (await chooser).setFiles([jpeg('third.jpg')]);
    await expect(page.getByRole('heading', { name: 'Photo Upload Limit Reached' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText("You've reached your photo limit (30/30).");
    await expect(page.getByRole('alert')).toContainText('28 places are held by photos that no recipe uses');
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await expect(page.getByText('This recipe was created with 1 photo')).toBeVisible();
  });

  test('the list of recipes says that the limit is reached, and leads to the recipes with photos', async () => {
    await giveUploads(alice.email, 1);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Photo Limit Reached', exact: true })).toBeVisible();
    await inspect(page, 'home-photo-limit');
    await page.getByRole('heading', { name: 'Photo Limit Reached' }).click();
    await inspect(page, 'home-photo-limit-open');
    await page.getByRole('link', { name: 'View Photo-Based Recipes' }).click();
    await expect(page.getByRole('heading', { name: 'Photo-Based Recipes' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'From photos' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: 'Plum cake' })).toBeVisible();
  });

  test('the banner and the settings tell what holds the places', async () => {
    await goWithin(page, '/recipe/add/photos');
    const banner = page.getByRole('alert');
    await expect(banner.getByRole('heading', { name: 'Photo Upload Limit Reached' })).toBeVisible();
    await expect(banner).toContainText(
      /29 places are held by photos that no recipe uses: 29 uploaded but not saved\. .*come.* free automatically on/,
    );
    await inspect(page, 'import-photo-limit');
    const settings = await openSettings(page, 'Your photos');
    const used = settings.getByText('30 of 30 photos used: 1 in recipes, 29 not in a recipe yet');
    await expect(used).toBeVisible();
    await used.scrollIntoViewIfNeeded();
    await inspect(page, 'settings-held-photos');
    await page.keyboard.press('Escape');
  });

  test('photos that no recipe uses are discarded after a question, and the limit is gone', async () => {
    await goWithin(page, '/');
    await page.getByRole('heading', { name: 'Photo Limit Reached' }).click();
    await page.getByRole('button', { name: 'Discard these 29 photos' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard 29 photos?' });
    await inspect(page, 'discard-held-photos');
    await question.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByText('29 photos discarded', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Photo Limit/ })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Plum cake' })).toBeVisible();
  });
});
