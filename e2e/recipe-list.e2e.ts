import type { Page } from '@playwright/test';
import { breakDown, holdBack } from './support/answers.ts';
import { onOnePage } from './support/one-page.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, expect, newPerson, quickJoin, RECIPE_SITE, test } from './support/people.ts';

test('the list loads, fails and is empty in words, and can be asked for again', async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  await expect(page.getByRole('heading', { name: 'Your shelves are empty' })).toBeVisible();

  await addRecipe(page, { title: 'Dal' });
  // The first list of home comes with the page.
  const release = await holdBack(page, 'recipes.list');
  await page.goto('/?search=dal');
  await expect(page.getByRole('status', { name: 'Loading recipes' })).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Dal' })).toBeVisible();
  await page.unrouteAll();

  const mend = await breakDown(page, 'recipes.list');
  await page.goto('/?search=dal');
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('heading', { name: 'Failed to load recipes' })).toBeVisible();
  await expect(failure.getByText('An unexpected error occurred', { exact: true })).toBeVisible();
  await mend();
  await failure.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Dal' })).toBeVisible();
});

test.describe.serial('cards and rows of recipes', () => {
  const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
  const show = async (page: Page, view: 'List' | 'Grid') =>
    page.getByRole('radio', { name: `${view} view` }).check();
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    await page.goto('/recipe/add/url');
    await page.getByLabel('Recipe URL').fill(`${RECIPE_SITE()}/lemon-cake`);
    await page.keyboard.press('Enter');
    await page.getByLabel('Title').fill('Cake');
    await page.getByRole('button', { name: 'Add Recipe' }).last().click();
    await expect(page.getByRole('heading', { name: 'Cake', level: 1 })).toBeVisible();
    for (const difficulty of ['easy', 'medium', 'hard'])
      await addRecipe(page, { title: `An ${difficulty} one`, difficulty, difficultyStated: true });
    await page.goto('/');
  });

  test('a card and a row show picture, difficulty, favourite and share', async ({ page }) => {
    for (const view of ['List', 'Grid'] as const) {
      await show(page, view);
      const picture = card(page, 'Cake').locator('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(0);
      await expect(card(page, 'An easy one').locator('img')).toHaveCount(0);
      await expect(card(page, 'An easy one').locator('svg').first()).toBeVisible();
      for (const [level, colour] of [
        ['Easy', 'rgb(223, 241, 229)'],
        ['Medium', 'rgb(252, 239, 211)'],
        ['Hard', 'rgb(251, 227, 230)'],
      ] as const) {
        const title = `An ${level.toLowerCase()} one`;
        await expect(card(page, title).getByText(level, { exact: true })).toHaveCSS(
          'background-color',
          colour,
        );
        await expect(page.getByRole('button', { name: `Add ${title} to favorites` })).toBeVisible();
        await expect(page.getByRole('button', { name: `Share ${title}` })).toBeVisible();
      }
    }
  });

  test('a card tells that its recipe is shared, and sharing puts the link on the clipboard', async ({
    page,
  }) => {
    await expect(card(page, 'Cake').getByText('Shared', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Share Cake' }).click();
    await expect(card(page, 'Cake').getByText('Shared', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/shared/recipe/');
  });

  test('cards stand in as many columns as fit', async ({ page }) => {
    const columns = () =>
      card(page, 'Cake').evaluate((article) => {
        const list = article.closest('ul');
        return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 0;
      });
    for (const [width, count] of [
      [360, 2],
      [800, 3],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(columns).toBe(count);
    }
    await show(page, 'List');
    await expect.poll(columns).toBe(2);
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(columns).toBe(1);
    await show(page, 'Grid');
  });

  test('the view that was chosen holds on every list', async ({ page }) => {
    for (const address of ['/favorites', '/collections', '/profile']) {
      await page.goto(address);
      await expect(page.getByRole('radio', { name: 'Grid view' }), address).toBeChecked();
    }
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('"grid"');
  });
});
