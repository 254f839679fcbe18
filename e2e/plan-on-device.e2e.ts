import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { inInstalledApp } from './support/installed-app.ts';
import { onServer, openUntilCopied, openWithCopy, waiting } from './support/kept-recipes.ts';
import { addRecipe, expect, newPerson, openPage, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

inInstalledApp();

const WEEK = '/plan/2026-11-27';

interface Kept {
  items: { text: { value: string }; day: { value: string | null }; isRemoved: { value: boolean } }[];
}
/** What the server has of the week, as '2026-11-27 Soup'. */
async function kept(page: Page, id: string): Promise<string[]> {
  const { items } = await onServer<Kept>(page, 'mealPlan.list', {
    id,
    from: '2026-11-23',
    days: 28,
    limit: 100,
  });
  return items.map(({ text, day }) => `${day.value ?? ''} ${text.value}`).sort();
}

const mealIn = (page: Page, day: string, meal: string) =>
  page.getByRole('region', { name: day }).getByRole('listitem').filter({ hasText: meal });

async function plan(page: Page, day: string, words: string): Promise<void> {
  await page.getByRole('button', { name: `Add to ${day}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a meal' });
  await dialog.getByRole('searchbox').fill(words);
  await dialog.getByRole('searchbox').press('Enter');
  await expect(mealIn(page, day, words)).toBeVisible();
}

async function menu(page: Page, meal: string, item: string): Promise<void> {
  await page
    .getByRole('button', { name: `More for ${meal}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function move(page: Page, meal: string, day: string): Promise<void> {
  await menu(page, meal, 'Move to …');
  const dialog = page.getByRole('dialog', { name: 'Move to …' });
  await dialog.getByRole('button', { name: day }).click();
  await expect(mealIn(page, day, meal)).toBeVisible();
}

test('a plan is made on two devices without a network, and both have all of it later', async ({
  page,
  context,
  browser,
}) => {
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, { title: 'Toast' });
  const { items } = await onServer<{ items: { id: string }[] }>(page, 'mealPlan.plans', {});
  const id = items[0]?.id ?? '';
  // No worker answers for it: what it needs is loaded before its network goes.
  const there = await openPage(browser, { storageState: await context.storageState() });
  await openUntilCopied(there);
  await goWithin(there, WEEK);
  await plan(there, 'Monday, Nov 23', 'Soup');
  await move(there, 'Soup', 'Friday, Nov 27');
  await expect.poll(() => kept(page, id)).toEqual(['2026-11-27 Soup']);
  await openWithCopy(page);
  for (const one of [page, there]) await one.context().setOffline(true);
  await page.goto(WEEK);
  for (const one of [page, there]) await expect(mealIn(one, 'Friday, Nov 27', 'Soup')).toBeVisible();

  await test.step('each is opened, planned on and repeated', async () => {
    await plan(page, 'Saturday, Nov 28', 'Fish');
    await menu(page, 'Fish', 'Repeat …');
    const dialog = page.getByRole('dialog', { name: 'Repeat …' });
    await dialog.getByLabel('Until').fill('2026-12-12');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await move(there, 'Soup', 'Thursday, Nov 26');
    await plan(there, 'Saturday, Nov 28', 'Salad');
    await page.reload();
    for (const one of [page, there]) await expect(waiting(one, 2)).toBeVisible();
    await expect(mealIn(there, 'Thursday, Nov 26', 'Soup')).toBeVisible();
  });
  await test.step('later ones are removed, too', async () => {
    await goWithin(page, '/plan/2026-12-05');
    await expect(page.getByRole('region', { name: 'Saturday, Dec 5' })).toBeVisible();
    await menu(page, 'Fish', 'Remove');
    await page.getByRole('button', { name: 'This and the later one' }).click();
    await expect(mealIn(page, 'Saturday, Dec 5', 'Fish')).toBeHidden();
  });
  await test.step('with a network both have all of it', async () => {
    for (const one of [page, there]) await one.context().setOffline(false);
    const all = ['2026-11-26 Soup', '2026-11-28 Fish', '2026-11-28 Salad'];
    await expect.poll(() => kept(page, id)).toEqual(all);
    for (const one of [page, there]) {
      await goWithin(one, WEEK);
      await expect(mealIn(one, 'Saturday, Nov 28', 'Salad')).toBeVisible();
      await expect(mealIn(one, 'Saturday, Nov 28', 'Fish')).toBeVisible();
      await expect(mealIn(one, 'Thursday, Nov 26', 'Soup')).toBeVisible();
    }
  });
  await there.context().close();
});
