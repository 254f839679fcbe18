import { FIXED_AMOUNT } from '../language/fixed-amount-words.ts';
import { fold } from '../language/fold.ts';
import { isHeader } from './sections.ts';

/**
 * True for an ingredient line whose amount is proposed to stay when the recipe is made larger or smaller: what is for the tin, to
 * taste, for serving, and whole spices of which one does for any pot. A guess; the cook decides.
 */
export function isProposedFixed(line: string): boolean {
  if (isHeader(line)) return false;
  const folded = fold(line);
  return FIXED_AMOUNT.some((words) => words.test(folded));
}
