import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { getPriority } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { embeddedUrl } from './db/embedded/data-folder.ts';
import { PROJECT_ROOT } from './process/project-root.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { freePort } from './testing/free-port.ts';
import { buildOnce, descendants, isAlive, launch, type Launched } from './testing/launched.ts';
import { NIGHTLY } from './testing/nightly.ts';
import { signedInPerson } from './testing/signed-in-person.ts';

// The built launcher itself, in a data folder of this file's own. Each test leaves the folder stopped.

let folder: string;
let dataDir: string;
let port: number;
const started: Launched[] = [];

beforeAll(async () => {
  buildOnce();
  folder = await temporaryFolder('larder-launcher-');
  dataDir = path.join(folder, 'data');
  port = await freePort();
});

afterEach(async () => {
  for (const larder of started.splice(0)) {
    larder.kill('SIGTERM');
    await larder.ended;
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function start(env: Record<string, string> = {}, role?: string): Launched {
  const larder = launch({ DATA_DIR: dataDir, PORT: String(port), ...env }, role);
  started.push(larder);
  return larder;
}

async function query<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: await embeddedUrl({ dataDir, isDataDirGiven: true }) });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The one line with which a start that cannot succeed ends. */
async function line(env: Record<string, string>, role?: string): Promise<string> {
  const larder = launch({ DATA_DIR: dataDir, ...env }, role);
  expect(await larder.ended).toBe(1);
  const lines = larder.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

async function isReady(origin: string): Promise<boolean> {
  return (await fetch(`${origin}/readyz`)).ok;
}

function find(larder: Launched, name: string): number {
  const found = descendants(larder.pid).find(({ command }) => command.includes(name));
  if (!found) throw new Error(`No ${name} among the launcher's processes`);
  return found.pid;
}

function everyProcess(larder: Launched): number[] {
  return [larder.pid, ...descendants(larder.pid).map(({ pid }) => pid)];
}

async function allGone(pids: number[]): Promise<void> {
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: 20_000, interval: 50 });
}

