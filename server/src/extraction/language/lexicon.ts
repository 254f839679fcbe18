import type { TimeUnit } from '@larder/shared/language/language';
import { unitWords, wordsOf as sharedWords } from '@larder/shared/language/patterns';
import { timeWords } from '@larder/shared/language/step-patterns';
import { ar } from './ar.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';
import type { Language } from './language.ts';
import { entriesOf, patternOf, UNSPACED, wordsIn } from './notation.ts';

export const LANGUAGES: Readonly<Record<string, Language>> = {
  en,
  de,
  nl,
  fr,
  es,
  pt,
  it,
  sv,
  da,
  no,
  fi,
  hu,
  cs,
  sk,
  pl,
  hr,
  sl,
  ro,
  el,
  ru,
  uk,
  tr,
  ja,
  zh,
  ko,
  ar,
  he,
  id,
  vi,
  hi,
  th,
};

/** One of the lists that a language has. */
export type Field = keyof Language;

/** What server and browser both know; the lists of the same name add to it. */
const SHARED: Partial<Record<Field, readonly string[]>> = {
  and: sharedWords('and'),
  or: sharedWords('or'),
  of: sharedWords('of'),
  to: sharedWords('to'),
  about: sharedWords('about'),
  dozen: sharedWords('dozen'),
  step: sharedWords('step'),
  measures: (['mass', 'volume', 'spoon'] as const).flatMap(unitWords),
  lengths: unitWords('length'),
  minutes: timesOf('minute'),
  hours: timesOf('hour'),
  seconds: timesOf('second'),
};

function timesOf(unit: TimeUnit): string[] {
  return [...timeWords(unit, 'times'), ...timeWords(unit, 'timeGlyphs')];
}

const ENTRIES = new Map<Field, readonly string[]>();

/** The entries of some lists in all languages. */
export function entries(...fields: readonly Field[]): string[] {
  return fields.flatMap((field) => entriesOfField(field));
}

/** A list is asked for by several patterns. */
function entriesOfField(field: Field): readonly string[] {
  let all = ENTRIES.get(field);
  if (!all) {
    const inLanguages = Object.values(LANGUAGES).flatMap((language) => entriesOf(language[field] ?? ''));
    all = [...(SHARED[field] ?? []), ...inLanguages];
    ENTRIES.set(field, all);
  }
  return all;
}

/** Some lists in all languages as the source of a pattern: see `patternOf`. */
export function anyOf(...fields: readonly Field[]): string {
  return patternOf(entries(...fields));
}

/** The same for whole words; those of scripts without spaces are found anywhere. */
export function anyWord(...fields: readonly Field[]): string {
  const all = entries(...fields);
  const unspaced = all.filter((entry) => UNSPACED.test(entry));
  const spaced = all.filter((entry) => !UNSPACED.test(entry));
  const words = String.raw`(?<!\p{L})${patternOf(spaced)}(?!\p{L})`;
  return unspaced.length === 0 ? words : `(?:${words}|${patternOf(unspaced)})`;
}

/** The folded words of some lists in all languages. */
export function wordsOf(...fields: readonly Field[]): ReadonlySet<string> {
  return new Set(wordsIn(entries(...fields)));
}
