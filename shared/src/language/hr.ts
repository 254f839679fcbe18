import type { Language } from './language.ts';

/** Croatian, Serbian and Slovene. */
export const hr: Language = {
  numbers: { 1: 'jedna | jednu', 2: 'dva | dvije', 3: 'tri', 4: 'četiri', 5: 'pet', 10: 'deset' },
  halves: 'pol',
  and: 'i',
  or: 'ili',
  to: 'do',
  units: { mass: 'dag | dkg', spoon: 'žlica | žlice | žličica | žličice' },
};
