import { anyOf } from './patterns.ts';

// Numbers over a hundred in words, as people say weights: 'two hundred and fifty grams', 'zweihundertfünfzig Gramm'.

/** How a language says its hundreds, from one on, and what may follow them. */
interface Hundreds {
  /** With ' | ' between; '/' between forms of one. */
  hundreds: string;
  rest: Readonly<Record<number, string>>;
  /** Between them, each as it is written. */
  joints: readonly string[];
}

const HUNDREDS: readonly Hundreds[] = [
  {
    hundreds: `a hundred/one hundred | two hundred | three hundred | four hundred | five hundred | six hundred | seven hundred | eight hundred | nine hundred`,
    rest: {
      10: 'ten',
      15: 'fifteen',
      20: 'twenty',
      25: 'twenty-five/twenty five',
      30: 'thirty',
      40: 'forty',
      50: 'fifty',
      60: 'sixty',
      70: 'seventy',
      75: 'seventy-five/seventy five',
      80: 'eighty',
      90: 'ninety',
    },
    joints: [' ', ' and '],
  },
  {
    hundreds: `hundert/einhundert | zweihundert | dreihundert | vierhundert | fünfhundert | sechshundert | siebenhundert | achthundert | neunhundert`,
    rest: {
      10: 'zehn',
      20: 'zwanzig',
      25: 'fünfundzwanzig',
      30: 'dreißig',
      40: 'vierzig',
      50: 'fünfzig',
      60: 'sechzig',
      70: 'siebzig',
      75: 'fünfundsiebzig',
      80: 'achtzig',
      90: 'neunzig',
    },
    joints: [''],
  },
  {
    hundreds: `honderd | tweehonderd/twee honderd | driehonderd/drie honderd | vierhonderd/vier honderd | vijfhonderd/vijf honderd | zeshonderd/zes honderd | zevenhonderd/zeven honderd | achthonderd/acht honderd | negenhonderd/negen honderd`,
    rest: {
      10: 'tien',
      20: 'twintig',
      25: 'vijfentwintig',
      30: 'dertig',
      40: 'veertig',
      50: 'vijftig',
      60: 'zestig',
      70: 'zeventig',
      75: 'vijfenzeventig',
      80: 'tachtig',
      90: 'negentig',
    },
    joints: ['', ' '],
  },
  {
    hundreds: `cent | deux cents/deux cent | trois cents/trois cent | quatre cents/quatre cent | cinq cents/cinq cent | six cents/six cent | sept cents/sept cent | huit cents/huit cent | neuf cents/neuf cent`,
    rest: {
      10: 'dix',
      20: 'vingt',
      25: 'vingt-cinq/vingt cinq',
      30: 'trente',
      40: 'quarante',
      50: 'cinquante',
      60: 'soixante',
      70: 'soixante-dix/soixante dix',
      75: 'soixante-quinze/soixante quinze',
      80: 'quatre-vingts/quatre vingts',
      90: 'quatre-vingt-dix/quatre vingt dix',
    },
    joints: [' '],
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
      75: 'setenta y cinco',
      80: 'ochenta',
      90: 'noventa',
    },
    joints: [' '],
  },
  {
    hundreds: `cento | duecento | trecento | quattrocento | cinquecento | seicento | settecento | ottocento | novecento`,
    rest: {
      10: 'dieci',
      20: 'venti',
      25: 'venticinque',
      30: 'trenta',
      40: 'quaranta',
      50: 'cinquanta',
      60: 'sessanta',
      70: 'settanta',
      75: 'settantacinque',
      80: 'ottanta',
      90: 'novanta',
    },
    joints: [''],
  },
  {
    hundreds: `cem/cento | duzentos/duzentas | trezentos/trezentas | quatrocentos/quatrocentas | quinhentos/quinhentas | seiscentos/seiscentas | setecentos/setecentas | oitocentos/oitocentas | novecentos/novecentas`,
    rest: {
      10: 'dez',
      20: 'vinte',
      25: 'vinte e cinco',
      30: 'trinta',
      40: 'quarenta',
      50: 'cinquenta',
      60: 'sessenta',
      70: 'setenta',
      75: 'setenta e cinco',
      80: 'oitenta',
      90: 'noventa',
    },
    joints: [' e '],
  },
  {
    hundreds: `hundra/etthundra/ett hundra | tvåhundra/två hundra | trehundra/tre hundra | fyrahundra/fyra hundra | femhundra/fem hundra | sexhundra/sex hundra | sjuhundra/sju hundra | åttahundra/åtta hundra | niohundra/nio hundra`,
    rest: {
      10: 'tio',
      20: 'tjugo',
      25: 'tjugofem',
      30: 'trettio',
      40: 'fyrtio',
      50: 'femtio',
      60: 'sextio',
      70: 'sjuttio',
      75: 'sjuttiofem',
      80: 'åttio',
      90: 'nittio',
    },
    joints: ['', ' '],
  },
  {
    hundreds: `hundrede/et hundrede | to hundrede | tre hundrede | fire hundrede | fem hundrede | seks hundrede | syv hundrede | otte hundrede | ni hundrede`,
    rest: {
      10: 'ti',
      20: 'tyve',
      25: 'femogtyve',
      30: 'tredive',
      40: 'fyrre',
      50: 'halvtreds',
      60: 'tres',
      70: 'halvfjerds',
      75: 'femoghalvfjerds',
      80: 'firs',
      90: 'halvfems',
    },
    joints: [' og '],
  },
  {
    hundreds: `hundre/et hundre/ett hundre | to hundre | tre hundre | fire hundre | fem hundre | seks hundre | sju hundre | åtte hundre | ni hundre`,
    rest: {
      10: 'ti',
      20: 'tjue',
      25: 'tjuefem',
      30: 'tretti',
      40: 'førti',
      50: 'femti',
      60: 'seksti',
      70: 'sytti',
      75: 'syttifem',
      80: 'åtti',
      90: 'nitti',
    },
    joints: [' og '],
  },
  {
    hundreds: `sto | dwieście | trzysta | czterysta | pięćset | sześćset | siedemset | osiemset | dziewięćset`,
    rest: {
      10: 'dziesięć',
      20: 'dwadzieścia',
      25: 'dwadzieścia pięć',
      30: 'trzydzieści',
      40: 'czterdzieści',
      50: 'pięćdziesiąt',
      60: 'sześćdziesiąt',
      70: 'siedemdziesiąt',
      75: 'siedemdziesiąt pięć',
      80: 'osiemdziesiąt',
      90: 'dziewięćdziesiąt',
    },
    joints: [' '],
  },
  {
    hundreds: `sto | dvě stě | tři sta | čtyři sta | pět set | šest set | sedm set | osm set | devět set`,
    rest: { 20: 'dvacet', 50: 'padesát', 60: 'šedesát', 70: 'sedmdesát', 80: 'osmdesát' },
    joints: [' '],
  },
  {
    hundreds: `száz | kétszáz | háromszáz | négyszáz | ötszáz | hatszáz | hétszáz | nyolcszáz | kilencszáz`,
    rest: { 20: 'húsz', 25: 'huszonöt', 30: 'harminc', 50: 'ötven', 80: 'nyolcvan' },
    joints: [''],
  },
  {
    hundreds: `yüz | iki yüz/ikiyüz | üç yüz/üçyüz | dört yüz/dörtyüz | beş yüz/beşyüz | altı yüz/altıyüz | yedi yüz/yediyüz | sekiz yüz/sekizyüz | dokuz yüz/dokuzyüz`,
    rest: { 20: 'yirmi', 25: 'yirmi beş', 50: 'elli', 75: 'yetmiş beş', 80: 'seksen' },
    joints: [' '],
  },
  {
    hundreds: `o sută | două sute | trei sute | patru sute | cinci sute | șase sute | șapte sute | opt sute | nouă sute`,
    rest: {
      20: 'douăzeci',
      25: 'douăzeci și cinci',
      50: 'cincizeci',
      75: 'șaptezeci și cinci',
      80: 'optzeci',
    },
    joints: [' '],
  },
];

