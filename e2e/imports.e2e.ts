import { expect, newPerson, quickJoin, RECIPE_SITE, test } from './support/people.ts';

test.beforeEach(async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  await page.goto('/recipe/add/url');
});

test('what is no address is refused at once', async ({ page }) => {
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await page.getByLabel('Recipe URL').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await expect(page.getByLabel('Recipe URL')).toHaveValue('javascript:alert(1)');
});

for (const [name, path, sentence] of [
  ['a page that blocks us', '/blocked', /^This website blocks recipe extraction/],
  ['a page without a recipe', '/article', /^No recipe data found on this page/],
  ['a page that is gone', '/nowhere', /^No recipe found on this page/],
] as const) {
  test(`${name} gets its own sentence and the ways on`, async ({ page }) => {
    const url = `${RECIPE_SITE()}${path}`;
    await page.getByLabel('Recipe URL').fill(url);
    await page.keyboard.press('Enter');
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('button', { name: 'Try another URL' }).click();
    await expect(page.getByLabel('Recipe URL')).toHaveValue(url);
  });
}

test('a private address is a network error like any other', async ({ page }) => {
  await page.getByLabel('Recipe URL').fill('http://127.0.0.1:9/');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Network error. Please check your internet connection and try again.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Type it in' }).click();
  await expect(page.getByLabel('Source URL')).toHaveValue('http://127.0.0.1:9/');
});

test('an import goes on while one is elsewhere, and its draft waits', async ({ page, request }) => {
  await page.getByLabel('Recipe URL').fill(`${RECIPE_SITE()}/slow`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'Imports', exact: true }).first().click();
  await expect(page.getByText('Fetching the page')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Fetching the page')).toBeVisible();
  await request.get(`${RECIPE_SITE()}/release`);
  await expect(page.getByText('Ready to check')).toBeVisible();
  await page.getByRole('link', { name: 'Check and save' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Slow Braised Leeks');
  await page.getByRole('button', { name: 'Add Recipe' }).last().click();
  await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible();
  await page.goto('/imports');
  await expect(page.getByRole('heading', { name: 'No imports' })).toBeVisible();
});

test('a running import can be cancelled and tried again', async ({ page, request }) => {
  await page.getByLabel('Recipe URL').fill(`${RECIPE_SITE()}/slow`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fetching the page')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel import' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Fetching the page')).toBeVisible();
  await request.get(`${RECIPE_SITE()}/release`);
  await expect(page.getByLabel('Title')).toHaveValue('Slow Braised Leeks');
});
