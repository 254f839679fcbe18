import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breakDown, holdBack } from './support/answers.ts';
import { makeAccount } from './support/accounts.ts';
import { onLoadedPage } from './support/one-page.ts';
import { addRecipe, call, expect, mailedCode, newPerson, quickJoin, test } from './support/people.ts';

onLoadedPage();

const WELCOME = "Welcome to Larder! You're now signed in.";
const PIE = {
  title: 'Pie שלום',
  ingredients: ['[For the dough]', '200 g flour'],
  instructions: ['Knead.', 'Bake.'],
  servings: 8,
  cookingNotes: 'Less sugar.',
};

let address = '';
let ownId = '';

/** Alice shares a pie from a browser of her own. */
test.beforeEach(async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
  const hers = await context.newPage();
  await makeAccount(hers, newPerson('alice'));
  ownId = await addRecipe(hers, PIE);
  const { shareId } = await call<{ shareId: string }>(hers, 'shares.create', { recipeId: ownId });
  address = `/shared/recipe/${shareId}`;
  await context.close();
});

async function signInHere(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

test('it can be read where no scripts run', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: process.env.LARDER_ORIGIN,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Pie שלום', level: 1 })).toBeVisible();
  for (const part of ['Shared by alice', 'For the dough', '200 g flour', 'Knead.', 'Less sugar.'])
    await expect(page.getByRole('main')).toContainText(part);
  await expect(page.getByText('needs JavaScript')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${address}?auth=signin`);
  await context.close();
});

test('what was served is taken over, not made again; a button pressed too early opens its dialog', async ({
  page,
}) => {
  const release = await holdBack(page, 'auth.session');
  await page.goto(address);
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(page.getByText('300 g flour')).toBeVisible();
  release();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
  await page.goto(`${address}?auth=signin`);
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(address);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Your Password?' })).toBeVisible();
});

test('what is pressed before its scripts are there counts when they are', async ({ page }) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!served-page-script)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: '200 g flour' }).click();
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('8 servings')).toHaveCount(2);
  release();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Servings' })).toContainText('16 servings');
  await expect(page.getByRole('checkbox', { name: '400 g flour' })).toBeChecked();
});

test('a visitor signs in on it, is welcomed once, and goes on to the recipes', async ({ page }) => {
  const bob = newPerson('bob');
  await makeAccount(page, bob);
  await page.context().clearCookies();
  await page.goto(address);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Get Started Free' }).click();
  await expect(page.getByRole('dialog', { name: 'Create Your Account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: 'Sign In' }).click();
  await signInHere(page, bob);
  await expect(page.getByText(WELCOME)).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pie שלום', level: 1 })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Go to My Recipes' })).toBeVisible();
  await expect(page.getByText(WELCOME)).toBeHidden();
  await header.getByRole('button', { name: 'Go to My Recipes' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
  await expect(page.getByText('Welcome to Larder!', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pie שלום', level: 1 })).toBeVisible();
});

test('a visitor saves it: it waits for signing up, the code and a reload, and is theirs then', async ({
  page,
}) => {
  const bob = newPerson('bob');
  await page.goto(address);
  await page.getByRole('button', { name: 'Save to my recipes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display name').fill(bob.displayName);
  await dialog.getByLabel('Username').fill(bob.username);
  await dialog.getByLabel('Email').fill(bob.email);
  await dialog.getByLabel('Password', { exact: true }).fill(bob.password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.route('**/trpc/auth.signIn*', (route) => route.abort());
  await page.getByRole('textbox', { name: /code/i }).fill(await mailedCode(bob.email));
  await expect(page.getByText('Account verified successfully! You can now sign in.')).toBeVisible();
  await page.unroute('**/trpc/auth.signIn*');
  await page.reload();
  await expect(page.getByText('will be saved as soon as you are signed in')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await signInHere(page, bob);
  await expect(page.getByText('Saved to your recipes')).toBeVisible();
  await page.getByRole('button', { name: 'Open my copy' }).click();
  await expect(page.getByRole('heading', { name: 'Pie שלום', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/);
  expect(page.url()).not.toContain(ownId);
  await expect(page.getByText('Recipe shared by alice.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('Saved to your recipes')).toBeHidden();
});

test('a save that fails says so, and can be tried again', async ({ page }) => {
  await makeAccount(page, newPerson('bob'));
  await page.goto(address);
  const mend = await breakDown(page, 'shares.save');
  await page.getByRole('button', { name: 'Save to my recipes' }).click();
  await expect(page.getByText('Failed to save the recipe')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Save to my recipes' }).click();
  await expect(page.getByText('Saved to your recipes')).toBeVisible();
});

test('from inside the app it is loading, fails with a sentence and a way on, or is there', async ({
  page,
}) => {
  await quickJoin(page, newPerson('bob'));
  const open = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  const release = await holdBack(page, 'shares.get');
  await open(address);
  await expect(page.getByRole('heading', { name: 'Loading recipe' })).toBeAttached();
  release();
  await expect(page.getByRole('heading', { name: 'Pie שלום', level: 1 })).toBeVisible();
  await page.unrouteAll();

  const mend = await breakDown(page, 'shares.get');
  await open(`/shared/recipe/${randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'Failed to load recipe' })).toBeVisible();
  await page.getByRole('button', { name: 'Explore' }).click();
  await expect(page.getByRole('dialog', { name: 'Create Your Account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Explore' }).click();
  await expect(page.getByRole('dialog', { name: 'Create Your Account' })).toBeVisible();
});

test('on paper there is the recipe, dark on white, as large as it was scaled, and nothing to press', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(address);
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Pie שלום', level: 1 })).toBeVisible();
  await expect(page.getByText('300 g flour')).toBeVisible();
  await expect(page.getByText('12 servings')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(part).toBeHidden();
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color);
  expect(ink).toBe('rgb(36, 30, 24)');
});