describe('npm start', () => {
  let larder: Launched;
  let origin: string;

  beforeAll(async () => {
    larder = launch({ DATA_DIR: dataDir, PORT: String(port) });
    origin = await larder.ready;
  });

  afterAll(async () => {
    larder.kill('SIGTERM');
    await larder.ended;
  });

  it('creates a database, migrates it, starts web and worker and prints the address', async () => {
    expect(origin).toBe(`http://127.0.0.1:${port}`);
    expect(await isReady(origin)).toBe(true);
    expect(find(larder, 'main.js')).toBeGreaterThan(0);
    expect(find(larder, 'worker.js')).toBeGreaterThan(0);
  });

  it.runIf(process.platform === 'linux')(
    'lets web go before the worker, and gives both few pools of memory',
    async () => {
      expect(getPriority(find(larder, 'worker.js'))).toBeGreaterThan(getPriority(find(larder, 'main.js')));
      for (const name of ['main.js', 'worker.js']) {
        const environment = await readFile(`/proc/${find(larder, name)}/environ`, 'utf8');
        expect(environment.split('\0')).toContain('MALLOC_ARENA_MAX=2');
      }
    },
  );

  it('keeps other users of the machine out of the database, and gives the app no superuser', async () => {
    expect((await stat(path.join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
    const stranger = new URL((await embeddedUrl({ dataDir, isDataDirGiven: true })) ?? '');
    stranger.password = 'guess';
    const client = new pg.Client({ connectionString: stranger.href });
    await expect(client.connect()).rejects.toThrow(/password authentication failed/);
    const [role] = await query<{ rolsuper: boolean }>(
      'select rolsuper from pg_roles where rolname = current_user',
    );
    expect(role).toEqual({ rolsuper: false });
  });

  it('creates a database that compares upper and lower case in every script', async () => {
    expect(await query("select lower('ЩИ É') as low")).toEqual([{ low: 'щи é' }]);
  });

  it('allows the migrate command while it runs', () => {
    const migrate = spawnSync(process.execPath, [path.join(PROJECT_ROOT, 'server/dist/migrate.js')], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    expect(migrate.stdout.trim()).toBe('The database is up to date.');
  });

  it('keeps another Larder out of its data folder', async () => {
    expect(await line({})).toBe(`Larder is already running with the data folder ${dataDir}.`);
  });

  it.each(['worker', 'main'])('restarts a killed %s', async (name) => {
    const before = find(larder, `${name}.js`);
    process.kill(before, 'SIGKILL');
    await vi.waitFor(() => expect(find(larder, `${name}.js`)).not.toBe(before), {
      timeout: 10_000,
      interval: 50,
    });
    await vi.waitFor(async () => expect(await isReady(origin)).toBe(true), { timeout: 10_000, interval: 50 });
  });

  it('keeps everybody signed in when the database is killed', async () => {
    const { cookie } = await signedInPerson((await embeddedUrl({ dataDir, isDataDirGiven: true })) ?? '');
    const session = () => fetch(`${origin}/trpc/auth.session`, { headers: { cookie } });
    const [killed = ''] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(killed), 'SIGKILL');
    await vi.waitFor(
      async () => {
        const answer = await session();
        const isKnown = (await answer.text()).includes('"displayName":"Drill"');
        // Never answered as somebody who is signed out: a page would ask for the password.
        expect.soft([200, 503]).toContain(answer.status);
        expect.soft(isKnown).toBe(answer.status === 200);
        expect.soft(answer.headers.get('set-cookie')).toBeNull();
        expect(larder.output()).toContain('The database stopped');
        expect(await isReady(origin)).toBe(true);
      },
      { timeout: 30_000, interval: 50 },
    );
    expect((await session()).status).toBe(200);
  });
});

describe('stopping the launcher', () => {
  it.each(NIGHTLY ? (['SIGINT', 'SIGTERM'] as const) : (['SIGTERM'] as const))(
    'ends everything, the database last, on %s',
    async (signal) => {
      const larder = start();
      await larder.ready;
      const processes = everyProcess(larder);
      larder.kill(signal);
      expect(await larder.ended).toBe(0);
      expect(processes.filter(isAlive)).toEqual([]);
      expect(larder.output()).not.toMatch(/error|Error/);
    },
  );

  it.runIf(NIGHTLY)('ends everything on a Ctrl-C that reaches the whole process group', async () => {
    const larder = start();
    await larder.ready;
    const processes = everyProcess(larder);
    process.kill(-larder.pid, 'SIGINT');
    expect(await larder.ended).toBe(0);
    expect(processes.filter(isAlive)).toEqual([]);
  });

  it('ends cleanly before it is ready', async () => {
    const larder = start();
    await vi.waitFor(() => expect(descendants(larder.pid).length).toBeGreaterThan(0), {
      timeout: 5_000,
      interval: 10,
    });
    const processes = everyProcess(larder);
    larder.kill('SIGTERM');
    expect(await larder.ended).toBe(0);
    await allGone(processes);
    expect(larder.output()).toBe('');
  });
});

describe('after a crash, the launcher', () => {
  it('starts again at once after a kill -9 of the launcher, with the data in place', async () => {
    const first = start();
    await first.ready;
    await query('create table if not exists kept (id int); insert into kept values (1)');
    const left = everyProcess(first);
    first.kill('SIGKILL');
    await first.ended;
    const origin = await start().ready;
    expect(await isReady(origin)).toBe(true);
    expect(await query('select id from kept')).toEqual([{ id: 1 }]);
    await allGone(left);
  });

  it.runIf(NIGHTLY).each(['embedded-process', 'main'])(
    'starts again after a kill -9 while %s began',
    async (name) => {
      const first = start();
      await vi.waitFor(() => expect(find(first, `${name}.js`)).toBeGreaterThan(0), {
        timeout: 20_000,
        interval: 5,
      });
      const left = everyProcess(first);
      first.kill('SIGKILL');
      await first.ended;
      await allGone(left);
      expect(await isReady(await start().ready)).toBe(true);
    },
  );

  it('stops a database that lost both launcher and supervisor process, then starts its own', async () => {
    const first = start();
    await first.ready;
    const keeper = find(first, 'embedded-process.js');
    const left = everyProcess(first);
    process.kill(first.pid, 'SIGKILL');
    process.kill(keeper, 'SIGKILL');
    await first.ended;
    expect(await query('select id from kept')).toEqual([{ id: 1 }]);
    const origin = await start().ready;
    expect(await isReady(origin)).toBe(true);
    expect(await query('select id from kept')).toEqual([{ id: 1 }]);
    await allGone(left);
  });

  it.runIf(NIGHTLY)('restarts the database when its supervisor process is killed', async () => {
    const larder = start();
    const origin = await larder.ready;
    process.kill(find(larder, 'embedded-process.js'), 'SIGKILL');
    await vi.waitFor(() => expect(larder.output()).toContain('The database stopped'), {
      timeout: 5_000,
      interval: 20,
    });
    await vi.waitFor(
      async () => {
        expect(find(larder, 'embedded-process.js')).toBeGreaterThan(0);
        expect(await isReady(origin)).toBe(true);
      },
      { timeout: 15_000, interval: 100 },
    );
  });

  it.runIf(NIGHTLY)('ignores a lock file whose process id now belongs to another program', async () => {
    const pid = path.join(dataDir, 'postgres/postmaster.pid');
    await writeFile(pid, `${process.pid}\n${dataDir}/postgres\n1\n1\n\n127.0.0.1\n`);
    expect(await isReady(await start().ready)).toBe(true);
  });
});

describe('a start stops with one clear line because of', () => {
  it('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const taken = typeof address === 'object' && address ? address.port : 0;
    expect(await line({ PORT: String(taken) })).toBe(
      `Port ${taken} of 127.0.0.1 is taken. Stop what uses it or set PORT.`,
    );
    other.close();
  });

  it('a wrong variable', async () => {
    expect(await line({ PORT: 'abc' })).toMatch(/^Wrong configuration\. PORT: /);
  });

  it('a data folder that cannot be made', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    expect(await line({ DATA_DIR: path.join(file, 'data') })).toMatch(
      /^The data folder .*a-file\/data cannot be used/,
    );
  });

  it.runIf(process.getuid?.() === 0)(
    'as root, a data folder below one that is closed to the database',
    async () => {
      const closed = path.join(folder, 'closed');
      await mkdir(closed, { mode: 0o700 });
      expect(await line({ DATA_DIR: path.join(closed, 'data') })).toMatch(
        /closed\/data cannot be used: .* the user postgres, who cannot enter .*closed\. Set DATA_DIR/,
      );
    },
  );

  it('a database that is not there', async () => {
    expect(await line({ DATABASE_URL: 'postgres://larder:secret@127.0.0.1:1/larder' })).toBe(
      'Cannot use the database at 127.0.0.1:1/larder (ECONNREFUSED). Check DATABASE_URL.',
    );
  });

  it.each(['web', 'worker'])('start:%s without a database', async (role) => {
    expect(await line({}, role)).toBe(
      `start:${role} needs DATABASE_URL; npm start alone brings a database of its own.`,
    );
  });

  it('damaged password files', async () => {
    const file = path.join(dataDir, 'postgres.json');
    const good = await readFile(file, 'utf8');
    await writeFile(file, '{');
    expect(await line({})).toBe(`Cannot use ${file}: it is damaged`);
    await writeFile(file, good);
  });
});

describe('with DATABASE_URL', () => {
  it('several web processes and a worker run on that database', async () => {
    const database = `launcher_${process.pid}`;
    const admin = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
    await admin.connect();
    await admin.query(`create database ${database}`);
    const env = { DATABASE_URL: `${inject('postgresUrl')}/${database}`, LOG_LEVEL: 'info', PORT: '0' };
    const parts = ['web', 'web', 'worker'].map((role) => start(env, role));
    for (const web of parts.slice(0, 2)) {
      await vi.waitFor(
        async () => {
          const origin = /listening at (\S+?)"/.exec(web.output())?.[1];
          expect(await isReady(origin ?? '')).toBe(true);
        },
        { timeout: 20_000, interval: 100 },
      );
    }
    await vi.waitFor(() => expect(parts[2]?.output()).toContain('"msg":"working"'), {
      timeout: 20_000,
      interval: 100,
    });
    for (const part of parts) part.kill('SIGTERM');
    expect(await Promise.all(parts.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  });
});
