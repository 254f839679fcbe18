import type { Locator, Page } from '@playwright/test';
import { inspect } from './support/inspect.ts';
import { onOnePage } from './support/one-page.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, call, expect, newPerson, quickJoin, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

const STEW = {
  title: 'Chicken stew',
  description: 'For a cold evening.',
  prepTime: 20,
  cookTime: 90,
  servings: 4,
  ingredients: ['[Stew]', '800 g chicken thighs', '2 onions', '2 tbsp olive oil', '[Topping]', '100 g cream'],
  instructions: [
    '[Stew]',
    'Heat the oil and soften the onion for 5-7 minutes.',
    'Add the chicken and simmer for 1 1/2 hours.',
    '[Topping]',
    'Whip the cream.',
  ],
  cookingNotes: 'Better the next day.',
};

/** Counts what a page asks of the loudspeaker and of the screen. */
async function watchDevices(page: Page): Promise<void> {
  await page.context().grantPermissions(['screen-wake-lock']);
  await page.addInitScript(() => {
    const seen = { strokes: 0, locks: [] as WakeLockSentinel[] };
    Object.assign(window, { seen });
    window.OscillatorNode = class extends OscillatorNode {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        seen.strokes += 1;
      }
    };
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      seen.locks.push(lock);
      return lock;
    };
  });
}

interface Seen {
  seen: { strokes: number; locks: WakeLockSentinel[] };
}
const strokes = (page: Page) => page.evaluate(() => (window as unknown as Seen).seen.strokes);
const heldLocks = (page: Page) =>
  page.evaluate(() => (window as unknown as Seen).seen.locks.filter(({ released }) => !released).length);

