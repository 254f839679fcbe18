import type { RecipeContent, UpdateRecipeInput } from '@larder/shared/recipe/schema';

/** What a save writes: the recipe as its owner typed it. */
export type RecipeFields = Omit<UpdateRecipeInput, 'id' | 'version' | 'photoIds' | 'importId'>;

/** The fields that saving would write again. */
export function fieldsOf(content: RecipeContent): RecipeFields {
  return {
    title: content.title,
    description: content.description,
    imageId: content.image?.id ?? null,
    sourceUrl: content.sourceUrl,
    socialMediaUrl: content.socialMediaUrl,
    tags: content.tags,
    ingredients: content.ingredients,
    instructions: content.instructions,
    prepTime: content.prepTime,
    cookTime: content.cookTime,
    servings: content.servings,
    difficulty: content.difficulty,
    cookingNotes: content.cookingNotes,
  };
}

/** Names of the fields in which two states of a recipe differ. */
export function differingFields(one: RecipeFields, other: RecipeFields): string[] {
  return (Object.keys(one) as (keyof RecipeFields)[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}

/** What a save writes into the row. */
export function columnsOf(fields: RecipeFields) {
  return {
    title: fields.title,
    description: fields.description,
    image_id: fields.imageId,
    source_url: fields.sourceUrl,
    social_media_url: fields.socialMediaUrl,
    tags: fields.tags,
    ingredients: fields.ingredients,
    instructions: fields.instructions,
    prep_time: fields.prepTime,
    cook_time: fields.cookTime,
    servings: fields.servings,
    difficulty: fields.difficulty,
    cooking_notes: fields.cookingNotes,
  };
}
