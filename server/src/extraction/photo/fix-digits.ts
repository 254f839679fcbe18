import { anyOf } from '../language/lexicon.ts';
import { isUnitWord } from '@larder/shared/recipe-text/units';
import { WRITTEN_FRACTION } from './amount-values.ts';

/** The '1' of a hand, before a fraction. */
const STROKE_BEFORE_FRACTION = new RegExp(String.raw`^[/\\|lI!](?=\s?${WRITTEN_FRACTION}(?![\d/]))`);

/**
 * Old-style figures and thin strokes are taken for letters: '1o' is 10, '4s minutes' 45, 'I carrot' 1 carrot. Letters
 * give way to digits one for one, so that the text keeps its length.
 */
export function fixDigits(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])(?=[\doOsSlI|]*\d)[\doOsSlI|]{2,5}(?=(\s?\p{L}*))/gu, (token, after: string) =>
      fixToken(token, after),
    )
    .replace(/(?<![\p{L}\d])[lI|](?=\/\d)/gu, '1')
    .replace(STROKE_BEFORE_FRACTION, '1')
    .replace(/(?<![\p{L}\d])[lI|](?=\s(\p{L}+))/gu, (letter, word: string) =>
      isUnitWord(word) ? '1' : letter,
    )
    .replace(/^[lI|](?=\s\p{Ll})/u, '1')
    .replace(/^[sS](?=\s(\p{L}+))/u, (letter, word: string) => (isUnitWord(word) ? '5' : letter))
    .replace(/(?<=[\d%]\s?)[I1](?=bs?(?!\p{L}))/gu, 'l')
    .replace(/(?<=\d\s?)0(?=z(?!\p{L}))/gu, 'o')
    .replace(
      /^(\d{1,2}(?:(?:[.,]\d{1,2})?\s|[.,]\d))1(?=\s(\p{Ll}{2,}))/u,
      (both, amount: string, word: string) => (isUnitWord(word) ? both : `${amount}l`),
    );
}

function fixToken(token: string, after: string): string {
  if (/^\p{L}/u.test(after) && !isUnitWord(after)) return token;
  const last = token.length - 1;
  return [...token]
    .map((character, index) => {
      if (/[oO]/.test(character)) return '0';
      const isUnit = index === last && index > 0;
      if (/[lI|]/.test(character)) return isUnit && character === 'l' ? character : '1';
      if (/[sS]/.test(character)) return isUnit && !isUnitWord(after.trim()) ? character : '5';
      return character;
    })
    .join('');
}

const TWO = new RegExp(String.raw`^a(?=\s?(\p{L}+))(?!\s?(?:${anyOf('pinches', 'someSizes')}))`, 'iu');

/** The text of a row by hand, where an 'a' before what is counted is a '2': 'a tsp.', 'acups', 'a eggs'. */
export function withTwo(text: string): string {
  return text.replace(TWO, (letter, word: string) =>
    isUnitWord(word) || /^eggs$/i.test(word) ? '2' : letter,
  );
}
