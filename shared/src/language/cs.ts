import type { Language } from './language.ts';

/** Czech and Slovak. */
export const cs: Language = {
  numbers: {
    1: 'jedna | jednu | jedno',
    1.5: 'jeden a půl | jeden a pol',
    2: 'dva | dvě | dve',
    3: 'tři | tri',
    4: 'čtyři | štyri',
    5: 'pět | päť',
    6: 'šest | šesť',
  },
  halves: 'půl | pol',
  and: 'a',
  or: 'nebo | alebo',
  to: 'až | do',
  between: 'mezi | medzi',
  fromTo: 'od',
  each: 'po',
  units: {
    mass: 'dag | dkg',
    spoon: 'lžíce | lžíci | lžic | lžička | lžičky | lžičku | lžiček | lyžica | lyžice | lyžička',
    container: 'plechovka | konzerva',
  },
  behindOtherNumbers: 'procent',
  step: 'krok',
};
