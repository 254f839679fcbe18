import type { ImportDraft } from '@larder/shared/import/schema';
import type { CreateRecipeInput, ImageDto, RecipeDto } from '@larder/shared/recipe/schema';
import { normalizeTags, RECIPE_LIMITS, type Difficulty } from '@larder/shared/recipe/messages';

/** What the form holds while somebody types: numbers are still text, so that an empty box is simply empty. */
export interface RecipeFormValues {
  title: string;
  description: string;
  image: ImageDto | null;
  sourceUrl: string;
  socialMediaUrl: string;
  prepTime: string;
  cookTime: string;
  servings: string;
  difficulty: Difficulty;
  tags: string[];
  ingredients: string[];
  instructions: string[];
  cookingNotes: string;
  /** What the recipe is or was read from. */
  photos: ImageDto[];
}

export const EMPTY_RECIPE: RecipeFormValues = {
  title: '',
  description: '',
  image: null,
  sourceUrl: '',
  socialMediaUrl: '',
  prepTime: '',
  cookTime: '',
  servings: '',
  difficulty: 'medium',
  tags: [],
  ingredients: [''],
  instructions: [''],
  cookingNotes: '',
  photos: [],
};

export function valuesOfRecipe(recipe: RecipeDto): RecipeFormValues {
  return {
    title: recipe.title,
    description: recipe.description,
    image: recipe.image,
    sourceUrl: recipe.sourceUrl ?? '',
    socialMediaUrl: recipe.socialMediaUrl ?? '',
    prepTime: numberText(recipe.prepTime),
    cookTime: numberText(recipe.cookTime),
    servings: numberText(recipe.servings),
    difficulty: recipe.difficulty,
    tags: recipe.tags,
    ingredients: atLeastOne(recipe.ingredients),
    instructions: atLeastOne(recipe.instructions),
    cookingNotes: recipe.cookingNotes,
    photos: recipe.photos,
  };
}

export function valuesOfDraft(draft: ImportDraft): RecipeFormValues {
  return {
    ...EMPTY_RECIPE,
    title: draft.title,
    description: draft.description,
    image: draft.storedImage,
    sourceUrl: draft.sourceUrl ?? '',
    socialMediaUrl: draft.originalUrl ?? '',
    prepTime: numberText(draft.prepTime),
    cookTime: numberText(draft.cookTime),
    servings: numberText(draft.servings),
    difficulty: draft.difficulty,
    tags: draft.tags,
    ingredients: atLeastOne(draft.ingredients),
    instructions: atLeastOne(draft.instructions),
    photos: draft.photos ?? [],
  };
}

/** A recipe brought up to date with what its page says now; what only its owner knows stays. */
export function updatedValues(recipe: RecipeDto, draft: ImportDraft): RecipeFormValues {
  const [before, now] = [valuesOfRecipe(recipe), valuesOfDraft(draft)];
  const either = (field: 'title' | 'description' | 'prepTime' | 'cookTime' | 'servings' | 'sourceUrl') =>
    now[field] || before[field];
  return {
    ...before,
    photos: [...before.photos, ...now.photos],
    title: either('title'),
    description: either('description'),
    image: now.image ?? before.image,
    sourceUrl: either('sourceUrl'),
    prepTime: either('prepTime'),
    cookTime: either('cookTime'),
    servings: either('servings'),
    tags: normalizeTags([...before.tags, ...now.tags]).slice(0, RECIPE_LIMITS.tags),
    ingredients: draft.ingredients.length > 0 ? now.ingredients : before.ingredients,
    instructions: draft.instructions.length > 0 ? now.instructions : before.instructions,
  };
}

/** The procedure's input; what is wrong with it is the shared schema's to say. */
export function inputOfValues(
  values: RecipeFormValues,
): Omit<CreateRecipeInput, 'source' | 'importId' | 'requestId'> {
  return {
    title: values.title,
    description: values.description,
    imageId: values.image?.id ?? null,
    sourceUrl: values.sourceUrl.trim(),
    socialMediaUrl: values.socialMediaUrl.trim(),
    prepTime: numberOf(values.prepTime),
    cookTime: numberOf(values.cookTime),
    servings: numberOf(values.servings),
    difficulty: values.difficulty,
    tags: values.tags,
    ingredients: values.ingredients.filter((line) => line.trim() !== ''),
    instructions: values.instructions.filter((line) => line.trim() !== ''),
    cookingNotes: values.cookingNotes,
    photoIds: values.photos.map(({ id }) => id),
  };
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}

/** Empty is 'not given'; text that is no number stays wrong (NaN), so that validation names it. */
function numberOf(value: string): number | null {
  return value.trim() === '' ? null : Number(value);
}

function atLeastOne(lines: string[]): string[] {
  return lines.length > 0 ? lines : [''];
}
