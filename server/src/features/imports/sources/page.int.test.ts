import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RECIPE_FIELDS } from '@larder/shared/recipe/fields';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { createGuardedFetch } from '../../../adapters/fetch/guarded-fetch.ts';
import type { AskAboutPage } from '../../../adapters/recipe-model/page-model.ts';
import { createStorage } from '../../../adapters/storage/create-storage.ts';
import type { Viewer } from '../../../ctx.ts';
import { testDeps, testPerson } from '../../../testing/harness.ts';
import { SITE_RECIPE, startRecipeSite, type RecipeSite } from '../../../testing/recipe-site.ts';
import { readPageHere } from '../../../testing/read-page-here.ts';
import { importPage, importPasted } from './page.ts';
import type { DraftDeps } from './source.ts';

let site: RecipeSite;
let deps: DraftDeps;
let alice: Viewer;

beforeAll(async () => {
  site = await startRecipeSite();
  const base = await testDeps(
    ({ config }) => ({ guardedFetch: createGuardedFetch(config), storage: createStorage(config) }),
    { FETCH_ALLOW_HOSTS: site.host },
  );
  deps = { ...base, readPage: readPageHere };
  alice = await testPerson(deps, 'alice');
});
afterAll(() => site.close());

const until = (stop: AbortController) => ({
  vaultId: alice.vaultId,
  language: 'en' as const,
  choice: null,
  signal: stop.signal,
  report: async () => undefined,
});

/** Reads a page whose picture never answers, and stops with `reason` while it waits for it. */
async function stoppedAtPicture(reason: unknown) {
  const stop = new AbortController();
  const visits = site.visits('/never.jpg');
  const reading = importPage(deps, { url: site.address('/slow-picture') }, until(stop));
  reading.catch(() => undefined);
  await vi.waitFor(() => expect(site.visits('/never.jpg')).toBe(visits + 1), {
    timeout: 20_000,
    interval: 10,
  });
  stop.abort(reason);
  return reading;
}

it('goes through every stage in order', async () => {
  const stages: string[] = [];
  const stop = new AbortController();
  await importPage(
    deps,
    { url: site.address('/soup') },
    {
      ...until(stop),
      report: async (stage) => void stages.push(stage),
    },
  );
  expect(stages).toEqual(['converting', 'uploading', 'processing', 'structuring']);
});

it('keeps the recipe when the time is up before its picture is there', async () => {
  const draft = await stoppedAtPicture(new DOMException('late', 'TimeoutError'));
  expect(draft).toMatchObject({ title: SITE_RECIPE.name, storedImage: null });
});

it('gives up at once when it is cancelled while it waits for the picture', async () => {
  const reason = new Error('cancelled');
  await expect(stoppedAtPicture(reason)).rejects.toBe(reason);
});

it.each([
  ['is gone', '/missing.png'],
  ['is broken', '/broken.jpg'],
  ['is tiny', '/tiny.jpg'],
])('takes the next picture of the page when the first %s', async (_, first) => {
  const pictures = [first, '/soup.jpg'].map((path) => site.address(path));
  const recipe = JSON.stringify({ ...SITE_RECIPE, image: pictures });
  const html = `<script type="application/ld+json">${recipe}</script>`;
  const draft = await importPasted(deps, { html }, until(new AbortController()));
  expect(draft).toMatchObject({ image: pictures[1], storedImage: { width: 900, height: 600 } });
});

it('asks for three pictures at most, and keeps the recipe without one', async () => {
  const image = [1, 2, 3, 4].map((number) => site.address(`/nowhere?${number}`));
  const recipe = JSON.stringify({ ...SITE_RECIPE, image });
  const html = `<script type="application/ld+json">${recipe}</script>`;
  const draft = await importPasted(deps, { html }, until(new AbortController()));
  expect(draft).toMatchObject({ title: SITE_RECIPE.name, storedImage: null });
  expect([1, 2, 3, 4].map((number) => site.visits(`/nowhere?${number}`))).toEqual([1, 1, 1, 0]);
});

