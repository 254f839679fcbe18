import type { Browser, Locator, Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { inspect } from './support/inspect.ts';
import { addRecipe, call, expect, idOf, makeFollower, newPerson, openPage, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

/** Somebody signed in, in a browser of their own. */
async function join(browser: Browser, name: string): Promise<Page> {
  const page = await openPage(browser);
  await makeAccount(page, { ...newPerson(name.toLowerCase()), displayName: name });
  return page;
}

const shared = (page: Page) => page.getByRole('region', { name: 'Shared with you' });

test.describe.serial('a collection that is limited to a follower', () => {
  let page: Page;
  let bobs: Page;
  let carols: Page;
  let alice: string;
  let soup: string;
  let id: string;
  let edit: Locator;
  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await makeAccount(page, { ...newPerson('alice'), displayName: 'Alice' });
    [bobs, carols] = [await join(browser, 'Bob'), await join(browser, 'Carol')];
    for (const follower of [bobs, carols]) await makeFollower(follower, page);
    alice = await idOf(page);
    edit = page.getByRole('dialog', { name: 'Edit Collection' });
    soup = await addRecipe(page, { title: 'Barley soup', ingredients: ['200 g barley'] });
  });
  test.afterAll(() => Promise.all([page, bobs, carols].map((each) => each.context().close())));

  test('nothing is shared with a follower at first', async () => {
    for (const follower of [bobs, carols]) {
      await follower.goto('/collections');
      await expect(follower.getByText('1 collection', { exact: true })).toBeVisible();
      await expect(shared(follower)).toBeHidden();
    }
  });

  test('the owner searches among the followers and chooses by keyboard alone', async () => {
    await page.goto('/collections');
    await page.getByRole('button', { name: 'Add Collection' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Collection' });
    await dialog.getByLabel('Name').fill('Soups for Bob');
    await expect(dialog.getByRole('region', { name: 'People' })).toBeHidden();
    await dialog.getByRole('radio', { name: /^Limited/ }).check();
    await expect(
      dialog.getByText("You haven't chosen anyone, so all your followers can see it."),
    ).toBeVisible();
    await expect(dialog.getByRole('option')).toHaveCount(2);
    const search = dialog.getByRole('combobox', { name: 'Search your followers' });
    await search.fill('zzz');
    await expect(dialog.getByText('No followers found for “zzz”')).toBeVisible();
    // By keyboard alone.
    await search.fill('bo');
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(dialog.getByRole('option', { name: /Bob/, selected: true })).toBeVisible();
    await expect(dialog.getByText('1 of 200')).toBeVisible();
    await dialog.getByRole('button', { name: 'Clear search' }).click();
    await expect(dialog.getByRole('option')).toHaveCount(2);
    await inspect(page, 'limited-choice');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: /Soups for Bob/ })).toContainText('Limited to 1 follower');
  });

  test('the open page of who was chosen shows the collection, and no page of another follower does', async () => {
    // Bob's open page hears of it; Carol's shows nothing, the profile neither.
    await expect(shared(bobs).getByRole('link', { name: /Soups for Bob/ })).toContainText('by Alice');
    await inspect(bobs, 'shared-with-you');
    await carols.reload();
    await expect(carols.getByText('1 collection', { exact: true })).toBeVisible();
    await expect(shared(carols)).toBeHidden();
    await goWithin(carols, `/profile/${alice}`);
    await expect(carols.getByRole('heading', { name: 'No Collections' })).toBeVisible();
  });

  test('who was chosen opens the collection and its recipes; another follower is refused', async () => {
    await page.getByRole('link', { name: /Soups for Bob/ }).click();
    id = new URL(page.url()).pathname.split('/').at(-1)!;
    await call(page, 'playlists.addRecipes', { id, recipeIds: [soup] });
    await shared(bobs)
      .getByRole('link', { name: /Soups for Bob/ })
      .click();
    await expect(bobs).toHaveURL(`/user/${alice}/collection/${id}`);
    await expect(bobs.getByText('Followers Only')).toBeVisible();
    await bobs.getByRole('link', { name: /Barley soup/ }).click();
    await expect(bobs.getByText('200 g barley')).toBeVisible();
    await goWithin(carols, `/user/${alice}/collection/${id}`);
    await expect(carols.getByText('You do not have permission to view this collection')).toBeVisible();
  });

  test('the end of the follow takes the name off, and opens the collection to no other follower', async () => {
    await call(bobs, 'follows.unfollow', { userId: alice });
    await bobs.goto('/collections');
    await expect(bobs.getByText('1 collection', { exact: true })).toBeVisible();
    await expect(shared(bobs)).toBeHidden();
    await bobs.goto(`/user/${alice}/collection/${id}`);
    await expect(bobs.getByText('You do not have permission to view this collection')).toBeVisible();
    await carols.reload();
    await expect(carols.getByText('You do not have permission to view this collection')).toBeVisible();
  });

  test('a collection without a follower left says so, and another follower is chosen', async () => {
    await page.reload();
    await expect(page.getByText('Limited to nobody')).toBeVisible();
    await page.getByRole('button', { name: 'Edit collection' }).click();
    await expect(edit.getByText('Everyone you chose has stopped following you.')).toBeVisible();
    await inspect(page, 'limited-to-nobody');
    await edit.getByRole('option', { name: /Carol/ }).click();
    await expect(edit.getByRole('button', { name: 'Remove Carol' })).toBeVisible();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Limited to 1 follower')).toBeVisible();
    await carols.reload();
    await expect(carols.getByRole('heading', { name: 'Soups for Bob' })).toBeVisible();
  });

  test('without a chosen follower it is for all followers, and is shared with none of them by name', async () => {
    await page.getByRole('button', { name: 'Edit collection' }).click();
    await edit.getByRole('button', { name: 'Remove Carol' }).click();
    await expect(edit.getByRole('combobox')).toBeFocused();
    await expect(edit.getByText('0 of 200')).toBeVisible();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Limited', { exact: true })).toBeVisible();
    await carols.reload();
    await expect(carols.getByRole('heading', { name: 'Soups for Bob' })).toBeVisible();
    await goWithin(carols, '/collections');
    await expect(carols.getByText('1 collection', { exact: true })).toBeVisible();
    await expect(shared(carols)).toBeHidden();
  });
});

