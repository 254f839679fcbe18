import { PRIVACY_LEVELS } from '@larder/shared/playlist/messages';
import { nutritionText } from '@larder/shared/recipe/nutrition';
import { nutritionDto } from '@larder/shared/recipe/nutrition-schema';
import { DIFFICULTIES } from '@larder/shared/recipe/messages';
import { z } from 'zod';
import type {
  FileSigns,
  MovedCollection,
  MovedFailure,
  MovedPicture,
  MovedRecipe,
  MoveFile,
  MoveFormat,
} from './contract.ts';
import { openZip, type ZipArchive, type ZipEntry } from './guards/zip.ts';
import { LARDER_EXTRAS } from './larder-extras.ts';
import { FORMATS } from './names.ts';
import { problemOf } from './reading/one-recipe.ts';
import { defined, parseJson } from './reading/values.ts';

// Larder's own export (features/exports): a JSON file a recipe, the pictures beside them, and the list of collections.

const RECIPE_FILE = /^recipes\/[^/]+\.json$/;
const MAX_RECIPE_BYTES = 4 * 1024 ** 2;
const MAX_LIST_BYTES = 50 * 1024 ** 2;
const CONTEXT = 'urn:larder:';

const texts = z.array(z.string());
const exportedRecipe = z.object({
  name: z.string(),
  description: z.string().optional(),
  image: texts.optional(),
  // Exports made before these were kept have the cover first, and what the recipe was read from behind it.
  'larder:cover': z.string().nullish(),
  'larder:gallery': texts.optional(),
  prepTime: z.string().optional(),
  cookTime: z.string().optional(),
  recipeYield: z.string().optional(),
  recipeCuisine: texts.optional(),
  dateCreated: z.string().optional(),
  'larder:tags': texts.default([]),
  'larder:ingredients': texts,
  'larder:instructions': texts,
  'larder:difficulty': z.enum(DIFFICULTIES).optional(),
  // Exports made before it was kept say a difficulty for every recipe, whether somebody chose it or not.
  'larder:difficultyStated': z.boolean().default(false),
  'larder:nutrition': nutritionDto.nullish().catch(null),
  'larder:cookingNotes': z.string().default(''),
  'larder:sourceUrl': z.string().nullish(),
  'larder:socialMediaUrl': z.string().nullish(),
  'larder:isFavorite': z.boolean().default(false),
  // Exports made before there were stars have none.
  'larder:rating': z.number().nullish().catch(null),
  'larder:cookLog': z
    .array(z.object({ cookedOn: z.iso.date(), note: z.string(), photo: z.string().nullish() }))
    .default([]),
});
type ExportedRecipe = z.infer<typeof exportedRecipe>;

const exportedCollections = z.array(
  z.object({
    name: z.string(),
    description: z.string().catch(''),
    // A level that is not known counts as private.
    privacyLevel: z.enum(PRIVACY_LEVELS).catch('private'),
    isFavorites: z.boolean().default(false),
    createdAt: z.string().optional().catch(undefined),
    cover: z.string().nullish().catch(null),
    coverRecipe: z.string().nullish().catch(null),
    recipes: z.array(z.object({ file: z.string() })),
  }),
);
type ExportedCollection = z.infer<typeof exportedCollections>[number];

export const larder: MoveFormat = {
  ...FORMATS.larder,
  // Of a large export only the beginning of the list is known, and the collections come last.
  recognises: ({ entries = [] }: FileSigns) =>
    entries.includes('collections.json') ||
    (entries.some((name) => RECIPE_FILE.test(name)) && entries.some((name) => name.startsWith('cookbook/'))),
  read: readExport,
  collections: readCollections,
  extras: LARDER_EXTRAS,
};

async function* readExport(file: MoveFile): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  const zip = await openZip(file);
  const collections = await collectionsOf(zip);
  for (const entry of zip.entries) {
    if (RECIPE_FILE.test(entry.name)) yield await readRecipe(zip, entry, collections);
  }
}

async function readCollections(file: MoveFile): Promise<MovedCollection[]> {
  const zip = await openZip(file);
  return (await listOf(zip)).map(
    ({ name, description, privacyLevel, createdAt, cover, coverRecipe, recipes }) => ({
      ...{ name, description, privacyLevel, recipes: recipes.map((recipe) => recipe.file) },
      ...defined({ created: createdAt === undefined ? undefined : new Date(createdAt), coverRecipe }),
      ...(cover && { cover: pictureNamed(zip, cover) }),
    }),
  );
}

