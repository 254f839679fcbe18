import type { Language } from './language.ts';
import { da as talk } from './talk/da.ts';

export const da: Language = {
  ingredients: `ingredienser | du skal bruge | det skal du bruge | ingrediensliste | hvad skal du bruge |
    det har du brug for | du har brug for | ingredienserne | indkøbsliste | i kassen`,
  instructions: `fremgangsmåde | sådan gør du | tilberedning | instruktioner | trin for trin | gør sådan |
    vejledning | sådan gør man | sådan laver du | sådan laver du det | sådan tilbereder du | gør sådan her |
    tilberedelse | sådan | metode | trin | anvisninger | arbejdsgang | så går vi i gang`,
  cookingOf: 'stegning | bagning | kogning | grilltid | i ovnen',
  timeNouns: 'tid',
  advert: 'annonce | reklame',
  notes: 'tips | noter | bemærkninger | tip | note',
  other: 'næringsindhold | næringsværdi | kommentarer | relaterede | flere opskrifter | udstyr | emneord',
  youNeed: 'du har brug for',
  howTo: 'sådan | sådan laver du det',
  unmistakable: 'fremgangsmåde',
  forThe: 'til | til servering | tilbehør',
  nutritionStart: 'næring*',
  recipe: 'opskrift',
  cardFrom: 'fra køkkenet hos',
  cardBy: 'fra | af',
  cardTitle: 'opskrift på | opskrift',
  units: 'stk | knivspids | fed | dåse | bundt | skive | skiver | håndfuld | pakke | nip | brev',
  stops: 'og | til | indtil | pa | eller',
  food: 'bacon | banan | blomme | citron | fløde | gulerod | gulerødder | grødris | gær | hakket | ham | havregryn | kanel | kanelsukker | kartoff | kartof | kødfars | leverpostej | løg | makron | mælk | nelliker | ost | peber | persille | porre | purløg | rasp | rejer | ris | rugbrød | salt | sennep | skinke | smør | spinat | svinekød | oksekød | timian | tomat | vanilje | vand | æble | æg | ærter | olie | piskefløde | rosiner | rødkål | sild | torsk | hvidvin | rødvin | bouillon | chokolade | kakao | bagepulver | hvidkål | hvedemel | hvidlog | kylling | laks | mel | sukker',
  foodEndings: 'sukker',
  verbs: `bryn | blend | drys | fordel | haeld | server | skaer | smuldr | svits | aelt | vend | bland | hak | pisk |
    rist | skraell | smelt | tilsaet | varm`,
  kitchenVerbs: 'steg | kog | bag',
  everydayVerbs: 'kom | lad',
  homographs: 'kom | bland | lad | varm',
  servings: 'portioner | antal | antal personer | stk',
  makes: 'giver',
  forWord: 'til',
  forUs: 'til os',
  eaters: 'personer',
  pieces: 'stk. | stk | styk{ker,}',
  about: 'omkring | cirka',
  portions: 'portion{er,} | pers',
  slices: 'skiver | boller | glas | flasker | småkager | kager | snitter | pandekager | vafler',
  enoughFor: 'nok til | rækker til | passer til',
  prepTime: 'forberedelse | forberedelsestid | arbejdstid',
  cookTime: 'tilberedningstid | tilberedning | bagetid | kogetid | stegetid',
  totalTime: 'samlet tid | tid i alt | total tid | tid | samlet tilberedningstid',
  hours: 't | time',
  difficulty: 'sværhedsgrad',
  easyLevel: 'let | nem',
  mediumLevel: 'middel',
  hardLevel: 'svær',
  farewell: 'velbekomme | god {appetit,fornøjelse} | knus',
  signOff: 'velbekomme',
  recipeFor: 'opskrift på',
  meals: 'morgenmad | frokost | aftensmad',
  notEaten: `trylledej | modellervoks | ansigtsmaske | hårmaske | {krops,ansigts,læbe,sukker}scrub |
    læbepomade | badebombe{r,} | badesalt | shampoo | deodorant | sæbe | creme til huden | vaskemiddel |
    {rengørings,rense}{middel,pasta,spray} | gødning | såjord | fuglemad | omregningstabel | omregning af mål`,
  unlikeFood: `æterisk{e,} olie{r,} | sheasmør | bivoks | jojobaolie | din hud | ansigtet | håret |
    linsevæske | ikke spiselig | vand planterne | bladlus | reagensglas | ætsende | svovlsyre | massér ind |
    massér det ind | lavendelolie | trolddej`,
  cares: `rengør{e,ing,} | afkalke | afkalk | afkalkning | slibe | slib`,
  caredFor: `ovn{en,} | pande{n,} | stegepande{n,} | støbejern* | kniv{e,en,} | elkedel{en,} |
    kaffemaskine{n,} | opvaskemaskine{n,} | mikroovn{en,} | køleskab{et,} | afløb{et,} | skærebræt* |
    vaskemaskine{n,} | grill{en,}`,
  crafts: `opvaskemiddel | vaskemiddel | klorin | brintoverilte | strikkepind* | hæklenål | hækle* |
    strik{ke,} | stofrest{er,} | limpistol | akrylmaling | sandpapir | stearin | harpiks`,
  contests: 'konkurrence* | lodtrækning* | vinder{e,en,} | deltag* | sådan deltager du',
  pageBoilerplate: `print opskrift | udskriv opskrift | gem opskrift | del opskrift | alle rettigheder forbeholdes |
    bedøm opskriften | har du prøvet opskriften | vurder opskriften`,
  credits: 'kilde | foto',
  waitTitles: 'et øjeblik',
  signIn: 'log ind',
  pinches: 'knivspids | smule | klat',
  leadIn: 'okay | altså',
  greetings: `hej | kære | godmorgen`,
  boiledApart: 'nudler{ne,} | pasta{en,} | spaghetti | ris{ene,} | æg{gene,}',
  ...talk,
};
