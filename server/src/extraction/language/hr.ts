import type { Language } from './language.ts';

export const hr: Language = {
  ingredients: `sastojci | potrebni sastojci | namirnice | potrebno | trebat će vam | što vam je potrebno |
    potrebne namirnice | popis sastojaka | sastojci za recept | trebamo | potrebno je | sastojci potrebni`,
  instructions: `priprema | postupak | način pripreme | upute | postupak pripreme | koraci pripreme | izrada |
    korak po korak | kako pripremiti | kako napraviti | koraci | pripremanje | postupak izrade | način izrade |
    ovako se priprema | upute za pripremu`,
  cookingOf: 'pečenje | vrijeme pečenja | kuhanje',
  timeNouns: 'vrijeme',
  notes: 'savjeti | savjet | napomena | napomene',
  other: 'nutritivne vrijednosti | komentari | slični recepti | više recepata | ocijeni | oznake',
  forThe: 'za | još | dodatno',
  recipe: 'recept',
  step: 'korak',
  units: `kašika | kašike | kašičica | šalica | šalice | prstohvat | kom | komad | režanj | češanj | češnja | vrećica |
    vezica | ploška | konzerva | šaka | jušna | jušne | čajna`,
  servings: 'porcija | porcije | broj porcija | broj osoba | za osoba',
  eaters: 'osob{a,e}',
  pieces: 'komad{a,i}',
  about: 'otprilike | oko',
  portions: 'porcij{a,e}',
  slices: 'kriški | kriške | komadića | staklenki',
  enoughFor: 'dovoljno za',
  prepTime: 'vrijeme pripreme | priprema',
  cookTime: 'vrijeme kuhanja | kuhanje | pečenje | vrijeme pečenja',
  totalTime: 'ukupno vrijeme | ukupno | vrijeme',
  difficulty: 'težina | zahtjevnost',
  easyLevel: 'lako | jednostavno',
  mediumLevel: 'srednje',
  hardLevel: 'teško',
  farewell: 'dobar tek',
};
