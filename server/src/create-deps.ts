import { createGuardedFetch } from './adapters/fetch/guarded-fetch.ts';
import { createMailer } from './adapters/mail/mailer.ts';
import { createConfiguredReader } from './adapters/photo-reader/photo-reader-with-model.ts';
import { createRateLimits } from './adapters/rate-limits/rate-limits.ts';
import { createStorage } from './adapters/storage/create-storage.ts';
import { createPageModel, type AskAboutPage } from './adapters/recipe-model/page-model.ts';
import { createTextModel, type AskAboutText } from './adapters/recipe-model/text-model.ts';
import type { Config } from './config.ts';
import type { Deps } from './ctx.ts';
import { connect } from './db/db.ts';
import type { ReadPhoto } from './extraction/photo/photo-reading.ts';
import { PageThread, type ReadPage } from './extraction/page/thread.ts';
import { createEvents } from './jobs/events.ts';
import { createJobs } from './jobs/queue.ts';
import { createLogger } from './process/logging.ts';
import { StartError } from './process/start-error.ts';

// The composition: with the commands, the only place where the parts of the server are constructed.

const ANSWER_WITHIN_MS = 10_000;

/** What web and worker alike work with. Nothing connects before it is used. */
export function createDeps(config: Config, role: 'web' | 'worker'): Deps {
  if (config.databaseUrl === undefined) throw new StartError(`The ${role} needs DATABASE_URL.`);
  const log = createLogger(config, role);
  // A person waits for web, and gets a sentence instead of waiting on; what a worker does may take longer.
  const patience = role === 'web' ? { answerWithinMs: ANSWER_WITHIN_MS } : {};
  const db = connect(config.databaseUrl, { applicationName: `larder-${role}`, ...patience });
  return {
    config,
    db,
    log,
    jobs: createJobs(config, log),
    events: createEvents(config, log),
    mailer: createMailer(config, log),
    storage: createStorage(config),
    guardedFetch: createGuardedFetch(config),
    rateLimits: createRateLimits({ config, db, log }),
    now: () => new Date(),
  };
}

export async function closeDeps({ jobs, events, mailer, rateLimits, db }: Deps): Promise<void> {
  await Promise.allSettled([jobs.close(), events.close(), mailer.close(), rateLimits.close()]);
  await db.destroy();
}

/** What the worker alone has: pages are read in a thread, photos in a process, both of them can be stopped. */
export interface Readers {
  readPage: ReadPage;
  askAboutPage: AskAboutPage | undefined;
  askAboutText: AskAboutText | undefined;
  readPhoto: ReadPhoto;
  close(): Promise<void>;
}

/** Starts nothing: the thread and the process begin with the first page and photo. */
export function createReaders({ config, log }: Pick<Deps, 'config' | 'log'>): Readers {
  const photoReader = createConfiguredReader(config, log);
  return {
    readPage: new PageThread().read,
    askAboutPage: createPageModel(config, log),
    askAboutText: createTextModel(config, log),
    readPhoto: photoReader.read,
    close: () => photoReader.close(),
  };
}
