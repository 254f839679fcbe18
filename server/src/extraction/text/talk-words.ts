import { foodIn, headFoodIn } from '@larder/shared/foods/lexicon';
import { FOODS } from '@larder/shared/foods/all';
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
import { namesFood } from '../lines/food.ts';

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
  /** 'red', 'frito' */
  isQuality: (word: string) => boolean;
  /** 'soup', 'Apfelkuchen' */
  isDish: (word: string) => boolean;
  /** Sounds of thinking, with what stands before them; global. */
  fillers: RegExp;
  /** What stands before the name of a dish, the surest first; global. */
  tells: readonly RegExp[];
  /** 'chop', not 'chopped' */
  isOrder: (word: string) => boolean;
  /** Its names are of several words: 'chocolate chips', not 'Schokoladenstückchen'. */
  isOpenCompound: boolean;
  /** What is counted once has one: 'a litre', not 'litr'. */
  hasArticles: boolean;
  /** 'avec du sel' names salt that was not spoken of. */
  isPartitive: boolean;
  /** Its adjectives stand behind the food: 'pomodori maturi'. */
  isFoodFirst: boolean;
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
  | 'unlisted';

const FOOD_FIRST: readonly LanguageCode[] = ['fr', 'es', 'it', 'pt', 'ro', 'pl'];
/** Languages so alike that a short text may be in either. */
const SISTERS: Partial<Record<LanguageCode, readonly LanguageCode[]>> = {
  da: ['da', 'no'],
  no: ['no', 'da'],
};
const known = new Map<LanguageCode, TalkWords>();

/** The words of the language that a text is most likely written in. */
export function talkWordsOf(text: string): TalkWords {
  const code = likeliestLanguage([text]);
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
  const verbs = new Set(own('verbs', 'kitchenVerbs', 'everydayVerbs'));
  const spoken = own('spokenVerbs');
  const kitchen = new Set(own('kitchenVerbs', 'verbs'));
  const isSpoken = (word: string) => spoken.some((beginning) => isFormOf(word, beginning));
  const stems = stemsOf(verbs, code);
  const patterns = linePatterns(code);
  const lists = listsOf(language, own, shared);
  return {
    code,
    patterns,
    ...numbersOf(code, language),
    is: (list, word) => lists[list].has(word),
    isFood: foodTest(code, own('food')),
    isVerb: (word) =>
      !lists.consumed.has(word) && (verbs.has(word) || stems.has(stemOf(word, code)) || isSpoken(word)),
    isKitchenVerb: (word) => kitchen.has(word) || isSpoken(word),
    isQuality: (word) => endOf(patterns.describing, word, 0) > 0 || endOf(patterns.prepared, word, 0) > 0,
    isDish: dishTest(own('dishes'), verbs),
    isUnit: (word) => {
      const unit = unitNameAt(word, 0, code);
      return unit !== null && !isCounted(unit.name);
    },
    fillers:
      entries('fillers').length === 0
        ? NEVER
        : new RegExp(String.raw`(^|\s)${patternOf(entries('fillers'))}[,.…]{0,3}(?=\s|$)`, 'giu'),
    isOrder: (word) => verbs.has(word),
    isOpenCompound: code === 'en',
    hasArticles: language.articles !== undefined,
    tells: entries('tellsOf').map(
      (entry) =>
        new RegExp(
          String.raw`(?<!\p{L})${patternOf([entry])}(?=\s)|(?<!\p{L})${patternOf([entry])}(?<=['’])`,
          'giu',
        ),
    ),
    isPartitive: code === 'fr' || code === 'it',
    isFoodFirst: FOOD_FIRST.includes(code),
  };
}

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
    pinches: new Set(own('pinches')),
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
  };
}

