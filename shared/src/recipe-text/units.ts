import type { UnitKind } from '../language/language.ts';
import { anyOf, unitWords, wordsOf } from '../language/patterns.ts';

const KINDS = new Map<string, UnitKind>(
  // A word that is of two kinds is of the last one: 'c' is a cup, since a temperature is known by its size (see `unitAt`).
  (['temperature', 'time', 'length', 'container', 'spoon', 'volume', 'mass'] as const).flatMap((kind) =>
    unitWords(kind).map((word): [string, UnitKind] => [word, kind]),
  ),
);

/** Units too large to be measured in thousands: '1,500 kg' and '1.250 kg' are decimals. */
const LARGE = /^(?:kgs?|kilo\p{L}*|l|ltr?|lit\p{L}+|lbs?|pounds?|кг|л)$/u;
/** Units that come in thousands: '1.500 g' is one and a half kilograms. */
const SMALL = /^(?:g|gr|gms?|gram\p{L}*|mg|mls?|millil\p{L}+|г|гр|мл)$/u;

/** The next word; a word of one script ends where another begins, as in '30g砂糖'. */
const AFTER = new RegExp(
  String.raw`\s{0,2}(?:${anyOf(wordsOf('unitQualities'))}\.?\s{1,2}){0,2}([\p{Script=Latin}\p{M}]{1,20}|\p{Script=Cyrillic}{1,20}|\p{L}{1,20})(?=(\.?))`,
  'iuy',
);
const SYMBOL = /\s{0,2}(?:°|º|˚|℃|℉)|\s{0,2}[%‰]|["″”](?!\w)|''/uy;

export interface Unit {
  word: string;
  kind: UnitKind;
  /** Where the unit ends, its period included. */
  end: number;
  /** Rules for thousands and decimals depend on it. */
  size: 'small' | 'large' | 'other';
  /** True for units of the metric system, whose amounts are written as decimals. */
  isMetric: boolean;
}

const METRIC_MASS = String.raw`k?gs?|gr|gms?|gram\p{L}*|kilo\p{L}*|quilos?|chilo|ett[oi]|mg|milligrams?|dag|dkg|deka|hg|hekto|г|гр|кг`;
const METRIC_VOLUME = String.raw`[mcd]?ls?|ltr?|(?:milli|centi|deci)?lit\p{L}+|мл|дл|л`;
const METRIC = new RegExp(`^(?:${METRIC_MASS}|${METRIC_VOLUME})$`, 'u');

/** True when what stands at `position` makes a number before it a temperature, a share or a length. */
export function isMarkedBySymbol(text: string, position: number): boolean {
  SYMBOL.lastIndex = position;
  return SYMBOL.test(text);
}

/** The unit that begins at `position` (after spaces and words such as 'heaped'), for a number of the given size. */
export function unitAt(text: string, position: number, value: number): Unit | null {
  AFTER.lastIndex = position;
  const match = AFTER.exec(text);
  const written = match?.[1];
  if (!match || written === undefined) return null;
  const word = written.toLowerCase();
  const kind = kindOf(written, word, value);
  if (kind === undefined) return null;
  return {
    word,
    kind,
    end: position + match[0].length + (match[2]?.length ?? 0),
    size: LARGE.test(word) ? 'large' : SMALL.test(word) ? 'small' : 'other',
    isMetric: (kind === 'mass' || kind === 'volume') && METRIC.test(word),
  };
}

function kindOf(written: string, word: string, value: number): UnitKind | undefined {
  if ((written === 'F' || written === 'C') && value >= 30) return 'temperature';
  return word === 'f' ? undefined : KINDS.get(word);
}

/** True for a word that only ever counts or measures, such as 'cups' or 'EL'. */
export function isUnitWord(word: string): boolean {
  return KINDS.has(word.toLowerCase());
}

export function isMeasured(unit: Unit | null): boolean {
  return unit?.kind === 'mass' || unit?.kind === 'volume' || unit?.kind === 'spoon';
}
