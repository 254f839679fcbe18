import { randomUUID } from 'node:crypto';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { SOCIAL_MESSAGES } from '@larder/shared/social/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deps, Viewer } from '../../ctx.ts';
import { rateLimited } from '../../errors.ts';
import { callerOf, ctxOf, testPerson } from '../../testing/harness.ts';
import { dismissSavedImport } from './commands.ts';
import { acquireImport } from './lease.ts';
import { startImport } from './start.ts';
import { DRAFT, importDeps } from '../../testing/import-deps.ts';

let deps: Awaited<ReturnType<typeof importDeps>>;
let alice: Viewer;
let bob: Viewer;

beforeAll(async () => {
  deps = await importDeps();
});
afterAll(() => deps.close());
beforeEach(async () => {
  [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
});

const as = (viewer: Viewer | null) => callerOf(deps, viewer).imports;
const page = (name: string) => ({ kind: 'url' as const, url: `https://example.org/${name}` });

async function setStatus(id: string, status: string, more: Record<string, unknown> = {}): Promise<void> {
  await deps.db
    .updateTable('imports')
    .set({ status, ...more })
    .where('id', '=', id)
    .execute();
}
const done = (id: string) => setStatus(id, 'done', { stage: 'complete', draft: JSON.stringify(DRAFT) });

async function withTurn(viewer: Viewer): Promise<string[]> {
  const rows = await deps.db
    .selectFrom('imports')
    .select('input')
    .where('user_id', '=', viewer.vaultId)
    .where('job_number', 'is not', null)
    .orderBy('job_number')
    .execute();
  return rows.map(({ input }) => (input as { url: string }).url.split('/').at(-1) ?? '');
}

describe('starting', () => {
  it('answers with a queued import and sends it to the queue', async () => {
    const item = await as(alice).start(page('soup'));
    expect(item).toMatchObject({
      kind: 'url',
      status: 'queued',
      stage: 'preparing',
      percent: 0,
      label: page('soup').url,
    });
    expect(item).not.toHaveProperty('draft');
    expect(await withTurn(alice)).toEqual(['soup']);
  });

  it('makes one import of a double click, and a new one when the first is over', async () => {
    const [first, second] = await Promise.all([as(alice).start(page('soup')), as(alice).start(page('soup'))]);
    expect(second.id).toBe(first.id);
    await done(first.id);
    expect((await as(alice).start(page('soup'))).id).not.toBe(first.id);
  });

  it('is read in the language in which it was started', async () => {
    const { id } = await startImport({ ...ctxOf(deps, alice), language: 'de' }, page('soup'));
    const { job_number: jobNumber } = await deps.db
      .selectFrom('imports')
      .select('job_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await acquireImport(deps.db, { importId: id, jobNumber: jobNumber! })).toMatchObject({
      language: 'de',
    });
  });

  it('keeps two people’s imports of one page apart', async () => {
    const [hers, his] = await Promise.all([as(alice).start(page('soup')), as(bob).start(page('soup'))]);
    expect(hers.id).not.toBe(his.id);
  });

  it.each([
    'not an address',
    'ftp://example.org/x',
    'javascript:alert(1)',
    '',
    'https://',
    `https://e.org/${'x'.repeat(2100)}`,
  ])('refuses %j and stores nothing', async (url) => {
    await expect(as(alice).start({ kind: 'url', url })).rejects.toThrow(IMPORT_MESSAGES.invalidUrl);
    expect((await as(alice).list({})).total).toBe(0);
  });

  it('keeps no name and password of an address', async () => {
    const url = 'https://user:password@example.org/soup';
    const clean = 'https://example.org/soup';
    const started = [
      await as(alice).start({ kind: 'url', url }),
      await as(alice).start({ kind: 'html', html: '<p>Soup', url }),
    ];
    expect(started.map(({ label }) => label)).toEqual([clean, clean]);
    await as(alice).startMany({ urls: [url] });
    const post = as(alice).start({ kind: 'social', url: 'https://user:password@youtu.be/dQw4w9WgXcQ' });
    await expect(post).rejects.toThrow(SOCIAL_MESSAGES.invalidUrl);
    const rows = await deps.db
      .selectFrom('imports')
      .select(['input', 'label'])
      .where('user_id', '=', alice.vaultId)
      .execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/user|password/);
  });

  it('refuses an unknown key', async () => {
    const input = { ...page('soup'), userId: bob.userId };
    await expect(as(alice).start(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('stops at the limit of starts and stores nothing', async () => {
    const limited: Deps = {
      ...deps,
      rateLimits: {
        ...deps.rateLimits,
        consume: async (limit) => {
          if (limit === 'importStart') throw rateLimited(60);
        },
      },
    };
    await expect(callerOf(limited, alice).imports.start(page('soup'))).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect((await as(alice).list({})).total).toBe(0);
  });

  it('is stored when the queue does not answer', async () => {
    const jobs = { ...deps.jobs, enqueue: () => Promise.reject(new Error('away')) };
    const item = await callerOf({ ...deps, jobs }, alice).imports.start(page('soup'));
    expect(await as(alice).get({ id: item.id })).toMatchObject({ status: 'queued' });
  });
});

describe('starting with a page instead of an address', () => {
  const html = '<title>Plum &amp; almond cake - Kitchen</title><p>500 g plums</p>';

  it('is called by its address, else by its title, else by its first line', async () => {
    const url = 'https://example.org/cake';
    expect(await as(alice).start({ kind: 'html', html, url })).toMatchObject({ kind: 'html', label: url });
    expect((await as(alice).start({ kind: 'html', html })).label).toBe('Plum & almond cake - Kitchen');
    expect((await as(alice).start({ kind: 'html', html: ' Pie\n200 g flour' })).label).toBe('Pie');
  });

  it('makes one import of a double click', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => as(alice).start({ kind: 'html', html })));
    const other = await as(alice).start({ kind: 'html', html: `${html}!` });
    expect(two?.id).toBe(one?.id);
    expect(other.id).not.toBe(one?.id);
  });

  it('gives it back to its owner alone, until it is dismissed', async () => {
    const { id } = await as(alice).start({ kind: 'html', html });
    expect(await as(alice).pasted({ id })).toEqual({ html });
    await expect(as(bob).pasted({ id })).rejects.toThrow(IMPORT_MESSAGES.notFound);
    await as(alice).dismiss({ id });
    expect(await as(alice).pasted({ id })).toEqual({ html: null });
  });

  it.each([
    [' \n', IMPORT_MESSAGES.nothingPasted],
    ['x'.repeat(5_000_001), IMPORT_MESSAGES.pastedTooLong],
  ])('is refused when there is nothing, or too much', async (nothing, message) => {
    await expect(as(alice).start({ kind: 'html', html: nothing })).rejects.toThrow(message);
  });
});