/** By the foods that are known of a language, and by the beginnings of their names, which many languages bend. */
function foodTest(code: LanguageCode, beginnings: readonly string[]): (word: string) => boolean {
  const isNamed = code in FOODS ? beginsWithOne : namesFood;
  return (word) => foodIn(code, word) !== undefined || endsWithFood(word) || isNamed(word);

  /** 'Rapsöl', but not 'rausholen', which ends as the plural of 'Öl' would. */
  function endsWithFood(word: string): boolean {
    const food = fold(headFoodIn(code, word) ?? '');
    return food !== '' && (food.length > SHORT_FOOD || word.endsWith(food));
  }

  function beginsWithOne(word: string): boolean {
    return beginnings.some(
      (food) => word.startsWith(food) && word.length <= food.length + (food.length <= 3 ? 1 : LONGEST_BEND),
    );
  }
}

type Stems = ReadonlySet<string>;

/** The endings of verbs where they are bent little else than there. */
const VERB_ENDINGS: Partial<Record<LanguageCode, RegExp>> = {
  de: /(?:est|en|st|et|e|t)$/,
  nl: /(?:en|t)$/,
  es: /(?:amos|emos|imos|an|en|ar|er|ir|as|es|o|a|e)$/,
  pt: /(?:amos|emos|imos|am|em|ar|er|ir|as|es|ou|ei|o|a|e)$/,
  it: /(?:iamo|ate|ete|ite|are|ere|ire|ano|ono|o|a|e|i)$/,
  sv: /(?:ade|te|ar|er|a|r)$/,
  da: /(?:ede|te|er|e|r)$/,
  no: /(?:et|te|er|e|r)$/,
};
/** 'ausbacken', 'untergerührt' */
const SEPARABLE = /^(?:aus|an|ab|auf|ein|unter|um|durch|ver|be|uber|dazu|hinzu)(?:ge)?(?=\p{L}{4})/u;
const SHORTEST_STEM = 3;

function stemOf(word: string, code: LanguageCode): string {
  const ending = VERB_ENDINGS[code];
  if (!ending) return word;
  const stem = word.replace(ending, '');
  return code === 'de' ? stem.replace(SEPARABLE, '') : stem;
}

function stemsOf(verbs: Iterable<string>, code: LanguageCode): Stems {
  return new Set(
    [...verbs].map((verb) => stemOf(verb, code)).filter(({ length }) => length >= SHORTEST_STEM),
  );
}

/** By what its name begins or ends with: 'soupe', 'Linsensuppe'. */
function dishTest(own: readonly string[], verbs: ReadonlySet<string>): (word: string) => boolean {
  const names = [...own, ...wordsIn(entriesOf(EVERYWHERE))];
  return (word) =>
    !verbs.has(word) &&
    names.some(
      (name) =>
        (word.startsWith(name) && word.length <= name.length + (name.length > 4 ? LONGEST_BEND : 1)) ||
        (name.length > 3 && word.length > name.length + 2 && word.endsWith(name)),
    );
}

/** Dishes that are called the same nearly everywhere. */
const EVERYWHERE = `baklava | biryani | bolognese | borscht | brownie | bruschetta | burrito | carbonara | ceviche | chutney |
  couscous | crumble | curry | dal | dhal | enchilada | fajita | falafel | focaccia | fondue | gazpacho | gnocchi | goulash |
  gratin | guacamole | gulasch | hummus | kimchi | lasagn | moussaka | mousse | muffin | nachos | omelet | paella | pancake |
  panna cotta | pavlova | pesto | pizza | polenta | porridge | quiche | ragout | ragu | ramen | ratatouille | risotto | salsa |
  sandwich | shakshuka | smoothie | souffle | sushi | taco | tagine | tarte | teriyaki | tiramisu | tortilla | tzatziki |
  waffle | wrap | burger | granola | brigadeiro | schnitzel | stroganoff | cheesecake | panini | tapenade | aioli`;

const NEVER = /(?!)/gu;
const SHORT_FOOD = 2;
const LONGEST_BEND = 3;
const LONGEST_ENDING = 5;

function isFormOf(word: string, beginning: string): boolean {
  return word.startsWith(beginning) && word.length <= beginning.length + LONGEST_ENDING;
}

/** Where the words of a list that the readers of lines know end, those that begin at a place of a text in lower case; -1 for none. */
export function endOfWords(
  { patterns }: TalkWords,
  list: keyof LinePatterns,
  text: string,
  place: number,
): number {
  return endOf(patterns[list], text, place);
}
