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

/** How many words of a text speak for each language: its small words, and those with its letters. */
export function languageVotes(text: string): { code: LanguageCode; votes: number }[] {
  const all = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  // The litre of '1 l stock' is no French article.
  const words = all.filter((word) => !/^[b-df-hj-np-tv-z]$/.test(word));
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

/** The one language that speaks for itself most in a recipe; English where none does. */
export function likeliestLanguage(texts: readonly string[]): LanguageCode {
  const [first, ...others] = languageVotes(texts.join('\n'));
  return others.reduce((best, each) => (each.votes > best.votes ? each : best), first ?? NOBODY).code;
}

const NOBODY = { code: 'en', votes: 0 } as const;
