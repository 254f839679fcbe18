import {
  importDraft,
  type ImportDraft,
  type ImportDto,
  type ListImportsInput,
} from '@larder/shared/import/schema';
import type { Page } from '@larder/shared/list';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
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
  let page = shown.select(IMPORT_COLUMNS);
  if (cursor) page = page.where(comesAfter(NEWEST, 'imports', decodeCursor(NEWEST, cursor)));
  const [found, { total }] = await Promise.all([
    page
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const positionOf = (row: (typeof found)[number]) => ({ key: row.created_at, id: row.id });
  const { rows, nextCursor } = cutPage(found, { limit, order: NEWEST, positionOf });
  return { items: rows.map(toImportDto), total, nextCursor };
}

/** What a person pasted, to go on from; null for an import of another kind, or one that is dismissed. */
export async function readPasted(ctx: UserCtx, id: string): Promise<{ html: string | null }> {
  const row = await ownImports(ctx).select('content').where('id', '=', id).executeTakeFirst();
  if (!row) throw importNotFound();
  return { html: row.content };
}
