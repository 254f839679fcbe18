import type { Language } from './language.ts';
import { no as talk } from './talk/no.ts';

export const no: Language = {
  ingredients: `ingredienser | du trenger | dette trenger du | ingrediensliste | det trenger du |
    hva du trenger | dette trengs | ingrediensene | handleliste | det du trenger`,
  instructions: `fremgangsmåte | slik gjør du | framgangsmåte | tilberedning | slik lager du | instruksjoner |
    gjør slik | slik gjør du det | slik lager du det | sånn gjør du | sånn lager du | gjør sånn | tilbereding |
    steg for steg | trinn for trinn | slik går du frem | metode | slik tilbereder du | fremgang`,
  notEaten: `lekedeig | ansiktsmaske | hårmaske | kroppsskrubb | leppepomade | badebombe{r,} | badesalt |
    sjampo | deodorant | såpe | vaskemiddel | {rengjørings,vaske,rense}{middel,pasta,spray} | gjødsel |
    fuglemat | omregningstabell`,
  unlikeFood: `eterisk{e,} olje{r,} | sheasmør | bivoks | din hud | ansiktet | håret | linsevæske |
    vann plantene | bladlus | reagensrør | etsende | trolldeig`,
  cares: `rengjør{e,ing,} | avkalke | avkalking | slipe`,
  caredFor: `ovn{en,} | stekeovn{en,} | panne{n,} | stekepanne{n,} | støpejern* | kniv{er,en,} |
    vannkoker{en,} | kaffetrakter{en,} | oppvaskmaskin{en,} | mikrobølgeovn{en,} | kjøleskap{et,} | sluk{et,} |
    skjærefjøl* | vaskemaskin{en,} | grill{en,}`,
  crafts: `oppvaskmiddel | oppvasksåpe | vaskemiddel | klorin | bomullsgarn | strikkepinne* | pinner nr* |
    heklenål | hekle* | strikk{e,a,} | masker | stoffrest{er,} | limpistol | akrylmaling | sandpapir |
    stearin | kvae | stoppenål`,
  contests: 'konkurranse* | trekning* | vinner{e,en,} | slik deltar du',
  farewell: 'vel bekomme | god appetitt | klem',
  pageBoilerplate: `skriv ut oppskrift | lagre oppskrift | del oppskrift |
    har du prøvd oppskriften | vurder oppskriften`,
  credits: 'kilde | foto',
  cookingOf: 'steking | baking | koking | grilltid | stekes',
  minutes: 'minutter',
  forWord: 'til',
  forUs: 'til oss',
  timeNouns: 'tid',
  advert: 'annonse | reklame',
  notes: 'tips | tip | notater',
  other: 'næringsinnhold | kommentarer | relaterte | flere oppskrifter | utstyr | emneord',
  unmistakable: 'fremgangsmåte',
  forThe: 'til | til servering | tilbehør',
  nutritionStart: 'næring*',
  recipe: 'oppskrift',
  cardFrom: 'fra kjøkkenet til',
  cardBy: 'fra | av',
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
  slices: 'skiver | boller | glass | flasker | småkaker | kaker | biter | pannekaker | vafler | lefser',
  enoughFor: 'nok til | rekker til | passer til',
  prepTime: 'forberedelse | forberedelser | forberedelsestid | arbeidstid',
  cookTime: 'tilberedningstid | steketid | koketid | tilberedning | i ovn | ovnstid',
  totalTime: 'total tid | tid | totalt | total tidsbruk | tidsbruk | samlet tid',
  difficulty: 'vanskelighetsgrad',
  easyLevel: 'lett',
  hardLevel: 'vanskelig',
  waitTitles: 'et øyeblikk',
  signIn: 'logg inn',
  pinches: 'klype | klatt',
  leadIn: 'okei | altså',
  greetings: `hei | kjære | god morgen`,
  food: `bacon | banan | bringebær | blåbær | brunost | buljong | bakepulver | eple | egg | erter | fisk | fiskekraft | fløte | gulrot | gulrøtter | gjær | havregryn | hvitløk | kål | kålrot | kanel | kardemomme | kjøtt | kjøttdeig | kylling | laks | løk | makrell | melk | ost | pepper | persille | poteter | potet | purre | purreløk | reker | ris | rømme | salt | sennep | sitron | sjokolade | skinke | smør | sukker | svinekjøtt | timian | tomat | torsk | vaniljesukker | hvetemel | mel | vann | olje | rosiner | kraft`,
  ...talk,
};
