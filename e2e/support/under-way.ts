import type { Page } from '@playwright/test';
import { zipped } from '../../server/src/testing/zipped.ts';
import { photographPage } from './cookbook-page.ts';
import type { Say } from './languages.ts';
import { addRecipe, call, expect, RECIPE_SITE } from './people.ts';

/** What a person has begun: imports in each state, a photo and a library to bring in, a recipe that was cooked. */
export interface UnderWay {
  recipe: string;
  imports: Record<'blocked' | 'several' | 'duplicate' | 'unsure' | 'post' | 'text', string>;
  batch: string;
  photo: Buffer;
  library: Buffer;
  password: string;
}

const POST = 'https://www.youtube.com/watch?v=lemonLoaf01';
const TEXT = '大根の煮物\n\nIngredients\n1 大根\n2 だし\n\nMethod\n1. 煮る。\n2. 待つ。';

export async function beginAll(page: Page, password: string): Promise<UnderWay> {
  const site = RECIPE_SITE();
  const recipe = await addRecipe(page, {
    title: '煮物',
    ingredients: ['だし 200', '大根 1'],
    instructions: ['煮る。', '待つ。'],
    sourceUrl: `${site}/lemon-cake`,
  });
  await call(page, 'recipes.logCooked', {
    id: recipe,
    entryId: crypto.randomUUID(),
    cookedOn: '2025-03-09',
    note: '旨い。',
  });
  const read = async (input: object) => {
    const { id } = await call<{ id: string }>(page, 'imports.start', input);
    await expect.poll(() => statusOf(page, id)).toMatch(/done|failed/);
    return id;
  };
  const url = (path: string) => read({ kind: 'url', url: site + path });
  const imports = {
    blocked: await url('/blocked'),
    several: await url('/two'),
    duplicate: await url('/lemon-cake'),
    unsure: await url('/text-alone'),
    post: await read({ kind: 'social', url: POST }),
    text: await read({ kind: 'text', text: TEXT }),
  };
  const { batchId: batch } = await call<{ batchId: string }>(page, 'imports.startMany', {
    urls: ['/article', '/steps-alone'].map((path) => site + path),
  });
  const photo = await photographPage(page, {
    title: 'Plum Cake',
    lines: ['Ingredients', '500 g plums', '200 g flour', '3 eggs'],
    steps: ['1. Beat the eggs until pale.', '2. Bake for 40 minutes.'],
  });
  return { recipe, imports, batch, photo, library: await library(), password };
}

async function statusOf(page: Page, id: string): Promise<string> {
  const input = encodeURIComponent(JSON.stringify({ json: { id } }));
  const answer = await page.request.get(`${process.env.LARDER_ORIGIN ?? ''}/trpc/imports.get?input=${input}`);
  return ((await answer.json()) as { result: { data: { json: { status: string } } } }).result.data.json
    .status;
}

/** A download of Larder with a recipe that is there already, one that is not, one with a field too many, and one without a title. */
function library(): Promise<Buffer> {
  const recipe = (name: string, more: object = {}) =>
    JSON.stringify({
      '@context': ['https://schema.org', { larder: 'urn:larder:' }],
      '@type': 'Recipe',
      name,
      'larder:ingredients': ['だし 200', '大根 1'],
      'larder:instructions': ['煮る。', '待つ。'],
      ...more,
    });
  return zipped({
    'collections.json': '[]',
    'recipes/1.json': recipe('煮物', { tool: ['鍋'] }),
    'recipes/2.json': recipe('白和え', { nutrition: '塩' }),
    'recipes/3.json': recipe(''),
  });
}

type See = (what: string) => Promise<void>;
type Look = (page: Page, underWay: UnderWay, say: Say, see: See) => Promise<void>;

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
  await expect(page.locator('.skeleton, .animate-shimmer')).toHaveCount(0);
};

