import { toHeader } from '@larder/shared/recipe-text/sections';
import type { MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import type { XmlElement } from './guards/xml.ts';
import { factsOf } from './reading/facts.ts';
import type { ReadRecipe } from './reading/one-recipe.ts';
import { base64Picture } from './reading/pictures.ts';
import { sourcesIn } from './reading/labelled-blocks.ts';
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

/** CookML, XML, as Rezeptsuite writes it and TandoorRecipes/recipes reads it (cookbook/integration/rezeptsuite.py). */
export const cookml: MoveFormat = {
  ...FORMATS.cookml,
  recognises: ({ name, start, entries }) =>
    entries === undefined && (name.endsWith('.cml') || /<cookml\b/i.test(decodeText(start))),
  read: (file) => recipesOfXml(file, 'recipe', recipeOf),
};

function recipeOf(recipe: XmlElement): ReadRecipe {
  const [head] = children(recipe, 'head');
  const said = (name: string) => attributeOf(head, name).replace(/^0$/, '');
  const { leftOver, ...facts } = factsOf({
    ...{
      prep: said('timeprepqty'),
      cook: said('timecookqty') || said('cookingtime'),
      total: said('timeallqty'),
    },
    servings: joined(said('servingqty'), said('servingtype')),
  });
  const remarks = children(recipe, 'remark').flatMap((remark) => [
    textAt(remark, 'user'),
    ...children(remark, 'line').map((line) => textIn(line)),
  ]);
  const picture = base64Picture('picture.jpg', textAt(head, 'picbin'));
  return {
    title: attributeOf(head, 'title'),
    ingredients: children(recipe, 'part')
      .flatMap((part, nth, parts) => [
        parts.length > 1 || nth > 0 ? toHeader(attributeOf(part, 'title')) : '',
        ...children(part, 'ingredient').map(ingredientOf),
      ])
      .filter((line) => line !== ''),
    instructions: children(recipe, 'preparation').flatMap((part) =>
      [...children(part, 'step'), ...children(part, 'text')].flatMap((step) => methodOf(textIn(step))),
    ),
    ...facts,
    tags: children(head, 'cat')
      .map((tag) => textIn(tag))
      .filter((tag) => tag !== ''),
    ...sourcesIn(textAt(head, 'sourceline') || textAt(head, 'source')),
    notes: remarks.filter((line) => line !== '').join('\n') || undefined,
    pictures: picture ? [picture] : [],
    leftOver,
  };
}

function ingredientOf(line: XmlElement): string {
  const said = joined(
    attributeOf(line, 'qty').replace(/^0$/, ''),
    attributeOf(line, 'unit'),
    attributeOf(line, 'item') || textIn(line),
  );
  return [said, textAt(line, 'inote')].filter((part) => part !== '').join(', ');
}
