// Hundreds in words, as people say weights: 'two hundred and fifty grams', 'zweihundertfünfzig Gramm'.

import type { NumberWords } from './language.ts';

/** How a language says its hundreds, from one on, and what may follow them: its fifteen, its tens, and five behind one of those. */
export interface Hundreds {
  /** With ' | ' between; '/' between forms of one; a hyphen for a hyphen or a blank. */
  hundreds: string;
  /** What may follow that is not among the numbers of the language. */
  more?: NumberWords;
  /** Five behind one of the tens, '*', that has no name of its own. */
  withFive: string;
  /** Between them, each as it is written. */
  joints: readonly string[];
}

export const HUNDREDS = {
  en: {
    hundreds: `a hundred/one hundred | two hundred | three hundred | four hundred | five hundred | six hundred | seven hundred | eight hundred | nine hundred`,
    more: { 5: 'five' },
    withFive: '*-five',
    joints: [' ', ' and '],
  },
  de: {
    hundreds: `hundert/einhundert/ein hundert | zweihundert/zwei hundert | dreihundert/drei hundert | vierhundert/vier hundert | fünfhundert/fünf hundert | sechshundert/sechs hundert | siebenhundert/sieben hundert | achthundert/acht hundert | neunhundert/neun hundert`,
    withFive: 'fünfund*',
    joints: [''],
  },
  nl: {
    hundreds: `honderd | tweehonderd/twee honderd | driehonderd/drie honderd | vierhonderd/vier honderd | vijfhonderd/vijf honderd | zeshonderd/zes honderd | zevenhonderd/zeven honderd | achthonderd/acht honderd | negenhonderd/negen honderd`,
    withFive: 'vijfen*',
    joints: ['', ' '],
  },
  fr: {
    hundreds: `cent | deux-cents/deux-cent | trois-cents/trois-cent | quatre-cents/quatre-cent | cinq-cents/cinq-cent | six-cents/six-cent | sept-cents/sept-cent | huit-cents/huit-cent | neuf-cents/neuf-cent`,
    more: { 95: 'quatre-vingt-quinze' },
    withFive: '*-cinq',
    joints: ['-'],
  },
  es: {
    hundreds: `cien/ciento | doscientos/doscientas | trescientos/trescientas | cuatrocientos/cuatrocientas | quinientos/quinientas | seiscientos/seiscientas | setecientos/setecientas | ochocientos/ochocientas | novecientos/novecientas`,
    more: { 25: 'veinticinco' },
    withFive: '* y cinco',
    joints: [' '],
  },
  it: {
    hundreds: `cento | duecento | trecento | quattrocento | cinquecento | seicento | settecento | ottocento | novecento`,
    withFive: '*cinque',
    joints: [''],
  },
  pt: {
    hundreds: `cem/cento | duzentos/duzentas | trezentos/trezentas | quatrocentos/quatrocentas | quinhentos/quinhentas | seiscentos/seiscentas | setecentos/setecentas | oitocentos/oitocentas | novecentos/novecentas`,
    withFive: '* e cinco',
    joints: [' e '],
  },
  sv: {
    hundreds: `hundra/etthundra/ett hundra | tvåhundra/två hundra | trehundra/tre hundra | fyrahundra/fyra hundra | femhundra/fem hundra | sexhundra/sex hundra | sjuhundra/sju hundra | åttahundra/åtta hundra | niohundra/nio hundra`,
    withFive: '*fem',
    joints: ['', ' '],
  },
  da: {
    hundreds: `hundrede/et hundrede | to hundrede | tre hundrede | fire hundrede | fem hundrede | seks hundrede | syv hundrede | otte hundrede | ni hundrede`,
    more: { 40: 'fyrre', 60: 'tres', 70: 'halvfjerds', 80: 'firs', 90: 'halvfems' },
    withFive: 'femog*',
    joints: [' og '],
  },
  no: {
    hundreds: `hundre/et hundre/ett hundre | to hundre | tre hundre | fire hundre | fem hundre | seks hundre | sju hundre | åtte hundre | ni hundre`,
    withFive: '*fem',
    joints: [' og '],
  },
  pl: {
    hundreds: `sto | dwieście | trzysta | czterysta | pięćset | sześćset | siedemset | osiemset | dziewięćset`,
    withFive: '* pięć',
    joints: [' '],
  },
  cs: {
    hundreds: `sto | dvě stě | tři sta | čtyři sta | pět set | šest set | sedm set | osm set | devět set`,
    more: {
      20: 'dvacet',
      30: 'třicet',
      40: 'čtyřicet',
      50: 'padesát',
      60: 'šedesát',
      70: 'sedmdesát',
      80: 'osmdesát',
      90: 'devadesát',
    },
    withFive: '* pět',
    joints: [' '],
  },
  hu: {
    hundreds: `száz | kétszáz | háromszáz | négyszáz | ötszáz | hatszáz | hétszáz | nyolcszáz | kilencszáz`,
    more: {
      20: 'húsz',
      25: 'huszonöt',
      30: 'harminc',
      40: 'negyven',
      50: 'ötven',
      60: 'hatvan',
      70: 'hetven',
      80: 'nyolcvan',
      90: 'kilencven',
    },
    withFive: '*öt',
    joints: [''],
  },
  tr: {
    hundreds: `yüz | iki yüz/ikiyüz/İki yüz | üç yüz/üçyüz | dört yüz/dörtyüz | beş yüz/beşyüz | altı yüz/altıyüz | yedi yüz/yediyüz | sekiz yüz/sekizyüz | dokuz yüz/dokuzyüz`,
    more: {
      20: 'yirmi',
      30: 'otuz',
      40: 'kırk',
      50: 'elli',
      60: 'altmış',
      70: 'yetmiş',
      80: 'seksen',
      90: 'doksan',
    },
    withFive: '* beş',
    joints: [' '],
  },
  ro: {
    hundreds: `o sută | două sute | trei sute | patru sute | cinci sute | șase sute | șapte sute | opt sute | nouă sute`,
    more: {
      20: 'douăzeci',
      30: 'treizeci',
      40: 'patruzeci',
      50: 'cincizeci',
      60: 'șaizeci',
      70: 'șaptezeci',
      80: 'optzeci',
      90: 'nouăzeci',
    },
    withFive: '* și cinci',
    joints: [' '],
  },
} as const satisfies Record<string, Hundreds>;

/** What makes more or less of hundreds behind it: 'one thousand two hundred', 'halvandet hundrede', 'yüzde'. */
export const BEFORE_HUNDREDS = (
  'thousand | tausend | duizend | mille | mil | mila | tusen | tusind | tysiąc | tysiące | tisíc | ezer | bin | mie | ' +
  'halvandet | halvannet | per | pour | por | yüzde'
).split(' | ');
