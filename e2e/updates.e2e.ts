import { CONTRACT_HEADER } from '@larder/shared/contract';
import type { Page } from '@playwright/test';
import { startGateway, type Gateway } from './support/gateway.ts';
import { inInstalledApp } from './support/installed-app.ts';
import { inspect } from './support/inspect.ts';
import { openWithCopy, title } from './support/kept-recipes.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, expect, newPerson, test } from './support/people.ts';
import { openSettings } from './support/settings.ts';

inInstalledApp();

let front: Gateway;
const larder = process.env.LARDER_ORIGIN;
test.beforeAll(async () => {
  front = await startGateway(larder ?? '');
  process.env.LARDER_ORIGIN = front.origin;
});
test.afterEach(() => front.change({}));
test.afterAll(async () => {
  process.env.LARDER_ORIGIN = larder;
  await front.close();
});

const READY = 'A new version of Larder is ready.';
const WAITS = '1 change waits to be sent.';
const NEEDED = 'Larder has been updated. Reload the page to continue.';
/** Every file of the newer version has another address. */
const newerWorker = (script: string) => script.replaceAll(/(\/assets\/[\w.-]+\.js)(?=["'`])/g, '$1?newer');
const OLD_FILES = /^\/assets\/[\w.-]+\.js$/;

const isNewerWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });

async function openForm(page: Page, name: string): Promise<void> {
  await page.goto('/recipe/add/manual');
  await page.getByLabel('Title').fill(name);
}

/** What the browser asks before a page with unsaved changes is left. */
function answerBrowser(page: Page, leaves: () => boolean): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (leaves() ? dialog.accept() : dialog.dismiss());
  });
  return asked;
}

test('files that the server no longer understands ask to be reloaded, and lose neither a form nor what waits', async ({
  page,
  context,
}) => {
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, { title: 'Plum cake' });
  await openWithCopy(page);
  answerBrowser(page, () => true);

  await test.step('a form is not saved, and stays', async () => {
    front.change({ headers: { [CONTRACT_HEADER]: '0' } });
    await openForm(page, 'Rye bread');
    await page.getByRole('button', { name: 'Add Recipe' }).last().click();
    await expect(page.getByText(NEEDED).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Rye bread');
  });
  await test.step('a change that was made without a network is not taken, and goes on waiting', async () => {
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('button', { name: 'Add Plum cake to favorites' }).click();
    await expect(page.getByText(WAITS)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await expect(page.getByText(NEEDED).first()).toBeVisible();
    await expect(page.getByText(WAITS)).toBeVisible();
  });
  await test.step('one tap brings the new files: what waits is sent, and the form is restored', async () => {
    front.change({});
    await page.getByRole('button', { name: 'Reload the page' }).first().click();
    await expect(page.getByText(WAITS)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove Plum cake from favorites' })).toBeVisible();
    await expect(page.getByText(NEEDED)).toBeHidden();
    await page.goto('/recipe/add/manual');
    await page.getByRole('button', { name: /Restore|Continue/ }).click();
    await page.getByRole('button', { name: 'Add Recipe' }).last().click();
    await expect(title(page, 'Rye bread')).toBeVisible();
  });
});

// Last: the newer worker stays.
test('a newer version is taken by one tap or at the next start, and never under an open form', async ({
  page,
  context,
}) => {
  await makeAccount(page, newPerson('alice'));
  await openWithCopy(page);
  await openForm(page, 'Half a thought');
  let leaves = false;
  const asked = answerBrowser(page, () => leaves);

  await test.step('another window finds it: it waits, and the form is told', async () => {
    front.change({ worker: newerWorker });
    const other = await context.newPage();
    await other.goto('/');
    await expect(page.getByText(READY)).toBeVisible();
    expect(await isNewerWaiting(page)).toBe(true);
    await other.close();
    await inspect(page, 'newer-version');
  });
  await test.step('the form goes on with the parts of its own version, which the server no longer has', async () => {
    front.change({ worker: newerWorker, gone: OLD_FILES });
    await openSettings(page, 'App and this device');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
    expect(await isNewerWaiting(page)).toBe(true);
  });
  await test.step('a tap asks before it leaves the form, and the form is there again after it', async () => {
    front.change({ worker: newerWorker });
    await page.getByRole('button', { name: 'Reload the page' }).click();
    expect(asked).toEqual(['beforeunload']);
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
    leaves = true;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('button', { name: /Restore|Continue/ }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  });
  await test.step('at the next start the newer worker is at work', async () => {
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isNewerWaiting(next)).toBe(false);
    const kept = await next.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => url);
    });
    expect(kept.filter((url) => /\.js$/.test(url))).toEqual([]);
  });
});
