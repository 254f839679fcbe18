import type { Language } from './language.ts';

export const pl: Language = {
  numbers: { 1.5: 'półtorej', 2: 'dwa | dwie', 3: 'trzy', 4: 'cztery', 5: 'pięć', 10: 'dziesięć' },
  halves: 'pół',
  and: 'i',
  or: 'lub',
  to: 'do',
  each: 'po',
  units: {
    mass: 'dag | dkg | deka',
    spoon: 'łyżka | łyżki | łyżek | łyżeczka | łyżeczki | łyżeczek',
    container: 'puszka | puszki | opakowanie',
  },
  step: 'krok',
};
