import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { environmentWith } from '../../config.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/** Sorts by code point and knows upper and lower case in every script, on every machine alike. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const READY = 'ready to accept connections';
/** How many characters of a program's last output are stored, to find the reason of a failure. */
const OUTPUT_CHARS = 4_000;

/** A running Postgres program. */
export interface RunningPostgres {
  /** Resolves when initdb has finished or the server accepts connections; rejects with the reason when it ended before. */
  done: Promise<void>;
  /** Resolves when it has ended, for any reason. */
  exited: Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

interface DatabaseFiles {
  folder: string;
  /** Holds the password of the superuser `postgres`. */
  passwordFile: string;
  locale?: readonly string[];
  flags?: readonly string[];
}

/** Creates the files of a new database in `folder`. */
export function makeDatabaseFiles(
  programs: PostgresPrograms,
  { folder, passwordFile, locale = LOCALE, flags = [] }: DatabaseFiles,
): RunningPostgres {
  return run(programs, 'initdb', [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    ...locale,
    ...flags,
  ]);
}

/** Starts the server over the files in `folder`; it listens on 127.0.0.1 only. */
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
    env: environmentWith({ LC_ALL: 'C' }), // its output is parsed
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
  });
  const done = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_CHARS);
      if (name === 'postgres' && output.includes(READY)) resolve();
    });
    void exited.then((code) =>
      name === 'initdb' && code === 0 ? resolve() : reject(new Error(reasonIn(output))),
    );
  });
  done.catch(() => undefined); // not awaited by a caller that stops it before
  return { done, exited: exited.then(() => undefined), kill: (signal) => void kill(child, signal) };
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}

/** The reason in the output of Postgres, else its last line. */
function reasonIn(output: string): string {
  const reason = /(?:FATAL|PANIC|fatal|error): +(.*)/.exec(output)?.[1];
  return reason ?? output.trim().split('\n').at(-1) ?? '';
}
