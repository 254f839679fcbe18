import type { Page } from '@playwright/test';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { inInstalledApp } from './support/installed-app.ts';
import { proceduresOf } from './support/answers.ts';
import { inspect } from './support/inspect.ts';
import { FROM_DEVICE, openWithCopy, onServer, rows, title, waiting } from './support/kept-recipes.ts';
import { makeAccount } from './support/accounts.ts';
import {
  addRecipe,
  call,
  expect,
  newPerson,
  openPage,
  quickJoin,
  RECIPE_SITE,
  test,
  type Person,
} from './support/people.ts';
import { goWithin } from './support/screens.ts';

inInstalledApp();
// So that the last of a run do not wait for one another.
test.describe.configure({ mode: 'parallel' });

async function edit(page: Page, name: string, change: { to: string }): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(title(page, name)).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill(change.to);
  await page.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(title(page, change.to)).toBeVisible();
}

async function withTwoRecipes(page: Page, alice: Person): Promise<{ soup: string; cake: string }> {
  await makeAccount(page, alice);
  const soup = await addRecipe(page, { title: 'Soup', ingredients: ['2 onions'] });
  const cake = await addRecipe(page, { title: 'Plum cake', ingredients: ['500 g plums'] });
  await openWithCopy(page);
  return { soup, cake };
}

/** Without a network a favorite was chosen and a recipe renamed. */
async function withTwoChanges(page: Page): Promise<{ soup: string; cake: string }> {
  const ids = await withTwoRecipes(page, newPerson('alice'));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add Plum cake to favorites' }).click();
  await edit(page, 'Soup', { to: 'Leek soup' });
  return ids;
}

