import type { Language } from './language.ts';

export const pl: Language = {
  numbers: {
    1: 'jedna | jedną | jedno',
    1.5: 'półtora | półtorej | jeden i pół',
    2: 'dwa | dwie | dwóch | dwiema',
    3: 'trzy | trzech',
    4: 'cztery | czterech',
    5: 'pięć | pięciu',
    6: 'sześć | sześciu',
    10: 'dziesięć | dziesięciu',
  },
  halves: 'pół',
  and: 'i',
  or: 'lub',
  about: 'około | ok | mniej więcej',
  to: 'do',
  between: 'między',
  fromTo: 'od',
  each: 'po',
  units: {
    mass: 'dag | dkg | deka',
    spoon: 'łyżka | łyżki | łyżek | łyżkę | łyżeczka | łyżeczki | łyżeczek | łyżeczkę',
    container: 'puszka | puszki | opakowanie',
  },
  behindOtherNumbers: 'procent',
  step: 'krok',
};
