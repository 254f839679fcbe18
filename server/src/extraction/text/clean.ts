import { fold } from '@larder/shared/language/fold';
import { withWholeWords } from '../lines/line-ends.ts';

const MAX_CHARS = 100_000;

/** Characters that nobody sees or that turn the text around; NUL and lone surrogates too. */
const INVISIBLE = new RegExp(
  [
    String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f]`,
    String.raw`[\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]`,
    String.raw`[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]`,
  ].join('|'),
  'g',
);

/** Letters that are drawn bold or slanted: what people use on sites without bold type. */
const FANCY = /(?:\ud835[\udc00-\udfff])+/g;

/** A text as people meant it: one kind of line break, nothing invisible, at most a hundred thousand characters. */
export function cleanCaption(text: string): string {
  const clean = withWholeWords(text.slice(0, MAX_CHARS))
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .normalize('NFC');
  return clean.includes('\ud835') ? clean.replace(FANCY, (letters) => letters.normalize('NFKC')) : clean;
}

export const EMOJI = String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d\u20e3])`;
export const EMOJIS = new RegExp(`${EMOJI}+`, 'gu');

/** Every hashtag, folded. */
export function hashtags(text: string): string[] {
  return [...text.matchAll(/#([\p{L}\p{M}\p{N}_]{2,60})/gu)].map(([, tag]) => fold(tag ?? ''));
}

/** Read backwards from the end: forwards, every hashtag of a long row would be tried as the first of the last ones. */
const HASHTAGS_AT_END = /$(?<=((?:[\s.·•]*#[\p{L}\p{M}\p{N}_]+)+[\s.·•]*))/u;

export function withoutEndHashtags(text: string): string {
  const tags = text.includes('#') ? (HASHTAGS_AT_END.exec(text)?.[1] ?? '') : '';
  return text.slice(0, text.length - tags.length);
}
