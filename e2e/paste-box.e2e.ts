import type { Page } from '@playwright/test';
import { inspect } from './support/inspect.ts';
import { onLoadedPage } from './support/one-page.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, expect, newPerson, RECIPE_SITE, test } from './support/people.ts';
import { PHONE } from './support/taps.ts';

onLoadedPage();

const PLUM_CAKE =
  'Plum cake\nIngredients\n500 g plums\n200 g flour\n2 eggs\nMethod\nMix it all.\nBake it for an hour.';

const box = (page: Page) => page.getByRole('textbox', { name: 'Paste a link or a recipe' });
const paste = async (page: Page, text: string) => {
  await page.goto('/');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
};

test.beforeEach(({ page }) => makeAccount(page, newPerson('alice')));

test('whatever is pasted goes the way made for it, at once', async ({ page }) => {
  const title = page.getByLabel('Title');
  await test.step('the link of a page, as a share sheet writes it', async () => {
    await paste(page, `Our best cake! ${RECIPE_SITE()}/lemon-cake`);
    await expect(title).toHaveValue(/Lemon Drizzle/);
    await expect(page.getByLabel('Source URL')).toHaveValue(`${RECIPE_SITE()}/lemon-cake`);
  });
  await test.step('the link of a post', async () => {
    await paste(page, 'https://www.youtube.com/watch?v=lemonLoaf01');
    await expect(title).toHaveValue('Lemon loaf');
    await expect(page.getByRole('heading', { name: 'Imported from a post' })).toBeVisible();
  });
  await test.step('several links', async () => {
    await paste(page, `${RECIPE_SITE()}/lemon-cake\n${RECIPE_SITE()}/article`);
    await expect(page.getByText('2 of 2 done, 1 draft to check, 1 failed')).toBeVisible();
  });
  await test.step('going back starts nothing again', async () => {
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Many links' })).toBeChecked();
    await page
      .getByRole('link', { name: /^Imports\b/ })
      .first()
      .click();
    await expect(page.getByRole('article')).toHaveCount(4);
  });
  await test.step('a text', async () => {
    await paste(page, PLUM_CAKE);
    await expect(title).toHaveValue('Plum cake');
  });
  await test.step('the source of a page', async () => {
    const lines = PLUM_CAKE.split('\n').map((line) => `<p>${line}</p>`);
    await paste(
      page,
      `<!doctype html><html><body><h1>Plum cake</h1>${lines.slice(1).join('')}</body></html>`,
    );
    await expect(title).toHaveValue('Plum cake');
  });
});

test('a page that was saved before is asked about', async ({ page }) => {
  await addRecipe(page, { title: 'Lemon cake of old', sourceUrl: `${RECIPE_SITE()}/lemon-cake` });
  await paste(page, `${RECIPE_SITE()}/lemon-cake`);
  await expect(page.getByRole('heading', { name: 'You already have this recipe' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(/Lemon Drizzle/);
});

test('the menu lists four ways, and leads to a page with the box and all others', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Add Recipe' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Add Manually',
    'Import from Photos',
    'Import from URL',
    'Import from Social Media',
    'More ways',
  ]);
  await page.getByRole('menuitem', { name: 'More ways' }).click();
  await expect(page).toHaveURL(/\/import$/);
  await expect(box(page)).toBeFocused();
  const ways = page.getByRole('region', { name: 'More ways' });
  await expect(ways.getByRole('link', { name: 'Paste text' })).toBeVisible();
  await expect(ways.getByRole('link', { name: 'Move in from another app' })).toBeVisible();
  await inspect(page, 'import-any');
  await box(page).fill(`${RECIPE_SITE()}/lemon-cake`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue(/Lemon Drizzle/);
});

test('who has no recipe sees the box large, and what can be brought in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your shelves are empty' })).toBeVisible();
  await expect(page.locator('textarea')).toHaveAccessibleName('Paste a link or a recipe');
  const ways = page.getByRole('region', { name: 'What you can bring in' });
  await expect(ways.getByRole('link')).toHaveCount(6);
  await ways.getByRole('link', { name: 'Import from Photos' }).click();
  await expect(page).toHaveURL(/\/recipe\/add\/photos$/);
});

test('a few words that are neither a link nor a recipe may be searched for', async ({ page }) => {
  await addRecipe(page, { title: 'Chicken soup' });
  await addRecipe(page, { title: 'Rye bread' });
  await page.goto('/');
  await box(page).fill('chicken soup');
  await page.keyboard.press('Enter');
  await expect(page.getByText("That doesn't look like a link or a recipe.")).toBeVisible();
  await expect(box(page)).toBeFocused();
  await page.getByRole('link', { name: 'Search for “chicken soup”' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('chicken soup');
  await expect(page.getByRole('article')).toHaveText([/Chicken soup/]);
  await expect(box(page)).toHaveValue('');
});

test('what is neither a link nor a recipe goes on a shopping list, line by line', async ({ page }) => {
  await page.goto('/import');
  await page.locator('textarea').fill('- milk 2\n- bread\n- soap');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('This could be a shopping list')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import as a recipe' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  await dialog.getByRole('checkbox', { name: 'soap' }).uncheck();
  await inspect(page, 'shopping-add-text');
  await dialog.getByRole('button', { name: 'Add 2 items' }).click();
  await page.getByRole('button', { name: 'Open list' }).click();
  await expect(page.getByRole('checkbox', { name: 'milk 2' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'bread' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'soap' })).toBeHidden();
});

test('on a wide screen a draft looks as it will stand in the vault, and a tap on a line edits it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await paste(page, PLUM_CAKE);
  await expect(page.getByRole('heading', { name: 'Imported from text' })).toBeVisible();
  const line = page.getByLabel('Ingredient 1', { exact: true });
  const [box, step] = [
    await line.boundingBox(),
    await page.getByLabel('Step 1', { exact: true }).boundingBox(),
  ];
  expect(box!.y + box!.height).toBeLessThanOrEqual(900);
  expect(box!.x + box!.width).toBeLessThanOrEqual(step!.x);
  const border = (of: typeof line) => of.evaluate((field) => getComputedStyle(field).borderTopColor);
  expect(await border(line)).toBe('rgba(0, 0, 0, 0)');
  await line.click();
  await expect(line).toBeFocused();
  await expect.poll(() => border(line)).not.toBe('rgba(0, 0, 0, 0)');
});

test('where the clipboard may not be read, the box takes what is pasted by hand', async ({
  page,
  context,
}) => {
  await paste(page, '');
  await expect(page.getByText("There's no text on the clipboard.")).toBeVisible();
  await page.evaluate((text) => navigator.clipboard.writeText(text), PLUM_CAKE);
  await context.clearPermissions();
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect(page.getByText(/^Your browser didn't let Larder read the clipboard\./)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
  await expect(page.getByLabel('Ingredient 3', { exact: true })).toHaveValue('2 eggs');
});

test('the bookmarklet is offered with a mouse', async ({ page }) => {
  await page.goto('/recipe/add/url');
  await expect(page.getByRole('heading', { name: 'Save from any website' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);
  onLoadedPage();

  test('photos are one tap beside the box, and no bookmarklet is offered', async ({ page }) => {
    for (const path of ['/recipe/add/url', '/import']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Save from any website' })).toBeHidden();
    }
    await addRecipe(page, { title: 'Rye bread' });
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Import from Photos' }).tap();
    await expect(page).toHaveURL(/\/recipe\/add\/photos$/);
  });
});
