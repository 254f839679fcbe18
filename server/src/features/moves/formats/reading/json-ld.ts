import { toHeader } from '@larder/shared/recipe-text/sections';
import { parseYield } from '../../../../extraction/lines/yields.ts';
import { recipeFromJsonLd } from '../../../../extraction/page/sources/json-ld-recipe.ts';
import { strings } from '../../../../extraction/page/sources/json-lines.ts';
import { plainLines } from '../../../../extraction/page/text.ts';
import type { LeftOver, MovedPicture } from '../contract.ts';
import { leftOvers } from './left-over.ts';
import type { ReadRecipe } from './one-recipe.ts';
import { base64Picture } from './pictures.ts';
import {
  addressOf,
  dateOf,
  isObject,
  itemsOf,
  property,
  ratingOf,
  textOf,
  type JsonObject,
  type JsonValue,
} from './values.ts';

/** Finds a picture that a recipe names by its file; undefined when the archive has none of that name. */
export type FindPicture = (name: string) => MovedPicture | undefined;

/** A schema.org Recipe object, read as one of a page is, with what pages seldom have: notes, ratings, nutrition, dates. */
export function recipeOfJsonLd(node: JsonObject, find: FindPicture = () => undefined): ReadRecipe {
  const { images = [], totalTime, ...fields } = recipeFromJsonLd(withBareSections(node));
  const sources = ['isBasedOn', 'url', 'mainEntityOfPage'].map((key) => sourceOf(property(node, key)));
  const pictures = images.map((image) => base64Picture('picture', dataOnly(image)) ?? find(image));
  const found = pictures.filter((picture) => picture !== undefined);
  return {
    title: fields.title ?? '',
    description: fields.description,
    ingredients: (fields.ingredients ?? []).map(headed),
    instructions: (fields.instructions ?? []).map(headed),
    servings: fields.servings,
    prepTime: fields.prepTime || undefined,
    cookTime: fields.cookTime || undefined,
    totalTime: totalTime || undefined,
    difficulty: fields.difficulty,
    cuisine: fields.cuisine,
    tags: [...new Set(fields.tags)],
    sourceUrl: sources.find((address) => address !== undefined),
    sourceName: listed(node, 'creditText', 'author', 'publisher'),
    notes: notesOf(node),
    nutrition: nutritionOf(property(node, 'nutrition')),
    rating: starsOf(property(node, 'aggregateRating')) ?? ratingOf(property(node, 'rating')),
    created: dateOf(property(node, 'dateCreated')) ?? dateOf(property(node, 'datePublished')),
    pictures: found,
    leftOver: [...furtherOf(node), ...(found.length > 0 ? [] : addressesOf(images))],
  };
}

/** RecipeSage writes a section as one step without steps of its own. */
function withBareSections(node: JsonObject): JsonObject {
  const steps = property(node, 'recipeInstructions');
  if (!Array.isArray(steps)) return node;
  const isBare = (step: JsonValue): step is JsonObject =>
    isObject(step) && step['@type'] === 'HowToSection' && itemsOf(step['itemListElement']).length === 0;
  const said = steps.flatMap((step) =>
    isBare(step)
      ? [toHeader(textOf(step['name']) || textOf(step['text'])), textOf(step['itemListElement'])].filter(
          (line) => line !== '',
        )
      : [step],
  );
  return { ...node, recipeInstructions: said };
}

/** Nextcloud Cookbook begins a section with a line such as '## Dough'. */
function headed(line: string): string {
  const heading = /^#{2,6}\s+(\S.*)$/.exec(line)?.[1];
  return heading === undefined ? line : toHeader(heading);
}

function furtherOf(node: JsonObject): LeftOver[] {
  const servings = listed(node, 'recipeYield', 'yield');
  return leftOvers({
    Servings:
      servings && (/[^\d\s]/.test(servings) || parseYield([servings]) === undefined) ? servings : undefined,
    Equipment: listed(node, 'tool', 'tools'),
    Supplies: listed(node, 'supply'),
    Diet: listed(node, 'suitableForDiet')?.replaceAll(/https?:\/\/schema\.org\//g, ''),
    'Cooking method': listed(node, 'cookingMethod'),
    Cost: listed(node, 'estimatedCost'),
    Video:
      addressOf(property(property(node, 'video'), 'contentUrl')) ??
      addressOf(property(property(node, 'video'), 'url')),
  });
}

function addressesOf(images: readonly string[]): LeftOver[] {
  return images.flatMap((image) => leftOvers({ Picture: addressOf(image) }));
}

/** The texts of the first of these members that has any, in one line. */
function listed(node: JsonObject, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const text = strings(property(node, key)).flatMap(plainLines).join(', ');
    if (text !== '') return text;
  }
  return undefined;
}

function notesOf(node: JsonObject): string | undefined {
  const notes = ['notes', 'comment'].flatMap((key) => {
    const value = property(node, key);
    return [value ?? null].flat().map((note) => textOf(isObject(note) ? property(note, 'text') : note));
  });
  return notes.filter((note) => note !== '').join('\n\n') || undefined;
}

/** 'Calories: 310 kcal', one a line; a text as it is. Of a program that writes no units, `sodium` is the one in which it has it. */
export function nutritionOf(value: JsonValue | undefined, sodium = ''): string | undefined {
  if (Array.isArray(value)) return nutritionOf(value[0], sodium);
  if (!isObject(value)) return textOf(value) || undefined;
  const lines = Object.entries(value).flatMap(([key, amount]) => {
    const text = textOf(amount);
    const unit = /sodium/i.test(key) && /^[\d.,]+$/.test(text) ? sodium : '';
    return key.startsWith('@') || text === '' ? [] : [`${labelOf(key)}: ${text} ${unit}`.trim()];
  });
  return lines.join('\n') || undefined;
}

/** 'saturatedFatContent' is 'Saturated fat'. */
function labelOf(key: string): string {
  const words = key
    .replace(/_?content$/i, '')
    .replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function starsOf(value: JsonValue | undefined): number | undefined {
  const best = Number(textOf(property(value, 'bestRating'))) || 5;
  return ratingOf(property(value, 'ratingValue'), best);
}

function sourceOf(value: JsonValue | undefined): string | undefined {
  const first = itemsOf(value)[0] ?? value;
  return addressOf(isObject(first) ? (property(first, '@id') ?? property(first, 'url')) : first);
}

/** An address 'data:image/...' is the picture itself. */
function dataOnly(image: string): string {
  return image.startsWith('data:') ? image : '';
}