/** A page as it is read, then what became of the others. */
export const lookAtImports: Look = async (page, { imports, batch }, say, see) => {
  const slow = `${RECIPE_SITE()}/slow?${Date.now()}`;
  const { id } = await call<{ id: string }>(page, 'imports.start', { kind: 'url', url: slow });
  await open(page, `/recipe/add/url?import=${id}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await see('a page that is read');
  await call(page, 'imports.cancel', { id });
  await call(page, 'imports.dismiss', { id });
  await open(page, `/recipe/add/url?import=${imports.blocked}`);
  await page.getByText(say('imports', 'otherOptions')).click();
  await see('a page that keeps programs out');
  await open(page, `/recipe/add/url?import=${imports.several}`);
  await see('a page with several recipes');
  for (const kind of ['duplicate', 'unsure', 'post', 'text'] as const) {
    await open(page, `/recipe/add/manual?import=${imports[kind]}`);
    await see(`the draft: ${kind}`);
  }
  await open(page, `/imports?batch=${batch}`);
  await see('imports that were started together');
};

/** A photo on its way, read, and its draft beside it. */
export const lookAtPhotos: Look = async (page, { photo: buffer }, say, see) => {
  await open(page, '/recipe/add/photos');
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/uploads', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await see('a photo on its way');
  letGo();
  const goOn = button(page, say('photos', 'continueToRecipeEditor'));
  await expect(page.getByText(say('photos', 'completed'))).toBeVisible();
  await expect(goOn).toBeEnabled();
  await see('a photo that was read');
  await button(page, say('photos', 'startOver')).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await see('starting over with photos');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await goOn.click();
  await expect(page).toHaveURL(/import=/);
  await expect(page.locator('main form')).toBeVisible();
  await see('the draft of a photo');
  await page.unroute('**/api/uploads');
};

/** The entries of the cook log, and what adds, changes and removes one; the end of cooking. */
export const lookAtCookLog: Look = async (page, { recipe }, say, see) => {
  await open(page, `/recipe/${recipe}`);
  await expect(button(page, say('recipe', 'changeCooked'))).toBeVisible();
  await see('the cook log');
  for (const key of ['addToCookLog', 'changeCooked', 'deleteCooked'] as const) {
    await button(page, say('recipe', key)).click();
    await expect(page.getByRole(key === 'deleteCooked' ? 'alertdialog' : 'dialog')).toBeVisible();
    await see(`the cook log: ${key}`);
    await page.keyboard.press('Escape');
  }
  await page.goto(`/recipe/${recipe}?cook=2`);
  await button(page, say('recipe', 'done')).click();
  await expect(button(page, say('recipe', 'cookedIt'))).toBeVisible();
  await see('the end of cooking');
  await button(page, say('recipe', 'skipCooked')).click();
};

/** A file that is no library, and a library from its upload until it is taken out again. */
export const lookAtMovingIn: Look = async (page, { library: buffer }, say, see) => {
  const choose = (name: string, body: Buffer) =>
    page
      .locator('input[type=file]:not([webkitdirectory])')
      .last()
      .setInputFiles({ name, mimeType: 'application/zip', buffer: body });
  await open(page, '/move-in');
  await see('moving in');
  await choose('1.bin', Buffer.from([1, 0, 2]));
  await expect(page.getByRole('alert')).toBeVisible();
  await see('a file that is no library');
  await page.route('**/api/moves?**', (route) => route.abort());
  await choose('1.zip', buffer);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await see('a library on its way');
  await page.reload();
  await page.unroute('**/api/moves?**');
  await expect(page.getByText(say('moves', 'chooseSame'))).toBeVisible();
  await see('an upload that stopped');
  await choose('1.zip', buffer);
  await expect(page.getByText(say('moves', 'whatComes'))).toBeVisible();
  await see('what is in the library');
  await page.locator('main .btn-primary').click();
  await expect(page.getByText(say('moves', 'goToRecipes'))).toBeVisible();
  await see('a library that has moved in');
  await button(page, say('moves', 'undo')).click();
  await see('the question before a move is undone');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('moves', 'undoConfirm') })
    .click();
  await expect(page.getByText(say('moves', 'undone'))).toBeVisible();
  await see('a library that was taken out again');
};

/** Each step of deleting an account but the last. */
export const lookAtDeletion: Look = async (page, { password }, say, see) => {
  await open(page, '/');
  await button(page, say('common', 'yourAccount')).click();
  await page.getByRole('menuitem', { name: say('common', 'settings') }).click();
  await page.locator('[data-section=delete]').click();
  const next = (name: string) =>
    page
      .getByRole('button', { name: say('settings', name) })
      .last()
      .click();
  const wizard = page.getByRole('dialog', { name: say('settings', 'deleteAccount') });
  await next('deleteAccount');
  await expect(wizard.getByRole('listitem').first()).toBeVisible();
  await see('deleting an account: what goes');
  await next('continueWord');
  await expect(wizard.getByText(say('settings', 'enterYourPasswordToContinue'))).toBeVisible();
  await next('continueWord');
  await see('deleting an account: no password');
  await wizard.locator('input').fill(password);
  await next('continueWord');
  await next('deleteMyAccount');
  await expect(wizard.locator('[aria-invalid=true]')).toBeVisible();
  await see('deleting an account: confirming it');
};
