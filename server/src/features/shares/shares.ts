import type { Page, PageInput } from '@larder/shared/list';
import type { ShareDto } from '@larder/shared/share/schema';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { recipeNotFound } from '../recipes/errors.ts';
import { shareNotFound } from './errors.ts';

type ShareCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

const NEWEST = { column: 'created_at', direction: 'desc', kind: 'time' } as const satisfies ListOrder;

/** Of `recipe_shares as s` joined with `recipes as r`, for the owner. */
const shareColumns = sql`s.share_id, s.recipe_id, r.title, s.created_at, s.last_accessed_at, s.access_count, s.share_count,
  s.last_shared_at`;

interface ShareRow {
  share_id: string;
  recipe_id: string;
  title: string;
  created_at: Date;
  last_accessed_at: Date | null;
  access_count: number;
  share_count: number;
  last_shared_at: Date | null;
}

/**
 * The recipe's share, made if there is none. However many ask at once, they get the same one.
 * @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own.
 */
export async function createShare({ db, viewer }: ShareCtx, recipeId: string): Promise<ShareDto> {
  // The update changes nothing: it is there so that the row is returned when another person was faster.
  const { rows } = await sql<ShareRow>`
    with s as (
      insert into recipe_shares (recipe_id, user_id)
      select r.id, r.user_id from recipes r where r.id = ${recipeId} and ${editableBy(viewer, 'r')}
      on conflict (recipe_id) do update set recipe_id = excluded.recipe_id
      returning *)
    select ${shareColumns} from s join recipes r on r.id = s.recipe_id`.execute(db);
  if (!rows[0]) throw recipeNotFound();
  return toShareDto(rows[0]);
}

/** Counts one act of sharing. @throws SHARE_NOT_FOUND when the recipe has no share, or is not the viewer's. */
export async function recordShare(ctx: ShareCtx, recipeId: string): Promise<ShareDto> {
  const { rows } = await sql<ShareRow>`
    update recipe_shares s set share_count = s.share_count + 1, last_shared_at = ${ctx.now()}
    from recipes r where s.recipe_id = ${recipeId} and ${editableBy(ctx.viewer, 's')} and r.id = s.recipe_id
    returning ${shareColumns}`.execute(ctx.db);
  if (!rows[0]) throw shareNotFound();
  return toShareDto(rows[0]);
}

/** The share of one's own recipe, null when it has none. The same for a recipe that is not one's own. */
export async function getShareOfRecipe({ db, viewer }: ShareCtx, recipeId: string): Promise<ShareDto | null> {
  const { rows } = await sql<ShareRow>`
    select ${shareColumns} from recipe_shares s join recipes r on r.id = s.recipe_id
    where s.recipe_id = ${recipeId} and ${ownedBy(viewer, 's')}`.execute(db);
  return rows[0] ? toShareDto(rows[0]) : null;
}

/** Everything the viewer shares, newest first. */
export async function listShares({ db, viewer }: ShareCtx, input: PageInput): Promise<Page<ShareDto>> {
  const after = input.cursor ? decodeCursor(NEWEST, input.cursor) : null;
  const own = ownedBy(viewer, 's');
  const { rows } = await sql<(ShareRow & { id: string; total: number }) | { id: null; total: number }>`
    with page as (
      select s.id, ${shareColumns} from recipe_shares s join recipes r on r.id = s.recipe_id
      where ${own} and ${after ? comesAfter(NEWEST, 's', after) : sql`true`}
      order by s.created_at desc, s.id desc limit ${input.limit + 1})
    select page.*, counts.total from (select count(*) as total from recipe_shares s where ${own}) as counts
    left join page on true order by page.created_at desc, page.id desc`.execute(db);
  const found = rows.filter((row) => row.id !== null);
  const page = cutPage(found, {
    limit: input.limit,
    order: NEWEST,
    positionOf: (row) => ({ key: row.created_at, id: row.id }),
  });
  return { items: page.rows.map(toShareDto), total: rows[0]?.total ?? 0, nextCursor: page.nextCursor };
}

/** The link stops working at once. @throws SHARE_NOT_FOUND unless the share is the viewer's own. */
export async function revokeShare({ db, viewer }: ShareCtx, shareId: string): Promise<{ shareId: string }> {
  const revoked = await db
    .deleteFrom('recipe_shares')
    .where('share_id', '=', shareId)
    .where(editableBy(viewer, 'recipe_shares'))
    .returning('share_id')
    .executeTakeFirst();
  if (!revoked) throw shareNotFound();
  return { shareId: revoked.share_id };
}

function toShareDto(row: ShareRow): ShareDto {
  return {
    shareId: row.share_id,
    recipeId: row.recipe_id,
    recipeTitle: row.title,
    createdAt: row.created_at,
    lastAccessedAt: row.last_accessed_at,
    accessCount: row.access_count,
    shareCount: row.share_count,
    lastSharedAt: row.last_shared_at,
  };
}