describe('a page that the model may be asked about', () => {
  const asked: AbortSignal[] = [];
  const withModel = (answer: AskAboutPage): DraftDeps => ({
    ...deps,
    askAboutPage: (read, signal) => {
      asked.push(signal);
      return answer(read, signal);
    },
  });
  const better: AskAboutPage = async (read) => ({
    ...read,
    draft: { ...read.draft, ingredients: ['1 l broth'] },
    evidence: { ...read.evidence, ingredients: { source: 'model', sure: false, reason: 'readByModel' } },
  });
  beforeEach(() => void (asked.length = 0));

  it('is told with what the model read, and with its picture', async () => {
    const { signal } = new AbortController();
    const reading = { ...until(new AbortController()), signal };
    const draft = await importPage(withModel(better), { url: site.address('/soup') }, reading);
    expect(draft).toMatchObject({
      ingredients: ['1 l broth'],
      evidence: { ingredients: { source: 'model', sure: false } },
      storedImage: { width: 900 },
    });
    expect(draft).not.toHaveProperty('shown');
    expect(asked).toEqual([signal]);
  });

  it('is never one that a person pasted', async () => {
    const html = `<script type="application/ld+json">${JSON.stringify(SITE_RECIPE)}</script>`;
    const draft = await importPasted(withModel(better), { html }, until(new AbortController()));
    expect(draft.ingredients).toEqual(SITE_RECIPE.recipeIngredient);
    expect(asked).toEqual([]);
  });

  it('is not asked about when the time is up', async () => {
    const stop = new AbortController();
    const visits = site.visits('/never.jpg');
    const url = site.address('/slow-picture');
    const reading = importPage(withModel(better), { url }, until(stop));
    await vi.waitFor(() => expect(site.visits('/never.jpg')).toBe(visits + 1), { timeout: 20_000 });
    stop.abort(new DOMException('late', 'TimeoutError'));
    expect((await reading).ingredients).toEqual(SITE_RECIPE.recipeIngredient);
    expect(asked).toEqual([]);
  });
});

describe('a page that was pasted', () => {
  const paste = (html: string, url?: string) =>
    importPasted(deps, { html, url }, until(new AbortController()));
  const recipe = (image: string) =>
    `<title>Soup</title><script type="application/ld+json">${JSON.stringify({ ...SITE_RECIPE, image })}</script>`;

  it('is read like one that was fetched, with its picture, and keeps its address', async () => {
    const draft = await paste(recipe('/soup.jpg'), site.address('/behind-a-wall#top'));
    expect(draft).toMatchObject({
      title: SITE_RECIPE.name,
      ingredients: SITE_RECIPE.recipeIngredient,
      sourceUrl: site.address('/behind-a-wall'),
      storedImage: { width: 900, height: 600 },
    });
  });

  it('says itself where it is, or comes from nowhere', async () => {
    const canonical = '<link rel="canonical" href="https://kitchen.example/soup">';
    expect(await paste(canonical + recipe(''))).toMatchObject({ sourceUrl: 'https://kitchen.example/soup' });
    const secret = canonical.replace('//', '//user:password@');
    expect(await paste(secret + recipe(''))).toMatchObject({ sourceUrl: 'https://kitchen.example/soup' });
    expect(await paste(recipe(''))).toMatchObject({ sourceUrl: null, storedImage: null });
  });

  it('may be its text alone', async () => {
    const text =
      'Plum cake\n\nServes 8\n\nIngredients\n500 g plums & a few more\n200 g flour <sifted>\n\nMethod\n1. Mix.\n2. Bake for an hour.';
    expect(await paste(text)).toMatchObject({
      title: 'Plum cake',
      servings: 8,
      ingredients: ['500 g plums & a few more', '200 g flour <sifted>'],
      instructions: ['Mix.', 'Bake for an hour.'],
    });
  });

  it.each([
    ['a wall', '<title>Just a moment...</title>', 'IMPORT_BLOCKED', IMPORT_MESSAGES.blocked],
    [
      'a sign-in',
      '<title>Log in - Kitchen</title><form><input name=p type="password"></form>',
      'IMPORT_LOGIN',
      IMPORT_MESSAGES.login,
    ],
    ['something else', '<p>We cook.</p>', 'IMPORT_NO_RECIPE', IMPORT_MESSAGES.noRecipeData],
  ])('that is %s says so', async (_, html, appCode, message) => {
    await expect(paste(html)).rejects.toMatchObject({ appCode, message });
  });

  it('is no sign-in because it has one in its corner', async () => {
    const article = `<p>${'We cook. '.repeat(300)}</p><input type="password">`;
    await expect(paste(article)).rejects.toMatchObject({ appCode: 'IMPORT_NO_RECIPE' });
  });
});

