import type { DeletedItemDto } from '@larder/shared/bin/schema';
import type { Page, PageInput } from '@larder/shared/list';
import type { KindInBin } from '@larder/shared/sync/entities';
import type { ImageDto } from '@larder/shared/recipe/image';
import { sql } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { imageJson } from '../images/image-row.ts';
import { goneAfter } from './remove.ts';

const NEWEST: ListOrder = { column: 'deleted_at', direction: 'desc', kind: 'time' };

interface DeletedRow {
  id: string;
  kind: KindInBin;
  title: string;
  image: ImageDto | null;
  recipes: number;
  photos: number;
  deleted_at: Date;
}

/** What is in the viewer's bin, last deleted first. */
export async function listDeleted(
  { db, viewer }: Pick<UserCtx, 'db' | 'viewer'>,
  { cursor, limit }: PageInput,
): Promise<Page<DeletedItemDto>> {
  const after = cursor ? decodeCursor(NEWEST, cursor) : null;
  const own = ownedBy(viewer, 'd');
  const imageId = sql<string | null>`(case d.kind when 'recipe' then d.content -> 'recipe' ->> 'image_id'
    else d.content -> 'collection' ->> 'cover_image_id' end)::uuid`;
  const { rows } = await sql<(DeletedRow & { total: number }) | { id: null; total: number }>`
    with page as (
      select d.id, d.kind, d.title, d.deleted_at, ${imageJson(imageId)} as image,
        (select count(*) from deleted_items w where w.user_id = d.user_id and w.deleted_with = d.id) as recipes,
        (select count(*) from photos p where p.deleted_item_id = d.id and p.purpose = 'photo') as photos
      from deleted_items d
      where ${own} and ${after ? comesAfter(NEWEST, 'd', after) : sql`true`}
      order by d.deleted_at desc, d.id desc limit ${limit + 1})
    select page.*, counts.total from (select count(*) as total from deleted_items d where ${own}) as counts
    left join page on true order by page.deleted_at desc, page.id desc`.execute(db);
  const found = rows.filter((row) => row.id !== null);
  const positionOf = (row: DeletedRow) => ({ key: row.deleted_at, id: row.id });
  const page = cutPage(found, { limit, order: NEWEST, positionOf });
  const items = page.rows.map(({ id, kind, title, image, recipes, photos, deleted_at: deletedAt }) => {
    return { id, kind, title, image, recipes, photos, deletedAt, goneAt: goneAfter(deletedAt) };
  });
  return { items, total: rows[0]?.total ?? 0, nextCursor: page.nextCursor };
}
