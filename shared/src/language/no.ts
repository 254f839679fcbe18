import type { Language } from './language.ts';

export const no: Language = {
  numbers: { 3: 'tre', 5: 'fem', 12: 'tolv', 15: 'femten', 20: 'tjue', 30: 'tretti', 40: 'førti' },
  numbersOfTime: { 2: 'to', 4: 'fire', 6: 'seks', 7: 'sju', 8: 'åtte', 9: 'ni', 10: 'ti' },
  articles: 'en | et',
  halves: 'halv | halvt',
  dozen: 'dusin',

  and: 'og',
  or: 'eller',
  to: 'til',
  with: 'med',
  of: 'av',

  units: {
    mass: 'g | gram | kg',
    volume: 'ml | dl | l | liter | kopp',
    spoon: 'ss | ts',
    time: 'time | timer | minutter | dag',
  },
  vagueUnits: 'ss | ts',
  times: { hour: 'timer', minute: 'min | minut*', second: 'sekund*' },
  every: 'hver | hvert',
  all: 'alle',
  ingredient: 'ingrediens*',
  step: 'trinn',
};
