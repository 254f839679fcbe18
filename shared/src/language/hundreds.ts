// Hundreds in words, as people say weights: 'two hundred and fifty grams', 'zweihundertfünfzig Gramm'.

/** How a language says its hundreds, from one on, and what may follow them. */
export interface Hundreds {
  /** With ' | ' between; '/' between forms of one; a hyphen for a hyphen or a blank. */
  hundreds: string;
  rest: Readonly<Record<number, string>>;
  /** Five behind one of those tens, '*', that has no name of its own. */
  withFive: string;
  /** Between them, each as it is written. */
  joints: readonly string[];
}

export const HUNDREDS: readonly Hundreds[] = [
  {
    hundreds: `a hundred/one hundred | two hundred | three hundred | four hundred | five hundred | six hundred | seven hundred | eight hundred | nine hundred`,
    rest: {
      10: 'ten',
      15: 'fifteen',
      20: 'twenty',

      30: 'thirty',
      40: 'forty',
      50: 'fifty',
      60: 'sixty',
      70: 'seventy',

      80: 'eighty',
      90: 'ninety',
      5: 'five',
    },
    withFive: '*-five',
    joints: [' ', ' and '],
  },
  {
    hundreds: `hundert/einhundert/ein hundert | zweihundert/zwei hundert | dreihundert/drei hundert | vierhundert/vier hundert | fünfhundert/fünf hundert | sechshundert/sechs hundert | siebenhundert/sieben hundert | achthundert/acht hundert | neunhundert/neun hundert`,
    rest: {
      10: 'zehn',
      20: 'zwanzig',

      30: 'dreißig',
      40: 'vierzig',
      50: 'fünfzig',
      60: 'sechzig',
      70: 'siebzig',

      80: 'achtzig',
      90: 'neunzig',
    },
    withFive: 'fünfund*',
    joints: [''],
  },
  {
    hundreds: `honderd | tweehonderd/twee honderd | driehonderd/drie honderd | vierhonderd/vier honderd | vijfhonderd/vijf honderd | zeshonderd/zes honderd | zevenhonderd/zeven honderd | achthonderd/acht honderd | negenhonderd/negen honderd`,
    rest: {
      10: 'tien',
      20: 'twintig',

      30: 'dertig',
      40: 'veertig',
      50: 'vijftig',
      60: 'zestig',
      70: 'zeventig',

      80: 'tachtig',
      90: 'negentig',
    },
    withFive: 'vijfen*',
    joints: ['', ' '],
  },
  {
    hundreds: `cent | deux-cents/deux-cent | trois-cents/trois-cent | quatre-cents/quatre-cent | cinq-cents/cinq-cent | six-cents/six-cent | sept-cents/sept-cent | huit-cents/huit-cent | neuf-cents/neuf-cent`,
    rest: {
      10: 'dix',
      20: 'vingt',

      30: 'trente',
      40: 'quarante',
      50: 'cinquante',
      60: 'soixante',
      70: 'soixante-dix',
      75: 'soixante-quinze',
      80: 'quatre-vingts',
      90: 'quatre-vingt-dix',
      85: 'quatre-vingt-cinq',
      95: 'quatre-vingt-quinze',
    },
    withFive: '*-cinq',
    joints: ['-'],
  },
  {
    hundreds: `cien/ciento | doscientos/doscientas | trescientos/trescientas | cuatrocientos/cuatrocientas | quinientos/quinientas | seiscientos/seiscientas | setecientos/setecientas | ochocientos/ochocientas | novecientos/novecientas`,
    rest: {
      10: 'diez',
      20: 'veinte',
      25: 'veinticinco',
      30: 'treinta',
      40: 'cuarenta',
      50: 'cincuenta',
      60: 'sesenta',
      70: 'setenta',

      80: 'ochenta',
      90: 'noventa',
    },
    withFive: '* y cinco',
    joints: [' '],
  },
  {
    hundreds: `cento | duecento | trecento | quattrocento | cinquecento | seicento | settecento | ottocento | novecento`,
    rest: {
      10: 'dieci',
      20: 'venti',

      30: 'trenta',
      40: 'quaranta',
      50: 'cinquanta',
      60: 'sessanta',
      70: 'settanta',

      80: 'ottanta',
      90: 'novanta',
    },
    withFive: '*cinque',
    joints: [''],
  },
  {
    hundreds: `cem/cento | duzentos/duzentas | trezentos/trezentas | quatrocentos/quatrocentas | quinhentos/quinhentas | seiscentos/seiscentas | setecentos/setecentas | oitocentos/oitocentas | novecentos/novecentas`,
    rest: {
      10: 'dez',
      20: 'vinte',

      30: 'trinta',
      40: 'quarenta',
      50: 'cinquenta',
      60: 'sessenta',
      70: 'setenta',

      80: 'oitenta',
      90: 'noventa',
    },
    withFive: '* e cinco',
    joints: [' e '],
  },
  {
    hundreds: `hundra/etthundra/ett hundra | tvåhundra/två hundra | trehundra/tre hundra | fyrahundra/fyra hundra | femhundra/fem hundra | sexhundra/sex hundra | sjuhundra/sju hundra | åttahundra/åtta hundra | niohundra/nio hundra`,
    rest: {
      10: 'tio',
      20: 'tjugo',

      30: 'trettio',
      40: 'fyrtio',
      50: 'femtio',
      60: 'sextio',
      70: 'sjuttio',

      80: 'åttio',
      90: 'nittio',
    },
    withFive: '*fem',
    joints: ['', ' '],
  },
  {
    hundreds: `hundrede/et hundrede | to hundrede | tre hundrede | fire hundrede | fem hundrede | seks hundrede | syv hundrede | otte hundrede | ni hundrede`,
    rest: {
      10: 'ti',
      20: 'tyve',

      30: 'tredive',
      40: 'fyrre',
      50: 'halvtreds',
      60: 'tres',
      70: 'halvfjerds',

      80: 'firs',
      90: 'halvfems',
    },
    withFive: 'femog*',
    joints: [' og '],
  },
  {
    hundreds: `hundre/et hundre/ett hundre | to hundre | tre hundre | fire hundre | fem hundre | seks hundre | sju hundre | åtte hundre | ni hundre`,
    rest: {
      10: 'ti',
      20: 'tjue',

      30: 'tretti',
      40: 'førti',
      50: 'femti',
      60: 'seksti',
      70: 'sytti',

      80: 'åtti',
      90: 'nitti',
    },
    withFive: '*fem',
    joints: [' og '],
  },
  {
    hundreds: `sto | dwieście | trzysta | czterysta | pięćset | sześćset | siedemset | osiemset | dziewięćset`,
    rest: {
      10: 'dziesięć',
      20: 'dwadzieścia',

      30: 'trzydzieści',
      40: 'czterdzieści',
      50: 'pięćdziesiąt',
      60: 'sześćdziesiąt',
      70: 'siedemdziesiąt',

      80: 'osiemdziesiąt',
      90: 'dziewięćdziesiąt',
    },
    withFive: '* pięć',
    joints: [' '],
  },
  {
    hundreds: `sto | dvě stě | tři sta | čtyři sta | pět set | šest set | sedm set | osm set | devět set`,
    rest: {
      20: 'dvacet',
      50: 'padesát',
      60: 'šedesát',
      70: 'sedmdesát',
      80: 'osmdesát',
      30: 'třicet',
      40: 'čtyřicet',
      90: 'devadesát',
    },
    withFive: '* pět',
    joints: [' '],
  },
  {
    hundreds: `száz | kétszáz | háromszáz | négyszáz | ötszáz | hatszáz | hétszáz | nyolcszáz | kilencszáz`,
    rest: {
      20: 'húsz',
      25: 'huszonöt',
      30: 'harminc',
      50: 'ötven',
      80: 'nyolcvan',
      40: 'negyven',
      60: 'hatvan',
      70: 'hetven',
      90: 'kilencven',
    },
    withFive: '*öt',
    joints: [''],
  },
  {
    hundreds: `yüz | iki yüz/ikiyüz | üç yüz/üçyüz | dört yüz/dörtyüz | beş yüz/beşyüz | altı yüz/altıyüz | yedi yüz/yediyüz | sekiz yüz/sekizyüz | dokuz yüz/dokuzyüz`,
    rest: {
      20: 'yirmi',
      50: 'elli',
      80: 'seksen',
      30: 'otuz',
      40: 'kırk',
      60: 'altmış',
      70: 'yetmiş',
      90: 'doksan',
    },
    withFive: '* beş',
    joints: [' '],
  },
  {
    hundreds: `o sută | două sute | trei sute | patru sute | cinci sute | șase sute | șapte sute | opt sute | nouă sute`,
    rest: {
      20: 'douăzeci',

      50: 'cincizeci',

      80: 'optzeci',
      30: 'treizeci',
      40: 'patruzeci',
      60: 'șaizeci',
      70: 'șaptezeci',
      90: 'nouăzeci',
    },
    withFive: '* și cinci',
    joints: [' '],
  },
];

/** What makes more or less of hundreds behind it: 'one thousand two hundred', 'halvandet hundrede'. */
export const BEFORE_HUNDREDS = [
  ...[
    'thousand',
    'tausend',
    'duizend',
    'mille',
    'mil',
    'mila',
    'tusen',
    'tusind',
    'tysiąc',
    'tysiące',
    'tisíc',
  ],
  ...['ezer', 'bin', 'mie', 'halvandet', 'halvannet', 'per', 'pour', 'por', 'yüzde', 'İki'],
];
