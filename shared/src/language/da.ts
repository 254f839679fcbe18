import type { Language } from './language.ts';

export const da: Language = {
  numbers: { 3: 'tre', 5: 'fem', 7: 'syv', 12: 'tolv', 15: 'femten', 20: 'tyve', 30: 'tredive' },
  numbersOfTime: { 2: 'to', 4: 'fire', 6: 'seks', 8: 'otte', 9: 'ni', 10: 'ti' },
  articles: 'en | et',
  halves: 'halv | halvt',
  dozen: 'dusin',

  and: 'og',
  or: 'eller',
  to: 'til',
  with: 'med',
  of: 'af',

  units: {
    mass: 'g | gram | kg',
    volume: 'ml | dl | l | liter | kop',
    spoon: 'spsk | tsk',
    time: 'time | timer | minutter | dag',
  },
  times: { hour: 'timer', minute: 'min | minut*', second: 'sekund*' },
  every: 'hver | hvert',
  all: 'alle',
  ingredient: 'ingrediens*',
  step: 'trin',
};
