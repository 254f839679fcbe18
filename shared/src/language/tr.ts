import type { Language } from './language.ts';

export const tr: Language = {
  numbers: { 2: 'iki', 3: 'üç', 4: 'dört' },
  articles: 'bir',
  halves: 'yarım',
  and: 've',
  units: { mass: 'gr' },
};
