import { PAGE_LIMITS } from '../bounds.ts';
import { parseDuration } from '../../lines/durations.ts';
import { splitIngredients, splitSteps, tidyIngredients, tidyInstructions } from '../tidy.ts';
import { toHeader } from '@larder/shared/recipe-text/sections';
import { matchDifficulty } from '../../lines/difficulty.ts';
import { parseYield } from '../../lines/yields.ts';
import type { RecipeFields } from '../fields.ts';
import { isObject, property, type JsonObject, type JsonValue } from '../lenient-json.ts';
import { plainLines, plainText } from '../text.ts';
import { splitTags } from '../tags.ts';

const MAX_DEPTH = 20;
const MAX_NAME_CHARS = 120;
const GENERIC_STEP_NAME =
  /^(?:(?:step|instruction|schritt|étape|etape|paso|passo|stap|steg|trin|krok|korak)\s*)?\d*\s*[.:)]?$/i;

/** The fields of one schema.org Recipe object. */
export function recipeFromJsonLd(node: JsonObject): RecipeFields {
  const get = (...keys: string[]) => keys.map((key) => property(node, key)).find((value) => !isBlank(value));
  return {
    title: optionalText(get('name', 'headline', 'title')),
    description: optionalText(get('description')),
    images: imageAddresses(get('image', 'thumbnailUrl')),
    ingredients: ingredientLines(get('recipeIngredient', 'ingredients', 'recipeIngredients', 'ingredient')),
    instructions: instructionLines(get('recipeInstructions', 'instructions', 'recipeinstructions', 'step')),
    prepTime: minutes(get('prepTime')),
    cookTime: minutes(get('cookTime', 'performTime')),
    totalTime: minutes(get('totalTime')),
    servings: parseYield(yieldTexts(get('recipeYield', 'yield', 'servings'))),
    difficulty: matchDifficulty(optionalText(get('difficulty', 'educationalLevel')) ?? ''),
    cuisine: strings(get('recipeCuisine')).flatMap(splitTags),
    tags: [get('keywords'), get('recipeCategory')].flatMap((value) => strings(value).flatMap(splitTags)),
  };
}

function isBlank(value: JsonValue | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.every(isBlank))
  );
}

/** All the strings of a value: itself, its items, the names of objects in it. */
function strings(value: JsonValue | undefined, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, depth + 1));
  if (!isObject(value)) return [];
  return strings(
    ['name', '@value', 'text', 'value'].map((key) => property(value, key)).find((part) => !isBlank(part)),
    depth + 1,
  );
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

export function ingredientLines(value: JsonValue | undefined): string[] {
  const lines = ingredientParts(value, 0).slice(0, PAGE_LIMITS.lines);
  const only = lines[0];
  const parts =
    lines.length === 1 && only !== undefined
      ? plainLines(only).flatMap(splitIngredients)
      : lines.map(plainText);
  return tidyIngredients(parts);
}

function ingredientParts(value: JsonValue | undefined, depth: number): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => ingredientParts(item, depth + 1));
  if (!isObject(value)) return [];
  const items =
    property(value, 'itemListElement') ?? property(value, 'ingredients') ?? property(value, 'items');
  const name =
    strings(property(value, 'name') ?? property(value, 'item') ?? property(value, 'text'))[0] ?? '';
  if (Array.isArray(items))
    return [...(name === '' ? [] : [toHeader(plainText(name))]), ...ingredientParts(items, depth + 1)];
  const amount = ['amount', 'quantity', 'value'].flatMap((key) => strings(property(value, key)).slice(0, 1));
  const unit = ['unitText', 'unit', 'unitCode'].flatMap((key) => strings(property(value, key)).slice(0, 1));
  return [[...amount.slice(0, 1), ...unit.slice(0, 1), name].join(' ')];
}

export function instructionLines(value: JsonValue | undefined): string[] {
  const lines = stepLines(value, 0).slice(0, PAGE_LIMITS.lines);
  return tidyInstructions(lines.length === 1 ? lines.flatMap(splitSteps) : lines);
}

function stepLines(value: JsonValue | undefined, depth: number): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return plainLines(value);
  if (Array.isArray(value)) return value.flatMap((item) => stepLines(item, depth + 1));
  if (!isObject(value)) return [];
  const name = plainText(strings(property(value, 'name'))[0] ?? '');
  const items = property(value, 'itemListElement') ?? property(value, 'steps');
  const text = stepText(value);
  if (text === '' && !isBlank(items)) {
    const steps = stepLines(items, depth + 1);
    return name === '' || GENERIC_STEP_NAME.test(name) || isStep(value) ? steps : [toHeader(name), ...steps];
  }
  return nameAndText(name, text);
}

function isStep(value: JsonObject): boolean {
  return strings(property(value, '@type')).some((type) => /HowToStep$/i.test(type));
}

function stepText(value: JsonObject): string {
  for (const key of ['text', 'description', 'itemText', 'instruction']) {
    const found = strings(property(value, key)).map(plainText).join(' ');
    if (found !== '') return found;
  }
  return '';
}

/** A step's name that repeats the text, or only counts, is dropped; one that says more is a header over the step. */
function nameAndText(name: string, text: string): string[] {
  const isGeneric = GENERIC_STEP_NAME.test(name);
  if (text === '') return isGeneric ? [] : [name];
  const start = name.replace(/(?:\.{3}|…|[.:])\s*$/, '').toLowerCase();
  const isRepeated = isGeneric || text.toLowerCase().includes(start) || name.length > MAX_NAME_CHARS;
  return isRepeated ? [text] : [toHeader(name), text];
}

function minutes(value: JsonValue | undefined): number | undefined {
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
