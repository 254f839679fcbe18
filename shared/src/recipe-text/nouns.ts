import { LANGUAGES } from '../language/languages.ts';
import { knownWords, madeOfKnownWords } from '../language/known-words.ts';
import type { UnitName } from '../language/measures/measures.ts';
import { wordsIn } from '../language/patterns.ts';
import { languageVotes } from './likely-languages.ts';
import type { LanguageCode } from './unit-names.ts';
import { formsIn, isLength } from './word-forms.ts';

/** A word that is counted, 'cup' or 'onion', where it stands in a text. */
export interface Noun {
  start: number;
  end: number;
  written: string;
  meanings: readonly Meaning[];
}

export interface Meaning {
  language: LanguageCode;
  /** The singular, and the plural or plurals. */
  forms: readonly string[];
  unit: UnitName | null;
  /** Which of its forms the word is. */
  form: number;
}

const CODES = Object.keys(LANGUAGES) as LanguageCode[];
/** Languages that write 'Knoblauchzehe' in one word, whose end tells its plural. */
const COMPOUNDING: readonly LanguageCode[] = ['de', 'nl', 'sv', 'da', 'no'];
const SHORTEST_END = 4;

interface Nouns {
  meanings: Map<string, Meaning[]>;
  /** What may follow a noun. */
  behind: Set<string>;
}

const nouns = madeOfKnownWords((): Nouns => {
  const made: Nouns = { meanings: new Map(), behind: new Set() };
  for (const language of CODES) {
    const { measures = {}, counted, behindNouns } = knownWords(language).counted ?? {};
    for (const [unit, list] of Object.entries(measures))
      if (!isLength(unit as UnitName)) addForms(made, list, { language, unit: unit as UnitName });
    if (counted !== undefined) addForms(made, counted, { language, unit: null });
    for (const word of wordsIn(behindNouns)) made.behind.add(word);
  }
  return made;
});

/** True for a word that may follow a counted noun without going on with its name: 'an egg until'. */
export function mayFollowNoun(word: string): boolean {
  return nouns().behind.has(word);
}

function addForms({ meanings }: Nouns, list: string, of: Pick<Meaning, 'language' | 'unit'>): void {
  for (const forms of formsIn(list)) {
    for (const [form, word] of forms.entries()) {
      // Short ones are other words: 'el', 'c'.
      if (of.unit !== null && /^\p{Script=Latin}{1,2}$/u.test(word)) continue;
      meanings.set(word, [...(meanings.get(word) ?? []), { ...of, forms, form }]);
    }
  }
}

const WORD = /[\p{L}\p{M}]+(?:['’-]\p{L}+)*/uy;

/** The counted noun that is the word at `start`, or null. */
export function nounAt(text: string, start: number, meaningsOf = meaningsOfWord): Noun | null {
  WORD.lastIndex = start;
  const written = WORD.exec(text)?.[0];
  if (written === undefined) return null;
  const meanings = meaningsOf(written.toLowerCase());
  return meanings.length > 0 ? { start, end: start + written.length, written, meanings } : null;
}

/** What a word in lower case may be, none where it is not counted. */
export function meaningsOfWord(word: string): readonly Meaning[] {
  const { meanings } = nouns();
  const own = meanings.get(word);
  if (own) return own;
  for (let at = 2; at <= word.length - SHORTEST_END; at += 1) {
    const ends = meanings.get(word.slice(at))?.filter(({ language }) => COMPOUNDING.includes(language));
    if (ends && ends.length > 0) return ends.map((end) => compound(word.slice(0, at), end));
  }
  return [];
}

function compound(beginning: string, end: Meaning): Meaning {
  return { ...end, forms: end.forms.map((form) => beginning + form) };
}

/**
 * The noun in the number that goes with an amount: '1 cup', '1½ cups'. As it is written where its plural is not known, or is another
 * one in each of the languages that the text may be in.
 */
export function numbered({ written, meanings }: Noun, amount: number, text: string): string {
  const shown = new Map<string, LanguageCode[]>();
  for (const { language, forms } of meanings) {
    const form = forms[formFor(amount, forms.length, language)] ?? written;
    shown.set(form, [...(shown.get(form) ?? []), language]);
  }
  const [form, ...others] = shown.keys();
  const chosen = others.length === 0 ? form : inLikeliest(text, shown, written);
  return chosen === undefined ? written : inCaseOf(written, chosen);
}

/** French and Portuguese count from two on, others from above one; where there are several plurals, CLDR knows which. */
function formFor(amount: number, forms: number, language: LanguageCode): number {
  if (forms <= 2)
    return amount < 2 && (amount <= 1 || language === 'fr' || language === 'pt') ? 0 : forms - 1;
  const category = new Intl.PluralRules(language).select(amount);
  return { zero: 2, one: 0, two: 1, few: 1, many: 2, other: 1 }[category];
}

function inLikeliest(
  text: string,
  shown: ReadonlyMap<string, readonly LanguageCode[]>,
  written: string,
): string | undefined {
  if (/^\p{Lu}/u.test(written) && !text.startsWith(written)) {
    const german = [...shown].find(([, languages]) => languages.includes('de'));
    if (german) return german[0];
  }
  const votes = votesOf(text);
  const ranked = [...shown]
    .map(([form, languages]) => ({
      form,
      votes:
        Math.max(...languages.map((language) => votes.get(language) ?? 0)) +
        (languages.includes('en') ? 0.5 : 0),
    }))
    .sort((one, other) => other.votes - one.votes);
  return ranked[0] && ranked[0].votes > (ranked[1]?.votes ?? 0) ? ranked[0].form : undefined;
}

/** How many words of a text speak for each language, counted words among them. */
function votesOf(text: string): ReadonlyMap<LanguageCode, number> {
  const { meanings } = nouns();
  const votes = new Map(languageVotes(text).map(({ code, votes: count }) => [code, count]));
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu))
    for (const code of new Set(meanings.get(word)?.map(({ language }) => language)))
      votes.set(code, (votes.get(code) ?? 0) + 1);
  return votes;
}

function inCaseOf(written: string, word: string): string {
  if (word === written.toLowerCase()) return written;
  return /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
