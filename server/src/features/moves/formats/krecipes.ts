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
  groupedLines,
} from './reading/xml-recipes.ts';
import { FORMATS } from './names.ts';

/** Krecipes' own file (`.kreml`), XML, as KDE/krecipes writes it (src/exporters/kreexporter.cpp). */
export const krecipes: MoveFormat = {
  ...FORMATS.krecipes,
  recognises: ({ start, entries }) => entries === undefined && decodeText(start).includes('<krecipes '),
  read: (file) => recipesOfXml(file, 'krecipes-recipe', recipeOf),
};

function recipeOf(recipe: XmlElement): ReadRecipe {
  const [head] = children(recipe, 'krecipes-description');
  const [amount] = children(head, 'yield');
  const { leftOver, ...facts } = factsOf({
    prep: textAt(head, 'preparation-time').replace(/^0+:0+$/, ''),
    servings: joined(amountOf(amount), textAt(amount, 'type')),
  });
  const authors = children(head, 'author').map(textIn);
  const ratings = children(children(recipe, 'krecipes-ratings')[0], 'rating');
  const [criteria] = children(children(ratings[0], 'criterion')[0], 'criteria');
  return {
    title: textAt(head, 'title'),
    ingredients: ingredientsOf(children(recipe, 'krecipes-ingredients')[0]),
    instructions: methodOf(textAt(recipe, 'krecipes-instructions')),
    ...facts,
    tags: children(children(head, 'category')[0], 'cat')
      .map(textIn)
      .filter((tag) => tag !== ''),
    sourceUrl: authors.map(addressOf).find((address) => address !== undefined),
    sourceName: authors.filter((said) => said !== '' && !addressOf(said)).join(', ') || undefined,
    notes: ratings.map((rating) => textAt(rating, 'comment')).join('\n') || undefined,
    nutrition: nutritionOf(children(recipe, 'krecipes-properties')[0]),
    rating: ratingOf(textAt(criteria, 'stars')),
    pictures: children(children(head, 'pictures')[0], 'pic').flatMap(
      (picture) => base64Picture('picture.jpg', textIn(picture)) ?? [],
    ),
    leftOver,
  };
}

const ingredientsOf = (list: XmlElement | undefined) =>
  groupedLines(
    list,
    { line: 'ingredient', group: 'ingredient-group' },
    { line: ingredientOf, heading: (group) => attributeOf(group, 'name') },
  );

/** '200 g butter, soft or 150 ml oil' */
function ingredientOf(line: XmlElement): string {
  const said = joined(amountOf(line), textAt(line, 'unit'), textAt(line, 'name'));
  const whole = [said, textAt(line, 'prep')].filter((part) => part !== '').join(', ');
  const others = children(children(line, 'substitutes')[0], 'ingredient').map(ingredientOf);
  return [whole, ...others].join(' or ');
}

function amountOf(element: XmlElement | undefined): string {
  const [amount] = children(element, 'amount');
  const [least, most] = [textAt(amount, 'min'), textAt(amount, 'max')];
  return least !== '' ? `${least}-${most}` : textIn(amount).replace(/^0$/, '');
}

function nutritionOf(properties: XmlElement | undefined): string | undefined {
  const lines = children(properties, 'property').map(
    (property) =>
      `${textAt(property, 'name')}: ${joined(textAt(property, 'amount'), textAt(property, 'units'))}`,
  );
  return lines.join('\n') || undefined;
}
