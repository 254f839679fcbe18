import type { Language } from './language.ts';

export const sk: Language = {
  ingredients: `ingrediencie | suroviny | prísady | potrebujeme | budeme potrebovať | na recept potrebujeme |
    čo potrebujete | potrebujete | čo budete potrebovať | budete potrebovať | zoznam surovín |
    potrebné suroviny | budeš potrebovať`,
  instructions: `postup | postup prípravy | príprava | návod | ako na to | spôsob prípravy | ako pripraviť |
    krok za krokom | jednotlivé kroky | pokyny | ako postupovať | takto pripravíte | kroky | pracovný postup`,
  notEaten: `plastelína | pleťová maska | balzam na pery | kúpeľová soľ | šampón | dezodorant | mydlo |
    čistiaci prostriedok | hnojivo | prevodná tabuľka`,
  unlikeFood: `esenciáln* | bambucké maslo | včelí vosk | na pleť | na tvár | na vlasy | nechajte pôsobiť |
    rozprašovač* | sadeni* | skúmavk{a,y,u} | ochranné okuliare | slané cesto`,
  cares: `vyčistiť | čistiť | čistenie | odvápniť | nabrúsiť | brúsiť`,
  caredFor: `rúr{u,y,a} | panvic{u,e} | nôž | nože | kanvic{u,e} | kávovar{u,} | umývačk{u,y} |
    mikrovlnk{u,y} | chladničk{u,y} | práčk{u,y} | gril{u,}`,
  farewell: 'dobrú chuť',
  pageBoilerplate: 'vytlačiť recept | uložiť recept | zdieľať recept',
  cookingOf: 'pečenie | vyprážanie | dusenie',
  timeNouns: 'čas | doba',
  advert: 'reklama',
  notes: 'tipy | tip | poznámka | poznámky | rada',
  other: `nutričné hodnoty | výživové hodnoty | komentáre | podobné recepty | ďalšie recepty | diskusia |
    hodnotenie | štítky`,
  forThe: 'na | ďalej | na ozdobenie',
  recipe: 'recept',
  units: `lyžíc | lyžičky | lyžičiek | štipka | hrnček | šálka | ks | kus | strúčik | strúčiky | plátok | zväzok |
    balenie | hrsť | pl`,
  servings: 'porcií | porcie | počet porcií | počet osôb',
  eaters: 'osôb | osob{y,a,}',
  pieces: 'kus{ov,y} | ks',
  about: 'asi | cca',
  portions: 'porci{e,í}',
  slices: 'plátkov | kúskov | kúsky | pohárov | palaciniek | krajcov',
  enoughFor: 'stačí pre | vystačí pre',
  prepTime: 'príprava | čas prípravy | doba prípravy',
  cookTime: 'čas varenia | varenie | pečenie | doba pečenia | čas pečenia',
  totalTime: 'celkový čas | spolu | čas',
  difficulty: 'náročnosť',
  signIn: 'prihlás*',
};