/** Writes until not one more character has room. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let filler = '';
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      const more = filler + 'x'.repeat(size);
      try {
        localStorage.setItem('filler', more);
        filler = more;
      } catch {
        // Too much: half of it is tried.
      }
    }
  });
}

test('what is changed without a network waits, also for the next tab, and is sent in order, once', async ({
  page,
  context,
}) => {
  const { soup, cake } = await withTwoRecipes(page, newPerson('alice'));
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText(FROM_DEVICE)).toBeVisible();

  await test.step('a favorite, two edits after one another, a new recipe and a link', async () => {
    await page.getByRole('button', { name: 'Add Plum cake to favorites' }).click();
    await expect(waiting(page, 1)).toBeVisible();
    await edit(page, 'Soup', { to: 'Onion soup' });
    await goWithin(page, '/');
    await edit(page, 'Onion soup', { to: 'Onion soup with cheese' });
    await goWithin(page, '/recipe/add/manual');
    await page.getByLabel('Title').fill('Rye bread');
    await page.getByRole('button', { name: 'Add Recipe' }).last().click();
    await expect(title(page, 'Rye bread')).toBeVisible();
    await goWithin(page, '/import');
    await page.getByLabel('Paste a link or a recipe').fill(`${RECIPE_SITE()}/recipe`);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText("Saved on this device. We'll import it once Larder can be reached.").first(),
    ).toBeVisible();
    await expect(waiting(page, 5)).toBeVisible();
    await inspect(page, 'changes-waiting');
  });

  const other = await context.newPage();
  await test.step('the tab is closed; the next one shows it all and adds to it', async () => {
    await page.close();
    await other.goto('/');
    await expect(waiting(other, 5)).toBeVisible();
    await expect(rows(other).filter({ hasText: 'Onion soup with cheese' })).toBeVisible();
    await expect(rows(other).filter({ hasText: 'Rye bread' })).toBeVisible();
    await edit(other, 'Rye bread', { to: 'Dark rye bread' });
    await expect(waiting(other, 6)).toBeVisible();
  });

  const third = await context.newPage();
  await third.goto('/');
  await test.step('back in the network, with two tabs, all of it is done once', async () => {
    await context.setOffline(false);
    await expect(other.getByText('to be sent')).toBeHidden({ timeout: 40_000 });
    await expect(other.getByText(FROM_DEVICE)).toBeHidden();
    const { items } = await onServer<{ items: RecipeDto[] }>(other, 'recipes.list', {});
    expect(items.map((recipe) => recipe.title).sort()).toEqual([
      'Dark rye bread',
      'Onion soup with cheese',
      'Plum cake',
    ]);
    expect(await onServer(other, 'recipes.byId', { id: soup })).toMatchObject({ version: 3 });
    expect(await onServer(other, 'recipes.byId', { id: cake })).toMatchObject({ isFavorite: true });
    expect(await onServer(other, 'imports.list', {})).toMatchObject({ total: 1 });
  });
});

test('what is ticked off at the shop is ticked in the kitchen, on another device', async ({
  page,
  context,
  browser,
}) => {
  const alice = newPerson('alice');
  await makeAccount(page, alice);
  const ingredients = ['2 onions', '1 leek', '1 l stock'];
  const soup = await addRecipe(page, { title: 'Soup', ingredients });
  await openWithCopy(page);
  const line = (on: Page, name: string) => on.getByRole('checkbox', { name });
  await context.setOffline(true);
  await goWithin(page, `/recipe/${soup}`);
  for (const name of ingredients) await line(page, name).check();
  await line(page, '1 leek').uncheck();
  await expect(waiting(page, 1)).toBeVisible();
  const numberWaiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.waiting.')).length);
  await expect.poll(numberWaiting).toBe(4);
  await page.reload();
  await expect(line(page, '2 onions')).toBeChecked();

  const tablet = await openPage(browser, { serviceWorkers: 'block' });
  await call(tablet, 'auth.signIn', { email: alice.email, password: alice.password });
  await tablet.goto(`/recipe/${soup}`);
  await expect(line(tablet, '2 onions')).not.toBeChecked();
  await context.setOffline(false);
  await expect
    .poll(() => onServer(tablet, 'recipes.ticks', { id: soup }), { timeout: 40_000 })
    .toEqual([true, false, true].map((isTicked, place) => expect.objectContaining({ place, isTicked })));
  await expect(waiting(page, 1)).toBeHidden();
  await tablet.reload();
  await expect(line(tablet, '2 onions')).toBeChecked();
  await expect(line(tablet, '1 l stock')).toBeChecked();
  await expect(line(tablet, '1 leek')).not.toBeChecked();

  await tablet.getByRole('button', { name: 'Untick all' }).click();
  await expect
    .poll(() => onServer(tablet, 'recipes.ticks', { id: soup }))
    .not.toContainEqual(expect.objectContaining({ isTicked: true }));
  await page.reload();
  await expect(line(page, '2 onions')).not.toBeChecked();
  await tablet.close();
});

test('what was ticked off in a tab that ended before it was sent is sent when the recipe is opened again', async ({
  page,
  context,
}) => {
  await quickJoin(page, newPerson('alice'));
  const soup = await addRecipe(page, { title: 'Soup', ingredients: ['2 onions', '1 leek'] });
  const ended = await context.newPage();
  // Not held back: what waits when a tab is closed may still be let go.
  const isTick = (url: URL) => proceduresOf(url).includes('recipes.tick');
  const lost = ended.waitForEvent('requestfailed', (request) => isTick(new URL(request.url())));
  // In every tab: one that is still open sends what waits.
  await context.route(isTick, (route) => route.abort());
  await ended.goto(`/recipe/${soup}`);
  await ended.getByRole('checkbox', { name: '2 onions' }).check();
  await lost;
  await ended.close();
  expect(await onServer(page, 'recipes.ticks', { id: soup })).toEqual([]);
  await context.unroute(isTick);
  await page.goto(`/recipe/${soup}`);
  await expect(page.getByRole('checkbox', { name: '2 onions' })).toBeChecked();
  await expect
    .poll(() => onServer(page, 'recipes.ticks', { id: soup }))
    .toEqual([expect.objectContaining({ place: 0, isTicked: true })]);
});

test('a change whose answer was lost', async ({ page }) => {
  const { soup } = await withTwoRecipes(page, newPerson('alice'));

  await test.step('a change whose answer was lost is sent again and made once', async () => {
    await page.route('**/trpc/recipes.update*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await edit(page, 'Soup', { to: 'Leek soup' });
    await expect(waiting(page, 1)).toBeVisible();
    await call(page, 'recipes.update', { id: soup, version: 2, title: 'Potato soup', ingredients: [] });
    await page.unroute('**/trpc/recipes.update*');
    await tryAgain(page);
    await expect(waiting(page, 1)).toBeHidden();
    // It was made before the other device's change, which stays.
    expect(await onServer(page, 'recipes.byId', { id: soup })).toMatchObject({
      title: 'Potato soup',
      version: 3,
    });
    await expect(page.getByText('A change was not saved.')).toBeHidden();
  });
  await test.step('a change whose answer was lost, and whose recipe is gone for good since, counts as done', async () => {
    let id = '';
    await page.route('**/trpc/recipes.create*', async (route) => {
      const made = await route.fetch();
      ({ id } = (
        (await made.json()) as [{ result: { data: { json: { id: string } } } }]
      )[0].result.data.json);
      await route.abort('connectionreset');
    });
    await goWithin(page, '/recipe/add/manual');
    await page.getByLabel('Title').fill('Rye bread');
    await page.getByRole('button', { name: 'Add Recipe' }).last().click();
    await expect(waiting(page, 1)).toBeVisible();
    await call(page, 'recipes.delete', { id });
    await call(page, 'bin.remove', { ids: [id] });
    await page.unroute('**/trpc/recipes.create*');
    await tryAgain(page);
    await expect(waiting(page, 1)).toBeHidden();
    await expect(page.getByText('A change was not saved.')).toBeHidden();
    expect(await onServer(page, 'recipes.list', { search: 'Rye bread' })).toMatchObject({ total: 0 });
  });
});

