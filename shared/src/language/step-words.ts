import type { TimeUnit } from './language.ts';
import type { LANGUAGES } from './languages.ts';

/** The words of one language that only steps are read with: cooking mode needs them, and pages that merely scale do not. */
export interface StepWords {
  times?: Partial<Record<TimeUnit, string>>;
  /** The same in scripts without gaps between words. */
  timeGlyphs?: Partial<Record<TimeUnit, string>>;
  /** Before a time that says how often. */
  every?: string;
  /** Words that describe an ingredient and do not name it: 'fresh', 'large', 'red'. */
  describing?: string;
  /** Parts that an ingredient is counted by: 'clove', 'zest'. */
  portions?: string;
  all?: string;
  ingredient?: string;
  /** What is done, or happens, while a timer runs: 'bake', 'rest'. */
  waiting?: string;
}

/** Written as the lists of `Language` are; every language has its entry. */
export const STEP_WORDS: Record<keyof typeof LANGUAGES, StepWords> = {
  en: {
    times: {
      hour: 'h | hr | hrs | hour | hours',
      minute: 'min | mins | minut*',
      second: 'sec | secs | second | seconds',
    },
    every: 'every | each',
    describing:
      'fresh | freshly | dried | ground | chopped | minced | sliced | diced | grated | shredded | crushed | peeled | melted | softened | cooked | uncooked | raw | frozen | canned | tinned | toasted | roasted | smoked | unsalted | salted | boneless | skinless | packed | finely | roughly | thinly | coarsely | extra | virgin | plain | pure | organic | ripe | soft | hard | hot | cold | warm | cool | lukewarm | boiling | room | temperature | low | full | fat | free | lean | thick | thin | whole | halved | quartered | cubed | beaten | divided | optional | additional | more | taste | needed | garnish | serving | about | approximately | plus | small | medium | large | big | little | long | short | half | red | green | yellow | white | black | brown | orange | purple | golden | dark | light',
    portions:
      'clove | leaf | leave | slice | piece | sprig | stalk | stem | head | bunch | handful | knob | strip | wedge | rib | ear | fillet | zest | juice | peel | rind | drop',
    all: 'all | everything',
    ingredient: 'ingredient*',
    waiting:
      'bake | baking | roast | roasting | simmer | simmering | boil | boiling | fry | frying | stir-fry | grill | grilling | broil | steam | steaming | poach | poaching | rest | resting | chill | chilling | refrigerate | freeze | cool | cooling | marinate | marinating | soak | soaking | proof | prove | rise | rising | knead | kneading | whisk | whisking | whip | sauté | braise | braising | stew | blanch | reduce | infuse | steep | brew | sear | smoke | toast',
  },
  de: {
    times: {
      hour: 'std | stunde | stunden',
      minute: 'min | minut*',
      second: 'sek | sekunde | sekunden',
      quarter: 'viertelstunde',
      threeQuarters: 'dreiviertelstunde',
    },
    every: 'alle | jede',
    describing:
      'frisch | frische | frischer | getrocknet | getrocknete | gehackt | gehackte | gerieben | geriebene | gemahlen | gemahlene | weich | weiche | kalt | kalte | warm | warme | kleine | kleiner | kleines | große | großer | großes | rot | rote | roter | grün | grüne | weiß | weiße | schwarz | schwarzer | gelbe',
    portions: 'scheibe | stück | zehe | bund | zweig | blatt | stange',
    all: 'alle | allen | alles | sämtliche',
    ingredient: 'zutat*',
    waiting:
      'backen | braten | anbraten | köcheln | kochen | dünsten | andünsten | dämpfen | grillen | rösten | schmoren | ruhen | gehen | kühlen | abkühlen | auskühlen | ziehen | quellen | einweichen | marinieren | kneten | schlagen | blanchieren | pochieren | garen | gefrieren | reduzieren',
  },
  fr: {
    times: { hour: 'h | heure | heures', minute: 'min | minut*', second: 'sec | seconde | secondes' },
    every: 'toutes les',
    describing:
      'frais | fraîche | sec | séché | haché | hachée | râpé | râpée | fondu | fondue | moulu | mou | petit | petite | gros | grosse | grand | grande | rouge | rouges | vert | verte | verts | blanc | blanche | noir | noire | jaune',
    portions: 'gousse | feuille | tranche | branche | botte | pincée | zeste | jus | morceau',
    all: 'tous | toutes',
    ingredient: 'ingrédient*',
    waiting:
      'mijoter | rôtir | bouillir | frire | griller | pocher | reposer | refroidir | mariner | tremper | lever | pétrir | fouetter | infuser | réduire | dorer | revenir | enfourner | braiser | blanchir | congeler',
  },
  es: {
    times: { hour: 'h | hora | horas', minute: 'min | minut*', second: 'segundo | segundos' },
    every: 'cada',
    describing:
      'fresco | fresca | frescos | frescas | seco | seca | picado | picada | rallado | rallada | molido | molida | pequeño | pequeña | grande | rojo | roja | verde | verdes | blanco | blanca | negro | negra',
    portions: 'diente | hoja | rama | rodaja | puñado | pizca | zumo | jugo | ralladura',
    all: 'todos | todas',
    ingredient: 'ingredient*',
    waiting:
      'hornear | hornea | asar | hervir | freír | reposar | enfriar | marinar | remojar | amasar | batir | dorar | sofreír | leudar | levar | infusionar | reducir',
  },
  pt: {
    times: { hour: 'h | hora | horas', minute: 'min | minut*', second: 'segundo | segundos' },
    every: 'cada',
    waiting:
      'assar | asse | ferver | ferva | cozer | coza | fritar | frite | grelhar | grelhe | refogar | refogue | dourar | doure | repousar | repouse | descansar | descanse | esfriar | esfrie | arrefecer | gelar | congelar | marinar | demolhar | levedar | fermentar | amassar | bater | sovar | reduzir',
  },
  it: {
    times: { hour: 'ora | ore', minute: 'min | minut*', second: 'secondo | secondi' },
    every: 'ogni',
    waiting:
      'cuocere | infornare | bollire | sobbollire | friggere | riposare | raffreddare | marinare | lievitare | impastare | rosolare | stufare | brasare',
    describing:
      'fresco | fresca | tritato | tritata | grattugiato | grattugiata | macinato | morbido | piccolo | piccola | grande | rosso | rossa | verde | bianco | bianca | nero | nera | giallo | gialla',
    portions: 'spicchio | foglia | fetta | mazzetto | pizzico | succo | scorza',
    all: 'tutti | tutte',
    ingredient: 'ingredient*',
  },
  nl: {
    times: {
      hour: 'uur | uren',
      minute: 'min | minut* | minuut',
      second: 'seconde | seconden',
      quarter: 'kwartier',
    },
    every: 'elke | iedere',
    describing:
      'vers | verse | gedroogd | gehakt | geraspt | klein | kleine | groot | grote | rood | rode | groen | groene | wit | witte | zwarte',
    portions: 'teen | teentje | blaadje | plak | takje | snuf | snufje',
    all: 'alle',
    ingredient: 'ingrediënt*',
    waiting:
      'bakken | bak | aanbakken | braden | braad | koken | kook | sudderen | sudder | stoven | stoof | smoren | stomen | grillen | grill | roosteren | rooster | fruiten | frituren | blancheren | rusten | rijzen | afkoelen | koelen | opstijven | invriezen | marineren | marineer | wellen | kneden | kneed | kloppen | klop | inkoken | gaar',
  },
  sv: {
    times: {
      hour: 'tim | timme | timmen | timmar',
      minute: 'min | minut*',
      second: 'sek | sekund*',
      quarter: 'kvart',
    },
    every: 'var',
    describing:
      'färsk | färska | riven | hackad | mald | malet | liten | stor | stora | stort | röd | röda | grön | gröna | vit | vita | svart',
    portions: 'klyfta | blad | skiva | kvist | nypa',
    all: 'alla',
    ingredient: 'ingrediens*',
    waiting:
      'baka | grädda | gräddas | steka | stek | stekas | koka | koks | kokas | sjuda | sjud | puttra | rosta | grilla | fritera | bryna | fräsa | ånga | vila | jäsa | svalna | kyla | frysa | marinera | blötlägga | dra | knåda | vispa | reducera',
  },
  da: {
    times: { hour: 'timer', minute: 'min | minut*', second: 'sekund*', quarter: 'kvarter' },
    every: 'hver | hvert',
    all: 'alle',
    ingredient: 'ingrediens*',
    waiting:
      'bages | bagning | stege | steges | steg | koge | koges | kog | simre | småkoge | svitse | svits | riste | grille | dampe | hvile | hæve | efterhæve | afkøle | køle | fryse | marinere | trække | udbløde | ælte | ælt | piske | pisk | reducere',
  },
  no: {
    times: { hour: 'timer', minute: 'min | minut*', second: 'sekund*', quarter: 'kvarter' },
    every: 'hver | hvert',
    all: 'alle',
    ingredient: 'ingrediens*',
    waiting:
      'steke | stekes | stek | koke | kokes | kok | småkoke | putre | surre | brune | riste | grille | dampe | hvile | heve | heves | etterheve | avkjøle | avkjøles | kjøle | fryse | marinere | trekke | bløtlegge | elte | elt | piske | vispe | redusere',
  },
  fi: {
    times: { hour: 'tunti* | tunnin', minute: 'min | minuut*', second: 'sekunt*' },
  },
  pl: {
    times: {
      hour: 'godz | godzin*',
      minute: 'min | minut*',
      second: 'sek | sekund*',
      quarter: 'kwadrans | kwadranse',
    },
    every: 'co | każde',
    waiting:
      'piec | piecz | pieczemy | pieczenia | upiecz | gotować | gotuj | gotujemy | dusić | dusimy | smażyć | smaż | smażymy | podsmaż | grilluj | odpocząć | odpoczywać | wyrastać | wyrastania | wyrośnięcia | wyrośnięcie | schłodzić | chłodzić | ostudzić | ostygnięcia | zamrozić | marynować | marynuj | namoczyć | moczyć | wyrabiać | wyrabiaj | ubijać | ubijaj | parzyć | zredukować',
  },
  cs: {
    times: { hour: 'hod | hodin*', minute: 'min | minut*', second: 'sekund* | vteřin*' },
    every: 'každých',
    waiting:
      'péct | pečte | pečeme | upečte | vařit | vařte | vaříme | povařte | dusit | duste | dusíme | smažit | smažte | smažíme | opékat | opékejte | orestujte | grilovat | odpočinout | odpočívat | odležet | kynout | vykynout | nakynout | chladit | vychladit | vychladnout | ztuhnout | zamrazit | marinovat | namočit | louhovat | hníst | hněteme | šlehat | šlehejte',
  },
  hr: {
    times: {
      hour: 'sat | sata | sate | sati | ura | ure | uri | uro',
      minute: 'min | minut*',
      second: 'sekund*',
    },
  },
  hu: {
    times: {
      hour: 'óra | órá*',
      minute: 'perc | percig | percen | percet',
      second: 'másodperc*',
    },
  },
  ro: {
    times: { hour: 'oră | ore | orelor', minute: 'min | minut*', second: 'secunda | secunde | secundă' },
  },
  tr: {
    times: { hour: 'saat*', minute: 'dk | dakika*', second: 'saniye*' },
    every: 'her',
    waiting:
      'pişirin | pişirme | pişir | pişirilir | haşlayın | haşla | kaynatın | kaynat | kavurun | kavur | kızartın | kızart | fırınlayın | fırınla | dinlendirin | dinlendir | dinlensin | bekletin | beklet | mayalandırın | mayalansın | soğutun | soğut | dondurun | demleyin | demle | yoğurun | yoğur | çırpın | çırp | marine',
  },
  ru: {
    times: { hour: 'ч | час | часа | часов | часу', minute: 'мин | минут*', second: 'сек | секунд*' },
    every: 'каждые',
  },
  uk: {
    times: { hour: 'годин*', minute: 'хв | хвилин*', second: 'сек | секунд*' },
  },
  el: {
    times: { hour: 'ώρ*', minute: 'λεπτ*', second: 'δευτερ*' },
  },
  zh: {
    timeGlyphs: { hour: '小时 | 小時', minute: '分钟 | 分鐘', second: '秒' },
  },
  ja: {
    timeGlyphs: { hour: '時間', minute: '分間 | 分', second: '秒' },
  },
  ko: {
    timeGlyphs: { hour: '시간', minute: '분', second: '초' },
  },
};
