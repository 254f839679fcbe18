import { isHeader } from '@larder/shared/recipe-text/sections';
import type { RecipeDraft } from '@larder/shared/recipe/schema';
import type { DraftEvidence, FieldEvidence, PageReading } from '../page/fields.ts';
import { lineKey, sharedWords, wordsOf } from '../page/text.ts';
import { isIngredientShaped } from '../lines/ingredients.ts';
import { withoutEmptySections, withoutHeaders } from '../lines/sections.ts';
import { isStepShaped } from '../lines/steps.ts';
import { groundOf, type Ground } from './grounding.ts';
import type { ModelAnswer } from './model-answer.ts';

export type ReadPageDraft = Extract<PageReading, { ok: true }>;
export type AnsweredFields = Extract<ModelAnswer, { isRecipe: true }>['fields'];

const LISTS = ['ingredients', 'instructions'] as const;
const IS_SHAPED = { ingredients: isIngredientShaped, instructions: isStepShaped };
/** A list is believed when so many of its lines stand on the page, and so many look like what they are to be. */
const MIN_GROUNDED = 0.8;
const MIN_SHAPED = 0.5;
/** Two readings are the same with so many words in common, and two titles of one recipe share at least so many. */
const ALIKE = 0.9;
const SAME_RECIPE = 0.3;
/** A list of the model must have at least this share of the letters of the embedded reader's. */
const MIN_LETTERS_SHARE = 0.5;

const BY_MODEL: FieldEvidence = { source: 'model', sure: false, reason: 'readByModel' };

/** What was read, and the text in which a model's lines must stand. */
interface Reading {
  draft: Pick<RecipeDraft, 'title' | 'ingredients' | 'instructions'>;
  evidence: DraftEvidence;
  shown: string;
}

/** Whether a model may know better: a field that makes a recipe is missing, or was not read surely. */
export function isUnsure(reading: Reading): boolean {
  return (['title', ...LISTS] as const).some((field) => isOpen(reading, field));
}

function isOpen({ draft, evidence }: Reading, field: 'title' | (typeof LISTS)[number]): boolean {
  return draft[field].length === 0 || evidence[field]?.sure === false;
}

/**
 * A reading with what a model read of the same source. Of the fields that are unsure, one that the model read alike is sure
 * then; of another the model's lines are taken that stand in the text that was shown, still to be checked. Undefined when the
 * answer is about another recipe, or made up.
 */
export function withAnswer<T extends Reading>(reading: T, answer: AnsweredFields): T | undefined {
  if (!isOpen(reading, 'title') && isOtherRecipe(answer.title, reading.draft.title)) return undefined;
  const ground = groundOf(reading.shown);
  const believed = LISTS.map((field) => ({ field, lines: believedLines(answer, field, ground) })).filter(
    ({ lines }) => lines.length > 0,
  );
  if (believed.length === 0) return undefined;
  const draft: Partial<Reading['draft']> = {};
  const evidence: DraftEvidence = {};
  for (const { field, lines } of believed) {
    const own = reading.draft[field];
    if (!isOpen(reading, field)) continue;
    if (isAlike(lines, own)) evidence[field] = confirmed(reading.evidence[field]);
    else if (lettersOf(lines) >= MIN_LETTERS_SHARE * lettersOf(own)) {
      draft[field] = lines;
      evidence[field] = BY_MODEL;
    }
  }
  if (isOpen(reading, 'title') && ground.holds(answer.title)) {
    const isSame = lineKey(answer.title) === lineKey(reading.draft.title);
    evidence.title = isSame ? confirmed(reading.evidence.title) : BY_MODEL;
    if (!isSame) draft.title = answer.title;
  }
  if (Object.keys(evidence).length === 0) return reading;
  return {
    ...reading,
    draft: { ...reading.draft, ...draft },
    evidence: { ...reading.evidence, ...evidence },
  };
}

function isOtherRecipe(answered: string, own: string): boolean {
  return answered !== '' && sharedWords(wordsOf(answered), wordsOf(own)) < SAME_RECIPE;
}

/** The lines of a list that stand on the page; none when too many do not, or hardly any looks like one of such a list. */
function believedLines(answer: AnsweredFields, field: (typeof LISTS)[number], ground: Ground): string[] {
  const lines = answer[field].filter((line) => ground.holds(line));
  const items = withoutHeaders(lines);
  if (lines.length < answer[field].length * MIN_GROUNDED) return [];
  if (items.filter(IS_SHAPED[field]).length < items.length * MIN_SHAPED) return [];
  return withoutEmptySections(lines);
}

function isAlike(lines: readonly string[], own: readonly string[]): boolean {
  const [left, right] = [lines, own].map((list) => wordsOf(withoutHeaders(list).join(' ')));
  return sharedWords(left ?? [], right ?? []) >= ALIKE;
}

function lettersOf(lines: readonly string[]): number {
  return lines.filter((line) => !isHeader(line)).join('').length;
}

/** Two readers who know nothing of one another agree. */
function confirmed(evidence: FieldEvidence | undefined): FieldEvidence {
  return { source: evidence?.source ?? 'page', sure: true };
}