test('a tab that is closed while it sends loses nothing, and nothing is made twice', async ({
  page,
  context,
}) => {
  const { soup, cake } = await withTwoChanges(page);
  await goWithin(page, '/recipe/add/manual');
  await page.getByLabel('Title').fill('Rye bread');
  await page.getByRole('button', { name: 'Add Recipe' }).last().click();
  await expect(waiting(page, 3)).toBeVisible();

  // The server has made the second one; its answer never comes, and the third is not sent yet.
  const isMade = new Promise<void>((resolve) => {
    void page.route('**/trpc/recipes.update*', async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await context.setOffline(false);
  await isMade;
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  const titles = async () => {
    const { items } = await onServer<{ items: RecipeDto[] }>(next, 'recipes.list', {});
    return items.map((recipe) => recipe.title).sort();
  };
  await expect.poll(titles, { timeout: 40_000 }).toEqual(['Leek soup', 'Plum cake', 'Rye bread']);
  await expect(next.getByText('to be sent')).toBeHidden();
  expect(await onServer(next, 'recipes.byId', { id: soup })).toMatchObject({ version: 2 });
  expect(await onServer(next, 'recipes.byId', { id: cake })).toMatchObject({ isFavorite: true });
});

test('a tab that crashes with changes waiting loses none, and each is made once when Larder is opened again', async ({
  page,
  context,
}) => {
  const { soup, cake } = await withTwoChanges(page);
  await expect(waiting(page, 2)).toBeVisible();

  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // It never answers: whoever would is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await next.goto('/');
  await expect(waiting(next, 2)).toBeVisible();
  // What is left of the crashed tab cannot be told of the network.
  await page.close();
  await context.setOffline(false);
  await expect(next.getByText('to be sent')).toBeHidden({ timeout: 40_000 });
  expect(await onServer(next, 'recipes.byId', { id: soup })).toMatchObject({
    title: 'Leek soup',
    version: 2,
  });
  expect(await onServer(next, 'recipes.byId', { id: cake })).toMatchObject({ isFavorite: true });
  await next.close();
});

test('with no room left for a change the form says that it was not saved, and holds what was typed', async ({
  page,
  context,
}) => {
  const { soup } = await withTwoRecipes(page, newPerson('alice'));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Soup', exact: true }).first().click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill('Leek soup');
  await fillStorage(page);
  await page.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(page.getByRole('alert').first()).toContainText('Failed to update recipe');
  await expect(page.getByText(/this device has no room to keep the change/).first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Leek soup');
  await expect(page.getByText('to be sent')).toBeHidden();
  await inspect(page, 'no-room-for-a-change');

  await page.evaluate(() => localStorage.removeItem('filler'));
  await page.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(title(page, 'Leek soup')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('to be sent')).toBeHidden({ timeout: 40_000 });
  expect(await onServer(page, 'recipes.byId', { id: soup })).toMatchObject({
    title: 'Leek soup',
    version: 2,
  });
});

test('an edit that met a newer one is not lost: its person decides', async ({ page, context, browser }) => {
  const alice = newPerson('alice');
  const { soup } = await withTwoRecipes(page, alice);
  await context.setOffline(true);
  await edit(page, 'Soup', { to: 'Leek soup' });
  await goWithin(page, '/');
  await edit(page, 'Leek soup', { to: 'Leek and potato soup' });

  const other = await openPage(browser);
  await call(other, 'auth.signIn', { email: alice.email, password: alice.password });
  await call(other, 'recipes.update', { id: soup, version: 1, title: 'Fish soup', ingredients: [] });
  await other.close();
  await context.setOffline(false);
  // The second edit was built on the first one and says it has met no newer version: it is not made either.
  await expect(page.getByText('A change was not saved.')).toBeVisible({ timeout: 40_000 });
  expect(await onServer(page, 'recipes.byId', { id: soup })).toMatchObject({
    title: 'Fish soup',
    version: 2,
  });

  await test.step('signing out would lose it and says so', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByText(/^There are changes on this device/)).toBeVisible();
  });
  await page.getByRole('button', { name: 'See why' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes that were not saved' });
  await expect(dialog.getByText('Leek and potato soup')).toBeVisible();
  await inspect(page, 'changes-refused');
  await dialog.getByRole('button', { name: 'Open the form' }).click();
  await page.getByRole('button', { name: /Restore|Continue/ }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Leek and potato soup');
  await page.getByRole('button', { name: 'Save Changes' }).last().click();
  await page.getByRole('button', { name: 'Keep My Version' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(title(page, 'Leek and potato soup')).toBeVisible();
  await expect(page.getByText('A change was not saved.')).toBeHidden();
});

/** Presses it where it is still there: what waits is also sent by itself. */
async function tryAgain(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Try Again' });
  await buttons.evaluateAll((all) => all.forEach((button) => (button as HTMLButtonElement).click()));
}
