import { anyOf } from '../language/lexicon.ts';
import { EATERS, FOR } from '../lines/servings.ts';
import { isBareCount } from './counts.ts';

const COUNT = String.raw`\d{1,3}(?:\s?[-–]\s?\d{1,3})?`;
const ALMOST = String.raw`(?:\s+(?:${anyOf('about')}|up\sto))?`;
/** A line that counts servings, minutes or calories and says no more. */
const FACT = new RegExp(
  String.raw`^(?:${[
    String.raw`${anyOf('servings', 'makes', 'portions')}(?:\s?[:=–-]|${ALMOST})\s*\S{0,3}\d`,
    String.raw`${FOR}\s+${COUNT}\s+${EATERS}`,
    String.raw`${COUNT}\s*${anyOf('portions', 'eaters')}(?!\p{L})`,
    String.raw`${anyOf('prepTime', 'cookTime', 'totalTime', 'restTime')}\s?(?:${anyOf('timeNouns')}\s?)?[:=–-]\s*\S{0,3}\d`,
    String.raw`(?:${anyOf('prepTime', 'cookTime', 'restTime')}\s)?${anyOf('timeNouns')}[^.\d]{0,20}[:=]?\s*\d`,
    String.raw`${anyOf('difficulty')}\s?[:=–-]`,
    String.raw`(?:${anyOf('calories', 'nutrients')}|macros)\s?[:=–-]?\s*\d`,
    String.raw`\d+\s?${anyOf('calories')}(?!\p{L})`,
    String.raw`\d+\s?g\s(?:${anyOf('of')}\s)?${anyOf('nutrients')}(?:\s*[|/,•]|$)`,
  ].join('|')})`,
  'iu',
);
const MAX_FACT = 90;

/** True for what begins with a fact, however it goes on. */
export function beginsWithFact(text: string): boolean {
  return FACT.test(text);
}

/** True for 'serves 4', '450 kcal' and 'prep: 10 min' on their own. */
export function isFact(text: string): boolean {
  return (text.length <= MAX_FACT && FACT.test(text)) || isBareCount(text);
}
