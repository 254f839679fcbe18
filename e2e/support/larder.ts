import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../server/src/testing/free-port.ts';
import { temporaryFolder } from '../../server/src/testing/temporary-folder.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface RunningLarder {
  origin: string;
  dataDir: string;
  /** The process number of its launcher. */
  pid: () => number;
  /** Stops it; its data stay. */
  halt: () => Promise<void>;
  /** Starts it again after `halt`, at the same address. */
  goOn: () => Promise<void>;
  /** Stops it for good. */
  stop: () => Promise<void>;
}

/** Builds if needed and starts Larder as the README says (`npm start`), on a free port with a data folder of its own. */
export async function startLarder(env: Record<string, string> = {}): Promise<RunningLarder> {
  execFileSync(process.execPath, ['scripts/build.mjs', '--pseudo'], { cwd: ROOT, stdio: 'inherit' });
  const dataDir = await temporaryFolder('larder-e2e-');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const launch = async () => {
    const child = launchWith({ DATA_DIR: dataDir, PORT: String(port), ...env });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await ready(origin, child, () => output);
    return child;
  };
  let running = await launch();
  const halt = async () => {
    if (running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await gone;
  };
  return {
    origin,
    dataDir,
    pid: () => running.pid ?? 0,
    halt,
    goOn: async () => void (running = await launch()),
    stop: async () => {
      await halt();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function launchWith(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function ready(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`Larder stopped before it was ready:\n${output()}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok && output().includes('ready at')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Larder was not ready within a minute:\n${output()}`);
}
