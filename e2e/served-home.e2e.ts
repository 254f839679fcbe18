import type { Page } from '@playwright/test';
import { addRecipe, appRuns, expect, newPerson, quickJoin, test } from './support/people.ts';

test('home shows the first recipes before a script has run, and asks for them no second time', async ({
  page,
}) => {
  await quickJoin(page, newPerson('alice'));
  await addRecipe(page, { title: 'Served soup' });
  const letGo = await holdScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'commit' });
  const title = page.getByText('Served soup');
  await expect(title).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  const before = await title.boundingBox();
  letGo();
  await appRuns(page);
  await expect(page.getByRole('link', { name: 'Served soup' })).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
  expect(asked.filter((path) => path.includes('recipes.list') || path.includes('auth.session'))).toEqual([]);
  await page.getByRole('link', { name: 'Served soup' }).click();
  await expect(page.getByRole('heading', { name: 'Served soup', level: 1 })).toBeVisible();
});

test('home as a grid is not first seen as a list', async ({ page }) => {
  await quickJoin(page, newPerson('bob'));
  await addRecipe(page, { title: 'Served stew' });
  await page.reload();
  await page.getByRole('radio', { name: 'Grid view' }).click();
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('#root')).toBeHidden();
  letGo();
  await expect(page.getByText('Served stew')).toBeVisible();
});

/** All but the one that runs before anything is painted. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('served-home')) await held;
    await route.continue();
  });
  return () => letGo();
}
