import type { Page } from '@playwright/test';
import { expect, joinLarder, newPerson, openPage, RECIPE_SITE, test } from './support/people.ts';

test.describe.serial('the first recipe of a newcomer', () => {
  let page: Page;
  let visitor: Page;
  let link = '';
  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await joinLarder(page, newPerson('alice'));
    visitor = await openPage(browser);
  });
  test.afterAll(async () => {
    await page.context().close();
    await visitor.context().close();
  });

  test('a newcomer pastes the address of a page and gets its draft', async () => {
    await page.getByRole('button', { name: 'Add Recipe' }).click();
    await page.getByRole('menuitem', { name: 'Import from URL' }).click();
    await expect(
      page.getByText('Tip: Make sure the URL points to a recipe page on a supported website.'),
    ).toBeVisible();
    await page.getByLabel('Recipe URL').fill(`${RECIPE_SITE()}/lemon-cake`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recipe\/add\/manual\?import=/);
  });

  test('the draft is corrected and saved as a recipe', async () => {
    await expect(page.getByLabel('Title')).toHaveValue('Aunt Vera’s Lemon Drizzle Cake');
    await expect(page.getByRole('list', { name: 'Tags of this recipe' })).toContainText('URL Import');
    await expect(page.getByRole('complementary', { name: 'Source' })).toContainText('127.0.0.1');
    await page.getByLabel('Title').fill('Lemon Drizzle');
    await page.getByRole('button', { name: 'Add Recipe' }).last().click();
    await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lemon Drizzle', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Lemon Drizzle - Larder');
  });

  test('the picture of an imported recipe is served by Larder, not hot-linked', async () => {
    const picture = page.getByRole('img', { name: /Lemon Drizzle/ }).first();
    await expect(picture).toBeVisible();
    const src = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(new URL(src).origin).toBe(process.env.LARDER_ORIGIN);
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  test('a saved recipe is found by searching', async () => {
    await page.getByRole('searchbox').fill('drizzle caster');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('1 recipe found')).toBeVisible();
    await page.getByRole('link', { name: 'Lemon Drizzle' }).click();
    await expect(page.getByRole('heading', { name: 'Lemon Drizzle', level: 1 })).toBeVisible();
  });

  test('a recipe is scaled to six people', async () => {
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect(page.getByText('6 servings')).toBeVisible();
    await expect(page.getByText('300 g soft butter')).toBeVisible();
    await expect(page.getByText('6 eggs')).toBeVisible();
    await expect(
      page.getByText('2 1/4 lemons, zested').or(page.getByText('2¼ lemons, zested')),
    ).toBeVisible();
  });

  test('a shared recipe has a link to copy', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied!', exact: true })).toBeVisible();
    link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/shared\/recipe\/[0-9a-f-]{36}$/);
  });

  test('a stranger opens the shared link without an account', async () => {
    const html = await (await visitor.request.get(link)).text();
    expect(html).toContain('<meta property="og:title" content="Recipe: Lemon Drizzle"');
    await visitor.goto(link);
    await expect(visitor).toHaveTitle('Lemon Drizzle - Shared Recipe');
    await expect(visitor.getByRole('heading', { name: 'Lemon Drizzle', level: 1 })).toBeVisible();
    await expect(visitor.getByText('200 g soft butter')).toBeVisible();
    const picture = visitor.getByRole('img', { name: /Lemon Drizzle/ }).first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('a link that was taken back is dead', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Share settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share settings' });
    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
    expect((await visitor.request.get(link)).status()).toBe(404);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
    await expect(
      visitor.getByText('This shared recipe link is invalid or may have been removed.'),
    ).toBeVisible();
  });
});
