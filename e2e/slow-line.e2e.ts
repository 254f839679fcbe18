import type { Page } from '@playwright/test';
import { startGateway, type Gateway } from './support/gateway.ts';
import { inInstalledApp } from './support/installed-app.ts';
import { inspect } from './support/inspect.ts';
import { FROM_DEVICE, openWithCopy, rows, title } from './support/kept-recipes.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, call, expect, newPerson, openPage, test, type Person } from './support/people.ts';

inInstalledApp();

let line: Gateway;
const larder = process.env.LARDER_ORIGIN;
test.beforeAll(async () => {
  line = await startGateway(larder ?? '');
  process.env.LARDER_ORIGIN = line.origin;
});
test.afterEach(() => line.letGo());
test.afterAll(async () => {
  process.env.LARDER_ORIGIN = larder;
  await line.close();
});

const slow = (page: Page) => page.getByText("Slow connection. Showing what's on this device.");

async function withTwoRecipes(page: Page, person: Person): Promise<string> {
  await makeAccount(page, person);
  const soup = await addRecipe(page, { title: 'Soup', ingredients: ['2 onions'] });
  await addRecipe(page, { title: 'Plum cake', ingredients: ['500 g plums'] });
  return soup;
}

test('on a slow line the copy is shown first, and the server’s answers take its place when they come', async ({
  page,
  browser,
}) => {
  const alice = newPerson('alice');
  const soup = await withTwoRecipes(page, alice);
  await openWithCopy(page);

  await test.step('changed on another device meanwhile', async () => {
    const other = await openPage(browser);
    await call(other, 'auth.signIn', { email: alice.email, password: alice.password });
    await call(other, 'recipes.update', { id: soup, version: 1, title: 'Fish soup', ingredients: [] });
    await other.close();
  });
  await test.step('the app opens on the copy, though the server has not even said who is signed in', async () => {
    line.hold(/^\/(trpc|$)/);
    await page.goto('/');
    await expect(slow(page)).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Plum cake' })).toBeVisible();
    await inspect(page, 'slow-line');
  });
  await test.step('search and a recipe are answered from it too', async () => {
    await page.getByRole('searchbox', { name: 'Search recipes' }).fill('plums');
    await expect(page.getByText('1 recipe found for “plums”')).toBeVisible();
    await page.getByRole('link', { name: 'Plum cake' }).click();
    await expect(title(page, 'Plum cake')).toBeVisible();
    await page.goto(`/recipe/${soup}`);
    await expect(title(page, 'Soup')).toBeVisible();
    await expect(slow(page)).toBeVisible();
  });
  await test.step('what the server answers then takes its place, and the bar goes', async () => {
    line.letGo();
    await expect(title(page, 'Fish soup')).toBeVisible();
    await expect(slow(page)).toBeHidden();
  });
});

test('a recipe that is gone is said to be gone when the server has answered', async ({ page, browser }) => {
  const alice = newPerson('alice');
  const soup = await withTwoRecipes(page, alice);
  await openWithCopy(page);
  const other = await openPage(browser);
  await call(other, 'auth.signIn', { email: alice.email, password: alice.password });
  await call(other, 'recipes.delete', { id: soup });
  await other.close();
  line.hold(/^\/trpc\/.*recipes\.(byId|changedSince)/);
  await page.goto(`/recipe/${soup}`);
  await expect(title(page, 'Soup')).toBeVisible();
  line.letGo();
  await expect(title(page, 'Soup')).toBeHidden();
  await expect(slow(page)).toBeHidden();
});

test('without a copy, and for changes, the server is waited for', async ({ page }) => {
  await withTwoRecipes(page, newPerson('alice'));
  await test.step('nobody without a copy is shown anything early', async () => {
    line.hold(/^\/trpc\/.*recipes\./);
    // Without a search the first list comes with the page.
    await page.goto('/?search=cake');
    await page.waitForFunction(() => performance.now() > 4_000);
    await expect(slow(page)).toBeHidden();
    await expect(rows(page)).toHaveCount(0);
    line.letGo();
    await expect(rows(page).filter({ hasText: 'Plum cake' })).toBeVisible();
  });
  await test.step('a change is the server’s, however long it takes', async () => {
    await openWithCopy(page);
    line.hold(/^\/trpc\/recipes\.setFavorite/);
    const since = await page.evaluate(() => performance.now());
    await page.getByRole('button', { name: 'Add Plum cake to favorites' }).click();
    await page.waitForFunction((start) => performance.now() > start + 2_500, since);
    await expect(page.getByText('to be sent')).toBeHidden();
    await expect(slow(page)).toBeHidden();
    line.letGo();
    await expect(page.getByRole('button', { name: 'Remove Plum cake from favorites' })).toBeVisible();
  });
});

test('with the server stopped the app opens all the same, and goes on when it is back', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const ingredients = ['800 g chicken', '2 onions'];
  const instructions = ['Soften the onions.', 'Simmer for 10 minutes.'];
  await addRecipe(page, { title: 'Chicken stew', ingredients, instructions, servings: 4 });
  await openWithCopy(page);
  await line.close();
  await page.reload();
  await expect(page.getByText(FROM_DEVICE)).toBeVisible();
  await page.getByRole('link', { name: 'Chicken stew' }).click();
  await expect(title(page, 'Chicken stew')).toBeVisible();
  await test.step('it is scaled, ticked off, printed and cooked', async () => {
    await page.getByRole('button', { name: 'More servings' }).click();
    await page.getByRole('checkbox', { name: '3 onions' }).check();
    await page.evaluate(() => {
      window.print = () =>
        Object.assign(window, { printed: document.querySelector('.print-sheet')?.textContent });
    });
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Print', exact: true }).click();
    const printed = await page.waitForFunction(() => (window as { printed?: string }).printed);
    expect(await printed.jsonValue()).toContain('3 onions');
    await page.getByRole('button', { name: 'Start cooking' }).click();
    const cooking = page.getByRole('dialog');
    const onions = cooking.getByRole('region', { name: 'All ingredients' }).getByLabel('3 onions');
    await expect(onions).toBeChecked();
    await cooking.getByRole('button', { name: 'Next', exact: true }).click();
    await cooking.getByRole('button', { name: 'Start a timer for 10 minutes' }).click();
    await page.goBack();
  });
  await line.open();
  // Whatever the page asks next finds it.
  await expect(page.getByText(FROM_DEVICE)).toBeHidden({ timeout: 40_000 });
  await expect(title(page, 'Chicken stew')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '3 onions' })).toBeChecked();
});
