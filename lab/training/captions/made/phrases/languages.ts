import { cs, hr, pl, ro, sk } from './east.ts';
import { en } from './en.ts';
import { el, id, ja, ko, ru, tr, uk, zh } from './far.ts';
import { ar, bg, he, hi, sr, th, tl, vi } from './more.ts';
import { da, fi, hu, no, sv } from './north.ts';
import type { Phrases } from './phrases.ts';
import { es, it, pt } from './south.ts';
import { de, fr, nl } from './west.ts';

const BY_LANGUAGE: Record<string, Phrases> = {
  ...{ en, de, fr, nl, es, it, pt, sv, da, no, fi, hu, pl, cs, sk, hr, ro, tr, el, ru, uk, id, ja, zh, ko },
  ...{ ar, bg, he, hi, sr, th, tl, vi },
};

/** What writers of a language say; of one that is not known, what English ones do. */
export const phrasesOf = (language: string): Phrases => BY_LANGUAGE[language] ?? en;
