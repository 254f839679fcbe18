import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { inspect } from './support/inspect.ts';
import {
  addRecipe,
  appRuns,
  call,
  expect,
  newPerson,
  quickJoin,
  RECIPE_SITE,
  test,
} from './support/people.ts';

const CAKE = 'Aunt Vera’s Lemon Drizzle Cake';
const strip = (page: Page) => page.getByRole('region', { name: /^To check/ });
const cards = (page: Page) => strip(page).getByRole('listitem');

/** Reads a page without the browser, until its draft is ready. */
async function read(page: Page, path: string): Promise<void> {
  await call(page, 'imports.start', { kind: 'url', url: RECIPE_SITE() + path });
  await expect
    .poll(async () => {
      const answer = await page.request.get(
        `${process.env.LARDER_ORIGIN ?? ''}/trpc/imports.list?input=%7B%22json%22%3A%7B%7D%7D`,
      );
      const body = (await answer.json()) as { result: { data: { json: { items: { status: string }[] } } } };
      return body.result.data.json.items.map(({ status }) => status);
    })
    .not.toContainEqual(expect.stringMatching(/queued|running/));
}

test('a draft that was left stands above the list and is saved from there', async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Paste a link or a recipe').fill(`${RECIPE_SITE()}/lemon-cake`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add Recipe' }).last()).toBeVisible();
  await expect(page).toHaveURL(/import=/);
  await page.goto('/');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).locator('img')).toBeVisible();
  await expect(cards(page)).toContainText('5 ingredients · 3 steps');
  await expect(strip(page).getByRole('button', { name: /^Save all/ })).toHaveCount(0);
  await strip(page)
    .getByRole('button', { name: `Save “${CAKE}”` })
    .click();
  await expect(strip(page)).toHaveCount(0);
  await page.getByRole('link', { name: CAKE }).click();
  await expect(page.getByRole('heading', { name: CAKE, level: 1 })).toBeVisible();
  await expect(page.getByText('1 1/2 lemons, zested')).toBeVisible();
});

test('those that look complete are saved together, and what asks something is left', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const site = RECIPE_SITE();
  await addRecipe(page, { title: 'Saved before', sourceUrl: `${site}/lemon-cake?saved` });
  for (const path of ['/lemon-cake?one', '/lemon-cake?two', '/lemon-cake?saved', '/text-alone', '/two'])
    await read(page, path);
  await page.goto('/');
  await expect(cards(page)).toHaveCount(5);
  const badge = page.getByRole('link', { name: 'Imports 5 to check' });
  await expect(badge).toBeVisible();
  await inspect(page, 'home-to-check');
  await page.setViewportSize({ width: 1280, height: 900 });
  await strip(page).getByRole('button', { name: 'Save all that look complete (2)' }).click();
  await expect(page.getByText('2 recipes saved', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Imports 3 to check' })).toBeVisible();
  await expect(strip(page).getByRole('button', { name: /^Save all/ })).toHaveCount(0);
  await expect(strip(page).getByRole('button', { name: `Save “${CAKE}”` })).toHaveCount(0);
  await strip(page)
    .getByRole('link', { name: `Check “${CAKE}”` })
    .click();
  await expect(page.getByRole('heading', { name: 'You already have this recipe' })).toBeVisible();
  await page.goto('/');
  await strip(page)
    .getByRole('link', { name: 'Several recipes' })
    .or(strip(page).getByText('Choose a recipe'))
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Recipes to choose from' })).toBeVisible();
});

test('two drafts of one page make one recipe, and the other one asks', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  for (const path of ['/lemon-cake', '/lemon-cake?utm_source=x']) await read(page, path);
  await page.goto('/');
  await strip(page).getByRole('button', { name: 'Save all that look complete (2)' }).click();
  await expect(page.getByText('1 draft needs an answer from you first', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
});

test('the strip is served with home and stays where it is when the app takes over', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await read(page, '/lemon-cake');
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('served-home')) await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const title = strip(page).getByText(CAKE);
  await expect(title).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  const before = await title.boundingBox();
  letGo();
  await appRuns(page);
  await expect(strip(page).getByRole('button', { name: /^Save “/ })).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
});

test('what is known of the drafts stays on screen while Larder cannot be reached', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await read(page, '/lemon-cake');
  await page.goto('/');
  await expect(cards(page)).toHaveCount(1);
  // What says that something failed is loaded with the first tap.
  const toaster = page.waitForResponse(/\/toaster-/);
  await page.getByRole('link', { name: 'Collections' }).first().click();
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  await (await toaster).finished();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(cards(page)).toHaveCount(1);
  await strip(page)
    .getByRole('button', { name: /^Save “/ })
    .click();
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /reach|offline|connection/i })
      .first(),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.context().setOffline(false);
});
