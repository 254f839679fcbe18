import type { Page } from '@playwright/test';
import { inInstalledApp } from './support/installed-app.ts';
import { inspect } from './support/inspect.ts';
import { extents, FROM_DEVICE, keepRecipes, openWithCopy, rows, title } from './support/kept-recipes.ts';
import { openSettings } from './support/settings.ts';
import { makeAccount } from './support/accounts.ts';
import {
  addRecipe,
  call,
  expect,
  newPerson,
  openPage,
  test,
  uploadPicture,
  type Person,
} from './support/people.ts';
import { goWithin } from './support/screens.ts';

inInstalledApp();

const signInByCall = (page: Page, { email, password }: Person) =>
  call(page, 'auth.signIn', { email, password });

const stored = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    pictures: await caches.has('larder-pictures'),
  }));

const picturesKept = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('larder-pictures')).keys()).length);

async function threeRecipes(page: Page): Promise<string> {
  const imageId = await uploadPicture(page);
  const stew = {
    title: 'Chicken stew',
    ingredients: ['800 g chicken', '2 onions'],
    instructions: ['Soften the onions.', 'Simmer for 10 minutes.'],
    servings: 4,
    imageId,
  };
  const id = await addRecipe(page, stew);
  await addRecipe(page, { title: 'Plum cake', ingredients: ['500 g plums'] });
  await addRecipe(page, { title: 'Crème brûlée', ingredients: ['500 g cream'] });
  await call(page, 'recipes.setFavorite', { id, isFavorite: true });
  return id;
}

