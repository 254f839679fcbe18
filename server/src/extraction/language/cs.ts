import type { Language } from './language.ts';

export const cs: Language = {
  ingredients: `ingredience | suroviny | přísady | budete potřebovat | co budete potřebovat | co potřebujeme`,
  instructions: 'postup | postup přípravy | příprava | návod | pracovní postup | jak na to',
  notes: 'tipy | tip | poznámky',
  other: `nutriční hodnoty | výživové hodnoty | komentáře | podobné recepty | další recepty | diskuze | hodnocení`,
  youNeed: 'budeš potřebovat',
  unmistakable: 'suroviny',
  forThe: 'na | k podávání | ozdoba | dále',
  recipe: 'recept',
  units: `lžic | lžiček | lžíci | lžičku | špetka | hrnek | hrnku | ks | kus | stroužek | stroužky | plátek | plátky |
    svazek | balení | hrst | polévková | čajová | plechovka`,
  verbs: 'nakrajime | smichame | pridame | uvarime',
  servings: 'porcí | porce | počet porcí',
  eaters: 'osob{y,a,}',
  portions: 'porc{e,í,i}',
  prepTime: 'příprava | doba přípravy | čas přípravy',
  cookTime: 'doba vaření | vaření | pečení | doba pečení | tepelná úprava',
  totalTime: 'celkový čas | celkem | čas | celková doba',
  days: 'den | dni',
  difficulty: 'obtížnost | náročnost',
  easyLevel: 'snadné | jednoduché',
  hardLevel: 'obtížné',
  waitTitles: 'okamžik',
  please: 'prosím',
  signIn: 'přihlá*',
};
