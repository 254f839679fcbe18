import type { Page } from '@playwright/test';
import { NIGHTLY } from '../server/src/testing/nightly.ts';
import { hardWired, sentencesIn, speak, tooWide, type Say } from './support/languages.ts';
import {
  addRecipe,
  call,
  expect,
  idOf,
  newPerson,
  openPage,
  quickJoin,
  RECIPE_SITE,
  test,
} from './support/people.ts';
import { goWithin, PUBLIC_SCREENS, SCREENS } from './support/screens.ts';
import { lookAtStates } from './support/states.ts';
import { faultsOnPhones } from './support/text-faults.ts';

// Every screen is looked at in the pseudo language, in which a word without accents is written in the code, and in English and
// German on phones, where nothing may be wider than the screen, cut off or printed over something else. What people write is in
// letters that no sentence of ours has.

interface Kitchen {
  recipe: string;
  share: string;
  collection: string;
  friend: string;
  /** What people typed in Latin letters. */
  typed: string[];
}

/** All that the screens have something to show of. */
async function fill(page: Page, theirs: Page): Promise<Kitchen> {
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
  const { shareId: share } = await call<{ shareId: string }>(page, 'shares.create', { recipeId: recipe });
  await call(page, 'imports.start', { kind: 'url', url: `${RECIPE_SITE()}/blocked` });
  return {
    recipe,
    share,
    collection,
    friend: other,
    typed: [person.email, person.username, friend.username, 'example.org'],
  };
}

async function go(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
  // Nothing that stands for what is still coming.
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
      path.replace(/:(recipe|share|collection|friend)/, (_, name: keyof Kitchen) => String(kitchen[name])),
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
    await page.locator(`[data-section=${section}]`).click();
    await ready(page);
    await see(`the settings: ${section}`);
    await page.goBack();
  }
  await away();
  await go(page, `/recipe/${recipe}`);
  await press('recipe', 'startCooking');
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('cook mode');
  await press('recipe', 'stopCooking');
  for (const key of ['printOptions', 'history', 'addToCollection'] as const) {
    await press('recipe', 'moreActions');
    await see('the menu of a recipe');
    await choose('recipe', key);
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

async function lookAround(...all: Parameters<typeof everyScreen>) {
  await everyScreen(...all);
  await everyDialog(...all);
  const [page, { recipe, collection }, ...rest] = all;
  await lookAtStates(page, { recipe, collection, go: (path) => go(page, path) }, ...rest);
}

test.describe('all screens', () => {
  let kitchen: Kitchen;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    const theirs = await openPage(browser);
    page = await openPage(browser);
    kitchen = await fill(page, theirs);
    await theirs.context().close();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test.afterAll(() => page.context().close());

  test('take every word from the catalogues', async () => {
    await speak(page.context(), 'en-XA');
    const found: Record<string, string[]> = {};
    await lookAround(page, kitchen, sentencesIn('en-XA'), async (what) => {
      const written = await hardWired(page.locator('body'), kitchen.typed);
      if (written.length > 0) found[what] = written;
    });
    expect(found).toEqual({});
  });

  // German has the longest texts.
  for (const language of NIGHTLY ? ['en', 'de'] : ['de'])
    test(`fit phones: ${language}`, async () => {
      await speak(page.context(), language);
      const found: Record<string, string[]> = {};
      await lookAround(page, kitchen, sentencesIn(language), async (what) => {
        if (process.env.SCREENSHOT_DIR)
          await page.screenshot({
            path: `${process.env.SCREENSHOT_DIR}/${language}-${what.replaceAll(/\W+/g, '_')}.png`,
          });
        const faults = [...(await tooWide(page)), ...(await faultsOnPhones(page, kitchen.typed))];
        if (faults.length > 0) found[what] = faults;
      });
      expect(found).toEqual({});
    });

  test('hold letters of twice the size on a small phone', async () => {
    await speak(page.context(), 'en');
    const found: Record<string, string[]> = {};
    await lookAround(page, kitchen, sentencesIn('en'), async (what) => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      if (process.env.SCREENSHOT_DIR)
        await page.screenshot({
          path: `${process.env.SCREENSHOT_DIR}/200-${what.replaceAll(/\W+/g, '_')}.png`,
        });
      const wide = await tooWide(page);
      if (wide.length > 0) found[what] = wide;
    });
    expect(found).toEqual({});
  });
});
