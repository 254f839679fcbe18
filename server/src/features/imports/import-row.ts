import { importDraft, importDto, type ImportDto, type ImportPhotoState } from '@larder/shared/import/schema';
import {
  IMPORT_KINDS,
  IMPORT_STAGES,
  IMPORT_STATUSES,
  STAGE_PERCENT,
  type ImportStage,
  type ImportStatus,
} from '@larder/shared/import/messages';
import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { UserCtx } from '../../ctx.ts';
import type { Imports } from '../../db/types.ts';
import { traceParent } from '../../process/tracing.ts';
import { percentOfPhotos, photoStatesOf, releasePhotos } from './photo-states.ts';

export const ACTIVE = ['queued', 'running'];
/** Reads again, and keeps the draft that is there until there is another one. */
export const readAgain = () =>
  ({
    status: 'queued',
    stage: 'preparing',
    attempts: 0,
    job_number: null,
    error: null,
    finished_at: null,
    trace_parent: traceParent() ?? null,
  }) as const;
export const fromTheStart = () => ({ ...readAgain(), draft: null }) as const;

/** How a reading ends that gave no draft: one that was to replace a draft leaves it, with the error beside it. */
export const withoutNewDraft = (status: 'failed' | 'cancelled') => ({
  status: sql<string>`case when draft is null then ${status} else 'done' end`,
  stage: sql<string>`case when draft is null then stage else 'complete' end`,
  job_number: null,
  finished_at: sql<Date>`now()`,
});

/** What is left of an import that is dismissed: enough to tell every open page that it is gone. */
export const DISMISSED = {
  status: 'dismissed',
  job_number: null,
  draft: null,
  error: null,
  content: null,
  photos: null,
} as const;

export const IMPORT_COLUMNS = [
  'id',
  'kind',
  'input',
  'label',
  'batch_id',
  'status',
  'stage',
  'seq',
  'photos',
  'draft',
  'error',
  'created_at',
] as const;
type ImportRow = Pick<Selectable<Imports>, (typeof IMPORT_COLUMNS)[number]>;

const kind = z.enum(IMPORT_KINDS);
const status = z.enum(IMPORT_STATUSES);
const stage = z.enum(IMPORT_STAGES);
const named = z.object({ url: z.string().optional() });
const error = importDto.shape.error.unwrap();

/** What a person sees of an import. Nothing of it has happened yet while it is queued. */
export function toImportDto(row: ImportRow): ImportDto {
  const state = status.parse(row.status);
  const reached = stage.parse(row.stage);
  const states = photoStatesOf(row.photos);
  const photos = state === 'running' ? states : releasePhotos(states);
  return {
    id: row.id,
    kind: kind.parse(row.kind),
    status: state,
    stage: reached,
    percent: percentOf(state, { reached, photos }),
    seq: row.seq,
    label: row.label ?? named.parse(row.input).url ?? '',
    ...(photos.length === 0 ? {} : { photos }),
    ...(row.draft === null ? {} : { draft: importDraft.parse(row.draft) }),
    ...(row.error === null ? {} : { error: error.parse(row.error) }),
    batchId: row.batch_id,
    createdAt: row.created_at,
  };
}

function percentOf(
  state: ImportStatus,
  { reached, photos }: { reached: ImportStage; photos: readonly ImportPhotoState[] },
): number {
  if (photos.length > 0) return percentOfPhotos(photos);
  return state === 'queued' ? 0 : STAGE_PERCENT[reached];
}

type OwnCtx = Pick<UserCtx, 'db' | 'viewer'>;

export function ownImports({ db, viewer }: OwnCtx) {
  return db.selectFrom('imports').where('user_id', '=', viewer.vaultId);
}

export function ownUpdate({ db, viewer }: OwnCtx, id: string) {
  return db.updateTable('imports').where('id', '=', id).where('user_id', '=', viewer.vaultId);
}
