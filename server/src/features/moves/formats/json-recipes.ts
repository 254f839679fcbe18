import { extname } from 'node:path/posix';
import { findRecipes, isRecipe } from '../../../extraction/page/sources/json-ld.ts';
import {
  MoveFileError,
  type MovedFailure,
  type MovedPicture,
  type MovedRecipe,
  type MoveFormat,
} from './contract.ts';
import { decodeText } from './guards/text.ts';
import { openZip, type ZipArchive } from './guards/zip.ts';
import { isMealieRecipe, mealieRecipe } from './mealie-recipe.ts';
import { recipeOfJsonLd, type FindPicture } from './reading/json-ld.ts';
import { isNamedRecipe, namedRecipe } from './reading/named-json.ts';
import { isKeepNote, recipesOfKeep } from './notes.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { entryPicture } from './reading/pictures.ts';
import { isObject, parseJson, property, textOf, type JsonObject, type JsonValue } from './reading/values.ts';
import { isZip, wholeOf } from './reading/zip-or-one.ts';
import { isTandoorRecipe, tandoorRecipe } from './tandoor.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.(?:json|jsonld)$/i;
const PICTURE = /\.(?:jpe?g|png|webp|gif|heic|avif)$/i;

/**
 * Recipes as JSON: schema.org JSON-LD (schema.org/Recipe), one, a list or a graph of them, as RecipeSage exports its library
 * (julianpoy/RecipeSage, packages/util/server/src/general/jsonLD.ts) and Nextcloud Cookbook stores it (nextcloud/cookbook,
 * docs/dev/api: a folder for each recipe with `recipe.json` and `full.jpg`), the JSON of Mealie and of Tandoor, and any that names its
 * fields as people do; in lists and wrappers of whatever name.
 */
export const jsonRecipes: MoveFormat = {
  ...FORMATS.json,
  keptInNotes: ['Equipment', 'Supplies', 'Diet', 'Cooking method', 'Cost', 'Video'],
  recognises: ({ name, start, entries }) =>
    entries === undefined
      ? ENDING.test(name) ||
        /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(start.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''))
      : entries.some((entry) => ENDING.test(entry)) && !entries.includes('recipes.html'),
  async *read(file) {
    if (!(await isZip(file))) {
      yield* recipesOf(file.name, () => wholeOf(file));
      return;
    }
    const archive = await openZip(file);
    const found = archive.entries.filter(({ name }) => ENDING.test(name));
    // Mealie before 1.0 has people, groups and settings beside them.
    const own = found.filter(({ name }) => name.startsWith('recipes/'));
    const entries = own.length > 0 ? own : found;
    if (entries.length === 0) throw new MoveFileError('no-recipes');
    for (const entry of entries) {
      yield* recipesOf(entry.name, () => entry.bytes(), archive);
    }
  },
};

async function* recipesOf(
  name: string,
  open: () => Promise<Buffer>,
  archive?: ZipArchive,
): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  let nodes: JsonObject[];
  try {
    const value = valueIn(await open());
    if (isKeepNote(value)) {
      yield* recipesOfKeep(value, name);
      return;
    }
    nodes = nodesIn(value);
  } catch (error) {
    yield await oneRecipe(name, () => {
      throw error;
    });
    return;
  }
  for (const [index, node] of nodes.entries()) {
    const entry = nodes.length === 1 ? name : `${name}#${index + 1}`;
    const title = textOf(property(node, 'name')) || textOf(property(node, 'title'));
    yield await oneRecipe(entry, () => readNode(node, name, archive), title || undefined);
  }
}

/** JSON, or a value in each line. */
function valueIn(bytes: Buffer): JsonValue {
  try {
    return parseJson(bytes);
  } catch (error) {
    const lines = decodeText(bytes)
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (lines.length < 2 || !lines.every((line) => /^\s*\{.*\},?\s*$/.test(line))) throw error;
    return parseJson(Buffer.from(`[${lines.map((line) => line.trim().replace(/,$/, '')).join(',')}]`));
  }
}

/** Lists stand in lists and wrappers: the answers of an interface, the folders of a library. */
const MAX_WRAPPERS = 8;

/** The recipes of a file. What stands in a list is each looked into by itself: a page has few recipes, a library many. */
function nodesIn(value: JsonValue): JsonObject[] {
  const nodes = [...recipesWithin(value)];
  if (nodes.length === 0) throw new MoveFileError('no-content');
  return nodes;
}

function* recipesWithin(value: JsonValue, depth = 0): Generator<JsonObject, void> {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value)) {
    if (isMealieRecipe(value) || isTandoorRecipe(value) || isNamedRecipe(value)) yield value;
    else if (isTyped(value)) yield* findRecipes([value]);
    else if (depth < MAX_WRAPPERS)
      for (const inner of Object.values(value)) yield* recipesWithin(inner, depth + 1);
  } else if (depth < MAX_WRAPPERS) for (const item of value) yield* recipesWithin(item, depth + 1);
}

/** Of schema.org, whatever type: what it holds is found by its own rules. A graph is a list of such. */
const isTyped = (value: JsonObject): boolean =>
  property(value, '@graph') === undefined && (property(value, '@type') !== undefined || isRecipe(value));

function readNode(node: JsonObject, name: string, archive: ZipArchive | undefined): ReadRecipe {
  const find = findIn(name, archive);
  if (isMealieRecipe(node)) return mealieRecipe(node, mealiePictures(node, find));
  if (isTandoorRecipe(node)) return tandoorRecipe(node, picturesIn(name, archive));
  if (isNamedRecipe(node)) return namedRecipe(node, find);
  return withFolderPicture(recipeOfJsonLd(node, find), find);
}

function mealiePictures(node: JsonObject, find: FindPicture): MovedPicture[] {
  const own =
    find(`${textOf(property(node, 'slug'))}.webp`) ?? find('original.webp') ?? find('images/original.webp');
  return own ? [own] : [];
}

/** Tandoor's picture stands beside its recipe, whatever its kind. */
function picturesIn(name: string, archive: ZipArchive | undefined): MovedPicture[] {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const kinds = ['jpg', 'jpeg', 'png', 'webp', 'gif'].flatMap(
    (kind) => archive?.byName.get(`${folder}image.${kind}`) ?? [],
  );
  return kinds.map(entryPicture);
}

/** Nextcloud Cookbook names the address of the picture, not the file beside the recipe. */
function withFolderPicture(recipe: ReadRecipe, find: FindPicture): ReadRecipe {
  const full = find('full.jpg');
  if (!full || (recipe.pictures?.length ?? 0) > 0) return recipe;
  const leftOver = recipe.leftOver?.filter(({ label }) => label !== 'Picture');
  return { ...recipe, pictures: [full], leftOver };
}

/** A picture beside the file of a recipe, or where its address leads from there. */
function findIn(name: string, archive: ZipArchive | undefined): FindPicture {
  return (image) => {
    if (!archive || !PICTURE.test(image) || extname(image) === '') return undefined;
    const path = pathFrom(name, image);
    const entry = path === undefined ? undefined : archive.byName.get(path);
    return entry && entryPicture(entry);
  };
}

function pathFrom(name: string, image: string): string | undefined {
  try {
    const { pathname, host } = new URL(image, `zip://x/${name.split('/').map(encodeURIComponent).join('/')}`);
    return host === 'x' ? decodeURIComponent(pathname.slice(1)) : undefined;
  } catch {
    return undefined;
  }
}
