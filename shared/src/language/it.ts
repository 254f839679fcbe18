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
  numbersOfTime: { 0.25: "quarto d' | un quarto d'", 0.5: "mezz'", 0.75: "tre quarti d'", 1: "un'" },
  articles: 'un | una | uno',
  halves: 'mezzo | mezza',
  dozen: 'dozzina',
  namedAfterNumbers: 'spezie',

  and: 'e',
  or: 'o',
  to: 'a',
  plus: 'più',
  of: 'di | da | del | della | dello | dei',
  with: 'con',
  at: 'a | al | alla | alle',
  little: 'degli | delle | il | lo | gli | per',

  units: {
    mass: 'g | grammo | grammi | kg | kilo | libra',
    volume: 'ml | cl | dl | l | litro | litri | litra | tazza | tazze',
    spoon: 'cucchiaio | cucchiai | cucchiaino | cucchiaini',
    container: 'confezione | confezioni | barattolo | barattoli',
    length: 'cm | mm',
    time: 'ora | ore | giorno | giorni | minuto | minuti',
    temperature: 'gradi',
  },
  times: { hour: 'ora | ore', minute: 'min | minut*', second: 'secondo | secondi' },
  every: 'ogni',

  fruitParts: 'succo | scorza',
  beforeOtherNumbers: 'tipo | fette',
  heads: 'persona',
  numberedPasta:
    'spaghett* | vermicelli | bucatini | capellini | linguine | tagliatelle | penne | rigatoni | fusilli | pasta',
  pieces: 'pezzo | pezzi',
  weighedTogether: 'carote | cipolle | patate',

  describing:
    'fresco | fresca | tritato | tritata | grattugiato | grattugiata | macinato | morbido | piccolo | piccola | grande | rosso | rossa | verde | bianco | bianca | nero | nera | giallo | gialla',
  portions: 'spicchio | foglia | fetta | mazzetto | pizzico | succo | scorza',
  all: 'tutti | tutte',
  ingredient: 'ingredient*',
  step: 'passo | passaggio',
};
