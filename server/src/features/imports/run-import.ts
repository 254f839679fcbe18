import type { ImportDraft, ImportError, StartImportInput } from '@larder/shared/import/schema';
import { IMPORT_MESSAGES, type ImportStage } from '@larder/shared/import/messages';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import type { Pace } from '../../adapters/fetch/guarded-fetch.ts';
import type { Deps } from '../../ctx.ts';
import { AppError, asAppError, isOutage } from '../../errors.ts';
import type { ReadPage } from '../../extraction/page/thread.ts';
import type { JobRun } from '../../jobs/run.ts';
import {
  acquireImport,
  LeaseEnded,
  failImport,
  completeImport,
  releaseImport,
  reportStage,
  watchLease,
  type ImportLease,
} from './lease.ts';
import { paceHosts } from './host-rate-limit.ts';
import type { ImportDeps, ImportJob } from './scheduler.ts';

/** What a person waits at most for one source (docs/rules.md, Importing). */
export const SOURCE_LIMIT_MS = 30_000;
/** How much longer one may take that waits for its turns with a site: less than a sweep takes for stuck. */
const WAITING_MS = 60_000;
/** An import that has cost so many workers their life is not tried again by itself. */
export const MAX_ATTEMPTS = 5;

/** What reading a source takes beside what every process has. */
export interface SourceDeps extends Deps {
  readPage: ReadPage;
}

/** What makes a draft of a source. */
export type SourceReader = (input: StartImportInput, reading: Reading) => Promise<ImportDraft>;

export type RunImportDeps = ImportDeps & Pick<Deps, 'events'>;

/** For whom a source is read, how its stages are reported, and when to stop. */
export interface Reading {
  userId: string;
  signal: AbortSignal;
  report: (stage: ImportStage) => Promise<void>;
  /** Which recipe of a page that holds several; null for the one that the page is about. */
  choice: number | null;
  /** For imports that were started together: how often a site may be asked. */
  pace?: Pace | undefined;
}

/** The import job of one source: it has so long, and what is read of it is the draft. */
export async function runImport(
  deps: RunImportDeps,
  turn: ImportJob,
  run: Pick<JobRun, 'signal'>,
  { read, limitMs }: { read: SourceReader; limitMs: number },
): Promise<void> {
  await runLeasedImport(deps, turn, run, async (claim, held) => {
    const together = claim.batchId === null ? undefined : { pace: paceHosts(deps) };
    const late = AbortSignal.timeout(limitMs + (together ? WAITING_MS : 0));
    const signal = AbortSignal.any([held, late]);
    const report = async (stage: ImportStage) => {
      signal.throwIfAborted();
      await reportStage(deps.db, claim, stage);
    };
    const { userId, choice } = claim;
    const draft = await read(claim.input, { userId, choice, signal, report, ...together }).catch(
      (error: unknown) => {
        throw late.aborted ? timedOut() : error;
      },
    );
    // A draft that is there is taken even when the time is up.
    held.throwIfAborted();
    await completeImport(deps, claim, draft);
  });
}

/**
 * Works on an import as long as it is this worker's; `held` is aborted when it is not any more. Whatever a person can be
 * told becomes the import's error; an outage makes the job try again; the process stopping sends it back.
 */
export async function runLeasedImport(
  deps: RunImportDeps,
  turn: ImportJob,
  run: Pick<JobRun, 'signal'>,
  work: (claim: ImportLease, held: AbortSignal) => Promise<void>,
): Promise<void> {
  const claim = await acquireImport(deps.db, turn);
  if (!claim) return;
  const { ended, stop } = watchLease(deps, claim);
  try {
    if (claim.attempts > MAX_ATTEMPTS) throw new Error('Given up after too many attempts');
    await work(claim, AbortSignal.any([run.signal, ended]));
  } catch (error) {
    await settle(deps, claim, { error, ended, stopping: run.signal });
  } finally {
    stop();
  }
}

interface Ending {
  error: unknown;
  ended: AbortSignal;
  stopping: AbortSignal;
}

async function settle(
  deps: RunImportDeps,
  claim: ImportLease,
  { error, ended, stopping }: Ending,
): Promise<void> {
  if (error instanceof LeaseEnded || ended.aborted) return;
  try {
    if (stopping.aborted || isOutage(error)) {
      // Where that cannot be written either, the sweep finds the import.
      await releaseImport(deps.db, claim).catch((failure: unknown) => {
        if (!isOutage(failure)) throw failure;
      });
      throw error;
    }
    await failImport(deps, claim, asImportError(deps, claim, error));
  } catch (failure) {
    if (!(failure instanceof LeaseEnded)) throw failure;
  }
}

function timedOut(): AppError {
  return new AppError('IMPORT_TIMEOUT', IMPORT_MESSAGES.timeout);
}

function asImportError({ log }: RunImportDeps, claim: ImportLease, error: unknown): ImportError {
  const told = asAppError(error);
  if (told) {
    log.info({ importId: claim.importId, appCode: told.appCode }, 'import failed');
    const { appCode, message, details } = told;
    return { appCode, message, ...(details as Pick<ImportError, 'recipes' | 'recipeUrl'> | undefined) };
  }
  log.error({ importId: claim.importId, err: error }, 'import failed for a reason of ours');
  return ownFailure(claim.input.kind);
}

/** What a person is told of a failure that neither they nor the source can help. */
export function ownFailure(kind: string): ImportError {
  const message = kind === 'photo' ? PHOTO_MESSAGES.processFailed : IMPORT_MESSAGES.failed;
  return { appCode: 'IMPORT_FAILED', message };
}
