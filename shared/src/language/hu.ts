import type { Language } from './language.ts';

export const hu: Language = {
  articles: 'egy',
  halves: 'fél',
  and: 'és',
  units: { mass: 'dkg' },
  behindOtherNumbers: 'százalék*',
};
