import type { Language } from './language.ts';

export const pt: Language = {
  numbers: {
    2: 'dois | duas',
    3: 'três',
    4: 'quatro',
    5: 'cinco',
    6: 'seis',
    7: 'sete',
    8: 'oito',
    9: 'nove',
    10: 'dez',
    12: 'doze',
    15: 'quinze',
    20: 'vinte',
    30: 'trinta',
    40: 'quarenta',
    60: 'sessenta',
  },
  articles: 'um | uma',
  halves: 'meio | meia',
  dozen: 'dúzia | duzia',
  namedAfterNumbers: 'especiarias',

  and: 'e',
  or: 'ou',
  spoonsFor: 'de sopa | de chá | de café | de sobremesa | sopa | chá | café | sobremesa',
  about: 'cerca de | aprox | aproximadamente',
  to: 'a',
  between: 'entre',
  fromTo: 'de',
  plus: 'mais',
  of: 'de',
  each: 'por | cada',

  units: {
    mass: 'grama | gramas | quilo',
    volume: 'litro | litros | xícara | xícaras',
    spoon: 'colher | colheres',
    container: 'lata | latas | pacote',
    time: 'hora | horas | minuto | minutos',
  },

  fruitParts: 'suco',
  behindOtherNumbers: 'por cento',
  heads: 'pessoa',
  step: 'passo',
};
