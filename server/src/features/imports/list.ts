import {
  importDraft,
  type ImportDraft,
  type ImportDto,
  type ListImportsInput,
} from '@larder/shared/import/schema';
import type { Page } from '@larder/shared/list';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, decodeCursor, readFittingPage, type ListOrder, type Position } from '../../db/paging.ts';
import { importNotFound } from './errors.ts';
import { IMPORT_COLUMNS, ownImports, toImportDto } from './import-row.ts';

const NEWEST: ListOrder = { column: 'created_at', direction: 'desc', kind: 'time' };

/** @throws IMPORT_NOT_FOUND */
export async function getImport(ctx: Pick<UserCtx, 'db' | 'viewer'>, id: string): Promise<ImportDto> {
  const row = await ownImports(ctx).select(IMPORT_COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw importNotFound();
  return toImportDto(row);
}

/** The draft of an import, until it is saved or dismissed. */
export async function readDraft(
  ctx: Pick<UserCtx, 'db' | 'viewer'>,
  id: string,
): Promise<ImportDraft | undefined> {
  const row = await ownImports(ctx).select('draft').where('id', '=', id).executeTakeFirst();
  return row?.draft == null ? undefined : importDraft.parse(row.draft);
}

/** Newest first, without the dismissed ones. */
export async function listImports(
  ctx: UserCtx,
  { cursor, limit, batchId }: ListImportsInput,
): Promise<Page<ImportDto>> {
  let shown = ownImports(ctx).where('status', '<>', 'dismissed');
  if (batchId) shown = shown.where('batch_id', '=', batchId);
  let rows = shown.select([...IMPORT_COLUMNS, 'stored_bytes as bytes']);
  if (cursor) rows = rows.where(comesAfter(NEWEST, 'imports', decodeCursor(NEWEST, cursor)));
  const [page, { total }] = await Promise.all([
    readFittingPage(ctx.db, rows, { order: NEWEST, limit, positionOf, toItem: toImportDto }),
    shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { ...page, total };
}

function positionOf(row: { created_at: Date; id: string }): Position {
  return { key: row.created_at, id: row.id };
}

/** What a person pasted, to go on from; null for an import of another kind, or one that is dismissed. */
export async function readPasted(ctx: UserCtx, id: string): Promise<{ html: string | null }> {
  const row = await ownImports(ctx).select('content').where('id', '=', id).executeTakeFirst();
  if (!row) throw importNotFound();
  return { html: row.content };
}
