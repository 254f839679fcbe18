import { fold } from '../language/fold.ts';
import type { LANGUAGES } from '../language/languages.ts';
import { knownWords, madeOfKnownWords } from '../language/known-words.ts';
import { PLURALS } from '../language/plurals.ts';

type LanguageCode = keyof typeof LANGUAGES;

/** The ends of a word and of its plural. */
export type Ending = readonly [one: string, many: string];

export function endingsOf(language: LanguageCode): Ending[] {
  return (PLURALS[language] ?? '').split(' | ').map((pair) => {
    const [one = '', many = ''] = pair.split('/');
    return [one, many] as const;
  });
}

const foldedEndings = new Map<LanguageCode, readonly Ending[]>();

/** As they are compared; without plurals that have no end of their own. */
function foldedEndingsOf(language: LanguageCode): readonly Ending[] {
  let endings = foldedEndings.get(language);
  if (!endings) {
    endings = endingsOf(language)
      .map(([one, many]) => [fold(one), fold(many)] as const)
      .filter(([, many]) => many !== '');
    foldedEndings.set(language, endings);
  }
  return endings;
}

const lexica = madeOfKnownWords(() => new Map<LanguageCode, ReadonlyMap<string, string>>());

/** Every form that is listed, folded, with its singular as it is written. */
function lexiconOf(language: LanguageCode): ReadonlyMap<string, string> {
  let lexicon = lexica().get(language);
  if (!lexicon) {
    const { foods: listed = '', counted } = knownWords(language);
    const foods = `${listed} | ${counted?.counted ?? ''}`.split('|').map((food) => food.trim().split('/'));
    lexicon = new Map(
      foods.flatMap(([one = '', ...more]) => [one, ...more].map((form) => [fold(form), one])),
    );
    lexica().set(language, lexicon);
  }
  return lexicon;
}

/** What a map of folded singulars has for a word, or for several: for the words as they are, else for their singular. */
export function valueOf<Value>(
  language: LanguageCode,
  words: string,
  values: ReadonlyMap<string, Value>,
): Value | undefined {
  const folded = fold(words);
  const value = values.get(folded);
  if (value !== undefined) return value;
  for (const [one, many] of foldedEndingsOf(language)) {
    if (!folded.endsWith(many)) continue;
    const ofSingular = values.get(folded.slice(0, folded.length - many.length) + one);
    if (ofSingular !== undefined) return ofSingular;
  }
  return undefined;
}

/**
 * The food that a word, or several, name in a language: in the singular, as the lexicon writes it ('tomato' for 'Tomatoes'). Undefined for
 * what it does not hold.
 */
export function foodIn(language: LanguageCode, words: string): string | undefined {
  return valueOf(language, words, lexiconOf(language));
}

/** Languages whose last word, or last part of a word, is the thing: 'rye bread', 'Roggenbrot'. */
const HEAD_LAST: readonly LanguageCode[] = ['en', 'de', 'nl', 'sv', 'da', 'no'];
export const SHORTEST_HEAD = 4;

export function isHeadLast(language: LanguageCode): boolean {
  return HEAD_LAST.includes(language);
}

export function wordsOf(name: string): string[] {
  return name.match(/[\p{L}\p{M}]+(?:['’-]\p{L}+)*/gu) ?? [];
}

/** The chief words of a name, longest first: of 'huile de noix' itself, 'huile de' and 'huile'. */
export function headsOf(language: LanguageCode, words: readonly string[]): string[] {
  const isLast = isHeadLast(language);
  return words.map((_, index) =>
    (isLast ? words.slice(index) : words.slice(0, words.length - index)).join(' '),
  );
}

/** No food has a longer name. */
const LONGEST_END = 100;

/** The ends of a word that may be a word of their own, longest first, in languages that write 'wheat roll' as one word. */
export function endsOf(language: LanguageCode, word: string, shortest = SHORTEST_HEAD): string[] {
  if (!isHeadLast(language) || language === 'en') return [];
  const ends = [];
  const first = Math.max(2, word.length - LONGEST_END);
  for (let at = first; at <= word.length - shortest; at += 1) ends.push(word.slice(at));
  return ends;
}

/**
 * The food that the chief words of a name stand for: of 'free-range duck eggs' the egg, of 'Weizenbrötchen' the Brötchen, of 'huile
 * de noix' the oil. Undefined where none of them is known.
 */
export function headFoodIn(language: LanguageCode, name: string): string | undefined {
  const words = wordsOf(name);
  for (const head of [...headsOf(language, words), ...endsOf(language, words.at(-1) ?? '')]) {
    const food = foodIn(language, head);
    if (food !== undefined) return food;
  }
  return undefined;
}
