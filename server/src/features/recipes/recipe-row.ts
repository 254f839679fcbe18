import { pick } from '@larder/shared/pick';
import {
  CARD_FIELDS,
  CONTENT_FIELDS,
  RECIPE_FIELDS,
  type ContentField,
  type EnhancedField,
  type FieldKind,
  type FieldThat,
} from '@larder/shared/recipe/fields';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { RecipeSource } from '@larder/shared/recipe/messages';
import type { RecipeCardDto, RecipeContent, RecipeDto } from '@larder/shared/recipe/schema';
import { sql, type RawBuilder } from 'kysely';
import { fixed } from '../../db/fixed.ts';
import { imageJson, photosJson } from '../images/image-row.ts';
import type { UserId, VaultId } from '@larder/shared/ids';

/** These fields of a table with the columns of `recipes`, each under its own name: a row is what a DTO has of them. */
export function contentColumns(names: readonly ContentField[], table: string): RawBuilder<unknown> {
  const columns = names.map((name) => {
    const { column, kind } = RECIPE_FIELDS[name];
    return sql`${asRead(kind, sql.ref(`${table}.${column}`))} as ${sql.id(name)}`;
  });
  return sql.join(columns);
}

/** Lists come as JSON: reading an array of texts out of Postgres's own notation takes three to six times as long. */
function asRead(kind: FieldKind, stored: RawBuilder<string | null>): RawBuilder<unknown> {
  if (kind === 'image') return imageJson(stored);
  return kind === 'lines' || kind === 'labels' ? sql`to_json(${stored})` : stored;
}

// Not exists (…), for which a plan may read all favourites instead of looking each recipe up.
const isFavoriteOf = (person: UserId): RawBuilder<boolean> => sql`
  (select f.recipe_id from favorites f where f.recipe_id = r.id and f.user_id = ${person}::uuid) is not null as is_favorite`;

const ratingOf = (person: UserId): RawBuilder<number | null> => sql`
  (select q.rating from recipe_ratings q where q.recipe_id = r.id and q.user_id = ${person}::uuid) as rating`;

const plainCardColumns = fixed(sql`
  r.id, ${contentColumns(CARD_FIELDS, 'r')}, r.source, r.created_at,
  (select h.id from recipe_shares h where h.recipe_id = r.id) is not null as is_shared,
  (select count(*) from photos c where c.recipe_id = r.id and c.purpose = 'photo') as photo_count`);

/** What a card shows of `recipes as r` to a person whose vault they are in: with their favourites and stars, and what is shared. */
export function cardColumnsFor(person: UserId): RawBuilder<unknown> {
  return sql`${plainCardColumns}, ${isFavoriteOf(person)}, ${ratingOf(person)}`;
}

const MORE_FIELDS = CONTENT_FIELDS.filter((name) => !RECIPE_FIELDS[name].isOnCard);

const moreColumns = fixed(sql`${contentColumns(MORE_FIELDS, 'r')},
  r.user_id, r.version, r.updated_at, r.enhanced_fields, r.last_cooked_on::text, ${photosJson(sql.ref('r.id'))} as photos,
  ${photosJson(sql.ref('r.id'), 'gallery')} as gallery`);

/** The whole of `recipes as r`, for a person whose vault they are in. */
export function recipeColumnsFor(person: UserId): RawBuilder<unknown> {
  return sql`${cardColumnsFor(person)}, ${moreColumns}`;
}

// Check constraints of the table hold the few words that a source, a difficulty and an enhanced field can be.

export interface CardRow extends Pick<RecipeContent, FieldThat<'isOnCard'>> {
  id: string;
  source: RecipeSource;
  is_favorite: boolean;
  rating: number | null;
  is_shared: boolean;
  photo_count: number;
  created_at: Date;
}

export interface RecipeRow extends CardRow, RecipeContent {
  user_id: VaultId;
  photos: ImageDto[];
  gallery: ImageDto[];
  enhanced_fields: EnhancedField[];
  last_cooked_on: string | null;
  version: number;
  updated_at: Date;
}

export function toRecipeCardDto(row: CardRow): RecipeCardDto {
  return {
    id: row.id,
    ...pick(row, CARD_FIELDS),
    source: row.source,
    isFavorite: row.is_favorite,
    rating: row.rating,
    isShared: row.is_shared,
    sharedWith: [],
    photoCount: row.photo_count,
    dateAdded: row.created_at,
  };
}

export function toRecipeDto(row: RecipeRow): RecipeDto {
  return {
    ...toRecipeCardDto(row),
    ...pick(row, CONTENT_FIELDS),
    userId: row.user_id,
    photos: row.photos,
    gallery: row.gallery,
    enhancedFields: row.enhanced_fields,
    lastCookedOn: row.last_cooked_on,
    version: row.version,
    dateModified: row.updated_at,
  };
}
