import { stripListMarkers } from '@larder/shared/recipe-text/list-text';
import { anyOf } from '../language/lexicon.ts';
import { NUMBER_WORD } from '../lines/number-words.ts';
import { EMOJI } from './clean.ts';

// The bullets, numbers and ornaments around the text of a line.

export type Mark = 'number' | 'bullet' | null;

const KEYCAP = /^\s*(?:[0-9]\ufe0f?\u20e3|🔟|[①-⑳❶-❿⓵-⓾])\s*/u;
const NUMBER_MARK =
  /^\s*(?:\(?\d{1,2}\s?(?:[.)\]]\s?[-–]?|[:：](?!\d)|[-/](?=\s))|1?\d[°º](?=\s\p{L}{2})|\p{L}{3,10}\s\d{1,2}\s?[:.)–-])(?=\s|\p{L})/u;
/** 'Step one:' */
const WORD_STEP = new RegExp(String.raw`^\s*${anyOf('step')}\s${NUMBER_WORD}\s?[:.)–-]\s+`, 'iu');
const BULLET_MARK = /^\s*[^\p{L}\p{N}\s("'“‘[【「〔《#@$€£…¿¡&/]/u;
const LIST_MARK = /^\s*[•·▪●◦*–—-]\s/u;
const LIST_MARK_AT_END = /[•·▪●◦*–—-]\s*$/u;
/** Everything before the first letter, digit, quote or bracket is ornament. */
const ORNAMENT = /^[^\p{L}\p{N}("'“‘[【「〔《#@…¿¡]+/u;
const END_ORNAMENT = new RegExp(String.raw`^(?:\s|${EMOJI}|[•·▪●◦✦✧★☆♡♥❤→⬇↓👇~*_|–—-])$`, 'u');

/** True for a line behind a number, a dot or a dash, and not only adorned. */
export function isListed(line: string, mark: Mark): boolean {
  return mark === 'number' || (LIST_MARK.test(line) && !LIST_MARK_AT_END.test(line));
}

/** How a line is marked as an item of a list. */
export function markOf(line: string): Mark {
  if (KEYCAP.test(line) || NUMBER_MARK.test(line) || WORD_STEP.test(line)) return 'number';
  return BULLET_MARK.test(line) ? 'bullet' : null;
}

/** A word without a number soon behind it, or an amount: what has no mark of a list. */
const PLAIN_START = /^(?:\p{L}[^\d]{19}|\p{L}\D{0,19}$|\d{1,4}(?:[.,/]\d{1,3})?\s?[a-z])/iu;

/** The text of a line without its marks and ornaments. */
export function stripped(line: string): string {
  let text = line.trim();
  if (/^[\p{L}#]/u.test(text))
    text = text
      .replace(WORD_STEP, '')
      .replace(/^#{1,6}\s/, '')
      .trim();
  for (let round = 0; round < 3 && !PLAIN_START.test(text); round += 1) {
    const before = text;
    text = stripListMarkers(text.replace(KEYCAP, '').replace(/^\d{1,2}(?:[.)]\s?[-–]|\/)\s/, '')).replace(
      ORNAMENT,
      '',
    );
    if (text === before) break;
  }
  return withoutEndOrnament(text)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/^\*+|(?<!\*)\*+$/g, '')
    .trim();
}

function withoutEndOrnament(text: string): string {
  if (/[a-z\d.,!?)]$/i.test(text)) return text;
  let end = text.length;
  while (end > 0) {
    const isPair = /[\udc00-\udfff]/.test(text[end - 1] ?? '');
    const start = isPair ? end - 2 : end - 1;
    if (!END_ORNAMENT.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}
