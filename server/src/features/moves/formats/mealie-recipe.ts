import { toHeader } from '@larder/shared/recipe-text/sections';
import type { MovedPicture } from './contract.ts';
import { factsOf } from './reading/facts.ts';
import { nutritionOf } from './reading/json-ld.ts';
import { leftOvers } from './reading/left-over.ts';
import { linesOf, withoutMarkdown } from './reading/lines.ts';
import type { ReadRecipe } from './reading/one-recipe.ts';
import {
  addressOf,
  dateOf,
  isObject,
  isYes,
  itemsOf,
  objectsOf,
  optionalText,
  ratingOf,
  textOf,
} from './reading/values.ts';
import type { JsonObject, JsonValue } from './reading/values.ts';

/** Among the extras of what Larder wrote: what its picture is in Larder, where it is no cover. */
export const PICTURE_ROLE = 'larder-picture';
/** Likewise its post, where it has another address too. */
export const POST = 'larder-post';
/** Likewise its nutrition, of which Mealie has no salt, one energy and no amount that it is for. */
export const NUTRITION = 'larder-nutrition';

/** Whether an object is a recipe as Mealie's own JSON has it (schema/recipe/recipe.py): no type, but a slug. Before 1.0 with snake_case. */
export function isMealieRecipe(value: JsonObject): boolean {
  const has = (key: string) => key in value;
  return has('slug') && has('name') && (has('recipeIngredient') || has('recipe_ingredient')) && !has('@type');
}

/** An object whose names are written as those of Python. */
export function camelCased(row: JsonObject): JsonObject {
  const entries = Object.entries(row).map(([key, value]): [string, JsonValue] => [
    key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries);
}

/** The recipe in Mealie's own JSON. */
export function mealieRecipe(given: JsonObject, pictures: MovedPicture[] = []): ReadRecipe {
  const recipe: JsonObject = 'recipe_ingredient' in given ? camelCased(given) : given;
  const servings = Number(recipe['recipeServings']) || 0;
  const cook = textOf(recipe['performTime']) || textOf(recipe['cookTime']);
  const { leftOver, ...facts } = factsOf({
    prep: textOf(recipe['prepTime']),
    cook,
    total: textOf(recipe['totalTime']),
    servings: servings > 0 ? String(Math.round(servings)) : yieldOf(recipe),
  });
  const source = textOf(recipe['orgURL'] ?? recipe['orgUrl']);
  const {
    [PICTURE_ROLE]: role,
    [POST]: post,
    [NUTRITION]: nutrition,
    ...extras
  } = extrasOf(recipe['extras']);
  return {
    title: textOf(recipe['name']),
    description: optionalText(recipe['description']),
    ingredients: itemsOf(recipe['recipeIngredient']).flatMap((line) =>
      isObject(line) ? ingredientOf(line) : (optionalText(line) ?? []),
    ),
    instructions: objectsOf(recipe['recipeInstructions']).flatMap(stepsOf),
    ...facts,
    tags: [...namesIn(recipe['tags']), ...namesIn(recipe['recipeCategory'])],
    sourceUrl: addressOf(source),
    socialMediaUrl: addressOf(post),
    sourceName: addressOf(source) === undefined ? optionalText(source) : undefined,
    notes: notesOf(recipe['notes']),
    nutrition: optionalText(nutrition) ?? nutritionOf(recipe['nutrition'], 'mg'),
    rating: ratingOf(recipe['rating']),
    created: dateOf(recipe['createdAt']) ?? dateOf(recipe['dateAdded']),
    isFavorite: isYes(recipe['isFavorite']),
    ...picturesBy(role, pictures),
    leftOver: [
      ...leftOver,
      ...leftOvers({
        Yield:
          servings > 0 ? yieldOf(recipe).replace(new RegExp(`^${servings} servings?$`, 'i'), '') : undefined,
        Equipment: namesIn(recipe['tools']).join(', '),
        'Last made': textOf(recipe['lastMade']).slice(0, 10),
        Files: namesIn(recipe['assets']).join(', '),
      }),
      ...objectsOf(recipe['comments']).flatMap((comment) => leftOvers({ Comment: textOf(comment['text']) })),
      ...leftOvers(extras),
    ],
  };
}

/** A page that a recipe in Larder was read from is its owner's alone, and stays behind. */
function picturesBy(
  role: string | undefined,
  pictures: MovedPicture[],
): Pick<ReadRecipe, 'pictures' | 'isCoverless' | 'otherPictures'> {
  if (role === 'photo') return { pictures: [], otherPictures: pictures.length };
  return { pictures, ...(role === 'gallery' && { isCoverless: true }) };
}

function yieldOf(recipe: JsonObject): string {
  const quantity = Number(recipe['recipeYieldQuantity']) || '';
  return `${quantity} ${textOf(recipe['recipeYield'])}`.trim();
}

/** '2 cup flour, sifted': what stood in the source, else its parts; the title begins a section. */
export function ingredientOf(line: JsonObject): string[] {
  const title = toHeader(textOf(line['title']));
  const food = wordOf(line['food']);
  const note = textOf(line['note']);
  const amount = Number(line['quantity']) || 0;
  const words = [
    amount > 0 && (food !== '' || line['unit']) ? String(Math.round(amount * 1_000) / 1_000) : '',
    wordOf(line['unit']),
    food,
  ].filter((word) => word !== '');
  const made =
    food === ''
      ? [...words, note].join(' ').trim()
      : [words.join(' '), note].filter((part) => part !== '').join(', ');
  const said = textOf(line['display']) || made || textOf(line['originalText']);
  return [title, said].filter((text) => text !== '');
}

function stepsOf(step: JsonObject): string[] {
  const lines = linesOf(withoutMarkdown(textOf(step['text']))).map((line) =>
    line.replace(/^(?:#{1,6}\s+|\d{1,2}[.)]\s+)/, ''),
  );
  const summary = textOf(step['summary']);
  const first = lines[0];
  const said = summary !== '' && first !== undefined ? [`${summary}: ${first}`, ...lines.slice(1)] : lines;
  return [toHeader(textOf(step['title'])), ...said].filter((text) => text !== '');
}

function notesOf(value: JsonValue | undefined): string | undefined {
  const notes = objectsOf(value).map((note) =>
    [textOf(note['title']), textOf(note['text'])].filter((text) => text !== '').join('\n'),
  );
  return notes.filter((note) => note !== '').join('\n\n') || undefined;
}

function namesIn(value: JsonValue | undefined): string[] {
  return itemsOf(value)
    .map((item) => textOf(isObject(item) ? item['name'] : item))
    .filter((name) => name !== '');
}

function extrasOf(value: JsonValue | undefined): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, textOf(text)]));
}

/** The name of a unit or food, which older versions have as a text. */
function wordOf(value: JsonValue | undefined): string {
  return textOf(isObject(value) ? value['name'] : value);
}
