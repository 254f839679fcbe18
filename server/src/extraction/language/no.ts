import type { Language } from './language.ts';

export const no: Language = {
  ingredients: `ingredienser | du trenger | dette trenger du | ingrediensliste | det trenger du |
    hva du trenger | dette trengs | ingrediensene | handleliste | det du trenger`,
  instructions: `fremgangsmåte | slik gjør du | framgangsmåte | tilberedning | slik lager du | instruksjoner |
    gjør slik | slik gjør du det | slik lager du det | sånn gjør du | sånn lager du | gjør sånn | tilbereding |
    steg for steg | trinn for trinn | slik går du frem | metode | slik tilbereder du | fremgang`,
  furniture: 'skriv ut oppskrift | lagre oppskrift | del oppskrift',
  minutes: 'minutter',
  forWord: 'til',
  timeNouns: 'tid',
  notes: 'tips',
  other: 'næringsinnhold | kommentarer | relaterte | flere oppskrifter | utstyr | emneord',
  unmistakable: 'fremgangsmåte',
  forThe: 'til | til servering | tilbehør',
  nutritionStart: 'næring*',
  recipe: 'oppskrift',
  cardFrom: 'fra kjøkkenet til',
  cardTitle: 'oppskrift på | oppskrift',
  units: 'stk | klype | fedd | båt | båter | boks | bunt | skive | skiver | pose | neve | pk | kvast',
  verbs: 'kok | hell | skjaer | stekt | tilsett',
  homographs: 'hell',
  servings: 'porsjoner | antall porsjoner | antall',
  makes: 'gir',
  eaters: 'personer',
  pieces: 'stk. | stk | stykker',
  about: 'omtrent | cirka',
  portions: 'porsjon{er,}',
  prepTime: 'forberedelse | forberedelser | forberedelsestid | arbeidstid',
  cookTime: 'tilberedningstid | steketid | koketid | tilberedning | i ovn | ovnstid',
  totalTime: 'total tid | tid | totalt | total tidsbruk | tidsbruk | samlet tid',
  difficulty: 'vanskelighetsgrad',
  easyLevel: 'lett',
  hardLevel: 'vanskelig',
  waitTitles: 'et øyeblikk',
  signIn: 'logg inn',
};
