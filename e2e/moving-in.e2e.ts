import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ASK_EVERY_SECONDS } from '@larder/shared/live';
import type { Page } from '@playwright/test';
import { testImage } from '../server/src/testing/images.ts';
import { temporaryFolder } from '../server/src/testing/temporary-folder.ts';
import { zipped } from '../server/src/testing/zipped.ts';
import { breakDown } from './support/answers.ts';
import { inspect } from './support/inspect.ts';
import { onLoadedPage, onOnePage } from './support/one-page.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

onLoadedPage();

interface Export {
  id: string;
  status: string;
}

/** The file that this person downloads from Larder. */
async function exported(page: Page): Promise<Buffer> {
  const { id } = await call<Export>(page, 'exports.start', undefined);
  const file = `/api/exports/${id}`;
  await expect(async () => expect((await page.request.get(file)).status()).toBe(200)).toPass();
  return (await page.request.get(file)).body();
}

test.describe.serial('a library of another account', () => {
  let buffer: Buffer;

  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    for (const title of ['Soup', 'Tart']) await addRecipe(page, { title, ingredients: [`1 ${title}`] });
    buffer = await exported(page);
    await page.context().clearCookies();
    await page.goto('/');
    await makeAccount(page, newPerson('bob'));
    await addRecipe(page, { title: 'Soup', ingredients: ['1 Soup'] });
  });

  const choose = (page: Page) =>
    page
      .getByLabel('Choose files')
      .last()
      .setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer });

  test('is uploaded, also after a break, and looked at before anything is saved', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Add Recipe' }).click();
    await page.getByRole('menuitem', { name: 'More ways' }).click();
    await page.getByRole('link', { name: 'Move in from another app' }).click();
    await expect(page).toHaveTitle('Move in - Larder');
    await expect(page.getByText(/^Larder reads files from /)).toBeVisible();
    await inspect(page, 'move-in');
    await page.route('**/api/moves?**', (route) => route.abort());
    await choose(page);
    await expect(page.getByRole('progressbar', { name: 'Uploading mine.zip' })).toBeVisible();
    await inspect(page, 'move-in-upload');
    // In this order: let through, the upload would go on by itself before the reload.
    await page.reload();
    await page.unroute('**/api/moves?**');
    await expect(page.getByText(/^Choose mine\.zip again/)).toBeVisible();
    await inspect(page, 'move-in-continue');
    await choose(page);
    await expect(page.getByRole('heading', { name: '2 recipes found' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 recipe is already in your library' })).toBeVisible();
    await inspect(page, 'move-in-preview');
  });

  test('moves in without what is there already, and is taken back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Move 1 recipe in' }).click();
    await expect(page.getByRole('heading', { name: '1 recipe has moved in' })).toBeVisible();
    await expect(page.getByText('1 was already here.')).toBeVisible();
    await inspect(page, 'move-in-done');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: 'Go to Recipes' }).click();
    await expect(page.getByRole('heading', { name: 'Tart' })).toBeVisible();
    await goWithin(page, '/move-in');
    await page.getByRole('button', { name: 'Undo' }).click();
    const question = page.getByRole('alertdialog', { name: 'Undo this move?' });
    await expect(question).toContainText('1 recipe is deleted for good.');
    await question.getByRole('button', { name: 'Undo the move' }).click();
    await expect(page.getByRole('heading', { name: 'The move was undone' })).toBeVisible();
    await goWithin(page, '/');
    await expect(page.getByRole('heading', { name: 'Soup' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tart' })).toBeHidden();
  });

  test('that Larder cannot read says so, and another file can be tried', async ({ page }) => {
    await goWithin(page, '/move-in');
    const notes = { name: 'notes.bin', mimeType: 'application/octet-stream', buffer: Buffer.from([1, 0, 2]) };
    await page.getByLabel('Choose files').last().setInputFiles(notes);
    await expect(page.getByRole('alert')).toHaveText("Larder doesn't know this kind of file.");
    await inspect(page, 'move-in-failed');
    await expect(page.getByText('Choose files', { exact: true })).toBeVisible();
  });

  test('is followed on screen by the live stream, without asking for its state', async ({ page }) => {
    await page.route('**/trpc/**moves.state**', (route) => route.abort());
    await choose(page);
    await page.getByRole('button', { name: 'Move 1 recipe in' }).click();
    await expect(page.getByRole('heading', { name: '1 recipe has moved in' })).toBeVisible();
    await page.unroute('**/trpc/**moves.state**');
  });

  test('that no program wrote is read as text, if one likes', async ({ page }) => {
    await page.goto('/move-in');
    const buffer = Buffer.from(NOTED_RECIPE);
    await page.getByLabel('Choose files').last().setInputFiles({ name: 'supper.wri', mimeType: '', buffer });
    await expect(page.getByRole('alert')).toHaveText(
      'supper.wri is a text of no program that Larder knows. What it says can be read as one recipe.',
    );
    await inspect(page, 'move-in-text');
    await page.getByRole('link', { name: 'Read it as text' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Lentil soup');
  });
});

test('undoing asks with both numbers, and names what stays because the file does not hold it', async ({
  page,
}) => {
  await makeAccount(page, newPerson('erna'));
  const names = ['Soup', 'Tart', 'Stew', 'Bread', 'Salad', 'Cake'];
  const buffer = await zipped(
    Object.fromEntries(names.map((name) => [`${name}.cook`, `>> title: ${name}\nSimmer @leeks{2}.`])),
  );
  await page.goto('/move-in');
  const chosen = { name: 'mine.zip', mimeType: 'application/zip', buffer };
  await page.getByLabel('Choose files').setInputFiles(chosen);
  await page.getByRole('button', { name: 'Move 6 recipes in' }).click();
  await expect(page.getByRole('heading', { name: '6 recipes have moved in' })).toBeVisible();
  const input = encodeURIComponent(JSON.stringify({ json: {} }));
  const listed = await page.request.get(`${process.env.LARDER_ORIGIN}/trpc/recipes.list?input=${input}`);
  const { result } = (await listed.json()) as {
    result: { data: { json: { items: { id: string; title: string }[] } } };
  };
  const kept = result.data.json.items.filter(({ title }) => title !== 'Cake' && title !== 'Salad');
  for (const { id } of kept) await call(page, 'recipes.setFavorite', { id, isFavorite: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo this move?' });
  await expect(question).toContainText('2 recipes are deleted for good.');
  await expect(question).toContainText('4 recipes stay');
  await expect(question).toContainText('and 1 more');
  await inspect(page, 'move-in-undo-question');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await question.getByRole('button', { name: 'Undo the move' }).click();
  await expect(page.getByRole('heading', { name: '4 recipes stayed' })).toBeVisible();
  const list = page.getByRole('list', { name: '4 recipes stayed' });
  for (const { title } of kept) await expect(list.getByRole('link', { name: title })).toBeVisible();
  await inspect(page, 'move-in-undone');
  await list.getByRole('link', { name: 'Soup' }).click();
  await expect(page.getByRole('heading', { name: 'Soup' })).toBeVisible();
});

test('a file goes through a proxy that lets a megabyte pass', async ({ page }) => {
  await makeAccount(page, newPerson('nora'));
  const sizes: number[] = [];
  await page.route('**/api/moves?**', (route) => {
    const { length } = route.request().postDataBuffer() ?? Buffer.alloc(0);
    sizes.push(length);
    if (length <= 1_000_000) return route.continue();
    return route.fulfill({
      status: 413,
      contentType: 'text/html',
      body: '<h1>Request Entity Too Large</h1>',
    });
  });
  await page.goto('/move-in');
  const buffer = await zipped({ 'soup.cook': 'Simmer @leeks{2}.', 'more.bin': randomBytes(1_200_000) });
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible();
  expect(sizes.map((size) => size > 1_000_000)).toEqual([true, false, false, false]);
});

test('further pictures of a recipe come along, and whoever has its link sees them large', async ({
  page,
}) => {
  await makeAccount(page, newPerson('carol'));
  const names = ['cover', 'whole', 'cut', 'served'].map((name) => `../pictures/${name}.jpg`);
  const colours = ['#8a5a2b', '#b5651d', '#6b8e23', '#c08552'];
  const recipe = {
    '@context': ['https://schema.org', { larder: 'urn:larder:' }],
    ...{ '@type': 'Recipe', name: 'Walnut tart', image: names },
    ...{ 'larder:cover': names[0], 'larder:gallery': names.slice(1) },
    'larder:ingredients': ['200 g walnuts', '1 pastry case'],
    'larder:instructions': ['Fill the case.', 'Bake for 30 minutes.'],
  };
  const pictures = names.map(async (name, index) => {
    const sides = index === 2 ? [600, 900] : [900, 600];
    return [name.slice(3), await testImage(sides[0], sides[1], colours[index])] as const;
  });
  const buffer = await zipped({
    ...{ 'recipes/tart.json': JSON.stringify(recipe), 'collections.json': '[]' },
    ...Object.fromEntries(await Promise.all(pictures)),
  });
  await page.goto('/move-in');
  await page
    .getByLabel('Choose files')
    .last()
    .setInputFiles({ name: 'tart.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByText('3 more pictures')).toBeVisible();
  await page.getByRole('button', { name: 'Move 1 recipe in' }).click();
  await page.getByRole('link', { name: 'Go to Recipes' }).click();
  await page.getByRole('link', { name: 'Walnut tart' }).first().click();
  const gallery = page.getByRole('region', { name: 'More pictures' });
  const shown = gallery.getByRole('button', { name: /^Enlarge picture/ });
  await expect(shown).toHaveCount(3);
  await inspect(page, 'recipe-gallery');
  await gallery.getByRole('button', { name: 'Enlarge picture 1' }).click();
  await expect(page.getByRole('img', { name: 'Picture 1 of Walnut tart' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'Picture 2 of 3' })).toBeVisible();
  await inspect(page, 'recipe-gallery-large');
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove picture 2?' })
    .getByRole('button', { name: 'Remove picture' })
    .click();
  await expect(shown).toHaveCount(2);

  const recipeId = new URL(page.url()).pathname.split('/').pop();
  const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId });
  await page.context().clearCookies();
  await page.goto(`/shared/recipe/${shareId}`);
  await expect(shown).toHaveCount(2);
  await inspect(page, 'shared-gallery');
  await gallery.getByRole('button', { name: 'Enlarge picture 2' }).click();
  const large = page.getByRole('img', { name: 'Picture 2 of Walnut tart' });
  await expect(large).toBeVisible();
  await expect.poll(() => large.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
});

const NOTED_RECIPE = [
  'Lentil soup',
  '',
  'Ingredients',
  '200 g red lentils',
  '1 onion, chopped',
  '1 l water',
  '',
  'Method',
  'Fry the onion. Add lentils and water, and simmer for 20 minutes.',
].join('\n');

test.describe('several files and folders', () => {
  const cook = (title: string) => `---\ntitle: ${title}\n---\nMix @flour{200%g} with @milk{1%cup}.\n`;
  const found = (page: Page, n: number) =>
    expect(page.getByRole('heading', { name: `${n} recipes found` })).toBeVisible();
  let folder: string;

  test.beforeAll(async () => {
    folder = path.join(await temporaryFolder('larder-cookbook-'), 'My cookbook');
    for (const title of ['Walnut tart', 'Leek soup']) {
      await mkdir(path.join(folder, title), { recursive: true });
      const recipe = {
        '@type': 'Recipe',
        name: title,
        recipeIngredient: ['1 leek'],
        recipeInstructions: ['Cook.'],
      };
      await writeFile(path.join(folder, title, 'recipe.json'), JSON.stringify(recipe));
      await writeFile(path.join(folder, title, 'full.jpg'), await testImage());
    }
    await writeFile(path.join(folder, '.DS_Store'), 'not a recipe');
  });
  test.afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

  test('that are chosen together move in as one', async ({ page }) => {
    await makeAccount(page, newPerson('alice'));
    await page.goto('/move-in');
    const files = ['soup', 'tart', 'pie'].map((name) => ({
      ...{ name: `${name}.cook`, mimeType: 'text/plain', buffer: Buffer.from(cook(name)) },
    }));
    await page.getByLabel('Choose files').setInputFiles(files);
    await found(page, 3);
    await expect(page.getByText('pie.cook and 2 more, from Cooklang')).toBeVisible();
  });

  test('a folder goes on where its upload stopped when it is chosen again', async ({ page }) => {
    await makeAccount(page, newPerson('bob'));
    await page.goto('/move-in');
    await page.route('**/api/moves?**', (route) => route.abort());
    await page.getByLabel('Choose a folder').setInputFiles(folder);
    await expect(page.getByRole('progressbar', { name: 'Uploading My cookbook' })).toBeVisible();
    await page.reload();
    await page.unroute('**/api/moves?**');
    await expect(page.getByText(/^Choose My cookbook again/)).toBeVisible();
    await page.getByLabel('Choose a folder').setInputFiles(folder);
    await found(page, 2);
    await page.getByRole('button', { name: 'Move 2 recipes in' }).click();
    await expect(page.getByRole('heading', { name: '2 recipes have moved in' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Recipes' }).click();
    await expect(page.getByRole('heading', { name: 'Walnut tart' })).toBeVisible();
    await expect(page.getByRole('main').locator('article img').first()).toBeVisible();
  });

  test('a folder is dropped as it lies on the disk', async ({ page }) => {
    await makeAccount(page, newPerson('carol'));
    await page.goto('/move-in');
    const place = (await page.getByText('Drop a file or a folder here').boundingBox())!;
    const devtools = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', {
        ...{ type, x: place.x + 5, y: place.y + 5 },
        data: { items: [], files: [folder], dragOperationsMask: 1 },
      });
    await found(page, 2);
    await expect(page.getByText(/^My cookbook, from /)).toBeVisible();
  });
});

// Last, since the page keeps its clock.
test('a tab without a stream asks for the state of a move every half a minute', async ({ page }) => {
  const isOf = (procedure: string) => (message: { url: () => string }) => message.url().includes(procedure);
  const stateOnServer = async () => {
    const answer = await page.request.get(`${process.env.LARDER_ORIGIN}/trpc/moves.state`);
    return ((await answer.json()) as { result: { data: { json: Export } } }).result.data.json.status;
  };
  await page.clock.install();
  await makeAccount(page, newPerson('dora'));
  await page.route('**/trpc/live.changes**', (route) => route.fulfill({ status: 429 }));
  const refused = page.waitForResponse(isOf('live.changes'));
  await page.goto('/move-in');
  await refused;
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();

  const answerAgain = await breakDown(page, 'moves.state');
  const sent = page.waitForResponse(isOf('moves.state'));
  const buffer = await zipped({ 'soup.cook': 'Simmer @leeks{2}.', 'tart.cook': 'Bake @plums{500%g}.' });
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer });
  await sent;
  await expect.poll(stateOnServer).toBe('ready');
  await answerAgain();
  const found = page.getByRole('heading', { name: '2 recipes found' });
  await expect(found).toBeHidden();
  const asked = page.waitForResponse(isOf('moves.state'));
  await page.clock.fastForward(ASK_EVERY_SECONDS * 1_000);
  await asked;
  await expect(found).toBeVisible();
});
