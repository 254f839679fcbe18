import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { StartError } from '../../process/start-error.ts';

/** The file beside the embedded database, readable only by its owner. */
const embeddedState = z.object({
  port: z.number().int(),
  adminPassword: z.string(),
  password: z.string(),
  /** The address the app uses, with the role that owns its database and has no other rights. */
  url: z.string(),
});
export type EmbeddedState = z.infer<typeof embeddedState>;

/** The processes of a crashed database release its port in less time. */
const PORT_WAIT_MS = 10_000;

type DataDir = Pick<Config, 'dataDir'>;

export function databaseFolder({ dataDir }: DataDir): string {
  return path.join(dataDir, 'postgres');
}

function stateFile({ dataDir }: DataDir): string {
  return path.join(dataDir, 'postgres.json');
}

/** @throws StartError when the file exists and cannot be read or parsed. */
export async function readState(config: DataDir): Promise<EmbeddedState | undefined> {
  const file = stateFile(config);
  try {
    return embeddedState.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new StartError(
      `Cannot use ${file}: ${code === 'EACCES' ? 'it belongs to another user' : 'it is damaged'}`,
    );
  }
}

/**
 * The stored passwords with a free port: the stored one if possible. With `isKnown`, web and worker already use the stored
 * port, so this waits until it is free.
 * @throws StartError when another program keeps the known port.
 */
export async function resolveState(config: DataDir, { isKnown = false } = {}): Promise<EmbeddedState> {
  const known = await readState(config);
  if (known && isKnown) return waitForPort(known);
  const port = known && (await isFree(known.port)) ? known.port : await freePort();
  const adminPassword = known?.adminPassword ?? randomBytes(24).toString('hex');
  const password = known?.password ?? randomBytes(24).toString('hex');
  const state = {
    port,
    adminPassword,
    password,
    url: `postgres://larder:${password}@127.0.0.1:${port}/larder`,
  };
  await writePrivately(stateFile(config), JSON.stringify(state));
  return state;
}

async function writePrivately(file: string, text: string): Promise<void> {
  const half = `${file}.${process.pid}`;
  await writeFile(half, text, { mode: 0o600 });
  await rename(half, file);
}

async function waitForPort(state: EmbeddedState): Promise<EmbeddedState> {
  const deadline = Date.now() + PORT_WAIT_MS;
  while (!(await isFree(state.port))) {
    if (Date.now() > deadline)
      throw new StartError(`Port ${state.port} of the embedded database is taken by another program.`);
    await sleep(50);
  }
  return state;
}

function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

function freePort(): Promise<number> {
  return listenOnce(0);
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
