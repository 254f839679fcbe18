import type { ImportDraft } from '@larder/shared/import/schema';
import pino from 'pino';
import { createStorage } from '../adapters/storage/create-storage.ts';
import type { Deps } from '../ctx.ts';
import { prepareQueue } from '../jobs/backend.ts';
import { createEvents } from '../jobs/events.ts';
import { createJobs } from '../jobs/queue.ts';
import { startWorkers, type Workers } from '../jobs/run.ts';
import { testDeps } from './harness.ts';
import type { ReadPhoto } from '../extraction/photo/photo-reading.ts';
import { runImport } from '../features/imports/run-import.ts';
import { importPhotos } from '../features/imports/sources/photos.ts';
import { draftSource, type SourceReader } from '../features/imports/sources/source.ts';

const silent = pino({ level: 'silent' });

export const PATIENCE = { timeout: 20_000, interval: 10 };

/** The server's parts with a real queue and real events; `close` is for afterAll. */
export async function importDeps(
  env: Record<string, string> = {},
): Promise<Deps & { databaseUrl: string; close: () => Promise<void> }> {
  const deps = await testDeps(
    ({ config }) => ({
      jobs: createJobs(config, silent),
      events: createEvents(config, silent),
      storage: createStorage(config),
    }),
    env,
  );
  await prepareQueue(deps.config);
  await deps.events.ready;
  const close = async () => {
    await Promise.all([deps.jobs.close(), deps.events.close()]);
  };
  return { ...deps, close };
}

/** A worker of this process that reads sources with `read`. */
export function startReading(deps: Deps, read: SourceReader, limitMs = 30_000): Promise<Workers> {
  const idle = async () => undefined;
  return startWorkers(deps, {
    import: (job, run) => runImport(deps, job, run, draftSource(deps, read, limitMs)),
    photos: idle,
    export: idle,
    move: idle,
    mail: idle,
    index: idle,
    sweep: idle,
  });
}

/** A worker of this process that reads photos with `readPhoto`. */
export function startReadingPhotos(deps: Deps, readPhoto: ReadPhoto): Promise<Workers> {
  const idle = async () => undefined;
  const readPage = () => Promise.reject(new Error('This test reads no pages'));
  return startWorkers(deps, {
    import: idle,
    photos: (job, run) =>
      runImport(deps, job, run, (_input, leased) => importPhotos({ ...deps, readPage, readPhoto }, leased)),
    export: idle,
    move: idle,
    mail: idle,
    index: idle,
    sweep: idle,
  });
}

export const DRAFT: ImportDraft = {
  title: 'Lentil soup',
  description: '',
  image: null,
  cuisine: [],
  nutrition: null,
  ingredients: ['200 g lentils'],
  instructions: ['Boil them.'],
  prepTime: 5,
  cookTime: 25,
  servings: 4,
  difficulty: 'medium',
  tags: ['URL Import'],
  sourceUrl: 'https://example.org/soup',
  storedImage: null,
};
