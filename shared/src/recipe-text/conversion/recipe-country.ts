import { anyOf, wordsIn } from '../../language/patterns.ts';

/** By the end of a site's name; '.us' and '.com' say nothing that the usual cup does not. */
const BY_ADDRESS: readonly [end: RegExp, country: string][] = [
  [/\.uk$/, 'GB'],
  [/\.ie$/, 'IE'],
  [/\.au$/, 'AU'],
  [/\.nz$/, 'NZ'],
  [/\.ca$/, 'CA'],
  [/\.za$/, 'ZA'],
  [/\.in$/, 'IN'],
  [/\.us$/, 'US'],
];

/** Words that cooks of one country alone use; the first list that has one decides. */
const BY_WORDS: readonly [words: RegExp, country: string][] = [
  [
    anyWord(
      "stick butter | sticks butter | stick of butter | sticks of butter | stick unsalted butter | sticks unsalted butter | all-purpose flour | confectioners' sugar | powdered sugar | heavy cream | half-and-half | graham crackers | cilantro | cornstarch",
    ),
    'US',
  ],
  [anyWord('copha | wholemeal plain flour | thickened cream | capsicum | capsicums | pure cream'), 'AU'],
  [
    anyWord(
      'caster sugar | icing sugar | plain flour | self-raising flour | self raising flour | double cream | single cream | strong bread flour | strong white bread flour | strong flour | courgette | courgettes | aubergine | aubergines | bicarbonate of soda | gas mark',
    ),
    'GB',
  ],
];

/** Spellings of the Commonwealth, which measures like Britain; some are words of other languages, too. */
const SPELLINGS = anyWord(
  'litre | litres | millilitre | millilitres | yoghurt | flavour | flavouring | colour | colouring | chilli | chillies | tinned tomatoes',
);
const ENGLISH_VOLUME = /(?:\d|[¼½¾⅓⅔])\s?(?:cups?|pints?|fl\.? ?oz|fluid ounces?)(?!\p{L})/iu;

/** Whose cooks measure by cups and grams side by side. */
const CUPS_AND_GRAMS = 'AU';
/** A line of a cook who weighs; what is in parentheses behind a cup is somebody else's number. */
const WEIGHED = /^\s*\d[\d.,\s/–-]*\s?(?:g|kg|ml|grams?|kilos?)(?!\p{L})/iu;
const AMERICAN =
  /(?<!\p{L})(?:oz|ounces?|lbs?|pounds?|quarts?|sticks?|fahrenheit)(?!\p{L})|°\s?F|(?<=cups?\s)\(\s?\d/iu;

/** Where neither site nor words decide, how an English recipe is spelled and measured. */
function countryByStyle(texts: readonly string[]): string | undefined {
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (!has(ENGLISH_VOLUME)) return undefined;
  if (has(SPELLINGS)) return 'GB';
  // Two lines would be no chance.
  const isWeighed = texts.filter((text) => WEIGHED.test(text)).length >= 2;
  return isWeighed && !has(AMERICAN) ? CUPS_AND_GRAMS : undefined;
}

function anyWord(list: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${anyOf(wordsIn(list))}(?!\p{L})`, 'iu');
}

/**
 * The country that a recipe comes from, by two letters, since its cups and pints are meant: by the site that it was found at, else by
 * words that only its cooks use ('caster sugar'), or by grams beside its cups. Undefined where nothing decides.
 *
 * @param address where it was found, an http address; null where that is not known.
 */
export function recipeCountry(texts: readonly string[], address: string | null): string | undefined {
  const host = hostOf(address);
  const byAddress = BY_ADDRESS.find(([end]) => end.test(host));
  const byWords = BY_WORDS.find(([words]) => texts.some((text) => words.test(text)));
  return (byAddress ?? byWords)?.[1] ?? countryByStyle(texts);
}

function hostOf(address: string | null): string {
  return (address !== null && URL.canParse(address) && new URL(address).hostname) || '';
}
