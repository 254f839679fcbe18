import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import {
  addRecipe,
  call,
  expect,
  newPerson,
  openPage,
  quickJoin,
  showInterest,
  test,
} from './support/people.ts';
import { makeAccount } from './support/accounts.ts';

/** What a screen may load before anybody touches it, with a little room: what is shown later is loaded later. */
const MOST_KB = { unread: 10, landing: 96, shared: 105, home: 186, fonts: 75 };

async function weigh(page: Page, kind: 'script' | 'font', open: () => Promise<unknown>): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === kind) bodies.push(response.body());
  };
  page.on('response', collect);
  await open();
  await page.waitForLoadState('networkidle');
  page.off('response', collect);
  const sizes = await Promise.all(bodies.map(async (body) => (await promisify(gzip)(await body)).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const weighScripts = (page: Page, open: () => Promise<unknown>) => weigh(page, 'script', open);

test('the fonts of a first page are built with what is shown of them', async ({ page }) => {
  const fonts = await weigh(page, 'font', () => page.goto('/'));
  expect(fonts).toBeGreaterThan(MOST_KB.unread);
  expect(fonts).toBeLessThan(MOST_KB.fonts);
});

test('the landing page is read without its scripts; they come at a first sign of interest, and stay light', async ({
  page,
}) => {
  expect(await weighScripts(page, () => page.goto('/'))).toBeLessThan(MOST_KB.unread);
  const all = await weighScripts(page, async () => {
    await page.goto('/');
    await showInterest(page);
  });
  expect(all).toBeGreaterThan(MOST_KB.unread);
  expect(all).toBeLessThan(MOST_KB.landing);
});

test('so does the page of a shared recipe', async ({ page, browser }) => {
  await makeAccount(page, newPerson('alice'));
  const recipeId = await addRecipe(page, { title: 'Plum cake', ingredients: ['500 g plums'] });
  const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId });
  const visitor = await openPage(browser);
  const address = `${process.env.LARDER_ORIGIN}/shared/recipe/${shareId}`;
  expect(await weighScripts(visitor, () => visitor.goto(address))).toBeLessThan(MOST_KB.unread);
  const all = await weighScripts(visitor, async () => {
    await visitor.goto(address);
    await showInterest(visitor);
  });
  expect(all).toBeGreaterThan(MOST_KB.unread);
  expect(all).toBeLessThan(MOST_KB.shared);
  await visitor.context().close();
});

test('home stays light', async ({ page }) => {
  await quickJoin(page, newPerson('alice'));
  const home = await page.context().newPage();
  const size = await weighScripts(home, async () => {
    await home.goto('/');
    await home.getByRole('heading', { level: 1 }).waitFor();
  });
  expect(size).toBeLessThan(MOST_KB.home);
});
