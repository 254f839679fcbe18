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

/**
 * The food that a word, or several, name in a language: in the singular, as the lexicon writes it ('tomato' for 'Tomatoes'). Undefined for
 * what it does not hold.
 */
export function foodIn(language: LanguageCode, words: string): string | undefined {
  const lexicon = lexiconOf(language);
  const folded = fold(words);
  const listed = lexicon.get(folded);
  if (listed !== undefined) return listed;
  for (const [one, many] of endingsOf(language)) {
    const end = fold(many);
    if (end === '' || !folded.endsWith(end)) continue;
    const singular = lexicon.get(folded.slice(0, folded.length - end.length) + fold(one));
    if (singular !== undefined) return singular;
  }
  return undefined;
}

/** Languages whose last word, or last part of a word, is the thing: 'rye bread', 'Roggenbrot'. */
const HEAD_LAST: readonly LanguageCode[] = ['en', 'de', 'nl', 'sv', 'da', 'no'];
const SHORTEST_HEAD = 4;

/**
 * The food that the chief words of a name stand for: of 'free-range duck eggs' the egg, of 'Weizenbrötchen' the Brötchen, of 'huile
 * de noix' the oil. Undefined where none of them is known.
 */
export function headFoodIn(language: LanguageCode, name: string): string | undefined {
  const words = name.match(/[\p{L}\p{M}]+(?:['’-]\p{L}+)*/gu) ?? [];
  const isLast = HEAD_LAST.includes(language);
  for (let length = words.length; length > 0; length -= 1) {
    const part = isLast ? words.slice(-length) : words.slice(0, length);
    const food = foodIn(language, part.join(' '));
    if (food !== undefined) return food;
  }
  const last = words.at(-1) ?? '';
  if (!isLast || language === 'en') return undefined;
  for (let at = 2; at <= last.length - SHORTEST_HEAD; at += 1) {
    const food = foodIn(language, last.slice(at));
    if (food !== undefined) return food;
  }
  return undefined;
}
