import { fold } from '@larder/shared/language/fold';
import { anyWord } from '../language/lexicon.ts';
import { isEatenByNobody } from '../lines/not-eaten.ts';
import { isSurelyCooking } from '../lines/steps.ts';
import type { ReadRecipe } from './left-out.ts';

const CONTEST = new RegExp(anyWord('contests'), 'gu');
/** A recipe may be posted beside a raffle, and names one word of it. */
const ENOUGH = 2;

/** Whether what is laid out as a recipe is one: no soap and no stitches, and no raffle with its prizes and its rules. */
export function isDish({ title, ingredients, instructions }: ReadRecipe, text: string): boolean {
  if (isEatenByNobody({ items: ingredients, steps: instructions }, [title])) return false;
  if (instructions.some(isSurelyCooking)) return true;
  return new Set(Array.from(fold(text).matchAll(CONTEST), ([words]) => words)).size < ENOUGH;
}
