/**
 * What the word after a number says about it. `mass`, `volume` and `spoon` make it an amount; `length`, `time` and
 * `temperature` make it none; a `container` is counted, and a measure beside it is its size.
 */
export type UnitKind = 'mass' | 'volume' | 'spoon' | 'container' | 'length' | 'time' | 'temperature';

export type TimeUnit = 'hour' | 'threeQuarters' | 'quarter' | 'minute' | 'second';

/** Words by the number that they stand for. */
export type NumberWords = Readonly<Record<number, string>>;

/**
 * The words of one language that numbers and amounts are recognised by. To add a language is to add one such entry to
 * `languages.ts`, and what it then asks for in `step-words.ts`; every pattern is built from all of them. Metric units that
 * many languages share are in the entry of English.
 *
 * Each list is a text in lower case with ' | ' between its words. A space in a word stands for any gap, a hyphen for a hyphen
 * or a gap, an apostrophe for either form of it, and a star at its end for any ending.
 */
export interface Language {
  /** Numbers as words, wherever a line or a time begins with them. */
  numbers?: NumberWords;
  /** 'a', 'an': one, before what is measured. */
  articles?: string;
  halves?: string;
  dozen?: string;
  /** Names of things that begin with a number word: 'five spice', 'four cheese'. */
  namedAfterNumbers?: string;

  and?: string;
  or?: string;
  /** Between the ends of a range. */
  to?: string;
  /** Before two numbers that are the ends of a range: 'between 2 and 3 cups'. */
  between?: string;
  /** Before the lower end of a range, and other words elsewhere: 'od dwóch do trzech'. */
  fromTo?: string;
  plus?: string;
  of?: string;
  from?: string;
  with?: string;
  at?: string;
  each?: string;
  /** The same, where it stands behind the amount. */
  eachBehind?: string;
  /** Words that say nothing about the thing beside them. */
  little?: string;

  units?: Partial<Record<UnitKind, string>>;
  /** Words between a number and its unit: 'heaped'. */
  unitQualities?: string;
  /** Behind a spoon, what it is for: 'à soupe'. */
  spoonsFor?: string;
  /** Units that an article before them does not count: 'a pinch', and short ones that are other words, too. */
  vagueUnits?: string;

  about?: string;
  /** Further words that may stand before an amount: 'scant', 'another'. */
  hedges?: string;
  /** What is taken from a fruit: 'juice of 2 lemons'. */
  fruitParts?: string;
  /** Before numbers that are no amounts: 'step 2', 'cut into 4'. */
  beforeOtherNumbers?: string;
  /** Behind numbers that are no amounts: '4 servings'. */
  behindOtherNumbers?: string;
  /** Whom an amount is for: '100 g per head'. */
  heads?: string;
  /** Kinds of pasta that are numbered: 'spaghetti n. 5'. */
  numberedPasta?: string;
  /** What is counted before its size: '2 x 5 cm pieces'. */
  pieces?: string;
  /** Before the size of a share: 'portions of 200 g'. */
  piecesOf?: string;
  bakeware?: string;
  /** What holds an amount and names its own size. */
  containers?: string;
  /** Plurals by the least that one of them weighs, in grams. */
  leastGramsEach?: NumberWords;
  /** Produce whose weight beside a count is that of all of them. */
  weighedTogether?: string;

  /** What numbers a step: 'Step 2'. */
  step?: string;
}