describe('starting many at once', () => {
  const urls = Array.from({ length: 50 }, (_, n) => page(`m${n}`).url);

  it('makes an import of each, in their order, with three slots and one call of the limit', async () => {
    const consumed: string[] = [];
    const consume = async (limit: string) => void consumed.push(limit);
    const counting = { ...deps, rateLimits: { ...deps.rateLimits, consume } };
    const { batchId, started } = await callerOf(counting, alice).imports.startMany({ urls });
    expect(started).toBe(50);
    expect(consumed.filter((limit) => limit === 'importStart')).toHaveLength(1);
    expect((await withTurn(alice)).sort()).toEqual(['m0', 'm1', 'm2']);
    await as(alice).start(page('alone'));
    const { items, total } = await as(alice).list({ batchId, limit: 100 });
    expect(total).toBe(50);
    expect(items.map(({ label }) => label).reverse()).toEqual(urls);
    expect((await as(bob).list({ batchId })).total).toBe(0);
  });

  it('reads videos and posts as such, and the rest as pages', async () => {
    const given = [
      ['https://www.youtube.com/watch?v=lemonLoaf01', 'social'],
      ['https://a.example/pie', 'url'],
      ['https://www.instagram.com/reel/Cabc123/', 'social'],
      ['https://vm.tiktok.com/ZMabc123/', 'social'],
      ['https://www.youtube.com/@kitchen', 'url'],
      ['https://youtube.com.evil.example/watch?v=lemonLoaf01', 'url'],
    ];
    const { batchId } = await as(alice).startMany({ urls: given.map(([url = '']) => url) });
    const { items } = await as(alice).list({ batchId, limit: 100 });
    expect(items.map(({ label, kind }) => [label, kind]).reverse()).toEqual(given);
  });

  it('takes an address once', async () => {
    const { started } = await as(alice).startMany({ urls: ['https://a.example/', ' https://a.example/'] });
    expect(started).toBe(1);
  });

  it('takes a post once, however its address is written', async () => {
    const { started } = await as(alice).startMany({
      urls: [
        'https://youtu.be/lemonLoaf01?si=shared',
        'https://www.youtube.com/watch?v=lemonLoaf01',
        'https://www.instagram.com/reel/Cabc123/?igsh=1',
        'https://www.instagram.com/reel/Cabc123/',
        'https://a.example/pie',
      ],
    });
    expect(started).toBe(3);
  });

  it('is all or nothing: what is no address, and a fifty-first', async () => {
    await expect(as(alice).startMany({ urls: [...urls, 'https://a.example/'] })).rejects.toThrow(
      IMPORT_MESSAGES.tooManyAddresses,
    );
    await expect(as(alice).startMany({ urls: ['https://a.example/', 'nothing'] })).rejects.toThrow(
      IMPORT_MESSAGES.invalidUrl,
    );
    expect((await as(alice).list({})).total).toBe(0);
  });
});

