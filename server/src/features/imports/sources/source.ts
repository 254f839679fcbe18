import type { ImportDraft, StartImportInput } from '@larder/shared/import/schema';
import type { Language } from '@larder/shared/messages/language';
import type { ImportKind, ImportStage } from '@larder/shared/import/messages';
import type { Pace } from '../../../adapters/fetch/guarded-fetch.ts';
import type { AskAboutPage } from '../../../adapters/recipe-model/page-model.ts';
import type { AskAboutText } from '../../../adapters/recipe-model/text-model.ts';
import type { Deps } from '../../../ctx.ts';
import type { ReadPage } from '../../../extraction/page/thread.ts';
import type { ReadPhoto } from '../../../extraction/photo/photo-reading.ts';
import { createDeadline, type Deadline } from '../../../process/deadline.ts';
import { importTimedOut } from '../errors.ts';
import { paceHosts } from '../host-rate-limit.ts';
import { completeImport, reportStage, type ImportLease } from '../lease.ts';
import type { SchedulerDeps } from '../scheduler.ts';
import { stageTimer } from '../../../process/metrics.ts';
import type { VaultId } from '@larder/shared/ids';

/** What a person waits at most for one source, in milliseconds. */
export const SOURCE_LIMIT_MS = 30_000;
/** How much longer an import may take that waits for the host rate limit or for a place: less than a sweep takes for stuck. */
const WAITING_MS = 60_000;

/** What making a draft takes beside what every process has. */
export interface DraftDeps extends Deps {
  readPage: ReadPage;
  /** Where the operator lets a model read pages. */
  askAboutPage?: AskAboutPage | undefined;
  /** Where the operator lets a model read captions and texts. */
  askAboutText?: AskAboutText | undefined;
}

export interface SourceDeps extends DraftDeps {
  readPhoto: ReadPhoto;
}

/** An import under way: `held` is aborted when the process stops, or it is not this worker's any more. */
export interface LeasedImport {
  lease: ImportLease;
  held: AbortSignal;
}

/** What every kind of import is: reads its source and completes the import with the draft, or throws why there is none. */
export type Source<Input> = (input: Input, leased: LeasedImport) => Promise<void>;

export type InputOf<K extends ImportKind> = Extract<StartImportInput, { kind: K }>;

/** Makes a draft of what a source is. */
export type ReadDraft<Input> = (deps: DraftDeps, input: Input, reading: Reading) => Promise<ImportDraft>;

/** For whom a source is read, how its stages are reported, and when to stop. */
export interface Reading {
  vaultId: VaultId;
  /** In which it was started: what is written into the draft is in it. */
  language: Language;
  signal: AbortSignal;
  report: (stage: ImportStage) => Promise<void>;
  /** Which of several recipes; null for the one that a page is about, and for all that a text holds. */
  choice: number | null;
  /** For imports that were started together: how often a site may be asked. */
  pace?: Pace | undefined;
}

/** The same with what it works with at hand; its `deadline` stands still while it waits for a place of the worker. */
export type SourceReader<Input = StartImportInput> = (
  input: Input,
  reading: Reading & { deadline: Pick<Deadline, 'pause'> },
) => Promise<ImportDraft>;

/** A source of one reading: it has so long, and what is read of it is the draft. */
export function draftSource<Input>(
  deps: SchedulerDeps,
  read: SourceReader<Input>,
  limitMs = SOURCE_LIMIT_MS,
): Source<Input> {
  return async (input, { lease, held }) => {
    const together = lease.batchId === null ? undefined : { pace: paceHosts(deps) };
    const deadline = createDeadline(limitMs + (together ? WAITING_MS : 0), together ? 0 : WAITING_MS);
    const signal = AbortSignal.any([held, deadline.signal]);
    const stages = stageTimer(lease.input.kind);
    const report = async (stage: ImportStage) => {
      signal.throwIfAborted();
      stages.next(stage);
      await reportStage(deps.db, lease, stage);
    };
    const { vaultId, language, choice } = lease;
    const draft = await read(input, { vaultId, language, choice, signal, deadline, report, ...together })
      .catch((error: unknown) => {
        throw deadline.signal.aborted ? importTimedOut() : error;
      })
      .finally(() => {
        stages.end();
        deadline.clear();
      });
    // A draft that is there is taken even when the time is up.
    held.throwIfAborted();
    await completeImport(deps, lease, draft);
  };
}
