import { FOODS } from '@larder/shared/foods/all';
import { foodIn, headFoodIn } from '@larder/shared/foods/lexicon';
import { fold } from '@larder/shared/language/fold';
import type { LanguageCode } from '@larder/shared/recipe-text/unit-names';
import type { Field } from '../language/lexicon.ts';
import { entriesOf, wordsIn } from '../language/notation.ts';
import { namesFood } from '../lines/food.ts';
import { memoized } from '../memoize.ts';

// What a word of talk may be: a food, something that is done, a dish, a thing that a kitchen has.

type IsOne = (word: string) => boolean;

interface Foods {
  isFood: (word: string) => boolean;
  /** It is one by its whole name. */
  isListedFood: (word: string) => boolean;
  consumed: ReadonlySet<string>;
}

/** Whether a word is done in kitchens, or names a dish. */
export function verbTests(
  code: LanguageCode,
  own: (...fields: readonly Field[]) => string[],
  { isFood, isListedFood, consumed }: Foods,
): Record<'isVerb' | 'isKitchenVerb' | 'isOrder' | 'isDish', IsOne> {
  const verbs = new Set(own('verbs', 'kitchenVerbs', 'everydayVerbs'));
  const plain = new Set(own('plainVerbs'));
  const kitchen = new Set(own('kitchenVerbs', 'verbs'));
  const spoken = own('spokenVerbs');
  const stems = stemsOf(verbs, code);
  const isDish = dishTest(own('dishes'), verbs);
  const isSpoken = memoized(
    (word: string) =>
      !isDish(word) &&
      spoken.some(
        (beginning) =>
          isFormOf(word, beginning) &&
          (word === beginning || !isFood(word) || (beginning.length >= SURE_STEM && !isListedFood(word))),
      ),
  );
  return {
    isDish,
    isOrder: (word) => verbs.has(word),
    isKitchenVerb: (word) => kitchen.has(word) || isSpoken(word),
    isVerb: (word) =>
      !consumed.has(word) &&
      (verbs.has(word) || plain.has(word) || stems.has(stemOf(word, code)) || isSpoken(word)),
  };
}

/** By the foods that are known of a language, and by the beginnings of their names, which many languages bend. */
export function foodTest(code: LanguageCode, beginnings: readonly string[]): (word: string) => boolean {
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
/** Beginnings of verbs that no food has. */
const SURE_STEM = 6;

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

/** By a word, or by the end of one: 'form', 'Springform'. */
export function wareTest(
  own: readonly string[],
  isFood: (word: string) => boolean,
): (word: string) => boolean {
  const wares = new Set(own);
  const long = own.filter(({ length }) => length > 3);
  return (word) => wares.has(word) || (!isFood(word) && long.some((ware) => word.endsWith(ware)));
}

/** By what its name begins or ends with: 'soupe', 'Linsensuppe'. */
function dishTest(own: readonly string[], verbs: ReadonlySet<string>): (word: string) => boolean {
  const names = [...own, ...wordsIn(entriesOf(EVERYWHERE))];
  return memoized((word: string) =>
    names.some(
      (name) => word === name || (name.length <= SHORT_DISH ? word === `${name}s` : isNamedAfter(word, name)),
    ),
  );

  function isNamedAfter(word: string, name: string): boolean {
    // 'crispy', 'saucy': how something is.
    if (verbs.has(word) || word === `${name}y`) return false;
    return (
      (word.startsWith(name) && word.length <= name.length + (name.length > 4 ? LONGEST_BEND : 1)) ||
      (word.length > name.length + 2 && word.endsWith(name))
    );
  }
}

/** So short that other words begin with it: 'dal'. */
const SHORT_DISH = 3;

/** Dishes that are called the same nearly everywhere. */
const EVERYWHERE = `baklava | biryani | bolognese | borscht | brownie | bruschetta | burrito | carbonara | ceviche | chutney |
  couscous | crumble | curry | dal | dhal | enchilada | fajita | falafel | focaccia | fondue | gazpacho | gnocchi | goulash |
  gratin | guacamole | gulasch | hummus | kimchi | lasagn | moussaka | mousse | muffin | nachos | omelet | paella | pancake |
  panna cotta | pavlova | pesto | pizza | polenta | porridge | quiche | ragout | ragu | ramen | ratatouille | risotto | salsa |
  sandwich | shakshuka | smoothie | souffle | sushi | taco | tagine | tarte | teriyaki | tiramisu | tortilla | tzatziki |
  waffle | wrap | burger | granola | brigadeiro | schnitzel | stroganoff | cheesecake | panini | tapenade | aioli`;

const SHORT_FOOD = 2;
const LONGEST_BEND = 3;
const LONGEST_ENDING = 5;
const SHORT_ENDING = 3;

function isFormOf(word: string, beginning: string): boolean {
  const most = beginning.length > SHORTEST_STEM ? LONGEST_ENDING : SHORT_ENDING;
  return word.startsWith(beginning) && word.length <= beginning.length + most;
}