/** 'three quarters of a pint' and the like, before a measure. */
const PARTS: readonly [string, number][] = [
  ['a quarter of a', 1 / 4],
  ['a quarter of an', 1 / 4],
  ['three quarters of a', 3 / 4],
  ['three quarters of an', 3 / 4],
  ['two thirds of a', 2 / 3],
  ['a third of a', 1 / 3],
  ['two thirds', 2 / 3],
  ['a third', 1 / 3],
  ['a quarter', 1 / 4],
  ['three quarters', 3 / 4],
  ['ein viertel', 1 / 4],
  ['einen viertel', 1 / 4],
  ['un quart de', 1 / 4],
  ['trois quarts de', 3 / 4],
  ['un cuarto de', 1 / 4],
  ['tres cuartos de', 3 / 4],
  ['um quarto de', 1 / 4],
  ['un quarto di', 1 / 4],
  ['tre quarti di', 3 / 4],
  ['een kwart', 1 / 4],
];

/** The words for parts of one, with their values. */
export function partNumbers(): readonly [word: string, value: number][] {
  return PARTS;
}

interface Named {
  word: string;
  value: number;
}

const WRITTEN = HUNDREDS.map(({ hundreds, rest, joints }) => ({
  hundreds: hundreds
    .split(' | ')
    .flatMap((forms, index) => forms.split('/').map((word): Named => ({ word, value: (index + 1) * 100 }))),
  rest: Object.entries(rest).flatMap(([value, forms]) =>
    forms.split('/').map((word): Named => ({ word, value: Number(value) })),
  ),
  joints,
}));

const oneOf = (words: readonly string[]) => anyOf([...new Set(words)]);
const wordsIn = (all: readonly Named[]) => all.map(({ word }) => word);

/** A pattern of numbers from a hundred on. */
export const LARGE_NUMBER = `(?:${WRITTEN.map(
  ({ hundreds, rest, joints }) =>
    `${oneOf(wordsIn(hundreds))}(?:(?:${joints.toSorted((one, other) => other.length - one.length).join('|')})${oneOf(wordsIn(rest))})?`,
).join('|')})`;

/** How words begin that begin such a number: 'two', 'zweihundert'. */
export const LARGE_BEGINNING = oneOf(
  WRITTEN.flatMap(({ hundreds }) => wordsIn(hundreds).map((word) => word.split(' ')[0] ?? word)),
);

/** What a number that the pattern finds counts; undefined for other words. */
export function largeNumber(words: string): number | undefined {
  for (const { hundreds, rest, joints } of WRITTEN) {
    for (const hundred of hundreds) {
      if (!words.startsWith(hundred.word)) continue;
      const behind = words.slice(hundred.word.length);
      if (behind === '') return hundred.value;
      const more = rest.find(({ word }) => joints.some((joint) => behind === joint + word));
      if (more) return hundred.value + more.value;
    }
  }
  return undefined;
}
