import { fold } from '@larder/shared/language/fold';
import { headerText } from '@larder/shared/recipe-text/sections';
import { isMeasured } from '../lines/amounts.ts';
import { namesFood } from '../lines/food.ts';
import { isStepLike } from '../lines/steps.ts';
import { isHook, isPromo } from './chatter.ts';
import { isFact } from './facts.ts';
import { headingOf } from './headings.ts';
import { isShouted, isSubheading } from './ingredient-lines.ts';
import type { ReadRecipe } from './left-out.ts';
import { stripped } from './line-markers.ts';
import { talkWordsOf, type TalkWords } from './talk-words.ts';
import { cleanTitle } from './title.ts';

const MOST_WORDS = 8;

/** The recipe with its list as a person would write it down, once it is known what the dish is called. */
export function withMendedList(recipe: ReadRecipe, text: string): ReadRecipe {
  const first = firstItemAbove(recipe, text);
  const ingredients = withoutOwnName(recipe).map(withoutCells);
  if (first === undefined) return { ...recipe, ingredients };
  const description = recipe.description
    .split('\n')
    .filter((line) => line !== first)
    .join('\n');
  return { ...recipe, description, ingredients: [first, ...ingredients] };
}

/** The one section of a list that is called as the dish is none. */
function withoutOwnName({ title, ingredients }: ReadRecipe): string[] {
  const [first = '', ...others] = ingredients;
  const name = headerText(first);
  const isOnly = others.every((line) => headerText(line) === null);
  return name !== null && isOnly && fold(cleanTitle(name)) === fold(title) ? others : ingredients;
}

/** 'Flour | 200 g', of a table; '1 cup | 240 ml milk' says one thing twice. */
function withoutCells(line: string): string {
  const cells = line.split('|').map((cell) => cell.trim());
  const amounts = cells.filter((cell) => /\d/.test(cell)).length;
  return amounts > 0 && amounts < cells.length ? cells.join(' ').trim() : line;
}

/** The first line of a list that stands below its title by itself: both readers take it for something said of the dish. */
function firstItemAbove({ title, ingredients }: ReadRecipe, text: string): string | undefined {
  const lines = text.split('\n').map(stripped);
  const at = lines.indexOf(ingredients[0] ?? '');
  const [before, line] = [lines[at - 2], lines[at - 1]];
  if (before === undefined || !line || !isItem(line, talkWordsOf(text))) return undefined;
  const isTitle = (one: string) => title !== '' && fold(cleanTitle(one)).includes(fold(title));
  const isBelowTitle = lines.slice(0, at - 1).some(isTitle) && (before === '' || isTitle(before));
  return isBelowTitle && !isTitle(line) ? line : undefined;
}

/** 'DOUGH (for two trays)', 'My way:' */
const HEADS = /^\p{Lu}{3,}(?!\p{L})|[.!?:]$/u;

/** It begins or ends with its amount; 'no eggs, no butter' and 'one pot, creamy' are said of the dish. */
function isItem(line: string, words: TalkWords): boolean {
  const isOther = [isHook, isPromo, isFact, isShouted, isSubheading, isStepLike].some((is) => is(line));
  if (isOther || headingOf(line) !== null || HEADS.test(line)) return false;
  const [first = ''] = fold(line).split(' ');
  const count = words.is('halves', first) ? 0.5 : words.numbers.get(first);
  if (count === 1 || line.split(' ').length > MOST_WORDS) return false;
  return count === undefined ? /\d/.test(line) && isMeasured(line) : namesFood(line);
}
