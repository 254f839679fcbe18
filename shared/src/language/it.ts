import type { Language } from './language.ts';

export const it: Language = {
  numbers: {
    2: 'due',
    3: 'tre',
    4: 'quattro',
    5: 'cinque',
    6: 'sei',
    7: 'sette',
    8: 'otto',
    9: 'nove',
    10: 'dieci',
    12: 'dodici',
    15: 'quindici',
    20: 'venti',
    30: 'trenta',
    40: 'quaranta',
    45: 'quarantacinque',
    60: 'sessanta',
  },
  articles: 'un | una | uno',
  halves: 'mezzo | mezza',
  dozen: 'dozzina',
  namedAfterNumbers: 'spezie',

  and: 'e',
  or: 'o',
  spoonsFor: 'da tè | da caffè | da minestra | da tavola',
  about: 'circa | almeno',
  to: 'a',
  between: 'tra | fra',
  fromTo: 'da',
  plus: 'più',
  of: 'di | da | del | della | dello | dei',
  with: 'con',
  at: 'a | al | alla | alle',
  little: 'degli | delle | il | lo | gli | per',

  units: {
    mass: 'grammo | grammi | chilo | etto | etti | libra',
    volume: 'litro | litri | litra | tazza | tazze',
    spoon: 'cucchiaio | cucchiai | cucchiaino | cucchiaini',
    container: 'confezione | confezioni | barattolo | barattoli',
    time: 'ora | ore | giorno | giorni | minuto | minuti',
    temperature: 'gradi',
  },

  fruitParts: 'succo | scorza',
  beforeOtherNumbers: 'tipo | fette',
  behindOtherNumbers: 'per cento',
  heads: 'persona',
  numberedPasta:
    'spaghett* | vermicelli | bucatini | capellini | linguine | tagliatelle | penne | rigatoni | fusilli | pasta',
  pieces: 'pezzo | pezzi',
  weighedTogether: 'carote | cipolle | patate',

  step: 'passo | passaggio',
};
