import { expect, newPerson, quickJoin, RECIPE_SITE, test } from './support/people.ts';
import { PHONE, Thumb } from './support/taps.ts';

test.use(PHONE);

test('a link from the clipboard is a saved recipe after three taps, without a swipe', async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  await page.evaluate((url) => navigator.clipboard.writeText(url), `${RECIPE_SITE()}/lemon-cake`);
  const thumb = new Thumb(page);
  await thumb.tap(page.getByRole('button', { name: 'Paste' }));
  await expect(page.getByRole('region', { name: 'What was read' })).toContainText('Lemon Drizzle');
  await thumb.tap(page.getByRole('main').getByRole('button', { name: 'Add Recipe' }));
  await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Lemon Drizzle/ })).toBeVisible();
  thumb.expectAtMost({ taps: 3, swipes: 0 });
});
