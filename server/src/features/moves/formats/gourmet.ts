import { toHeader } from '@larder/shared/recipe-text/sections';
import { decodeXML } from 'entities';
import { splitTags } from '../../../extraction/page/tags.ts';
import type { MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import type { XmlElement } from './guards/xml.ts';
import { factsOf } from './reading/facts.ts';
import type { ReadRecipe } from './reading/one-recipe.ts';
import { base64Picture } from './reading/pictures.ts';
import { addressOf, ratingOf } from './reading/values.ts';
import {
  attributeOf,
  children,
  joined,
  methodOf,
  recipesOfXml,
  textAt,
  textIn,
} from './reading/xml-recipes.ts';
import { wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

/**
 * Gourmet's own file (`.grmt`), XML, as thinkle/gourmet writes it (gxml_plugin/gxml2_exporter.py), and that of its first versions
 * (exporters/gxml_exporter.py), which has attributes in the place of elements and names categories by numbers.
 */
export const gourmet: MoveFormat = {
  ...FORMATS.gourmet,
  recognises: ({ name, start, entries }) =>
    entries === undefined && (name.endsWith('.grmt') || /<gourmetDoc|<recipeDoc/.test(decodeText(start))),
  async *read(file) {
    const text = decodeText(await wholeOf(file));
    const isInSeconds = areSeconds(text);
    const words = declaredIn(text);
    yield* recipesOfXml(file, 'recipe', (recipe) => recipeOf(recipe, isInSeconds, words));
  },
};

const NUMBERED_TIME = /\b(?:prep|cook)time(?:>|=["'])\s*(\d{1,7})(?:\.0+)?\s*[<"']/g;
/** So long is no time in minutes. */
const SURELY_SECONDS = 1_500;
const LEAST_SECONDS = 300;

/** Some versions write the seconds that their database has: whole minutes of them, where cooks count minutes in fives and tens. */
function areSeconds(text: string): boolean {
  const times = [...text.matchAll(NUMBERED_TIME)]
    .map(([, number]) => Number(number))
    .filter((time) => time > 0);
  if (times.some((time) => time >= SURELY_SECONDS)) return true;
  return times.some((time) => time >= LEAST_SECONDS) && times.every((time) => time % 60 === 0);
}

const DECLARED = /<(?:category|cuisine|source)\s+id=["']([^"'<>]{1,40})["']>([^<]{0,300})</g;

/** What the head of an older file calls its categories, cuisines and sources by. */
function declaredIn(text: string): ReadonlyMap<string, string> {
  const head = text.slice(0, Math.max(text.indexOf('</recipeHead>'), 0));
  return new Map([...head.matchAll(DECLARED)].map(([, id = '', name = '']) => [id, decodeXML(name).trim()]));
}

function recipeOf(recipe: XmlElement, isInSeconds: boolean, words: ReadonlyMap<string, string>): ReadRecipe {
  const said = (name: string) => {
    const attribute = plainAttribute(recipe, name);
    return textAt(recipe, name) || (words.get(attribute.replaceAll(' ', '_')) ?? attribute);
  };
  const time = (name: string) => timeOf(said(name), isInSeconds);
  const unit = said('yield_unit');
  const { leftOver, ...facts } = factsOf({
    ...{ prep: time('preptime'), cook: time('cooktime') },
    servings: joined(said('yields').replace(/\.0+$/, ''), unit) || said('servings').replace(/\.0+$/, ''),
  });
  const [stars = '', best = ''] = said('rating').split('/');
  const picture = base64Picture('picture.jpg', said('image'));
  return {
    title: said('title'),
    description: said('description') || undefined,
    ingredients: ingredientsOf(children(recipe, 'ingredient-list')[0]),
    instructions: methodOf(said('instructions')),
    ...facts,
    cuisine: splitTags(said('cuisine')),
    tags: splitTags(said('category')),
    sourceUrl: addressOf(said('link')) ?? addressOf(said('source')),
    sourceName: addressOf(said('source')) === undefined ? said('source') || undefined : undefined,
    notes: said('modifications') || undefined,
    rating: ratingOf(stars.trim(), Number.parseInt(best, 10) || 10),
    pictures: picture ? [picture] : [],
    leftOver,
  };
}

/** The first versions write blanks in attributes as underscores. */
const plainAttribute = (element: XmlElement | undefined, name: string): string =>
  attributeOf(element, name).replaceAll('_', ' ');

function timeOf(text: string, isInSeconds: boolean): string {
  const number = /^\d{1,7}(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) return text;
  return number === 0 ? '' : String(isInSeconds && number >= 60 ? Math.round(number / 60) : number);
}

/** Those of no group stand first: behind a group they would be of it. */
function ingredientsOf(list: XmlElement | undefined): string[] {
  const lines = (group: XmlElement | undefined) => [
    ...children(group, 'ingredient').map(ingredientOf),
    ...children(group, 'ingref').map((line) => joined(plainAttribute(line, 'amount'), textIn(line))),
  ];
  const groups = children(list, 'inggroup').flatMap((group) => [
    toHeader(textAt(group, 'groupname') || plainAttribute(group, 'name')),
    ...lines(group),
  ]);
  return [...lines(list), ...groups].filter((line) => line !== '');
}

function ingredientOf(line: XmlElement): string {
  const [amount] = children(line, 'amount');
  const unit = textAt(line, 'unit') || plainAttribute(amount, 'unit');
  const said = joined(textIn(amount), unit, textAt(line, 'item'));
  const isOptional = /^(?:yes|true)$/i.test(attributeOf(line, 'optional'));
  return isOptional && said !== '' ? `${said} (optional)` : said;
}
