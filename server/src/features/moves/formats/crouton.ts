import type { MoveFormat } from './contract.ts';
import { leftOvers } from './reading/left-over.ts';
import { toHeader } from '@larder/shared/recipe-text/sections';
import { nameOf, type ReadRecipe } from './reading/one-recipe.ts';
import { base64Picture } from './reading/pictures.ts';
import {
  addressOf,
  isObject,
  isYes,
  itemsOf,
  objectsOf,
  optionalText,
  parseJsonObject,
  property,
  textOf,
} from './reading/values.ts';
import type { JsonObject } from './reading/values.ts';
import { recipesIn, type RecipeFile } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.crumb$/i;

/** What Crouton calls its units; a count has none. */
const UNITS: Readonly<Record<string, string>> = {
  ...{
    TABLESPOON: 'tbsp',
    TEASPOON: 'tsp',
    CUP: 'cup',
    MILLS: 'ml',
    GRAMS: 'g',
    KGS: 'kg',
    POUND: 'lb',
    OUNCE: 'oz',
  },
  ...{
    LITRES: 'l',
    DECILITER: 'dl',
    BOTTLE: 'bottle',
    PINCH: 'pinch',
    CAN: 'can',
    BUNCH: 'bunch',
    PACKET: 'packet',
    FLUID_OUNCE: 'fl oz',
    CLOVE: 'clove',
    HANDFUL: 'handful',
    SLICE: 'slice',
  },
};

/**
 * Crouton's recipes, JSON files (`.crumb`) alone or in a zip. The fields as described at
 * gist.github.com/LukeChannings/11ba3649bcb9b9086e3e271c7c3e950d and used by the converter
 * gist.github.com/matiaskorhonen/40d46b122f061420787dde414b238260.
 */
export const crouton: MoveFormat = {
  ...FORMATS.crouton,
  recognises: ({ name, entries = [] }) => ENDING.test(name) || entries.some((entry) => ENDING.test(entry)),
  read: (file) => recipesIn(file, ENDING, recipeOf),
};

function recipeOf({ name, bytes }: RecipeFile): ReadRecipe {
  const recipe = parseJsonObject(bytes);
  const steps = inOrder(objectsOf(recipe['steps']));
  const link = textOf(recipe['webLink']);
  return {
    title: textOf(recipe['name']),
    ingredients: inOrder(objectsOf(recipe['ingredients']))
      .map(ingredientOf)
      .filter((line) => line !== ''),
    instructions: steps
      .map((step) => (isYes(step['isSection']) ? toHeader(textOf(step['step'])) : textOf(step['step'])))
      .filter((line) => line !== ''),
    servings: Math.round(Number(recipe['serves'])) || undefined,
    prepTime: Math.round(Number(recipe['duration'])) || undefined,
    cookTime: Math.round(Number(recipe['cookingDuration'])) || undefined,
    tags: itemsOf(recipe['tags'])
      .map((tag) => textOf(isObject(tag) ? tag['name'] : tag))
      .filter((tag) => tag !== ''),
    sourceUrl: addressOf(link),
    sourceName:
      optionalText(recipe['sourceName']) ?? (addressOf(link) === undefined ? optionalText(link) : undefined),
    notes: optionalText(recipe['notes']),
    nutrition: optionalText(recipe['neutritionalInfo']) ?? optionalText(recipe['nutritionalInfo']),
    pictures: itemsOf(recipe['images']).flatMap(
      (image, index) => base64Picture(`${nameOf(name)} ${index + 1}.png`, image) ?? [],
    ),
    leftOver: leftOvers({ 'Sent by': textOf(recipe['senderName']) }),
  };
}

function ingredientOf(line: JsonObject): string {
  const quantity = property(line, 'quantity');
  const type = textOf(property(quantity, 'quantityType'));
  const name = textOf(property(property(line, 'ingredient'), 'name'));
  if (type === 'SECTION') return toHeader(name);
  const unit = type === 'ITEM' ? '' : (UNITS[type] ?? type.toLowerCase().replaceAll('_', ' '));
  return [textOf(property(quantity, 'amount')).replace(/^0$/, ''), unit, name]
    .filter((part) => part !== '')
    .join(' ');
}

function inOrder(lines: JsonObject[]): JsonObject[] {
  return lines.sort((one, other) => Number(one['order'] ?? 0) - Number(other['order'] ?? 0));
}
