import { toHeader } from '@larder/shared/recipe-text/sections';
import { parseXml, type XmlElement } from './guards/xml.ts';
import { factsOf } from './reading/facts.ts';
import { leftOvers } from './reading/left-over.ts';
import { stepLines } from './reading/lines.ts';
import type { ReadRecipe } from './reading/one-recipe.ts';
import { GOES_ON } from './mastercook-text.ts';
import { addressOf } from './reading/values.ts';
import { attributeOf, children, textIn, wholeElement } from './reading/xml-recipes.ts';

/** The name in the start tag, for when the rest cannot be read. */
export function titleOfElement(xml: string): string {
  return /\bname="([^"]{0,300})"/.exec(xml.slice(0, 1_000))?.[1] ?? '';
}

/** A recipe as `.mx2` has it. Its programs leave '&' as it is. */
export function recipeOfElement(xml: string): ReadRecipe {
  const recipe = children(parseXml(wholeElement(xml).replace(/&(?!#?\w{1,10};)/g, '&amp;')), 'RcpE')[0] ?? {};
  const text = (name: string) => textIn(children(recipe, name)[0]);
  const timed = (name: string) => elapsed(attributeOf(children(recipe, name)[0], 'elapsed'));
  const source = text('Srce');
  const amount = children(recipe, 'Yield')[0];
  const alternative = children(recipe, 'AltS').map(
    (element) => attributeOf(element, 'source') || textIn(element),
  );
  const cookTime = children(recipe, 'AltT').find((element) =>
    /cook|bak/i.test(attributeOf(element, 'label')),
  );
  const { leftOver, ...facts } = factsOf({
    prep: timed('PrpT'),
    cook: elapsed(attributeOf(cookTime, 'elapsed')),
    total: timed('TTim'),
    servings: attributeOf(children(recipe, 'Serv')[0], 'qty').replace(/^0(?:\.0+)?$/, ''),
  });
  return {
    title: attributeOf(recipe, 'name').trim(),
    description: text('Desc') || undefined,
    ingredients: ingredientsOf(recipe),
    instructions: children(children(recipe, 'DirS')[0], 'DirT').flatMap((step) => stepLines(textIn(step))),
    ...facts,
    tags: children(children(recipe, 'CatS')[0], 'CatT')
      .map(textIn)
      .filter((tag) => tag !== ''),
    sourceUrl: [source, ...alternative, ...source.split(/[\s,;]+/)]
      .map(addressOf)
      .find((address) => address !== undefined),
    sourceName:
      [attributeOf(recipe, 'author'), addressOf(source) ? '' : source]
        .filter((said) => said.trim() !== '' && !/^n\/a$/i.test(said.trim()))
        .join(', ') || undefined,
    notes: text('Note') || undefined,
    nutrition: text('Nutr') || undefined,
    rating: starsOf(recipe),
    leftOver: [
      ...leftOver,
      ...leftOvers({
        Yield: `${attributeOf(amount, 'qty').replace(/\.0+$/, '')} ${attributeOf(amount, 'unit')}`.trim(),
        'Serving ideas': text('SrvI'),
        Wine: text('Wine'),
        Copyright: text('CpyR'),
        Picture: attributeOf(recipe, 'img'),
      }),
    ],
  };
}

/** The ingredients, of which a name that was too long for its column goes on in the next. */
function ingredientsOf(recipe: XmlElement): string[] {
  const lines: string[] = [];
  for (const element of children(recipe, 'IngR')) {
    const line = ingredientOf(element);
    const last = lines.at(-1);
    const isBare = attributeOf(element, 'qty') === '' && attributeOf(element, 'unit') === '';
    const isRest =
      isBare && !line.startsWith('[') && (GOES_ON.test(last?.slice(-MAX_TAIL) ?? '') || /^[=-]\s/.test(line));
    if (isRest && last !== undefined) lines[lines.length - 1] = `${last} ${line.replace(/^[=-]\s+/, '')}`;
    else if (line !== '') lines.push(line);
  }
  return lines;
}

const MAX_TAIL = 300;

function ingredientOf(element: XmlElement): string {
  const name = attributeOf(element, 'name').trim();
  if (attributeOf(element, 'code') === 'S') return toHeader(name);
  const words = [amountOf(element), attributeOf(element, 'unit').trim(), name];
  const preparation = textIn(children(element, 'IPrp')[0]);
  return [words.filter((word) => word !== '').join(' '), preparation]
    .filter((part) => part !== '')
    .join(', ');
}

/** '0.75 1' is from three quarters to one, '1 1/2' one and a half. */
const amountOf = (element: XmlElement): string =>
  attributeOf(element, 'qty')
    .trim()
    .replace(/^0$/, '')
    .replace(/^(\d+(?:\.\d+)?|\d+\/\d+)\s+(\d+(?:\.\d+)?)$/, '$1-$2');

/** '0:30' is a time, '0:00' is none. */
function elapsed(text: string): string {
  return /^0+:0+$/.test(text.trim()) ? '' : text.trim();
}

/** The first of the ratings, which go to ten. */
function starsOf(recipe: XmlElement): number | undefined {
  const value = Number(attributeOf(children(children(recipe, 'RatS')[0], 'RatE')[0], 'value'));
  const stars = Math.round(value / 2);
  return stars >= 1 && stars <= 5 ? stars : undefined;
}
