import { isDeepStrictEqual } from 'node:util';
import { pick } from '@larder/shared/pick';
import {
  CONTENT_FIELDS,
  inputNameOf,
  RECIPE_FIELDS,
  type ColumnOf,
  type ContentField,
  type InputNameOf,
} from '@larder/shared/recipe/fields';
import { withStatedDifficulty } from '@larder/shared/recipe/stated-difficulty';
import type { CreateRecipeInput, RecipeContent } from '@larder/shared/recipe/schema';

/** What a save writes: the recipe as its owner typed it. */
export type RecipeFields = Pick<CreateRecipeInput, InputNameOf<ContentField>>;

type RecipeColumns = {
  [Name in ContentField as ColumnOf<Name>]: RecipeFields[InputNameOf<Name> & keyof RecipeFields];
};

/** The fields that saving would write again. */
export function fieldsOf(recipe: RecipeContent): RecipeFields {
  const { image, ...content } = withStatedDifficulty(pick(recipe, CONTENT_FIELDS));
  return { ...content, imageId: image?.id ?? null };
}

/** Names of the fields in which two states of a recipe differ, in the order of the form. A flag counts as the field that it is about. */
export function differingFields(one: RecipeFields, other: RecipeFields): string[] {
  const differing = CONTENT_FIELDS.filter((name) => {
    const field = inputNameOf(name);
    return !isDeepStrictEqual(one[field], other[field]);
  });
  return [...new Set(differing.map((name) => shownBy(name)))];
}

/** The field of the form that shows it: of a flag the one that it is about. */
export function shownBy(name: ContentField): string {
  const field = RECIPE_FIELDS[name];
  return field.kind === 'flag' ? field.of : inputNameOf(name);
}

/** What a save writes into the row. */
export function columnsOf(fields: RecipeFields): RecipeColumns {
  return Object.fromEntries(
    CONTENT_FIELDS.map((name) => [RECIPE_FIELDS[name].column, fields[inputNameOf(name)]]),
  ) as unknown as RecipeColumns;
}
