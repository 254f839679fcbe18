import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import type { StartImportInput } from '@larder/shared/import/schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGuardedFetch } from '../../../adapters/fetch/guarded-fetch.ts';
import { startWorkers, type Workers } from '../../../jobs/run.ts';
import { callerOf, testPerson } from '../../../testing/harness.ts';
import { importDeps, PATIENCE } from '../../../testing/import-deps.ts';
import { POST_CAPTION, startPlatforms, TWO_SPREADS, type Platforms } from '../../../testing/platforms.ts';
import { readPageHere } from '../../../testing/read-page-here.ts';
import { importHandler } from '../run-import.ts';

let platforms: Platforms;
let deps: Awaited<ReturnType<typeof importDeps>>;
let workers: Workers;
let imports: ReturnType<typeof callerOf>['imports'];

beforeAll(async () => {
  platforms = await startPlatforms();
  deps = await importDeps(platforms.env);
  const handler = importHandler({
    ...deps,
    guardedFetch: createGuardedFetch(deps.config),
    readPage: readPageHere,
    readPhoto: () => Promise.reject(new Error('This test reads no photos')),
  });
  const idle = async () => undefined;
  workers = await startWorkers(deps, {
    import: handler,
    photos: idle,
    export: idle,
    move: idle,
    mail: idle,
    index: idle,
    sweep: idle,
  });
  imports = callerOf(deps, await testPerson(deps, 'alice')).imports;
});
afterAll(async () => {
  await workers.close();
  await deps.close();
  await platforms.close();
});

const done = (id: string, chosen?: number) =>
  vi.waitFor(async () => {
    const item = await imports.get({ id });
    expect(item.status).toBe('done');
    if (chosen !== undefined) expect(item.draft?.chosen).toBe(chosen);
    return item;
  }, PATIENCE);

const RECIPES = [IMPORT_MESSAGES.allInOne(2), 'OLIVE PASTE', 'EGG BUTTER'].map((title) => ({
  title,
  url: null,
}));
const POST = { kind: 'social', url: 'https://www.youtube.com/watch?v=twoSpreads1' } as const;
const WALLED = { kind: 'social', url: 'https://www.instagram.com/p/WallWall/' } as const;

describe('several recipes of one source', () => {
  it.each<[string, StartImportInput]>([
    ['a post', POST],
    ['a caption that was pasted', { ...WALLED, caption: TWO_SPREADS }],
    ['a text', { kind: 'text', text: TWO_SPREADS }],
  ])('are offered, and the chosen one is read: %s', async (_, input) => {
    const { id } = await imports.start(input);
    const first = await done(id);
    expect(first.draft).toMatchObject({
      recipes: RECIPES,
      chosen: 0,
      ingredients: [
        ...['[OLIVE PASTE]', '100 g olives', '2 tbsp oil'],
        ...['[EGG BUTTER]', '3 eggs, boiled', '80 g butter'],
      ],
    });
    await imports.choose({ id, choice: 2 });
    expect((await done(id, 2)).draft).toMatchObject({
      recipes: RECIPES,
      title: 'EGG BUTTER',
      ingredients: ['3 eggs, boiled', '80 g butter'],
      instructions: ['Chop and mix.'],
    });
    await imports.choose({ id, choice: 0 });
    expect((await done(id, 0)).draft?.title).toBe(first.draft?.title);
  });

  it('are not offered where there is one', async () => {
    const { id } = await imports.start({ kind: 'text', text: POST_CAPTION });
    expect((await done(id)).draft).not.toHaveProperty('recipes');
    expect(await imports.choose({ id, choice: 1 })).toMatchObject({ status: 'done' });
  });

  it('leave the first draft where the post has changed since', async () => {
    const { id } = await imports.start(POST);
    await done(id);
    const url = 'https://www.youtube.com/watch?v=lemonLoaf01';
    await deps.db
      .updateTable('imports')
      .set({ input: JSON.stringify({ ...POST, url }) })
      .where('id', '=', id)
      .execute();
    await imports.choose({ id, choice: 1 });
    await vi.waitFor(async () => {
      expect(await imports.get({ id })).toMatchObject({
        status: 'done',
        draft: { recipes: RECIPES, chosen: 0 },
        error: { appCode: 'POST_NO_RECIPE', message: IMPORT_MESSAGES.otherGone },
      });
    }, PATIENCE);
  });
});
