import { knowEveryWord } from '@larder/shared/language/every-word';
import { fold } from '@larder/shared/language/fold';
import type { Language as SharedLanguage } from '@larder/shared/language/language';
import { LANGUAGES as SHARED } from '@larder/shared/language/languages';
import { valuesIn, wordsIn as sharedWordsIn } from '@larder/shared/language/patterns';
import { NUMBERS_OF_TIME } from '@larder/shared/language/numbers-of-time';
import { likeliestLanguage } from '@larder/shared/recipe-text/likely-languages';
import { endOf, linePatterns, type LinePatterns } from '@larder/shared/recipe-text/line-patterns';
import { isCounted, unitNameAt, type LanguageCode } from '@larder/shared/recipe-text/unit-names';
import { LANGUAGES, type Field } from '../language/lexicon.ts';
import { SPOKEN_NUMBERS } from '../language/spoken-numbers.ts';
import { entriesOf, patternOf, wordsIn } from '../language/notation.ts';
import { memoized } from '../memoize.ts';
import { foodTest, verbTests, wareTest } from './talk-word-tests.ts';

knowEveryWord();

/** The words of one language by which talk about cooking is read. Words are given folded. */
export interface TalkWords {
  code: LanguageCode;
  /** What the readers of lines know: 'a few', 'juice of', 'ripe', 'chopped'. */
  patterns: LinePatterns;
  numbers: ReadonlyMap<string, number>;
  /** 'quarter', 'thirds' */
  parts: ReadonlyMap<string, number>;
  /** The 'and' within a number. */
  joint: string;
  /** Lists of words. */
  is: (list: TalkList, word: string) => boolean;
  isFood: (word: string) => boolean;
  isVerb: (word: string) => boolean;
  /** What is hardly done but in kitchens. */
  isKitchenVerb: (word: string) => boolean;
  /** 'litre', 'cups' */
  isUnit: (word: string) => boolean;
  /** 'piece', 'slices' */
  isCountedUnit: (word: string) => boolean;
  /** 'red', 'frito' */
  isQuality: (word: string) => boolean;
  /** 'soup', 'Apfelkuchen' */
  isDish: (word: string) => boolean;
  /** Sounds of thinking, with what stands before them; global. */
  fillers: RegExp;
  /** What stands before the name of a dish, the surest first; global. */
  tells: readonly Tell[];
  /** What stands behind the name of a dish that was asked for: 'the lasagne you wanted'; global. */
  askedFor: RegExp;
  /** Said behind the name of a food of how it is: ' finely chopped'; from a place on. */
  behind: RegExp;
  /** How those who tell go on to the next step: ' and then'; global. */
  goesOn: RegExp;
  /** What is said when the method has ended: 'let me know'; from a place on. */
  closings: RegExp;
  /** 'chop', not 'chopped' */
  isOrder: (word: string) => boolean;
  /** 'tin', 'Küchentuch' */
  isWare: (word: string) => boolean;
  /** 'little by little'; from a place on. */
  adverbs: RegExp;
  /** Its verbs may stand last, as a cook's orders: 'die Eier trennen'. */
  isVerbLast: boolean;
  /** Its names are of several words: 'chocolate chips', not 'Schokoladenstückchen'. */
  isOpenCompound: boolean;
  /** What is counted once has one: 'a litre', not 'litr'. */
  hasArticles: boolean;
  /** Its articles stand at the ends of words: 'fisken'. */
  isDefiniteBehind: boolean;
  /** 'avec du sel' names salt that was not spoken of. */
  isPartitive: boolean;
  /** Its adjectives stand behind the food: 'pomodori maturi'. */
  isFoodFirst: boolean;
}

/** What announces the name of a dish; 'for' alone is a weak sign. */
export interface Tell {
  pattern: RegExp;
  isWeak: boolean;
}

export type TalkList =
  | 'articles'
  | 'halves'
  | 'and'
  | 'of'
  | 'pinches'
  | 'ends'
  | 'consumed'
  | 'tellers'
  | 'seasoned'
  | 'cuts'
  | 'the'
  | 'unlisted'
  | 'doers'
  | 'ovens'
  | 'or'
  | 'kin'
  | 'others'
  | 'sizes'
  | 'foodHeads'
  | 'joins'
  | 'cookedAs';

