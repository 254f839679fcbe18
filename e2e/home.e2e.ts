import type { Page } from '@playwright/test';
import { breakCall, holdAnswers, holdBack } from './support/answers.ts';
import { onLoadedPage, onOnePage } from './support/one-page.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';

onLoadedPage();

const PHONE = { width: 360, height: 740 };

test('finds recipes by word, tag, cuisine and difficulty, in the order wanted, and comes back to what was found', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, { title: 'Crème brûlée', tags: ['Dessert'], difficulty: 'hard', cookTime: 60 });
  await addRecipe(page, { title: 'Zabaione', tags: ['dessert', 'quick'], difficulty: 'easy', cookTime: 15 });
  await addRecipe(page, {
    title: 'Dal',
    tags: ['quick'],
    cuisine: ['Indian'],
    difficulty: 'easy',
    cookTime: 30,
  });
  await page.goto('/');
  const titles = page.getByRole('article').getByRole('heading');
  const search = page.getByRole('searchbox', { name: 'Search recipes' });

  await expect(titles).toHaveCount(3);
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('BRULEE');
  await expect(titles).toHaveText(['Crème brûlée']);
  await expect(page.locator('mark')).toHaveText('brûlée');
  await expect(page.getByRole('heading', { name: 'Search results for “BRULEE”' })).toBeVisible();
  await search.fill('');
  await expect(titles).toHaveText(['Dal', 'Zabaione', 'Crème brûlée']);

  const filters = page.getByRole('dialog', { name: 'Sort and filter' });
  const openFilters = () => page.getByRole('button', { name: /^Sort and filter/ }).click();
  const showFound = () => filters.getByRole('button', { name: /^Show \d/ }).click();
  for (const [sort, order] of [
    ['By title', ['Crème brûlée', 'Dal', 'Zabaione']],
    ['Quickest first', ['Zabaione', 'Dal', 'Crème brûlée']],
  ] as const) {
    await openFilters();
    await filters.getByLabel('Sort', { exact: true }).selectOption(sort);
    await showFound();
    await expect(titles).toHaveText(order);
  }
  await openFilters();
  await filters.getByLabel('With all of these tags').selectOption({ value: 'quick' });
  await showFound();
  await expect(titles).toHaveText(['Zabaione', 'Dal']);
  await openFilters();
  await filters.getByLabel('Cuisine', { exact: true }).selectOption({ value: 'Indian' });
  await showFound();
  await expect(titles).toHaveText(['Dal']);
  await expect(
    page.getByText('1 recipe found of the “Indian” cuisine tagged “quick”', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await openFilters();
  await filters.getByLabel('Difficulty').selectOption('Easy');
  await showFound();
  await expect(page.getByText('2 easy recipes found', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Dal' }).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/?difficulty=easy');
  await expect(titles).toHaveText(['Zabaione', 'Dal']);
  await expect(page.getByRole('button', { name: 'Easy', pressed: true })).toBeVisible();
  await search.fill('Zabaoine');
  await expect(
    page.getByText('Showing results for “zabaione” · 1 easy recipe found', { exact: true }),
  ).toBeVisible();
  await expect(titles).toHaveText(['Zabaione']);
  await search.fill('no such thing');
  await page.getByRole('link', { name: 'Show all recipes' }).click();
  await expect(titles).toHaveCount(3);
  await expect(page).toHaveURL('/');
});

test.describe.serial('many recipes are chosen at once', () => {
  const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
  const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected recipes' });
  const choose = async (page: Page, ...titles: string[]) => {
    await page.getByRole('button', { name: 'Select recipes' }).click();
    for (const title of titles) await box(page, title).click();
    await expect(bar(page).getByText(`${titles.length} selected`)).toBeVisible();
  };
  const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
  const ids = new Map<string, string>();
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
      ids.set(title, await addRecipe(page, { title }));
    await page.goto('/');
  });

  test('a row of recipes is tagged', async ({ page }) => {
    await page.getByRole('button', { name: 'Select recipes' }).click();
    await box(page, 'Five').click();
    await box(page, 'Three').click({ modifiers: ['Shift'] });
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Add tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add tags' });
    await dialog.getByLabel('Tags', { exact: true }).fill('weekday');
    await dialog.getByRole('button', { name: 'Add tags' }).click();
    await expect(page.getByText('3 recipes tagged', { exact: true })).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('article').filter({ hasText: 'weekday' })).toHaveCount(3);
  });

  test('recipes are put into a new collection', async ({ page }) => {
    await choose(page, 'One', 'Four');
    await bar(page).getByRole('button', { name: 'Add to collection' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to Collection' });
    await expect(dialog.getByText('2 recipes', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'New collection' }).click();
    const creation = page.getByRole('dialog', { name: 'Create New Collection' });
    await creation.getByLabel('Name').fill('Weekend');
    // The list that is asked for between the two calls does not know of the recipes, and comes when they are in.
    const sendList = await holdAnswers(page, 'playlists.list');
    await creation.getByRole('button', { name: 'Create' }).click();
    await expect(creation).toBeHidden();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Collections' }).click();
    sendList();
    await expect(page.getByRole('link', { name: /Weekend.*2 recipes/ })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
  });

  test('a deletion is undone, even on another page', async ({ page }) => {
    await choose(page, 'One', 'Two');
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('3 recipes', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Collections' }).click();
    await undo(page).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText('5 recipes', { exact: true })).toBeVisible();
  });

  test('recipes come back when the server refuses to delete them', async ({ page }) => {
    const mend = await breakCall(page, 'recipes.deleteMany');
    await choose(page, 'One');
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name: 'One' })).toBeHidden();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'recipe deleted' })
      .getByRole('button', { name: 'Dismiss' })
      .click();
    await expect(page.getByText('Failed to delete recipe', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'One' })).toBeVisible();
    await mend();
  });

  test('recipes are deleted although the page is left before the time to undo is over', async ({ page }) => {
    await choose(page, 'Four', 'Five');
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(undo(page)).toBeVisible();
    await page.goto('about:blank');
    // The browser sends it while the next page loads, and may be late for its first look.
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByText('3 recipes', { exact: true })).toBeVisible({ timeout: 10_000 });
    }).toPass();
  });

  test('offline nothing is taken away', async ({ page }) => {
    await choose(page, 'One');
    await page.context().setOffline(true);
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('You are offline. This needs a connection.', { exact: true })).toBeVisible();
    await expect(box(page, 'One')).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share One' }).click();
    await expect(page.getByRole('button', { name: 'Failed' })).toBeVisible();
    await expect(page.getByText('3 recipes', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
  });

  test('a recipe that was deleted in another tab leaves the list when it is shared', async ({ page }) => {
    // A page that hears of the deletion at once would take the card away before it is shared.
    await page.route(/live\.changes/, (route) => route.abort());
    await page.reload();
    await expect(page.getByText('3 recipes', { exact: true })).toBeVisible();
    await call(page, 'recipes.delete', { id: ids.get('Two') });
    await page.getByRole('button', { name: 'Share Two' }).click();
    await expect(page.getByText('Recipe not found', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Two' })).toBeHidden();
    await expect(page.getByText('2 recipes', { exact: true })).toBeVisible();
  });
});

test('keys go, add, search, move and help, but not while somebody types or something is open', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  for (const title of ['E', 'D', 'C', 'B', 'A']) await addRecipe(page, { title });
  await page.goto('/');
  await page.getByRole('radio', { name: 'Grid view' }).check();
  const card = (title: string) => page.getByRole('link', { name: title, exact: true });
  await card('A').focus();
  for (const [key, title] of [
    ['ArrowRight', 'B'],
    ['ArrowDown', 'E'],
    ['ArrowUp', 'A'],
    ['End', 'E'],
    ['Home', 'A'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(card(title)).toBeFocused();
  }
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(card('A')).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await page.keyboard.press('n');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('n?');
  await expect(page.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('n?');
  await expect(page).toHaveURL('/?q=n%3F');
  await page.keyboard.press('Tab');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Add Recipe' }).first()).toBeVisible();

  await test.step('they can be switched off', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await help.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.goto('/');
    await expect(card('A')).toBeVisible();
    await page.keyboard.press('?');
    await page.keyboard.press('n');
    await expect(help).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});

test('on a small screen a row holds the rest in its menu', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Dal', sourceUrl: 'https://example.org/dal' });
  await addRecipe(page, { title: 'Soup' });
  await call(page, 'shares.create', { recipeId: id });
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const menu = page.getByRole('menu');
  await page.getByRole('button', { name: 'More actions for Dal' }).click();
  await expect(menu.getByText('Shared recipe', { exact: true })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Share recipe' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'View original' })).toHaveAttribute(
    'href',
    'https://example.org/dal',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More actions for Soup' }).click();
  await expect(menu.getByRole('menuitem', { name: 'View original' })).toHaveCount(0);
  await expect(menu.getByText('Shared recipe', { exact: true })).toHaveCount(0);
  await menu.getByRole('menuitem', { name: 'Edit recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Recipe' })).toBeVisible();
});

test('a recipe whose link is neared is there when the link is followed', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, { title: 'Dal', ingredients: ['1 cup lentils'] });
  await page.goto('/');
  const asked = page.waitForResponse((response) => response.url().includes('recipes.byId'));
  await page.getByRole('link', { name: 'Dal' }).hover();
  await asked;
  await holdBack(page, 'recipes.byId');
  await page.getByRole('link', { name: 'Dal' }).click();
  await expect(page.getByText('1 cup lentils')).toBeVisible();
});
