import {
  importDraft,
  startImportInput,
  type ImportDraft,
  type ImportError,
  type StartImportInput,
} from '@larder/shared/import/schema';
import type { ImportStage } from '@larder/shared/import/messages';
import { asLanguage, DEFAULT_LANGUAGE, type Language } from '@larder/shared/messages/language';
import { platformOf } from '@larder/shared/social/link';
import { sql, type UpdateObject } from 'kysely';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/types.ts';
import {
  ACQUIRED,
  holds,
  LEASABLE,
  LeaseEnded,
  released,
  writeLeased,
  type Lease,
} from '../../jobs/lease.ts';
import { withoutNewDraft } from './import-row.ts';
import { changeAndSchedule, changeImports, type ImportJob, type SchedulerDeps } from './scheduler.ts';
import { importsEnded } from '../../process/metrics.ts';
import { describeSpan } from '../../process/tracing.ts';

/** It ends, too, when the import is cancelled, retried or dismissed: each of them takes its job number away. */
export interface ImportLease extends Lease {
  jobNumber: number;
  input: StartImportInput;
  choice: number | null;
  batchId: string | null;
  /** In which it was started. */
  language: Language;
  /** How it ended, once it has: 'ok', or the code of its failure. */
  outcome?: string;
}

type Change = UpdateObject<DB, 'imports'>;

/** Null when the import is not this job's any more. */
export async function acquireImport(db: Db, { importId, jobNumber }: ImportJob): Promise<ImportLease | null> {
  const owner = await db
    .selectFrom('imports')
    .select('user_id')
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!owner) return null;
  const row = await changeImports(db, owner.user_id, (trx) =>
    trx
      .updateTable('imports')
      .set(ACQUIRED)
      .where('id', '=', importId)
      .where('job_number', '=', jobNumber)
      .where('status', 'in', LEASABLE)
      .returning(['user_id', 'input', 'content', 'choice', 'batch_id', 'language', 'attempts'])
      .executeTakeFirst(),
  );
  if (!row) return null;
  return {
    id: importId,
    jobNumber,
    vaultId: row.user_id,
    input: inputOf(row),
    choice: row.choice,
    batchId: row.batch_id,
    language: asLanguage(row.language) ?? DEFAULT_LANGUAGE,
    attempts: row.attempts,
  };
}

/** The input as it was given: what is large is stored beside the rest. */
function inputOf({ input, content }: { input: unknown; content: string | null }): StartImportInput {
  const small = input as Pick<StartImportInput, 'kind'>;
  const field = small.kind === 'text' ? 'text' : 'html';
  return startImportInput.parse(content === null ? input : { ...small, [field]: content });
}

/** The heartbeat of an import: without it, the sweep takes it for stuck. @throws LeaseEnded */
export async function reportStage(db: Db, lease: ImportLease, stage: ImportStage): Promise<void> {
  await changeImports(db, lease.vaultId, (trx) => writeImport(trx, lease, { stage }));
}

/** @throws LeaseEnded, and ZodError for a draft beyond the limits of a recipe: what a source says is never trusted. */
export async function completeImport(
  deps: SchedulerDeps,
  lease: ImportLease,
  draft: ImportDraft,
): Promise<void> {
  const change = completed(draft);
  await changeAndSchedule(deps, lease.vaultId, (trx) => writeImport(trx, lease, change));
  countEnd(lease);
}

/** @throws LeaseEnded */
export async function failImport(deps: SchedulerDeps, lease: ImportLease, error: ImportError): Promise<void> {
  await changeAndSchedule(deps, lease.vaultId, (trx) => writeImport(trx, lease, failed(error)));
  countEnd(lease, error.appCode);
}

/** Counts an import that has ended, with the code of what failed. */
export function countEnd(lease: ImportLease, outcome = 'ok'): void {
  const { id, input } = lease;
  lease.outcome = outcome;
  const url = 'url' in input ? input.url : undefined;
  const host = url === undefined ? 'none' : (platformOf(url) ?? 'another site');
  importsEnded.inc({ kind: input.kind, host, outcome });
  describeSpan({
    'larder.import.id': id,
    'larder.import.kind': input.kind,
    'larder.import.outcome': outcome,
  });
}

/** Back to waiting in the slot that it has: its job goes back to the queue too. @throws LeaseEnded */
export async function releaseImport(db: Db, lease: ImportLease): Promise<void> {
  await changeImports(db, lease.vaultId, (trx) => writeImport(trx, lease, released(lease)));
  lease.outcome = 'released';
}

/** What a draft makes of an import. @throws ZodError */
export function completed(draft: ImportDraft): Change {
  return {
    status: 'done',
    stage: 'complete',
    draft: JSON.stringify(importDraft.parse(draft)),
    error: null,
    job_number: null,
    finished_at: sql`now()`,
  };
}

export function failed(error: ImportError): Change {
  return { ...withoutNewDraft('failed'), error: JSON.stringify(error) };
}

/** Within a change to the imports of the person. @throws LeaseEnded */
export function writeImport(db: Db, lease: ImportLease, change: Change): Promise<void> {
  const update = db.updateTable('imports').set(change).where('job_number', '=', lease.jobNumber);
  return writeLeased(lease, update);
}

/** The row as long as it is leased. @throws LeaseEnded */
export async function readLeased(db: Db, lease: ImportLease): Promise<{ photos: unknown }> {
  const row = await db
    .selectFrom('imports')
    .select('photos')
    .where(holds(lease))
    .where('job_number', '=', lease.jobNumber)
    .executeTakeFirst();
  if (!row) throw new LeaseEnded();
  return row;
}

/** A signal that is aborted as soon as the lease has ended, and `stop` to watch no longer. */
export function watchImport(
  { db, events, log }: Pick<Deps, 'db' | 'events' | 'log'>,
  lease: ImportLease,
): { ended: AbortSignal; stop: () => void } {
  const ended = new AbortController();
  const stop = events.subscribe('imports', lease.vaultId, (importId) => {
    if (importId !== null && importId !== lease.id) return;
    readLeased(db, lease).catch((error: unknown) => {
      if (error instanceof LeaseEnded) ended.abort(error);
      else log.debug({ err: error }, 'a lease could not be checked');
    });
  });
  return { ended: ended.signal, stop };
}
