import type { Locator, Page } from '@playwright/test';
import { breakDown, holdBack } from './support/answers.ts';
import { inspect } from './support/inspect.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, call, expect, newPerson, openPage, test } from './support/people.ts';
import { goWithin } from './support/screens.ts';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The dialog of what can be set about the link, one step beside the share button. */
async function openSettings(page: Page): Promise<Locator> {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Share settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share settings' });
  await expect(
    dialog.getByLabel('Link').or(dialog.getByRole('button', { name: 'Create link' })),
  ).toBeVisible();
  return dialog;
}

test.describe('sharing', () => {
  let id = '';

  test.beforeEach(async ({ page }) => {
    await makeAccount(page, newPerson('alice'));
    id = await addRecipe(page, { title: 'Pie' });
    await page.goto(`/recipe/${id}`);
    await expect(button(page, 'Share')).toBeVisible();
  });

  test('copies one and the same link at one press, counts it, and is ready again after three seconds', async ({
    page,
  }) => {
    await page.clock.install();
    await button(page, 'Share').click();
    await expect(button(page, 'Copied!')).toBeVisible();
    await expect(toast(page, 'Copied link to clipboard')).toBeVisible();
    const link = await clipboard(page);
    expect(link).toMatch(new RegExp(`^${process.env.LARDER_ORIGIN}/shared/recipe/[0-9a-f-]{36}$`));
    await page.clock.fastForward(3_000);
    await button(page, 'Share').click();
    await expect(button(page, 'Copied!')).toBeVisible();
    expect(await clipboard(page)).toBe(link);

    const settings = await openSettings(page);
    await expect(settings.getByLabel('Link')).toHaveValue(link);
    await expect(settings.getByText('link copied 2 times')).toBeVisible();
    await inspect(page, 'share-settings');
    await page.keyboard.press('Escape');
    await expect(button(page, 'More actions')).toBeFocused();

    await goWithin(page, '/shares');
    await expect(page.getByRole('listitem').filter({ hasText: 'Pie' })).toContainText('not opened yet');
  });

  test('asks for the clipboard while the press is handled, before there is a link', async ({ page }) => {
    await page.evaluate(() => {
      const write = navigator.clipboard.write.bind(navigator.clipboard);
      navigator.clipboard.write = (items) => {
        Object.assign(window, { isAsked: true });
        return write(items);
      };
    });
    const release = await holdBack(page, 'shares.create');
    await button(page, 'Share').click();
    await expect(button(page, 'Sharing')).toBeVisible();
    expect(await page.evaluate(() => 'isAsked' in window)).toBe(true);
    release();
    await expect(button(page, 'Copied!')).toBeVisible();
    expect(await clipboard(page)).toContain('/shared/recipe/');
  });

  test('copies where the browser offers no clipboard, and says when nothing can be copied', async ({
    page,
  }) => {
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('not over plain http'));
    });
    await button(page, 'Share').click();
    await expect(button(page, 'Copied!')).toBeVisible();
    const copied = await clipboard(page);
    const settings = await openSettings(page);
    await expect(settings.getByLabel('Link')).toHaveValue(copied);
    await settings.getByRole('button', { name: 'Copy link' }).click();
    await expect(settings.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await button(page, 'Share').click();
    await expect(button(page, 'Failed')).toBeVisible();
    await expect(toast(page, 'Failed to copy share link to clipboard')).toBeVisible();
    await expect(button(page, 'Share')).toBeVisible();
  });

  test('has a sentence of its own for each failure', async ({ page, context }) => {
    await test.step('no link can be made', async () => {
      const mend = await breakDown(page, 'shares.create');
      await button(page, 'Share').click();
      await expect(button(page, 'Failed')).toBeVisible();
      await expect(toast(page, 'Unable to generate share link. Please try again.')).toBeVisible();
      await mend();
    });
    await test.step('it was taken back elsewhere while it stood on the screen', async () => {
      const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId: id });
      const settings = await openSettings(page);
      await expect(settings.getByLabel('Link')).toHaveValue(new RegExp(shareId));
      await call(page, 'shares.revoke', { shareId });
      await settings.getByRole('button', { name: 'Stop sharing' }).click();
      await expect(
        settings.getByText('Share entry not found. Please try again or contact support.'),
      ).toBeVisible();
      await expect(settings.getByRole('button', { name: 'Create link' })).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('anything else', async () => {
      const mend = await breakDown(page, 'shares.recordShare');
      await button(page, 'Share').click();
      await expect(button(page, 'Failed')).toBeVisible();
      await expect(toast(page, 'Failed to share recipe')).toBeVisible();
      await mend();
    });
    await test.step('the recipe is gone', async () => {
      // Whichever comes first, the refusal or the word of the deletion: the page ends by saying so.
      const release = await holdBack(page, 'shares.create');
      await button(page, 'Share').click();
      const other = await context.newPage();
      await call(other, 'recipes.delete', { id });
      release();
      await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
    });
  });
});

