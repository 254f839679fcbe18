import { extname } from 'node:path/posix';
import { findRecipes } from '../../../extraction/page/sources/json-ld.ts';
import { MoveFileError, type MovedFailure, type MovedRecipe, type MoveFormat } from './contract.ts';
import { openZip, type ZipArchive } from './guards/zip.ts';
import { isMealieRecipe, mealieRecipe } from './mealie-recipe.ts';
import { recipeOfJsonLd, type FindPicture } from './reading/json-ld.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { entryPicture } from './reading/pictures.ts';
import {
  isObject,
  itemsOf,
  parseJson,
  property,
  textOf,
  type JsonObject,
  type JsonValue,
} from './reading/values.ts';
import { isZip, wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.(?:json|jsonld)$/i;
const PICTURE = /\.(?:jpe?g|png|webp|gif|heic|avif)$/i;

/**
 * Recipes as JSON: schema.org JSON-LD (schema.org/Recipe), one, a list or a graph of them, as RecipeSage exports its library
 * (julianpoy/RecipeSage, packages/util/server/src/general/jsonLD.ts) and Nextcloud Cookbook stores it (nextcloud/cookbook,
 * docs/dev/api: a folder for each recipe with `recipe.json` and `full.jpg`), and Mealie's own JSON of a recipe.
 */
export const jsonRecipes: MoveFormat = {
  ...FORMATS.json,
  keptInNotes: ['Equipment', 'Supplies', 'Diet', 'Cooking method', 'Cost', 'Video'],
  recognises: ({ name, start, entries }) =>
    entries === undefined
      ? ENDING.test(name) || /^\s*[[{]/.test(start.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''))
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
    nodes = nodesIn(parseJson(await open()));
  } catch (error) {
    yield await oneRecipe(name, () => {
      throw error;
    });
    return;
  }
  for (const [index, node] of nodes.entries()) {
    const entry = nodes.length === 1 ? name : `${name}#${index + 1}`;
    const title = textOf(property(node, 'name'));
    yield await oneRecipe(entry, () => readNode(node, name, archive), title || undefined);
  }
}

/** The recipes of a file. What stands in a list is each looked into by itself: a page has few recipes, a library many. */
function nodesIn(value: JsonValue): JsonObject[] {
  const graph = property(value, 'recipes') ?? property(value, '@graph');
  const items = Array.isArray(value) ? value : itemsOf(graph).length > 0 ? itemsOf(graph) : [value];
  const nodes = items.flatMap((item) =>
    isObject(item) && isMealieRecipe(item) ? [item] : findRecipes([item]),
  );
  if (nodes.length === 0) throw new MoveFileError('no-content');
  return nodes;
}

function readNode(node: JsonObject, name: string, archive: ZipArchive | undefined): ReadRecipe {
  const find = findIn(name, archive);
  if (!isMealieRecipe(node)) return withFolderPicture(recipeOfJsonLd(node, find), find);
  const own =
    find(`${textOf(property(node, 'slug'))}.webp`) ?? find('original.webp') ?? find('images/original.webp');
  return mealieRecipe(node, own ? [own] : []);
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
