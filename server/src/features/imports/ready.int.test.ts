import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deps, Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { DRAFT } from '../../testing/import-deps.ts';

let deps: Deps;
let alice: Viewer;
beforeAll(async () => void (deps = await testDeps()));
beforeEach(async () => void (alice = await testPerson(deps, 'alice')));

const as = (viewer: Viewer) => callerOf(deps, viewer);
const ready = async () => (await as(alice).imports.ready({})).items;

/** An import of hers that ended with this draft. */
async function read(draft: object = {}, more: object = {}, owner = alice): Promise<string> {
  const id = randomUUID();
  await deps.db
    .insertInto('imports')
    .values({
      id,
      user_id: owner.vaultId,
      kind: 'url',
      input: JSON.stringify({ url: 'https://example.org/soup' }),
      status: 'done',
      stage: 'complete',
      draft: JSON.stringify({ ...DRAFT, ...draft }),
      ...more,
    })
    .execute();
  return id;
}

describe('the drafts that wait', () => {
  it('are the person’s own that are ready, newest first, in short', async () => {
    const id = await read({ ingredients: ['[Soup]', '200 g lentils', '1 onion'] });
    await read({}, { status: 'running' });
    await read({}, { status: 'dismissed' });
    await read({}, {}, await testPerson(deps, 'bob'));
    const newer = await read(
      { title: 'Rye bread' },
      { kind: 'text', created_at: new Date(Date.now() + 60_000) },
    );
    const short = { image: null, steps: 1, hasSeveral: false, canBeSaved: true, isComplete: true };
    expect(await as(alice).imports.ready({})).toEqual({
      items: [
        { ...short, id: newer, kind: 'text', title: 'Rye bread', ingredients: 1 },
        { ...short, id, kind: 'url', title: 'Lentil soup', ingredients: 2 },
      ],
      total: 2,
      nextCursor: null,
    });
  });

  it('come page by page', async () => {
    for (const minutes of [1, 2, 3])
      await read({ title: String(minutes) }, { created_at: new Date(Date.now() - minutes * 60_000) });
    const first = await as(alice).imports.ready({ limit: 2 });
    const rest = await as(alice).imports.ready({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual(['1', '2', '3']);
    expect(rest).toMatchObject({ total: 3, nextCursor: null });
  });

  it('are gone once they are saved', async () => {
    const importId = await read();
    await as(alice).recipes.create({ title: 'Lentil soup', importId });
    expect(await ready()).toEqual([]);
  });
});

describe('a draft that waits', () => {
  it('is not complete where something is marked, and can be saved', async () => {
    await read({ evidence: { title: { source: 'page', sure: false } } });
    expect(await ready()).toMatchObject([{ canBeSaved: true, isComplete: false }]);
  });

  it.each([
    ['which of several recipes it is', { recipes: [{ title: 'One', url: null }] }, {}],
    ['what it is called', { title: ' ' }, {}],
    [
      'why another one could not be read',
      {},
      { error: JSON.stringify({ appCode: 'INTERNAL', message: 'No.' }) },
    ],
  ])('is not saved before it is answered %s', async (_, draft, more) => {
    await read(draft, more);
    expect(await ready()).toMatchObject([{ canBeSaved: false, isComplete: false }]);
  });

  it('is not saved unasked where there is a recipe from its page, whichever address that was', async () => {
    await read();
    await as(await testPerson(deps, 'bob')).recipes.create({
      title: 'Soup',
      sourceUrl: 'https://example.org/soup',
    });
    expect(await ready()).toMatchObject([{ isComplete: true }]);
    await as(alice).recipes.create({ title: 'Soup', sourceUrl: 'http://www.example.org/soup/?utm_source=x' });
    expect(await ready()).toMatchObject([{ canBeSaved: false, isComplete: false }]);
  });
});
