import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { LeaseEnded } from '../../jobs/lease.ts';
import { acquireImport, completeImport, reportStage } from './lease.ts';
import { runImport } from './run-import.ts';
import { draftSource } from './sources/source.ts';
import { sweepImports } from './sweep.ts';
import { DRAFT, importDeps } from '../../testing/import-deps.ts';
import type { ImportJob } from './scheduler.ts';

const MINUTE = 60_000;

let deps: Awaited<ReturnType<typeof importDeps>>;
let alice: Viewer;
let sent: ImportJob[];

beforeAll(async () => {
  deps = await importDeps();
});
afterAll(() => deps.close());
beforeEach(async () => {
  alice = await testPerson(deps, 'alice');
  await deps.db.deleteFrom('imports').execute();
  sent = [];
});

const page = (name: string) => ({ kind: 'url' as const, url: `https://example.org/${name}` });
/** The queue as far as the sweep uses it: what is sent can be looked at. */
const recording = () => ({
  ...deps.jobs,
  enqueue: async (_name: string, payload: unknown) => void sent.push(payload as ImportJob),
});
const sweep = (minutesLater = 0) =>
  sweepImports({ ...deps, jobs: recording(), now: () => new Date(Date.now() + minutesLater * MINUTE) });
const imports = () => callerOf({ ...deps, jobs: recording() }, alice).imports;

async function startOne(): Promise<ImportJob> {
  await imports().start(page(`p${sent.length}`));
  const job = sent.at(-1);
  if (!job) throw new Error('Nothing was sent');
  return job;
}

describe('the sweep of imports', () => {
  it('sends again what is still queued, as the same job', async () => {
    const job = await startOne();
    sent = [];
    await sweep();
    expect(sent).toEqual([job]);
  });

  it('leaves a running import alone while it may still be running', async () => {
    const job = await startOne();
    await acquireImport(deps.db, job);
    sent = [];
    await sweep(1);
    expect(sent).toEqual([]);
    expect(await imports().get({ id: job.importId })).toMatchObject({ status: 'running' });
  });

  it('releases an import whose worker is gone, under a new job, out of its old worker’s reach', async () => {
    const job = await startOne();
    const lease = await acquireImport(deps.db, job);
    if (!lease) throw new Error('no lease');
    sent = [];
    await sweep(3);
    expect(sent).toMatchObject([{ importId: job.importId }]);
    expect(sent[0]?.jobNumber).toBeGreaterThan(job.jobNumber);
    await expect(reportStage(deps.db, lease, 'processing')).rejects.toThrow(LeaseEnded);
    await expect(completeImport(deps, lease, DRAFT)).rejects.toThrow(LeaseEnded);
    expect(await imports().get({ id: job.importId })).toMatchObject({ status: 'queued' });
  });

  it('leaves the draft that is there when reading another recipe of the page has cost too many workers', async () => {
    const { importId } = await startOne();
    const recipes = ['Bread', 'Butter'].map((title) => ({ title, url: null }));
    const draft = JSON.stringify({ ...DRAFT, title: 'Bread', recipes, chosen: 0 });
    await deps.db.updateTable('imports').set({ status: 'done', draft }).where('id', '=', importId).execute();
    await imports().choose({ id: importId, choice: 1 });
    const job = sent.at(-1);
    for (let i = 0; job && i < 5; i += 1) await acquireImport(deps.db, job);
    await sweep(3);
    expect(await imports().get({ id: importId })).toMatchObject({
      status: 'done',
      draft: { title: 'Bread' },
      error: { appCode: 'IMPORT_FAILED', message: IMPORT_MESSAGES.failed },
    });
  });

  it('fails an import that has cost too many workers', async () => {
    const job = await startOne();
    for (let i = 0; i < 5; i += 1) await acquireImport(deps.db, job);
    await sweep(3);
    expect(await imports().get({ id: job.importId })).toMatchObject({
      status: 'failed',
      error: { appCode: 'IMPORT_FAILED', message: IMPORT_MESSAGES.failed },
    });
  });

  it('gives a job that was never given', async () => {
    const job = await startOne();
    await deps.db.updateTable('imports').set({ job_number: null }).execute();
    sent = [];
    await sweep();
    expect(sent.map(({ importId }) => importId)).toContain(job.importId);
  });

  it('removes what was dismissed a week ago, and nothing else', async () => {
    const dismissed = await startOne();
    await imports().dismiss({ id: dismissed.importId });
    const kept = await startOne();
    await sweep(6 * 24 * 60);
    expect(await imports().get({ id: dismissed.importId })).toMatchObject({ status: 'dismissed' });
    await sweep(8 * 24 * 60);
    await expect(imports().get({ id: dismissed.importId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await imports().get({ id: kept.importId })).toMatchObject({ id: kept.importId });
  });
});

describe('a job that runs twice', () => {
  const run = { signal: new AbortController().signal };
  const reading = (title: string) => draftSource(deps, async () => ({ ...DRAFT, title }));

  it('has its effect once', async () => {
    const job = await startOne();
    await runImport(deps, job, run, reading('First'));
    await runImport(deps, job, run, reading('Second'));
    expect(await imports().get({ id: job.importId })).toMatchObject({
      status: 'done',
      draft: { title: 'First' },
    });
  });

  it('leaves the result to the worker that began last', async () => {
    const job = await startOne();
    const overtaken = draftSource(deps, async () => {
      await runImport(deps, job, run, reading('Of the second worker'));
      return { ...DRAFT, title: 'Of the first worker' };
    });
    await runImport(deps, job, run, overtaken);
    expect(await imports().get({ id: job.importId })).toMatchObject({
      draft: { title: 'Of the second worker' },
    });
  });

  it('does nothing for an import that is gone', async () => {
    const job = await startOne();
    await deps.db.deleteFrom('imports').execute();
    await expect(runImport(deps, job, run, reading('x'))).resolves.toBeUndefined();
  });
});
