import { parse } from 'csv-parse';
import { splitTags } from '../../../extraction/page/tags.ts';
import { MoveFileError, type LeftOver, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { factsOf } from './reading/facts.ts';
import { ingredientLines, stepLines } from './reading/lines.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { addressOf, dateOf, ratingOf } from './reading/values.ts';
import { wholeOf } from './reading/zip-or-one.ts';

/** What columns are called, without case, spaces and signs. */
const COLUMNS = {
  title: ['title', 'name', 'recipe', 'recipename', 'recipetitle', 'titel'],
  description: ['description', 'summary', 'intro', 'beschreibung'],
  ingredients: ['ingredients', 'ingredient', 'recipeingredient', 'zutaten'],
  instructions: [
    'instructions',
    'directions',
    'steps',
    'method',
    'preparation',
    'recipeinstructions',
    'zubereitung',
  ],
  servings: ['servings', 'serves', 'yield', 'yields', 'recipeyield', 'portionen'],
  prep: ['preptime', 'prep', 'preparationtime', 'activetime', 'vorbereitungszeit'],
  cook: ['cooktime', 'cook', 'cookingtime', 'performtime', 'kochzeit'],
  total: ['totaltime', 'time', 'total', 'gesamtzeit'],
  difficulty: ['difficulty', 'level', 'schwierigkeit'],
  cuisine: ['cuisine', 'cuisines', 'recipecuisine'],
  tags: ['tags', 'tag', 'keywords', 'labels', 'schlagworter'],
  categories: ['categories', 'category', 'course', 'recipecategory', 'kategorien', 'kategorie'],
  url: ['url', 'sourceurl', 'link', 'website', 'originalurl', 'orgurl'],
  source: ['source', 'author', 'sourcename', 'quelle'],
  notes: ['notes', 'note', 'comments', 'notizen'],
  nutrition: ['nutrition', 'nutritionalinfo', 'nutritioninfo'],
  rating: ['rating', 'stars', 'bewertung'],
  created: ['created', 'createdat', 'datecreated', 'dateadded', 'date'],
  favorite: ['favorite', 'favourite', 'isfavorite', 'starred'],
  collections: ['collections', 'collection', 'cookbook', 'cookbooks'],
} as const;
type Column = keyof typeof COLUMNS;

/** A table with a line for each recipe, as RFC 4180 describes it; its first line names the columns. */
export const csv: MoveFormat = {
  id: 'csv',
  name: 'CSV',
  endings: ['.csv', '.tsv'],
  recognises: ({ name, entries }) => entries === undefined && /\.(?:csv|tsv)$/.test(name),
  async *read(file) {
    const text = decodeText(await wholeOf(file));
    const header = text.slice(0, text.search(/[\r\n]|$/));
    if (!header.split(delimiterOf(header)).some((name) => columnOf(name) === 'title'))
      throw new MoveFileError('no-recipes');
    let line = 0;
    for await (const row of rowsOf(text, delimiterOf(header))) {
      line += 1;
      yield await oneRecipe(`#${line}`, () => recipeOf(row));
    }
    if (line === 0) throw new MoveFileError('no-recipes');
  },
};

type Row = Record<string, string>;

async function* rowsOf(text: string, delimiter: string): AsyncGenerator<Row, void> {
  const options = {
    columns: true,
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  };
  try {
    for await (const row of parse(text, { ...options, skip_records_with_empty_values: true }))
      yield row as Row;
  } catch (error) {
    throw new MoveFileError('broken-file', error);
  }
}

function delimiterOf(header: string): string {
  const counts = [',', ';', '\t'].map((sign) => [sign, header.split(sign).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

function columnOf(name: string): Column | undefined {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const found = Object.entries(COLUMNS).find(([, names]) => (names as readonly string[]).includes(plain));
  return found?.[0] as Column | undefined;
}

function recipeOf(row: Row): ReadRecipe {
  const said: Partial<Record<Column, string>> = {};
  const further: LeftOver[] = [];
  for (const [name, value] of Object.entries(row)) {
    const column = columnOf(name);
    const text = value.replace(/\r\n?/g, '\n').trim();
    if (text === '') continue;
    if (column !== undefined && said[column] === undefined) said[column] = text;
    else further.push({ label: name.trim(), text });
  }
  const { leftOver, ...facts } = factsOf(said);
  const url = addressOf(said.url) ?? addressOf(said.source);
  return {
    title: said.title ?? '',
    description: said.description,
    ingredients: ingredientLines(said.ingredients ?? ''),
    instructions: stepLines(said.instructions ?? ''),
    ...facts,
    cuisine: splitTags(said.cuisine ?? ''),
    tags: [...splitTags(said.tags ?? ''), ...splitTags(said.categories ?? '')],
    sourceUrl: url,
    sourceName: said.source === url ? undefined : said.source,
    notes: said.notes,
    nutrition: said.nutrition,
    rating: ratingOf(said.rating),
    created: dateOf(said.created),
    isFavorite: /^(?:true|yes|1|x|ja)$/i.test(said.favorite ?? ''),
    collections: splitTags(said.collections ?? ''),
    leftOver: [...leftOver, ...further],
  };
}
