import type { Language } from './language.ts';

export const no: Language = {
  numbers: {
    1.5: 'halvannen | halvannet',
    3: 'tre',
    5: 'fem',
    12: 'tolv',
    15: 'femten',
    20: 'tjue',
    30: 'tretti',
    40: 'førti',
  },
  articles: 'en | et',
  halves: 'halv | halvt',
  dozen: 'dusin',

  and: 'og',
  or: 'eller',
  to: 'til',
  between: 'mellom',
  with: 'med',
  of: 'av',

  units: {
    volume: 'kopp',
    spoon: 'ss | ts',
    time: 'time | timer | minutter | dag',
  },
  vagueUnits: 'ss | ts',
  fruitParts: 'saft | saften',
  behindOtherNumbers: 'prosent',
  step: 'trinn',
};
