import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { importDeps, PATIENCE } from '../testing/import-deps.ts';
import { describeOnBothBackends } from '../testing/queue-backends.ts';
import { openInspector, type JobInspector } from './inspect.ts';
import { JOB_NAMES } from './jobs.ts';
import { startWorkers, type Handlers } from './run.ts';
import { built } from '../testing/launched.ts';
import { userIdSchema } from '@larder/shared/ids';

async function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [built('jobs'), ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  const [out, error, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { out, error, status };
}

/** `npm run jobs -- board`, and how it ends on a signal. */
async function startBoard(env: Record<string, string>, args: string[]) {
  const child = spawn(process.execPath, [built('jobs'), 'board', '--port', '0', ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
  const address = /http:\S+/.exec(String(said))?.[0] ?? '';
  const stop = async () => {
    child.kill('SIGTERM');
    return (await ended)[0];
  };
  return { address, stop };
}

/** As a browser asks that was told that another name is this machine. */
async function statusFor(address: string, host: string): Promise<number | undefined> {
  const asked = request(address, { headers: { host } }).end();
  const [{ statusCode }] = (await once(asked, 'response')) as [IncomingMessage];
  asked.destroy();
  return statusCode;
}

describeOnBothBackends('jobs', (store) => {
  let deps: Awaited<ReturnType<typeof importDeps>>;
  let inspector: JobInspector;
  beforeAll(async () => {
    deps = await importDeps(store().env);
    inspector = openInspector(deps.config);
  });
  afterAll(async () => {
    await inspector.close();
    await deps.close();
  });

  const mail = () =>
    deps.jobs.enqueue('mail', { kind: 'password-changed', userId: userIdSchema.parse(randomUUID()) });
  const countOf = async (name: string) =>
    (await inspector.counts()).find(({ queue }) => queue === name)?.counts;
  async function work(handlers: Partial<Handlers>) {
    const idle = async () => undefined;
    const all = {
      import: idle,
      photos: idle,
      export: idle,
      move: idle,
      mail: idle,
      index: idle,
      sweep: idle,
    };
    const workers = await startWorkers(deps, { ...all, ...handlers });
    onTestFinished(() => workers.close());
    return workers;
  }

  it('are counted and listed, the oldest first, by kind, state and age', async () => {
    await deps.jobs.enqueue('export', { exportId: randomUUID() }, { delayMs: 600_000 });
    for (let sent = 0; sent < 3; sent++) await mail();
    expect(await countOf('mail')).toMatchObject({ waiting: 3, failed: 0 });
    const mails = await inspector.find({ queues: ['mail'] }, 2);
    expect(mails).toMatchObject([
      { state: 'waiting', attempts: 0 },
      { payload: { kind: 'password-changed' } },
    ]);
    expect(mails[0]!.ageMs).toBeGreaterThanOrEqual(mails[1]!.ageMs);
    expect(await inspector.find({ states: ['delayed'] }, 50)).toMatchObject([{ queue: 'export' }]);
    expect(await inspector.find({ olderThanMs: 60_000 }, 50)).toEqual([]);
    const env = { DATABASE_URL: deps.databaseUrl, ...store().env };
    expect((await run(env)).out).toMatch(/^mail +3 waiting/m);
    expect((await run(env, 'list', '--queue', 'export', '--json')).out).toContain('"state": "delayed"');
    expect((await run(env, 'drop', '--state', 'delayed')).out).toBe('1 taken out of the queue\n');
  });

  it('that wait are taken out, and those that run are left alone', async () => {
    const { promise, resolve } = deferred<void>();
    await deps.jobs.enqueue('export', { exportId: randomUUID() });
    await work({ export: () => promise, mail: () => promise });
    await vi.waitFor(async () => expect(await countOf('export')).toMatchObject({ active: 1 }), PATIENCE);
    // Two mails run at once, the third waits.
    await vi.waitFor(async () => expect(await countOf('mail')).toMatchObject({ active: 2 }), PATIENCE);
    expect(await inspector.drop({})).toBe(1);
    expect([await countOf('mail'), await countOf('export')]).toMatchObject([
      { active: 2, waiting: 0 },
      { active: 1 },
    ]);
    resolve();
    await vi.waitFor(async () => expect(await countOf('mail')).toMatchObject({ active: 0 }), PATIENCE);
  });

  it('are shown as pages on this machine alone, where nothing can be changed unless asked for', async () => {
    await mail();
    for (const mayChange of [false, true]) {
      const board = await startBoard(
        { DATABASE_URL: deps.databaseUrl, ...store().env },
        mayChange ? ['--may-change'] : [],
      );
      const ask = (path: string, init?: RequestInit) => fetch(board.address + path, init);
      const page = await ask('/');
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Larder')]);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
      const { queues } = (await (await ask('/api/queues?activeQueue=mail')).json()) as {
        queues: { name: string; jobs: { data: object }[]; readOnlyMode: boolean }[];
      };
      expect(queues.map(({ name }) => name)).toEqual(JOB_NAMES);
      const mails = queues.find(({ name }) => name === 'mail');
      expect(mails?.jobs.map(({ data }) => data)).toContainEqual(
        expect.objectContaining({ kind: 'password-changed' }),
      );
      expect(mails?.readOnlyMode).toBe(!mayChange);
      // By any other address of this machine nobody answers, and no other page may ask.
      await expect(fetch(board.address.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
      expect((await ask('/', { headers: { origin: 'http://elsewhere.example' } })).status).toBe(403);
      expect(await statusFor(board.address, 'elsewhere.example')).toBe(403);
      const paused = await ask('/api/queues/export/pause', { method: 'PUT' });
      expect(paused.status).toBe(mayChange ? 200 : 403);
      if (mayChange) expect((await ask('/api/queues/export/resume', { method: 'PUT' })).status).toBe(200);
      expect(await board.stop()).toBe(0);
    }
    await inspector.drop({ queues: ['mail'] });
  });

  it('that failed are sent again', async () => {
    const done: string[] = [];
    let isBroken = true;
    await work({
      sweep: async () => {
        if (isBroken) throw new Error('The disk is gone');
        done.push('sweep');
      },
    });
    await deps.jobs.enqueue('sweep', {});
    await vi.waitFor(async () => expect((await countOf('sweep'))!.failed).toBeGreaterThan(0), PATIENCE);
    expect(await inspector.find({ states: ['failed'] }, 1)).toMatchObject([{ failure: 'The disk is gone' }]);
    isBroken = false;
    expect(await inspector.retry({ queues: ['mail'] })).toBe(0);
    expect(await inspector.retry({ queues: ['sweep'] })).toBeGreaterThan(0);
    await vi.waitFor(async () => {
      expect(done).not.toEqual([]);
      expect(await countOf('sweep')).toMatchObject({ failed: 0 });
    }, PATIENCE);
  });
});

describe('npm run jobs', () => {
  it('says in one line what is wrong', async () => {
    const wrong = async (...args: string[]) => {
      const { error, status } = await run({}, ...args);
      expect([status, error.trim().split('\n').length]).toEqual([2, 1]);
      return error;
    };
    expect(await wrong('drop')).toContain('Name what to take out');
    expect(await wrong('retry', '--state', 'waiting')).toContain('Only failed jobs are sent again');
    expect(await wrong('list', '--queue', 'soup')).toContain('Usage: jobs');
    expect(await wrong('list', '--older-than', 'yesterday')).toContain('Usage: jobs');
  });
});
