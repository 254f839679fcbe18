import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import type { Deps } from '../ctx.ts';
import { cuttableProxy } from '../testing/cuttable-proxy.ts';
import { deferred } from '../testing/deferred.ts';
import { testDeps } from '../testing/harness.ts';
import { describeOnBothBackends } from '../testing/queue-backends.ts';
import { prepareQueue } from './backend.ts';
import { createJobs, type Jobs } from './queue.ts';
import { JobDeferred, startWorkers, type Handlers, type Workers } from './run.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };

describeOnBothBackends('the job queue', (store) => {
  let deps: Deps;
  let jobs: Jobs;
  const running: Workers[] = [];

  beforeAll(async () => {
    deps = await testDeps(undefined, store().env);
    await prepareQueue(deps.config);
    await prepareQueue(deps.config);
    jobs = createJobs(deps.config, deps.log);
    return () => jobs.close();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((workers) => workers.close({ finishMs: 2_000, backMs: 2_000 })));
  });

  async function work(handlers: Partial<Handlers>): Promise<Workers> {
    const idle = async () => undefined;
    const workers = await startWorkers(deps, {
      import: idle,
      photos: idle,
      export: idle,
      move: idle,
      mail: idle,
      index: idle,
      sweep: idle,
      ...handlers,
    });
    running.push(workers);
    return workers;
  }
  const anImport = (jobNumber = 1) => ({ importId: randomUUID(), jobNumber });

  it('gives a job to the handler of its name with what it carries', async () => {
    const handle = vi.fn(async () => undefined);
    await work({ mail: handle });
    const signupId = randomUUID();
    await jobs.enqueue('mail', { kind: 'verify-email', signupId });
    await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce(), PATIENCE);
    expect(handle.mock.calls[0]).toMatchObject([{ kind: 'verify-email', signupId }, { attempt: 1 }]);
  });

  it('takes the same id twice as one job while the first waits', async () => {
    const one = anImport();
    const handle = vi.fn(async () => undefined);
    await jobs.enqueue('import', one, { jobId: `import-${one.importId}` });
    await jobs.enqueue('import', one, { jobId: `import-${one.importId}` });
    const last = anImport();
    await jobs.enqueue('import', last);
    await work({ import: handle });
    await vi.waitFor(() => expect(handle).toHaveBeenCalledWith(last, expect.anything()), PATIENCE);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('tries a job that an outage ended as often as it takes, and counts none of it', async () => {
    const attempts: number[] = [];
    await work({
      mail: async (_, { attempt }) => {
        attempts.push(attempt);
        if (attempts.length < 3) throw Object.assign(new Error('no space left'), { code: '53100' });
      },
    });
    await jobs.enqueue('mail', { kind: 'verify-email', signupId: randomUUID() });
    await vi.waitFor(() => expect(attempts).toEqual([1, 1, 1]), PATIENCE);
  });

  it('brings a job back that its handler defers, and counts no attempt', async () => {
    const attempts: number[] = [];
    await work({
      mail: async (_, { attempt }) => {
        attempts.push(attempt);
        if (attempts.length < 3) throw new JobDeferred(10);
      },
    });
    await jobs.enqueue('mail', { kind: 'verify-email', signupId: randomUUID() });
    await vi.waitFor(() => expect(attempts).toEqual([1, 1, 1]), PATIENCE);
  });

  it('takes an id again once its job is done', async () => {
    const one = anImport();
    const handle = vi.fn(async () => undefined);
    await work({ import: handle });
    await jobs.enqueue('import', one, { jobId: `import-${one.importId}` });
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1), PATIENCE);
    await vi.waitFor(async () => {
      await jobs.enqueue('import', one, { jobId: `import-${one.importId}` });
      expect(handle.mock.calls.length).toBeGreaterThan(1);
    }, PATIENCE);
  });

  it('tries a failed job again, each time a little later, and takes its id again when it is given up', async () => {
    const one = anImport();
    const tries: { attempt: number; at: number }[] = [];
    await work({
      import: async ({ importId }, { attempt }) => {
        // A job that the test before sent last may come now.
        if (importId !== one.importId) return;
        tries.push({ attempt, at: Date.now() });
        if (tries.length <= 3) throw new Error('not yet');
      },
    });
    await jobs.enqueue('import', one, { jobId: `import-${one.importId}` });
    await vi.waitFor(() => expect(tries).toHaveLength(3), PATIENCE);
    expect(tries.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    const [first, second, third] = tries.map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(990);
    expect(third - second).toBeGreaterThanOrEqual(1_990);
    await vi.waitFor(async () => {
      await jobs.enqueue('import', one, { jobId: `import-${one.importId}` });
      expect(tries.length).toBeGreaterThan(3);
    }, PATIENCE);
    expect(tries[3]?.attempt).toBe(1);
  });

  it('lets a running job finish when it stops', async () => {
    const one = anImport();
    const release = deferred();
    const begun = deferred();
    const done = vi.fn();
    const workers = await work({
      import: async ({ importId }) => {
        if (importId !== one.importId) return; // of a test before
        begun.resolve();
        await release.promise;
        done();
      },
    });
    await jobs.enqueue('import', one);
    await begun.promise;
    const closed = workers.close({ finishMs: 10_000, backMs: 2_000 });
    release.resolve();
    await closed;
    expect(done).toHaveBeenCalledOnce();
  });

  it('sends a job back that does not finish in time, and another worker takes it up at once', async () => {
    const one = anImport();
    const begun = deferred();
    const workers = await work({
      import: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          begun.resolve();
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    });
    await jobs.enqueue('import', one);
    await begun.promise;
    await workers.close({ finishMs: 1, backMs: 5_000 });
    const handle = vi.fn(async () => undefined);
    await work({ import: handle });
    await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce(), { timeout: 5_000, interval: 20 });
    expect(handle.mock.calls[0]).toMatchObject([one, { attempt: 1 }]);
  });

  it('gives up a job whose contents are not of its kind', async () => {
    const handle = vi.fn(async () => undefined);
    await work({ import: handle });
    await jobs.enqueue('import', { importId: 'no uuid', jobNumber: 1 });
    const good = anImport();
    await jobs.enqueue('import', good);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledWith(good, expect.anything()), PATIENCE);
    expect(handle).not.toHaveBeenCalledWith({ importId: 'no uuid', jobNumber: 1 }, expect.anything());
  });

  it('answers a ping', async () => {
    await expect(jobs.ping()).resolves.toBeUndefined();
  });
});

