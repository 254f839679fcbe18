import { isUnitWord } from '@larder/shared/recipe-text/units';
import { logLikelihood, type Span } from './language-model/span.ts';
import { SHOWN } from './language-model/lattice.ts';
import type { ReadCharacter } from './read-character.ts';
import { textOf, type LineReading } from './recognise.ts';

/** The fractions that cooks measure in: numbers over and under the stroke, the sign, and how often each is written. */
const FRACTIONS = [
  { above: '1', below: '2', sign: '½', share: 0.38 },
  { above: '1', below: '4', sign: '¼', share: 0.25 },
  { above: '3', below: '4', sign: '¾', share: 0.14 },
  { above: '1', below: '3', sign: '⅓', share: 0.1 },
  { above: '2', below: '3', sign: '⅔', share: 0.06 },
  { above: '1', below: '8', sign: '⅛', share: 0.04 },
  { above: '3', below: '8', sign: '⅜', share: 0.01 },
  { above: '5', below: '8', sign: '⅝', share: 0.01 },
  { above: '7', below: '8', sign: '⅞', share: 0.01 },
] as const;
type CooksFraction = (typeof FRACTIONS)[number];

const SIGNS = '½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚';
const ABOVE = new Map<string, string>(FRACTIONS.map(({ sign, above }) => [sign, above]));
/** A fraction of an amount, written as two numbers and a stroke. */
export const WRITTEN_FRACTION = String.raw`(?:1\/(?:2|3|4|5|6|8|16)|2\/[35]|3\/[458]|4\/5|[57]\/8|5\/6)`;
/** What a cook writes for an amount with a fraction: '½', '1½', '1 1/2'. */
const COOKS = new RegExp(
  String.raw`^(?:\d{1,3}\s?[${SIGNS}]|[${SIGNS}]|(?:\d{1,3}\s)?${WRITTEN_FRACTION}|[1-9]${WRITTEN_FRACTION})$`,
  'u',
);
/** A number at the beginning of a row that holds a sign or a stroke; in hands the '2' below a stroke is taken for an 'a'. */
const NUMBER = new RegExp(
  String.raw`^(?:(?<whole>\d{1,2})\s)?(?<rest>\d{0,2}[${SIGNS}/]\d{0,2}(?:[az](?=\s?(?<unit>\p{L}{1,12})))?)(?![\d/])`,
  'u',
);
/** Any sign, or the stroke itself: what stands where a fraction was written as three. */
const STROKE = 'x';
/** The number above a stroke, by the signs that have it there. */
const UPPER: Readonly<Record<string, string>> = { '1': 'a', '2': 'b', '3': 'c', '5': 'd', '7': 'e' };
/** How much an 'a' behind a stroke speaks for a '2'. */
const AS_TWO = 0.5;
/** Chosen among several, a value is no surer than this, so that a person is asked to look at it. */
const CHOSEN = 0.5;

/** True for a number that a cook writes: '3 3/4', but not '1/42'. */
export function isCooksValue(number: string): boolean {
  return !number.includes('/') && !new RegExp(`[${SIGNS}]`, 'u').test(number) ? true : COOKS.test(number);
}

/**
 * A row whose first number is none that a cook writes ('¼2 cup', '1/42 cup', '½a cup'), with the value in its place that what the
 * recogniser saw along it speaks for most: it has read a fraction of two numbers and a stroke first as one sign, then in part again.
 */
export function withCooksValue({ characters, lattice, alphabet }: LineReading): ReadCharacter[] {
  const text = textOf(characters);
  const found = NUMBER.exec(text);
  const { whole = '', rest = '', unit } = found?.groups ?? {};
  if (found === null || (unit !== undefined && !isUnitWord(unit))) return [...characters];
  const number = text.slice(0, found[0].length);
  if (isCooksValue(number) || !/^\s?\p{L}/u.test(text.slice(number.length))) return [...characters];
  const from = number.length - rest.length;
  const span = spanOfNumber({ lattice, alphabet }, characters, from, number.length);
  const { fraction, isMixed } = likeliestFraction(span, /^\d(?=\d?[^\d])/u.exec(rest)?.[0] ?? '');
  const before = whole === '' && isMixed ? rest[0] : whole;
  const at = characters[from]?.at ?? 0;
  const read = (character: string) => ({ character, score: CHOSEN, at });
  return [
    ...[...(before ?? '')].map(read),
    read(fraction.sign),
    read(' '),
    ...characters.slice(number.length + (text[number.length] === ' ' ? 1 : 0)),
  ];
}

/** The fraction that a span speaks for, and whether the number read before it is a whole one of its own. */
function likeliestFraction(span: Span, first: string): { fraction: CooksFraction; isMixed: boolean } {
  const worth = (fraction: CooksFraction, isMixed: boolean) => {
    const { above, below, sign, share } = fraction;
    const forms = [
      sign,
      `${UPPER[above]}${below}`,
      `${above}${STROKE}${below}`,
      `${UPPER[above]}${STROKE}${below}`,
    ];
    const written = isMixed ? forms.map((form) => first + form) : forms;
    return Math.log(share) + Math.max(...written.map((form) => logLikelihood(span, form)));
  };
  const all = FRACTIONS.flatMap((fraction) => [
    { fraction, isMixed: false, value: worth(fraction, false) },
    ...(first === '' || first === fraction.above
      ? []
      : [{ fraction, isMixed: true, value: worth(fraction, true) }]),
  ]);
  return all.reduce((best, one) => (one.value > best.value ? one : best));
}

/** What the recogniser saw along a number: its figures, its signs, any sign as a stroke, and as the number above it. */
function spanOfNumber(
  { lattice, alphabet }: Pick<LineReading, 'lattice' | 'alphabet'>,
  characters: readonly ReadCharacter[],
  from: number,
  to: number,
): Span {
  const middle = (left: number, right: number, otherwise: number) => {
    const [one, other] = [characters[left]?.at, characters[right]?.at];
    return one === undefined || other === undefined ? otherwise : (one + other) / 2;
  };
  const start = Math.floor(middle(from - 1, from, 0) * lattice.steps);
  const end = Math.ceil(middle(to - 1, to, 1) * lattice.steps);
  return Array.from({ length: end - start }, (_, step) => stepOfNumber(lattice, alphabet, start + step));
}

function stepOfNumber(
  { classes, probabilities }: LineReading['lattice'],
  alphabet: readonly string[],
  step: number,
): Span[number] {
  const letters = new Map<string, number>();
  let none = LEAST_NONE;
  const add = (letter: string, probability: number) =>
    letters.set(letter, (letters.get(letter) ?? 0) + probability);
  for (let place = step * SHOWN; place < (step + 1) * SHOWN; place++) {
    const probability = probabilities[place]!;
    const character = alphabet[classes[place]!] ?? '';
    const upper = UPPER[ABOVE.get(character) ?? ''];
    if (/\d/.test(character) || upper !== undefined) add(character, probability);
    else if (/^[az]$/.test(character)) add('2', AS_TWO * probability);
    else if (character !== '/') none += probability;
    if (upper !== undefined) add(upper, probability);
    if (upper !== undefined || character === '/') add(STROKE, probability);
    if (character === '/') Object.values(UPPER).forEach((letter) => add(letter, probability * LOST_ABOVE));
  }
  return { none, letters };
}

const LEAST_NONE = 0.0005;
/** How much a stroke speaks for each number above it, where that was not read. */
const LOST_ABOVE = 0.3;
