import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';

export interface TemporaryRedis {
  url: string;
  /** Ends the server with `signal` and, after `downMs`, starts it again with what it had written down. */
  restart(signal: NodeJS.Signals, downMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Whether this machine has a Redis; tests that need it are skipped without one. */
export const HAS_REDIS = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** A real Redis with a temporary folder, gone after `stop()`. For tests and benchmarks; needs `redis-server`. */
export async function startTemporaryRedis(): Promise<TemporaryRedis> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server = await startServer(folder, port);
  return {
    url,
    restart: async (signal, downMs) => {
      await stopServer(server, signal);
      await sleep(downMs);
      server = await startServer(folder, port);
    },
    stop: async () => {
      await stopServer(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(folder: string, port: number): Promise<ChildProcess> {
  const settings = [
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'yes',
    '--maxmemory-policy',
    'noeviction',
  ];
  const server = spawn('redis-server', ['--port', String(port), '--dir', folder, ...settings], {
    stdio: 'ignore',
  });
  const failed = once(server, 'error').then(([error]: unknown[]) => Promise.reject(error as Error));
  const client = new Redis({ host: '127.0.0.1', port, retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  try {
    await Promise.race([client.ping(), failed]);
  } finally {
    client.disconnect();
  }
  return server;
}

async function stopServer(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}
