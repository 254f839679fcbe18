import type { Language } from './language.ts';

export const da: Language = {
  numbers: {
    1.5: 'halvanden | halvandet',
    3: 'tre',
    5: 'fem',
    7: 'syv',
    12: 'tolv',
    15: 'femten',
    20: 'tyve',
    30: 'tredive',
  },
  articles: 'en | et',
  halves: 'halv | halvt',
  dozen: 'dusin',

  and: 'og',
  or: 'eller',
  to: 'til',
  between: 'mellem',
  with: 'med',
  of: 'af',

  units: {
    volume: 'kop',
    spoon: 'spsk | tsk',
    time: 'time | timer | minutter | dag',
  },
  fruitParts: 'saft | saften',
  behindOtherNumbers: 'procent',
  step: 'trin',
};
