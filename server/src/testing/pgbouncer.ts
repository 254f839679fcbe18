import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresUser } from '../db/embedded/postgres-user.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Whether this machine has a PgBouncer; tests that need it are skipped without one. */
export const HAS_PGBOUNCER = spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status === 0;

/** A real PgBouncer as it comes, before the Postgres of `databaseUrl`. Needs `pgbouncer`. @returns its address of the database. */
export async function startPgBouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction',
  settings = '',
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port, username, password } = new URL(databaseUrl);
  const folder = await temporaryFolder('larder-pgbouncer-');
  const listening = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listening}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${settings}
`,
  );
  const user = postgresUser(); // it refuses to run as root
  if (user) await chown(file, user.uid, user.gid);
  const bouncer = spawn('pgbouncer', ['--quiet', file], { ...user, cwd: '/', stdio: 'ignore' });
  const gone = once(bouncer, 'exit');
  while (bouncer.exitCode === null && !(await answers(listening))) await sleep(20);
  const url = new URL(databaseUrl);
  url.port = String(listening);
  return {
    url: url.href,
    stop: async () => {
      bouncer.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
