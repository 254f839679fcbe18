import type { Language } from './language.ts';

export const ro: Language = {
  ingredients: `ingrediente | ingrediente necesare | lista de ingrediente | ai nevoie de | de ce ai nevoie |
    ce ai nevoie | aveți nevoie de | ingredientele | necesar | ce vă trebuie | de ce aveți nevoie`,
  instructions: `mod de preparare | preparare | instrucțiuni | pași | pregătire | cum se prepară |
    modul de preparare | mod preparare | cum se face | cum preparăm | preparare pas cu pas | pas cu pas |
    pași de preparare | instrucțiuni de preparare | metoda de preparare | etape | pașii rețetei | cum facem`,
  cookingOf: 'coacere | fierbere | prăjire',
  timeNouns: 'timp',
  advert: 'publicitate',
  notes: 'sfaturi | note | recomandări | sfat | pont',
  other: 'valori nutriționale | comentarii | rețete similare',
  forThe: 'pentru',
  recipe: 'rețetă',
  units: `lingură | linguri | linguriță | lingurițe | cană | căni | praf | cățel | căței | buc | bucăți | felii |
    plic | legătură | litru`,
  servings: 'porții | număr de porții | număr porții',
  eaters: 'persoane | pers',
  pieces: 'bucăți | buc. | buc',
  about: 'aproximativ | cam',
  portions: 'porți{i,e}',
  slices: 'felii | porții | borcane',
  enoughFor: 'ajunge pentru',
  prepTime: 'timp de preparare | timp de pregătire',
  cookTime: 'timp de gătire | timp de coacere | gătire',
  totalTime: 'timp total | total',
  notEaten: `plastilină | mască de {față,păr} | balsam de buze | săruri de baie | șampon | deodorant | săpun |
    detergent | {soluție,pastă} de curățat | îngrășământ | tabel de conversi{e,i}`,
  unlikeFood: `ulei{uri,} esențial* | unt de shea | ceară de albine | ulei de {argan,jojoba} |
    pe {piele,ten,față,păr} | răsaduri | udați | eprubet{ă,e} | ochelari de protecție | coc{ă,a} de sare`,
  cares: `curăț{a,ăm,are,area} | detartra | detartrare* | ascuți | ascuțire* | decalcifi{a,ere}`,
  caredFor: `cuptorul{ui,} | tigaia | tigaie | tigăi{i,} | cuțit{e,ul,ele} | fierbător{ul,ului} |
    espressor{ul,ului} | mașin{a,ii} de {spălat,cafea} | frigider{ul,ului} | chiuvet{a,ei} | grătar{ul,ului}`,
  crafts: `detergent | apă oxigenată | ceară de albine | rășină | fire de lână | andrele | croșet* |
    pistol de lipit | vopse{a,le} acrilic* | șmirghel | parafină`,
  contests: 'concurs* | tragere la sorți | câștigător* | premi{u,ul,ile} | regulament* | pentru a participa',
  farewell: 'poftă {bună,mare} | spor la {gătit,treabă}',
  corrects: 'nu | stai | scuze | pardon',
};
