import type { ImageDto } from '@larder/shared/recipe/image';
import { sql, type Expression, type RawBuilder, type Selectable } from 'kysely';
import type { Photos } from '../../db/types.ts';

export type ImageRow = Pick<Selectable<Photos>, 'id' | 'width' | 'height' | 'widths' | 'thumbhash'>;

/** The columns of `photos` that `toImageDto` reads. */
export const imageColumns = [
  'photos.id',
  'photos.width',
  'photos.height',
  'photos.widths',
  'photos.thumbhash',
] as const;

export function toImageDto(row: ImageRow): ImageDto {
  return {
    id: row.id,
    width: row.width,
    height: row.height,
    widths: row.widths,
    thumbhash: row.thumbhash,
  };
}

/** The row of `photos` that is called `image` in a statement, as an ImageDto. */
export const imageObject = sql<ImageDto>`json_build_object('id', image.id, 'width', image.width, 'height', image.height,
  'widths', image.widths, 'thumbhash', image.thumbhash)`;

/**
 * A selectable expression for the image with this id as an ImageDto, null when there is none; it does not check access.
 * `.select((eb) => imageJson(eb.ref('recipes.image_id')).as('image'))`
 */
export function imageJson(imageId: Expression<string | null>): RawBuilder<ImageDto | null> {
  return sql<ImageDto | null>`(select ${imageObject} from photos as image where image.id = ${imageId})`;
}

/** A selectable expression: the photos of the recipe with this id, or its gallery, in order, as a list of ImageDto. */
export function photosJson(
  recipeId: Expression<string>,
  purpose: 'photo' | 'gallery' = 'photo',
): RawBuilder<ImageDto[]> {
  return sql<ImageDto[]>`(
    select coalesce(json_agg(${imageObject} order by image.position, image.created_at, image.id), '[]')
    from photos as image where image.recipe_id = ${recipeId} and image.purpose = ${sql.lit(purpose)})`;
}
