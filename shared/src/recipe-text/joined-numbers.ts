import { fold } from '../language/fold.ts';
import { numberWords } from '../language/patterns.ts';
import { anyFolded, numbersOfTime } from '../language/step-patterns.ts';

// Numbers from 21 to 99 in one word: 'fünfundzwanzig', 'vijfentwintig', 'tjugofem', 'venticinque', 'veinticinco'.

const WORDS = [...numberWords('numbers'), ...numbersOfTime()].map(([word, value]): [string, number] => [
  fold(word),
  value,
]);
const isOneWord = ([word]: [string, number]) => /^\p{L}+$/u.test(word);
const ONES = new Map([
  ...WORDS.filter(isOneWord).filter(([, value]) => value >= 2 && value < 10 && Number.isInteger(value)),
  ...['ein', 'een', 'en', 'ett', 'uno'].map((word): [string, number] => [word, 1]),
]);
const TENS = new Map([
  ...WORDS.filter(isOneWord).filter(([, value]) => value >= 20 && value < 100 && value % 10 === 0),
  ['veinti', 20] as const,
]);
const [ONE, TEN] = [anyFolded([...ONES.keys()]), anyFolded([...TENS.keys()])];

/** The source of a pattern for such a number in a folded text. It minds no boundaries. */
export const JOINED_NUMBER = `(?:${ONE}(?:und|en|og)${TEN}|${TEN}${ONE})`;

const ONE_FIRST = new RegExp(`^(${ONE})(?:und|en|og)(${TEN})$`, 'u');
const TEN_FIRST = new RegExp(`^(${TEN})(${ONE})$`, 'u');

/** The value of a word that the pattern matches. */
export function joinedNumber(word: string): number {
  const [, one = '', ten = ''] = ONE_FIRST.exec(word) ?? [];
  const [, first = ten, second = one] = TEN_FIRST.exec(word) ?? [];
  return (TENS.get(first) ?? 0) + (ONES.get(second) ?? 0);
}
