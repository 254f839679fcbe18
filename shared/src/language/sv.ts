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
  numbersOfTime: { 6: 'sex' },
  articles: 'en | ett',
  halves: 'halv | halvt',
  dozen: 'dussin',

  and: 'och',
  or: 'eller',
  to: 'till',
  of: 'av',
  with: 'med',
  little: 'till',

  units: {
    mass: 'g | gram | kg | kilo | hg | hekto',
    volume: 'ml | cl | dl | l | liter | kopp | koppar',
    spoon: 'msk | tsk | krm',
    container: 'burk | burkar | paket',
    length: 'cm | mm',
    time: 'minuter | timme | timmar | dag | dagar',
    temperature: 'grader',
  },
  times: { hour: 'tim | timme | timmar', minute: 'min | minut*', second: 'sek | sekund*' },
  every: 'var',

  describing:
    'färsk | färska | riven | hackad | mald | malet | liten | stor | stora | stort | röd | röda | grön | gröna | vit | vita | svart',
  portions: 'klyfta | blad | skiva | kvist | nypa',
  all: 'alla',
  ingredient: 'ingrediens*',
  step: 'steg',
};
