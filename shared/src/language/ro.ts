import type { Language } from './language.ts';

export const ro: Language = {
  units: { mass: 'grame' },
  behindOtherNumbers: 'la sută',
};
