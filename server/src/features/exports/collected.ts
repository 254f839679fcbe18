import type { PrivacyLevel } from '@larder/shared/playlist/messages';
import type { KeptLink } from '@larder/shared/recipe/links';
import type { CookedDto, RecipeDto } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { comesAfter, type ListOrder, type Position } from '../../db/paging.ts';
import { keptLinks } from '../recipes/links.ts';
import { recipeColumnsFor, toRecipeDto, type RecipeRow } from '../recipes/recipe-row.ts';
import { personOf, type VaultId } from '@larder/shared/ids';

// What a person has, read a page at a time: an export holds none of it longer than it takes to write it down.

const RECIPES_AT_ONCE = 50;
const COLLECTIONS_AT_ONCE = 100;
/** Neither changes: nothing is missed or written twice while its owner goes on writing. */
const OLDEST = { column: 'created_at', direction: 'asc', kind: 'time' } as const satisfies ListOrder;

export interface StoredImage {
  storageKey: string;
  widths: number[];
}

export interface RecipeImage extends StoredImage {
  /** 'photo': what the recipe was read from, which is its owner's alone. */
  role: 'cover' | 'gallery' | 'photo';
}

export interface CookedEntry extends Pick<CookedDto, 'cookedOn' | 'note'> {
  photo: StoredImage | null;
}

export interface OwnRecipe {
  recipe: RecipeDto;
  /** When it was cooked, the last time first. */
  cookLog: CookedEntry[];
  /** The main one first, then its gallery. */
  images: RecipeImage[];
  /** Lines that name other recipes. */
  links: KeptLink[];
}

export interface OwnCollection {
  name: string;
  description: string;
  privacyLevel: PrivacyLevel;
  isFavorites: boolean;
  cover: StoredImage | null;
  /** The one whose picture was chosen as the cover. */
  coverRecipeId: string | null;
  createdAt: Date;
  /** In the order of the collection. */
  recipeIds: string[];
}

const role = sql`case when c.id = r.image_id then 'cover' else c.purpose end`;
const storedImage = sql`json_build_object('storageKey', c.storage_key, 'widths', c.widths)`;

interface PageRow extends RecipeRow {
  images: RecipeImage[] | null;
  cook_log: CookedEntry[] | null;
  links: KeptLink[];
}

/** All recipes of a person, the oldest first, in pages. */
export async function* recipesOf(db: Db, vaultId: VaultId): AsyncGenerator<OwnRecipe[], void> {
  for (let after: Position | undefined; ;) {
    const { rows } = await sql<PageRow>`
      select ${recipeColumnsFor(personOf(vaultId))}, ${keptLinks} as links,
        (select json_agg(json_build_object('storageKey', c.storage_key, 'widths', c.widths, 'role', ${role})
           order by c.id is distinct from r.image_id, c.purpose = 'photo', c.position, c.id) from photos c
         where c.user_id = r.user_id
           and (c.id = r.image_id or (c.recipe_id = r.id and c.purpose in ('photo', 'gallery')))) as images,
        (select json_agg(json_build_object('cookedOn', k.cooked_on, 'note', k.note, 'photo', (
           select ${storedImage} from photos c where c.id = k.photo_id)) order by k.cooked_on desc, k.id desc)
         from cook_log k where k.recipe_id = r.id and k.user_id = r.user_id) as cook_log
      from recipes r
      where r.user_id = ${vaultId} and ${after ? comesAfter(OLDEST, 'r', after) : sql`true`}
      order by r.created_at, r.id limit ${RECIPES_AT_ONCE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => ({
      recipe: toRecipeDto(row),
      cookLog: row.cook_log ?? [],
      images: row.images ?? [],
      links: row.links,
    }));
    after = { key: last.created_at, id: last.id };
  }
}

interface CollectionRow {
  id: string;
  name: string;
  description: string;
  privacy_level: string;
  is_favorites: boolean;
  created_at: Date;
  cover_recipe_id: string | null;
  cover: StoredImage | null;
}

/** All collections of a person, one after the other, the oldest first. */
export async function* collectionsOf(db: Db, vaultId: VaultId): AsyncGenerator<OwnCollection, void> {
  for (let after: Position | undefined; ;) {
    const { rows } = await sql<CollectionRow>`
      select l.id, l.name, l.description, l.privacy_level, l.is_favorites, l.created_at,
        l.cover_recipe_id,
        (select ${storedImage} from photos c where c.id = l.cover_image_id) as cover
      from playlists l
      where l.user_id = ${vaultId} and ${after ? comesAfter(OLDEST, 'l', after) : sql`true`}
      order by l.created_at, l.id limit ${COLLECTIONS_AT_ONCE}`.execute(db);
    for (const row of rows) yield await toCollection(db, row);
    const last = rows.at(-1);
    if (!last) return;
    after = { key: last.created_at, id: last.id };
  }
}

async function toCollection(db: Db, row: CollectionRow): Promise<OwnCollection> {
  const items = await db
    .selectFrom('collection_links')
    .select((of) => of.ref('recipe_id').$notNull().as('recipe_id'))
    .where('playlist_id', '=', row.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    name: row.name,
    description: row.description,
    // Held by a check constraint of the table.
    privacyLevel: row.privacy_level as PrivacyLevel,
    isFavorites: row.is_favorites,
    cover: row.cover,
    coverRecipeId: row.cover_recipe_id,
    createdAt: row.created_at,
    recipeIds: items.map(({ recipe_id }) => recipe_id),
  };
}
