import type { Page } from '@playwright/test';
import { makeAccount } from './support/accounts.ts';
import { inspect } from './support/inspect.ts';
import { onLoadedPage } from './support/one-page.ts';
import { addRecipe, call, expect, newPerson, openPage, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

const SAUCE = {
  title: 'Tomato sauce',
  ingredients: ['1 kg tomatoes', '2 onions'],
  instructions: ['Simmer.'],
};
const PIZZA = {
  title: 'Pizza',
  ingredients: ['500 g flour', '300 g tomato sauce', '200 g mozzarella'],
  instructions: ['Bake.'],
};

const menuOf = (page: Page, line: string) => page.getByRole('button', { name: `More for ${line}` });
const linked = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

onLoadedPage();

test('a line links a recipe with the keyboard alone, which opens scaled to it', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await addRecipe(page, { title: 'Bread', ingredients: ['1 kg flour'], instructions: ['Bake.'] });
  await addRecipe(page, SAUCE);
  const pizza = await addRecipe(page, PIZZA);
  await page.goto(`/recipe/${pizza}`);

  await test.step('the recipe that is called as the food of the line comes first', async () => {
    await menuOf(page, '300 g tomato sauce').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Link a recipe …' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Link a recipe …' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Link a recipe' });
    await expect(dialog.getByRole('listitem').first()).toHaveText('Tomato sauce');
    await inspect(page, 'link-recipe');
    await dialog.getByRole('searchbox', { name: 'Search your recipes' }).fill('tomato');
    await expect(dialog.getByRole('button', { name: 'Bread' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Tomato sauce' }).press('Enter');
  });
  await test.step('how much it makes can be said at once', async () => {
    const makes = page.getByRole('dialog', { name: 'How much does Tomato sauce make?' });
    await expect(makes.getByRole('textbox', { name: 'The whole recipe makes' })).toBeVisible();
    await inspect(page, 'link-makes');
    await page.keyboard.press('Escape');
    await expect(linked(page, 'Tomato sauce')).toBeVisible();
    await inspect(page, 'recipe-linked');
  });
  await test.step('opened, it asks how much it makes, and is scaled once', async () => {
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect(page.getByText('450 g tomato sauce')).toBeVisible();
    await linked(page, 'Tomato sauce').press('Enter');
    await expect(page.getByRole('heading', { name: 'Tomato sauce', level: 1 })).toBeVisible();
    await expect(page.getByText('450 g tomato sauce is needed.')).toBeVisible();
    await inspect(page, 'linked-asks');
    const makes = page.getByRole('textbox', { name: 'The whole recipe makes' });
    await makes.fill('2 jars');
    await makes.press('Enter');
    await expect(page.getByText('Enter an amount that can be compared')).toBeVisible();
    await makes.fill('900 g');
    await makes.press('Enter');
    await expect(page.getByText('500 g tomatoes')).toBeVisible();
    await expect(page.getByText('450 g tomato sauce', { exact: false })).toBeVisible();
  });
  await test.step('next time it opens scaled', async () => {
    await goWithin(page, `/recipe/${pizza}`);
    await linked(page, 'Tomato sauce').click();
    await expect(page.getByText('333 g tomatoes')).toBeVisible();
    await inspect(page, 'linked-scaled');
  });
  await test.step('a circle is refused, with why', async () => {
    await goWithin(page, `/recipe/${pizza}`);
    await linked(page, 'Tomato sauce').click();
    await expect(page.getByRole('heading', { name: 'Tomato sauce', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /^More for .*onion/ }).click();
    await page.getByRole('menuitem', { name: 'Link a recipe …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pizza' }).click();
    await expect(page.getByText('That recipe contains this one')).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('cook mode leads to the recipe of a line, and back to the step, its scale and its timer', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  const sauce = await addRecipe(page, SAUCE);
  const steps = ['Let the dough rest for 20 minutes.', 'Spread the tomato sauce on it.', 'Bake.'];
  const pizza = await addRecipe(page, { ...PIZZA, instructions: steps });
  await call(page, 'recipes.linkLine', {
    ...{ id: pizza, line: '300 g tomato sauce', linkedId: sauce, yields: '600 g' },
  });
  const cooking = page.getByRole('dialog', { name: 'Pizza' });
  await page.goto(`/recipe/${pizza}`);
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await cooking.getByRole('button', { name: 'Start a timer for 20 minutes' }).click();
  await cooking.getByRole('button', { name: 'Next' }).click();
  await expect(cooking.getByText('450 g tomato sauce').first()).toBeVisible();
  await inspect(page, 'cook-linked');
  await linked(page, 'Tomato sauce').first().click();
  await expect(page.getByRole('heading', { name: 'Tomato sauce', level: 1 })).toBeVisible();
  await expect(page.getByText('750 g tomatoes')).toBeVisible();
  await inspect(page, 'linked-from-cooking');
  await page.getByRole('link', { name: 'Back to Pizza' }).click();
  await expect(cooking.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible();
  await expect(cooking.getByText('450 g tomato sauce').first()).toBeVisible();
  await expect(cooking.getByRole('list', { name: 'Timers' })).toContainText('20 minutes');
  await cooking.getByRole('button', { name: 'Stop cooking' }).click();
  await expect(page).toHaveURL(`/recipe/${pizza}`);
  await test.step('paper says which recipe is meant', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Print options' }).click();
    await expect(page.locator('.print-sheet')).toContainText('450 g tomato sauce (see “Tomato sauce”)');
  });
});

test('an edited line loses its link only after asking', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const sauce = await addRecipe(page, SAUCE);
  const pizza = await addRecipe(page, PIZZA);
  await call(page, 'recipes.linkLine', { id: pizza, line: '300 g tomato sauce', linkedId: sauce });
  const editTo = async (line: string) => {
    await page.goto(`/recipe/${pizza}/edit`);
    await page.getByRole('textbox', { name: 'Ingredient 2' }).fill(line);
    await page.getByRole('button', { name: 'Save changes' }).first().click();
  };
  await editTo('400 g tomato sauce');
  const asked = page.getByRole('dialog', { name: 'Linked lines were changed' });
  await expect(asked).toContainText('300 g tomato sauce is now 400 g tomato sauce');
  await inspect(page, 'linked-lines-changed');
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await asked.getByRole('button', { name: 'Keep the links' }).click();
  await expect(linked(page, 'Tomato sauce')).toBeVisible();
  await editTo('1 jar of passata');
  await asked.getByRole('button', { name: 'Remove the links' }).click();
  await expect(page.getByText('1 jar of passata')).toBeVisible();
  await expect(linked(page, 'Tomato sauce')).toHaveCount(0);
});

test('a linked line is bought ready, or what its recipe takes is, scaled', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const sauce = await addRecipe(page, SAUCE);
  const pizza = await addRecipe(page, PIZZA);
  await call(page, 'recipes.linkLine', {
    ...{ id: pizza, line: '300 g tomato sauce', linkedId: sauce, yields: '600 g' },
  });
  await page.goto(`/recipe/${pizza}`);
  await page.getByRole('button', { name: 'Add to list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  const makeOrBuy = dialog.getByRole('radiogroup', { name: '300 g tomato sauce: make it or buy it' });
  await expect(makeOrBuy.getByRole('radio', { name: 'Make it' })).toBeChecked();
  await expect(dialog.getByRole('checkbox')).toHaveCount(4);
  await inspect(page, 'shopping-make-or-buy');
  await makeOrBuy.getByRole('radio', { name: 'Make it' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('checkbox', { name: '300 g tomato sauce' })).toBeChecked();
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Add 4 items' }).click();
  await page.getByRole('button', { name: 'Open list' }).click();
  const row = (name: RegExp) =>
    page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });
  await expect(row(/^tomatoes/)).toContainText('500 g');
  await expect(row(/^onion/)).toContainText('1');
  await expect(row(/tomato sauce/)).toHaveCount(0);
});

test('by a share link, a person sees the links to what they may see, and a visitor none', async ({
  page,
  browser,
}) => {
  await makeAccount(page, newPerson('alice'));
  const sauce = await addRecipe(page, SAUCE);
  const pizza = await addRecipe(page, PIZZA);
  await call(page, 'recipes.linkLine', { id: pizza, line: '300 g tomato sauce', linkedId: sauce });
  const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId: pizza });
  await page.goto(`/shared/recipe/${shareId}`);
  await page.getByRole('heading', { name: 'Ingredients' }).click();
  await expect(linked(page, 'Tomato sauce')).toBeVisible();
  await inspect(page, 'shared-linked');
  const visitor = await openPage(browser);
  await visitor.goto(`/shared/recipe/${shareId}`);
  await expect(visitor.getByText('300 g tomato sauce')).toBeVisible();
  await visitor.getByRole('heading', { name: 'Ingredients' }).click();
  await expect(linked(visitor, 'Tomato sauce')).toHaveCount(0);
  await visitor.context().close();
});

test('only the owner is asked how much a linked recipe makes', async ({ page, browser }) => {
  await makeAccount(page, newPerson('alice'));
  const sauce = await addRecipe(page, SAUCE);
  const pizza = await addRecipe(page, PIZZA);
  await call(page, 'recipes.linkLine', { id: pizza, line: '300 g tomato sauce', linkedId: sauce });
  const { id } = await call<{ id: string }>(page, 'playlists.create', {
    ...{ name: 'Dinners', privacyLevel: 'public' },
  });
  await call(page, 'playlists.addRecipes', { id, recipeIds: [sauce, pizza] });
  const other = await openPage(browser);
  await makeAccount(other, newPerson('bob'));
  for (const one of [page, other]) {
    await one.goto(`/recipe/${pizza}`);
    await linked(one, 'Tomato sauce').click();
    await expect(one.getByRole('heading', { name: 'Tomato sauce', level: 1 })).toBeVisible();
  }
  await expect(page.getByText('300 g tomato sauce is needed.')).toBeVisible();
  await other.waitForLoadState('networkidle');
  await expect(other.getByText('300 g tomato sauce is needed.')).toHaveCount(0);
  await other.context().close();
});
