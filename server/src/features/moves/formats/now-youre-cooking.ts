import { toHeader } from '@larder/shared/recipe-text/sections';
import { splitTags } from '../../../extraction/page/tags.ts';
import { MoveFileError, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { factsOf } from './reading/facts.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { blocksOf, MAX_SIGN_CHARS, paragraphSteps, plainLines } from './reading/plain-text.ts';
import { wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const START = /^@{5}/;
const HEADING = /^-{3,}\s*([^-\s].*?)\s*-*\s*$/;
const LABELLED = /^\s*(Contributor|Yield|Preparation Time)\s*:\s*(.*)$/i;
/** What the program counted by, and its own name. */
const OF_PROGRAM = /^\s*(?:NYC Nutri|\*\* Exported from)/i;
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
  const isSaid = (block: readonly string[]) =>
    block.every((line) => LABELLED.test(line.slice(0, MAX_SIGN_CHARS)));
  const first = all.findIndex((block) => AMOUNT.test(block[0] ?? ''));
  // What is said over the ingredients is read with what is said behind the method.
  const above = all.slice(0, Math.max(first, 0)).filter(isSaid);
  const blocks = [...all.filter((block) => !above.includes(block)), ...above];
  const categories = AMOUNT.test(blocks[0]?.[0] ?? '') ? [] : (blocks.shift() ?? []);
  const said = new Map<string, string>();
  const method = blocks.slice(1).flatMap((block) => [
    ...block.filter((line) => {
      const match = LABELLED.exec(line.slice(0, MAX_SIGN_CHARS));
      if (match) said.set((match[1] ?? '').toLowerCase(), (match[2] ?? '').trim());
      return !match && !OF_PROGRAM.test(line) && !END.test(line);
    }),
    '',
  ]);
  const { leftOver, ...facts } = factsOf({
    prep: said.get('preparation time'),
    servings: said.get('yield'),
  });
  return {
    title: title.join(' ').trim(),
    ingredients: (blocks[0] ?? []).map(ingredientOf),
    instructions: paragraphSteps(method, headingIn),
    ...facts,
    tags: splitTags(categories.join(',')).filter((tag) => !/^none$/i.test(tag)),
    sourceName: said.get('contributor') || undefined,
    leftOver,
  };
}

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
