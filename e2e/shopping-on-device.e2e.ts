import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { inInstalledApp } from './support/installed-app.ts';
import { loseTheLists } from './support/database.ts';
import { openWithCopy, onServer, waiting } from './support/kept-recipes.ts';
import { addRecipe, call, expect, newPerson, test } from './support/people.ts';

inInstalledApp();

interface Entries {
  items: { text: { value: string }; isTicked: { value: boolean } }[];
}
/** What the server has of the list, as '[x] milk'. */
async function kept(page: Page, id: string): Promise<string[]> {
  const { items } = await onServer<Entries>(page, 'shoppingLists.entries', { id });
  return items.map(({ text, isTicked }) => `${isTicked.value ? '[x] ' : ''}${text.value}`).sort();
}

test('a list in a shop without a network, and after its server was restored from a backup', async ({
  page,
  context,
}) => {
  const alice = newPerson('alice');
  await makeAccount(page, alice);
  await addRecipe(page, { title: 'Toast', ingredients: ['2 slices bread'] });
  const id = crypto.randomUUID();
  await call(page, 'shoppingLists.create', { id, name: 'Market' });
  await page.goto(`/shopping/${id}`);
  const field = page.getByRole('combobox', { name: 'Add to the list' });
  const type = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${text}`) })).toBeVisible();
  };
  await type('apples');
  await type('bread');
  await expect.poll(() => kept(page, id)).toEqual(['apples', 'bread']);
  await openWithCopy(page);

  await test.step('it is opened, ticked and added to', async () => {
    await context.setOffline(true);
    await page.goto('/shopping');
    await page.getByRole('checkbox', { name: /^apples/ }).check();
    await type('cheese');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^cheese/ })).toBeVisible();
    await expect(page.getByText('Ticked (1)')).toBeVisible();
    await expect(waiting(page, 1)).toBeVisible();
  });
  await test.step('with a network it is all sent', async () => {
    await context.setOffline(false);
    await expect.poll(() => kept(page, id)).toEqual(['[x] apples', 'bread', 'cheese']);
    await expect(waiting(page, 1)).toBeHidden();
  });
  await test.step('what a restored server lacks comes back from the device', async () => {
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^cheese/ })).toBeVisible();
    await loseTheLists(alice.email);
    await page.reload();
    await expect.poll(() => kept(page, id).catch(() => [])).toEqual(['[x] apples', 'bread', 'cheese']);
    await expect(page.getByRole('checkbox', { name: /^cheese/ })).toBeVisible();
  });
  await test.step('also if it was restored between its lists and what is on them', async () => {
    const entriesAsked = '**/trpc/**shoppingLists.entryChanges**';
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^cheese/ })).toBeVisible();
    let isLost = false;
    await context.route(entriesAsked, async (route) => {
      if (!isLost) await loseTheLists(alice.email);
      isLost = true;
      await route.continue();
    });
    await page.reload();
    await expect.poll(() => isLost).toBe(true);
    await expect.poll(() => kept(page, id).catch(() => [])).toEqual(['[x] apples', 'bread', 'cheese']);
  });
});
