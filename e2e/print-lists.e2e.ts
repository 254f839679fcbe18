import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';
import { makeFavorites } from './support/database.ts';
import { onLoadedPage } from './support/one-page.ts';
import { goWithin } from './support/screens.ts';

onLoadedPage();

const COUNT = 130;
const nameOf = (n: number) => `Dish number ${String(n).padStart(3, '0')}`;

async function fill(page: Page): Promise<string> {
  const alice = newPerson('alice');
  await makeAccount(page, alice);
  const recipeIds: string[] = [];
  for (let n = 1; n <= COUNT; n++) {
    const id = await addRecipe(page, {
      title: nameOf(n),
      prepTime: 10,
      cookTime: 25,
      tags: [`tag ${n}`],
      ingredients: [`${n} g salt`],
      instructions: [`Wait for ${n} minutes.`],
    });
    recipeIds.push(id);
  }
  await makeFavorites(alice.email);
  const { id } = await call<{ id: string }>(page, 'playlists.create', { name: 'Sunday' });
  for (let at = 0; at < COUNT; at += 50)
    await call(page, 'playlists.addRecipes', { id, recipeIds: recipeIds.slice(at, at + 50) });
  return `/collection/${id}`;
}

/** From now on printing notes what is on the paper, as often as it is asked for. */
const notePrints = (page: Page) =>
  page.evaluate(() => {
    window.print = () =>
      Object.assign(window, { printed: document.querySelector<HTMLElement>('.print-sheet')?.textContent });
  });
const printed = (page: Page) => page.evaluate(() => (window as unknown as { printed?: string }).printed);

test('lists print all their names, times and tags, and a collection its recipes too', async ({ page }) => {
  const collection = await fill(page);
  for (const [path, name] of [
    ['/', 'All Recipes'],
    ['/favorites', 'Favorites'],
    [collection, 'Sunday'],
  ] as const) {
    await (path === '/' ? page.goto(path) : goWithin(page, path));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Until it is known how many there are, the browser prints what it shows.
    await expect(page.getByRole('button', { name: 'Print this list' })).toBeEnabled();
    await notePrints(page);
    await page.evaluate(() => Reflect.deleteProperty(window, 'printed'));
    const dialog = page.getByRole('dialog', { name: 'Print this list' });
    // Not all of it is loaded: the browser would print without waiting for the rest.
    await page.keyboard.press('Control+p');
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await expect.poll(() => printed(page)).toContain(nameOf(COUNT));
    const paper = (await printed(page))!;
    expect(paper).toContain(name);
    expect(paper).toContain(`${COUNT} recipes`);
    for (let n = 1; n <= COUNT; n++) expect(paper).toContain(`${nameOf(n)}35 min · tag ${n}`);
    expect(paper).not.toContain('g salt');
    const sheet = page.locator('.print-sheet');
    await expect(sheet.getByRole('button', { includeHidden: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
  const dialog = page.getByRole('dialog', { name: 'Print this list' });
  await dialog.getByRole('checkbox', { name: /^The recipes too/ }).check();
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => printed(page)).toContain(`Wait for ${COUNT} minutes.`);
  const paper = (await printed(page))!;
  for (let n = 1; n <= COUNT; n++) expect(paper).toContain(`${n} g salt`);
  // The table of contents comes first.
  expect(paper.indexOf(nameOf(COUNT))).toBeLessThan(paper.indexOf('1 g salt'));
});

test('a list that is all there prints by the browser alone', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const recipeIds: string[] = [];
  for (let n = 1; n <= 40; n++)
    recipeIds.push(await addRecipe(page, { title: nameOf(n), tags: [`tag ${n}`] }));
  const { id } = await call<{ id: string }>(page, 'playlists.create', { name: 'Sunday' });
  await call(page, 'playlists.addRecipes', { id, recipeIds });
  await page.goto(`/collection/${id}`);
  await expect(page.getByRole('heading', { name: nameOf(1) })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        return document.querySelector('.print-sheet')?.textContent ?? '';
      }),
    )
    .toContain(nameOf(40));
  const paper = (await page.locator('.print-sheet').textContent())!;
  for (let n = 1; n <= 40; n++) expect(paper).toContain(`${nameOf(n)}tag ${n}`);
});
