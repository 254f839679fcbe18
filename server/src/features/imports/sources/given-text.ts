import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import type { ImportDraft } from '@larder/shared/import/schema';
import {
  readCaption,
  type CaptionContext,
  type CaptionReading,
  type CaptionRecipe,
} from '../../../extraction/text/read-text.ts';
import type { ReadText } from '../../../extraction/model/text-answer.ts';
import type { DraftDeps, Reading } from './source.ts';

export interface GivenText extends Pick<CaptionReading, 'recipeUrl' | 'text' | 'yield' | 'evidence'> {
  /** Null when the text holds no recipe, or not the chosen one. */
  recipe: CaptionRecipe | null;
  /** Of a text that holds several recipes: what a person may choose, and what is read. */
  several: Required<Pick<ImportDraft, 'recipes' | 'chosen'>> | null;
}

/** Reads a caption or text. Of several recipes the first choice is all of them in one, which is read until another is chosen. */
export function readGivenText(
  text: string,
  choice: number | null,
  context: Omit<CaptionContext, 'choice'> = {},
): GivenText {
  const {
    recipe,
    recipeUrl,
    titles,
    text: read,
    yield: makes,
    evidence,
  } = readCaption(text, choice ? { ...context, choice: choice - 1 } : context);
  const recipes = [IMPORT_MESSAGES.allInOne(titles.length), ...titles].map((title) => ({ title, url: null }));
  return {
    recipe,
    recipeUrl,
    text: read,
    yield: makes,
    evidence,
    several: titles.length > 1 ? { recipes, chosen: choice ?? 0 } : null,
  };
}

/**
 * A reading with what the operator's model read in the same text, where there is one. It is not asked about several recipes
 * in one, of which it would read the first, nor about a chosen one that is gone.
 */
export async function withModel(
  { askAboutText }: Pick<DraftDeps, 'askAboutText'>,
  { recipe, text, several, evidence }: GivenText,
  { choice, signal }: Pick<Reading, 'choice' | 'signal'>,
): Promise<Pick<ReadText, 'recipe' | 'evidence'>> {
  const isGone = choice !== null && recipe === null;
  const own = { recipe, ...(evidence && { evidence }) };
  if (!askAboutText || several?.chosen === 0 || isGone || signal.aborted) return own;
  return askAboutText({ ...own, text }, signal);
}
