import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { deferred } from '../../testing/deferred.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { DRAFT, importDeps, PATIENCE, startReading } from '../../testing/import-deps.ts';
import type { SourceReader } from './sources/source.ts';

let deps: Awaited<ReturnType<typeof importDeps>>;
let alice: Viewer;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  deps = await importDeps();
  deps.log = pino(
    { level: 'info' },
    { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  alice = await testPerson(deps, 'alice');
});
afterAll(() => deps.close());

async function start(read: SourceReader): Promise<string> {
  const workers = await startReading(deps, read);
  onTestFinished(() => workers.close());
  const { id } = await callerOf(deps, alice).imports.start({
    kind: 'url',
    url: 'https://example.org/secret',
  });
  return id;
}

const ended = (importId: string, outcome: string) =>
  vi.waitFor(() => {
    const ofIt = lines.filter((line) => line.importId === importId);
    expect(ofIt).toMatchObject([
      { msg: 'an import was taken', kind: 'url', attempt: 1 },
      { msg: 'an import ended', kind: 'url', outcome, ms: expect.any(Number) as number },
    ]);
    expect(JSON.stringify(ofIt)).not.toContain('example.org');
  }, PATIENCE);

it('tells which import a worker took and how it ended, without its address', async () => {
  await ended(await start(async () => DRAFT), 'ok');
});

it('tells the code of a failure', async () => {
  const blocked = new AppError('IMPORT_BLOCKED', IMPORT_MESSAGES.blocked);
  await ended(await start(async () => Promise.reject(blocked)), 'IMPORT_BLOCKED');
});

it('tells of one that was cancelled meanwhile', async () => {
  const begun = deferred<void>();
  const id = await start((_input, { signal }) => {
    begun.resolve();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('over'))));
  });
  await begun.promise;
  await callerOf(deps, alice).imports.cancel({ id });
  await ended(id, 'lease ended');
});
