import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { environmentWith } from '../../config.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/** Sorted by code point, but upper and lower case of every script, on every machine alike. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const READY = 'ready to accept connections';
/** How much of what a program last said is remembered, for the one line that says why it failed. */
const REMEMBERED = 4_000;

/** A program of Postgres that is running. */
export interface RunningPostgres {
  /** initdb: it has done its work. The server: it answers. Rejects with the reason when it ended before. */
  done: Promise<void>;
  /** Settles when it has ended, in whatever way. */
  gone: Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

/** Makes the files of a new database in `folder`, whose superuser `postgres` has the password in `passwordFile`. */
export function makeDatabaseFiles(
  programs: PostgresPrograms,
  { folder, passwordFile, flags = [] }: { folder: string; passwordFile: string; flags?: string[] },
): RunningPostgres {
  return run(programs, 'initdb', [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    ...LOCALE,
    ...flags,
  ]);
}

/** Starts the server over the files in `folder`; it listens on 127.0.0.1 alone. */
export function startServer(
  programs: PostgresPrograms,
  { folder, port, settings }: { folder: string; port: number; settings: readonly string[] },
): RunningPostgres {
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const flags = all.flatMap((setting) => ['-c', setting]);
  return run(programs, 'postgres', ['-D', folder, '-p', String(port), ...flags]);
}

function run(
  { folder, user }: PostgresPrograms,
  name: 'initdb' | 'postgres',
  args: string[],
): RunningPostgres {
  const child = spawn(path.join(folder, 'bin', name), args, {
    ...user,
    cwd: folder, // the folder we were started in may be closed to this user
    env: environmentWith({ LC_ALL: 'C' }), // its messages are read
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const gone = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      said += error.message;
      resolve(null);
    });
  });
  const done = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-REMEMBERED);
      if (name === 'postgres' && said.includes(READY)) resolve();
    });
    void gone.then((code) =>
      name === 'initdb' && code === 0 ? resolve() : reject(new Error(reasonIn(said))),
    );
  });
  done.catch(() => undefined); // who stops it before does not wait for it
  return { done, gone: gone.then(() => undefined), kill: (signal) => void kill(child, signal) };
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}

/** What Postgres gave as the reason, else its last line. */
function reasonIn(said: string): string {
  const reason = /(?:FATAL|PANIC|fatal|error): +(.*)/.exec(said)?.[1];
  return reason ?? said.trim().split('\n').at(-1) ?? '';
}
