import { toHeader } from '@larder/shared/recipe-text/sections';
import { MoveFileError, type MovedPicture, type MoveFormat } from './contract.ts';
import { openNestedZip, openZip, type ZipEntry } from './guards/zip.ts';
import { leftOvers } from './reading/left-over.ts';
import { linesOf, withoutMarkdown } from './reading/lines.ts';
import { nutritionOf } from './reading/json-ld.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { entryPicture } from './reading/pictures.ts';
import {
  addressOf,
  isObject,
  isYes,
  objectsOf,
  optionalText,
  parseJsonObject,
  property,
  ratingOf,
  textOf,
} from './reading/values.ts';
import type { JsonObject } from './reading/values.ts';
import { FORMATS } from './names.ts';

const RECIPE_ZIP = /^[^/]+\.zip$/i;

/**
 * Tandoor's own export: a zip with a zip for each recipe, which holds `recipe.json` and `image.*`, as
 * TandoorRecipes/recipes writes them (cookbook/integration/default.py, RecipeExportSerializer in cookbook/serializer.py).
 */
export const tandoor: MoveFormat = {
  ...FORMATS.tandoor,
  keptInNotes: ['Servings'],
  recognises: ({ entries = [], inner = ['recipe.json'] }) =>
    entries.length > 0 &&
    inner.includes('recipe.json') &&
    entries.every((entry) => RECIPE_ZIP.test(entry) || entry === 'recipe.json' || /^image\./.test(entry)),
  async *read(file) {
    const archive = await openZip(file);
    const own = archive.byName.get('recipe.json');
    if (own)
      yield await oneRecipe(own.name, async () => recipeOf(await own.bytes(), archive.entries), file.name);
    const zips = archive.entries.filter(({ name }) => RECIPE_ZIP.test(name));
    if (!own && zips.length === 0) throw new MoveFileError('no-recipes');
    for (const zip of zips) {
      yield await oneRecipe(zip.name, async () => {
        const { entries, byName } = await openNestedZip(zip);
        const json = byName.get('recipe.json');
        if (!json) throw new MoveFileError('unreadable');
        return recipeOf(await json.bytes(), entries);
      });
    }
  },
};

const recipeOf = (bytes: Buffer, files: readonly ZipEntry[]): ReadRecipe =>
  tandoorRecipe(parseJsonObject(bytes), files.filter(({ name }) => /^image\./i.test(name)).map(entryPicture));

/** Whether an object is a recipe as Tandoor's own JSON has it: its ingredients stand in its steps. */
export function isTandoorRecipe(value: JsonObject): boolean {
  return 'name' in value && objectsOf(value['steps']).some((step) => Array.isArray(step['ingredients']));
}

/** The recipe in Tandoor's own JSON. */
export function tandoorRecipe(recipe: JsonObject, pictures: MovedPicture[] = []): ReadRecipe {
  const steps = objectsOf(recipe['steps']).sort(
    (one, other) => Number(one['order'] ?? 0) - Number(other['order'] ?? 0),
  );
  const isTold = steps.length > 1;
  const units = textOf(recipe['servings_text']);
  return {
    title: textOf(recipe['name']),
    description: optionalText(recipe['description']),
    ingredients: steps.flatMap((step) => headed(isTold ? textOf(step['name']) : '', ingredientsOf(step))),
    instructions: steps.flatMap((step) => headed(textOf(step['name']), stepsOf(step))),
    servings: Math.round(Number(recipe['servings'])) || undefined,
    prepTime: Math.round(Number(recipe['working_time'])) || undefined,
    cookTime: Math.round(Number(recipe['waiting_time'])) || undefined,
    tags: objectsOf(recipe['keywords'])
      .map((keyword) => textOf(keyword['name']))
      .filter((name) => name !== ''),
    sourceUrl: addressOf(recipe['source_url']),
    nutrition: nutritionOf(withoutId(recipe['nutrition'])),
    rating: ratingOf(recipe['rating']),
    pictures,
    leftOver: leftOvers({ Servings: units && `${textOf(recipe['servings'])} ${units}` }),
  };
}

function ingredientsOf(step: JsonObject): string[] {
  return objectsOf(step['ingredients'])
    .sort((one, other) => Number(one['order'] ?? 0) - Number(other['order'] ?? 0))
    .map((line) => {
      const note = textOf(line['note']);
      if (isYes(line['is_header'])) return toHeader(note);
      const amount = Number(line['amount']);
      const said = isYes(line['no_amount']) || !amount ? '' : String(Math.round(amount * 1_000) / 1_000);
      const words = [said, textOf(property(line['unit'], 'name')), textOf(property(line['food'], 'name'))];
      return [words.filter((word) => word !== '').join(' '), note].filter((part) => part !== '').join(', ');
    })
    .filter((line) => line !== '');
}

/** A step may name its ingredients by templates: '{{ ingredients[0] }}' stands for the first. */
function stepsOf(step: JsonObject): string[] {
  const ingredients = ingredientsOf(step);
  const text = textOf(step['instruction']).replace(
    /\{\{\s*ingredients\[(\d{1,3})\][^{}]{0,40}\}\}/g,
    (_, index: string) => ingredients[Number(index)] ?? '',
  );
  return linesOf(withoutMarkdown(text)).map((line) =>
    line.replace(/^(?:#{1,6}\s+|\d{1,2}[.)]\s+|[-*]\s+)/, ''),
  );
}

function headed(name: string, lines: string[]): string[] {
  return name === '' || lines.length === 0 ? lines : [toHeader(name), ...lines];
}

function withoutId(value: JsonObject[string] | undefined): JsonObject[string] | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter(([key, amount]) => key !== 'id' && Number(amount) !== 0),
  );
}
