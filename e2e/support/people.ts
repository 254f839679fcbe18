import { makeAccount } from './accounts.ts';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { call, mailedCode, type Person } from './person.ts';

export const RECIPE_SITE = () => process.env.RECIPE_SITE ?? '';

/** What the watched pages have done that none may; checked at the end of every test. */
const troubles: string[] = [];

function watch(context: BrowserContext): void {
  for (const page of context.pages()) waitForApp(page);
  context.on('page', waitForApp);
  context.on('weberror', (error) => troubles.push(String(error.error())));
  context.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy/i.test(message.text()))
      troubles.push(message.text());
  });
}

const waiting = new WeakSet<Page>();

/** Home is seen before it runs: what is done at once by a program, and by no person, would be done to what is only shown. */
function waitForApp(page: Page): void {
  if (waiting.has(page)) return;
  waiting.add(page);
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const running = async <T>(opened: Promise<T>): Promise<T> => {
    const answer = await opened;
    await page
      .locator('#root[inert]')
      .waitFor({ state: 'detached', timeout: 10_000 })
      .catch(() => undefined);
    return answer;
  };
  page.goto = (url, options) =>
    options?.waitUntil === 'commit' ? goto(url, options) : running(goto(url, options));
  page.reload = (options) => running(reload(options));
}

/** `test` with a fixed origin, and with a check that no page broke the content security policy or threw. */
export const test = base.extend<{ watchdog: void }>({
  baseURL: async ({}, use) => use(process.env.LARDER_ORIGIN),
  watchdog: [
    async ({ context }, use) => {
      watch(context);
      await use();
      expect(troubles.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A page for all parts of a journey, set up and watched as the `page` of a single test is: opened in `beforeAll`, its
 * context closed in `afterAll`.
 */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  watch(context);
  return context.newPage();
}
export { expect };
export { call, mailedCode, mailedLink, newPerson, type Person } from './person.ts';

/**
 * The tab that opens by what is done here. It is loaded once more: where the request of its first page is reported after the page
 * itself, Playwright waits for that page for ever.
 */
export async function tabOpenedBy(page: Page, act: () => Promise<unknown>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), act()]);
  await opened.waitForURL((url) => url.protocol.startsWith('http'));
  await opened.reload();
  return opened;
}

/** Signs up and enters the mailed code, all by hand in the browser, which signs in. */
export async function joinLarder(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started Free' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display name').fill(person.displayName);
  await dialog.getByLabel('Username').fill(person.username);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByRole('textbox', { name: /code/i }).fill(await mailedCode(person.email));
  await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
}

/** Fills in the sign-in dialog that is open (or opens by itself) and waits for the app. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
}

/** What that leads to, at once, for tests that are about something else: a person signed in, at home. */
export async function quickJoin(page: Page, person: Person): Promise<void> {
  await makeAccount(page, person);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
}

/** Nothing of home can be pressed before. */
export async function appRuns(page: Page): Promise<void> {
  await expect(page.locator('#root:not([inert])')).toBeAttached();
}

/** Moves the pointer until the page has fetched its scripts: a browser drops what is moved over a page that is not painted yet. */
export async function showInterest(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    expect(await page.evaluate(hasItsScripts)).toBe(true);
  }).toPass();
}

function hasItsScripts(): boolean {
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  return scripts.length > 0 && scripts.every(({ href }) => performance.getEntriesByName(href).length > 0);
}

/** Saves a recipe through the API and gives its id. */
export async function addRecipe(
  page: Page,
  recipe: { title: string } & Record<string, unknown>,
): Promise<string> {
  return (await call<{ id: string }>(page, 'recipes.create', recipe)).id;
}

/** Stores the page as it looks now as a picture of a dish and gives its id. */
export async function uploadPicture(page: Page, purpose = 'cover'): Promise<string> {
  const uploaded = await page.request.post(`${process.env.LARDER_ORIGIN ?? ''}/api/uploads`, {
    headers: { origin: process.env.LARDER_ORIGIN ?? '' },
    multipart: {
      purpose,
      file: { name: 'dish.png', mimeType: 'image/png', buffer: await page.screenshot() },
    },
  });
  return ((await uploaded.json()) as { photoId: string }).photoId;
}

/** The id of whoever is signed in. */
export async function idOf(page: Page): Promise<string> {
  const answer = await page.request.get(`${process.env.LARDER_ORIGIN ?? ''}/trpc/profiles.me`);
  const body = (await answer.json()) as { result: { data: { json: { userId: string } } } };
  return body.result.data.json.userId;
}

/** One of them follows the other from now on. */
export async function makeFollower(follower: Page, followed: Page): Promise<void> {
  const userId = await idOf(followed);
  const { requestId } = await call<{ requestId: string }>(follower, 'follows.follow', { userId });
  await call(followed, 'follows.accept', { requestId });
}
