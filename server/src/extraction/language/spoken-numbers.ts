import type { LanguageCode } from '@larder/shared/recipe-text/unit-names';

/** What numbers are made of in speech, beside the `numbers` of a language: 'zweihundertfünfzig' is 2 × 100 + 50. */
export interface SpokenNumbers {
  /** Words of a value, with ' | ' between them. */
  pieces: Readonly<Record<number, string>>;
  /** Between tens and ones: 'treinta y cinco', 'fünfundvierzig'. */
  joint?: string;
  /** Parts of one: 'a quarter of a cup'. */
  parts: Readonly<Record<'quarter' | 'third', string>>;
}

export const SPOKEN_NUMBERS: Partial<Record<LanguageCode, SpokenNumbers>> = {
  en: {
    pieces: {
      100: 'hundred',
      1000: 'thousand',
    },
    joint: 'and',
    parts: { quarter: 'quarter | quarters', third: 'third | thirds' },
  },
  de: {
    pieces: {
      0.75: 'dreiviertel',
      1: 'ein | ne | nen | nem | ner',
      100: 'hundert',
      1000: 'tausend',
    },
    joint: 'und',
    parts: { quarter: 'viertel', third: 'drittel' },
  },
  nl: {
    pieces: {
      0.75: 'driekwart',
      100: 'honderd',
      1000: 'duizend',
    },
    joint: 'en',
    parts: { quarter: 'kwart', third: 'derde' },
  },
  fr: {
    pieces: {
      100: 'cent | cents',
      1000: 'mille',
    },
    parts: { quarter: 'quart | quarts', third: 'tiers' },
  },
  es: {
    pieces: {
      100: 'cien | ciento',
      200: 'doscientos | doscientas',
      300: 'trescientos | trescientas',
      400: 'cuatrocientos | cuatrocientas',
      500: 'quinientos | quinientas',
      600: 'seiscientos | seiscientas',
      700: 'setecientos | setecientas',
      800: 'ochocientos | ochocientas',
      1000: 'mil',
    },
    joint: 'y',
    parts: { quarter: 'cuarto | cuartos', third: 'tercio | tercios' },
  },
  pt: {
    pieces: {
      100: 'cem | cento',
      200: 'duzentos | duzentas',
      300: 'trezentos | trezentas',
      400: 'quatrocentos | quatrocentas',
      500: 'quinhentos | quinhentas',
      600: 'seiscentos | seiscentas',
      700: 'setecentos | setecentas',
      800: 'oitocentos | oitocentas',
      1000: 'mil',
    },
    joint: 'e',
    parts: { quarter: 'quarto | quartos', third: 'terço | terços' },
  },
  it: {
    pieces: {
      100: 'cento',
      1000: 'mille | mila',
    },
    parts: { quarter: 'quarto | quarti', third: 'terzo | terzi' },
  },
  sv: {
    pieces: {
      0.75: 'trekvarts',
      100: 'hundra',
      1000: 'tusen',
    },
    parts: { quarter: 'fjärdedels | kvarts', third: 'tredjedels' },
  },
  da: {
    pieces: {
      1.5: 'halvanden | halvandet',
      60: 'tres',
      70: 'halvfjerds',
      80: 'firs',
      90: 'halvfems',
      100: 'hundrede',
      1000: 'tusind',
    },
    parts: { quarter: 'kvart', third: 'tredjedel' },
  },
  no: {
    pieces: {
      100: 'hundre',
      1000: 'tusen',
    },
    parts: { quarter: 'kvart', third: 'tredjedels' },
  },
  pl: {
    pieces: {
      1: 'jeden | jedna | jedną | jednego | jedno | jednej',
      2: 'dwoma | dwóch',
      3: 'trzema | trzech',
      4: 'czterema | czterech',
      100: 'sto',
      200: 'dwieście',
      300: 'trzysta',
      400: 'czterysta',
      500: 'pięćset',
      600: 'sześćset',
      700: 'siedemset',
      800: 'osiemset',
      1000: 'tysiąc',
    },
    parts: { quarter: 'ćwierć', third: 'trzecia' },
  },
  hu: {
    pieces: {
      0.5: 'fél',
      1: 'egy',
      1.5: 'másfél',
      2: 'két | kettő',
      3: 'három',
      4: 'négy',
      5: 'öt',
      6: 'hat',
      7: 'hét',
      8: 'nyolc',
      9: 'kilenc',
      10: 'tíz',
      12: 'tizenkét | tizenkettő',
      15: 'tizenöt',
      20: 'húsz',
      25: 'huszonöt',
      30: 'harminc',
      40: 'negyven',
      50: 'ötven',
      100: 'száz',
    },
    parts: { quarter: 'negyed', third: 'harmad' },
  },
};
