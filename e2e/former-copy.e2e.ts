import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { BrowserContext, Page } from '@playwright/test';
import { NIGHTLY } from '../server/src/testing/nightly.ts';
import { makeAccount } from './support/accounts.ts';
import { holdBack, proceduresOf } from './support/answers.ts';
import {
  moveToFormerCopy,
  isPulled,
  openFormerTab,
  sendInFormerTab,
  writeInFormerTab,
} from './support/former-build.ts';
import { inInstalledApp } from './support/installed-app.ts';
import { FROM_DEVICE, openWithCopy, onServer, rows, title, waiting } from './support/kept-recipes.ts';
import { cutOff } from './support/outages.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';

inInstalledApp();

const outbox = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.waiting.')));
const nothingWaits = (page: Page) => expect.poll(() => outbox(page)).toEqual([]);
const asksCollections = (url: URL) => proceduresOf(url).includes('playlists.changes');
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());

/** The numbers of the writes that were answered. */
function writesAnswered(context: BrowserContext): string[] {
  const numbers: string[] = [];
  context.on('response', (response) => {
    const number = response.request().headers()['x-request-id'];
    if (number) numbers.push(number);
  });
  return numbers;
}

/** A device that a former build left without a network: a soup in a collection, which was renamed and waits, and a cake. */
async function leftByFormer(page: Page): Promise<{ soup: string; cake: string; former: Page }> {
  await makeAccount(page, newPerson('alice'));
  const soup = await addRecipe(page, { title: 'Soup', ingredients: ['2 onions'] });
  const cake = await addRecipe(page, { title: 'Plum cake', ingredients: ['500 g plums'] });
  const { id } = await call<{ id: string }>(page, 'playlists.create', { name: 'Winter' });
  await call(page, 'playlists.addRecipes', { id, recipeIds: [soup] });
  await call(page, 'recipes.logCooked', {
    id: soup,
    entryId: crypto.randomUUID(),
    cookedOn: '2025-03-01',
    note: 'With more onions.',
  });
  await openWithCopy(page);
  const former = await openFormerTab(page.context());
  await page.context().setOffline(true);
  // No tab of today, which would use its copy meanwhile.
  await page.goto('about:blank');
  await moveToFormerCopy(former);
  await writeInFormerTab(former, {
    path: 'recipes.update',
    input: { id: soup, version: 1, title: 'Leek soup', ingredients: ['2 leeks'] },
    recipe: { id: soup, version: 2, title: 'Leek soup', ingredients: ['2 leeks'] },
  });
  return { soup, cake, former };
}