async function swipe(page: Page, target: Locator, by: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to swipe');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + by / 2, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + by, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe.serial('one cooks step by step', () => {
  const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
  const cooking = (page: Page) => page.getByRole('dialog', { name: 'Chicken stew' });
  const needed = (page: Page) => cooking(page).getByRole('region', { name: 'For this step' });
  const progress = (page: Page) => cooking(page).getByRole('progressbar', { name: 'Steps' });
  const timers = (page: Page) => cooking(page).getByRole('list', { name: 'Timers' }).getByRole('listitem');
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    const id = await addRecipe(page, STEW);
    await watchDevices(page);
    await page.clock.install();
    await page.goto(`/recipe/${id}`);
  });

  test('the ticks of ingredients stay on this device', async ({ page }) => {
    await ingredients(page).getByRole('checkbox', { name: '2 onions' }).check();
    await page.reload();
    await expect(ingredients(page).getByRole('checkbox', { name: '2 onions' })).toBeChecked();
    await expect(ingredients(page).getByRole('checkbox', { name: '800 g chicken thighs' })).not.toBeChecked();
  });

  test('a step shows what it needs of the ingredients as they are scaled', async ({ page }) => {
    await ingredients(page).getByRole('button', { name: 'More servings' }).click();
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await expect(progress(page)).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
    await expect(needed(page).getByRole('listitem')).toHaveText(['3 onions', '3 tbsp olive oil']);
    await expect(needed(page).getByRole('checkbox', { name: '3 onions' })).toBeChecked();
    const size = await cooking(page)
      .getByText('soften the onion')
      .last()
      .evaluate((step) => parseFloat(getComputedStyle(step).fontSize));
    expect(size).toBeGreaterThanOrEqual(28);
    const all = cooking(page).getByRole('region', { name: 'All ingredients' });
    await expect(all.getByRole('checkbox', { name: '150 g cream' })).toBeVisible();
    await expect(cooking(page).getByText('Next: Add the chicken')).toBeVisible();
    expect(size).toBeLessThanOrEqual(40);

    await inspect(page, 'cook-mode');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(all).toBeHidden();
    await cooking(page).getByRole('button', { name: 'All ingredients' }).click();
    const drawer = page.getByRole('dialog', { name: 'All ingredients' });
    await drawer.getByRole('checkbox', { name: '150 g cream' }).check();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(all.getByRole('checkbox', { name: '150 g cream' })).toBeChecked();
  });

  test('the screen is kept on, and again after the page was hidden', async ({ page }) => {
    await expect.poll(() => heldLocks(page)).toBe(1);
    await page.evaluate(async () => {
      await (window as unknown as Seen).seen.locks[0]?.release();
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => heldLocks(page)).toBe(1);
  });

  test('keys and swipes turn the steps', async ({ page }) => {
    await cooking(page)
      .getByText('soften the onion')
      .last()
      .click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('ArrowRight');
    await expect(progress(page)).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
    await expect(needed(page).getByRole('listitem')).toHaveText(['1200 g chicken thighs']);
    await page.keyboard.press('End');
    await expect(cooking(page).getByText('Whip the cream').last()).toBeVisible();
    await expect(needed(page).getByRole('listitem')).toHaveText(['150 g cream']);
    await swipe(page, cooking(page).getByText('Whip the cream').last(), 200);
    await expect(progress(page)).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
    await swipe(page, cooking(page).getByText('Add the chicken').last(), -200);
    await expect(progress(page)).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
    await page.keyboard.press('Home');
    await expect(cooking(page).getByRole('button', { name: 'Back' })).toBeDisabled();
  });

  test('two timers run through the steps and a reload, and ring', async ({ page }) => {
    await cooking(page).getByRole('button', { name: 'Start a timer for 5-7 minutes' }).click();
    await cooking(page).getByRole('button', { name: 'Next' }).click();
    await cooking(page).getByRole('button', { name: 'Start a timer for 1 1/2 hours' }).click();
    await expect(cooking(page).getByRole('button', { name: '1 1/2 hours, timer is running' })).toBeVisible();
    await expect(timers(page)).toHaveCount(2);
    await page.clock.fastForward('04:00');
    await expect(timers(page).first()).toContainText(/0:5\d|1:00/);
    await page.clock.fastForward('01:10');
    await expect(timers(page).first()).toContainText('Time is up');
    await expect(timers(page).last()).toContainText('1:2');
    await expect(cooking(page).getByRole('alert')).toHaveText('Time is up: Onion');
    expect(await strokes(page)).toBeGreaterThan(0);
    await cooking(page).getByRole('button', { name: 'Add a minute to Onion' }).click();
    await expect(timers(page).first()).not.toContainText('Time is up');
    await page.reload();
    await expect(progress(page)).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
    await expect(timers(page)).toHaveCount(2);
    await cooking(page).getByRole('button', { name: 'Stop the timer for Onion' }).click();
    await expect(timers(page)).toHaveCount(1);
  });

  test('the way back leaves cook mode; a timer goes on and rings everywhere', async ({ page }) => {
    await page.goBack();
    await expect(cooking(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Chicken stew', level: 1 })).toBeVisible();
    await expect.poll(() => heldLocks(page)).toBe(0);
    const strip = page.getByRole('link', { name: 'Simmer, Chicken stew: go to step 2' });
    const more = page.getByRole('button', { name: '1 timer, next: Simmer' });
    await expect(strip).toHaveText(/^1:2\d:\d\dSimmer$/);
    await inspect(page, 'timer-strip');
    await page.setViewportSize({ width: 1280, height: 900 });
    await more.click();
    await expect(page.getByRole('list', { name: 'Timers' })).toContainText('Simmer · 1 1/2 hours');
    await more.click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    // The list is there: a call on its way would be overdue after the leap in time.
    await expect(page.getByRole('link', { name: 'Chicken stew', exact: true })).toBeVisible();
    await page.clock.fastForward('01:30:00');
    await expect(strip).toContainText('Time is up');
    await expect(page.getByRole('alert').filter({ hasText: 'Time is up: Simmer' })).toBeAttached();
    await strip.click();
    await expect(progress(page)).toHaveAttribute('aria-valuetext', 'Step 2 of 3');
    await cooking(page).getByRole('button', { name: 'Stop the timer for Simmer' }).click();
    await cooking(page).getByRole('button', { name: 'Stop cooking' }).click();
    await expect(page.getByRole('button', { name: 'Start cooking' })).toBeVisible();
    await expect(strip).toHaveCount(0);
  });
});

test.describe.serial('a recipe has a cook log', () => {
  const cooking = (page: Page) => page.getByRole('dialog', { name: 'Chicken stew' });
  const log = (page: Page) => page.getByRole('region', { name: 'Cook log' });
  const entries = (page: Page) => log(page).getByRole('list', { name: 'Cook log' }).getByRole('listitem');
  const toTheEnd = async (page: Page) => {
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await expect(cooking(page).getByRole('progressbar', { name: 'Steps' })).toBeVisible();
    await page.keyboard.press('End');
    await cooking(page).getByRole('button', { name: 'Done' }).click();
  };
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    await page.goto(`/recipe/${await addRecipe(page, STEW)}`);
  });

  test('what is noted at the end stays through a failure, a skip and a reload, until it is saved', async ({
    page,
  }) => {
    await toTheEnd(page);
    await expect(cooking(page).getByRole('heading', { name: 'Enjoy your meal' })).toBeFocused();
    // The day where the browser is, which may be another one where the test runs. Swedes write it as the field does.
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    await expect(cooking(page).getByLabel('Cooked on')).toHaveValue(today);
    await inspect(page, 'cook-end');
    await cooking(page).getByLabel('Note').fill('More thyme');
    await page.route('**/trpc/recipes.logCooked**', (route) => route.abort());
    await cooking(page).getByRole('button', { name: 'Cooked it' }).click();
    await expect(
      cooking(page).getByRole('alert').filter({ hasText: 'What you typed is kept on this device.' }),
    ).toBeVisible();
    await page.unroute('**/trpc/recipes.logCooked**');
    await cooking(page).getByRole('button', { name: 'Skip' }).click();
    await expect(cooking(page)).toBeHidden();
    await page.reload();
    await toTheEnd(page);
    await expect(cooking(page).getByLabel('Note')).toHaveValue('More thyme');
    await cooking(page).getByRole('button', { name: 'Cooked it' }).click();
    await expect(page.getByText('Added to your cook log.', { exact: true })).toBeVisible();
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText('More thyme');
    await expect(log(page)).toContainText('Cooked once');
  });

  test('the page adds, changes and deletes entries, and home sorts by the last', async ({ page }) => {
    await log(page).getByRole('button', { name: 'Add to cook log' }).click();
    const added = page.getByRole('dialog', { name: 'Add to cook log' });
    await added.getByLabel('Cooked on').fill('2025-03-09');
    await added.getByRole('button', { name: 'Save' }).click();
    await expect(entries(page)).toHaveCount(2);
    await expect(log(page)).toContainText('Cooked 2 times');
    await inspect(page, 'cook-log');
    await log(page).getByRole('button', { name: 'Edit the entry of Mar 9, 2025' }).click();
    const edited = page.getByRole('dialog', { name: 'Edit entry' });
    await edited.getByLabel('Note').fill('For nine');
    await edited.getByRole('button', { name: 'Save' }).click();
    await expect(entries(page).last()).toContainText('For nine');
    await log(page).getByRole('button', { name: 'Delete the entry of Mar 9, 2025' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(entries(page)).toHaveCount(1);
    await addRecipe(page, { ...STEW, title: 'Never cooked' });
    await goWithin(page, '/');
    await page.getByRole('button', { name: 'Sort and filter' }).click();
    await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Last cooked' });
    await page.getByRole('button', { name: /^Show \d/ }).click();
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles.first()).toHaveText('Chicken stew');
  });
});

