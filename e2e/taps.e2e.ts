import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { onLoadedPage } from './support/one-page.ts';
import { addRecipe, call, expect, newPerson, quickJoin, RECIPE_SITE, test } from './support/people.ts';
import { PHONE, Thumb } from './support/taps.ts';

test.use(PHONE);
onLoadedPage();

test('a link from the clipboard is a saved recipe after three taps, without a swipe', async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  await page.evaluate((url) => navigator.clipboard.writeText(url), `${RECIPE_SITE()}/lemon-cake`);
  const thumb = new Thumb(page);
  await thumb.tap(page.getByRole('button', { name: 'Paste' }));
  await expect(page.getByRole('region', { name: 'What was read' })).toContainText('Looks complete');
  await thumb.tap(page.getByRole('main').getByRole('button', { name: 'Add Recipe' }));
  await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Lemon Drizzle/ })).toBeVisible();
  thumb.expectAtMost({ taps: 3, swipes: 0 });
});

const PIE = {
  title: 'Leek pie',
  description: 'For a cold evening, with a salad.',
  prepTime: 20,
  cookTime: 40,
  servings: 4,
  ingredients: ['800 g leeks', '2 onions', '200 g cream'],
  instructions: ['Slice the leeks.', 'Bake everything for 40 minutes.'],
};

/** The page of a new person's pie. */
async function openPie(page: Page): Promise<Thumb> {
  await makeAccount(page, newPerson('alice'));
  await page.goto(`/recipe/${await addRecipe(page, PIE)}`);
  await expect(page.getByRole('heading', { level: 1, name: PIE.title })).toBeVisible();
  return new Thumb(page);
}

test('cooking starts with one tap', async ({ page }) => {
  const thumb = await openPie(page);
  await thumb.tap(page.getByRole('button', { name: 'Start cooking' }));
  await expect(page.getByRole('dialog', { name: PIE.title })).toContainText('Slice the leeks (800 g).');
  thumb.expectAtMost({ taps: 1, swipes: 0 });
});

test('a recipe for four is one for five after two taps and the number', async ({ page }) => {
  const thumb = await openPie(page);
  await thumb.tap(page.getByRole('button', { name: 'Set servings' }));
  await page.keyboard.type('5');
  await thumb.tap(page.getByRole('button', { name: 'Set', exact: true }));
  await expect(page.getByText('1 kg leeks')).toBeVisible();
  thumb.expectAtMost({ taps: 2, swipes: 0 });
});

test('it is in a new collection after four taps and the name', async ({ page }) => {
  const thumb = await openPie(page);
  await call(page, 'playlists.create', { name: 'Winter' });
  await thumb.tap(page.getByRole('button', { name: 'More actions' }));
  await thumb.tap(page.getByRole('menuitem', { name: 'Add to collection' }));
  const boxes = page.getByRole('dialog', { name: 'Add to Collection' }).getByRole('checkbox');
  await expect(boxes.first()).toHaveAccessibleName(/^Winter/);
  await expect(boxes.last()).toHaveAccessibleName(/^Favorites.*automatically/);
  await thumb.tap(page.getByRole('button', { name: 'New collection' }));
  const creation = page.getByRole('dialog', { name: 'Create New Collection' });
  await expect(creation.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Cold evenings');
  await thumb.tap(creation.getByRole('button', { name: 'Create', exact: true }));
  await expect(page.getByText('Added to Cold evenings', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  thumb.expectAtMost({ taps: 4, swipes: 0 });
});

test('it is printed with two taps', async ({ page }) => {
  const thumb = await openPie(page);
  await page.evaluate(() => (window.print = () => Object.assign(window, { isPrinted: true })));
  await thumb.tap(page.getByRole('button', { name: 'More actions' }));
  await thumb.tap(page.getByRole('menuitem', { name: 'Print', exact: true }));
  await page.waitForFunction(() => 'isPrinted' in window);
  thumb.expectAtMost({ taps: 2, swipes: 0 });
});

test('its link is handed over with one tap', async ({ page }) => {
  const thumb = await openPie(page);
  await page.evaluate(() => {
    navigator.share = (data) => Promise.resolve(void Object.assign(window, { handedOver: data?.url }));
  });
  await thumb.tap(page.getByRole('button', { name: 'Share', exact: true }));
  const link = await page.waitForFunction(() => (window as { handedOver?: string }).handedOver);
  expect(await link.jsonValue()).toContain('/shared/recipe/');
  thumb.expectAtMost({ taps: 1, swipes: 0 });
});

test('it is found with one tap and a word', async ({ page }) => {
  await openPie(page);
  await addRecipe(page, { title: 'Plum cake' });
  await page.goto('/');
  const list = page.getByRole('main').getByRole('list');
  await expect(list.getByRole('link', { name: 'Plum cake' })).toBeVisible();
  const thumb = new Thumb(page);
  await thumb.tap(page.getByRole('searchbox'));
  await page.keyboard.type('leeks');
  await expect(list.getByRole('link', { name: 'Plum cake' })).toHaveCount(0);
  await expect(list.getByRole('link', { name: PIE.title })).toBeVisible();
  thumb.expectAtMost({ taps: 1, swipes: 0 });
});