const FOOD_FIRST: readonly LanguageCode[] = ['fr', 'es', 'it', 'pt', 'ro', 'pl'];
/** Languages so alike that a short text may be in either. */
const SISTERS: Partial<Record<LanguageCode, readonly LanguageCode[]>> = {
  da: ['da', 'no'],
  no: ['no', 'da'],
};
const known = new Map<LanguageCode, TalkWords>();
let last: { text: string; code: LanguageCode } | undefined;

/** The words of the language that a text is most likely written in. */
export function talkWordsOf(text: string): TalkWords {
  // Asked for one text several times in a row.
  if (last?.text !== text) last = { text, code: likeliestLanguage([text]) };
  const { code } = last;
  const words = known.get(code) ?? wordsFor(code);
  known.set(code, words);
  return words;
}

function wordsFor(code: LanguageCode): TalkWords {
  const language: SharedLanguage = SHARED[code];
  const entries = (field: Field) =>
    (SISTERS[code] ?? [code]).flatMap((each) => entriesOf(LANGUAGES[each]?.[field] ?? ''));
  const own = (...fields: readonly Field[]) => wordsIn(fields.flatMap(entries));
  const shared = (...lists: readonly (string | undefined)[]) => lists.flatMap(sharedWordsIn).map(fold);
  const patterns = linePatterns(code);
  const lists = listsOf(language, own, shared);
  const moreFoods = new Set(own('moreFoods'));
  const isKnownFood = foodTest(code, own('food'));
  const isFood = memoized((word: string) => moreFoods.has(word) || isKnownFood(word));
  return {
    code,
    patterns,
    ...numbersOf(code, language),
    is: (list, word) => lists[list].has(word),
    isFood,
    ...verbTests(code, own, {
      isFood,
      isListedFood: (word) => moreFoods.has(word),
      consumed: lists.consumed,
    }),
    isQuality: (word) => endOf(patterns.describing, word, 0) > 0 || endOf(patterns.prepared, word, 0) > 0,
    ...unitTests(code),
    ...phrasesOf(entries, lists.and),
    isWare: wareTest(own('wares'), isFood),
    isVerbLast: code === 'de' || code === 'nl',
    isDefiniteBehind: code === 'sv' || code === 'da' || code === 'no',
    isOpenCompound: code === 'en',
    hasArticles: language.articles !== undefined,
    isPartitive: code === 'fr' || code === 'it',
    isFoodFirst: FOOD_FIRST.includes(code),
  };
}

function unitTests(code: LanguageCode): Pick<TalkWords, 'isUnit' | 'isCountedUnit'> {
  const unitOf = (word: string) => unitNameAt(word, 0, code)?.name;
  return {
    isUnit: (word) => {
      const unit = unitOf(word);
      return unit !== undefined && !isCounted(unit);
    },
    isCountedUnit: (word) => {
      const unit = unitOf(word);
      return unit !== undefined && isCounted(unit);
    },
  };
}

