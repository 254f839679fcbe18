import type { Language } from './language.ts';

export const ro: Language = {
  numbers: { 2: 'doi | două', 3: 'trei', 4: 'patru', 5: 'cinci' },
  or: 'sau',
  units: { mass: 'grame' },
  behindOtherNumbers: 'la sută',
};
