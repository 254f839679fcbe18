import { isHeader } from '@larder/shared/recipe-text/sections';
import { fold } from '@larder/shared/language/fold';
import { anyWord } from '../language/lexicon.ts';
import { isMeasured } from '../lines/amounts.ts';
import { namesFood } from '../lines/food.ts';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { isStepLike, isSurelyCooking } from '../lines/steps.ts';
import { outputsOf } from '../network.ts';
import { headingOf } from './headings.ts';
import type { Lists } from './assemble.ts';
import type { Reader } from './tagger/reader.ts';
import { firstOf, LABELS } from './tagger/labels.ts';
import type { Tagged } from './tagger/tag.ts';

const PRICED = /[$€£]\s?\d|\d\s?(?:[$€£]|kr\.?(?!\p{L})|zł)/u;
const NO_FOOD = new RegExp(anyWord('feelings'), 'gu');

/** How strong the evidence must be: made captions are easier to tell apart than people's. */
const SURE = 3;
const SURELY_NONE = -2;

/** Whether what was found in a text is a recipe: an ingredient at least, and evidence for it; undefined where it is unsure. */
export function isRecipe(reader: Pick<Reader, 'recipe'>, tagged: Tagged, lists: Lists): boolean | undefined {
  const score = recipeScore(reader, tagged, lists);
  if (lists.ingredients.length > 0 && score > SURE) return true;
  return score < SURELY_NONE ? false : undefined;
}

/** How strongly what was found in a text speaks for a recipe: above 0 more for one than against it. */
export function recipeScore({ recipe }: Pick<Reader, 'recipe'>, tagged: Tagged, lists: Lists): number {
  return outputsOf(recipe, recipeEvidence(tagged, lists))[0] ?? 0;
}

/** The evidence that what was found in a text is a recipe, and no list of other things. */
export function recipeEvidence(tagged: Tagged, { ingredients, steps }: Lists): number[] {
  const { scores, pieces, spans } = tagged;
  const items = ingredients.filter((line) => !isHeader(line));
  const share = (lines: readonly string[], holds: (line: string) => boolean) =>
    lines.length === 0 ? 0 : lines.filter(holds).length / lines.length;
  const headings = pieces.lines.flatMap(
    ({ start, end }) => headingOf(pieces.text.slice(start, Math.min(end, start + 120)))?.part ?? [],
  );
  const jokes = new Set([...items, ...steps].flatMap((line) => fold(line).match(NO_FOOD) ?? [])).size;
  return [
    Math.max(-6, Math.min(6, scores.recipe)) / 3,
    Math.min(8, items.length) / 4,
    Math.min(6, steps.length) / 3,
    items.length >= 2 && steps.length >= 1 ? 1 : 0,
    meanOf(scores.labels, firstOf('ingredient'), 3),
    meanOf(scores.labels, firstOf('step'), 3),
    share(items, isStrongIngredient),
    share(items, isMeasured),
    share(items, namesFood),
    share(steps, isStepLike),
    share(steps, isSurelyCooking),
    share(steps, namesFood),
    share(items, (item) => PRICED.test(item)),
    PRICED.test(pieces.text) ? 1 : 0,
    headings.includes('ingredients') ? 1 : 0,
    headings.includes('instructions') ? 1 : 0,
    jokes >= 2 ? 1 : 0,
    spans.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, pieces.text.length),
  ];
}

/** The mean of the highest shares of a label. */
function meanOf(scores: Float32Array, label: number, count: number): number {
  const shares: number[] = [];
  for (let at = label; at < scores.length; at += LABELS) shares.push(Math.exp(scores[at]!));
  const best = shares.sort((one, other) => other - one).slice(0, count);
  return best.length === 0 ? 0 : best.reduce((sum, each) => sum + each, 0) / count;
}
