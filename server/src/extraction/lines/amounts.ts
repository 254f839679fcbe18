import { anyOf, entries, wordsOf } from '../language/lexicon.ts';
import { patternOf, UNSPACED } from '../language/notation.ts';
import { memoized } from '../memoize.ts';
import { folded } from './folded.ts';

const AMOUNT = /[\d½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;
/** A digit or fraction near the start. */
const AMOUNT_FIRST = /^\D{0,14}[\d½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;

export function hasAmount(line: string): boolean {
  return AMOUNT.test(line);
}

export function hasAmountFirst(line: string): boolean {
  return AMOUNT_FIRST.test(line);
}

const UNITS = [...wordsOf('measures', 'units')];
const UNIT_WORDS = new Set(UNITS.filter((unit) => !/\s/.test(unit)));
/** Units of several words, and those that no space parts from what stands before them. */
const UNIT = new RegExp(
  String.raw`(?:^|[\s\d])${patternOf(UNITS.filter((unit) => /\s/.test(unit)))}(?!\p{L})|${patternOf(UNITS.filter((unit) => UNSPACED.test(unit)))}`,
  'u',
);

/** True when a text names a kitchen measure in any language. */
export const namesUnit = memoized(
  (text: string): boolean =>
    folded(text)
      .split(/[ \d]+/)
      .some((word) => UNIT_WORDS.has(word)) || UNIT.test(folded(text)),
);

/** Japanese puts its spoons before the number. */
const BEFORE_NUMBER = patternOf(entries('measures').filter((unit) => /\p{Script=Hiragana}/u.test(unit)));
const MEASURED = new RegExp(
  String.raw`(?:\d|[½¼¾⅓⅔⅛])\s?${anyOf('measures')}(?!\p{L})|${BEFORE_NUMBER}\s?\d`,
  'iu',
);

/** True for a line with an amount in a unit that measures: '200 g', not '3 leaves'. */
export function isMeasured(text: string): boolean {
  return MEASURED.test(text);
}

const BARE_AMOUNT = /^[\d\s½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞.,/–-]+\p{L}{0,12}\.?$/u;

/** True for an amount and nothing else, as in a cell of its own beside its ingredient. */
export function isBareAmount(line: string): boolean {
  return (
    line.length <= 20 &&
    hasAmount(line) &&
    BARE_AMOUNT.test(line) &&
    (!/\p{L}/u.test(line) || namesUnit(line))
  );
}
