import { anyOf, numberWords, wordsOf } from '../language/patterns.ts';

/** How far before and after a number its surroundings are read: keeps the work linear in the length of the text. */
export const REACH = 60;

const TO = anyOf(wordsOf('to'));

/** '3 or 4 tablespoons' are a range, too. */
const TO_OR = anyOf(wordsOf('to', 'or'));

/** Between two numbers in words. */
export const TO_BETWEEN_WORDS = String.raw`\s{1,2}${TO_OR}\s{1,2}`;

export const RANGE = new RegExp(String.raw`^(?:\s{0,2}[-–—‒−~〜]\s{0,2}|${TO_BETWEEN_WORDS})$`, 'iu');

/** 'between 2 and 3 cups' */
export const BETWEEN_BEFORE = new RegExp(String.raw`(?<!\p{L})${anyOf(wordsOf('between'))}\s{1,2}$`, 'iu');
export const BETWEEN_AND = new RegExp(String.raw`^\s{1,2}${anyOf(wordsOf('and'))}\s{1,2}$`, 'iu');

/** Between the ends of a size: '6- to 8-ounce'. */
export const HYPHENATED_RANGE = new RegExp(String.raw`^[-‐]\s{1,2}${TO_OR}\s{1,2}$`, 'iu');

/** The upper end of a range is less than so many times the lower one. */
export const WIDEST_RANGE = 20;

const CONTAINER = anyOf(wordsOf('containers'));

export const SIZED_CONTAINER = new RegExp(String.raw`^[\s.]{0,3}${CONTAINER}(?!\p{L})`, 'iu');

export const LATIN = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}`;

export const JOINED_BEFORE = new RegExp(
  String.raw`(?:(?<![${LATIN}])(?![xX×])[${LATIN}]|[${LATIN}][${LATIN}]|_|[#$€£№]\s?|\d[:.,/⁄]|\d|[${LATIN}][-‐‑])$`,
  'u',
);

/** The second number of '9x13' or '20 cm x 30 cm', where no amount stood before. */
export const DIMENSION_BEFORE = /\d\s?(?:-?inch(?:es)?|in|cm|mm|["″”])?\s?[x×]\s?$/iu;

export const NAMED_BEFORE = new RegExp(
  String.raw`(?:^|[^\p{L}])${anyOf(wordsOf('beforeOtherNumbers'))}\.?\s{0,2}$`,
  'iu',
);

/** 'spaghetti n. 5'; 'uova n. 3' are three eggs. */
export const PASTA_BEFORE = new RegExp(String.raw`${anyOf(wordsOf('numberedPasta'))}\s{1,2}n[.°º]\s?$`, 'iu');

const HEAD = anyOf(wordsOf('heads'));

export const NAMED_AFTER = new RegExp(
  [
    String.raw`^(?:\s?[€$£]|\s?:\d|(?:st|nd|rd|th|er)(?!\p{L})|\s{0,2}(?:${anyOf(wordsOf('behindOtherNumbers'))}`,
    String.raw`up(?!\s+to(?!\p{L}))|spice(?=\s(?:powder|mix|blend|seasoning)|[,)]|$)`,
    String.raw`(?:${anyOf(wordsOf('each'))}|p)\s{1,2}${HEAD})(?!\p{L}))`,
  ].join('|'),
  'iu',
);

const SIDE = String.raw`^\s?[x×]\s?\d{1,3}(?:[.,]\d)?`;

const LENGTH = String.raw`(?:inch|in\b|cm|mm|["″”])`;

const BAKEWARE = anyOf(wordsOf('bakeware'));

export const DIMENSIONS = new RegExp(String.raw`${SIDE}(?:\s?-?${LENGTH}|\s?-?\s?${BAKEWARE})`, 'iu');

/** At the start of a line the first number counts them: '2 x 5 cm pieces ginger'. Elsewhere both are a size. */
export const SIZED_PIECES = new RegExp(
  String.raw`${SIDE}\s?-?${LENGTH}\s?-?\s?${anyOf(wordsOf('pieces'))}(?!\s${BAKEWARE})`,
  'iu',
);

/** 'about', 'approx.', '~'; 'c.' only with its period. */
const ABOUT = String.raw`(?:${anyOf(wordsOf('about'))}\.?|c\.|[~≈])`;

const QUALIFIERS = String.raw`(?:(?:${ABOUT}|${anyOf(wordsOf('hedges'))})\s*){0,3}`;

const EACH = anyOf(wordsOf('each'));

const OF = anyOf(wordsOf('of', 'at'));

export const SIZE_BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:[x×*@]|${EACH}|${OF})\s{0,2}${QUALIFIERS})$`,
  'iu',
);

export const STEP_SIZE_BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:[x×*@]|${EACH}|${anyOf(wordsOf('piecesOf'))})\s{0,2}${QUALIFIERS})$`,
  'iu',
);