/** The page of a new person's stew, and what its menu opens. */
async function openStew(page: Page): Promise<{ id: string; choose: (item: string) => Promise<void> }> {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, STEW);
  await page.goto(`/recipe/${id}`);
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  return { id, choose };
}

test('a recipe is printed on one clean page, as it is scaled', async ({ page }) => {
  const { choose } = await openStew(page);
  await page.getByRole('button', { name: 'More servings' }).click();
  await choose('Print options');
  const dialog = page.getByRole('dialog', { name: 'Print this recipe' });
  await expect(dialog.getByRole('checkbox', { name: 'With the picture' })).toBeDisabled();
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toContainText('6 servings · Prep 20 min · Cook 1 h 30 min');
  await expect(sheet).toContainText('1200 g chicken thighs');
  await expect(sheet).toContainText('Better the next day.');
  await expect(page.getByRole('main')).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
  await dialog.getByRole('checkbox', { name: 'With my cooking notes' }).uncheck();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(sheet).not.toContainText('Better the next day.');
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await test.step('however printing was asked for', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(sheet).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
  });
  await test.step('at once, as was chosen last', async () => {
    await page.evaluate(() => {
      window.print = () =>
        Object.assign(window, { printed: document.querySelector('.print-sheet')?.textContent });
    });
    await choose('Print');
    const printed = await page.waitForFunction(() => (window as { printed?: string }).printed);
    expect(await printed.jsonValue()).toContain('1200\u00a0g chicken thighs');
    expect(await printed.jsonValue()).not.toContain('Better the next day.');
  });
});

