import type { Page } from '@playwright/test';
import { FAULT, proceduresOf } from './answers.ts';
import type { Say } from './languages.ts';
import { expect, RECIPE_SITE } from './people.ts';

interface Places {
  recipe: string;
  collection: string;
  go: (path: string) => Promise<void>;
}

type Look = (states: ReturnType<typeof statesOf>, places: Places) => Promise<void>;

/** What the screens look like while something is chosen, and while an answer is on its way. They are left as they were. */
export async function lookAtStates(
  page: Page,
  places: Places,
  say: Say,
  see: (what: string) => Promise<void>,
): Promise<void> {
  const states = statesOf(page, say, see);
  const looks = [lookAtList, lookAtEditor, lookAtCollections, lookAtImporting, lookAtKitchen, lookAtDraft];
  for (const look of looks) await look(states, places);
}

function statesOf(page: Page, say: Say, see: (what: string) => Promise<void>) {
  return {
    page,
    see,
    button: (area: string, key: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name: say(area, key) })
        .or(page.getByRole('dialog').getByRole('button', { name: say(area, key) }))
        .first(),
    choose: (area: string, key: string) => page.getByRole('menuitem', { name: say(area, key) }).click(),
    submit: () => page.getByRole('dialog').last().locator('.btn-primary').click(),
    away: async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    /** Looks while what is pressed has no answer; then it fails. */
    whileBusy: async (procedure: string, press: () => Promise<void>) => {
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(
        (url) => proceduresOf(url).includes(procedure),
        async (route) => {
          await released;
          await route.fulfill({ status: 500, json: [FAULT] });
        },
      );
      await press();
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
      await see(`busy: ${procedure}`);
      release();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

const lookAtList: Look = async ({ page, see, button, submit, away, whileBusy }, { go }) => {
  await go('/');
  await button('recipes', 'selectRecipes').click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await see('selecting, none yet');
  // With large letters on a small phone the bar lies over it.
  await page.getByRole('main').getByRole('checkbox').first().press('Space');
  await see('selecting, one');
  await button('recipes', 'addTags').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').or(dialog.getByRole('textbox')).fill('和食');
  await whileBusy('recipes.addTags', submit);
  await away();
  await button('recipes', 'doneSelecting').click();
  await button('recipes', 'sortAndFilter').click();
  await expect(dialog.locator('select').nth(3)).toBeVisible();
  await see('sorting and filtering');
  await away();
  const search = page.locator('header').getByRole('searchbox');
  await whileBusy('recipes.list', () => search.fill('大根'));
  await search.fill('');
};

const lookAtEditor: Look = async ({ page, whileBusy }, { recipe, go }) => {
  await go(`/recipe/${recipe}/edit`);
  const title = page.locator('[name=title]');
  const before = await title.inputValue();
  await title.fill('大根');
  await whileBusy('recipes.update', () => page.locator('[data-save-bar] .btn-primary').click());
  await title.fill(before);
};

const lookAtCollections: Look = async (
  { page, see, button, submit, away, whileBusy },
  { collection, go },
) => {
  await go(`/collection/${collection}`);
  await button('collections', 'arrange').click();
  await see('arranging a collection');
  await button('collections', 'done').click();
  await button('collections', 'addRecipe').click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await see('recipes chosen for a collection');
  await whileBusy('playlists.addRecipes', submit);
  await away();
  await go('/collections');
  await button('collections', 'addCollection').click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('夕飯');
  await whileBusy('playlists.create', submit);
  await away();
};

const lookAtImporting: Look = async ({ page, whileBusy }, { go }) => {
  await go('/recipe/add/url');
  await page.getByRole('main').getByRole('textbox').first().fill(`${RECIPE_SITE()}/article`);
  await whileBusy('imports.start', () => page.getByRole('main').locator('form .btn-primary').click());
};

/** What was cooked, what is planned, and what is bought for it. */
const lookAtKitchen: Look = async ({ page, see, button, choose, away }, { recipe, go }) => {
  await go(`/recipe/${recipe}?cook=2`);
  await button('recipe', 'done').click();
  await expect(button('recipe', 'cookedIt')).toBeVisible();
  await see('the end of cook mode');
  await button('recipe', 'skipCooked').click();
  await go('/plan');
  await button('plan', 'addTo').click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  await see('adding a meal');
  await away();
  await button('plan', 'weekMenu').click();
  await see('the menu of a week');
  await choose('plan', 'shopFor');
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await see('shopping for a week');
  await away();
  await go('/shopping');
  const entry = page.getByRole('main').getByRole('listitem').first();
  await entry.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('the details of an item');
  await away();
};

const lookAtDraft: Look = async ({ page, see }, { go }) => {
  await go('/recipe/add/url');
  await page.getByRole('main').getByRole('textbox').first().fill(`${RECIPE_SITE()}/lemon-cake`);
  await page.getByRole('main').locator('form .btn-primary').click();
  await expect(page).toHaveURL(/add\/manual/);
  await expect(page.locator('[name=title]')).not.toHaveValue('');
  await see('a draft');
};