describe('what a draft tells beside the recipe', () => {
  const several = ['Bread', 'Butter'].map((name) => ({ ...SITE_RECIPE, name, image: [] }));
  const page = `<script type="application/ld+json">${JSON.stringify(several)}</script>`;
  const read = (html: string, choice: number | null = null) =>
    importPasted(deps, { html }, { ...until(new AbortController()), choice });

  it('is where each field was read, and how sure that is', async () => {
    const { evidence } = await read(page);
    expect(evidence).toMatchObject({ ingredients: { source: 'structured', sure: true } });
  });

  it('is which recipes the page holds, and which of them it is', async () => {
    const recipes = several.map(({ name }) => ({ title: name, url: null }));
    expect(await read(page)).toMatchObject({ title: 'Bread', recipes, chosen: 0 });
    expect(await read(page, 1)).toMatchObject({ title: 'Butter', recipes, chosen: 1 });
  });

  it('is no draft of another one when the chosen recipe has gone', async () => {
    const answer = { appCode: 'IMPORT_NO_RECIPE', message: IMPORT_MESSAGES.otherGone };
    await expect(read(page, 2)).rejects.toMatchObject(answer);
  });

  it('is the video that the page shows, with a recipe and without one', async () => {
    const video = '<iframe src="https://www.youtube.com/embed/lemonLoaf01?rel=0"></iframe>';
    const videoUrl = 'https://www.youtube.com/watch?v=lemonLoaf01';
    expect(await read(page + video)).toMatchObject({ videoUrl });
    expect(await read(page)).not.toHaveProperty('videoUrl');
    await expect(read(`<h1>Lemon loaf</h1>${video}`)).rejects.toMatchObject({
      appCode: 'IMPORT_NO_RECIPE',
      details: { videoUrl },
    });
  });

  it('is nothing of the kind for a page with one', async () => {
    expect(
      await read(`<script type="application/ld+json">${JSON.stringify(SITE_RECIPE)}</script>`),
    ).not.toHaveProperty('recipes');
  });

  it('is, instead of a draft, what a page without a recipe leads to', async () => {
    const titles = ['Bread', 'Butter', 'Cheese'];
    const recipes = titles.map((title) => ({ title, url: `https://a.example/${title}` }));
    const items = recipes.map(({ title, url }) => ({ '@type': 'ListItem', name: title, url }));
    const list = JSON.stringify({ '@type': 'ItemList', itemListElement: items });
    await expect(read(`<script type="application/ld+json">${list}</script>`)).rejects.toMatchObject({
      appCode: 'IMPORT_SEVERAL',
      message: IMPORT_MESSAGES.several,
      details: { recipes },
    });
  });
});

it.each([
  [
    'JSON-LD',
    `<script type="application/ld+json">${JSON.stringify({
      ...SITE_RECIPE,
      recipeCuisine: ['Polish, Jewish', 'Polish'],
      keywords: 'autumn',
      recipeCategory: 'Dinner',
    })}</script>`,
  ],
  [
    'microdata',
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
      <meta itemprop="recipeCuisine" content="Polish, Jewish"><meta itemprop="keywords" content="autumn">
      <meta itemprop="recipeCategory" content="Dinner"><li itemprop="recipeIngredient">200 g lentils</li>
      <li itemprop="recipeIngredient">1 onion</li><p itemprop="recipeInstructions">Boil everything for an hour.</p></div>`,
  ],
])('reads the cuisine of a page from its %s, and not as tags', async (_, html) => {
  const draft = await importPasted(
    deps,
    { html: `<html><body>${html}</body></html>` },
    until(new AbortController()),
  );
  expect(draft.cuisine).toEqual(['Polish', 'Jewish']);
  expect(draft.tags.filter((tag) => tag !== 'URL Import')).toEqual(['autumn', 'Dinner']);
  expect(draft.evidence?.cuisine).toEqual({ source: 'structured', sure: true });
});

it.each([
  [
    'JSON-LD',
    `<script type="application/ld+json">${JSON.stringify({
      ...SITE_RECIPE,
      nutrition: {
        '@type': 'NutritionInformation',
        ...{ servingSize: '1 plate', calories: '250 kcal', fatContent: '12,5 g', sodiumContent: '340 mg' },
        ...{ cholesterolContent: '3 mg', proteinContent: 'plenty' },
      },
    })}</script>`,
  ],
  [
    'microdata',
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
      <li itemprop="recipeIngredient">200 g lentils</li><li itemprop="recipeIngredient">1 onion</li>
      <p itemprop="recipeInstructions">Boil everything for an hour.</p>
      <div itemprop="nutrition" itemscope itemtype="https://schema.org/NutritionInformation">
        <span itemprop="calories">250 kcal</span>, <span itemprop="fatContent">12,5 g</span>,
        <meta itemprop="sodiumContent" content="0.34 g"></div></div>`,
  ],
])('reads the nutrition of a page from its %s, as stated', async (_, html) => {
  const page = { html: `<html><body>${html}</body></html>` };
  const draft = await importPasted(deps, page, until(new AbortController()));
  expect(draft.nutrition).toEqual({ per: 'serving', kcal: 250, fat: 12.5, sodium: 340 });
  expect(draft.evidence?.nutrition).toEqual({ source: 'structured', sure: true });
});

it('takes of more cuisines than a recipe holds the first ones', async () => {
  const recipeCuisine = Array.from({ length: 9 }, (_, index) => `Cuisine ${index}`);
  const html = `<script type="application/ld+json">${JSON.stringify({ ...SITE_RECIPE, recipeCuisine })}</script>`;
  const draft = await importPasted(deps, { html }, until(new AbortController()));
  expect(draft.cuisine).toEqual(recipeCuisine.slice(0, RECIPE_FIELDS.cuisine.most));
});
