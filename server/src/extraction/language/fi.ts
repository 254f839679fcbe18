import type { Language } from './language.ts';

export const fi: Language = {
  ingredients: 'ainekset | ainesosat | raaka-aineet | tarvitset | aineet',
  instructions: `valmistus | ohje | valmistusohje | ohjeet | näin teet | työvaiheet | tee näin | valmistusohjeet`,
  notes: 'vinkki | vinkit',
  other: 'ravintosisältö | kommentit | lisää reseptejä | ravintoarvot | arvostelut',
  unmistakable: 'ainekset',
  forThe: 'lisäksi | pinnalle | tarjoiluun | päälle',
  recipe: 'resepti | ohje',
  units: `kpl | ripaus | valkosipulinkynttä | kynsi | kynttä | prk | pkt | pss | viipaletta | tölkki | nippu`,
  servings: 'annosta | annokset | annosmäärä | annoksia',
  eaters: 'henkilölle | henkilöä',
  portions: 'annos{ta,} | annoksia',
  prepTime: 'esivalmistelu | valmisteluaika',
  cookTime: 'kypsennysaika | paistoaika | valmistusaika',
  totalTime: 'kokonaisaika | aika',
  difficulty: 'vaikeusaste',
  easyLevel: 'helppo',
  hardLevel: 'vaikea',
  waitTitles: 'hetkinen',
  signIn: 'kirjaudu',
};
