import { fold } from '@larder/shared/language/fold';
import { difficultyIn } from '../lines/difficulty.ts';
import { withoutHeaders } from '../lines/sections.ts';
import { servingsIn } from '../lines/servings.ts';
import { timesIn } from '../lines/times.ts';
import type { DraftEvidence, FieldEvidence } from '../page/fields.ts';
import { linesLeftOut, type ReadRecipe } from '../text/left-out.ts';
import type { CaptionRecipe } from '../text/read-text.ts';
import { withAnswer, type AnsweredFields } from './page-answer.ts';
import { MAX_SHOWN } from './shown-text.ts';

/** A caption or text, and what was read in it. */
export interface ReadText {
  /** Null when no recipe was found. */
  recipe: CaptionRecipe | null;
  text: string;
  /** Of the fields that a person should check, or that a model has read too. */
  evidence?: DraftEvidence;
}

/** The reader of texts does not say how sure it is: a model may know better of every field. */
const UNKNOWN: FieldEvidence = { source: 'page', sure: false };
/** Of a recipe that the model alone has found. */
const MIN_INGREDIENTS = 2;
const FIELDS = ['title', 'ingredients', 'instructions'] as const;

/** The part of a text that a model is given. */
export function givenText(text: string): string {
  return text.slice(0, MAX_SHOWN);
}

/**
 * A reading with what a model read in the same text. What it read alike is sure then; other lines of it are taken that stand
 * in the text, to be checked. Where no recipe was found, its recipe is taken when it has at least two ingredients and a step there.
 * Undefined when the answer is made up or about something else.
 */
export function withTextAnswer(reading: ReadText, answer: AnsweredFields): ReadText | undefined {
  const { recipe, text } = reading;
  const own = recipe ?? { title: '', ingredients: [], instructions: [] };
  const evidence = { title: UNKNOWN, ingredients: UNKNOWN, instructions: UNKNOWN };
  const read = withAnswer({ draft: own, evidence, shown: givenText(text) }, answer);
  if (read === undefined) return undefined;
  const { title, ingredients, instructions } = read.draft;
  const known = FIELDS.filter((field) => read.evidence[field] !== UNKNOWN);
  const isOther = known.every((field) => field === 'title');
  const isWhole = withoutHeaders(ingredients).length >= MIN_INGREDIENTS && instructions.length > 0;
  if (isOther || (recipe === null && !isWhole)) return undefined;
  const rest = recipe ?? found(text, instructions);
  const merged: ReadRecipe = { ...rest, title: title || 'Recipe', ingredients, instructions };
  return {
    ...reading,
    recipe: { ...merged, leftOut: linesLeftOut(text, merged) },
    evidence: {
      ...reading.evidence,
      ...Object.fromEntries(known.map((field) => [field, read.evidence[field]])),
    },
  };
}

/** What else is known of a recipe that the model alone has found. */
function found(text: string, instructions: readonly string[]): Omit<ReadRecipe, 'title'> {
  const folded = fold(text);
  return {
    description: '',
    ingredients: [],
    instructions: [],
    servings: servingsIn(folded),
    ...timesIn(folded, instructions),
    difficulty: difficultyIn(folded),
  };
}
