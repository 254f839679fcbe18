import type { Language } from './language.ts';

export const da: Language = {
  ingredients: `ingredienser | du skal bruge | det skal du bruge | ingrediensliste | hvad skal du bruge |
    det har du brug for | du har brug for | ingredienserne | indkøbsliste | i kassen`,
  instructions: `fremgangsmåde | sådan gør du | tilberedning | instruktioner | trin for trin | gør sådan |
    vejledning | sådan gør man | sådan laver du | sådan laver du det | sådan tilbereder du | gør sådan her |
    tilberedelse | sådan | metode | trin | anvisninger | arbejdsgang | så går vi i gang`,
  timeNouns: 'tid',
  notes: 'tips | noter | bemærkninger',
  other: 'næringsindhold | næringsværdi | kommentarer | relaterede | flere opskrifter | udstyr | emneord',
  youNeed: 'du har brug for',
  howTo: 'sådan | sådan laver du det',
  unmistakable: 'fremgangsmåde',
  forThe: 'til | til servering | tilbehør',
  recipe: 'opskrift',
  units: 'stk | knivspids | fed | dåse | bundt | skive | skiver | håndfuld | pakke | nip | brev',
  stops: 'og | til | indtil | pa | eller',
  food: 'hvedemel | hvidlog | kylling | laks | mel | sukker | vand',
  foodEndings: 'sukker',
  verbs: `bryn | blend | drys | fordel | haeld | server | skaer | smuldr | svits | aelt | vend | bland | hak | pisk |
    rist | skraell | smelt | tilsaet | varm`,
  kitchenVerbs: 'steg | kog | bag',
  everydayVerbs: 'kom | lad',
  homographs: 'kom | bland | lad | varm',
  servings: 'portioner | antal | antal personer | stk',
  forWord: 'til',
  eaters: 'personer',
  portions: 'portion{er,} | pers',
  prepTime: 'forberedelse | forberedelsestid | arbejdstid',
  cookTime: 'tilberedningstid | tilberedning | bagetid | kogetid | stegetid',
  totalTime: 'samlet tid | tid i alt | total tid | tid | samlet tilberedningstid',
  hours: 't | time',
  difficulty: 'sværhedsgrad',
  easyLevel: 'let | nem',
  mediumLevel: 'middel',
  hardLevel: 'svær',
  signOff: 'velbekomme',
  recipeFor: 'opskrift på',
  meals: 'morgenmad | frokost | aftensmad',
  furniture: 'print opskrift | udskriv opskrift | gem opskrift | del opskrift | alle rettigheder forbeholdes',
  waitTitles: 'et øjeblik',
  signIn: 'log ind',
};
