import { toHeader } from '@larder/shared/recipe-text/sections';
import { splitTags } from '../../../extraction/page/tags.ts';
import { MoveFileError, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { factsOf } from './reading/facts.ts';
import { sourcesIn, withoutLabelledBlocks } from './reading/labelled-blocks.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { blocksOf, MAX_SIGN_CHARS, paragraphSteps, plainLines } from './reading/plain-text.ts';
import { ratingOf } from './reading/values.ts';
import { wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const START = /^\s?@{5}/;
const HEADING = /^-{3,}\s*([^-\s].*?)\s*-*\s*$/;
/** What the program counted by, and its own name. */
const OF_PROGRAM = /^\s*(?:NYC Nutrilink|\*\* Exported from)/i;
const NUTRITION = /^\s*NYC Nutrition Analysis\s*(?:\([^()]{0,60}\))?\s*:/i;
const END = /^-{5,}\s*$/;
const AMOUNT = /^\s*(?:[\d½⅓⅔¼¾]|-{3,})/;

/** Now You're Cooking's text of many recipes, as the reader of KDE/krecipes describes it (src/importers/nycgenericimporter.cpp). */
export const nowYoureCooking: MoveFormat = {
  ...FORMATS['now-youre-cooking'],
  recognises: ({ start, entries }) => entries === undefined && /^\s*@{5}/.test(decodeText(start)),
  async *read(file) {
    const recipes: string[][] = [];
    for (const line of plainLines(decodeText(await wholeOf(file)))) {
      if (START.test(line)) recipes.push([]);
      else recipes.at(-1)?.push(line);
    }
    if (recipes.length === 0) throw new MoveFileError('no-recipes');
    for (const [nth, lines] of recipes.entries())
      yield await oneRecipe(
        `#${nth + 1}`,
        () => recipeOf(lines),
        lines.find((line) => line.trim() !== '')?.trim(),
      );
  },
};

/** Title, categories and ingredients, with empty lines between them; then the method, and labelled lines at its end. */
function recipeOf(lines: readonly string[]): ReadRecipe {
  const [title = [], ...all] = blocksOf(lines);
  const isSaid = (block: readonly string[]) => withoutLabelledBlocks(block).method.length === 0;
  const first = all.findIndex((block) => AMOUNT.test(block[0] ?? ''));
  // What is said over the ingredients is read with what is said behind the method.
  const above = new Set(all.slice(0, Math.max(first, 0)).filter(isSaid));
  const blocks = [...all.filter((block) => !above.has(block)), ...above];
  const categories = AMOUNT.test(blocks[0]?.[0] ?? '') ? [] : (blocks.shift() ?? []);
  const behindList = blocks
    .slice(1)
    .flatMap((block) => [
      ...block.filter((line) => !OF_PROGRAM.test(line) && !END.test(line)).map(asNutrition),
      '',
    ]);
  const { said, method } = withoutLabelledBlocks(behindList);
  const { leftOver, ...facts } = factsOf({ ...said, difficulty: '' });
  return {
    title: title.join(' ').trim(),
    ingredients: (blocks[0] ?? []).map(ingredientOf),
    instructions: paragraphSteps(method, headingIn),
    ...facts,
    tags: splitTags(categories.join(',').replaceAll('\t', ',')).filter((tag) => !/^none$/i.test(tag)),
    ...sourcesIn(said.source, said.url),
    notes: said.notes,
    nutrition: said.nutrition,
    rating: ratingOf(said.rating),
    leftOver,
  };
}

/** What was reckoned of its nutrients, under the name that others have for it. */
const asNutrition = (line: string): string =>
  line.slice(0, MAX_SIGN_CHARS).replace(NUTRITION, 'Nutrition:') + line.slice(MAX_SIGN_CHARS);

function headingIn(line: string): string | undefined {
  return line.length <= MAX_SIGN_CHARS ? HEADING.exec(line)?.[1] : undefined;
}

function ingredientOf(line: string): string {
  const heading = headingIn(line);
  return heading === undefined
    ? line
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/;\s*| -- ?/, ', ')
    : toHeader(heading);
}
