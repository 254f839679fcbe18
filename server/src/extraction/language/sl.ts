import type { Language } from './language.ts';

export const sl: Language = {
  ingredients: `sestavine | potrebujemo | potrebujete | potrebne sestavine | kaj potrebujemo |
    kaj potrebujete | sestavine za recept | potrebovali boste`,
  instructions: `priprava | postopek | navodila | način priprave | postopek priprave | korak za korakom |
    kako pripraviti | koraki priprave | koraki | potek priprave | izdelava | tako pripravimo |
    navodila za pripravo`,
  notes: 'nasveti | opombe',
  other: 'hranilne vrednosti | komentarji | podobni recepti',
  forThe: 'za',
  recipe: 'recept',
  units: 'žlici | žlička | žličke | skodelica | ščepec | strok | stroka | kos | rezina',
  servings: 'porcije | število oseb',
  eaters: 'oseb{e,}',
  pieces: 'kos{ov,i}',
  about: 'približno',
  portions: 'porcij{a,e}',
  prepTime: 'čas priprave | priprava',
  cookTime: 'čas kuhanja | kuhanje | čas peke',
  totalTime: 'skupni čas | skupaj',
  hours: 'ur',
  difficulty: 'zahtevnost',
  farewell: 'dober tek',
};