test('without a network one finds, reads, scales and cooks what the device keeps', async ({
  page,
  context,
}) => {
  await makeAccount(page, newPerson('alice'));
  const id = await threeRecipes(page);
  await openWithCopy(page);
  await expect.poll(() => stored(page)).toEqual({ databases: ['larder-copy'], pictures: true });
  await context.setOffline(true);

  await test.step('the app opens on the list, and says where it is from', async () => {
    await page.goto('/');
    await expect(page.getByText(FROM_DEVICE)).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Plum cake' })).toBeVisible();
    await inspect(page, 'on-device-home');
  });
  await test.step('search finds as it does elsewhere', async () => {
    await page.getByRole('searchbox', { name: 'Search recipes' }).fill('creme');
    await expect(page.getByText('1 recipe found for “creme”')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Crème brûlée' })).toBeVisible();
  });
  await test.step('favorites are there, with their pictures', async () => {
    await goWithin(page, '/favorites');
    await expect(title(page, 'Favorites')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Chicken stew' })).toBeVisible();
    const picture = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  });
  await test.step('a recipe is scaled and cooked', async () => {
    await goWithin(page, `/recipe/${id}`);
    await expect(title(page, 'Chicken stew')).toBeVisible();
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect(page.getByRole('checkbox', { name: '3 onions' })).toBeVisible();
    await page.getByRole('button', { name: 'Start cooking' }).click();
    // The step itself and its line in the list of steps may be there at once.
    await expect(page.getByRole('dialog').getByText('Soften the onions.').first()).toBeVisible();
  });
  await test.step('the network is back: the server answers, and the bar goes', async () => {
    await context.setOffline(false);
    await goWithin(page, '/');
    await expect(rows(page).filter({ hasText: 'Plum cake' })).toBeVisible();
    await expect(page.getByText(FROM_DEVICE)).toBeHidden();
  });
});

test('the copy follows what is done here and on other devices', async ({ page, context, browser }) => {
  const alice = newPerson('alice');
  await makeAccount(page, alice);
  const id = await threeRecipes(page);
  await openWithCopy(page);

  const other = await openPage(browser);
  await signInByCall(other, alice);
  await call(other, 'recipes.delete', { id });
  await addRecipe(other, { title: 'Rye bread' });
  await other.close();
  const fetched = page.waitForResponse((answer) => answer.url().includes('recipes.changedSince'));
  await page.reload();
  await fetched;
  const settings = await openSettings(page, 'App and this device');
  await expect(settings.getByText(/^3 recipes kept/)).toBeVisible();
  await inspect(page, 'settings-device');

  await context.setOffline(true);
  await page.goto('/');
  await expect(rows(page).filter({ hasText: 'Rye bread' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Chicken stew' })).toBeHidden();
});

test('what is kept belongs to one person: it goes with the session, however that ends', async ({
  page,
  context,
  browser,
}) => {
  const alice = newPerson('alice');
  await makeAccount(page, alice);
  await threeRecipes(page);
  await page.goto('/');
  const nothing = { databases: [], pictures: false };

  await test.step('signing out deletes it', async () => {
    await keepRecipes(page, 3);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual(nothing);
  });
  await test.step('ended from another device, it is deleted at the next contact', async () => {
    await signInByCall(page, alice);
    await page.goto('/');
    // The choice is the device's, and stays.
    await expect.poll(() => stored(page)).toMatchObject({ databases: ['larder-copy'] });
    const other = await openPage(browser);
    await signInByCall(other, alice);
    await call(other, 'auth.endOtherSessions', undefined);
    await other.close();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual(nothing);
  });
  await test.step('deleting the account deletes it', async () => {
    const carol = newPerson('carol');
    await makeAccount(page, carol);
    await addRecipe(page, { title: 'Plum cake' });
    await page.goto('/');
    await expect.poll(() => stored(page)).toMatchObject({ databases: ['larder-copy'] });
    const settings = await openSettings(page, 'Delete account');
    await settings.getByRole('button', { name: 'Delete Account' }).click();
    const wizard = page.getByRole('dialog', { name: 'Delete Account' });
    await wizard.getByRole('button', { name: 'Continue' }).click();
    await wizard.getByRole('button', { name: 'Continue' }).click();
    await wizard.getByLabel('Password', { exact: true }).fill(carol.password);
    await wizard.getByRole('button', { name: 'Continue' }).click();
    await wizard.getByLabel('Email').fill(carol.email);
    await wizard.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual(nothing);
  });
  await test.step('another person on the device sees nothing of it, without a network either', async () => {
    await signInByCall(page, alice);
    await page.goto('/');
    await expect.poll(() => stored(page)).toMatchObject({ databases: ['larder-copy'] });
    await context.clearCookies();
    await makeAccount(page, newPerson('bob'));
    await page.goto('/');
    await expect(page.getByText('Your shelves are empty')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Plum cake')).toBeHidden();
  });
});

test('the copy is whole, with pictures or texts only', async ({ page, context }) => {
  const pictures = () => picturesKept(page);
  await makeAccount(page, newPerson('alice'));
  await threeRecipes(page);
  await openWithCopy(page);
  await expect.poll(pictures).toBe(1);

  await test.step('a copy that the browser has deleted is fetched again', async () => {
    const session = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await page.evaluate(() => caches.delete('larder-pictures'));
    // A browser deletes what no page has open.
    await page.goto('about:blank');
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await page.goto('/');
    await expect.poll(() => stored(page)).toMatchObject({ databases: ['larder-copy'] });
    await expect.poll(pictures).toBe(1);
    await context.setOffline(true);
    await page.goto('/');
    await expect(rows(page).filter({ hasText: 'Chicken stew' })).toBeVisible();
    await context.setOffline(false);
    await page.goto('/');
  });
  await test.step('the copy has pictures, or texts only, as it is chosen', async () => {
    const settings = await openSettings(page, 'App and this device');
    const choice = settings.getByRole('checkbox', { name: 'With pictures' });
    await choice.uncheck();
    await expect.poll(pictures).toBe(0);
    // It is pale while the choice is being kept.
    await expect(choice).toBeEnabled();
    await inspect(page, 'settings-device-texts-only');

    await page.reload();
    await expect(choice).not.toBeChecked();
    await choice.check();
    await expect.poll(pictures).toBe(1);
    await expect(choice).toBeEnabled();
    await choice.uncheck();
    await expect.poll(pictures).toBe(0);
    await context.setOffline(true);
    await page.goto('/');
    await expect(rows(page).filter({ hasText: 'Chicken stew' })).toBeVisible();
  });
});

test('pictures are kept of favorites and of what was opened here, and of no other recipe', async ({
  page,
  context,
}) => {
  await makeAccount(page, newPerson('alice'));
  await threeRecipes(page);
  const [opened, other] = [await uploadPicture(page), await uploadPicture(page)];
  await addRecipe(page, { title: 'Opened pie', imageId: opened });
  await addRecipe(page, { title: 'Other pie', imageId: other });
  await openWithCopy(page);
  await expect.poll(() => picturesKept(page)).toBe(1);

  await rows(page).getByRole('link', { name: 'Opened pie' }).first().click();
  // Not its card alone: it counts as opened when the server has answered.
  await expect(page.getByRole('button', { name: 'Add to list' })).toBeVisible();
  await expect(title(page, 'Opened pie')).toBeVisible();
  await page.goto('/');
  const addresses = () =>
    page.evaluate(async () =>
      (await (await caches.open('larder-pictures')).keys()).map(({ url }) => url).join(' '),
    );
  await expect.poll(addresses).toContain(opened);
  expect(await picturesKept(page)).toBe(2);
  expect(await addresses()).not.toContain(other);

  await context.setOffline(true);
  await rows(page).getByRole('link', { name: 'Opened pie' }).first().click();
  await expect(title(page, 'Opened pie')).toBeVisible();
  const picture = page.locator(`img[src*="${opened}"]`).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('a device with too little room', async ({ page, context }) => {
  await makeAccount(page, newPerson('alice'));
  await threeRecipes(page);
  await page.goto('/');
  // A worker that is still on its way when the room goes is not tried again.
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  const settings = await openSettings(page, 'App and this device');
  const keep = extents(settings).getByRole('radio', { name: 'All my recipes' });

  await test.step('a device without room says so and keeps nothing', async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await keep.click();
    await expect(settings.getByText(/^This device has no room for your recipes\./)).toBeVisible();
    await expect(keep).not.toBeChecked();
    await expect(settings).toBeVisible();
    await session.send('Storage.overrideQuotaForOrigin', { origin });
  });
  await test.step('a device with room for the texts only keeps those, and says so', async () => {
    await keep.check();
    const withPictures = settings.getByRole('checkbox', { name: 'With pictures' });
    await withPictures.uncheck();
    await expect(settings.getByText(/^3 recipes/)).toBeVisible();
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await withPictures.check();
    await expect(settings.getByText(/no room for all pictures/)).toBeVisible();
    await inspect(page, 'settings-device-no-room-for-pictures');
    await expect(keep).toBeChecked();
    await context.setOffline(true);
    await page.goto('/');
    await expect(rows(page).filter({ hasText: 'Chicken stew' })).toBeVisible();
  });
});
