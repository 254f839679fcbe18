import { platformOf } from '@larder/shared/social/link';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  MoveFileError,
  type MovedPicture,
  type MovedRecipe,
  type MoveFile,
  type MoveFormat,
} from './contract.ts';
import { openZip, unpackGuard } from './guards/zip.ts';
import { factsOf } from './reading/facts.ts';
import { leftOvers } from './reading/left-over.ts';
import { ingredientLines, stepLines, withoutMarkdown } from './reading/lines.ts';
import { nameOf, oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { base64Picture } from './reading/pictures.ts';
import {
  addressOf,
  dateOf,
  isYes,
  objectsOf,
  optionalText,
  parseJsonObject,
  ratingOf,
  textOf,
  textsOf,
} from './reading/values.ts';
import type { JsonObject } from './reading/values.ts';
import { isPage, recipesOfPage } from './reading/recipes-page.ts';
import { isZip, wholeOf } from './reading/zip-or-one.ts';
import { isPaprikaPage, PAPRIKA_RECIPE, recipeOfPaprikaPage } from './paprika-page.ts';
import { FORMATS } from './names.ts';

const gunzipped = promisify(gunzip);
/** A recipe brings its pictures as base64: a dozen of 3 MB. */
const MAX_RECIPE_BYTES = 64 * 1024 ** 2;
const ENDING = /\.paprikarecipe$/i;

/**
 * Paprika's export: a zip (`.paprikarecipes`) of gzipped JSON files (`.paprikarecipe`), one a recipe. The fields as
 * described at yabukurosawa.wordpress.com/2012/09/30/paprika-recipe-manager-for-ipad-export-format and read by
 * mealie-recipes/mealie (services/migrations/paprika.py) and TandoorRecipes/recipes (cookbook/integration/paprika.py).
 */
export const paprika: MoveFormat = {
  ...FORMATS.paprika,
  keptInNotes: ['Scale'],
  recognises: ({ name, entries = [], page = '' }) =>
    entries.some((entry) => ENDING.test(entry)) ||
    ENDING.test(name) ||
    name.endsWith('.paprikarecipes') ||
    isPaprikaPage(page),
  async *read(file) {
    if (await holdsPages(file)) {
      yield* recipesOfPage(file, PAPRIKA_RECIPE, recipeOfPaprikaPage);
      return;
    }
    const count = unpackGuard(file.size);
    const read = async (packed: Buffer, entry: string) => {
      const bytes = await unpacked(packed);
      count(bytes.length);
      return recipeOf(bytes, entry);
    };
    if (ENDING.test(file.name)) {
      yield await oneRecipe(file.name, async () => read(await wholeOf(file), file.name));
      return;
    }
    const { entries } = await openZip(file);
    const recipes = entries.filter(({ name }) => ENDING.test(name));
    if (recipes.length === 0) throw new MoveFileError('no-recipes');
    for (const entry of recipes)
      yield await oneRecipe(entry.name, async () => read(await entry.bytes(MAX_RECIPE_BYTES), entry.name));
  },
};

/** Its other export, which is no archive of its own kind. */
async function holdsPages(file: MoveFile): Promise<boolean> {
  if (!(await isZip(file))) return isPage(file.name);
  const { entries } = await openZip(file);
  return entries.some(({ name }) => isPage(name)) && !entries.some(({ name }) => ENDING.test(name));
}

/** The JSON of a recipe; some tools leave it as it is. */
async function unpacked(bytes: Buffer): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await gunzipped(bytes, { maxOutputLength: MAX_RECIPE_BYTES });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new MoveFileError(isLarge ? 'entry-too-large' : 'unreadable', error);
  }
}

function recipeOf(bytes: Buffer, entry: string): ReadRecipe {
  const recipe = parseJsonObject(bytes);
  const { pictures, ...ofPictures } = picturesOf(recipe, nameOf(entry));
  const { leftOver, ...facts } = factsOf({
    prep: textOf(recipe['prep_time']),
    cook: textOf(recipe['cook_time']),
    total: textOf(recipe['total_time']),
    servings: textOf(recipe['servings']),
    difficulty: textOf(recipe['difficulty']),
  });
  const ownAddress = addressOf(recipe['source_url']);
  const post = ownAddress === undefined ? undefined : postOf(recipe['source']);
  const sourceUrl = ownAddress ?? addressOf(recipe['source']);
  return {
    title: textOf(recipe['name']),
    description: unmarked(recipe['description']),
    ingredients: ingredientLines(withoutPlaces(textOf(recipe['ingredients']))),
    instructions: stepLines(withoutPlaces(textOf(recipe['directions']))),
    ...facts,
    tags: textsOf(recipe['categories']),
    sourceUrl,
    socialMediaUrl: post,
    sourceName:
      post === undefined && textOf(recipe['source']) !== sourceUrl
        ? optionalText(recipe['source'])
        : undefined,
    notes: unmarked(recipe['notes']),
    nutrition: unmarked(recipe['nutritional_info']),
    rating: ratingOf(recipe['rating']),
    created: dateOf(recipe['created']),
    isFavorite: isYes(recipe['on_favorites']),
    pictures,
    ...ofPictures,
    leftOver: [
      ...leftOver,
      ...leftOvers({
        Scale: textOf(recipe['scale']).replace(/^1(?:\/1)?$/, ''),
        'Source address': ownAddress === undefined ? textOf(recipe['source_url']) : undefined,
        Picture: pictures.length === 0 ? textOf(recipe['image_url']) : undefined,
      }),
    ],
  };
}

/** '[photo:1]' says where a picture stands, '[recipe:Dough]' leads to another recipe. */
function withoutPlaces(text: string): string {
  return text.replace(/\[(photo|recipe):([^[\]\n]{0,300})\]/g, (_, kind: string, name: string) =>
    kind === 'recipe' ? name : '',
  );
}

function unmarked(value: JsonObject[string] | undefined): string | undefined {
  return withoutMarkdown(withoutPlaces(textOf(value))).trim() || undefined;
}

/** The name of a source that is the address of a post. */
function postOf(source: JsonObject[string] | undefined): string | undefined {
  const address = addressOf(source);
  return address !== undefined && platformOf(address) !== undefined ? address : undefined;
}

/**
 * The photo of the recipe, then those in its text; the photo stands among them once more in later versions. What Larder wrote
 * says what each is: a page that the recipe was read from stays behind.
 */
function picturesOf(
  recipe: JsonObject,
  name: string,
): Pick<MovedRecipe, 'isCoverless' | 'otherPictures'> & { pictures: MovedPicture[] } {
  const photos = objectsOf(recipe['photos']).map(({ filename, data }) => ({ filename, data }));
  const all = [{ filename: recipe['photo'], data: recipe['photo_data'] }, ...photos].flatMap(
    (photo, index, list) => {
      if (list.findIndex(({ data }) => data === photo.data) < index) return [];
      const picture = base64Picture(`${name} ${index + 1}.jpg`, photo.data);
      return picture ? [{ picture, role: /^larder-([a-z]+)-/.exec(textOf(photo.filename))?.[1] }] : [];
    },
  );
  const shown = all.filter(({ role }) => role !== 'photo');
  const isCoverless = shown[0]?.role === 'gallery';
  return {
    pictures: shown.map(({ picture }) => picture),
    ...(isCoverless && { isCoverless }),
    ...(shown.length < all.length && { otherPictures: all.length - shown.length }),
  };
}
