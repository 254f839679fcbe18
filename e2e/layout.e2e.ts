import type { Locator, Page } from '@playwright/test';
import { NIGHTLY } from '../server/src/testing/nightly.ts';
import { speak } from './support/languages.ts';
import { onOnePage } from './support/one-page.ts';
import { PHONES, textFaults } from './support/text-faults.ts';
import { makeAccount } from './support/accounts.ts';
import { addRecipe, call, expect, newPerson, quickJoin, test, uploadPicture } from './support/people.ts';
import { goWithin } from './support/screens.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };
const WORDY = {
  description:
    'The smell alone is worth it, and the garlic turns soft and sweet enough to spread on bread. '.repeat(4),
  tags: ['Sunday', 'chicken', 'roast'],
  prepTime: 20,
  cookTime: 45,
  servings: 4,
  ingredients: ['1 chicken, about 1.6 kg', '40 cloves garlic'],
  instructions: ['Heat the oven to 190 °C.', 'Roast for 1 1/2 hours.'],
  sourceUrl: 'https://example.org/chicken',
};

async function boxOf(part: Locator): Promise<{ top: number; bottom: number; height: number }> {
  await expect(part).toBeVisible();
  const { y, height } = (await part.boundingBox())!;
  return { top: y, bottom: y + height, height };
}

test.describe.serial('the page of a recipe comes to the food at once', () => {
  const TITLES: Record<string, string> = {
    pictured: 'Roast chicken with forty cloves of garlic',
    steps: 'Risotto',
    plain: 'Roast chicken',
    long: 'A very long name of a dish '.repeat(5).trim(),
  };
  const ids: Record<string, string> = {};
  const firstIngredient = (page: Page) =>
    page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first();
  const open = async (page: Page, name: string, size: typeof PHONE) => {
    await page.setViewportSize(size);
    await goWithin(page, `/recipe/${ids[name]!}`);
    await expect(page).toHaveTitle(`${TITLES[name]!} - Larder`);
    await expect(page.getByRole('button', { name: 'Start cooking' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
  };
  onOnePage(async (page) => {
    await quickJoin(page, newPerson('alice'));
    const imageId = await uploadPicture(page);
    const instructions = Array.from({ length: 30 }, (_, at) => `Stir once more, round ${at + 1}.`);
    for (const [name, more] of Object.entries({
      ...{ pictured: { imageId }, steps: { instructions }, plain: {}, long: { imageId } },
    }))
      ids[name] = await addRecipe(page, { ...WORDY, title: TITLES[name]!, ...more });
  });

  for (const name of ['pictured', 'plain', 'long'])
    test(`on a phone Start cooking and the first ingredient are on the first screen: ${name}`, async ({
      page,
    }) => {
      await open(page, name, PHONE);
      expect((await boxOf(page.getByRole('button', { name: 'Start cooking' }))).bottom).toBeLessThanOrEqual(
        740,
      );
      expect((await boxOf(firstIngredient(page))).top).toBeLessThanOrEqual(name === 'long' ? 740 : 700);
    });

  test('on a phone the picture begins at the top, below a bar with what can be done', async ({ page }) => {
    await open(page, 'pictured', PHONE);
    expect((await boxOf(page.getByRole('img', { name: /^Picture of/ }))).top).toBe(0);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: /to favorites$/ })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Add to collection' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Edit recipe' }).click();
    await expect(page).toHaveURL(/\/edit$/);
  });

  test('on a phone the facts are one line and the title is 31 px or smaller', async ({ page }) => {
    for (const [name, most] of [
      ['plain', 31],
      ['long', 25],
    ] as const) {
      await open(page, name, PHONE);
      const size = await page
        .getByRole('heading', { level: 1 })
        .evaluate((title) => getComputedStyle(title).fontSize);
      expect(Number.parseFloat(size), name).toBeLessThanOrEqual(most);
    }
    const total = page.getByText('1 hour 5 minutes').locator('xpath=ancestor::li');
    const servings = page.getByRole('listitem').filter({ hasText: /^\s*4 servings$/ });
    expect((await boxOf(total)).top).toBeCloseTo((await boxOf(servings)).top, -1);
    const facts = page.getByRole('list').filter({ has: total });
    await expect(facts.getByRole('listitem').first()).toContainText('1 h 5 min');
    expect((await boxOf(facts)).height).toBeLessThanOrEqual(52);
  });

  for (const name of ['pictured', 'plain'])
    test(`on a wide screen the first ingredient is within 530 px: ${name}`, async ({ page }) => {
      await open(page, name, WIDE);
      expect((await boxOf(firstIngredient(page))).top).toBeLessThanOrEqual(530);
    });

  for (const width of [700, 1100])
    test(`on a tablet of ${width} px the ingredients stay beside the steps`, async ({ page }) => {
      await open(page, 'steps', { width, height: 900 });
      const [list, steps] = [
        page.getByRole('region', { name: 'Ingredients' }),
        page.getByRole('region', { name: 'Instructions' }),
      ];
      const [left, right] = [await list.boundingBox(), await steps.boundingBox()];
      expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
      await steps.getByRole('listitem').last().scrollIntoViewIfNeeded();
      await expect(list.getByRole('heading', { name: 'Ingredients' })).toBeInViewport();
    });

  test('on a tablet that lies on its side all steps stand at the left in cook mode', async ({ page }) => {
    await open(page, 'plain', { width: 1024, height: 768 });
    await page.getByRole('button', { name: 'Start cooking' }).click();
    const steps = page.getByRole('navigation', { name: 'All steps' });
    await steps.getByRole('button', { name: /Roast for/ }).click();
    await expect(page.getByRole('heading', { name: 'Step 2 of 2' })).toBeVisible();
    await expect(steps.getByRole('button', { name: /Roast for/ })).toHaveAttribute('aria-current', 'step');
    const [left, right] = [
      await steps.boundingBox(),
      await page.getByRole('heading', { name: 'Step 2 of 2' }).boundingBox(),
    ];
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(steps).toBeHidden();
  });

  test('a shared recipe without a picture begins with its title; Save is within 700 px', async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const name of ['plain', 'long']) {
      const { shareId } = await call<{ shareId: string }>(page, 'shares.create', { recipeId: ids[name] });
      await goWithin(page, `/shared/recipe/${shareId}`);
      await expect(page.getByRole('heading', { level: 1, name: TITLES[name]!, exact: true })).toBeVisible();
      const save = await boxOf(page.getByRole('button', { name: 'Save to my recipes' }));
      expect(save.bottom, name).toBeLessThanOrEqual(700);
      if (name === 'long') continue;
      await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
      expect((await boxOf(page.getByRole('heading', { level: 1 }))).top).toBeLessThanOrEqual(150);
    }
  });

  test('on a wide screen the picture is beside the title, and without one there is no drawing', async ({
    page,
  }) => {
    await open(page, 'pictured', WIDE);
    const picture = page.getByRole('img', { name: /^Picture of/ });
    const [title, beside] = [
      await page.getByRole('heading', { level: 1 }).boundingBox(),
      await picture.boundingBox(),
    ];
    expect(title!.x + title!.width).toBeLessThanOrEqual(beside!.x);
    await open(page, 'plain', WIDE);
    await expect(picture).toHaveCount(0);
  });
});

