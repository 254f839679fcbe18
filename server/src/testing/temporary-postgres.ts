import { existsSync, readdirSync, rmSync } from 'node:fs';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { postgresPrograms, type PostgresPrograms } from '../db/embedded/postgres-programs.ts';
import { makeDatabaseFiles, startServer } from '../db/embedded/postgres-server.ts';
import { postgresUser } from '../db/embedded/postgres-user.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

const FAST_AND_FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const PASSWORD = 'postgres';
const OPERATORS_LOCALE = ['--encoding=UTF8', '--locale=C.UTF-8'];
const DEBIAN_FOLDER = '/usr/lib/postgresql';

export interface TemporaryPostgres {
  url: string;
  port: number;
  stop: () => Promise<void>;
}

/** A real Postgres in a temporary folder, gone after `stop()`. For tests, benchmarks and code generation. */
export async function startTemporaryPostgres(settings: string[] = []): Promise<TemporaryPostgres> {
  const folder = await temporaryFolder('larder-postgres-');
  // `npm run nightly` names other versions, which are made like those that operators have: before 17 there is no locale of Postgres's own.
  const other = process.env.TEST_POSTGRES;
  const programs = await postgresPrograms(folder, postgresUser(), other);
  const locale = other === undefined ? undefined : OPERATORS_LOCALE;
  const all = [...FAST_AND_FORGETFUL, 'max_connections=300', ...settings];
  return startIn(folder, programs, { locale, settings: all });
}

/** The folder of the newest Postgres that Debian's packages installed, if any. */
export function debianPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number) : [];
  const installed = versions.filter((version) =>
    existsSync(path.join(DEBIAN_FOLDER, `${version}/bin/postgres`)),
  );
  return installed.length === 0 ? undefined : path.join(DEBIAN_FOLDER, String(Math.max(...installed)));
}

/** The same of Debian's Postgres, with the settings that it comes with. */
export async function startDebianPostgres(): Promise<TemporaryPostgres> {
  const programs = debianPostgres();
  if (programs === undefined) throw new Error(`There is no Postgres in ${DEBIAN_FOLDER}`);
  const folder = await temporaryFolder('larder-postgres-');
  return startIn(
    folder,
    { folder: programs, user: postgresUser() },
    { locale: OPERATORS_LOCALE, settings: [] },
  );
}

async function startIn(
  folder: string,
  programs: PostgresPrograms,
  { locale, settings }: { locale: readonly string[] | undefined; settings: readonly string[] },
): Promise<TemporaryPostgres> {
  const files = path.join(folder, 'pg');
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, PASSWORD);
  await mkdir(files);
  const { user } = programs;
  if (user) for (const place of [passwordFile, files]) await chown(place, user.uid, user.gid);
  await makeDatabaseFiles(programs, { folder: files, passwordFile, locale, flags: ['--no-sync'] }).done;
  const port = await freePort();
  const server = startServer(programs, { folder: files, port, settings });
  const end = whenWeEnd(() => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  await server.done;
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}`,
    port,
    stop: async () => {
      end.cancel();
      server.kill('SIGINT');
      await server.exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs `work` if this process ends before `cancel`, also by an unhandled signal. */
function whenWeEnd(work: () => void): { cancel: () => void } {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const onSignal = (signal: NodeJS.Signals): void => {
    cancel();
    work();
    process.kill(process.pid, signal);
  };
  const cancel = (): void => {
    process.off('exit', work);
    for (const signal of signals) process.off(signal, onSignal);
  };
  process.on('exit', work);
  for (const signal of signals) process.on(signal, onSignal);
  return { cancel };
}
