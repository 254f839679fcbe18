import { fold, foldPieces, type FoldedText } from './fold.ts';

// How a search reads what was typed and the texts it looks into. `fold_for_search` in SQL does the same to stored texts.

/** What people type or paste as an apostrophe, with letters that are written like one. */
const APOSTROPHE = /['`´‘’‛′ʹʻʼʽʾʿˈꞌ՚׳＇｀]/;
const APOSTROPHES = new RegExp(APOSTROPHE, 'g');
/** Between two words; a single sign between two digits belongs to their number: 1/2, 1.5, 9-12. */
const BETWEEN_WORDS = /(?!(?<=\p{Nd})[^\p{L}\p{M}\p{N}\s](?=\p{Nd}))[^\p{L}\p{M}\p{N}]+/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A text as searches look into it: folded, and an apostrophe is nothing, so that 'Shepherd’s' is 'shepherds'. */
export function foldForSearch(text: string): string {
  return withoutApostrophes(fold(withoutApostrophes(text)));
}

/** The same as `foldForSearch`, for those who need to know where in the original something was found. */
export function foldForSearchWithPositions(original: string): FoldedText {
  return foldPieces(original, foldForSearch);
}

/** The words that are searched for, folded as the texts are; none means no search. */
export function searchedWords(typed: string): string[] {
  return splitWords(foldForSearch(withoutSigns(typed)));
}

/**
 * What is typed with blanks for the signs, before it is folded: folding makes letters of some, as of ™. A search that has nothing
 * but signs is for these.
 */
export function withoutSigns(typed: string): string {
  const words = withoutApostrophes(typed).replace(BETWEEN_WORDS, ' ').trim();
  return LETTER_OR_DIGIT.test(words) ? words : typed.trim();
}

/** The words of what `withoutSigns` gave, once that is folded. (Folding makes signs, too: of ½ it makes 1/2.) */
export function splitWords(folded: string): string[] {
  return withoutSigns(folded)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function withoutApostrophes(text: string): string {
  return APOSTROPHE.test(text) ? text.replace(APOSTROPHES, '') : text;
}
