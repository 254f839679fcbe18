import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Say } from './languages.ts';
import { addRecipe, call, expect, idOf, newPerson, quickJoin, RECIPE_SITE, uploadPicture } from './people.ts';
import { LEMON_CAKE_TEXTS } from './recipe-site.ts';
import { goWithin, PUBLIC_SCREENS, SCREENS } from './screens.ts';
import { lookAtStates } from './states.ts';

export interface Kitchen {
  recipe: string;
  share: string;
  collection: string;
  /** A smart collection. */
  smart: string;
  /** A shopping list. */
  list: string;
  friend: string;
  /** What people typed in Latin letters, and what stood on the page that was read. */
  typed: string[];
}

/** All that the screens have something to show of. */
export async function fill(page: Page, theirs: Page): Promise<Kitchen> {
  const person = { ...newPerson('cook'), displayName: 'ゆき' };
  const friend = { ...newPerson('guest'), displayName: 'はな' };
  await quickJoin(theirs, friend);
  await quickJoin(page, person);
  const [me, other] = [await idOf(page), await idOf(theirs)];
  await call(theirs, 'follows.follow', { userId: me });
  await call(page, 'follows.follow', { userId: other });
  const details = {
    description: '冬の味。',
    tags: ['和食'],
    cuisine: ['日本'],
    ingredients: ['[だし]', 'だし 200', '大根 1'],
    instructions: ['煮る。', '20 分待つ。'],
    prepTime: 20,
    cookTime: 90,
    servings: 4,
    sourceUrl: 'https://example.org/x',
    cookingNotes: '母の味。',
  };
  const recipe = await addRecipe(page, { ...details, title: '煮物' });
  await call(page, 'recipes.update', {
    ...details,
    id: recipe,
    version: 1,
    title: '大根の煮物',
    servings: 6,
  });
  const bin = await addRecipe(page, { title: '古い物' });
  await call(page, 'recipes.deleteMany', { ids: [bin] });
  await addRecipe(page, { title: '汁物' });
  const { id: collection } = await call<{ id: string }>(page, 'playlists.create', { name: '夕飯' });
  await call(page, 'playlists.addRecipes', { id: collection, recipeIds: [recipe] });
  const [smart, list] = await fillTheNew(page, recipe, me);
  const { shareId: share } = await call<{ shareId: string }>(page, 'shares.create', { recipeId: recipe });
  await call(page, 'imports.start', { kind: 'url', url: `${RECIPE_SITE()}/blocked` });
  return {
    recipe,
    share,
    collection,
    smart,
    list,
    friend: other,
    typed: [
      ...[person.email, person.username, friend.username, 'example.org'],
      ...[...LEMON_CAKE_TEXTS, 'URL Import'],
    ],
  };
}

/** A shopping list, meals of this week, a smart collection, stars, nutrition and a plate. */
async function fillTheNew(page: Page, recipe: string, plan: string): Promise<[smart: string, list: string]> {
  const list = randomUUID();
  await call(page, 'shoppingLists.create', { id: list, name: '週末' });
  await call(page, 'shoppingLists.add', { id: list, text: '大根 1\nだし 200 g\n卵', language: 'ja' });
  const { id: smart } = await call<{ id: string }>(page, 'smartCollections.create', {
    name: '早い物',
    filter: { maxMinutes: 300, minRating: 4, tag: '和食' },
  });
  await call(page, 'recipes.rate', { id: recipe, rating: 5 });
  const stamped = <T>(value: T) => ({ value, stamp: '000000000000001-0000-00000001' });
  const day = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' });
  const meal = (meal: string | null, on: string | null, recipeId: string | null = null) => ({
    ...{ id: randomUUID(), recipeId, leftoverOf: null, repeatId: null },
    ...{ day: stamped(on), meal: stamped(meal), text: stamped('大根の煮物'), servings: stamped(4) },
    ...{ note: stamped(''), isRemoved: stamped(false) },
  });
  await call(page, 'mealPlan.put', {
    id: plan,
    entries: [meal('dinner', day, recipe), meal('lunch', day), meal(null, null, recipe)],
  });
  const photoId = await uploadPicture(page, 'result');
  const entry = { id: recipe, entryId: randomUUID(), cookedOn: '2026-01-31', note: '母の味。', photoId };
  await call(page, 'recipes.logCooked', entry);
  return [smart, list];
}

