import type { Language } from './language.ts';

export const pl: Language = {
  numbers: {
    1.5: 'półtorej',
    2: 'dwa | dwie | dwóch | dwiema',
    3: 'trzy | trzech',
    4: 'cztery',
    5: 'pięć',
    10: 'dziesięć',
  },
  halves: 'pół',
  and: 'i',
  or: 'lub',
  about: 'około | ok | mniej więcej',
  to: 'do',
  each: 'po',
  units: {
    mass: 'dag | dkg | deka',
    spoon: 'łyżka | łyżki | łyżek | łyżeczka | łyżeczki | łyżeczek',
    container: 'puszka | puszki | opakowanie',
  },
  behindOtherNumbers: 'procent',
  step: 'krok',
};
