import type { Page, Request } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, expect, newPerson, tabOpenedBy, test } from './support/people.ts';

test('the browser’s way back asks before a form is lost, as often as it is pressed', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  await page.keyboard.press('n');
  await page.getByLabel('Title').fill('Half a thought');
  const asked = page.getByRole('alertdialog');

  for (const _ of ['once', 'twice']) {
    await page.goBack();
    await asked.getByRole('button', { name: 'Stay' }).click();
    await expect(asked).toBeHidden();
    await expect(page).toHaveURL('/recipe/add/manual');
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  }

  await page.goBack();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a new page begins at its top, one that somebody comes back to where they left it', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.setViewportSize({ width: 390, height: 740 });
  const ingredients = Array.from({ length: 60 }, (_, n) => `${n + 1} plums`);
  const id = await addRecipe(page, { title: 'Plums', ingredients });
  await page.goto(`/recipe/${id}`);
  await expect(page.getByRole('heading', { name: 'Plums', level: 1 })).toBeVisible();
  const position = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 500));
  expect(await position()).toBe(500);

  await linkTo(page, 'Collections').click();
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  expect(await position()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Plums', level: 1 })).toBeVisible();
  await expect.poll(position).toBe(500);
});

test('a link opens in another tab where it is asked to, and keeps the page where it leads to it', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/collections');
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  const link = linkTo(page, 'Collections');
  const opened = await tabOpenedBy(page, () => link.click({ modifiers: ['ControlOrMeta'] }));
  await expect(opened.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();

  const entries = await page.evaluate(() => history.length);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('where the files of a page are gone, nearing a link to it leaves an open form alone, and following it loads all anew', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill('Half a thought');
  const gone = /\/assets\/playlists-/;
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  const missed = page.waitForResponse(gone);
  await linkTo(page, 'Collections').hover();
  await missed;
  // As long as it takes to ask whether the server is there, which comes before a page is loaded anew.
  for (const _ of [1, 2]) await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');

  const isLoading = (request: Request) => request.isNavigationRequest();
  const loaded = page.waitForRequest(isLoading).then(() => page.unrouteAll());
  await linkTo(page, 'Collections').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
});

function linkTo(page: Page, name: string) {
  const navigation = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  return navigation.getByRole('link', { name, exact: true });
}