export const EACH_AFTER = new RegExp(String.raw`^[\s.]{0,3}${anyOf(wordsOf('eachBehind'))}(?!\p{L})`, 'iu');

/** Words that join two amounts, but for those that are 'to' or 'of' in another language. */
const CONJUNCTIONS = wordsOf('and', 'or', 'plus').filter((word) => !wordsOf('to', 'of').includes(word));

export const CONNECTED = new RegExp(
  String.raw`(?:[+&]|(?<!\p{L})${anyOf(CONJUNCTIONS)})\s{0,3}${QUALIFIERS}$`,
  'iu',
);

export const JUICE_OF = new RegExp(
  String.raw`(?<!\p{L})${anyOf(wordsOf('fruitParts'))}\s+(?:${anyOf(wordsOf('of', 'from'))}|d['’])\s{0,2}$`,
  'iu',
);

/** 'beaten with 1 tbsp water' */
export const MIXED_WITH = new RegExp(
  String.raw`(?<!\p{L})${anyOf(wordsOf('with'))}\s{0,2}${QUALIFIERS}$`,
  'iu',
);

/** '2 tbsp lime juice, from 1-2 limes' */
export const MADE_FROM = new RegExp(String.raw`[,(]\s{0,2}(?:juice\s)?from\s{1,2}${QUALIFIERS}$`, 'iu');

/** '2 potatoes, in cubes, about 4 cups' */
export const YIELDS = new RegExp(String.raw`,\s{0,2}${QUALIFIERS}$`, 'iu');

/** '(or 3 plums)' */
export const ALTERNATIVE = new RegExp(String.raw`^\s*${anyOf(wordsOf('or'))}\s{1,2}${QUALIFIERS}$`, 'iu');

/** '(plus 1 yolk)' */
export const PLUS = new RegExp(String.raw`^\s*(?:\+|plus|and)\s{0,2}${QUALIFIERS}$`, 'iu');

export const EQUIVALENT = new RegExp(String.raw`^\s{0,3}(?:[/|=≈~]|[-–—]|${TO})\s{0,3}$`, 'iu');

export const AFTER_PUNCTUATION = /[,;:•·]\s{0,3}$/u;

export const ONLY_QUALIFIERS = new RegExp(String.raw`^\s*${QUALIFIERS}$`, 'iu');

export const TOTAL_AFTER = /^[\s.]{0,3}(?:in )?total(?!\p{L})/iu;

export const CONTAINER_NAMED = new RegExp(String.raw`(?<!\p{L})${CONTAINER}(?!\p{L})`, 'iu');

export const APPROXIMATELY = new RegExp(String.raw`^\s*${ABOUT}\s*$`, 'iu');

/** What one of them weighs at least, by its name. Less is the weight of one, not of all. */
export const LEAST_GRAMS_EACH = new Map(numberWords('leastGramsEach'));

export const LEAST_GRAMS = 50;

export const WEIGHED = new RegExp(
  String.raw`(?<!\p{L})${anyOf([...LEAST_GRAMS_EACH.keys()])}(?!\p{L})`,
  'iu',
);

/** Their weight is that of all of them, without 'about' too: '2 onions (300 g)'. */
export const WEIGHED_TOGETHER = new RegExp(
  String.raw`(?<!\p{L})${anyOf(wordsOf('weighedTogether'))}(?!\p{L})`,
  'iu',
);
