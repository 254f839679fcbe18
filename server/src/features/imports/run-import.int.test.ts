import type { ImportDraft, ImportDto, StartImportInput } from '@larder/shared/import/schema';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import type { Workers } from '../../jobs/run.ts';
import { deferred } from '../../testing/deferred.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { describeOnBothBackends } from '../../testing/queue-backends.ts';
import { SOURCE_LIMIT_MS, type Reading, type SourceReader } from './sources/source.ts';
import { DRAFT, importDeps, PATIENCE, startReading } from '../../testing/import-deps.ts';

/** A source that answers when the test says so. */
interface Read extends Reading {
  url: string;
  answer: (draft: ImportDraft) => void;
  fail: (error: Error) => void;
}

describeOnBothBackends('running imports', (store) => {
  let deps: Awaited<ReturnType<typeof importDeps>>;
  let alice: Viewer;
  let bob: Viewer;
  let reads: Read[];
  const running: Workers[] = [];

  beforeAll(async () => {
    deps = await importDeps(store().env);
  });
  afterAll(() => deps.close());
  beforeEach(async () => {
    reads = [];
    [alice, bob] = [await testPerson(deps, 'alice'), await testPerson(deps, 'bob')];
  });
  afterEach(async () => {
    const { db } = deps;
    await db
      .updateTable('imports')
      .set({ status: 'dismissed' })
      .where('status', 'in', ['queued', 'running'])
      .execute();
    reads.forEach(({ answer }) => answer(DRAFT));
    await Promise.all(running.splice(0).map((workers) => workers.close()));
  });

  const as = (viewer: Viewer) => callerOf(deps, viewer).imports;
  const page = (name: string) => ({ kind: 'url' as const, url: `https://example.org/${name}` });
  const urlOf = (input: StartImportInput) => ('url' in input ? (input.url ?? '') : '');
  const answering: SourceReader = (input, reading) => {
    const url = urlOf(input);
    const { promise, resolve, reject } = deferred<ImportDraft>();
    reads.push({ ...reading, url, answer: resolve, fail: reject });
    return promise;
  };
  async function work(read: SourceReader, limitMs?: number): Promise<Workers> {
    const workers = await startReading(deps, read, limitMs);
    running.push(workers);
    return workers;
  }
  async function begun(count: number): Promise<Read[]> {
    await vi.waitFor(() => expect(reads).toHaveLength(count), PATIENCE);
    return reads;
  }
  async function reaches(viewer: Viewer, id: string, status: string): Promise<ImportDto> {
    return vi.waitFor(async () => {
      const item = await as(viewer).get({ id });
      expect(item.status).toBe(status);
      return item;
    }, PATIENCE);
  }

  it('goes through the stages to the draft', async () => {
    const stages: string[] = [];
    const { id } = await as(alice).start(page('soup'));
    await work(async (_input, { report }) => {
      for (const stage of ['preparing', 'converting', 'uploading', 'processing', 'structuring'] as const) {
        await report(stage);
        const seen = await as(alice).get({ id });
        stages.push(`${seen.stage} ${seen.percent}`);
      }
      return DRAFT;
    });
    expect(await reaches(alice, id, 'done')).toMatchObject({ stage: 'complete', percent: 100, draft: DRAFT });
    expect(stages).toEqual([
      'preparing 10',
      'converting 20',
      'uploading 40',
      'processing 70',
      'structuring 90',
    ]);
  });

  it('ends with the sentence that a person reads', async () => {
    await work(async () => Promise.reject(new AppError('IMPORT_BLOCKED', IMPORT_MESSAGES.blocked)));
    const { id } = await as(alice).start(page('soup'));
    expect((await reaches(alice, id, 'failed')).error).toEqual({
      appCode: 'IMPORT_BLOCKED',
      message: IMPORT_MESSAGES.blocked,
    });
  });

  it('ends with the post that its page shows, for its owner', async () => {
    const videoUrl = 'https://www.youtube.com/watch?v=lemonLoaf01';
    const error = new AppError('IMPORT_NO_RECIPE', IMPORT_MESSAGES.noRecipe, { details: { videoUrl } });
    await work(async () => Promise.reject(error));
    const { id } = await as(alice).start(page('video'));
    expect((await reaches(alice, id, 'failed')).error).toMatchObject({ videoUrl });
    await expect(as(bob).get({ id })).rejects.toThrow(IMPORT_MESSAGES.notFound);
    expect(await as(alice).start({ kind: 'social', url: videoUrl })).toMatchObject({ kind: 'social' });
    expect(await as(alice).get({ id })).toMatchObject({ status: 'failed' });
  });

  it('says nothing of the inside of any other failure', async () => {
    await work(async () => Promise.reject(new Error('password=hunter2')));
    const { id } = await as(alice).start(page('soup'));
    expect((await reaches(alice, id, 'failed')).error).toEqual({
      appCode: 'IMPORT_FAILED',
      message: IMPORT_MESSAGES.failed,
    });
  });

  it('keeps to the rate limit of a site only where imports were started together', async () => {
    await work(answering);
    await as(alice).start(page('alone'));
    await vi.waitFor(() => expect(reads).toHaveLength(1), PATIENCE);
    await as(alice).startMany({ urls: [page('together').url] });
    await vi.waitFor(() => expect(reads).toHaveLength(2), PATIENCE);
    expect(reads.map(({ pace }) => pace !== undefined)).toEqual([false, true]);
  });

  it('fails when a draft cannot be stored or is beyond the limits of a recipe', async () => {
    const drafts: Record<string, Partial<ImportDraft>> = {
      nul: { title: 'a\u0000b' },
      title: { title: 'x'.repeat(201) },
      lines: { ingredients: Array<string>(201).fill('salt') },
      line: { instructions: ['x'.repeat(1_001)] },
      servings: { servings: 0 },
    };
    await work(async (input) => ({ ...DRAFT, ...drafts[new URL(urlOf(input)).pathname.slice(1)] }));
    for (const name of Object.keys(drafts)) {
      const { id } = await as(alice).start(page(name));
      expect((await reaches(alice, id, 'failed')).error).toMatchObject({ appCode: 'IMPORT_FAILED' });
    }
  });

  it('gives up a source that takes too long', async () => {
    expect(SOURCE_LIMIT_MS).toBe(30_000);
    await work(
      (_input, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
      50,
    );
    const { id } = await as(alice).start(page('slow'));
    expect((await reaches(alice, id, 'failed')).error).toEqual({
      appCode: 'IMPORT_TIMEOUT',
      message: IMPORT_MESSAGES.timeout,
    });
  });

  it('takes a draft that is there when the time is up', async () => {
    await work(
      (_input, { signal }) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve(DRAFT))),
      50,
    );
    const { id } = await as(alice).start(page('slow'));
    expect(await reaches(alice, id, 'done')).toMatchObject({ draft: DRAFT });
  });

  it('tries again when the database was away for a moment', async () => {
    let tries = 0;
    await work(async () => {
      tries += 1;
      if (tries === 1) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      return DRAFT;
    });
    const { id } = await as(alice).start(page('soup'));
    await reaches(alice, id, 'done');
    expect(tries).toBe(2);
  });

  it('runs three of a person’s imports at once and the next when one is over', async () => {
    await work(answering);
    for (const name of ['a', 'b', 'c', 'd']) await as(alice).start(page(name));
    const { id } = await as(bob).start(page('his'));
    expect((await begun(4)).map(({ url }) => url).sort()).toEqual(
      ['a', 'b', 'c', 'his'].map((name) => page(name).url),
    );
    reads.find(({ url }) => url === page('his').url)?.answer(DRAFT);
    await reaches(bob, id, 'done');
    expect(reads).toHaveLength(4);
    reads.find(({ url }) => url === page('b').url)?.answer(DRAFT);
    expect((await begun(5))[4]?.url).toBe(page('d').url);
  });

  it('stops a cancelled import at once, and no draft of it appears', async () => {
    await work(answering);
    const { id } = await as(alice).start(page('soup'));
    const [read] = await begun(1);
    expect(await as(alice).cancel({ id })).toMatchObject({ status: 'cancelled' });
    await vi.waitFor(() => expect(read?.signal.aborted).toBe(true), PATIENCE);
    read?.answer(DRAFT);
    const next = await as(alice).start(page('other'));
    (await begun(2))[1]?.answer(DRAFT);
    await reaches(alice, next.id, 'done');
    const item = await as(alice).get({ id });
    expect(item).toMatchObject({ status: 'cancelled' });
    expect(item).not.toHaveProperty('draft');
  });

  it('runs a cancelled import anew when it is retried, whatever the first reading still says', async () => {
    await work(answering);
    const { id } = await as(alice).start(page('soup'));
    await begun(1);
    await as(alice).cancel({ id });
    await as(alice).retry({ id });
    const [first, second] = await begun(2);
    first?.answer({ ...DRAFT, title: 'Of the first reading' });
    second?.answer({ ...DRAFT, title: 'Of the second reading' });
    expect((await reaches(alice, id, 'done')).draft?.title).toBe('Of the second reading');
  });

  it('ends a failed import with what the retry finds', async () => {
    await work(answering);
    const { id } = await as(alice).start(page('soup'));
    (await begun(1))[0]?.fail(new AppError('IMPORT_NETWORK', IMPORT_MESSAGES.network));
    await reaches(alice, id, 'failed');
    await as(alice).retry({ id });
    (await begun(2))[1]?.answer(DRAFT);
    expect(await reaches(alice, id, 'done')).not.toHaveProperty('error');
  });

  describe('another recipe of the same page', () => {
    const recipes = ['Bread', 'Butter'].map((title) => ({ title, url: null }));
    const bread = { ...DRAFT, title: 'Bread', recipes, chosen: 0 };
    const butter = { ...DRAFT, title: 'Butter', recipes, chosen: 1 };
    async function chosenOther(): Promise<string> {
      await work(answering);
      const { id } = await as(alice).start(page('two'));
      (await begun(1))[0]?.answer(bread);
      await reaches(alice, id, 'done');
      await as(alice).choose({ id, choice: 1 });
      await begun(2);
      return id;
    }

    it('is read while the first draft stays', async () => {
      const id = await chosenOther();
      expect(await as(alice).get({ id })).toMatchObject({ status: 'running', draft: { title: 'Bread' } });
      expect(reads[1]?.choice).toBe(1);
      reads[1]?.answer(butter);
      await vi.waitFor(async () => {
        expect(await as(alice).get({ id })).toMatchObject({ status: 'done', draft: { title: 'Butter' } });
      }, PATIENCE);
    });

    it('that cannot be read leaves the first draft and says why, until another try', async () => {
      const id = await chosenOther();
      reads[1]?.fail(new AppError('IMPORT_NETWORK', IMPORT_MESSAGES.network));
      const left = await reaches(alice, id, 'done');
      expect(left).toMatchObject({ percent: 100, draft: { title: 'Bread', chosen: 0 } });
      expect(left.error).toEqual({ appCode: 'IMPORT_NETWORK', message: IMPORT_MESSAGES.network });
      expect(await as(alice).choose({ id, choice: 1 })).not.toHaveProperty('error');
    });

    it('that is cancelled leaves the first draft, and only its owner can cancel it', async () => {
      const id = await chosenOther();
      await expect(as(bob).cancel({ id })).rejects.toThrow(IMPORT_MESSAGES.notFound);
      expect(await as(alice).cancel({ id })).toMatchObject({ status: 'done', draft: { title: 'Bread' } });
    });
  });

  it('goes back to the queue when its worker stops, and another finishes it', async () => {
    const workers = await work((_input, reading) => {
      const { promise, resolve, reject } = deferred<ImportDraft>();
      reads.push({ ...reading, url: '', answer: resolve, fail: reject });
      reading.signal.addEventListener('abort', () => reject(new Error('aborted')));
      return promise;
    });
    const { id } = await as(alice).start(page('soup'));
    await begun(1);
    await workers.close({ finishMs: 1, backMs: 5_000 });
    expect(await as(alice).get({ id })).toMatchObject({ status: 'queued', percent: 0 });
    await work(async () => DRAFT);
    await reaches(alice, id, 'done');
  });
});
