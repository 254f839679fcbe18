import type { Language } from './language.ts';

export const cs: Language = {
  ingredients: `ingredience | suroviny | přísady | budete potřebovat | co budete potřebovat | co potřebujeme |
    co potřebujete | budeme potřebovat | potřebujete | potřebujeme | seznam surovin | co je potřeba |
    potřebné suroviny | na recept budete potřebovat | ingredience na recept`,
  instructions: `postup | postup přípravy | příprava | návod | pracovní postup | jak na to | způsob přípravy |
    jak připravit | krok za krokem | jak postupovat | jednotlivé kroky | příprava pokrmu |
    recept krok za krokem | kroky | takto připravíte | pokyny`,
  notEaten: `plastelína | pleťová maska | vlasová maska | balzám na rty | koupelová sůl | šampon | deodorant |
    mýdlo | krém na {ruce,obličej} | prací {gel,prášek} | čisticí {prostředek,pasta,sprej} | hnojivo | jícha |
    krmení pro ptáky | převodní tabulka | převodník {měr,jednotek}`,
  unlikeFood: `esenciální* | bambucké máslo | včelí vosk | jojobový olej | na pleť | pleť | na obličej |
    na vlasy | nechte působit | rozprašovač* | boraxu | nejedlé | sazeni* | mšic* | slané těsto |
    zkumavk{a,y,u} | ochranné brýle | žíravin* | kyselina sírová`,
  cares: `vyčistit | čistit | čištění | odvápnit | nabrousit | brousit | broušení | vypálit`,
  caredFor: `troub{u,y,a} | pánev | pánve | pánvi | nůž | nože | nožů | konvic{i,e} | kávovar{u,} | myčk{u,y} |
    mikrovlnk{u,y} | lednic{i,e} | dřez | odpad | pračk{u,y} | gril{u,}`,
  crafts: `prostředek na nádobí | jaru na nádobí | peroxid* | včelího vosku | jojobového oleje |
    prysk{yřice,yřici} | příze | přízi | jehlice č* | háčkov* | pletení | tavn{á,ou} pistol* |
    akrylov* | smirkov* | parafín* | knoty`,
  contests: 'soutěž* | losujeme | losování | výherc* | výhr{a,u} | jak se zapojit',
  farewell: 'dobrou chuť | přejeme dobrou chuť | přeji dobrou chuť',
  pageBoilerplate: 'vytisknout recept | uložit recept | sdílet recept',
  cookingOf: 'smažení | doba smažení | dušení | doba dušení',
  timeNouns: 'čas | doba',
  advert: 'reklama',
  notes: 'tipy | tip | poznámka | poznámky | rada',
  other: `nutriční hodnoty | výživové hodnoty | komentáře | podobné recepty | další recepty | diskuze |
    hodnocení | štítky`,
  youNeed: 'budeš potřebovat',
  unmistakable: 'suroviny',
  forThe: 'na | k podávání | ozdoba | dále',
  nutritionStart: 'nutriční hodnot* | výživové hodnot*',
  recipe: 'recept',
  cardFrom: 'z kuchyně',
  cardBy: 'od',
  cardTitle: 'recept na | recept',
  units: `lžic | lžiček | lžíci | lžičku | špetka | hrnek | hrnku | ks | kus | stroužek | stroužky | plátek | plátky |
    svazek | balení | hrst | polévková | čajová | plechovka`,
  verbs: 'nakrajime | smichame | pridame | uvarime',
  servings: 'porcí | porce | počet porcí | počet osob',
  eaters: 'osob{y,a,} | os',
  pieces: 'kus{ů,y} | ks',
  about: 'asi | cca',
  portions: 'porc{e,í,i}',
  slices:
    'plátků | plátky | krajíců | kousků | kousky | koláčků | sklenic | sklenice | placek | palačinek | knedlíků',
  enoughFor: 'stačí pro | vystačí pro',
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
  greetings: `ahoj | milá | milý | dobrý den`,
  corrects: 'ne | počkej | vlastně | tedy | pardon',
};
