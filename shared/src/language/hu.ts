import type { Language } from './language.ts';

export const hu: Language = {
  numbers: { 1.5: 'másfél', 2: 'két | kettő', 3: 'három', 4: 'négy', 5: 'öt' },
  articles: 'egy',
  halves: 'fél',
  and: 'és',
  or: 'vagy',
  units: { mass: 'dkg' },
  behindOtherNumbers: 'százalék*',
};
