import type { Language } from './language.ts';

/** Czech and Slovak. */
export const cs: Language = {
  numbers: { 2: 'dva | dvě', 3: 'tři', 4: 'čtyři', 5: 'pět' },
  halves: 'půl | pol',
  and: 'a',
  to: 'až | do',
  each: 'po',
  units: {
    mass: 'dag | dkg',
    spoon: 'lžíce | lžička | lžičky | lyžica | lyžice | lyžička',
    container: 'plechovka | konzerva',
  },
  behindOtherNumbers: 'procent',
  step: 'krok',
};
