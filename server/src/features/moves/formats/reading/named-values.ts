import { memoized } from '../../../../extraction/memoize.ts';
import { hasAmountFirst } from '../../../../extraction/lines/amounts.ts';
import { splitTags } from '../../../../extraction/page/tags.ts';
import { factsOf } from './facts.ts';
import { ingredientLines, stepLines } from './lines.ts';
import type { ReadRecipe } from './one-recipe.ts';
import { addressOf, dateOf, ratingOf } from './values.ts';

// What programs call the fields of a recipe, in the columns of a table, the keys of JSON and the labels of a text.

/** Without case, spaces and signs. */
const NAMES = {
  title: ['title', 'name', 'recipe', 'recipename', 'recipetitle', 'titel'],
  description: ['description', 'summary', 'intro', 'headnote', 'beschreibung', 'headline', 'about'],
  ingredients: [
    ...['ingredients', 'ingredient', 'recipeingredient', 'recipeingredients', 'ingredientlist', 'zutaten'],
    ...['ingredientlines', 'ingredientstext', 'ingredientes', 'ingrédients', 'ingredienti'],
  ],
  instructions: [
    ...['instructions', 'directions', 'steps', 'method', 'preparation', 'recipeinstructions', 'zubereitung'],
    ...['instruction', 'direction', 'procedure', 'preparationsteps', 'recipesteps', 'cookingdirections'],
    ...['recipedirections', 'methodsteps', 'step'],
  ],
  servings: [
    ...['servings', 'serves', 'yield', 'yields', 'recipeyield', 'portionen', 'portions', 'servingsize'],
    ...['numberofservings', 'makes', 'menge'],
  ],
  prep: ['preptime', 'prep', 'preparationtime', 'activetime', 'active', 'vorbereitungszeit', 'handsontime'],
  cook: ['cooktime', 'cook', 'cookingtime', 'performtime', 'kochzeit', 'bake', 'baketime', 'bakingtime'],
  total: ['totaltime', 'time', 'total', 'gesamtzeit', 'zeitaufwand', 'dauer', 'readyin', 'readyintime'],
  difficulty: ['difficulty', 'level', 'schwierigkeit'],
  cuisine: ['cuisine', 'cuisines', 'recipecuisine'],
  tags: ['tags', 'tag', 'keywords', 'labels', 'schlagworter', 'keyword', 'stichworte', 'stichworter'],
  categories: [
    ...['categories', 'category', 'course', 'courses', 'recipecategory', 'kategorien', 'kategorie'],
    ...['recipetype', 'recipetypes'],
  ],
  url: [
    ...['url', 'sourceurl', 'link', 'website', 'originalurl', 'orgurl', 'weblink', 'webpage', 'recipeurl'],
    ...['sourcelink', 'canonicalurl', 'originallink'],
  ],
  source: ['source', 'author', 'sourcename', 'quelle', 'adaptedfrom', 'recipeby', 'contributor', 'credit'],
  notes: ['notes', 'note', 'comments', 'notizen', 'recipenotes', 'tips'],
  nutrition: ['nutrition', 'nutritionalinfo', 'nutritioninfo', 'nutritionfacts', 'nutritionalinformation'],
  rating: ['rating', 'stars', 'bewertung', 'rated'],
  created: ['created', 'createdat', 'datecreated', 'dateadded', 'date', 'createddate', 'addedon'],
  favorite: ['favorite', 'favourite', 'isfavorite', 'starred', 'isfavourite'],
  collections: ['collections', 'collection', 'cookbook', 'cookbooks'],
} as const;
export type ValueName = keyof typeof NAMES;

const BY_NAME = new Map(
  (Object.entries(NAMES) as [ValueName, readonly string[]][]).flatMap(([name, words]) =>
    words.map((word) => [word, name] as const),
  ),
);
const NUTRIENTS = [
  ...[
    'calories',
    'energy',
    'kcal',
    '(?:total|saturated|trans)?fat',
    'cholesterol',
    'sodium',
    'salt',
    'sugars?',
  ],
  ...['(?:total)?carbohydrates?', 'carbs', '(?:dietary)?fib(?:er|re)', 'protein'],
];
const NUTRIENT = new RegExp(`^(?:${NUTRIENTS.join('|')})(?:content|grams|mg|g)?$`);
const PICTURE = /^(?:images?|photos?|pictures?|bild)(?:url|s|link)?$/;
const YES = /^(?:true|yes|1|x|ja)$/i;
const NO = /^(?:false|no|0|nein)$/i;

/** Without what it counts in: 'Prep Time (min)', 'cook_time_minutes'. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\([^()]{0,30}\)\s*$/, '')
    .replace(/[^a-z]/g, '')
    .replace(/(?<=time)(?:in)?(?:min(?:ute)?s?|h(?:ou)?rs?)$/, '');

const IN_HOURS = /(?:^|[^a-z])h(?:ou)?rs?\)?$/i;

/** '1.5' below 'Total Time (hrs)' is in hours. */
const withUnit = ({ name, text }: NamedValue): string =>
  IN_HOURS.test(name) && /^\d+(?:[.,]\d+)?$/.test(text) ? `${text} hours` : text;