it('keeps why a field is to be checked, and reads drafts from before there were reasons', async () => {
  const evidence = {
    ingredients: { source: 'page', sure: false, reason: 'fewAmounts' },
    servings: { source: 'page', sure: false },
  };
  const { id } = await as(alice).start(page('unsure'));
  await setStatus(id, 'done', { stage: 'complete', draft: JSON.stringify({ ...DRAFT, evidence }) });
  expect((await as(alice).get({ id })).draft?.evidence).toEqual(evidence);
  await expect(as(bob).get({ id })).rejects.toThrow(IMPORT_MESSAGES.notFound);
  await expect(as(null).get({ id })).rejects.toThrow();
});

describe('choosing among the recipes of a page', () => {
  const recipes = [
    { title: 'Bread', url: null },
    { title: 'Butter', url: null },
  ];
  const doneWith = (id: string, more: object) =>
    setStatus(id, 'done', { stage: 'complete', draft: JSON.stringify({ ...DRAFT, ...more }) });

  it('begins the import again for the chosen one, for its owner alone', async () => {
    const { id } = await as(alice).start(page('two'));
    await doneWith(id, { recipes, chosen: 0 });
    await expect(as(bob).choose({ id, choice: 1 })).rejects.toThrow(IMPORT_MESSAGES.notFound);
    expect(await as(alice).choose({ id, choice: 1 })).toMatchObject({ status: 'queued' });
    const row = deps.db.selectFrom('imports').select('choice').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ choice: 1 });
  });

  it.each([
    ['there is no such recipe', { recipes, chosen: 0 }, 2],
    ['the page has one', {}, 0],
  ])('changes nothing when %s', async (_, more, choice) => {
    const { id } = await as(alice).start(page('two'));
    await doneWith(id, more);
    expect(await as(alice).choose({ id, choice })).toMatchObject({ status: 'done' });
  });
});

describe('slots', () => {
  it('are given to three of a person’s imports at once, and to the others in the order they were started', async () => {
    const items = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) items.push(await as(alice).start(page(name)));
    expect(await withTurn(alice)).toEqual(['a', 'b', 'c']);
    await as(alice).cancel({ id: items[1]?.id ?? '' });
    expect(await withTurn(alice)).toEqual(['a', 'c', 'd']);
    await as(alice).dismiss({ id: items[0]?.id ?? '' });
    expect(await withTurn(alice)).toEqual(['c', 'd', 'e']);
  });

  it('of one person do not wait for another’s', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await as(alice).start(page(name));
    await as(bob).start(page('his'));
    expect(await withTurn(bob)).toEqual(['his']);
  });

  it('stay three when many start at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, i) => as(alice).start(page(`p${i}`))));
    expect(await withTurn(alice)).toHaveLength(3);
  });
});

