import { factLabels } from './facts.ts';
import { median } from './geometry.ts';
import { readHeading } from './headings.ts';
import { isSurelyCooking } from '../lines/steps.ts';
import { COOKED } from './refusal.ts';
import { isQuantityRow, isSentenceRow, wordCount, type PlacedRow } from './rows.ts';
import { tagRows } from './tagged-rows.ts';

/** What stands on a page under one title, or in one column without any. */
interface Article {
  rows: PlacedRow[];
  hasTitle: boolean;
}

const TALL = 1.25;
/** A neighbour's title is about as large as that of the recipe: what is smaller is a part of it. */
const AS_TALL = 0.7;
const MOST_WORDS = 10;
/** Fewer words may be a tip, or a line of thanks. */
const LEAST_WORDS = 16;
/** The tagger speaks so strongly against a recipe in letters, diaries and news. */
const SPEAKS_AGAINST = -3;
const LEAST_LISTED = 3;

/**
 * The rows of a page without the articles that stand beside the recipe, as on a cutting of a newspaper: prose under a title of its own
 * that says nothing a cook does. The same in a column of its own but without a title may be a tip: it becomes a note.
 */
export function splitNeighbours(rows: readonly PlacedRow[]): { rows: PlacedRow[]; notes: PlacedRow[][] } {
  const articles = articlesOf(rows);
  const recipe = articles.find((article) => article.rows.filter(isQuantityRow).length >= LEAST_LISTED);
  if (recipe === undefined) return { rows: [...rows], notes: [] };
  const others = new Set(
    articles.filter(
      (article, index) => article !== recipe && isNeighbour(article, recipe, articles[index + 1]),
    ),
  );
  return {
    rows: articles.flatMap((article) => (others.has(article) ? [] : article.rows)),
    notes: [...others].flatMap((article) => (article.hasTitle ? [] : [article.rows])),
  };
}

function articlesOf(rows: readonly PlacedRow[]): Article[] {
  const typical = median(rows.map(({ height }) => height));
  const tallest = Math.max(...rows.map(({ height }) => height));
  const isTitle = (row: PlacedRow) =>
    row.height > typical * TALL &&
    row.height > tallest * AS_TALL &&
    wordCount(row.text) > 0 &&
    wordCount(row.text) <= MOST_WORDS &&
    !isQuantityRow(row) &&
    readHeading(row.text) === undefined &&
    factLabels(row.text) === undefined;
  const articles: Article[] = [];
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const begins = isTitle(row) && (above === undefined || !isTitle(above) || above.block !== row.block);
    const last = articles.at(-1);
    if (last === undefined || begins || (above !== undefined && above.block !== row.block))
      articles.push({ rows: [row], hasTitle: isTitle(row) });
    else last.rows.push(row);
  });
  return articles;
}

function isNeighbour({ rows, hasTitle }: Article, recipe: Article, next: Article | undefined): boolean {
  const prose = rows.filter(isSentenceRow);
  const words = rows.reduce((sum, { text }) => sum + wordCount(text), 0);
  if (prose.length < 2 || words < LEAST_WORDS || rows.some(({ text }) => readHeading(text) !== undefined))
    return false;
  // What stands under the only title is said about the recipe that follows without one.
  if (hasTitle && !recipe.hasTitle) return false;
  if (hasTitle && next !== undefined && next.rows[0]?.block === rows[0]?.block && !next.hasTitle)
    return false;
  if (rows.some(({ text }) => isSurelyCooking(text) || COOKED.test(text))) return false;
  return tagRows(rows).score < SPEAKS_AGAINST;
}
