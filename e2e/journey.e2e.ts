import { expect, joinLarder, newPerson, RECIPE_SITE, test } from './support/people.ts';

test('a newcomer imports a page, corrects it, finds, scales and shares it, and takes the link back', async ({
  page,
  browser,
}) => {
  const alice = newPerson('alice');
  await joinLarder(page, alice);

  await test.step('paste an address and watch the stages', async () => {
    await page.getByRole('button', { name: 'Add Recipe' }).click();
    await page.getByRole('menuitem', { name: 'Import from URL' }).click();
    await expect(
      page.getByText('Tip: Make sure the URL points to a recipe page on a supported website.'),
    ).toBeVisible();
    await page.getByLabel('Recipe URL').fill(`${RECIPE_SITE()}/lemon-cake`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recipe\/add\/manual\?import=/);
  });

  await test.step('correct the draft and save it', async () => {
    await expect(page.getByLabel('Title')).toHaveValue('Aunt Vera’s Lemon Drizzle Cake');
    await expect(page.getByRole('list', { name: 'Tags of this recipe' })).toContainText('URL Import');
    await expect(page.getByRole('complementary', { name: 'Source' })).toContainText('127.0.0.1');
    await page.getByLabel('Title').fill('Lemon Drizzle');
    await page.getByRole('button', { name: 'Add Recipe' }).last().click();
    await expect(page.getByText('Recipe created successfully!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lemon Drizzle', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Lemon Drizzle - Larder');
  });

  await test.step('the picture is ours, not hot-linked', async () => {
    const picture = page.getByRole('img', { name: /Lemon Drizzle/ }).first();
    await expect(picture).toBeVisible();
    const src = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(new URL(src).origin).toBe(process.env.LARDER_ORIGIN);
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('find it by searching', async () => {
    await page.getByRole('searchbox').fill('drizzle caster');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('1 recipe found')).toBeVisible();
    await page.getByRole('link', { name: 'Lemon Drizzle' }).click();
    await expect(page.getByRole('heading', { name: 'Lemon Drizzle', level: 1 })).toBeVisible();
  });

  await test.step('scale it to six people', async () => {
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect(page.getByText('6 servings')).toBeVisible();
    await expect(page.getByText('300 g soft butter')).toBeVisible();
    await expect(page.getByText('6 eggs')).toBeVisible();
    await expect(
      page.getByText('2 1/4 lemons, zested').or(page.getByText('2¼ lemons, zested')),
    ).toBeVisible();
  });

  const link = await test.step('share it', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copied!', exact: true })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });
  expect(link).toMatch(/\/shared\/recipe\/[0-9a-f-]{36}$/);

  const stranger = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
  const visitor = await stranger.newPage();
  await test.step('a stranger opens the link without an account', async () => {
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

  await test.step('taken back, the link is dead', async () => {
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
  await stranger.close();
});
