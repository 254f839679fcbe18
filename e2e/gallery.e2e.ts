import type { Page } from '@playwright/test';
import { testImage } from '../server/src/testing/images.ts';
import { inspect } from './support/inspect.ts';
import { onOnePage } from './support/one-page.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, expect, newPerson, test } from './support/people.ts';

const COLOURS = ['#8a5a2b', '#b5651d', '#6b8e23', '#c08552', '#7a3b3b'];

const jpeg = async (name: string, index = 0) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await testImage(
    index % 2 === 0 ? 900 : 600,
    index % 2 === 0 ? 600 : 900,
    COLOURS[index % COLOURS.length],
  ),
});

const galleryOf = (page: Page) => page.getByRole('region', { name: 'More pictures' });
const shown = (page: Page) => galleryOf(page).getByRole('button', { name: /^Enlarge picture/ });
const choose = async (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  galleryOf(page).getByLabel('Pictures to add').setInputFiles(files);

/** What a drop or paste hands over. */
const handedOver = async (page: Page, name: string) =>
  page.evaluateHandle(
    ({ base64, name }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      return files;
    },
    { base64: (await jpeg(name)).buffer.toString('base64'), name },
  );

/** Uploads wait until they are let go. */
async function holdUploads(page: Page): Promise<() => void> {
  let letGo = () => {};
  const promise = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/uploads', async (route) => {
    await promise;
    await route.continue();
  });
  return letGo;
}

test.describe.serial('the gallery of an own recipe', () => {
  let id: string;
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    id = await addRecipe(page, { title: 'Plum cake', ingredients: ['1 kg plums'], instructions: ['Bake.'] });
    await page.goto(`/recipe/${id}`);
  });

  test('pictures are added together, and one that is no picture keeps none of them out', async ({ page }) => {
    await expect(galleryOf(page)).toContainText('Up to 12 more: JPG, PNG, WebP or HEIC, at most 10 MB each.');
    await inspect(page, 'gallery-empty');
    const broken = { ...(await jpeg('broken.jpg')), buffer: Buffer.from('no picture') };
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Plums') };
    const large = { ...(await jpeg('large.jpg')), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
    await choose(page, [await jpeg('whole.jpg'), broken, notes, large, await jpeg('cut.jpg', 1)]);
    await expect(shown(page)).toHaveCount(2);
    await expect(galleryOf(page).getByRole('alert')).toHaveText([
      'broken.jpg: Supported formats: JPG, PNG, WebP, HEIC',
      'notes.txt: Supported formats: JPG, PNG, WebP, HEIC',
      'File large.jpg is too large. Maximum size is 10MB.',
    ]);
    await expect(galleryOf(page).getByRole('status')).toHaveText('2 pictures added');
    await expect(galleryOf(page)).toContainText('Up to 10 more');
    await expect(galleryOf(page).getByRole('button', { name: /^Try again/ })).toHaveCount(0);
    await inspect(page, 'gallery-refused');
    await galleryOf(page).getByRole('button', { name: 'Dismiss broken.jpg' }).click();
    await expect(galleryOf(page).getByRole('alert')).toHaveCount(2);
  });

  test('pictures are dropped and pasted, and each says how far it is', async ({ page }) => {
    const letGo = await holdUploads(page);
    await galleryOf(page)
      .getByText('You can also drop or paste them here.')
      .dispatchEvent('drop', { dataTransfer: await handedOver(page, 'dropped.jpg') });
    await page
      .getByRole('heading', { name: 'Plum cake', level: 1 })
      .evaluate(
        (heading, clipboardData) =>
          heading.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          ),
        await handedOver(page, 'pasted.jpg'),
      );
    await expect(galleryOf(page).getByRole('progressbar')).toHaveCount(2);
    const waiting = galleryOf(page).getByRole('progressbar', { name: 'Adding pasted.jpg' });
    await expect(waiting).toHaveAttribute('aria-valuetext', 'Waiting');
    await inspect(page, 'gallery-on-its-way');
    letGo();
    await expect(shown(page)).toHaveCount(4);
    await expect(galleryOf(page).getByRole('progressbar')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('what broke off is tried again, and leaving asks while pictures are on their way', async ({
    page,
  }) => {
    await page.route('**/trpc/recipes.addPicture*', (route) => route.abort(), { times: 1 });
    await choose(page, [await jpeg('slice.jpg', 2)]);
    await expect(galleryOf(page).getByRole('alert')).toContainText(
      "slice.jpg: The picture couldn't be added",
    );
    await inspect(page, 'gallery-broke-off');
    await galleryOf(page).getByRole('button', { name: 'Try again slice.jpg' }).press('Enter');
    await expect(shown(page)).toHaveCount(5);

    const letGo = await holdUploads(page);
    await choose(page, [await jpeg('late.jpg', 3)]);
    await page.getByRole('link', { name: 'Larder' }).first().click();
    const asked = page.getByRole('alertdialog', { name: 'Stop adding pictures?' });
    await asked.getByRole('button', { name: 'Stay' }).click();
    letGo();
    await expect(shown(page)).toHaveCount(6);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('one picture is removed, and with twelve there is no room for more', async ({ page }) => {
    await shown(page).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove picture' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click();
    await expect(shown(page)).toHaveCount(5);
    await choose(
      page,
      await Promise.all(Array.from({ length: 9 }, (_, index) => jpeg(`${index}.jpg`, index))),
    );
    await expect(galleryOf(page).getByRole('alert')).toHaveText(/^2 pictures weren't added/);
    await expect(shown(page)).toHaveCount(12);
    const add = galleryOf(page).getByRole('button', { name: 'Add pictures' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription(/Remove one to add another/);
    await inspect(page, 'gallery-full');
    await page.reload();
    await expect(shown(page)).toHaveCount(12);
  });
});
