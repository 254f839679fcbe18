import { fold } from '@larder/shared/language/fold';
import { cutText } from '@larder/shared/recipe-text/cut-text';
import { withPlainNumbers } from '@larder/shared/recipe-text/plain-numbers';
import { headerText, isHeader } from '@larder/shared/recipe-text/sections';
import { PLATFORMS, type SocialPlatform } from '@larder/shared/social/platforms';
import { anyWord } from '../language/lexicon.ts';
import { isMeasured } from '../lines/amounts.ts';
import { difficultyIn } from '../lines/difficulty.ts';
import { namesFood } from '../lines/food.ts';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { withoutHeaders } from '../lines/sections.ts';
import { rangeOfServings, servingsIn } from '../lines/servings.ts';
import { isStepLike } from '../lines/steps.ts';
import { timesIn } from '../lines/times.ts';
import type { EvidenceReason } from '@larder/shared/import/messages';
import type { DraftEvidence } from '../page/fields.ts';
import { cleanCaption } from './clean.ts';
import { combineRecipes } from './combine-recipes.ts';
import { withDictatedSigns } from './dictated-signs.ts';
import { taggerReading, tagsOf } from './tagger-reading.ts';
import { linesLeftOut, type ReadRecipe } from './left-out.ts';
import { captionLines } from './lines.ts';
import { learnedIn, listedIn, platformTitle, recipeOf, type TextContext } from './listed-recipe.ts';
import { isPromo } from './chatter.ts';
import { isDish } from './is-dish.ts';
import { bounded } from './ingredient-lines.ts';
import { withMendedList } from './mended-list.ts';
import { partsOf } from './parts.ts';
import { recipeUrlIn } from './recipe-link.ts';
import { recipesOfTags } from './recipes-of-tags.ts';
import { recipesOfText } from './recipes-of-text.ts';
import { isBetterName, isDoubtfulName, isLongerName } from './talk-name-worth.ts';
import { isChat, withoutOwnStamps, withoutSpeakers } from './talk-lines.ts';
import { isTalk, readTalk } from './talk.ts';
import type { SpokenRecipe } from './talk-reading.ts';
import { READER, type Reader } from './tagger/reader.ts';
import type { Tagged } from './tagger/tag.ts';
import { cleanTitle, MAX_TITLE } from './title.ts';

/** What a caption, message or any other text says of a recipe. */
export interface CaptionRecipe extends ReadRecipe {
  /** What it says beside that, as it was written: lines and parts of lines, in order. */
  leftOut: string[];
}

export interface CaptionReading {
  /** Null when the text holds no recipe. */
  recipe: CaptionRecipe | null;
  /** How much it makes, where that is more than a number of servings: '4-6'. */
  yield: string | undefined;
  /** The page that the text names as the place of the full recipe. */
  recipeUrl: string | null;
  /** The recipes of a text that holds several, in order; else empty. */
  titles: string[];
  /** The fields that a person should check, and why. */
  evidence: DraftEvidence | undefined;
  /** What was read: the text without what nobody sees, or the part of it about the chosen recipe. */
  text: string;
}

export interface CaptionContext extends TextContext {
  platform?: SocialPlatform | undefined;
  /** Which of several recipes is meant, from 0. Without it they are read as the sections of one. */
  choice?: number | undefined;
  /** What was learned from captions; the trained weights unless others are to be measured. */
  reader?: Reader | undefined;
}

/**
 * Reads a recipe out of free text: captions, messages, notes. Knows lists with and without headings, in several
 * languages, lists in one line and plain prose; leaves out what is said to followers. Never throws; linear in the
 * length of the text, of which it reads at most a hundred thousand characters.
 */
export function readCaption(written: string, context: CaptionContext = {}): CaptionReading {
  const text = withDictatedSigns(withoutOwnStamps(cleanCaption(written)));
  const tags = tagsOf(context.reader ?? READER, text);
  const several = severalIn(text, tags, context);
  const chosen = context.choice === undefined ? undefined : several[context.choice];
  const { recipe, doubts } =
    context.choice === undefined ? wholeOf(text, tags, several, context) : (chosen ?? NOTHING);
  const read = chosen?.text ?? text;
  const leftOut = recipe ? withoutSpeakers(linesLeftOut(read, recipe), read) : [];
  return {
    recipe: recipe && { ...recipe, ingredients: recipe.ingredients.map(withPlainNumbers), leftOut },
    evidence: recipe ? evidenceOf({ ...doubts, ...doubtOfUnused(leftOut, read) }) : undefined,
    yield: recipe ? rangeOfServings(fold(read), recipe.servings) : undefined,
    recipeUrl: recipeUrlIn(text),
    titles: several.map(({ title }) => title),
    text: read,
  };
}

/** A recipe, and what of it a person should check. */
interface ReadOne {
  recipe: ReadRecipe | null;
  doubts: Doubts;
}

type Doubts = Partial<Record<'title' | 'ingredients' | 'instructions', EvidenceReason>>;

const NOTHING: ReadOne = { recipe: null, doubts: {} };

function evidenceOf(doubts: Doubts): DraftEvidence | undefined {
  const fields = Object.entries(doubts);
  if (fields.length === 0) return undefined;
  return Object.fromEntries(
    fields.map(([field, reason]) => [field, { source: 'page', sure: false, reason }]),
  );
}

const MOST_UNUSED = 0.2;

/** Where more than a fifth of what a text says of food and cooking is not in its recipe, in the field that it is likely missing in. */
function doubtOfUnused(leftOut: readonly string[], text: string): Doubts {
  const unused = leftOut.filter(speaksOfCooking);
  const size = (lines: readonly string[]) => lines.join('').length;
  if (size(unused) <= MOST_UNUSED * size(text.split('\n').filter(speaksOfCooking))) return {};
  const items = unused.filter((line) => isStrongIngredient(line));
  return { [items.length * 2 > unused.length ? 'ingredients' : 'instructions']: 'partNotUsed' };
}

