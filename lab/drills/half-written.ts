import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { askDatabase } from './drilled-larder.ts';

/** Queries that return a row for each inconsistency. */
const CHECKS: Record<string, string> = {
  'recipes that the search does not know': `select from recipes r
    where not exists (select from recipe_search s where s.user_id = r.user_id and s.recipe_id = r.id)`,
  'search rows of no recipe': `select from recipe_search s where not exists (select from recipes r where r.id = s.recipe_id)`,
  'recipes that are not counted': `select from users u
    where (select count(*) from recipes r where r.user_id = u.id)
      <> coalesce((select c.recipes from recipe_counts c where c.user_id = u.id), 0)`,
  'photos that are not counted': `select from users u
    where (select count(*) from photos p where p.user_id = u.id and p.purpose = 'photo')
      <> coalesce((select c.photos from photo_counts c where c.user_id = u.id), 0)`,
  'people whose usage is not what is there': `select from person_usage u
    left join counted_usage() c on c.user_id = u.user_id where u.stored_bytes <> coalesce(c.stored_bytes, 0)`,
  'recipes with a gap in their versions': `select from recipes r
    where r.version > 1 and not exists (
      select from recipe_versions v where v.recipe_id = r.id and v.version = r.version - 1)`,
  'collections with a gap in their order': `select from playlist_recipes group by playlist_id
    having count(*) <> max(position) or min(position) <> 1`,
};

/** Finds what failed writes left incomplete, in the database and among the files of images. */
export async function halfWritten(databaseUrl: string, filesFolder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, sql] of Object.entries(CHECKS)) {
    const rows = await askDatabase(databaseUrl, sql);
    if (rows.length > 0) faults.push(`${rows.length} ${name}`);
  }
  const photos = await askDatabase<{ storage_key: string; widths: number[] }>(
    databaseUrl,
    'select storage_key, widths from photos',
  );
  const tombstones = await askDatabase<{ storage_key: string }>(
    databaseUrl,
    'select storage_key from file_tombstones',
  );
  const files = await readdir(filesFolder, { recursive: true, withFileTypes: true });
  const there = new Set(
    files
      .filter((file) => file.isFile())
      .map((file) => path.relative(filesFolder, path.join(file.parentPath, file.name))),
  );
  const lost = photos.flatMap(({ storage_key, widths }) =>
    widths
      .flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => `${storage_key}/${width}.${format}`))
      .filter((file) => !there.has(file)),
  );
  if (lost.length > 0) faults.push(`${lost.length} files of pictures are missing`);
  const named = new Set([...photos, ...tombstones].map(({ storage_key }) => storage_key));
  const stray = [...there].filter((file) => !named.has(path.dirname(file)));
  if (stray.length > 0) faults.push(`${stray.length} files that nothing names`);
  const drafts = [...there].filter((file) => path.basename(file).startsWith('.'));
  if (drafts.length > 0) faults.push(`${drafts.length} drafts of files`);
  return faults;
}
