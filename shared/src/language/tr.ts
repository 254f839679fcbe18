import type { Language } from './language.ts';

export const tr: Language = {
  numbers: { 2: 'iki', 3: 'üç', 4: 'dört', 5: 'beş' },
  articles: 'bir',
  halves: 'yarım',
  and: 've',
  or: 'veya | ya da',
  to: 'ila',
  units: { mass: 'gr' },
};
