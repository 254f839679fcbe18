import { call, expect, newPerson, quickJoin, RECIPE_SITE, test } from './support/people.ts';

test.beforeEach(async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  await page.goto('/recipe/add/url');
});

test('what is no address is refused at once', async ({ page }) => {
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await page.reload();
  await page.getByLabel('Recipe URL').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await expect(page.getByLabel('Recipe URL')).toHaveValue('javascript:alert(1)');
});

test('each way a page can fail has its own sentence and the ways on', async ({ page }) => {
  for (const [path, sentence] of [
    [
      '/blocked',
      'This website blocks recipe extraction. Please try copying the recipe manually or use a different recipe website.',
    ],
    [
      '/article',
      'No recipe data found on this page. Please check the URL or try a different recipe website.',
    ],
    [
      '/steps-alone',
      'Unable to extract recipe details. This website may not be supported or the page may not contain a recipe.',
    ],
    [
      '/nowhere',
      'No recipe found on this page. Please check the URL and make sure it points to a recipe page.',
    ],
    ['/tired', 'The website is taking too long to respond. Please try again or use a different recipe URL.'],
    ['/empty', 'No recipe data received from server'],
    ['/book.pdf', 'This address leads to a PDF, not to a web page. Import photos of it, or paste its text.'],
    ['/broken', 'Failed to extract recipe from URL. Please try copying the recipe manually.'],
  ] as const) {
    const url = `${RECIPE_SITE()}${path}`;
    await page.getByLabel('Recipe URL').fill(url);
    await page.keyboard.press('Enter');
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Try another URL' }).click();
    await expect(page.getByLabel('Recipe URL')).toHaveValue(url);
  }
});

test('the draft of a page fills the add form, and the recipe tells where it came from', async ({ page }) => {
  await page.getByLabel('Recipe URL').fill(`${RECIPE_SITE()}/lemon-cake`);
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(page).toHaveURL(/\/recipe\/add\/manual/);
  for (const [label, value] of [
    ['Title', 'Aunt Vera’s Lemon Drizzle Cake'],
    ['Description', 'A sharp, sticky loaf that keeps for a week, if it is hidden well.'],
    ['Source URL', `${RECIPE_SITE()}/lemon-cake`],
    ['Prep time', '20'],
    ['Cook time', '45'],
    ['Servings', '4'],
    ['Ingredient 5', '½ tsp salt'],
    ['Step 3', 'Bake for 45 minutes and pour over the lemon syrup while warm.'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true }), label).toHaveValue(value);
  await expect(page.getByLabel('Difficulty')).toHaveText(/Medium/);
  await expect(page.getByRole('list', { name: 'Tags of this recipe' }).getByRole('listitem')).toHaveText([
    /URL Import/,
    /cake/,
    /lemon/,
  ]);
  await expect(page.getByRole('complementary', { name: 'Source' })).toContainText('With its picture');
  const [saved] = await Promise.all([
    page.waitForRequest(/recipes\.create/),
    page.getByRole('button', { name: 'Add Recipe' }).last().click(),
  ]);
  expect(saved.postDataJSON()).toMatchObject({ 0: { json: { source: 'url' } } });
  await expect(page.getByRole('img', { name: /Lemon Drizzle/ })).toBeVisible();
});

test('an import beyond the three that run at once says that it waits', async ({ page, request }) => {
  const address = (n: number) => `${RECIPE_SITE()}/slow?${n}`;
  for (const n of [1, 2, 3]) await call(page, 'imports.start', { kind: 'url', url: address(n) });
  await page.getByLabel('Recipe URL').fill(address(4));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waiting to start. You can leave this page.')).toBeVisible();
  await page.goto('/imports');
  await expect(page.getByText('Fetching the page')).toHaveCount(3);
  await expect(page.getByText('Waiting to start. You can leave this page.')).toBeVisible();
  await expect
    .poll(async () => {
      await request.get(`${RECIPE_SITE()}/release`);
      return page.getByText('Ready to check').count();
    })
    .toBe(4);
});

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