test.describe.serial('the list of recipes shows many at once', () => {
  const rows = (page: Page) => page.getByRole('main').getByRole('article');
  const open = async (page: Page, size: typeof PHONE) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(rows(page)).toHaveCount(16);
  };
  onOnePage(async (page) => {
    await makeAccount(page, newPerson('alice'));
    // What has an address of Larder, and needs no app.
    await page.goto('/favicon.svg');
    const imageId = await uploadPicture(page);
    for (let n = 0; n < 16; n++)
      await addRecipe(page, {
        ...WORDY,
        title: n % 2 ? `Dal ${n}` : `Roast chicken with forty cloves of garlic and lemon ${n}`,
        ...(n % 3 && { imageId }),
      });
    await page.evaluate(() => localStorage.setItem('larder.view-mode', 'list'));
  });

  test('in rows of 88 px on a phone, with words for what can be done', async ({ page }) => {
    await open(page, PHONE);
    const tops = [await boxOf(rows(page).nth(0)), await boxOf(rows(page).nth(1))].map(({ top }) => top);
    expect(tops[1]! - tops[0]!).toBeCloseTo(88, 0);
    await expect(page.getByRole('status').filter({ hasText: /^16 recipes$/ })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Filter', { exact: true })).toBeVisible();
    await expect(main.getByText('Select', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Grid view' })).toBeHidden();
    await main.getByRole('button', { name: 'Sort and filter' }).click();
    await expect(page.getByRole('radio', { name: 'Grid view' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('on a phone the bar of the selected says in words what can be done', async ({ page }) => {
    await page.getByRole('button', { name: 'Select recipes' }).click();
    const bar = page.getByRole('toolbar', { name: 'Selected recipes' });
    for (const word of ['All', 'Collection', 'List', 'Tags', 'Delete'])
      await expect(bar.getByText(word, { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Dal 1', exact: true }).check();
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 740 });
      expect(await textFaults(page, ['Roast chicken'])).toEqual([]);
      const buttons = bar.getByRole('button');
      const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
      const places = boxes.map((box) => ({ ...box!, right: box!.x + box!.width }));
      for (const { x, right, width: wide } of places) {
        expect(wide).toBeGreaterThanOrEqual(44);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
      for (const [at, place] of places.slice(0, 5).entries())
        if (at > 0) expect(place.x - places[at - 1]!.right).toBeGreaterThanOrEqual(4);
    }
  });

  // By day in German, which has the longer texts.
  for (const language of NIGHTLY ? ['en', 'de'] : ['de'])
    test(`six of them on the screen of a small phone, above the navigation: ${language}`, async ({
      page,
    }) => {
      await speak(page.context(), language);
      await open(page, PHONE);
      const foot = await boxOf(page.locator('nav:visible'));
      expect((await boxOf(rows(page).nth(5))).bottom).toBeLessThanOrEqual(foot.top);
      await speak(page.context(), 'en');
    });

  test('in two columns on a wide screen', async ({ page }) => {
    await open(page, WIDE);
    const [first, second, third] = await Promise.all([0, 1, 2].map((n) => boxOf(rows(page).nth(n))));
    expect(first!.top).toBe(second!.top);
    expect(third!.top - first!.top).toBeLessThanOrEqual(88);
    expect((await boxOf(rows(page).nth(11))).bottom).toBeLessThanOrEqual(900);
  });
});

test('on a wide screen cards stand in five columns, and what can be done comes with the pointer or the focus', async ({
  page,
}) => {
  await makeAccount(page, newPerson('alice'));
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/about-us');
  for (const title of ['Rye', 'Dal', 'Pie', 'Tart', 'Soup']) await addRecipe(page, { title });
  await page.evaluate(() => localStorage.setItem('larder.view-mode', 'grid'));
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(5);
  expect(
    new Set(await Promise.all((await cards.all()).map(async (card) => (await boxOf(card)).top))).size,
  ).toBe(1);
  const picture = (await cards.first().locator('[data-initial]').boundingBox())!;
  expect(picture.width / picture.height).toBeCloseTo(4 / 3, 1);
  const actions = cards.first().getByRole('button').first().locator('..');
  await expect(actions).toHaveCSS('opacity', '0');
  await cards.first().hover();
  await expect(actions).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(actions).toHaveCSS('opacity', '0');
  await cards.first().getByRole('link').focus();
  await expect(actions).toHaveCSS('opacity', '1');
});

test('what runs from right to left stands with its facts and tags on its own side', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  const id = await addRecipe(page, { ...WORDY, title: 'עוגת שמרים', description: 'של סבתא.', tags: ['שבת'] });
  await page.setViewportSize(PHONE);
  await page.goto(`/recipe/${id}`);
  const title = page.getByRole('heading', { name: 'עוגת שמרים' });
  const tag = page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'שבת' });
  for (const part of [title, page.getByRole('listitem').filter({ hasText: '1 h 5 min' }), tag]) {
    await expect(part).toBeVisible();
    expect(await part.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  }
  const right = ({ x, width }: { x: number; width: number }) => x + width;
  const total = page.getByRole('listitem').filter({ hasText: '1 h 5 min' });
  expect(right((await total.boundingBox())!)).toBeCloseTo(right((await title.boundingBox())!), -1);
});

test('a heart that is given moves for a moment, and not where motion is not wanted', async ({ page }) => {
  await makeAccount(page, newPerson('alice'));
  await page.goto(`/recipe/${await addRecipe(page, { title: 'Dal' })}`);
  const motion = (heart: Locator) =>
    heart.evaluate((svg) => {
      const { animationName, animationDuration } = getComputedStyle(svg);
      return { name: animationName, seconds: Number.parseFloat(animationDuration) };
    });
  for (const [reducedMotion, most] of [
    ['no-preference', 0.2],
    ['reduce', 0.001],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('button', { name: 'Add Dal to favorites' }).click();
    const given = page.getByRole('button', { name: 'Remove Dal from favorites' });
    const { name, seconds } = await motion(given.locator('svg'));
    expect(name).toBe('pop');
    expect(seconds).toBeLessThanOrEqual(most);
    await given.click();
  }
});