describeOnBothBackends('the sweep', (store) => {
  it('runs at the start, once for all workers', async () => {
    const deps = await testDeps(undefined, store().env);
    await prepareQueue(deps.config);
    const sweep = vi.fn(async () => undefined);
    const idle = async () => undefined;
    const start = () =>
      startWorkers(deps, {
        import: idle,
        photos: idle,
        export: idle,
        move: idle,
        mail: idle,
        index: idle,
        sweep,
      });
    const first = await start();
    await vi.waitFor(() => expect(sweep).toHaveBeenCalledOnce(), PATIENCE);
    const second = await start();
    const jobs = createJobs(deps.config, deps.log);
    // A job of the same queue behind it: when that one ran, a second scheduled sweep would have run before.
    await jobs.enqueue('sweep', {});
    await vi.waitFor(() => expect(sweep).toHaveBeenCalledTimes(2), PATIENCE);
    await Promise.all([first.close(), second.close(), jobs.close()]);
    expect(sweep).toHaveBeenCalledTimes(2);
  });
});

describeOnBothBackends('an outage of the queue’s store', (store) => {
  it('is reported to senders at once, and over for senders and workers when the store is back', async () => {
    const { databaseUrl } = await testDeps(undefined, store().env);
    const proxy = await cuttableProxy(store().env.REDIS_URL ?? databaseUrl);
    const warnings: unknown[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
    const variable = store().kind === 'redis' ? 'REDIS_URL' : 'DATABASE_URL';
    const config = loadConfig({ DATABASE_URL: databaseUrl, [variable]: proxy.url });
    await prepareQueue(config);
    const jobs = createJobs(config, log);
    const handle = vi.fn(async () => undefined);
    const idle = async () => undefined;
    const workers = await startWorkers(
      { config, log },
      { import: handle, photos: idle, export: idle, move: idle, mail: idle, index: idle, sweep: idle },
    );
    await jobs.enqueue('import', { importId: randomUUID(), jobNumber: 1 });
    await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1), PATIENCE);

    await proxy.cut();
    await expect(jobs.enqueue('import', { importId: randomUUID(), jobNumber: 2 })).rejects.toThrow();
    await expect(jobs.ping()).rejects.toThrow();
    await proxy.mend();
    await vi.waitFor(() => jobs.ping(), PATIENCE);
    const after = { importId: randomUUID(), jobNumber: 3 };
    await jobs.enqueue('import', after);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledWith(after, expect.anything()), PATIENCE);
    expect(warnings.length).toBeLessThan(100);
    await Promise.all([workers.close(), jobs.close()]);
    await proxy.cut();
  });
});

describeOnBothBackends('a sender that begins before its store is there', (store) => {
  it('works as soon as it is', async () => {
    const { databaseUrl } = await testDeps(undefined, store().env);
    const proxy = await cuttableProxy(store().env.REDIS_URL ?? databaseUrl);
    await proxy.cut();
    const variable = store().kind === 'redis' ? 'REDIS_URL' : 'DATABASE_URL';
    const config = loadConfig({ DATABASE_URL: databaseUrl, [variable]: proxy.url });
    const jobs = createJobs(config, pino({ level: 'silent' }));
    await expect(jobs.ping()).rejects.toThrow();
    await proxy.mend();
    await prepareQueue(config);
    await vi.waitFor(() => jobs.ping(), PATIENCE);
    await jobs.close();
    await proxy.cut();
  });
});
