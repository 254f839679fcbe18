import type { ExportDto, StartExportInput } from '@larder/shared/export/schema';
import {
  EXPORT_FORMATS,
  EXPORT_MESSAGES,
  EXPORT_STAGES,
  EXPORT_STATUSES,
} from '@larder/shared/export/messages';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Deps, UserCtx } from '../../ctx.ts';
import type { Exports } from '../../db/types.ts';

const COLUMNS = ['id', 'format', 'status', 'stage', 'percent', 'size', 'expires_at', 'created_at'] as const;
type ExportRow = Pick<Selectable<Exports>, (typeof COLUMNS)[number]>;

const format = z.enum(EXPORT_FORMATS);
const status = z.enum(EXPORT_STATUSES);
const stage = z.enum(EXPORT_STAGES);

/** Begins to pack the viewer's data, or gives the export that is under way. */
export async function startExport(ctx: UserCtx, { format }: StartExportInput): Promise<ExportDto> {
  const running = await findRunning(ctx);
  if (running) return toExportDto(running);
  await ctx.rateLimits.consume('exportStart', ctx.viewer.userId);
  const begun = await ctx.db
    .insertInto('exports')
    .values({ user_id: ctx.viewer.vaultId, language: ctx.language, format, created_at: ctx.now() })
    // A second click that came at the same moment found none running either.
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (begun) await sendExport(ctx, begun.id);
  const row = begun ?? (await findRunning(ctx)) ?? (await findNewest(ctx));
  if (!row) throw new Error('The export went while it began');
  return toExportDto(row);
}

/** The viewer's newest export that is of use still; null when there is none. */
export async function exportState(ctx: UserCtx): Promise<ExportDto | null> {
  const row = await findNewest(ctx);
  return row ? toExportDto(row) : null;
}

/** A job that cannot be sent now is not lost: the sweep sends it again. Sending one twice is one job. */
export async function sendExport({ jobs, log }: Pick<Deps, 'jobs' | 'log'>, exportId: string): Promise<void> {
  try {
    await jobs.enqueue('export', { exportId }, { jobId: `export-${exportId}` });
  } catch (error) {
    log.warn({ err: error, exportId }, 'an export could not be sent to the queue yet');
  }
}

function findRunning(ctx: UserCtx): Promise<ExportRow | undefined> {
  return ownExports(ctx).where('status', 'in', ['queued', 'running']).executeTakeFirst();
}

function findNewest(ctx: UserCtx): Promise<ExportRow | undefined> {
  return ownExports(ctx)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', ctx.now())]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function ownExports({ db, viewer }: UserCtx) {
  return db.selectFrom('exports').select(COLUMNS).where('user_id', '=', viewer.vaultId);
}

function toExportDto(row: ExportRow): ExportDto {
  const state = status.parse(row.status);
  return {
    id: row.id,
    format: format.parse(row.format),
    status: state,
    stage: stage.parse(row.stage),
    percent: row.percent,
    size: row.size,
    expiresAt: state === 'done' ? row.expires_at : null,
    error: state === 'failed' ? EXPORT_MESSAGES.failed : null,
    createdAt: row.created_at,
  };
}
