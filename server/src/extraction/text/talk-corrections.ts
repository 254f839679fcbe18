import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import type { TalkWords } from './talk-words.ts';

interface Said {
  line: string;
  start: number;
  end: number;
}

const CORRECTS = String.raw`[\s,.;!?…–-]{0,6}(?:${anyOf('corrects')})(?!\p{L})`;
const CORRECTED = new RegExp(`^${CORRECTS}`, 'iu');
const CORRECTS_AT_END = new RegExp(`(?:${CORRECTS}){1,4}$`, 'iu');
const SAID_INSTEAD = new RegExp(`^((?:${CORRECTS}){0,6})[\\s,…–-]*([^,.;:!?\\n]+)`, 'iu');
const MOST_BETWEEN = 40;
const STEM = 4;

/** Without what is taken back: of 'two cups of milk no wait three cups of milk' the last. */
export function withoutCorrected<T extends Said>(items: readonly T[], text: string, words: TalkWords): T[] {
  return items.flatMap((item, at) => {
    const next = items[at + 1];
    if (next && isCorrected(item, next, text)) return [];
    const line = withOtherAmount(item, text.slice(item.end, next?.start), words);
    return [line === undefined ? item : { ...item, line }];
  });
}

function isCorrected(item: Said, next: Said, text: string): boolean {
  const between = text.slice(item.end, next.start);
  return between.length <= MOST_BETWEEN && CORRECTED.test(between) && isSameFood(item.line, next.line);
}

const wordsIn = (line: string) => fold(line).match(/[\p{L}\d]+/gu) ?? [];
const stemOf = (word: string | undefined) => word && fold(word).slice(0, STEM);

/** The last word of what is taken back, its food, is in what is said instead. */
function isSameFood(one: string, other: string): boolean {
  const stems = wordsIn(other).map(stemOf);
  return [one, one.replace(CORRECTS_AT_END, '')].some((line) => {
    const food = wordsIn(line).at(-1);
    return food !== undefined && stems.includes(stemOf(food));
  });
}

/** Of 'two spoons of cumin no wait one spoon' 'one spoon of cumin'; undefined where no other amount in the same unit follows. */
function withOtherAmount({ line }: Said, behind: string, words: TalkWords): string | undefined {
  const [, signs = '', instead = ''] = SAID_INSTEAD.exec(behind) ?? [];
  const bare = withoutEnd(line, words);
  const [number, unit] = instead.split(/\s+/, 2);
  const [ownNumber, ownUnit, ...food] = bare.split(/\s+/);
  if ((!signs && bare === line) || ![number, ownNumber].every((word) => isNumber(word, words)))
    return undefined;
  return food.length > 0 && stemOf(unit) === stemOf(ownUnit) ? [number, unit, ...food].join(' ') : undefined;
}

/** 'ein Ei' ends with a Finnish no, and is an egg. */
function withoutEnd(line: string, words: TalkWords): string {
  const last = wordsIn(line).at(-1);
  return last !== undefined && words.isFood(last) ? line : line.replace(CORRECTS_AT_END, '');
}

function isNumber(word: string | undefined, words: TalkWords): boolean {
  if (!word) return false;
  return /^\d/.test(word) || words.numbers.has(fold(word)) || words.is('articles', fold(word));
}