test('what a former build left is read without a network until all of it has been pulled, and what waits is sent once', async ({
  page,
  context,
}) => {
  const { soup, cake, former } = await leftByFormer(page);
  const answered = writesAnswered(context);
  const readsAll = async () => {
    await page.goto('/collections');
    await page.getByRole('link', { name: /Winter/ }).click();
    await page.getByRole('link', { name: 'Leek soup' }).click();
    await expect(title(page, 'Leek soup')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: '2 leeks' })).toBeVisible();
    await expect(page.getByText('With more onions.')).toBeVisible();
    await expect(page.getByText(FROM_DEVICE)).toBeVisible();
  };

  await test.step('without a network it is there, and can be changed', async () => {
    await readsAll();
    await expect(waiting(page, 1)).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: 'Add Plum cake to favorites' }).click();
    await expect(waiting(page, 2)).toBeVisible();
    await page.getByRole('link', { name: 'Collections' }).click();
    await page.getByRole('link', { name: /^Favorites/ }).click();
    await expect(rows(page).filter({ hasText: 'Plum cake' })).toBeVisible();
  });
  await test.step('a pull that breaks off takes nothing away', async () => {
    const broken = page.waitForEvent('requestfailed', (request) => asksCollections(new URL(request.url())));
    await page.route(asksCollections, (route) => route.abort());
    await context.setOffline(false);
    await broken;
    await nothingWaits(page);
    await context.setOffline(true);
    await readsAll();
    await page.unroute(asksCollections);
  });
  await test.step('it stays while something of its own tabs waits, and goes when all has been pulled', async () => {
    const release = await holdBack(page, 'playlists.changes');
    const mend = await cutOff(page, 'recipes.setFavorite', 'gone');
    const asked = page.waitForRequest((request) => asksCollections(new URL(request.url())));
    await context.setOffline(false);
    await asked;
    await writeInFormerTab(former, {
      path: 'recipes.setFavorite',
      input: { id: soup, isFavorite: true },
      recipe: { id: soup },
    });
    release();
    await expect.poll(() => isPulled(former)).toBe(true);
    expect(await databases(page)).toEqual(['larder-copy', 'larder-library']);
    await former.close();
    await mend();
    await page.reload();
    await nothingWaits(page);
    await expect.poll(() => databases(page)).toEqual(['larder-copy']);
  });
  await test.step('each was sent once, and the copy of today has it all', async () => {
    expect(await onServer(page, 'recipes.byId', { id: soup })).toMatchObject({
      title: 'Leek soup',
      version: 2,
      isFavorite: true,
    });
    expect(await onServer(page, 'recipes.byId', { id: cake })).toMatchObject({ isFavorite: true });
    expect(new Set(answered).size).toBe(3);
    expect(answered).toHaveLength(3);
    await context.setOffline(true);
    await readsAll();
  });
});

// By day both stay open: each then sends what the other may have sent.
for (const closed of NIGHTLY ? (['the former', 'the new', 'neither'] as const) : (['neither'] as const))
  test(`a tab of the former build and one of the new, both with changes that wait: ${closed} is closed first`, async ({
    page,
    context,
  }) => {
    const { soup, cake, former } = await leftByFormer(page);
    const answered = writesAnswered(context);
    await page.goto('/');
    await expect(rows(page).filter({ hasText: 'Leek soup' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Plum cake to favorites' }).click();
    await expect(waiting(page, 2)).toBeVisible();
    await writeInFormerTab(former, {
      path: 'recipes.logCooked',
      input: { id: cake, entryId: crypto.randomUUID(), cookedOn: '2025-04-01', note: 'Sweet.' },
      recipe: { id: cake },
    });
    await page.goto('/recipe/add/manual');
    await page.getByLabel('Title').fill('Rye bread');
    await page.getByRole('button', { name: 'Add Recipe' }).last().click();
    await expect(waiting(page, 4)).toBeVisible();

    if (closed === 'the former') await former.close();
    if (closed === 'the new') await page.close();
    await context.setOffline(false);
    if (closed !== 'the former') await sendInFormerTab(former);
    const next = closed === 'the new' ? await context.newPage() : page;
    if (next !== page) await next.goto('/');
    await nothingWaits(next);
    await expect(next.getByText('to be sent')).toBeHidden();

    const { items } = await onServer<{ items: RecipeDto[] }>(next, 'recipes.list', {});
    expect(items.map((recipe) => recipe.title).sort()).toEqual(['Leek soup', 'Plum cake', 'Rye bread']);
    expect(await onServer(next, 'recipes.byId', { id: soup })).toMatchObject({ version: 2 });
    expect(await onServer(next, 'recipes.byId', { id: cake })).toMatchObject({ isFavorite: true });
    expect(await onServer(next, 'recipes.cookLog', { id: cake })).toMatchObject({ total: 1 });
    expect(new Set(answered).size).toBe(4);
    expect(answered).toHaveLength(4);
    await expect.poll(() => databases(next)).toEqual(['larder-copy']);
    await context.setOffline(true);
    await next.goto('/');
    for (const name of ['Leek soup', 'Plum cake', 'Rye bread'])
      await expect(rows(next).filter({ hasText: name })).toBeVisible();
  });