test('any version of a recipe comes back, but not over what was saved meanwhile', async ({ page }) => {
  const { id, choose } = await openStew(page);
  const history = page.getByRole('dialog', { name: 'History' });
  const versions = history.getByRole('list', { name: 'Versions' }).locator('> li');
  await test.step('the history of what was never changed', async () => {
    await choose('History');
    await expect(history.getByText('No changes yet.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('what changed, and restoring it', async () => {
    const change = {
      ...STEW,
      title: 'Spoiled stew',
      ingredients: ['800 g tofu', ...STEW.ingredients.slice(2)],
    };
    await call(page, 'recipes.update', { ...change, id, version: 1 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Spoiled stew', level: 1 })).toBeVisible();
    await choose('History');
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText('Title, Ingredients changed by alice');
    await expect(versions.first()).toContainText('Current');
    await versions.last().getByText('What restoring changes').click();
    await expect(versions.last().getByRole('deletion')).toHaveText(['− Spoiled stew', '− 800 g tofu']);
    await expect(versions.last().getByRole('insertion')).toHaveText([
      '+ Chicken stew',
      '+ [Stew]',
      '+ 800 g chicken thighs',
    ]);
    await versions
      .last()
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(page.getByText('The earlier version is back.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chicken stew', level: 1 })).toBeVisible();
    await expect(page.getByText('800 g chicken thighs')).toBeVisible();
  });

  await test.step('not over what somebody saved meanwhile', async () => {
    await choose('History');
    await expect(versions).toHaveCount(3);
    await call(page, 'recipes.update', { ...STEW, title: 'Newest stew', id, version: 3 });
    await versions
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(history.getByRole('alert')).toContainText('This recipe was changed somewhere else.');
    await expect(versions.first()).toContainText('Title changed by alice');
  });
});

test.describe.serial('what was typed is kept through a crash', () => {
  const keptCount = (at: Page) =>
    at.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.unsaved.')).length);
  const offer = (at: Page) => at.getByRole('dialog', { name: 'Unsaved work' });
  let id = '';
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    id = await addRecipe(page, STEW);
  });

  test('it is offered on the next page, restored, and saved with the conflict in sight', async ({
    page,
    context,
  }) => {
    await page.goto(`/recipe/${id}/edit`);
    await page.getByLabel('Title').fill('Chicken stew with leeks');
    await page.getByRole('textbox', { name: 'Ingredient 2' }).fill('1 kg chicken thighs');
    await expect.poll(() => keptCount(page)).toBe(1);
    await page.close({ runBeforeUnload: false });
    // Meanwhile somebody saves another version: the restored work must not go over it unseen.
    const other = await context.newPage();
    await call(other, 'recipes.update', { ...STEW, servings: 8, id, version: 1 });
    await other.goto(`/recipe/${id}/edit`);
    await expect(offer(other)).toContainText("“Chicken stew with leeks” wasn't saved");
    await other.keyboard.press('Escape');
    await offer(other).getByRole('button', { name: 'Restore' }).click();
    await expect(other.getByLabel('Title')).toHaveValue('Chicken stew with leeks');
    await expect(other.getByRole('textbox', { name: 'Ingredient 2' })).toHaveValue('1 kg chicken thighs');
    await expect(other.getByText('Unsaved changes')).toBeVisible();
    await other.getByRole('button', { name: 'Save Changes' }).first().click();
    await other.getByRole('button', { name: 'Keep my version' }).click();
    await other.getByRole('button', { name: 'Save Changes' }).first().click();
    await expect(other.getByRole('heading', { name: 'Chicken stew with leeks', level: 1 })).toBeVisible();
    expect(await keptCount(other)).toBe(0);
  });

  test('nothing of it is left once it is discarded, or let go by leaving', async ({ page }) => {
    await page.goto('/recipe/add/manual');
    await page.getByLabel('Title').fill('Half a thought');
    await expect.poll(() => keptCount(page)).toBe(1);
    await page.goto('about:blank');
    await page.goto('/recipe/add/manual');
    await offer(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');
    expect(await keptCount(page)).toBe(0);
    await page.getByLabel('Title').fill('Another thought');
    await expect.poll(() => keptCount(page)).toBe(1);
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'All Recipes' })).toBeVisible();
    expect(await keptCount(page)).toBe(0);
  });

  test('another person who signs in here finds none of it', async ({ page }) => {
    await page.goto('/recipe/add/manual');
    await page.getByLabel('Title').fill('A secret');
    await expect.poll(() => keptCount(page)).toBe(1);
    await page.goto('about:blank');
    await quickJoin(page, newPerson('bob'));
    expect(await keptCount(page)).toBe(0);
    await goWithin(page, '/recipe/add/manual');
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(offer(page)).toHaveCount(0);
  });
});
