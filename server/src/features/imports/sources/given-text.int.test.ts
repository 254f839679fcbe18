import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../../adapters/fetch/guarded-fetch.ts';
import { createRecipeModel } from '../../../adapters/recipe-model/recipe-model.ts';
import { askingAboutTexts } from '../../../adapters/recipe-model/text-model.ts';
import { createStorage } from '../../../adapters/storage/create-storage.ts';
import { testDeps, testPerson } from '../../../testing/harness.ts';
import { says, startModelEndpoint, type ModelEndpoint } from '../../../testing/model-endpoint.ts';
import { POST_CAPTION, startPlatforms, TWO_SPREADS, type Platforms } from '../../../testing/platforms.ts';
import { readPageHere } from '../../../testing/read-page-here.ts';
import { importPasted } from './page.ts';
import { importPost } from './post.ts';
import { importText } from './text.ts';
import type { DraftDeps } from './source.ts';
import type { VaultId } from '@larder/shared/ids';

let platforms: Platforms;
let endpoint: ModelEndpoint;
let deps: DraftDeps;
let vaultId: VaultId;
beforeAll(async () => {
  [platforms, endpoint] = await Promise.all([startPlatforms(), startModelEndpoint()]);
  const base = await testDeps(
    ({ config }) => ({ guardedFetch: createGuardedFetch(config), storage: createStorage(config) }),
    platforms.env,
  );
  const limits = { attemptMs: 2_000, totalMs: 2_000, bytes: 1_000_000 };
  const model = createRecipeModel({ baseUrl: endpoint.baseUrl, apiKey: undefined, model: 'm' }, limits);
  const askAboutText = askingAboutTexts(model, { warn: () => undefined });
  deps = { ...base, readPage: readPageHere, askAboutText };
  ({ vaultId } = await testPerson(deps, 'alice'));
});
afterAll(async () => {
  endpoint.close();
  await platforms.close();
});

const LOAF = {
  ingredients: ['200 g butter', '200 g sugar', '3 eggs', '200 g flour'],
  instructions: ['Beat everything together.', 'Bake at 180C for 45 minutes.'],
};
const answers = (changes: object = {}) =>
  says(JSON.stringify({ isRecipe: true, title: 'Lemon drizzle loaf', ...LOAF, ...changes }));
beforeEach(() => endpoint.behaves(answers()));

const reading = (choice: number | null = null) => ({
  vaultId,
  language: 'en' as const,
  choice,
  signal: new AbortController().signal,
  report: async () => undefined,
});
const url = 'https://www.youtube.com/watch?v=lemonLoaf01';
const asked = () => endpoint.questions.map(({ body }) => body);

describe('a caption or text that the model may read', () => {
  it('of a post is read by both, and has its picture', async () => {
    const draft = await importPost(deps, { url }, reading());
    expect(draft).toMatchObject({
      ...LOAF,
      title: 'Lemon Drizzle Loaf',
      servings: 8,
      evidence: { ingredients: { source: 'page', sure: true }, instructions: { sure: true } },
      storedImage: { width: 640 },
    });
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).toContain('200 g butter');
    expect(asked()[0]).not.toMatch(/youtube|lemonLoaf01|Kitchen of the House/);
  });

  it('of a text in which Larder finds nothing is what the model finds there', async () => {
    const text = 'The stew of my aunt: beans in a pot with onion, until they are soft, that is all there is.';
    const stew = {
      title: 'The stew of my aunt',
      ingredients: ['beans', 'onion'],
      instructions: ['beans in a pot with onion, until they are soft'],
    };
    await expect(importText({ ...deps, askAboutText: undefined }, { text }, reading())).rejects.toThrow();
    endpoint.behaves(answers(stew));
    const draft = await importText(deps, { text }, reading());
    expect(draft).toMatchObject({ ...stew, evidence: { ingredients: { reason: 'readByModel' } } });
  });

  it('is none where both find none', async () => {
    endpoint.behaves(says('{"isRecipe": false}'));
    const text = 'Happy birthday, see you on Sunday!';
    await expect(importText(deps, { text }, reading())).rejects.toMatchObject({
      appCode: 'IMPORT_NO_RECIPE',
    });
    const caption = { url, caption: text };
    await expect(importPost(deps, caption, reading())).rejects.toMatchObject({ appCode: 'POST_NO_RECIPE' });
  });

  it.each([
    ['wrong', says('no JSON')],
    ['late', () => undefined],
  ])('is what Larder read where the model is %s', async (_, behaviour) => {
    endpoint.behaves(behaviour);
    const draft = await importText(deps, { text: POST_CAPTION }, reading());
    expect(draft).toMatchObject(LOAF);
    expect(draft).not.toHaveProperty('evidence');
  });

  it('is asked about one of several recipes alone, not about all of them in one', async () => {
    await importText(deps, { text: TWO_SPREADS }, reading());
    expect(asked()).toEqual([]);
    await importText(deps, { text: TWO_SPREADS }, reading(1));
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).toContain('100 g olives');
    expect(asked()[0]).not.toContain('80 g butter');
  });

  it('is never a page that was pasted, as such or as text', async () => {
    const list = (lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('');
    const html = `<h1>Loaf</h1><h2>Ingredients</h2><ul>${list(LOAF.ingredients)}</ul><h2>Method</h2><ol>${list(LOAF.instructions)}</ol>`;
    await importPasted(deps, { html }, reading());
    await importText(deps, { text: html }, reading());
    expect(asked()).toEqual([]);
  });
});