/** The field that a column, key or label names; undefined for none of ours. */
export const valueNamed = memoized((name: string): ValueName | undefined =>
  name.length > 60 ? undefined : BY_NAME.get(plainName(name)),
);

/** A value of a recipe under the name that its file has for it. */
export interface NamedValue {
  column: ValueName | undefined;
  name: string;
  text: string;
}

/** The recipe that these values say. Of two of one field the second is left over, as is what no field takes. */
export function recipeOfValues(values: readonly NamedValue[]): ReadRecipe {
  const said: Partial<Record<ValueName, string>> = {};
  const further: NamedValue[] = [];
  for (const value of values.filter(({ text }) => text !== '')) {
    const before = value.column && said[value.column];
    const isList = value.column === 'ingredients' || value.column === 'instructions';
    if (isList && before !== undefined) said[value.column!] = `${before}\n${value.text}`;
    else if (value.column === undefined || before !== undefined) further.push(value);
    else said[value.column] = withUnit(value);
  }
  const nutrients = further.filter(
    ({ column, name }) => column === undefined && NUTRIENT.test(plainName(name)),
  );
  const others = further.filter((value) => !nutrients.includes(value));
  const { leftOver, ...facts } = factsOf(said);
  const url = addressOf(said.url) ?? addressOf(said.source);
  const [rating, created] = [ratingOf(said.rating), dateOf(said.created)];
  const isUnderstood: Partial<Record<ValueName, boolean>> = {
    url: addressOf(said.url) !== undefined,
    rating: rating !== undefined || Number(said.rating) === 0,
    created: created !== undefined,
    favorite: YES.test(said.favorite ?? '') || NO.test(said.favorite ?? ''),
  };
  const inWords = values.filter(
    ({ column, text }) => column && text === said[column] && isUnderstood[column] === false,
  );
  const nutrition = [said.nutrition ?? '', ...nutrients.map(nutrientLine)];
  return {
    title: said.title ?? '',
    description: said.description,
    ingredients: ingredientLines(inLines(said.ingredients ?? '', true)),
    instructions: stepLines(inLines(said.instructions ?? '', false)),
    ...facts,
    cuisine: splitTags(said.cuisine ?? ''),
    tags: [...splitTags(said.tags ?? ''), ...splitTags(said.categories ?? '')],
    sourceUrl: url,
    sourceName: said.source === url ? undefined : said.source,
    notes: said.notes,
    nutrition: nutrition.filter((text) => text !== '').join('\n') || undefined,
    rating,
    created,
    isFavorite: YES.test(said.favorite ?? ''),
    collections: splitTags(said.collections ?? ''),
    leftOver: [
      ...leftOver,
      ...[...inWords, ...others].map(({ name, text }) => ({ label: labelOf(name), text })),
    ],
  };
}

/** Of numbers without a unit, sodium is in milligrams. */
const nutrientLine = ({ name, text }: NamedValue): string =>
  `${name}: ${text}${/sodium/i.test(name) && /^[\d.,]+$/.test(text) ? ' mg' : ''}`;

const labelOf = (name: string): string => (PICTURE.test(plainName(name)) ? 'Picture' : name);

const MAX_ONE_LINE = 20_000;

/**
 * A list that stands in one line has its items behind '|', behind ';' or ',' where an amount follows each, or behind their numbers.
 * Tables that were made from pages have tags at the ends of their lines.
 */
function inLines(written: string, isList: boolean): string {
  const text = written.replace(/<br\s?\/?>|<\/?(?:li|p|ul|ol)>/gi, '\n').trim();
  if (text.includes('\n') || text.length > MAX_ONE_LINE) return text;
  const bars = text.split(/\s?\|\|?\s?/);
  if (bars.length > 1 && !text.startsWith('|')) return bars.join('\n');
  if (isList) {
    const signs = [/;\s*/, /,\s+(?=[\d½⅓⅔¼¾])/];
    const parts = signs
      .map((sign) => text.split(sign))
      .find((items) => items.length > 1 && items.every(hasAmountFirst));
    return parts?.join('\n') ?? text;
  }
  return isCounted(text) ? text.replace(/(?<!\s)\s+(?=\d{1,2}[.)]\s)/g, '\n') : text;
}

/** '1. Beat. 2. Chill.' */
function isCounted(text: string): boolean {
  const numbers = [...text.matchAll(/(?:^|\s)(\d{1,2})[.)](?=\s)/g)].map(([, number]) => Number(number));
  return numbers.length > 1 && numbers.every((number, nth) => number === nth + 1);
}