describe('the list', () => {
  it('shows the newest first, page by page, without the dismissed ones', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const ids: string[] = [];
    for (const name of names) ids.push((await as(alice).start(page(name))).id);
    await as(alice).dismiss({ id: ids[1] ?? '' });
    const first = await as(alice).list({ limit: 2 });
    expect(first).toMatchObject({ total: 3, items: [{ label: page('d').url }, { label: page('c').url }] });
    const second = await as(alice).list({ limit: 2, cursor: first.nextCursor });
    expect(second).toMatchObject({ total: 3, nextCursor: null, items: [{ label: page('a').url }] });
  });

  it('is empty for a person without imports', async () => {
    await as(bob).start(page('his'));
    expect(await as(alice).list({})).toEqual({ items: [], total: 0, nextCursor: null });
  });

  it('refuses a cursor that it did not give', async () => {
    await expect(as(alice).list({ cursor: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('cancel, retry and dismiss', () => {
  it('cancels a queued import for good', async () => {
    const { id } = await as(alice).start(page('soup'));
    expect(await as(alice).cancel({ id })).toMatchObject({ status: 'cancelled' });
    expect(await as(alice).cancel({ id })).toMatchObject({ status: 'cancelled' });
    expect(await withTurn(alice)).toEqual([]);
  });

  it('leaves a finished import as it is when it is cancelled or retried too late', async () => {
    const { id } = await as(alice).start(page('soup'));
    await done(id);
    expect(await as(alice).cancel({ id })).toMatchObject({ status: 'done', draft: { title: 'Lentil soup' } });
    expect(await as(alice).retry({ id })).toMatchObject({ status: 'done', draft: { title: 'Lentil soup' } });
  });

  it('retries a failed import from the beginning', async () => {
    const { id } = await as(alice).start(page('soup'));
    const error = JSON.stringify({ appCode: 'IMPORT_TIMEOUT', message: IMPORT_MESSAGES.timeout });
    await setStatus(id, 'failed', { error, stage: 'processing', job_number: null });
    expect(await as(alice).get({ id })).toMatchObject({ error: { appCode: 'IMPORT_TIMEOUT' } });
    const again = await as(alice).retry({ id });
    expect(again).toMatchObject({ status: 'queued', stage: 'preparing', percent: 0 });
    expect(again).not.toHaveProperty('error');
    expect(await withTurn(alice)).toEqual(['soup']);
  });

  it('hides a dismissed import from the list but still answers for it', async () => {
    const { id } = await as(alice).start(page('soup'));
    await done(id);
    expect(await as(alice).dismiss({ id })).toMatchObject({ status: 'dismissed' });
    expect((await as(alice).list({})).total).toBe(0);
    expect(await as(alice).get({ id })).not.toHaveProperty('draft');
  });
});

describe('access', () => {
  const byId = ['get', 'retry', 'cancel', 'dismiss'] as const;

  it.each(byId)('%s answers another person’s import as one that never was', async (name) => {
    const { id } = await as(bob).start(page('his'));
    const foreign = as(alice)[name]({ id });
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND', message: IMPORT_MESSAGES.notFound });
    await expect(as(alice)[name]({ id: randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: IMPORT_MESSAGES.notFound,
    });
    expect(await as(bob).get({ id })).toMatchObject({ status: 'queued' });
  });

  it.each(byId)('%s refuses an id that is none', async (name) => {
    await expect(as(alice)[name]({ id: 'x' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is for signed-in people only', async () => {
    const anon = as(null);
    const id = randomUUID();
    const calls = [
      anon.list({}),
      anon.start(page('x')),
      anon.progress(),
      ...byId.map((name) => anon[name]({ id })),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('saving the recipe', () => {
  it('puts the import away, with the transaction that saves it or not at all', async () => {
    const { id } = await as(alice).start(page('soup'));
    await done(id);
    const ctx = ctxOf(deps, alice);
    const failed = deps.db.transaction().execute(async (trx) => {
      await dismissSavedImport({ ...ctx, db: trx }, id);
      throw new Error('not saved');
    });
    await expect(failed).rejects.toThrow('not saved');
    expect(await as(alice).get({ id })).toMatchObject({ status: 'done' });
    await deps.db.transaction().execute((trx) => dismissSavedImport({ ...ctx, db: trx }, id));
    expect(await as(alice).get({ id })).toMatchObject({ status: 'dismissed' });
  });

  it('leaves another person’s import alone', async () => {
    const { id } = await as(bob).start(page('soup'));
    await done(id);
    await dismissSavedImport(ctxOf(deps, alice), id);
    expect(await as(bob).get({ id })).toMatchObject({ status: 'done' });
  });
});
