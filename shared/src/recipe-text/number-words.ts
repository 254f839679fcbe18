import type { WrittenNumber } from './numbers.ts';
import { unitAt } from './units.ts';

/** Number words by value, folded to lower case, in the languages of the units. */
const WORDS: readonly [number, string][] = [
  [1, 'one'],
  [1.5, 'anderthalb'],
  [2, 'two zwei deux dos due dois duas twee två dwa dwie два две iki kaksi dva dvě'],
  [3, 'three drei trois tres tre três drie trzy три üç kolme tři'],
  [4, 'four vier quatre cuatro quattro quatro fyra fire cztery четыре dört neljä čtyři'],
  [5, 'five fünf cinq cinco cinque vijf fem'],
  [6, 'six sechs seis sei zes'],
  [7, 'seven sieben sept siete sette sete zeven sju'],
  [8, 'eight acht huit ocho otto oito åtta'],
  [9, 'nine neun neuf nueve nove negen nio'],
  [10, 'ten zehn dix diez dieci dez tien tio'],
  [11, 'eleven elf'],
  [12, 'twelve zwölf douze doce dodici doze twaalf tolv'],
  [20, 'twenty zwanzig vingt veinte venti vinte twintig tjugo'],
];
const VALUES = new Map(WORDS.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));

/** An article is a number only before what is counted anyway: 'a dozen', 'une tasse', never 'a little' or 'ein paar'. */
const ARTICLE = 'an?|eine?[nrms]?|une?|una|um|uma|een|ett|en|uno';
const DOZEN = 'dozen|dutzend|douzaine|docena|dozzina|dúzia|duzia|dozijn|dussin';
const HALF =
  'half|halbe[rns]?|demie?|media|medio|mezz[ao]|mei[ao]|halve|halvt?|pół|půl|puoli|yarım|половин[аыу]';

/** What a number word may stand behind at the start of a line. */
const OF = String.raw`(?:(?:the\s|le\s|il\s|el\s|o\s)?(?:juice|zest|saft|jus|zeste|zumo|jugo|succo|scorza|suco)(?:\s(?:and|und|et|y|e|&)\s(?:finely\sgrated\s)?(?:juice|zest|schale|zeste|jus|ralladura|scorza|raspas))?\s(?:of|von|de|d['’]|di|from)\s)?`;
const LEAD = String.raw`^[\s\p{P}]{0,8}${OF}(?:(?:about|approximately|around|etwa|environ|unos|circa)\s{1,3})?`;
/** Spices and cheeses named after a number. */
const NOT_NAMED = String.raw`(?![\s-]+(?:of|or|and|fat|spices?|épices?|spezie|especias?|especiarias|gewürze?|kruiden|cheeses?|grains?|beans? (?:salad|soup))(?!\p{L}))`;
const THEN_WORD = String.raw`(?=\s{1,3}[\p{L}\d(])`;

const WORD = new RegExp(`${LEAD}(${[...VALUES.keys()].join('|')})${THEN_WORD}${NOT_NAMED}`, 'iu');
const HALVES = new RegExp(
  String.raw`${LEAD}((?:(?:${ARTICLE}|one)\s{1,2})?(?:${HALF})(?:\s{1,2}an?(?=\s))?)${THEN_WORD}${NOT_NAMED}`,
  'iu',
);
const ONE_DOZEN = new RegExp(String.raw`${LEAD}(${ARTICLE})(?=\s{1,2}(?:${DOZEN})(?!\p{L}))`, 'iu');
const ONE_UNIT = new RegExp(String.raw`${LEAD}(${ARTICLE})(?=\s{1,2}\p{L})`, 'iu');
/** Measures that mean 'a little': 'a pinch of salt' is the same for two and for six. */
const VAGUE =
  /^(?:pinch|pinches|dash|dashes|prise|prisen|msp|stick|sticks|t|l|c|el|en|lt|ss|ts|cs|pot|bar|pack|block|dose|glas|pak|can|tin)$/u;

/** The number word that an ingredient line begins with: 'two', 'half a', 'une' before a measure. Null when there is none. */
export function leadingNumberWord(text: string): WrittenNumber | null {
  const half = HALVES.exec(text);
  if (half) return written(half, 0.5);
  const word = WORD.exec(text);
  if (word) return written(word, VALUES.get((word[1] ?? '').toLowerCase()) ?? 0);
  const dozen = ONE_DOZEN.exec(text);
  if (dozen) return written(dozen, 1);
  const one = ONE_UNIT.exec(text);
  const unit = one && unitAt(text, one[0].length, 1);
  const isCounted = unit?.kind === 'mass' || unit?.kind === 'volume' || unit?.kind === 'spoon';
  return one && isCounted && !VAGUE.test(unit.word) ? written(one, 1) : null;
}

function written(match: RegExpExecArray, value: number): WrittenNumber {
  const end = match[0].length;
  return { start: end - (match[1]?.length ?? 0), end, value, style: 'word' };
}
