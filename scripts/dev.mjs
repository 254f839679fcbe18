// npm run dev: the embedded database (or DATABASE_URL), then web, worker and client, each restarted when its sources change.
import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const TSX = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');

const children = [];

function run(args, { cwd = ROOT, env = {}, ipc = false } = {}) {
  const stdio = ['ignore', 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])];
  const child = spawn(process.execPath, args, { cwd, stdio, env: { ...process.env, ...env } });
  children.push(child);
  child.once('exit', (code) => stop(code ?? 1));
  return child;
}

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  // The database, started first, goes last.
  const [database, ...others] = children;
  for (const child of others) child.kill('SIGTERM');
  const gone = others.map(
    (child) => new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done())),
  );
  void Promise.all(gone).then(() => {
    database.kill('SIGTERM');
    if (database.exitCode !== null) process.exit(code);
    database.once('exit', () => process.exit(code));
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

const database = run(['--import', 'tsx', 'server/src/launcher.ts', 'database'], { ipc: true });
database.on('message', (message) => {
  if (message.type !== 'ready') return;
  const env = { DATABASE_URL: message.url };
  run([TSX, 'watch', '--clear-screen=false', 'server/src/main.ts'], { env });
  run([TSX, 'watch', '--clear-screen=false', 'server/src/worker.ts'], { env });
  run([VITE, '--clearScreen', 'false'], { cwd: path.join(ROOT, 'client') });
});