test('on a phone the link goes to the share sheet, and closing that is no failure', async ({ browser }) => {
  const phone = await browser.newContext({
    baseURL: process.env.LARDER_ORIGIN,
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await phone.newPage();
  await page.addInitScript(() => {
    const sheet = { given: [] as ShareData[], isClosed: true };
    Object.assign(window, { sheet });
    navigator.share = (data) => {
      sheet.given.push(data ?? {});
      return sheet.isClosed ? Promise.reject(new DOMException('closed', 'AbortError')) : Promise.resolve();
    };
  });
  const given = () => page.evaluate(() => (Reflect.get(window, 'sheet') as { given: ShareData[] }).given);
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { title: 'Pie' });
  await page.goto(`/recipe/${id}`);
  await button(page, 'Share').click();
  await expect.poll(given).toHaveLength(1);
  await expect(button(page, 'Share')).toBeVisible();
  const closed = await openSettings(page);
  await expect(closed.getByText('link not copied')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.evaluate(() => Object.assign(Reflect.get(window, 'sheet') as object, { isClosed: false }));
  await button(page, 'Share').click();
  await expect(button(page, 'Shared!')).toBeVisible();
  const settings = await openSettings(page);
  await expect(settings.getByText('link copied once')).toBeVisible();
  const url = await settings.getByLabel('Link').inputValue();
  expect(await given()).toEqual([
    { title: 'Pie', url },
    { title: 'Pie', url },
  ]);
  await phone.close();
});

async function share(page: Page, recipe: { title: string } & Record<string, unknown>): Promise<string> {
  const recipeId = await addRecipe(page, recipe);
  const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId });
  return `/shared/recipe/${shareId}`;
}

const PIE = {
  title: 'Pie',
  description: 'As in May.',
  tags: ['Baking', 'spring'],
  ingredients: ['[For the dough]', '200 g flour', '100 g butter'],
  instructions: ['[The dough]', 'Knead.', '[The rest]', 'Fill.', 'Bake.'],
  prepTime: 20,
  cookTime: 45,
  servings: 8,
  difficulty: 'easy',
  cookingNotes: 'Less sugar\nnext time.',
};

test.describe.serial('the shared page shows the whole recipe to anybody', () => {
  let page: Page;
  let visitor: Page;
  let article: Locator;
  let pie = '';

  test.beforeAll(async ({ browser }) => {
    page = await openPage(browser);
    await makeAccount(page, newPerson('alice'));
    const stranger = await browser.newContext({ baseURL: process.env.LARDER_ORIGIN });
    visitor = await stranger.newPage();
    article = visitor.getByRole('article');
    pie = await share(page, PIE);
    await visitor.goto(pie);
  });

  test.afterAll(async () => {
    await page.context().close();
    await visitor.context().close();
  });

  test('the shared page has the title, the description, who shared it and the facts', async () => {
    await expect(visitor).toHaveTitle('Pie - Shared Recipe');
    await expect(article.getByRole('heading', { name: 'Pie', level: 1 })).toBeVisible();
    await expect(article.getByText('As in May.')).toBeVisible();
    await expect(article.getByText('Shared by alice')).toBeVisible();
    // Without a picture there is none, and no letter in its place.
    await expect(article.getByRole('img', { name: 'Picture of Pie' })).toBeHidden();
    for (const fact of ['Prep 20 min', 'Cook 45 min', '8 servings'])
      await expect(article.getByRole('listitem').getByText(fact)).toBeVisible();
  });

  test('the shared page lists tags, ingredients, numbered steps and notes', async () => {
    await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'Baking',
      'spring',
    ]);
    await expect(article.getByRole('region', { name: 'Ingredients' }).getByRole('listitem')).toHaveText([
      'For the dough',
      '200 g flour',
      '100 g butter',
    ]);
    await expect(article.getByRole('region', { name: 'Instructions' }).getByRole('listitem')).toHaveText([
      '1Knead.',
      '2Fill.',
      '3Bake.',
    ]);
    await expect(article.getByRole('region', { name: 'Cooking Notes' })).toContainText(
      'Less sugar\nnext time.',
    );
  });

  test('a recipe without an image is previewed with the default one', async () => {
    const preview = visitor.locator('meta[property="og:image"]');
    const picture = await visitor.request.get((await preview.getAttribute('content')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
  });

  test('the difficulty is green when easy, yellow when medium and red when hard', async () => {
    const levels = [
      [pie, 'Easy'],
      [await share(page, { title: 'Cake', difficulty: 'medium', difficultyStated: true }), 'Medium'],
      [await share(page, { title: 'Croquembouche', difficulty: 'hard' }), 'Hard'],
    ] as const;
    const hues: number[] = [];
    for (const [address, label] of levels) {
      await visitor.goto(address);
      hues.push(await visitor.getByText(label, { exact: true }).evaluate(hueOf));
    }
    const [green = 0, yellow = 0, red = 0] = hues;
    expect(green).toBeGreaterThan(90);
    expect(green).toBeLessThan(170);
    expect(yellow).toBeGreaterThan(30);
    expect(yellow).toBeLessThan(60);
    expect(Math.min(red, 360 - red)).toBeLessThan(15);
  });
});

/** The hue in degrees of an element's background. Runs in the page. */
function hueOf(element: Element): number {
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.fillStyle = getComputedStyle(element).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const spread = Math.max(r, g, b) - Math.min(r, g, b);
  if (r >= g && r >= b) return ((60 * (g - b)) / spread + 360) % 360;
  return g >= b ? 60 * (2 + (b - r) / spread) : 60 * (4 + (r - g) / spread);
}
