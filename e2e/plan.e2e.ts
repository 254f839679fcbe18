import type { Page } from '@playwright/test';
import { NIGHTLY } from '../server/src/testing/nightly.ts';
import { makeAccount } from './support/accounts.ts';
import { inspect } from './support/inspect.ts';
import { onLoadedPage } from './support/one-page.ts';
import { addRecipe, call, expect, makeFollower, newPerson, openPage, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

onLoadedPage();

/** Friday, Nov 27, 2026, at noon in Paris. */
const FRIDAY = new Date('2026-11-27T11:00:00Z');

const dayOf = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const mealIn = (page: Page, day: string | RegExp, meal: string) =>
  dayOf(page, day).getByRole('listitem').filter({ hasText: meal });
const queue = 'Without a day';

async function menu(page: Page, meal: string, item: string): Promise<void> {
  await page
    .getByRole('button', { name: `More for ${meal}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function moveTo(page: Page, day: string): Promise<void> {
  await page.getByRole('dialog', { name: 'Move to …' }).getByRole('button', { name: day }).click();
}

/** Plans words. */
async function plan(page: Page, day: string, words: string): Promise<void> {
  await choose(page, day, words, `Add “${words}” as it is`);
}

async function planRecipe(page: Page, day: string, title: string): Promise<void> {
  await choose(page, day, title, title);
}

async function choose(page: Page, day: string, text: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: `Add to ${day}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a meal' });
  await dialog.getByRole('searchbox').fill(text);
  await dialog.getByRole('button', { name: choice, exact: true }).click();
}

// By the day it is: before a clock is set.
test('home says what is for tonight, and moves nothing when it comes to life', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, { title: 'Lentil soup', servings: 4, instructions: ['Boil the lentils.'] });
  await page.goto('/');
  await page.getByRole('link', { name: 'Lentil soup' }).first().click();
  await page.getByRole('button', { name: 'Add to plan' }).click();
  await page.getByRole('dialog').locator('[aria-current=date]').click();
  await page.goto('/');
  const tonight = page.getByRole('list', { name: 'Tonight' });
  await expect(tonight).toContainText('Lentil soup');
  await inspect(page, 'home-tonight');
  // From now on the page comes with it.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toContainText('Tonight');
  await page.goto('/');
  await tonight.getByRole('link', { name: 'Start cooking' }).click();
  await expect(page.getByText('Boil the lentils.').first()).toBeVisible();
});

test('a week is planned, moved about and cooked from', async ({ page }) => {
  await page.clock.setFixedTime(FRIDAY);
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, {
    title: 'Lentil soup',
    servings: 4,
    ingredients: ['200 g lentils'],
    instructions: ['Boil the lentils.'],
  });
  await addRecipe(page, { title: 'Roast chicken', ingredients: ['1 chicken'] });

  await test.step('from home into a day with three presses', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Lentil soup' }).first().click();
    await page.getByRole('button', { name: 'Add to plan' }).click();
    await inspect(page, 'plan-add-recipe');
    await page.getByRole('button', { name: 'Thursday, Nov 26' }).click();
    await page.getByRole('button', { name: 'Open plan' }).click();
    await expect(page.getByRole('heading', { name: 'This week', level: 1 })).toBeVisible();
    await expect(mealIn(page, 'Thursday, Nov 26', 'Lentil soup')).toContainText('Dinner · 4 servings');
  });
  await test.step('the plan itself takes recipes and words', async () => {
    await planRecipe(page, 'Friday, Nov 27', 'Roast chicken');
    await page.getByRole('button', { name: 'Add to Saturday, Nov 28' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a meal' });
    await dialog.getByRole('searchbox').fill('Eating out');
    await inspect(page, 'plan-add-meal');
    await page.keyboard.press('Escape');
    await plan(page, 'Saturday, Nov 28', 'Eating out');
    await plan(page, queue, 'Something with beans');
    await expect(mealIn(page, 'Friday, Nov 27, today', 'Roast chicken')).toBeVisible();
    await expect(mealIn(page, queue, 'Something with beans')).toBeVisible();
    await inspect(page, 'plan-week');
  });
  await test.step('a meal is moved by its menu and by dragging, and back', async () => {
    await menu(page, 'Something with beans', 'Move to …');
    await moveTo(page, 'Monday, Nov 23');
    await expect(mealIn(page, 'Monday, Nov 23', 'Something with beans')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    const target = dayOf(page, 'Tuesday, Nov 24');
    await mealIn(page, 'Monday, Nov 23', 'Something with beans').hover();
    await page.mouse.down();
    const box = await target.boundingBox();
    await page.mouse.move(box!.x + 20, box!.y + 20, { steps: 5 });
    await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(mealIn(page, 'Tuesday, Nov 24', 'Something with beans')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(mealIn(page, 'Monday, Nov 23', 'Something with beans')).toBeVisible();
  });
  await test.step('two change places', async () => {
    await menu(page, 'Roast chicken', 'Swap with …');
    const dialog = page.getByRole('dialog', { name: 'Swap with …' });
    await inspect(page, 'plan-swap');
    await dialog.getByRole('button', { name: /Eating out/ }).click();
    await expect(mealIn(page, 'Saturday, Nov 28', 'Roast chicken')).toBeVisible();
    await expect(mealIn(page, 'Friday, Nov 27, today', 'Eating out')).toBeVisible();
  });
  await test.step('it opens as it was planned, and says when it was cooked', async () => {
    await menu(page, 'Lentil soup', 'Change meal');
    const dialog = page.getByRole('dialog', { name: 'Change meal' });
    await dialog.getByLabel('Servings').fill('8');
    await inspect(page, 'plan-change');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Lentil soup' }).click();
    await expect(page.getByText('400 g lentils')).toBeVisible();
    await page.goBack();
    await menu(page, 'Lentil soup', 'Cooked it');
    const cooked = page.getByRole('dialog', { name: 'Add to cook log' });
    await expect(cooked.getByLabel('Cooked on')).toHaveValue('2026-11-26');
    await cooked.getByRole('button', { name: 'Save' }).click();
    await expect(cooked).toBeHidden();
  });
  await test.step('what the week needs is put on the list once', async () => {
    const shop = async () => {
      await page.getByRole('button', { name: 'More for this week' }).click();
      await page.getByRole('menuitem', { name: 'Shop for this week' }).click();
      return page.getByRole('dialog', { name: 'Shop for these days' });
    };
    const dialog = await shop();
    await expect(dialog.getByRole('checkbox', { name: '400 g lentils' })).toBeChecked();
    await inspect(page, 'plan-shop');
    await dialog.getByRole('checkbox', { name: '1 chicken' }).uncheck();
    await dialog.getByRole('button', { name: 'Add 1 item' }).click();
    const again = await shop();
    await expect(again.getByRole('checkbox', { name: /400 g lentils/ })).toBeDisabled();
    await expect(again.getByRole('checkbox', { name: '1 chicken' })).toBeEnabled();
    await page.keyboard.press('Escape');
  });
  await test.step('what nobody has touched on the list is scaled with its meal, and goes and comes with it', async () => {
    const ask = async <T>(procedure: string, input: object): Promise<T[]> => {
      const given = encodeURIComponent(JSON.stringify({ json: input }));
      const answer = await page.request.get(`/trpc/${procedure}?input=${given}`);
      const { result } = (await answer.json()) as { result: { data: { json: { items: T[] } } } };
      return result.data.json.items;
    };
    const lentils = async () => {
      const [list] = await ask<{ id: string }>('shoppingLists.list', {});
      const entries = await ask<{ text: { value: string }; isRemoved: { value: boolean } }>(
        'shoppingLists.entries',
        { id: list!.id },
      );
      return entries
        .filter(({ isRemoved }) => !isRemoved.value)
        .map(({ text }) => text.value.replaceAll('\u00A0', ' '));
    };
    await menu(page, 'Lentil soup', 'Change meal');
    const dialog = page.getByRole('dialog', { name: 'Change meal' });
    await dialog.getByLabel('Servings').fill('4');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 item on your lists changed with the plan').first()).toBeVisible();
    await expect.poll(lentils).toEqual(['200 g lentils']);
    await menu(page, 'Lentil soup', 'Remove');
    await expect.poll(lentils).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(lentils).toEqual(['200 g lentils']);
    await menu(page, 'Lentil soup', 'Change meal');
    await dialog.getByLabel('Servings').fill('8');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(lentils).toEqual(['400 g lentils']);
  });
  await test.step('calendars are given an address, and it is taken back', async () => {
    await page.getByRole('button', { name: 'More for this week' }).click();
    await page.getByRole('menuitem', { name: 'Calendar address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calendar address' });
    await dialog.getByRole('button', { name: 'Make an address' }).click();
    const address = dialog.getByLabel('Calendar address');
    await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
    await inspect(page, 'plan-calendar');
    await dialog.getByRole('button', { name: 'Turn it off' }).click();
    await expect(address).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });
  await test.step('the week is copied into the next one and cleared, and comes back', async () => {
    await page.getByRole('button', { name: 'More for this week' }).click();
    await page.getByRole('menuitem', { name: 'Copy to next week' }).click();
    await page.getByRole('link', { name: 'The week after' }).click();
    await expect(mealIn(page, 'Thursday, Dec 3', 'Lentil soup')).toContainText('8 servings');
    await page.getByRole('button', { name: 'More for this week' }).click();
    await page.getByRole('menuitem', { name: 'Clear the week' }).click();
    await expect(page.getByRole('link', { name: 'Lentil soup' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(mealIn(page, 'Thursday, Dec 3', 'Lentil soup')).toBeVisible();
    await page.reload();
    await expect(mealIn(page, 'Thursday, Dec 3', 'Lentil soup')).toBeVisible();
  });
});

test('a meal is repeated, and moved and removed with all later ones or alone', async ({ page }) => {
  await page.clock.setFixedTime(FRIDAY);
  await makeAccount(page, newPerson('alice'));
  await page.goto('/plan');
  await plan(page, 'Friday, Nov 27', 'Pizza');
  await menu(page, 'Pizza', 'Repeat …');
  const dialog = page.getByRole('dialog', { name: 'Repeat …' });
  await dialog.getByLabel('How often').selectOption('Every 2 weeks');
  await dialog.getByLabel('Until').fill('2027-01-10');
  await expect(dialog).toContainText('3 meals more, the last on Friday, Jan 8');
  await inspect(page, 'plan-repeat');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const week = async (first: string, day: string) => {
    await goWithin(page, `/plan/${first}`);
    await expect(dayOf(page, day)).toBeVisible();
  };
  await week('2026-12-11', 'Friday, Dec 11');
  await menu(page, 'Pizza', 'Move to …');
  await page.getByRole('checkbox', { name: 'Move all later ones' }).check();
  await inspect(page, 'plan-move-repeated');
  await moveTo(page, 'Saturday, Dec 12');
  await expect(mealIn(page, 'Saturday, Dec 12', 'Pizza')).toBeVisible();
  await week('2027-01-08', 'Friday, Jan 8');
  await expect(mealIn(page, 'Saturday, Jan 9', 'Pizza')).toBeVisible();
  await week('2026-12-11', 'Friday, Dec 11');
  await menu(page, 'Pizza', 'Remove');
  await page.getByRole('button', { name: 'Only this one' }).click();
  await expect(mealIn(page, 'Saturday, Dec 12', 'Pizza')).toBeHidden();
  await week('2026-11-27', 'Friday, Nov 27');
  await menu(page, 'Pizza', 'Remove');
  await inspect(page, 'plan-remove-repeated');
  await page.getByRole('button', { name: 'This and all 2 later ones' }).click();
  await expect(mealIn(page, 'Friday, Nov 27', 'Pizza')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(mealIn(page, 'Friday, Nov 27', 'Pizza')).toBeVisible();
  await week('2027-01-08', 'Friday, Jan 8');
  await expect(mealIn(page, 'Saturday, Jan 9', 'Pizza')).toBeVisible();
  // None repeats it later.
  await menu(page, 'Pizza', 'Remove');
  const last = page.getByRole('dialog', { name: 'Remove' });
  await expect(last.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await expect(last.getByRole('button', { name: /later/ })).toBeHidden();
});

test('a week is saved under a name and put into another', async ({ page }) => {
  await page.clock.setFixedTime(FRIDAY);
  await makeAccount(page, newPerson('alice'));
  await page.goto('/plan');
  await plan(page, 'Monday, Nov 23', 'Pancakes');
  await plan(page, 'Friday, Nov 27', 'Fish');
  const week = async (item: string) => {
    await page.getByRole('button', { name: 'More for this week' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    return page.getByRole('dialog', { name: item });
  };
  const saving = await week('Save week as …');
  await saving.getByLabel('Name').fill('With children');
  await inspect(page, 'plan-save-week');
  await saving.getByRole('button', { name: 'Save' }).click();
  await expect(saving).toBeHidden();
  await page.getByRole('link', { name: 'The week after' }).click();
  const saved = await week('Use a saved week …');
  await expect(saved.getByRole('button', { name: /^With children/ })).toContainText('2 meals');
  await inspect(page, 'plan-saved-weeks');
  await saved.getByRole('button', { name: /^With children/ }).click();
  await expect(mealIn(page, 'Monday, Nov 30', 'Pancakes')).toBeVisible();
  await expect(mealIn(page, 'Friday, Dec 4', 'Fish')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(mealIn(page, 'Friday, Dec 4', 'Fish')).toBeHidden();
  const again = await week('Use a saved week …');
  await again.getByRole('button', { name: 'Delete With children' }).click();
  await expect(again).toBeHidden();
  await week('Use a saved week …');
  await expect(again).toContainText('No week is saved yet.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await week('Use a saved week …');
  await expect(again.getByRole('button', { name: /^With children/ })).toContainText('2 meals');
});

test('a recipe is planned from its card, at home and in a smart collection, whose recipes the plan offers', async ({
  page,
}) => {
  await page.clock.setFixedTime(FRIDAY);
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, { title: 'Omelette', cookTime: 10 });
  await addRecipe(page, { title: 'Roast', cookTime: 180 });
  await call(page, 'smartCollections.create', { name: 'Quick', filter: { maxMinutes: 30 } });
  for (const [from, day] of [
    ['/', 'Tuesday, Nov 24'],
    ['/collections', 'Thursday, Nov 26'],
  ] as const) {
    if (from === '/') await page.goto(from);
    else await page.getByRole('link', { name: 'Collections' }).click();
    if (from !== '/') await page.getByRole('link', { name: 'Quick' }).click();
    const card = page.getByRole('article').filter({ hasText: 'Omelette' });
    await card.hover();
    await card.getByRole('button', { name: 'Add Omelette to the plan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: day }).click();
    await page.getByRole('button', { name: 'Open plan' }).click();
    await expect(mealIn(page, day, 'Omelette')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add to Saturday, Nov 28' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a meal' });
  await expect(dialog.getByRole('button', { name: 'Roast' })).toBeVisible();
  await dialog.getByLabel('From').selectOption('Quick');
  await expect(dialog.getByRole('button', { name: 'Roast' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Omelette' }).click();
  await expect(mealIn(page, 'Saturday, Nov 28', 'Omelette')).toBeVisible();
});

test('two people share a plan, say who cooks, and plan without a network', async ({ page, browser }) => {
  await page.clock.setFixedTime(FRIDAY);
  await makeAccount(page, { ...newPerson('alice'), displayName: 'Alice' });
  const bobs = await openPage(browser);
  await bobs.clock.setFixedTime(FRIDAY);
  await makeAccount(bobs, { ...newPerson('bob'), displayName: 'Bob' });
  await makeFollower(bobs, page);

  await test.step('the owner chooses whom it is for, who accepts', async () => {
    await page.goto('/plan');
    await plan(page, 'Friday, Nov 27', 'Pizza');
    await page.getByRole('button', { name: 'More for this week' }).click();
    await page.getByRole('menuitem', { name: 'Share plan' }).click();
    const sharing = page.getByRole('dialog', { name: 'Share plan' });
    await sharing.getByRole('option', { name: /Bob/ }).click();
    await inspect(page, 'plan-share');
    await sharing.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('shared with 1 person')).toBeVisible();
    await bobs.goto('/plan');
    await expect(bobs.getByText('Alice shares the plan with you')).toBeVisible();
    await inspect(bobs, 'plan-invitation');
    await bobs.getByRole('button', { name: 'Accept' }).click();
    await bobs.getByRole('button', { name: 'Alice’s plan' }).click();
    await expect(mealIn(bobs, 'Friday, Nov 27', 'Pizza')).toBeVisible();
  });
  await test.step('at home it is said what is for tonight, and in whose plan', async () => {
    await bobs.goto('/');
    await expect(bobs.getByRole('list', { name: 'Tonight' })).toContainText('Tonight · AlicePizza');
    await inspect(bobs, 'home-tonight-shared');
    await bobs.goto('/plan');
    await bobs.getByRole('button', { name: 'Alice’s plan' }).click();
  });
  await test.step('they say who cooks, and when', async () => {
    await menu(bobs, 'Pizza', 'Change meal');
    const dialog = bobs.getByRole('dialog', { name: 'Change meal' });
    await dialog.getByLabel('Cook').selectOption('Bob');
    await dialog.getByLabel('Time').fill('19:30');
    await inspect(bobs, 'plan-cook');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(mealIn(page, 'Friday, Nov 27', 'Pizza')).toContainText('19:30 · Bob cooks');
  });
  await test.step('what is planned without a network is sent later, and undoes nothing', async () => {
    // What adds a meal is loaded when it is first needed.
    await plan(bobs, 'Monday, Nov 23', 'Bread');
    await expect(bobs.getByRole('dialog')).toBeHidden();
    await bobs.context().setOffline(true);
    await plan(bobs, 'Saturday, Nov 28', 'Soup');
    await bobs.getByRole('button', { name: 'Pizza', exact: true }).focus();
    await bobs.keyboard.press('Shift+ArrowLeft');
    await expect(mealIn(bobs, 'Thursday, Nov 26', 'Pizza')).toBeVisible();
    await plan(page, 'Saturday, Nov 28', 'Salad');
    await bobs.context().setOffline(false);
    for (const one of [page, bobs]) {
      await expect(mealIn(one, 'Saturday, Nov 28', 'Soup')).toBeVisible();
      await expect(mealIn(one, 'Saturday, Nov 28', 'Salad')).toBeVisible();
      await expect(mealIn(one, 'Thursday, Nov 26', 'Pizza')).toContainText('Bob cooks');
    }
  });
  await test.step('who leaves has it no more', async () => {
    await bobs.getByRole('button', { name: 'More for this week' }).click();
    await bobs.getByRole('menuitem', { name: 'Leave plan' }).click();
    await bobs.getByRole('alertdialog').getByRole('button', { name: 'Leave plan' }).click();
    await expect(mealIn(bobs, 'Saturday, Nov 28', 'Soup')).toBeHidden();
    await expect(page.getByText('shared with 1 person')).toBeHidden();
  });
  await bobs.context().close();
});

test('a week is planned with the keyboard alone', async ({ page }) => {
  await page.clock.setFixedTime(FRIDAY);
  await makeAccount(page, newPerson('alice'));
  await page.goto('/plan');
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.getByRole('button', { name: 'Add to Monday, Nov 23' }).focus();
  await press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add a meal' });
  await adding.getByRole('searchbox').focus();
  const before = await adding.boundingBox();
  await page.keyboard.type('Pancakes');
  await expect(adding.getByRole('button', { name: 'Add “Pancakes” as it is' })).toBeVisible();
  // What is found, or fails, moves nothing.
  expect(await adding.boundingBox()).toEqual(before);
  await press('Enter');
  const pancakes = page.getByRole('button', { name: 'Pancakes', exact: true });
  await expect(mealIn(page, 'Monday, Nov 23', 'Pancakes')).toBeVisible();
  await pancakes.focus();
  await press('Shift+ArrowRight');
  await expect(mealIn(page, 'Tuesday, Nov 24', 'Pancakes')).toBeVisible();
  await page.getByRole('button', { name: 'More for Pancakes' }).focus();
  await press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move to …' })).toBeVisible();
  await press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move to …' })).toBeFocused();
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move to …' });
  await dialog.getByRole('button', { name: 'Saturday, Nov 28' }).focus();
  await press('Enter');
  await expect(mealIn(page, 'Saturday, Nov 28', 'Pancakes')).toBeVisible();
  await page.getByRole('button', { name: 'More for Pancakes' }).focus();
  await press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
  await press('End', 'Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Pancakes removed' })).toBeVisible();
  await expect(pancakes).toBeHidden();
});

/** The clock goes back in the night to this Sunday in the first zone, and forward in the second, which is tried at night. */
const ZONES = [
  ['America/New_York', '2026-11-02T04:30:00Z', 'Sunday, Nov 1', 'Monday, Nov 2'],
  ['Europe/Berlin', '2026-03-29T21:30:00Z', 'Sunday, Mar 29', 'Monday, Mar 30'],
] as const;
for (const [timezoneId, moment, sunday, monday] of NIGHTLY ? ZONES : ZONES.slice(0, 1))
  test(`late on the Sunday on which the clock changed, a day is that day: ${timezoneId}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ timezoneId, locale: 'en-GB' });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(moment));
    await makeAccount(page, newPerson('alice'));
    await page.goto('/plan');
    await expect(dayOf(page, `${sunday}, today`)).toBeVisible();
    await plan(page, `${sunday}`, 'Soup');
    await expect(mealIn(page, `${sunday}, today`, 'Soup')).toBeVisible();
    await menu(page, 'Soup', 'Move to …');
    await moveTo(page, monday);
    await page.getByRole('link', { name: 'The week after' }).click();
    await expect(mealIn(page, monday, 'Soup')).toBeVisible();
    // The same day wherever it is read.
    const away = await browser.newContext({
      timezoneId: 'Pacific/Kiritimati',
      locale: 'en-GB',
      storageState: await context.storageState(),
    });
    const there = await away.newPage();
    await there.clock.setFixedTime(new Date(moment));
    await there.goto(page.url());
    await expect(mealIn(there, new RegExp(monday), 'Soup')).toBeVisible();
    await Promise.all([context.close(), away.close()]);
  });
