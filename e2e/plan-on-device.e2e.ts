import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { keepRecipes, onServer, waiting } from './support/kept-recipes.ts';
import { addRecipe, expect, newPerson, test } from './support/people.ts';

test.use({ serviceWorkers: 'allow' });

/** Friday, Nov 27, 2026, at noon in Paris. */
const FRIDAY = new Date('2026-11-27T11:00:00Z');

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

test('a plan is made on two devices without a network, and both have all of it later', async ({
  page,
  context,
  browser,
}) => {
  await page.clock.setFixedTime(FRIDAY);
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, { title: 'Toast' });
  const { items } = await onServer<{ items: { id: string }[] }>(page, 'mealPlan.plans', {});
  const id = items[0]?.id ?? '';
  await page.goto('/plan');
  await plan(page, 'Friday, Nov 27', 'Soup');
  await expect.poll(() => kept(page, id)).toEqual(['2026-11-27 Soup']);
  const other = await browser.newContext({
    storageState: await context.storageState(),
    serviceWorkers: 'allow',
  });
  const there = await other.newPage();
  await there.clock.setFixedTime(FRIDAY);
  for (const one of [page, there]) {
    await one.goto('/');
    await keepRecipes(one, 1);
    await one.context().setOffline(true);
    await one.goto('/plan');
    await expect(mealIn(one, 'Friday, Nov 27', 'Soup')).toBeVisible();
  }

  await test.step('each is opened, planned on and repeated', async () => {
    await plan(page, 'Saturday, Nov 28', 'Fish');
    await menu(page, 'Fish', 'Repeat …');
    const dialog = page.getByRole('dialog', { name: 'Repeat …' });
    await dialog.getByLabel('Until').fill('2026-12-12');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await menu(there, 'Soup', 'Move to …');
    const moving = there.getByRole('dialog', { name: 'Move to …' });
    await moving.getByRole('button', { name: 'Thursday, Nov 26' }).click();
    await plan(there, 'Saturday, Nov 28', 'Salad');
    for (const one of [page, there]) {
      await one.reload();
      await expect(waiting(one, 2)).toBeVisible();
    }
    await expect(mealIn(there, 'Thursday, Nov 26', 'Soup')).toBeVisible();
  });
  await test.step('later ones are removed, too', async () => {
    await page.goto('/plan/2026-12-05');
    await menu(page, 'Fish', 'Remove');
    await page.getByRole('button', { name: 'This and the later one' }).click();
    await expect(mealIn(page, 'Saturday, Dec 5', 'Fish')).toBeHidden();
  });
  await test.step('with a network both have all of it', async () => {
    for (const one of [page, there]) await one.context().setOffline(false);
    const all = ['2026-11-26 Soup', '2026-11-28 Fish', '2026-11-28 Salad'];
    await expect.poll(() => kept(page, id)).toEqual(all);
    for (const one of [page, there]) {
      await one.goto('/plan');
      await expect(mealIn(one, 'Saturday, Nov 28', 'Salad')).toBeVisible();
      await expect(mealIn(one, 'Saturday, Nov 28', 'Fish')).toBeVisible();
      await expect(mealIn(one, 'Thursday, Nov 26', 'Soup')).toBeVisible();
    }
  });
  await other.close();
});
