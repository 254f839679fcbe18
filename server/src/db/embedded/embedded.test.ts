import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { embeddedUrl } from './data-folder.ts';
import { resolveState } from './embedded.ts';

let config: { dataDir: string };
let other: Server | undefined;

beforeEach(async () => {
  config = { dataDir: await mkdtemp(path.join(os.tmpdir(), 'larder-embedded-')) };
});
afterEach(async () => {
  other?.close();
  await rm(config.dataDir, { recursive: true });
});

/** Another program at this port. */
async function occupy(port: number): Promise<void> {
  const server = (other = createServer());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

it('the embedded database takes another port when its own is taken, and keeps its passwords', async () => {
  const first = await resolveState(config);
  expect(await resolveState(config)).toEqual(first);
  await occupy(first.port);
  const second = await resolveState(config);
  expect(second.port).not.toBe(first.port);
  expect(second).toMatchObject({ password: first.password, adminPassword: first.adminPassword });
  expect(await embeddedUrl({ ...config, isDataDirGiven: true })).toBe(second.url);
});

it('the embedded database waits for its former port when it is restarted', async () => {
  const first = await resolveState(config);
  await occupy(first.port);
  let again: unknown;
  const settled = resolveState(config, { isKnown: true }).then((state) => (again = state));
  await new Promise((resolve) => setImmediate(resolve));
  expect(again).toBeUndefined();
  other?.close();
  await settled;
  expect(again).toEqual(first);
});
