import type { Page } from '@larder/shared/list';
import type { DuplicatesInput, RecipeCardDto } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { cardColumnsFor, toRecipeCardDto, type CardRow } from './recipe-row.ts';
import type { RecipeCtx } from './recipes.ts';

const NEWEST: ListOrder = { column: 'created_at', direction: 'desc', kind: 'time' };

/** The viewer's own recipes from this page, whichever of its addresses they were read from (migration 0012), newest first. */
export async function listDuplicates(
  { db, viewer }: RecipeCtx,
  { sourceUrl, cursor, limit }: DuplicatesInput,
): Promise<Page<RecipeCardDto>> {
  const same = sql`${ownedBy(viewer, 'r')} and r.source_key = source_key(${sourceUrl})`;
  const after = cursor ? comesAfter(NEWEST, 'r', decodeCursor(NEWEST, cursor)) : sql`true`;
  const { rows: found } = await sql<CardRow & { total: number }>`
    select ${cardColumnsFor(viewer.userId)}, (select count(*) from recipes r where ${same}) as total
    from recipes r where ${same} and ${after}
    order by r.created_at desc, r.id desc limit ${limit + 1}`.execute(db);
  const positionOf = (row: CardRow) => ({ key: row.created_at, id: row.id });
  const { rows, nextCursor } = cutPage(found, { limit, order: NEWEST, positionOf });
  return { items: rows.map(toRecipeCardDto), total: found[0]?.total ?? 0, nextCursor };
}
