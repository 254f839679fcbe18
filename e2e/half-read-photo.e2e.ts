import type { Page } from '@playwright/test';
import { blurred, column, printPage } from '../server/src/testing/printed-page.ts';
import { inspect } from './support/inspect.ts';
import { makeAccount } from './support/accounts.ts';
import { onLoadedPage } from './support/one-page.ts';
import { expect, newPerson, test } from './support/people.ts';

onLoadedPage();

/** A card that is so blurred that most of its letters are guesses. */
async function blurredCard(): Promise<Buffer> {
  const lines = [
    '500 g plums',
    '2 cups flour',
    '1 cup sugar',
    '3 eggs',
    '1 tsp cinnamon',
    'Beat the eggs with the sugar until pale.',
    'Fold in the flour, put the plums on top',
    'and bake for 40 minutes.',
  ];
  const card = await printPage({
    width: 760,
    height: 620,
    // Dark enough that brightening a photo before it is sent leaves the letters what they are.
    paper: '#b0a898',
    lines: [{ text: 'Plum Cake', left: 60, top: 40, size: 40 }, ...column(60, 130, lines, 52)],
  });
  return blurred(card, 3.8);
}

const HARD_TO_READ = 'This photo is hard to read. Please compare each line with it.';

const choose = (page: Page, buffer: Buffer) =>
  page.getByLabel(/^Choose photos/).setInputFiles([{ name: 'card.jpg', mimeType: 'image/jpeg', buffer }]);

/** What stands beside a field, in words of where it is. */
async function besideForm(page: Page): Promise<{ isLeft: boolean; isInView: boolean }> {
  const [photo, first] = await Promise.all(
    [
      page.getByRole('complementary', { name: 'Photo' }),
      page.getByRole('textbox', { name: 'Ingredient 1' }),
    ].map((place) => place.boundingBox()),
  );
  return {
    isLeft: photo!.x + photo!.width <= first!.x,
    isInView: first!.y + first!.height <= page.viewportSize()!.height,
  };
}

test('a card that is hard to read becomes a half-filled form beside its photo, which says so once', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/photos');
  await choose(page, await blurredCard());
  const card = page.getByRole('list', { name: 'Photos in page order' }).locator('> li');
  await expect(card.getByText('Completed')).toBeVisible();
  await expect(card.getByText(HARD_TO_READ)).toBeVisible();
  await inspect(page, 'import-photos-hard');
  await page.getByRole('button', { name: 'Continue to Recipe Editor' }).click();
  const photo = page.getByRole('complementary', { name: 'Photo' });
  await expect(photo.getByText(HARD_TO_READ)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).not.toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue(/\d g \p{L}/u);
  await expect(page.getByRole('textbox', { name: 'Step 1' })).not.toHaveValue('');

  await test.step('each line has its part of the photo above it, and nothing is called complete', async () => {
    const lines = page.getByRole('textbox', { name: /^(Title|(Ingredient|Step) \d+)$/ });
    await expect(page.locator('[data-strip]')).toHaveCount(await lines.count());
    const summary = page.getByRole('region', { name: 'What was read' });
    for (const field of ['Title', 'Ingredients', 'Instructions'])
      await expect(summary.getByRole('button', { name: field })).toBeVisible();
  });
  await test.step('photo and text are side by side, with the first line in view, on a tablet and a wide screen', async () => {
    for (const [width, height] of [
      [768, 1_024],
      [1_440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => besideForm(page)).toEqual({ isLeft: true, isInView: true });
    }
  });
  await inspect(page, 'recipe-add-hard-photo');
});

test('a photo that cannot be read is typed in beside it, and stays with the recipe', async ({ page }) => {
  await makeAccount(page, newPerson('bob'));
  await page.goto('/recipe/add/photos');
  await choose(page, await blurred(await printPage({ width: 760, height: 620, lines: [] }), 2));
  const typeIn = page.getByRole('button', { name: 'Type it in beside the photo' });
  await typeIn.waitFor();
  await inspect(page, 'import-photos-refused');
  await typeIn.click();
  await expect(page.getByRole('complementary', { name: 'Photo' }).getByRole('img')).toBeVisible();
  await inspect(page, 'recipe-add-typed-beside-photo');
  await page.getByRole('textbox', { name: 'Title' }).fill('Plum Cake');
  await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('500 g plums');
  await page.getByRole('textbox', { name: 'Step 1' }).fill('Bake the plums.');
  await page.getByRole('button', { name: 'Add Recipe' }).filter({ visible: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Plum Cake' })).toBeVisible();
  await expect(page.getByText('This recipe was created with 1 photo')).toBeVisible();
});
