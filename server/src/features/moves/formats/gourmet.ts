import { toHeader } from '@larder/shared/recipe-text/sections';
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
import { FORMATS } from './names.ts';

/** Gourmet's own file (`.grmt`), XML, as thinkle/gourmet writes it (gxml_plugin/gxml2_exporter.py). */
export const gourmet: MoveFormat = {
  ...FORMATS.gourmet,
  recognises: ({ name, start, entries }) =>
    entries === undefined && (name.endsWith('.grmt') || decodeText(start).includes('<gourmetDoc')),
  read: (file) => recipesOfXml(file, 'recipe', recipeOf),
};

function recipeOf(recipe: XmlElement): ReadRecipe {
  const said = (name: string) => textAt(recipe, name);
  const { leftOver, ...facts } = factsOf({
    ...{ prep: said('preptime'), cook: said('cooktime'), servings: said('yields') || said('servings') },
  });
  const [stars = '', best = ''] = said('rating').split('/');
  const picture = base64Picture('picture.jpg', said('image'));
  return {
    title: said('title'),
    ingredients: ingredientsOf(children(recipe, 'ingredient-list')[0]),
    instructions: methodOf(withoutTags(said('instructions'))),
    ...facts,
    cuisine: splitTags(said('cuisine')),
    tags: splitTags(said('category')),
    sourceUrl: addressOf(said('link')) ?? addressOf(said('source')),
    sourceName: addressOf(said('source')) === undefined ? said('source') || undefined : undefined,
    notes: withoutTags(said('modifications')) || undefined,
    rating: ratingOf(stars.trim(), Number.parseInt(best, 10) || 10),
    pictures: picture ? [picture] : [],
    leftOver,
  };
}

/** Those of no group stand first: behind a group they would be of it. */
function ingredientsOf(list: XmlElement | undefined): string[] {
  const lines = (group: XmlElement | undefined) => [
    ...children(group, 'ingredient').map(ingredientOf),
    ...children(group, 'ingref').map((line) => joined(attributeOf(line, 'amount'), textIn(line))),
  ];
  const groups = children(list, 'inggroup').flatMap((group) => [
    toHeader(textAt(group, 'groupname')),
    ...lines(group),
  ]);
  return [...lines(list), ...groups].filter((line) => line !== '');
}

function ingredientOf(line: XmlElement): string {
  const said = joined(textAt(line, 'amount'), textAt(line, 'unit'), textAt(line, 'item'));
  return attributeOf(line, 'optional') === 'yes' && said !== '' ? `${said} (optional)` : said;
}

/** Bold and cursive text has tags whose signs were escaped twice. */
const withoutTags = (text: string): string => text.replace(/(?:<|&lt;)\/?[biu](?:>|&gt;)/g, '');
