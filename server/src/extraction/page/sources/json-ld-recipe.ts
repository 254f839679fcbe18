import type { Nutrition } from '@larder/shared/recipe/nutrition';
import { parseDuration } from '../../lines/durations.ts';
import { matchDifficulty } from '../../lines/difficulty.ts';
import { readNutritionData } from '../../lines/nutrition.ts';
import { readYield } from '../../lines/yields.ts';
import type { RecipeFields } from '../fields.ts';
import { isObject, property, type JsonObject, type JsonValue } from '../lenient-json.ts';
import { ingredientLines, instructionLines, isBlank, strings } from './json-lines.ts';
import { plainText } from '../text.ts';
import { splitTags } from '../tags.ts';

const MAX_DEPTH = 20;
/** The fields of one schema.org Recipe object. */
export function recipeFromJsonLd(node: JsonObject): RecipeFields {
  const get = (...keys: string[]) => keys.map((key) => property(node, key)).find((value) => !isBlank(value));
  return {
    title: optionalText(get('name', 'headline', 'title')),
    description: optionalText(get('description')),
    images: imageAddresses(get('image', 'thumbnailUrl')),
    ingredients: ingredientLines(get('recipeIngredient', 'ingredients', 'recipeIngredients', 'ingredient')),
    instructions: instructionLines(get('recipeInstructions', 'instructions', 'step')),
    prepTime: minutes(get('prepTime')),
    cookTime: minutes(get('cookTime', 'performTime')),
    totalTime: minutes(get('totalTime')),
    ...readYield(yieldTexts(get('recipeYield', 'yield', 'servings'))),
    difficulty: matchDifficulty(optionalText(get('difficulty', 'educationalLevel')) ?? ''),
    cuisine: strings(get('recipeCuisine')).flatMap(splitTags),
    nutrition: nutritionOf(get('nutrition', 'nutritionInformation')),
    tags: [get('keywords'), get('recipeCategory')].flatMap((value) => strings(value).flatMap(splitTags)),
  };
}

function nutritionOf(value: JsonValue | undefined): Nutrition | undefined {
  const [first] = Array.isArray(value) ? value : [value];
  return readNutritionData((name) => optionalText(property(first, name)));
}

function optionalText(value: JsonValue | undefined): string | undefined {
  const text = plainText(strings(value)[0] ?? '');
  return text === '' ? undefined : text;
}

function imageAddresses(value: JsonValue | undefined, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => imageAddresses(item, depth + 1));
  const key = ['url', 'contentUrl', '@id', 'thumbnailUrl'].find((name) => !isBlank(property(value, name)));
  return key === undefined ? [] : imageAddresses(property(value, key), depth + 1);
}

/** The minutes of a time in whatever JSON: a number, words, or an object that holds either. */
export function minutes(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return value >= 0 ? Math.round(value) : undefined;
  if (Array.isArray(value)) return minutes(value[0]);
  if (isObject(value))
    return minutes(
      property(value, 'maxValue') ??
        property(value, 'value') ??
        property(value, 'minValue') ??
        property(value, 'name'),
    );
  return typeof value === 'string' ? parseDuration(plainText(value)) : undefined;
}

function yieldTexts(value: JsonValue | undefined): string[] {
  const amount = property(value, 'value') ?? property(value, 'minValue');
  return strings(isBlank(amount) ? value : amount).map(plainText);
}