/** For each file of a recipe the names of the collections that it is in. */
async function collectionsOf(zip: ZipArchive): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  for (const { name, recipes } of await listOf(zip)) {
    for (const { file } of recipes) {
      const known = names.get(file);
      if (known) known.push(name);
      else names.set(file, [name]);
    }
  }
  return names;
}

/** Without Favorites: each recipe says itself whether it is one. */
async function listOf({ byName }: ZipArchive): Promise<ExportedCollection[]> {
  const list = byName.get('collections.json');
  if (!list) return [];
  const { data } = exportedCollections.safeParse(parseJson(await list.bytes(MAX_LIST_BYTES)));
  return (data ?? []).filter(({ isFavorites }) => !isFavorites);
}

async function readRecipe(
  zip: ZipArchive,
  entry: ZipEntry,
  collections: ReadonlyMap<string, string[]>,
): Promise<MovedRecipe | MovedFailure> {
  const failure = { kind: 'failure', entry: entry.name, title: titleOf(entry.name) } as const;
  try {
    const json = parseJson(await entry.bytes(MAX_RECIPE_BYTES));
    const { data } = exportedRecipe.safeParse(json);
    if (!data || !isOurs(json)) return { ...failure, problem: 'unreadable' };
    return toMoved(data, { zip, entry, collections: collections.get(entry.name) ?? [] });
  } catch (error) {
    const problem = problemOf(error);
    return { ...failure, problem: problem === 'entry-too-large' ? problem : 'unreadable' };
  }
}

function toMoved(
  recipe: ExportedRecipe,
  { zip, entry, collections }: { zip: ZipArchive; entry: ZipEntry; collections: string[] },
): MovedRecipe {
  const created = recipe.dateCreated === undefined ? undefined : new Date(recipe.dateCreated);
  return {
    kind: 'recipe',
    entry: entry.name,
    title: recipe.name,
    description: recipe.description ?? '',
    ingredients: recipe['larder:ingredients'],
    instructions: recipe['larder:instructions'],
    ...defined({ servings: numberOf(recipe.recipeYield), created }),
    ...defined({ prepTime: minutesOf(recipe.prepTime), cookTime: minutesOf(recipe.cookTime) }),
    ...defined({ difficulty: recipe['larder:difficulty'], cuisine: recipe.recipeCuisine }),
    ...defined({ sourceUrl: recipe['larder:sourceUrl'], socialMediaUrl: recipe['larder:socialMediaUrl'] }),
    difficultyStated: recipe['larder:difficultyStated'],
    nutrition: nutritionText(recipe['larder:nutrition'] ?? null) || undefined,
    tags: recipe['larder:tags'],
    notes: recipe['larder:cookingNotes'],
    isFavorite: recipe['larder:isFavorite'],
    ...defined({ rating: recipe['larder:rating'] }),
    cooked: recipe['larder:cookLog'].map(({ cookedOn: day, note, photo }) => ({
      ...{ day, note },
      ...(photo && { plate: pictureAt(zip, photo) }),
    })),
    collections,
    ...picturesOf(recipe, zip),
  };
}

/** What a recipe was read from stays behind: only its owner could see it there. */
function picturesOf(
  { image = [], 'larder:cover': cover = image[0], 'larder:gallery': gallery = [] }: ExportedRecipe,
  zip: ZipArchive,
): Pick<MovedRecipe, 'pictures' | 'isCoverless' | 'otherPictures'> {
  const shown = [...(cover ? [cover] : []), ...gallery];
  return {
    pictures: shown.map((address) => pictureAt(zip, address)),
    isCoverless: !cover,
    otherPictures: image.filter((address) => !shown.includes(address)).length,
  };
}

/** '../pictures/Soup%20(2).jpg', as a file of a recipe names it. */
function pictureAt(zip: ZipArchive, address: string): MovedPicture {
  return pictureNamed(zip, decoded(address.replace(/^\.\.\//, '')));
}

function pictureNamed({ byName }: ZipArchive, name: string): MovedPicture {
  return { name, open: async () => (await byName.get(name)?.open()) ?? null };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function isOurs(json: unknown): boolean {
  return JSON.stringify((json as Record<string, unknown>)['@context'] ?? '').includes(CONTEXT);
}

function titleOf(file: string): string {
  return file.replace(/^recipes\//, '').replace(/\.json$/, '');
}

/** 'PT90M' */
function minutesOf(duration: string | undefined): number | undefined {
  return numberOf(/^PT(\d{1,6})M$/.exec(duration ?? '')?.[1]);
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
