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
      20: 'twenty',
      25: 'twenty-five',
      40: 'forty',
      50: 'fifty',
      60: 'sixty',
      75: 'seventy-five',
      80: 'eighty',
    },
    joints: [' ', ' and '],
  },
  {
    hundreds: `hundert/einhundert | zweihundert | dreihundert | vierhundert | fünfhundert | sechshundert | siebenhundert | achthundert | neunhundert`,
    rest: {
      20: 'zwanzig',
      25: 'fünfundzwanzig',
      40: 'vierzig',
      50: 'fünfzig',
      60: 'sechzig',
      75: 'fünfundsiebzig',
      80: 'achtzig',
    },
    joints: [''],
  },
  {
    hundreds: `honderd | tweehonderd | driehonderd | vierhonderd | vijfhonderd | zeshonderd | zevenhonderd | achthonderd | negenhonderd`,
    rest: {
      20: 'twintig',
      25: 'vijfentwintig',
      40: 'veertig',
      50: 'vijftig',
      60: 'zestig',
      75: 'vijfenzeventig',
      80: 'tachtig',
    },
    joints: ['', ' '],
  },
  {
    hundreds: `cent | deux cents/deux cent | trois cents/trois cent | quatre cents/quatre cent | cinq cents/cinq cent | six cents/six cent | sept cents/sept cent | huit cents/huit cent | neuf cents/neuf cent`,
    rest: {
      20: 'vingt',
      25: 'vingt-cinq',
      40: 'quarante',
      50: 'cinquante',
      60: 'soixante',
      75: 'soixante-quinze',
      80: 'quatre-vingts',
    },
    joints: [' '],
  },
  {
    hundreds: `cien/ciento | doscientos/doscientas | trescientos/trescientas | cuatrocientos/cuatrocientas | quinientos/quinientas | seiscientos/seiscientas | setecientos/setecientas | ochocientos/ochocientas | novecientos/novecientas`,
    rest: {
      20: 'veinte',
      25: 'veinticinco',
      40: 'cuarenta',
      50: 'cincuenta',
      60: 'sesenta',
      75: 'setenta y cinco',
      80: 'ochenta',
    },
    joints: [' '],
  },
  {
    hundreds: `cento | duecento | trecento | quattrocento | cinquecento | seicento | settecento | ottocento | novecento`,
    rest: {
      20: 'venti',
      25: 'venticinque',
      40: 'quaranta',
      50: 'cinquanta',
      60: 'sessanta',
      75: 'settantacinque',
      80: 'ottanta',
    },
    joints: [''],
  },
  {
    hundreds: `cem/cento | duzentos/duzentas | trezentos/trezentas | quatrocentos/quatrocentas | quinhentos/quinhentas | seiscentos/seiscentas | setecentos/setecentas | oitocentos/oitocentas | novecentos/novecentas`,
    rest: {
      20: 'vinte',
      25: 'vinte e cinco',
      40: 'quarenta',
      50: 'cinquenta',
      60: 'sessenta',
      75: 'setenta e cinco',
      80: 'oitenta',
    },
    joints: [' e '],
  },
  {
    hundreds: `hundra/etthundra | tvåhundra | trehundra | fyrahundra | femhundra | sexhundra | sjuhundra | åttahundra | niohundra`,
    rest: {
      20: 'tjugo',
      25: 'tjugofem',
      40: 'fyrtio',
      50: 'femtio',
      60: 'sextio',
      75: 'sjuttiofem',
      80: 'åttio',
    },
    joints: ['', ' '],
  },
  {
    hundreds: `hundrede/et hundrede | to hundrede | tre hundrede | fire hundrede | fem hundrede | seks hundrede | syv hundrede | otte hundrede | ni hundrede`,
    rest: {
      20: 'tyve',
      25: 'femogtyve',
      40: 'fyrre',
      50: 'halvtreds',
      60: 'tres',
      75: 'femoghalvfjerds',
      80: 'firs',
    },
    joints: [' og '],
  },
  {
    hundreds: `hundre/ett hundre | to hundre | tre hundre | fire hundre | fem hundre | seks hundre | sju hundre | åtte hundre | ni hundre`,
    rest: { 20: 'tjue', 25: 'tjuefem', 40: 'førti', 50: 'femti', 60: 'seksti', 75: 'syttifem', 80: 'åtti' },
    joints: [' og '],
  },
  {
    hundreds: `sto | dwieście | trzysta | czterysta | pięćset | sześćset | siedemset | osiemset | dziewięćset`,
    rest: {
      20: 'dwadzieścia',
      25: 'dwadzieścia pięć',
      40: 'czterdzieści',
      50: 'pięćdziesiąt',
      60: 'sześćdziesiąt',
      75: 'siedemdziesiąt pięć',
      80: 'osiemdziesiąt',
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

/** The words for numbers over a hundred, and for parts of one, with their values. */
export function largeNumbers(): [word: string, value: number][] {
  const whole = HUNDREDS.flatMap(({ hundreds, rest, joints }) =>
    hundreds.split(' | ').flatMap((forms, index) =>
      forms.split('/').flatMap((word): [string, number][] => {
        const hundred = (index + 1) * 100;
        const more = Object.entries(rest).flatMap(([value, name]) =>
          joints.map((joint): [string, number] => [`${word}${joint}${name}`, hundred + Number(value)]),
        );
        return [[word, hundred], ...more];
      }),
    ),
  );
  return [...whole, ...PARTS];
}
