import { cutText } from '@larder/shared/recipe-text/cut-text';
import { withoutHeaders } from '../lines/sections.ts';
import { listsOf, type Lists } from './assemble.ts';
import { describedIn } from './description.ts';
import { isRecipe } from './is-recipe.ts';
import { piecesOf } from './tagger/pieces.ts';
import { LABELS } from './tagger/labels.ts';
import { tagged, type Tagged } from './tagger/tag.ts';
import type { Reader } from './tagger/reader.ts';
import { titleIn } from './titles.ts';

/** What the trained tagger reads in a text. */
export interface TaggerReading extends Lists {
  title: string;
  description: string;
  /** Whether it is a recipe; undefined where the tagger is unsure. */
  isRecipe: boolean | undefined;
  /** Of nearly every token the tagger is sure what it is. */
  isSure: boolean;
}

/** Posts are shorter; what stands behind, and what is no text but signs, is read by the rules alone. */
const MOST_TAGGED = 10_000;
const MOST_TOKENS = 4_000;

/** What the trained tagger says of each stretch of a text; null for what is no post. */
export function tagsOf({ network }: Reader, text: string): Tagged | null {
  const pieces = piecesOf(cutText(text, MOST_TAGGED));
  return pieces.tokens.length > MOST_TOKENS ? null : tagged(network, pieces);
}

/** The recipe that the trained tagger finds. */
export function taggerReading(reader: Reader, tags: Tagged): TaggerReading {
  const lists = listsOf(tags);
  const title = titleIn(reader, tags);
  return {
    ...lists,
    title,
    description: describedIn(tags, title),
    isRecipe: isRecipe(reader, tags, lists),
    isSure: certainty(tags) >= SURE,
  };
}

/** Whether one reading holds all that another found, and more than a remark beside it. */
export function holdsMore(one: Lists, other: Lists): boolean {
  const own = lettersOf(one);
  const theirs = lettersOf(other);
  const isWithin = (line: string, all: string) => all.includes(letters(line));
  return (
    sizeOf(own) > sizeOf(theirs) + A_REMARK &&
    withoutHeaders(other.ingredients).every((line) => isWithin(line, own.ingredients)) &&
    other.steps.every((line) => isWithin(line, own.steps))
  );
}

/** Whether two readings hold the same but for their headers. */
export function holdsTheSame(one: Lists, other: Lists): boolean {
  const own = lettersOf(one);
  const theirs = lettersOf(other);
  return own.ingredients === theirs.ingredients && own.steps === theirs.steps;
}

/** Letters of 'Freezes really well.' and the like. */
const A_REMARK = 24;

const sizeOf = ({ ingredients, steps }: { ingredients: string; steps: string }) =>
  ingredients.length + steps.length;

function lettersOf({ ingredients, steps }: Lists): { ingredients: string; steps: string } {
  return { ingredients: letters(withoutHeaders(ingredients).join(' ')), steps: letters(steps.join(' ')) };
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const SURE = 0.96;

/** The share of the likeliest label, in the mean of all tokens. */
function certainty({ scores: { labels } }: Tagged): number {
  let sum = 0;
  for (let from = 0; from < labels.length; from += LABELS)
    sum += Math.exp(labels.subarray(from, from + LABELS).reduce((most, score) => Math.max(most, score)));
  return (sum * LABELS) / Math.max(1, labels.length);
}
