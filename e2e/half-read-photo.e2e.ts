import { blurred, column, printPage } from '../server/src/testing/printed-page.ts';
import { inspect } from './support/inspect.ts';
import { makeAccount } from './support/accounts.ts';
import { expect, newPerson, test } from './support/people.ts';

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

test('a card that is hard to read becomes a half-filled form beside its photo, which says so once', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/photos');
  const buffer = await blurredCard();
  await page
    .getByLabel(/^Choose photos/)
    .setInputFiles([{ name: 'card.jpg', mimeType: 'image/jpeg', buffer }]);
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
  await inspect(page, 'recipe-add-hard-photo');
});
