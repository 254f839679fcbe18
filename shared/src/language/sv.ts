import type { Language } from './language.ts';

export const sv: Language = {
  numbers: {
    2: 'två',
    3: 'tre',
    4: 'fyra',
    5: 'fem',
    7: 'sju',
    8: 'åtta',
    9: 'nio',
    10: 'tio',
    12: 'tolv',
    15: 'femton',
    20: 'tjugo',
    30: 'trettio',
    40: 'fyrtio',
  },
  articles: 'en | ett',
  halves: 'halv | halvt',
  dozen: 'dussin',

  and: 'och',
  or: 'eller',
  about: 'ungefär | cirka | ca | omkring',
  to: 'till',
  between: 'mellan',
  of: 'av',
  with: 'med',
  little: 'till',

  units: {
    mass: 'hg | hekto',
    volume: 'kopp | koppar',
    spoon: 'msk | tsk | krm',
    container: 'burk | burkar | paket',
    time: 'minuter | timme | timmar | dag | dagar',
    temperature: 'grader',
  },

  fruitParts: 'saft | saften | juice | juicen | skal | skalet',
  behindOtherNumbers: 'procent',
  step: 'steg',
};
