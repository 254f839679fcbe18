import type { Language } from './language.ts';
import { sv as talk } from './talk/sv.ts';

export const sv: Language = {
  ingredients: `ingredienser | du behöver | ingredienslista | det här behöver du | detta behöver du |
    vad du behöver | du behöver det här | ingredienserna | inköpslista | i din kasse`,
  instructions: `gör så här | så här gör du | tillagning | instruktioner | tillvägagångssätt | så gör du |
    steg för steg | beskrivning | instruktion | steg | sa har gor du | gör så | så gör man | så lagar du |
    tillredning | beredning | arbetsbeskrivning | arbetsgång | anvisningar | gör så här steg för steg |
    så bakar du | metod | matlagning`,
  cookingOf: 'stekning | stektid | bakning | baktid | kokning | grillning',
  timeNouns: 'tid',
  notes: 'tips | tip | notera | anteckningar | tänk på',
  other: `näringsvärde | näringsinnehåll | kommentarer | liknande recept | fler recept | betyg | utrustning |
    redskap | relaterade | taggar`,
  youNeed: 'inköpslista | detta behöver du',
  howTo: 'så gör man',
  unmistakable: 'ingredienser | tillagning',
  nutritionStart: 'näring*',
  shopping: 'inköp',
  forThe: 'till | för | till servering',
  needed: 'behöver du',
  recipe: 'recept',
  cardFrom: 'från köket hos | ur köket hos',
  cardBy: 'från | av',
  cardTitle: 'recept på | recept',
  units: `st | klyfta | klyftor | nypa | paket | burk | förp | skiva | skivor | knippe | kruka | bit | näve | påse |
    ask`,
  countWords: 'en | ett | två',
  oneOf: 'en | ett',
  pinches: 'nypa | klick | skvätt',
  toTaste: 'efter smak',
  shareOf: 'mjölk | grädde',
  as: 'som',
  articles: 'min | mitt',
  stops: 'och | med | i | till | tills',
  food: `agg | appel | choklad | citron | farin | fisk | flode | gradde | jast | kakao | kanel | kardemumma | kott |
    kyckling | lax | log | lok | mjol | mjolk | morot | olja | ost | paprika | peppar | potatis | ris | salt |
    smor | socker | tomat | vatten | vaniljsocker | vetemjol | vitlok`,
  foodEndings: 'mjöl | mjölk | socker',
  verbs: `blanda | dela | forma | fras | garnera | kavla | knada | mixa | pensla | rosta | sila | smaka | smula |
    hacka | hetta | ror | servera | skala | skar | smalt | stro | tillsatt`,
  kitchenVerbs: 'grill | stek | koka | gradda | vispa',
  everydayVerbs: 'hall | lagg | lat | sla',
  homographs: 'lat',
  then: 'sedan',
  abbreviations: 'ung | ok | jmf',
  servings: 'portioner | antal portioner | bitar | antal | antal personer | port',
  makes: 'ger',
  forWord: 'till',
  forUs: 'för oss',
  eaters: 'personer | pers',
  pieces: 'st. | st | stycken',
  about: 'ungefär',
  portions: 'portion{er,} | port',
  slices:
    'skivor | bitar | bullar | burkar | flaskor | glas | kakor | limpor | muffins | pannkakor | våfflor',
  enoughFor: 'räcker till | nog för',
  prepTime: 'förberedelse | förberedelsetid | förberedelser',
  cookTime: 'tillagningstid | tillagning | i ugn | ugnstid | gräddning | gräddningstid | gräddas | koktid',
  totalTime: 'total tid | tid | totalt | tillagningstid totalt | total tillagningstid | tidsåtgång',
  days: 'dygn',
  cooking: 'grädda | koka | stek',
  difficulty: 'svårighetsgrad',
  easy: 'enkel{t,}',
  mediumLevel: 'medel',
  hardLevel: 'svår',
  talk: 'jag | vi',
  promo: 'smaklig | följ | spara | lagra',
  farewell: 'smaklig måltid | hoppas det smakar | kram | kramar | lycka till',
  signOff: 'klart',
  advert: 'reklam | annons',
  recipeFor: 'recept på',
  presenting: 'idag {gör,lagar,bakar} {jag,vi}',
  keeps: 'håller',
  meals: 'frukost | middag',
  tellers: 'jag | mig',
  feelings: 'kärlek',
  notEaten: `lekdeg | slajm | ansiktsmask | hårmask | {kropps,ansikts,läpp,socker}{skrubb,peeling} |
    läppbalsam | badbomb{er,} | badsalt | schampo | deodorant | tvål | {hand,ansikts}kräm | tvättmedel |
    allrengöring | {rengörings,städ}{medel,pasta,spray} | gödsel | gödning | såjord | planteringsjord |
    fågelmat | talgbollar | omvandlingstabell | måttabell | {hand,kropps,socker,fot,läpp}skrubb`,
  unlikeFood: `eterisk{a,} olj{a,or} | sheasmör | bivax | jojobaolja | din hud | ansiktet | håret |
    linsvätska | borax | ej ätbar | fröplantor | bladlöss | trolldeg | hobbylim | provrör | frätande |
    svavelsyra | massera in | e-vitaminolja | lavendelolja`,
  cares: `rengör{a,ing,} | avkalka | avkalkning | slipa | bränna in`,
  caredFor: `ugn{en,} | stekpanna{n,} | gjutjärn* | kniv{ar,en,} | vattenkokare{n,} | kaffebryggare{n,} |
    diskmaskin{en,} | mikro{n,} | kylskåp{et,} | avlopp{et,} | skärbräda{n,} | tvättmaskin{en,} | grill{en,} |
    spis{en,}`,
  crafts: `diskmedel | tvättmedel | klorin | väteperoxid | stickor nr* | stickor nummer* | virknål | virka |
    sticka räta* | maskor | tygbit{ar,} | limpistol | akrylfärg | sandpapper | stearin | kåda`,
  contests: 'tävling* | utlottning* | vinnare{n,} | för att {delta,vara med}',
  pageBoilerplate: `skriv ut recept | spara recept | dela recept | alla rättigheter förbehållna |
    betygsätt receptet | har du {provat,testat} receptet`,
  credits: 'källa | foto',
  waitTitles: 'ett ögonblick',
  signIn: 'logga in',
  leadIn: 'okej | alltså',
  greetings: `hej | hejsan | kära | god morgon`,
  boiledApart: 'nudlar{na,} | pasta{n,} | spaghetti | ris{et,} | ägg{en,}',
  ...talk,
};
