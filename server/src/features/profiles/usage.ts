import type { StorageUsageDto } from '@larder/shared/limits';
import { sql } from 'kysely';
import type { UserCtx } from '../../ctx.ts';

interface UsageRow {
  recipes: number;
  recipe_limit: number;
  collections: number;
  collection_limit: number;
  stored_bytes: number;
  stored_bytes_limit: number;
  pasted_pages: number;
  pasted_page_limit: number;
}

/** How much the viewer stores, and the limits. */
export async function getStorageUsage({
  db,
  viewer,
}: Pick<UserCtx, 'db' | 'viewer'>): Promise<StorageUsageDto> {
  const me = viewer.vaultId;
  const { rows } = await sql<UsageRow>`select
      coalesce((select c.recipes from recipe_counts c where c.user_id = ${me}), 0) as recipes,
      l.recipes as recipe_limit,
      (select count(*) from playlists where user_id = ${me} and not is_favorites) as collections,
      l.collections as collection_limit,
      coalesce((select u.stored_bytes from person_usage u where u.user_id = ${me}), 0) as stored_bytes,
      l.stored_bytes as stored_bytes_limit,
      (select count(*) from imports where user_id = ${me} and content is not null) as pasted_pages,
      l.pasted_pages as pasted_page_limit
    from person_limits l`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The limits of a person are missing');
  return {
    recipes: { used: row.recipes, limit: row.recipe_limit },
    collections: { used: row.collections, limit: row.collection_limit },
    storedBytes: { used: row.stored_bytes, limit: row.stored_bytes_limit },
    pastedPages: { used: row.pasted_pages, limit: row.pasted_page_limit },
  };
}