async function go(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
  // No placeholder of what is still coming.
  await expect(page.locator('.skeleton, .animate-shimmer')).toHaveCount(0);
}

/** Once more than every screen has by itself: `see` is called at each of them, and again with what opens over it. */
async function everyScreen(page: Page, kitchen: Kitchen, say: Say, see: (what: string) => Promise<void>) {
  for (const [path] of PUBLIC_SCREENS) {
    await page.goto(path);
    await ready(page);
    await see(path);
  }
  await page.goto('/');
  const paths: string[] = [
    ...SCREENS.map(([path]) => path),
    '/collection/:collection',
    '/collection/smart/:smart',
    '/shopping/:list',
    '/?maxMinutes=30&minRating=4',
    '/connections?tab=requests',
    '/connections?tab=search',
    '/connections?tab=followers',
    '/connections?tab=following',
    '/profile/:friend',
    '/recently-deleted',
    '/recipe/add/url?mode=many',
    '/recipe/add/url?mode=paste',
    '/reset-password',
  ];
  for (const path of paths) {
    await go(
      page,
      path.replace(/:(recipe|share|collection|smart|list|friend)/, (_, name: keyof Kitchen) =>
        String(kitchen[name]),
      ),
    );
    await see(path);
  }
}

async function everyDialog(
  page: Page,
  { recipe, collection }: Kitchen,
  say: Say,
  see: (what: string) => Promise<void>,
) {
  const press = (area: string, key: string) =>
    page
      .getByRole('button', { name: say(area, key) })
      .first()
      .click();
  const choose = (area: string, key: string) => page.getByRole('menuitem', { name: say(area, key) }).click();
  const away = () => page.keyboard.press('Escape');
  await go(page, '/');
  await press('common', 'yourAccount');
  await expect(page.getByRole('menu')).toBeVisible();
  await see('the menu of the account');
  await choose('common', 'settings');
  for (const section of ['profile', 'appearance', 'security', 'photos', 'data', 'delete']) {
    const row = page.locator(`[data-section=${section}]`);
    await row.click();
    await ready(page);
    await see(`the settings: ${section}`);
    // On a wide screen the sections stay beside what is shown.
    if (!(await row.isVisible())) await page.goBack();
  }
  await away();
  await go(page, `/recipe/${recipe}`);
  await press('recipe', 'startCooking');
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('cook mode');
  await press('recipe', 'stopCooking');
  for (const key of ['printOptions', 'history', 'addToCollection'] as const) {
    const button = page.getByRole('main').getByRole('button', { name: say('recipe', key) });
    if (await button.isVisible()) await button.click();
    else {
      await press('recipe', 'moreActions');
      await see('the menu of a recipe');
      await choose('recipe', key);
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    await see(`the dialog ${key}`);
    await away();
  }
  await go(page, `/collection/${collection}`);
  await press('collections', 'editThisCollection');
  await see('editing a collection');
  await press('collections', 'deleteCollection');
  await expect(page.getByRole('dialog', { name: say('collections', 'deleteCollection') })).toBeVisible();
  await see('deleting a collection');
}

/** All screens, with what opens over them. */
export async function lookAround(...all: Parameters<typeof everyScreen>) {
  await everyScreen(...all);
  await everyDialog(...all);
  const [page, { recipe, collection }, ...rest] = all;
  await lookAtStates(page, { recipe, collection, go: (path) => go(page, path) }, ...rest);
}
