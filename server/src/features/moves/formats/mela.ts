import type { MoveFormat } from './contract.ts';
import { factsOf } from './reading/facts.ts';
import { leftOvers } from './reading/left-over.ts';
import { ingredientLines, stepLines, withoutMarkdown } from './reading/lines.ts';
import { nameOf, type ReadRecipe } from './reading/one-recipe.ts';
import { base64Picture } from './reading/pictures.ts';
import {
  addressOf,
  isYes,
  itemsOf,
  optionalText,
  parseJsonObject,
  textOf,
  textsOf,
} from './reading/values.ts';
import type { JsonValue } from './reading/values.ts';
import { recipesIn, type RecipeFile } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.melarecipe$/i;
/** Mela counts seconds from here. */
const EPOCH = Date.UTC(2001, 0, 1);

/** Mela's export, a zip (`.melarecipes`) of JSON files (`.melarecipe`), as mela.recipes/fileformat describes it. */
export const mela: MoveFormat = {
  ...FORMATS.mela,
  keptInNotes: ['Want to cook'],
  recognises: ({ name, entries = [] }) =>
    entries.some((entry) => ENDING.test(entry)) || /\.melarecipes?$/.test(name),
  read: (file) => recipesIn(file, ENDING, recipeOf),
};

function recipeOf({ name, bytes }: RecipeFile): ReadRecipe {
  const recipe = parseJsonObject(bytes);
  const link = textOf(recipe['link']);
  const { leftOver, ...facts } = factsOf({
    prep: textOf(recipe['prepTime']),
    cook: textOf(recipe['cookTime']),
    total: textOf(recipe['totalTime']),
    servings: textOf(recipe['yield']),
  });
  return {
    title: textOf(recipe['title']),
    description: marked(recipe['text']),
    ingredients: ingredientLines(textOf(recipe['ingredients'])),
    instructions: stepLines(textOf(recipe['instructions'])),
    ...facts,
    tags: textsOf(recipe['categories']),
    sourceUrl: addressOf(link),
    sourceName: addressOf(link) === undefined ? optionalText(link) : undefined,
    notes: marked(recipe['notes']),
    nutrition: marked(recipe['nutrition']),
    created: dateAfterEpoch(recipe['date']),
    isFavorite: isYes(recipe['favorite']),
    pictures: itemsOf(recipe['images']).flatMap(
      (image, index) => base64Picture(`${nameOf(name)} ${index + 1}.jpg`, image) ?? [],
    ),
    leftOver: [
      ...leftOver,
      ...leftOvers({ 'Want to cook': isYes(recipe['wantToCook']) ? 'yes' : undefined }),
    ],
  };
}

function marked(value: JsonValue | undefined): string | undefined {
  return withoutMarkdown(textOf(value)) || undefined;
}

function dateAfterEpoch(value: JsonValue | undefined): Date | undefined {
  if (typeof value !== 'number') return undefined;
  const date = new Date(EPOCH + Math.round(value * 1_000));
  return Number.isNaN(date.getTime()) ? undefined : date;
}
