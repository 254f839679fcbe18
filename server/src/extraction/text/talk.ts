import { cutText } from '@larder/shared/recipe-text/cut-text';
import { anyOf } from '../language/lexicon.ts';
import { namesFood } from '../lines/food.ts';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { sentences } from '../lines/sentences.ts';
import { headingOf } from './headings.ts';
import { markOf, stripped } from './line-markers.ts';
import { amountsIn } from './step-amounts.ts';
import type { Weights } from './tagger/network.ts';
import { piecesOf } from './tagger/pieces.ts';
import { saidByOne } from './talk-lines.ts';
import { likeliestName, spokenIn, type SpokenRecipe } from './talk-reading.ts';
import { talkTags } from './talk-tags.ts';

// Recipes that somebody tells: dictated, in one paragraph, in a chat, in a letter.

const LEAST_THINGS = 3;
const MOST_CHARACTERS = 10_000;
/** What recipes in talk score is 7 to 13, what others do -13 to -10. */
const VERY_SURE = 9;
/** What is mixed for a lantern is above this, but names no food. */
const SURE = 6;
const MOST_TOKENS = 4_000;

/** The recipe that a text tells in its sentences, with the amounts in them as its list; null where the network finds none, or the text is a list. */
export function readTalk(text: string, network: Weights): SpokenRecipe | null {
  if (!isUnmarked(text)) return null;
  const { text: said, others } = saidByOne(cutText(text, MOST_CHARACTERS));
  const pieces = piecesOf(said);
  if (pieces.tokens.length > MOST_TOKENS) return null;
  const tags = talkTags(network, pieces);
  const spoken = tags.scores.recipe > 0 ? spokenIn(tags) : null;
  if (!spoken || spoken.ingredients.length < LEAST_THINGS || spoken.steps.length === 0) return null;
  if (!isBelieved(tags.scores.recipe, spoken, said)) return null;
  if (spoken.title !== '') return spoken;
  // Who asks for it may be the one who names it.
  const all = others === '' ? '' : spokenIn(talkTags(network, piecesOf(`${others}\n${said}`))).title;
  return { ...spoken, title: all || likeliestName(tags) };
}

/** A short order ('Mix two cups of flour with three eggs, bake it') is believed where the rules find a method in it, too. */
function isBelieved(score: number, { ingredients }: SpokenRecipe, said: string): boolean {
  if (score > VERY_SURE) return true;
  if (score > SURE) return ingredients.some((line) => namesFood(line));
  return amountsIn(sentences(said)).length > 0;
}

const MOST_LISTED = 2;
const MOST_ITEM = 60;

/** A text of sentences: at most two of its lines are ingredients by themselves, and no list is announced. */
export function isTalk(text: string): boolean {
  const listed = text.split('\n').filter((line) => {
    const item = stripped(line);
    return item.length < MOST_ITEM && isStrongIngredient(item);
  });
  return listed.length <= MOST_LISTED && isUnmarked(text) && !HEADED[0]!.test(text);
}

/** At most two of its lines are marked as items of a list, none is a list, and not both lists are headed. */
function isUnmarked(text: string): boolean {
  const lines = text.split('\n');
  const marked = lines.filter((line) => markOf(line) !== null).length;
  const headed = new Set(lines.map((line) => headingOf(line)?.part));
  return (
    marked <= MOST_LISTED &&
    !lines.some((line) => PARTED.test(line)) &&
    !(headed.has('ingredients') && headed.has('instructions')) &&
    !HEADED.every((heading) => heading.test(text))
  );
}

/** A list in one line, with signs between its items: 'leeks 2 / cream 100 ml / nutmeg / salt'. */
const PARTED = /^(?:[^\n/|✦★•·]{1,80}\s([/|✦★•·])\s)(?:[^\n/|✦★•·]{1,80}\s\1\s){2}/u;

/** Both lists are headed: no talk, wherever the headings stand. */
const HEADED = [anyOf('ingredients', 'youNeed'), anyOf('instructions', 'howTo')].map(
  (heading) => new RegExp(String.raw`(?<!\p{L})(?=\p{L})${heading}\s?:`, 'iu'),
);
