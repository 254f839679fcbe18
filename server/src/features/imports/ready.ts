import { isComplete, itemCount } from '@larder/shared/import/complete';
import { importDraft, type ImportDraft, type ReadyDraftDto } from '@larder/shared/import/schema';
import { IMPORT_KINDS } from '@larder/shared/import/messages';
import type { Page, PageInput } from '@larder/shared/list';
import { sql } from 'kysely';
import { z } from 'zod';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, decodeCursor, readFittingPage, type ListOrder } from '../../db/paging.ts';
import { ownImports } from './import-row.ts';

const NEWEST: ListOrder = { column: 'created_at', direction: 'desc', kind: 'time' };
const kind = z.enum(IMPORT_KINDS);

/** The drafts that wait to be looked at, in short, newest first. */
export async function listReady(
  ctx: Pick<UserCtx, 'db' | 'viewer'>,
  { cursor, limit }: PageInput,
): Promise<Page<ReadyDraftDto>> {
  const ready = ownImports(ctx).where('status', '=', 'done');
  let rows = ready.select([
    ...(['id', 'kind', 'draft', 'error', 'created_at', 'stored_bytes as bytes'] as const),
    savedBefore(ctx),
  ]);
  if (cursor) rows = rows.where(comesAfter(NEWEST, 'imports', decodeCursor(NEWEST, cursor)));
  const [page, { total }] = await Promise.all([
    readFittingPage(ctx.db, rows, {
      order: NEWEST,
      limit,
      positionOf: (row) => ({ key: row.created_at, id: row.id }),
      toItem: ({ id, draft, error, isSavedBefore, ...row }) => ({
        id,
        kind: kind.parse(row.kind),
        ...inShort(importDraft.parse(draft), isSavedBefore || error !== null),
      }),
    }),
    ready.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { ...page, total };
}

/** Whether there is a recipe from the page of a draft: what becomes of it is asked before the draft is saved. */
function savedBefore({ viewer }: Pick<UserCtx, 'viewer'>) {
  return sql<boolean>`exists (select from recipes r
    where ${ownedBy(viewer, 'r')} and r.source_key = source_key(imports.draft ->> 'sourceUrl'))`.as(
    'isSavedBefore',
  );
}

function inShort(draft: ImportDraft, isAsked: boolean): Omit<ReadyDraftDto, 'id' | 'kind'> {
  const hasSeveral = draft.recipes !== undefined;
  const canBeSaved = !isAsked && !hasSeveral && draft.title.trim() !== '';
  return {
    title: draft.title,
    image: draft.storedImage,
    ingredients: itemCount(draft.ingredients),
    steps: itemCount(draft.instructions),
    hasSeveral,
    canBeSaved,
    isComplete: canBeSaved && isComplete(draft),
  };
}