test('what cannot be loaded or is too much says so, where people are chosen', async ({ page, browser }) => {
  await makeAccount(page, { ...newPerson('alice'), displayName: 'Alice' });
  const bobs = await join(browser, 'Bob');
  await makeFollower(bobs, page);
  const { id } = await call<{ id: string }>(page, 'playlists.create', {
    ...{ name: 'Soups', privacyLevel: 'limited', sharedWith: [await idOf(bobs)] },
  });

  const broken = '**/trpc/*playlists.sharedWith*';
  await page.route(broken, (route) => route.abort());
  await page.goto(`/collection/${id}`);
  await page.getByRole('button', { name: 'Edit collection' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Collection' });
  await expect(edit.getByRole('region', { name: 'People' }).getByRole('alert')).toBeVisible();
  await page.unroute(broken);
  await edit.getByRole('button', { name: 'Try again' }).click();
  await expect(edit.getByRole('button', { name: 'Remove Bob' })).toBeVisible();

  // Somebody who stops following while the dialog is open leaves it by themselves.
  await call(page, 'follows.removeFollower', { userId: await idOf(bobs) });
  await expect(edit.getByRole('button', { name: 'Remove Bob' })).toBeHidden();
  await expect(edit.getByText('Nobody follows you yet.')).toBeVisible();
  await edit.getByRole('button', { name: 'Show it to all my followers' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Limited', { exact: true })).toBeVisible();

  await bobs.goto('/collections');
  await bobs.route('**/trpc/*playlists.sharedWithMe*', (route) => route.abort());
  await bobs.reload();
  await expect(shared(bobs).getByText('Failed to load what others share with you')).toBeVisible();
  await bobs.context().close();
});
