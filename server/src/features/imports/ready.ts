import { isComplete, itemCount } from '@larder/shared/import/complete';
import { importDraft, type ImportDraft, type ReadyDraftDto } from '@larder/shared/import/schema';
import { IMPORT_KINDS } from '@larder/shared/import/messages';
import type { Page, PageInput } from '@larder/shared/list';
import { sql } from 'kysely';
import { z } from 'zod';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { ownImports } from './import-row.ts';

const NEWEST: ListOrder = { column: 'created_at', direction: 'desc', kind: 'time' };
const kind = z.enum(IMPORT_KINDS);

/** The drafts that wait to be looked at, in short, newest first. */
export async function listReady(
  ctx: Pick<UserCtx, 'db' | 'viewer'>,
  { cursor, limit }: PageInput,
): Promise<Page<ReadyDraftDto>> {
  const ready = ownImports(ctx).where('status', '=', 'done');
  let page = ready.select(['id', 'kind', 'draft', 'error', 'created_at', savedBefore(ctx)]);
  if (cursor) page = page.where(comesAfter(NEWEST, 'imports', decodeCursor(NEWEST, cursor)));
  const [found, { total }] = await Promise.all([
    page
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    ready.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const positionOf = (row: (typeof found)[number]) => ({ key: row.created_at, id: row.id });
  const { rows, nextCursor } = cutPage(found, { limit, order: NEWEST, positionOf });
  const items = rows.map(({ id, draft, error, isSavedBefore, ...row }) => ({
    id,
    kind: kind.parse(row.kind),
    ...inShort(importDraft.parse(draft), isSavedBefore || error !== null),
  }));
  return { items, total, nextCursor };
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
