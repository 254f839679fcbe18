import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { holdBack } from './support/answers.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, call, expect, newPerson, quickJoin, tabOpenedBy, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

const PRODUCT_TITLE = 'Larder - Your Private Recipe Collection';
const PREPARING = 'Please wait while we prepare your recipes...';
const PHONE = { width: 360, height: 740 };

test('a guarded page waits for the session, then shows the landing page or itself', async ({ page }) => {
  // A cookie whose session has ended: only the server knows.
  await page
    .context()
    .addCookies([{ name: 'larder_session', value: 'ended', url: process.env.LARDER_ORIGIN ?? '' }]);
  let release = await holdBack(page, 'auth.session');
  await page.goto('/collections');
  await expect(page.getByText(PREPARING)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page).toHaveURL('/collections');
  await page.unrouteAll();

  await makeAccount(page, newPerson('alice'));
  release = await holdBack(page, 'auth.session');
  await page.goto('/collections');
  await expect(page.getByText(PREPARING)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeHidden();
});

test('a visitor sees the landing page on every route but the public ones', async ({ page }) => {
  const id = randomUUID();
  const landing = page.getByRole('heading', { name: 'How it works' });
  for (const path of [
    '/',
    '/collections',
    '/favorites',
    '/imports',
    '/shares',
    '/profile',
    '/recipe/add',
    '/recipe/add/manual?url=https%3A%2F%2Fexample.org',
    '/recipe/add/photos',
    '/recipe/add/url',
    '/recipe/add/social',
    `/recipe/${id}`,
    `/recipe/${id}/edit`,
    `/collection/${id}`,
    '/connections',
    `/profile/${id}`,
    `/user/${id}/collection/${id}`,
    `/user/${id}/favorites`,
  ]) {
    await page.goto(path);
    await expect(landing, path).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    for (const name of ['Get Started Free', 'Sign In'])
      await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  }
  for (const [path, heading] of [
    [`/shared/recipe/${id}`, 'Recipe Not Found'],
    ['/reset-password', 'Reset Your Password'],
    ['/about-us', 'About Larder'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms', /terms/i],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 }), path).toBeVisible();
    await expect(landing, path).toBeHidden();
    if (path === '/terms') await expect(page).toHaveTitle(PRODUCT_TITLE);
  }
});

test('every address shows its screen under its title', async ({ page, browser }) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Borscht' });
  for (const [path, heading, title] of [
    ['/', 'All Recipes', PRODUCT_TITLE],
    ['/collections', 'Collections', PRODUCT_TITLE],
    ['/favorites', 'Favorites', PRODUCT_TITLE],
    ['/shopping', 'Shopping', 'Shopping - Larder'],
    ['/profile', 'alice', PRODUCT_TITLE],
    ['/recipe/add', 'Add Recipe', 'Add Recipe - Larder'],
    ['/recipe/add/url', 'Import from URL', 'Add Recipe - Larder'],
    ['/recipe/add/manual', 'Add Recipe', 'Add Recipe - Larder'],
    [`/recipe/${id}`, 'Borscht', 'Borscht - Larder'],
    [`/recipe/${id}/edit`, 'Edit Recipe', 'Edit Borscht - Larder'],
  ] as const) {
    await (path === '/' ? page.goto(path) : goWithin(page, path));
    await expect(page.getByRole('heading', { name: heading, level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveTitle(title);
  }
  await goWithin(page, '/recipe/add');
  await expect(page.getByRole('heading', { name: 'Add Recipe', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Title')).toBeVisible();

  const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId: id });
  const stranger = await (await browser.newContext({ baseURL: process.env.LARDER_ORIGIN })).newPage();
  await stranger.goto(`/shared/recipe/${shareId}`);
  await expect(stranger.getByRole('heading', { name: 'Borscht', level: 1 })).toBeVisible();
  await stranger.context().close();
});

test('the header and the navigation lead everywhere, on a desk and on a phone', async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  const header = page.getByRole('banner');
  await expect(header.getByText('Larder', { exact: true })).toBeVisible();
  await expect(header.getByText('Your Private Recipe Collection')).toBeVisible();
  await expect(header.getByPlaceholder('Search recipes, ingredients, notes...')).toBeVisible();

  for (const [name, address] of [
    ['Add Manually', '/recipe/add/manual'],
    ['Import from URL', '/recipe/add/url'],
  ] as const) {
    await header.getByRole('button', { name: 'Add Recipe' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(address);
  }
  await header.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('button', { name: 'Your account' })).toBeFocused();
  await header.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');

  const navigation = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  const entry = (name: string) => navigation.getByRole('link', { name, exact: true });
  const left = async () => (await page.getByRole('main').boundingBox())?.x ?? 0;
  await entry('Collections').click();
  await expect(page).toHaveURL('/collections');
  await expect(entry('Collections')).toHaveAttribute('aria-current', 'page');
  await entry('Home').click();
  await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
  const wide = await left();
  await header.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(left).toBeLessThan(wide);
  await page.reload();
  await expect(header.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(await left()).toBeLessThan(wide);

  await page.setViewportSize(PHONE);
  await expect(navigation.getByRole('link')).toHaveText(['Home', 'Collections', 'Shopping', 'This week']);
  const box = await navigation.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height);
  await entry('Collections').click();
  await expect(page).toHaveURL('/collections');
  await entry('Shopping').click();
  await expect(page).toHaveURL('/shopping');
  await expect(entry('Shopping')).toHaveAttribute('aria-current', 'page');
});

test('an unknown address says so and leads back or to the recipes', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto('/collections');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(PRODUCT_TITLE);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();

  for (const way of ['Go to Recipes', 'Go Back']) {
    const fresh = await tabOpenedBy(page, () => page.evaluate(() => void window.open('/nowhere')));
    await fresh.getByRole('main').getByText(way).click();
    await expect(fresh.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
    await fresh.close();
  }
});

test('what was done is said in green for three seconds; what needs the network says that it is gone', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Dal' });
  await addRecipe(page, { title: 'Soup' });
  const goesAfterThreeSeconds = async (sentence: string) => {
    const toast = page.getByRole('listitem').filter({ hasText: sentence });
    await expect(toast).toBeVisible();
    await expect(toast).toHaveCSS('background-color', 'rgb(223, 241, 229)');
    await expect(toast.locator('svg').first()).toHaveCSS('color', 'rgb(31, 91, 60)');
    const seen = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(seen + 1_500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1_600);
    await expect(toast).toBeHidden();
    await page.clock.resume();
  };

  await page.goto(`/recipe/${id}/edit`);
  await page.getByRole('button', { name: 'Delete recipe' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Recipe deleted successfully!' })).toBeVisible();
  await page.getByRole('button', { name: 'Share Soup' }).click();
  await goesAfterThreeSeconds('Copied link to clipboard');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Soup to favorites' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'You are offline. This needs a connection.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Soup to favorites' })).toBeVisible();
  await context.setOffline(false);
});

test('with the few colours of the system one still sees what is active, chosen and in focus', async ({
  page,
}) => {
  await quickJoin(page, newPerson('alice'));
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (place: Locator) => place.evaluate((part) => getComputedStyle(part).backgroundColor);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const width of [1_280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const shown = navigation.filter({ visible: true });
    const [active, other] = ['Home', 'Collections'].map((name) =>
      shown.getByRole('link', { name, exact: true }),
    );
    expect(await groundOf(active!)).not.toBe(await groundOf(other!));
  }
  await goWithin(page, '/collections');
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  const segments = page.getByRole('radiogroup', { name: 'View' }).locator('label');
  await expect(segments).toHaveCount(2);
  const grounds = await Promise.all((await segments.all()).map(groundOf));
  expect(new Set(grounds).size).toBe(2);
  await goWithin(page, '/connections');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Search')).toHaveAttribute('aria-selected', 'true');
  expect(await groundOf(tab('Search'))).not.toBe(await groundOf(tab('Followers')));
  await tab('Search').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Followers')).toHaveCSS('outline-width', '2px');
});

test('the focus is drawn in the ink of the text, not in the red of a mistake', async ({ page }) => {
  await page.goto('/?auth=signin');
  const email = page.getByRole('dialog').getByLabel('Email');
  await email.focus();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The colours change in a transition.
    const isInk = () =>
      email.evaluate(
        (field) => getComputedStyle(field).outlineColor === getComputedStyle(document.documentElement).color,
      );
    await expect.poll(isInk).toBe(true);
  }
});
