import type { MovedRecipe, MoveFile, MoveFormat } from '../../features/moves/formats/contract.ts';

/** What a recipe can bring along, in the words of docs/moving-in.md. */
export const MOVED_FIELDS = {
  title: 'Title',
  description: 'Description',
  ingredients: 'Ingredients',
  instructions: 'Steps',
  sections: 'Sections',
  servings: 'Servings',
  prepTime: 'Preparation time',
  cookTime: 'Cooking time',
  totalTime: 'Total time',
  difficulty: 'Difficulty',
  cuisine: 'Cuisine',
  tags: 'Tags and categories',
  sourceUrl: 'Source address',
  sourceName: 'Source in words',
  notes: 'Notes',
  nutrition: 'Nutrition',
  rating: 'Rating',
  created: 'Date created',
  isFavorite: 'Favourite',
  collections: 'Collections',
  pictures: 'Picture',
  gallery: 'Further pictures',
  leftOver: 'Everything else, in the notes',
} as const;
export type MovedField = keyof typeof MOVED_FIELDS;

/** A recipe as a test expects it: pictures by their bytes. */
export type ExpectedRecipe = Omit<MovedRecipe, 'kind' | 'pictures'> & { pictures?: string[] };

/** A library as a program would write it, with what must be read of it. The first recipe has every field of the format. */
export interface MovedLibrary {
  /** Of the program, as a column of docs/moving-in.md names it. */
  name: string;
  format: MoveFormat;
  /** Where the format is described, or the program's writer is to be read. */
  source: string;
  file: () => MoveFile | Promise<MoveFile>;
  recipes: readonly ExpectedRecipe[];
  /** Why the fields are missing that the first recipe has not. */
  missing: Partial<Record<MovedField, string>>;
}

/** Fields of a recipe that say something. */
export function fieldsOf(recipe: ExpectedRecipe): Set<MovedField> {
  const said = Object.entries(recipe).filter(([name, value]) => {
    if (!(name in MOVED_FIELDS)) return false;
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false && value !== '';
  });
  const fields = new Set(said.map(([name]) => name as MovedField));
  if ([...recipe.ingredients, ...recipe.instructions].some((line) => line.startsWith('[')))
    fields.add('sections');
  if ((recipe.pictures?.length ?? 0) > 1) fields.add('gallery');
  return fields;
}

/** Bytes that stand for a picture: readers do not look into them. */
export const pictureOf = (name: string) => Buffer.from(`the picture ${name}`);
export const base64Of = (name: string) => pictureOf(name).toString('base64');

/** These fields are missing for one reason. */
export const none = (reason: string, ...fields: MovedField[]): Partial<Record<MovedField, string>> =>
  Object.fromEntries(fields.map((field) => [field, reason]));
