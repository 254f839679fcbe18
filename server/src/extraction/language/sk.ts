import type { Language } from './language.ts';

export const sk: Language = {
  ingredients: `ingrediencie | suroviny | prísady | potrebujeme | budeme potrebovať | na recept potrebujeme`,
  instructions: 'postup | postup prípravy | príprava | návod | ako na to | spôsob prípravy',
  notes: 'tipy | tip | poznámky',
  other: `nutričné hodnoty | výživové hodnoty | komentáre | podobné recepty | ďalšie recepty | diskusia | hodnotenie`,
  forThe: 'na | ďalej | na ozdobenie',
  recipe: 'recept',
  units: `lyžíc | lyžičky | lyžičiek | štipka | hrnček | šálka | ks | kus | strúčik | strúčiky | plátok | zväzok |
    balenie | hrsť | pl`,
  servings: 'porcií | porcie | počet porcií',
  eaters: 'osôb',
  portions: 'porci{e,í}',
  prepTime: 'príprava | čas prípravy | doba prípravy',
  cookTime: 'čas varenia | varenie | pečenie | doba pečenia | čas pečenia',
  totalTime: 'celkový čas | spolu | čas',
  difficulty: 'náročnosť',
  signIn: 'prihlás*',
};
