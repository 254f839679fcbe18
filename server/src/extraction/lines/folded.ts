import { fold, foldWords } from '@larder/shared/language/fold';
import { memoized } from '../memoize.ts';

/** A line as words are compared: asked for of each line from many sides. */
export const folded = memoized(foldWords);

/** The words of a line that are letters alone, folded. */
export const lettersOf = memoized((text: string): string[] => fold(text).match(/\p{L}+/gu) ?? []);