function speaksOfCooking(line: string): boolean {
  if (line.startsWith('#') || isPromo(line) || NUTRITION.test(line)) return false;
  return isStepLike(line) || isMeasured(line) || (namesFood(line) && /\s/.test(line.trim()));
}

const NUTRITION = new RegExp(anyWord('nutrients', 'calories'), 'iu');

interface OneOfSeveral extends ReadOne {
  title: string;
  text: string;
  recipe: ReadRecipe;
}

/** The recipes of a text that holds several; none where one of them cannot be read alone. */
function severalIn(text: string, tags: Tagged | null, { reader }: CaptionContext): OneOfSeveral[] {
  const several: OneOfSeveral[] = [];
  const byRules = recipesOfText(text);
  for (const { title, text: part } of byRules.length > 0 || !tags ? byRules : recipesOfTags(tags)) {
    const { recipe, doubts } = oneOf(part, { reader });
    if (!recipe || withoutHeaders(recipe.ingredients).length < 2 || recipe.instructions.length === 0)
      return [];
    several.push({
      title,
      text: part,
      recipe: { ...recipe, title },
      doubts: { ...doubts, title: undefined },
    });
  }
  return several;
}

function wholeOf(
  text: string,
  tags: Tagged | null,
  several: readonly OneOfSeveral[],
  context: CaptionContext,
): ReadOne {
  if (several.length > 0)
    return {
      ...NOTHING,
      recipe: combineRecipes(recipeOf(text, partsOf(captionLines(text)), context), several),
    };
  return oneOf(text, context, tags);
}

/** The recipe of a text that holds one, in its lines or in its sentences. */
function oneOf(
  text: string,
  context: CaptionContext,
  tags = tagsOf(context.reader ?? READER, text),
): ReadOne {
  const learned = tags && taggerReading(context.reader ?? READER, tags);
  const surelyListed = listedIn(text, context, learned);
  const isConversation = isChat(text);
  const isProse = isConversation || isTalk(text);
  const isNamed = surelyListed && !isDoubtfulName(surelyListed.title, text);
  const isAsked = isProse || (!isNamed && (surelyListed !== null || learned?.isRecipe !== false));
  const spoken = isAsked ? readTalk(text, (context.reader ?? READER).talk) : null;
  // What is a recipe, but no talk, is one as its lines are listed.
  const listed = surelyListed ?? (spoken && !isProse ? learnedIn(text, context, learned) : null);
  const isSpoken =
    spoken !== null && (!listed || (isProse && (isConversation || !isWritten(listed, spoken))));
  const found = isSpoken ? spokenRecipe(text, spoken, { listed, context }) : listed;
  if (!found || !isDish(found, text)) return NOTHING;
  const named = nameOf(found, text, context, spoken);
  const title = named || madeUpTitle(found, context);
  return {
    recipe: isSpoken ? { ...found, title } : withMendedList({ ...found, title }, text),
    doubts: {
      ...(named === '' && { title: 'madeUpTitle' as const }),
      ...(isSpoken && { ingredients: 'prose' as const, instructions: 'prose' as const }),
    },
  };
}

/** The title that was found, or, where none was or it is doubtful, the dish that is said to be made. */
function nameOf(
  { title, ingredients }: ReadRecipe,
  text: string,
  context: CaptionContext,
  spoken: SpokenRecipe | null,
): string {
  if (!spoken || platformTitle(text, context) !== '' || headsIn(ingredients).has(fold(spoken.title)))
    return title;
  return isBetterName(spoken.title, title, text) ? spoken.title : title;
}

/** The names of the parts of a list, folded. */
function headsIn(ingredients: readonly string[]): ReadonlySet<string> {
  return new Set(ingredients.flatMap((line) => fold(headerText(line) ?? '') || []));
}

/** A list in parts is one that was written, and so is one of the items that talk has. */
function isWritten(listed: ReadRecipe, spoken: SpokenRecipe): boolean {
  return isSectioned(listed) || listsTheSame(spoken, listed);
}

function isSectioned({ ingredients }: ReadRecipe): boolean {
  return ingredients.some((line) => line.startsWith('['));
}

function listsTheSame(spoken: SpokenRecipe, listed: ReadRecipe): boolean {
  const lettersOf = (lines: readonly string[]) => fold(lines.join('|')).replace(/[^\p{L}\p{N}|]/gu, '');
  return lettersOf(spoken.ingredients) === lettersOf(listed.ingredients);
}

/** What is said in sentences, with what else the text says. */
function spokenRecipe(
  text: string,
  { title, ingredients, steps }: SpokenRecipe,
  { listed, context }: { listed: ReadRecipe | null; context: CaptionContext },
): ReadRecipe {
  const folded = fold(text);
  const written = listed?.title ?? '';
  const named = title === '' || isLongerName(written, title, text) ? written : title;
  return {
    title: platformTitle(text, context) || named,
    description: '',
    ingredients: bounded(ingredients),
    instructions: bounded(steps),
    servings: servingsIn(folded),
    ...timesIn(folded, steps),
    difficulty: difficultyIn(folded),
  };
}

/** Where no name is found: the first ingredient and 'Recipe'. */
function madeUpTitle({ ingredients }: ReadRecipe, { platform }: CaptionContext): string {
  const first = ingredients.find((line) => !isHeader(line));
  if (first !== undefined) return `${cutText(cleanTitle(first), MAX_TITLE - 7)} Recipe`;
  return platform ? `${PLATFORMS[platform].name} Recipe` : 'Recipe';
}
