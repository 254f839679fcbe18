import { en } from './en.ts';
import { de } from './de.ts';
import { fr } from './fr.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { sv } from './sv.ts';
import { da } from './da.ts';
import { no } from './no.ts';
import { fi } from './fi.ts';
import { pl } from './pl.ts';
import { cs } from './cs.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { ro } from './ro.ts';
import { tr } from './tr.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import type { Language } from './language.ts';

/** Every language that recipes are read in, by its code. */
export const LANGUAGES = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  sv,
  da,
  no,
  fi,
  pl,
  cs,
  hr,
  hu,
  ro,
  tr,
  ru,
  uk,
  el: {},
  zh: {},
  ja: {},
  ko: {},
} satisfies Record<string, Language>;