/** The patterns of what stands around the names of dishes and foods, and around a method. */
function phrasesOf(
  entries: (field: Field) => string[],
  and: ReadonlySet<string>,
): Pick<TalkWords, 'fillers' | 'tells' | 'askedFor' | 'behind' | 'goesOn' | 'closings' | 'adverbs'> {
  const anyOf = (field: Field, around: (source: string) => string, flags: string) => {
    const found = entries(field);
    return found.length === 0 ? NEVER : new RegExp(around(patternOf(found)), flags);
  };
  const fillers = patternOf([...entries('fillers'), 'hmm']);
  /** 'peeled and cut small', 'coupé en morceaux' */
  const again = (source: string) => String.raw`(?:\s(?:(?:${[...and].join('|')})\s)?${source}(?!\p{L}))`;
  return {
    fillers: new RegExp(String.raw`(^|\s)(?:${DRAWN_OUT}|${fillers})[,.…]{0,3}(?=\s|$)`, 'giu'),
    tells: entries('tellsOf').map((entry) => ({
      pattern: new RegExp(String.raw`(?<!\p{L})${patternOf([entry])}(?:(?=\s)|(?<=['’\s]))`, 'giu'),
      isWeak: !/[\s{]/.test(entry) && entry.length <= LONGEST_WEAK,
    })),
    askedFor: anyOf('askedFor', (source) => String.raw`\s${source}(?!\p{L})`, 'giu'),
    behind: anyOf('behind', (source) => String.raw`^\s${source}(?!\p{L})${again(source)}{0,2}`, 'iu'),
    goesOn: anyOf('goesOn', (source) => String.raw`\s(${source}\s)`, 'giu'),
    adverbs: anyOf('adverbs', (source) => String.raw`^${source}(?!\p{L})`, 'iu'),
    closings: anyOf('closings', (source) => String.raw`^${source}(?!\p{L})`, 'iu'),
  };
}

/** 'for', 'voici' */
const LONGEST_WEAK = 5;
/** 'umm', 'eeh', 'ääh', 'yyy': drawn out as no word is. */
const DRAWN_OUT = '(?:u{1,4}h*m{2,}|u+h+m+|e{2,}h+|e+h+m+|ä{1,3}h+m*|ö+h*m+|h+m{2,}|m{2,}h*|y{3,}|a+h+m+)';

function numbersOf(
  code: LanguageCode,
  language: SharedLanguage,
): Pick<TalkWords, 'numbers' | 'parts' | 'joint'> {
  const spoken = SPOKEN_NUMBERS[code];
  const numbers = [language.numbers, NUMBERS_OF_TIME[code], spoken?.pieces].flatMap(valuesIn);
  const folded = (entries: readonly (readonly [string, number])[]) =>
    new Map(entries.map(([word, value]) => [fold(word), value]));
  return {
    numbers: folded(numbers),
    parts: folded([
      ...sharedWordsIn(spoken?.parts.quarter).map((word) => [word, 1 / 4] as const),
      ...sharedWordsIn(spoken?.parts.third).map((word) => [word, 1 / 3] as const),
    ]),
    joint: fold(spoken?.joint ?? ''),
  };
}

type Listed<Of> = (...of: readonly Of[]) => string[];

function listsOf(
  language: SharedLanguage,
  own: Listed<Field>,
  shared: Listed<string | undefined>,
): Record<TalkList, ReadonlySet<string>> {
  return {
    articles: new Set([...shared(language.articles), ...own('oneOf')]),
    halves: new Set(shared(language.halves)),
    and: new Set(shared(language.and)),
    of: new Set([...shared(language.of), ...own('of')]),
    pinches: new Set(own('pinches', 'morePinches')),
    or: new Set([...own('or'), ...shared(language.or)]),
    kin: new Set(own('kin')),
    others: new Set(own('others')),
    sizes: new Set(own('sizes')),
    foodHeads: new Set(own('foodHeads')),
    joins: new Set([...own('stops', 'and', 'or'), ...shared(language.and, language.or, language.with)]),
    ends: new Set([
      ...own('stops', 'nameEnds', 'and', 'or', 'oneOf'),
      ...shared(language.and, language.or, language.with, language.articles),
    ]),
    consumed: new Set(own('consumed')),
    tellers: new Set(own('tellers')),
    seasoned: new Set(own('seasoned')),
    cuts: new Set(own('cuts')),
    the: new Set(own('the')),
    unlisted: new Set(own('unlisted')),
    doers: new Set(own('doers')),
    ovens: new Set(own('ovens')),
    cookedAs: new Set(own('cookedAs')),
  };
}

const NEVER = /(?!)/gu;

/** Where the words of a list that the readers of lines know end, those that begin at a place of a text in lower case; -1 for none. */
export function endOfWords(
  { patterns }: TalkWords,
  list: keyof LinePatterns,
  text: string,
  place: number,
): number {
  return endOf(patterns[list], text, place);
}
