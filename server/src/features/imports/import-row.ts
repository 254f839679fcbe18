import {
  IMPORT_KINDS,
  IMPORT_MESSAGES,
  IMPORT_STAGES,
  IMPORT_STATUSES,
  importDraft,
  importDto,
  STAGE_PERCENT,
  type ImportDto,
} from '@larder/shared/import';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Imports } from '../../db/types.ts';
import { AppError } from '../../errors.ts';

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
const photos = importDto.shape.photos.unwrap();
const named = z.object({ url: z.string().optional() });
const error = importDto.shape.error.unwrap();

/** What a person sees of an import. Nothing of it has happened yet while it is queued, and only a done one has a draft. */
export function toImportDto(row: ImportRow): ImportDto {
  const state = status.parse(row.status);
  const reached = stage.parse(row.stage);
  return {
    id: row.id,
    kind: kind.parse(row.kind),
    status: state,
    stage: reached,
    percent: state === 'queued' ? 0 : STAGE_PERCENT[reached],
    seq: row.seq,
    label: row.label ?? named.parse(row.input).url ?? '',
    ...(row.photos === null ? {} : { photos: photos.parse(row.photos) }),
    ...(state === 'done' ? { draft: importDraft.parse(row.draft) } : {}),
    ...(state === 'failed' ? { error: error.parse(row.error) } : {}),
    batchId: row.batch_id,
    createdAt: row.created_at,
  };
}

export function importNotFound(): AppError {
  return new AppError('IMPORT_NOT_FOUND', IMPORT_MESSAGES.notFound);
}
