import { toHeader } from '@larder/shared/recipe-text/sections';
import type { MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import type { XmlElement } from './guards/xml.ts';
import { factsOf } from './reading/facts.ts';
import { leftOvers } from './reading/left-over.ts';
import type { ReadRecipe } from './reading/one-recipe.ts';
import { addressOf } from './reading/values.ts';
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

/** RecipeML 0.5, XML, as KDE/krecipes writes it (src/exporters/recipemlexporter.cpp) and formatdata.com/recipeml describes it. */
export const recipeMl: MoveFormat = {
  ...FORMATS['recipe-ml'],
  keptInNotes: ['Equipment'],
  recognises: ({ start, entries }) => entries === undefined && /<recipeml\b/i.test(decodeText(start)),
  read: (file) => recipesOfXml(file, 'recipe', recipeOf),
};

function recipeOf(recipe: XmlElement): ReadRecipe {
  const [head] = children(recipe, 'head');
  const times = children(head, 'preptime');
  const time = (kind: RegExp) => timeOf(times.find((each) => kind.test(attributeOf(each, 'type') || 'prep')));
  const [amount] = children(head, 'yield');
  const { leftOver, ...facts } = factsOf({
    ...{ prep: time(/^prep/i), cook: time(/^cook|^bak/i), total: time(/^total/i) },
    servings: amountOf(amount) || textIn(amount),
  });
  const sources = [textAt(head, 'source'), ...children(children(head, 'source')[0], 'srcitem').map(textIn)];
  return {
    title: textAt(head, 'title'),
    description: textAt(recipe, 'description') || textAt(head, 'subtitle') || undefined,
    ingredients: ingredientsOf(children(recipe, 'ingredients')[0]),
    instructions: children(recipe, 'directions').flatMap(stepsOf),
    ...facts,
    tags: children(children(head, 'categories')[0], 'cat')
      .map(textIn)
      .filter((tag) => tag !== '' && !/^none$/i.test(tag)),
    sourceUrl: sources.map(addressOf).find((address) => address !== undefined),
    sourceName: sources.filter((said) => said !== '' && !addressOf(said)).join(', ') || undefined,
    notes: children(recipe, 'note').map(textIn).join('\n') || undefined,
    nutrition: textAt(recipe, 'nutrition') || undefined,
    leftOver: [
      ...leftOver,
      ...leftOvers({ Equipment: children(children(recipe, 'equipment')[0], 'tool').map(textIn).join(', ') }),
    ],
  };
}

/** The steps of each part below its title, those of no part first. */
function stepsOf(directions: XmlElement): string[] {
  const steps = children(directions, 'step').flatMap((step) => methodOf(textIn(step)));
  const parts = children(directions, 'dir-div').flatMap((part) => [
    toHeader(textAt(part, 'title')),
    ...stepsOf(part),
  ]);
  const written = steps.length + parts.length === 0 ? methodOf(textIn(directions)) : [];
  return [...steps, ...parts, ...written].filter((line) => line !== '');
}

const ingredientsOf = (list: XmlElement | undefined) =>
  groupedLines(
    list,
    { line: 'ing', group: 'ing-div' },
    { line: ingredientOf, heading: (group) => textAt(group, 'title') },
  );

/** '1 cup Flour, sifted', and what may stand in its place: '1 cup cream or 2 cups milk'. */
function ingredientOf(line: XmlElement): string {
  const said = joined(amountOf(children(line, 'amt')[0]), textAt(line, 'modifier'), textAt(line, 'item'));
  const whole = [said.replace(/;\s*/, ', '), textAt(line, 'prep')].filter((part) => part !== '').join(', ');
  const others = children(line, 'alt-ing').map(ingredientOf);
  const either = [whole, ...others].filter((part) => part !== '').join(' or ');
  return /^y/i.test(attributeOf(line, 'optional')) && either !== '' ? `${either} (optional)` : either;
}

/** '2 cups', '1-2 cups' */
function amountOf(element: XmlElement | undefined): string {
  const number = numberOf(element);
  return joined(/^0(?:\.0+)?$/.test(number) ? '' : number, textAt(element, 'unit'));
}

function numberOf(element: XmlElement | undefined): string {
  const [range] = [element, ...children(element, 'qty')].flatMap((part) => children(part, 'range'));
  return range ? `${textAt(range, 'q1')}-${textAt(range, 'q2')}` : textAt(element, 'qty');
}

function timeOf(element: XmlElement | undefined): string {
  const [time] = children(element, 'time');
  return time ? joined(numberOf(time), textAt(time, 'timeunit')) : textIn(element);
}
