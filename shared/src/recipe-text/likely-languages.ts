import type { Language } from '../language/language.ts';
import { LANGUAGES } from '../language/languages.ts';
import { valuesIn, wordsIn } from '../language/patterns.ts';
import type { LanguageCode } from './unit-names.ts';

const CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** Letters, or what else is seen at once, of few languages. */
const SIGNS: Partial<Record<LanguageCode, RegExp>> = {
  de: /[äöüß]/,
  fr: /[àâçèéêëîïôùûœ]|[dl]['’]/,
  es: /[ñáíóú¿¡]/,
  pt: /[ãõçâê]/,
  it: /[àèìòù]|zz|cch/,
  nl: /ij|aa|uu|oe[klmnprtv]/,
  sv: /[åäö]/,
  da: /[æøå]/,
  no: /[æøå]/,
  fi: /ää|yy|ii|uu|[aä]{2}/,
  pl: /[ąęłńśźż]|sz|cz/,
  cs: /[ěřůčšžýľĺ]/,
  hr: /[đčćšž]/,
  hu: /[őűáéö]/,
  ro: /[ăâîșțşţ]/,
  tr: /[ığşçü]/,
  ru: /[ыэъё]|\p{Script=Cyrillic}/u,
  uk: /[іїєґ]|\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
};

const SMALL_WORDS: [LanguageCode, ReadonlySet<string>][] = CODES.map((code) => {
  const language: Language = LANGUAGES[code];
  const { articles, of, and, or, with: beside, from, at, to, little, about, halves, units } = language;
  const lists = [articles, of, and, or, beside, from, at, to, little, about, halves, units?.spoon];
  return [code, new Set([...lists.flatMap(wordsIn), ...valuesIn(language.numbers).map(([word]) => word)])];
});

/** Letters and small words of a language that others have as well. */
const SHARED_SIGNS: Partial<Record<LanguageCode, RegExp>> = { hu: /[íóúü]|^az?$/ };

function spelledIn(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  // The litre of '1 l stock' is no French article.
  return all.filter((word) => !/^[b-df-hj-np-tv-z]$/.test(word));
}

/** How many words of a text speak for each language: its small words, and those with its letters. */
export function languageVotes(text: string): { code: LanguageCode; votes: number }[] {
  const words = spelledIn(text);
  return SMALL_WORDS.map(([code, small]) => ({
    code,
    votes: words.filter((word) => small.has(word) || SIGNS[code]?.test(word)).length,
  }));
}

/** Less than this says nothing. */
const FEWEST_VOTES = 3;

/**
 * The languages that a recipe may be written in: the likeliest, and all that come near; all that there are where hardly anything
 * tells.
 */
export function likelyLanguages(texts: readonly string[]): LanguageCode[] {
  const all = languageVotes(texts.join('\n'));
  const most = Math.max(...all.map(({ votes }) => votes));
  return all.filter(({ votes }) => most < FEWEST_VOTES || votes >= most / 2).map(({ code }) => code);
}

/**
 * The one language for which the words of a recipe speak most; English where none does. A word that speaks for several says less:
 * 'a' is an article in four.
 */
export function likeliestLanguage(texts: readonly string[]): LanguageCode {
  const shares = new Map<LanguageCode, number>();
  for (const word of spelledIn(texts.join('\n'))) {
    const codes = languagesOf(word);
    for (const code of codes) shares.set(code, (shares.get(code) ?? 0) + 1 / codes.length);
  }
  return CODES.reduce(
    (best, code) => ((shares.get(code) ?? 0) > (shares.get(best) ?? 0) ? code : best),
    'en',
  );
}

function languagesOf(word: string): LanguageCode[] {
  return SMALL_WORDS.filter(
    ([code, small]) => small.has(word) || SIGNS[code]?.test(word) || SHARED_SIGNS[code]?.test(word),
  ).map(([code]) => code);
}
