import { fold } from '@larder/shared/language/fold';
import { anyOf, wordsOf } from '../language/lexicon.ts';
import { memoized } from '../memoize.ts';
import { lettersOf } from './folded.ts';

const VERBS = wordsOf('verbs', 'kitchenVerbs', 'everydayVerbs');
const EVERYDAY_VERBS = wordsOf('everydayVerbs');
const HOMOGRAPHS = wordsOf('homographs');

/** The words of a text that are verbs of steps, folded. */
export function verbsIn(text: string): string[] {
  return lettersOf(text).filter((word) => VERBS.has(word));
}

export function isVerb(word: string): boolean {
  return VERBS.has(fold(word));
}

const TALK = new RegExp(String.raw`^${anyOf('talk')}(?![\p{L}'’])`, 'iu');

/** True for a sentence that begins as nobody begins a step: 'I love …', 'Would you …'. */
export function isTalk(text: string): boolean {
  return TALK.test(text);
}

const VERB_START = new RegExp(
  String.raw`^(?:(?:${[
    anyOf('then'),
    String.raw`${anyOf('stepClauses')}[^,:]{1,80}[,:]`,
    String.raw`${anyOf('stepPlaces')}[^,]{1,50},?`,
  ].join('|')})[\s-]{1,2}){0,3}([\p{L}\p{M}]+)`,
  'iu',
);

/** True when the first word is what a cook does: 'Mix …', 'Then gently fold …', 'In a large bowl, whisk …'. */
export function startsWithVerb(text: string): boolean {
  const word = VERB_START.exec(text)?.[1];
  return word !== undefined && isVerb(word);
}

export function isSentence(text: string): boolean {
  return /\p{L}\s?[.!。]$/u.test(text) || /[.!?]\s+\p{L}/u.test(text);
}

/** True for a sentence that tells what to do in a kitchen. */
export const isStepLike = memoized((text: string): boolean => {
  if (isUnspacedSentence(text)) return true;
  if (!text.includes(' ')) return false;
  if (/[?]\s*(?:$|\s)/.test(text) || isTalk(text)) return false;
  if (startsWithVerb(text)) return true;
  const count = lettersOf(text).length;
  if (count < 4) return false;
  const verbs = verbsIn(text).filter((word) => !HOMOGRAPHS.has(word)).length;
  return verbs >= 2 || (verbs === 1 && isSentence(text) && count >= 5);
});

/** True when a step has a word that belongs to kitchens alone: 'simmer', not 'rest' or 'add'. */
export function isSurelyCooking(text: string): boolean {
  return (
    isUnspacedSentence(text) ||
    verbsIn(text).some((word) => !EVERYDAY_VERBS.has(word) && !HOMOGRAPHS.has(word))
  );
}

const UNSPACED_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{6}/u;

/** True for what is written without spaces, at some length. */
export function isUnspacedSentence(text: string): boolean {
  return /[\u1100-\uffff]/.test(text) && UNSPACED_RUN.test(text);
}

/** True for a line shaped like a step, whatever its words mean: for lists that stand where steps stand. */
export function isStepShaped(line: string): boolean {
  const count = line.split(/\s+/).length;
  return (
    count >= 5 ||
    (line.length >= 12 && /[.!。]$/.test(line)) ||
    /[\p{Script=Han}\p{Script=Hiragana}]{8}/u.test(line)
  );
}

/** 'of 5' behind 'Step 1'. */
export const OF_SO_MANY = String.raw`(?:\s?(?:/|${anyOf('of')})\s?\d{1,2})?`;
const STEP_NUMBER = new RegExp(
  String.raw`^(?:${anyOf('step')}\s*\d{1,2}${OF_SO_MANY}\s*[:.)–-]*|\d{1,2}\s*[.)、:º](?!\d)|\(\d{1,2}\)(?=\s))\s*(?=\S)`,
  'iu',
);
const ONLY_NUMBER = new RegExp(
  String.raw`^(?:${anyOf('step')}\s*)?\d{1,2}(?:\s*[.):/]\s*\d{0,2}|${OF_SO_MANY})$`,
  'iu',
);

/** True for a line with the number of a step in front: 'Step 2: …', '2. …'. */
export function isNumbered(line: string): boolean {
  return STEP_NUMBER.test(line);
}

export function withoutStepNumber(line: string): string {
  return line.replace(STEP_NUMBER, '');
}

/** True for the number of a step and nothing else. */
export function isOnlyNumber(line: string): boolean {
  return ONLY_NUMBER.test(line);
}
