import { splitTags } from '../../../extraction/page/tags.ts';
import { MoveFileError, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { headingIn, partsOf } from './meal-master-lines.ts';
import { factsOf } from './reading/facts.ts';
import { sourcesIn, withoutLabelledBlocks } from './reading/labelled-blocks.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { MAX_SIGN_CHARS, paragraphSteps, plainLines } from './reading/plain-text.ts';
import { ratingOf } from './reading/values.ts';
import { wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const START =
  /^\W{0,4}(?:M{2,5}-*|-{4,})\s*(?=[^-\s]).*(?:Meal-?Master|Now You're Cooking|Recipe (?:via|extracted)|Exported (?:by|from))/i;
const END = /^(?:M{4,5}|-{5,})\s*$/;
const FIELD = /^\s{0,14}(Title|Categories|Yield|Servings)\s*:\s*(.*)$/i;

/**
 * Meal-Master's export, a text of many recipes (`.mmf`), as thinkle/gourmet writes it
 * (mealmaster_exporter) and reads it, and other programs with columns of their own.
 */
export const mealMaster: MoveFormat = {
  ...FORMATS['meal-master'],
  recognises: ({ name, start, entries }) =>
    entries === undefined && (name.endsWith('.mmf') || decodeText(start).split(/\r?\n/).some(isStartOf)),
  async *read(file) {
    let recipe: string[] | null = null;
    let count = 0;
    for (const line of [...plainLines(decodeText(await wholeOf(file))), 'MMMMM']) {
      const isStart = isStartOf(line);
      if (recipe !== null && (isStart || END.test(line))) {
        count += 1;
        const read: string[] = recipe;
        yield await oneRecipe(`#${count}`, () => recipeOf(read), headOf(read).said['title']);
        recipe = null;
      }
      if (isStart) recipe = [];
      else recipe?.push(line);
    }
    if (count === 0) throw new MoveFileError('no-recipes');
  },
};

function isStartOf(line: string): boolean {
  return START.test(line.slice(0, MAX_SIGN_CHARS));
}

/** Title, categories and yield; a value that ends with a comma goes on in the next line. */
function headOf(lines: readonly string[]): { said: Record<string, string>; end: number } {
  const said: Record<string, string> = {};
  let last = '';
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').slice(0, 10 * MAX_SIGN_CHARS);
    const match = FIELD.exec(line);
    if (match) said[(last = (match[1] ?? '').toLowerCase())] = (match[2] ?? '').trim();
    else if (said[last]?.endsWith(',') && line.trim() !== '') said[last] += ` ${line.trim()}`;
    else if (line.trim() !== '') break;
  }
  return { said, end: at };
}

function recipeOf(lines: readonly string[]): ReadRecipe {
  const { said, end } = headOf(lines);
  const { ingredients, method } = partsOf(lines.slice(end));
  const labelled = withoutLabelledBlocks(method);
  const { source, url, notes, nutrition, rating, ...times } = labelled.said;
  const { leftOver, ...facts } = factsOf({
    ...times,
    servings: said['yield'] ?? said['servings'] ?? times.servings ?? '',
  });
  return {
    title: said['title'] ?? '',
    ingredients,
    instructions: paragraphSteps(labelled.method, headingIn),
    ...facts,
    tags: splitTags(said['categories'] ?? '').filter((tag) => !/^none$/i.test(tag)),
    ...sourcesIn(source, url),
    notes,
    nutrition,
    rating: ratingOf(rating),
    leftOver,
  };
}
