import type { Language } from './language.ts';
import { nl as talk } from './talk/nl.ts';

export const nl: Language = {
  ingredients: `ingrediënten | dit heb je nodig | benodigdheden | wat heb je nodig | boodschappen | nodig |
    boodschappenlijst | wat je nodig hebt | je hebt nodig | ingrediëntenlijst | de ingrediënten |
    hebben we nodig | dit hebben we nodig | in je box | wat heeft u nodig`,
  instructions: `bereiding | bereidingswijze | instructies | zo maak je het | werkwijze | aan de slag |
    stappen | dit moet je doen | zo maak je | voorbereiding | maken | bakken | zo maak je dit |
    zo maak je het klaar | zo ga je te werk | hoe maak je het | hoe maak je | bereidingsmethode |
    de bereiding | stap voor stap | aan het werk | recept bereiding | zo doe je het | zo bereid je |
    klaarmaken | aan de bak | instructie | hoe te bereiden`,
  advert: 'advertentie',
  notes: 'tip | variatietip | opmerking | opmerkingen | notities | tips',
  other: `voedingswaarden | voedingswaarde | reacties | keukengerei | materialen | gerelateerde |
    meer recepten | bekijk ook | beoordeling | trefwoorden | tags`,
  youNeed: 'boodschappenlijstje | wat je nodig hebt | je hebt nodig',
  howTo: 'hoe maak je het | dit doe je | zo doe je het',
  unmistakable: 'ingrediënten | bereiding | bereidingswijze',
  nutritionStart: 'voedingswaarde*',
  shopping: 'boodschappen',
  forThe: 'voor de | voor het | voor | verder nodig | extra nodig',
  needed: 'heb je nodig',
  recipe: 'recept | het recept',
  cardFrom: 'recept van | uit de keuken van | uit het kookboek van',
  cardBy: 'van',
  cardTitle: 'recept voor | recept | naam van het recept | naam van het gerecht | titel | gerecht',
  measures: 'teentje{s,}',
  units: `snufje | teen | stuk | stuks | blik | blikje | bosje | takje | takjes | plak | plakken | zakje | pak |
    handje`,
  countWords: 'een | twee | drie',
  oneOf: 'een',
  pinches: 'snufje | scheutje | handje | snuf | klontje',
  seasonings: 'zout',
  juiceOf: 'sap | rasp',
  toTaste: 'naar smaak',
  shareOf: 'melk | room | azijn',
  nutrients: 'eiwit{ten,} | koolhydraten | vet',
  to: 'of',
  articles: 'mijn | onze | deze | dit | een | de | het',
  stops: 'en | met | in | tot | voor | dan | of | op | door | aan | toe',
  food: `aardappel | ahornsiroop | bakpoeder | banaan | basterdsuiker | bloem | bouillon | boter | champignon |
    citroen | gehakt | gember | honing | kaas | kaneel | kip | knoflook | kokosmelk | melk | mosterd | olie |
    paprika | peper | pinda | prei | rijst | room | roomboter | sinaasappel | spek | suiker | tomaat | ui |
    uien | vanille | water | wortel | yoghurt | zalm | zout`,
  foodEndings: 'meel | melk | suiker | kaas',
  prepared: 'gesneden | geraspt | fijngehakt | fijngesneden | uitgelekt | gesmolten | geperst',
  preparedHow: 'fijn | grof',
  cutInto: 'in {blok*,plak*,stuk*,reep*}',
  verbs: `bakken | bedek | beleg | bestrijk | bestrooi | blus | garneer | halveer | klop | koken | marineer | pureer |
    prak | rasp | rol | schenk | serveer | snijden | spoel | stamp | vul | zeef | breng | giet | hak | meng |
    pel | pers | roer | rooster | schep | schil | smelt | snijd | snij | strooi | verdeel | verhit | verwarm |
    voeg | wok`,
  kitchenVerbs: 'bak | kook | kneed | fruit',
  everydayVerbs: 'doe | laat | leg | mix | was | zet',
  homographs: 'was | wok',
  then: 'daarna',
  degrees: 'graden',
  servings: 'porties | aantal personen | aantal porties | personen',
  forWord: 'voor',
  forUs: 'voor ons',
  eaters: 'personen | persoon | pers | eters',
  about: 'ongeveer',
  portions: 'portie{s,}',
  pieces: 'stuk{s,} | koekjes',
  slices:
    'plak{ken,} | sneetjes | punten | broodjes | bollen | potjes | potten | flessen | glazen | pannenkoeken | wafels | taartjes',
  enoughFor: 'genoeg voor | goed voor',
  prepTime: 'voorbereidingstijd | voorbereiding | bereidingstijd | bereiden | bereiding',
  cookTime: 'kooktijd | stooftijd | oventijd | baktijd | oven | koken | bereidingstijd oven | in de oven',
  cookingOf: 'braden | braadtijd | stoven | grillen | grilltijd | bakken',
  totalTime: 'totale tijd | totaal | totaaltijd | klaar in | tijd',
  timeNouns: 'tijd',
  hours: 'u',
  days: 'dag',
  cooking: 'bak | kook | rooster | prut* | sudder* | oven',
  cookingLast: 'pruttelen | sudderen | bakken | koken | roosteren | stoven',
  beforeCooking: `en | dan | voor | voordat | na | niet | zonder | laten | rijzen | rusten | weken | trekken | *koel*`,
  difficulty: 'moeilijkheid{sgraad,}',
  easy: 'makkelijk',
  hard: 'moeilijk',
  mediumLevel: 'gemiddeld',
  talk: 'wie van | ik | wij',
  promo: 'eet smakelijk | volg | bewaar | deel',
  farewell: 'eet smakelijk | smakelijk eten | smullen maar | liefs | veel plezier met',
  signOff: 'klaar',
  hooks: 'hoi | vandaag',
  recipeFor: 'recept voor',
  presenting: 'vandaag {maken we,maak ik}',
  praise: 'lekker | heerlijk',
  keeps: 'blijft',
  meals: 'ontbijt | avondeten',
  tellers: 'ik | wij',
  habits: 'winactie | per dag',
  notFood: 'huid | haar | zeep | schoonmaak',
  feelings: 'liefde | geduld',
  notEaten: `{speel,zout,brood}deeg voor kinderen | speelklei | klei maken | slijm maken | vingerverf |
    gezichtsmasker | haarmasker | {body,gezichts,suiker,lippen}scrub | lippenbalsem | badbruisbal* | badzout |
    shampoo | deodorant | zeep maken | {hand,gezichts}crème | wasmiddel | allesreiniger |
    schoonmaak{middel,pasta,azijn,spray} | wasverzachter | zaaigrond | potgrond | vogelvoer | vetbollen |
    maak slijm | composteren | zelf {zaaien,kweken} | omrekentabel | maten omrekenen`,
  unlikeFood: `etherische olie | essentiële olie | sheaboter | bijenwas | jojobaolie | arganolie | je huid |
    je gezicht | je haar | sprayflacon | knutsellijm | lenzenvloeistof | scheerschuim | niet eetbaar |
    zaailingen | wortels van | bladluizen | inwerken op | reageerbuis | reageerbuizen | bijtend | zwavelzuur |
    zoutdeeg`,
  cares: `schoonmaken | reinigen | ontkalken | slijpen | inbranden | ontstoppen | ontvetten`,
  caredFor: `oven | pan | pannen | koekenpan | gietijzer* | mes | messen | waterkoker | koffiezetapparaat |
    koffiemachine | vaatwasser | magnetron | koelkast | gootsteen | afvoer | snijplank | wasmachine | fornuis |
    kookplaat | bbq | barbecue | afzuigkap`,
  crafts: `afwasmiddel | wasmiddel | waterstofperoxide | breinaald* | haaknaald | haken | breien |
    lapje{s,} stof | lijmpistool | acrylverf | schuurpapier | kaarsvet | dennenhars | lont`,
  contests: 'winactie | prijsvraag | meedoen | winnaar{s,} | te winnen | loting',
  pageBoilerplate: `recept afdrukken | print recept | recept printen | deel dit recept | alle rechten voorbehouden |
    recept opslaan |
    beoordeel {dit,het} recept | heb je {dit,het} recept gemaakt | heb je {dit,het} recept geprobeerd | laat een reactie achter | bewaar {dit ,}recept`,
  credits: 'bron | foto{’s,} | fotografie | recept van',
  waitTitles: 'even geduld',
  please: 'alstublieft',
  signIn: 'inloggen',
  leadIn: 'nou | oké | dus',
  greetings: `hoi | hallo | lieve | beste | goede{morgen,avond,middag}`,
  boiledApart: 'noedels | mie | pasta | spaghetti | rijst | eieren',
  ...talk,
};
