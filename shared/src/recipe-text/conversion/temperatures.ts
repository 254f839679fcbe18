import { anyOf, wordsIn } from '../../language/patterns.ts';

/** A scale that ovens have. */
export type Scale = 'celsius' | 'fahrenheit' | 'gas';

const GAS_MARK_1 = 275;
const FAHRENHEIT_A_MARK = 25;

/** Degrees Celsius of a temperature. Gas marks by their definition: 1 is 275 °F, each more 25 °F, a half and a quarter 250 and 225 °F. */
export function celsiusOf(value: number, scale: Scale): number {
  if (scale === 'celsius') return value;
  return ((fahrenheitOf(value, scale) - 32) * 5) / 9;
}

export function fahrenheitOf(value: number, scale: Scale): number {
  if (scale === 'fahrenheit') return value;
  if (scale === 'celsius') return (value * 9) / 5 + 32;
  if (value < 1) return value < 0.5 ? GAS_MARK_1 - 2 * FAHRENHEIT_A_MARK : GAS_MARK_1 - FAHRENHEIT_A_MARK;
  return GAS_MARK_1 + (value - 1) * FAHRENHEIT_A_MARK;
}

const DEGREES =
  '°|º|˚|(?:degrees?|deg|grad|degrés?|grados?|gradi|graden|grader|graus?|stopni[ae]?|stopień|stupňů|fok|градус\\p{L}{0,3})(?!\\p{L})';
const LETTER = '[cf](?![\\p{L}\\p{M}])|celsius(?:a|za)?|fahrenheita?|centigrade';
/** What makes a number a temperature: '°C', ' degrees Fahrenheit', '℃', and a 'C' or 'F' alone. */
const BEHIND = new RegExp(`\\s{0,2}(?:℃|℉|(${DEGREES})(?:\\s{0,2}(?:${LETTER}))?|(?:${LETTER}))`, 'iuy');
/** '350° to 375°F': the letter of the next. */
const NEXT = new RegExp(
  `^\\s{0,2}(?:[-–/]|to|or|bis|oder|à|a|ou|o|till|tot|do)\\s{0,2}\\d{2,3}\\s{0,2}(?:${DEGREES})\\s{0,2}(${LETTER})`,
  'iu',
);

/** In English 'degrees' without a letter is Fahrenheit where no oven has as many of Celsius, unless the text says otherwise. */
const FEWEST_FAHRENHEIT = 300;
const LEAST_WITHOUT_DEGREE = 30;

/** The temperature unit that stands at a place behind a number, or null. */
export function temperatureUnitAt(
  text: string,
  position: number,
  { value, isEnglish }: { value: number; isEnglish: boolean },
): { scale: Scale; end: number } | null {
  BEHIND.lastIndex = position;
  const match = BEHIND.exec(text);
  if (!match) return null;
  const end = BEHIND.lastIndex;
  const written = match[0].trim();
  if (match[1] === undefined && written.length === 1 && !/[℃℉]/.test(written) && value < LEAST_WITHOUT_DEGREE)
    return null;
  const scale =
    scaleOf(written.slice(match[1]?.length ?? 0)) ?? scaleOf(NEXT.exec(text.slice(end, end + 24))?.[1] ?? '');
  if (scale) return { scale, end };
  if (/^[\p{L}\p{M}]/u.test(text.slice(end))) return null;
  if (isEnglish) return value >= FEWEST_FAHRENHEIT ? { scale: 'fahrenheit', end } : null;
  return { scale: 'celsius', end };
}

function scaleOf(letters: string): Scale | null {
  if (/℃|^\s*c/iu.test(letters)) return 'celsius';
  return /℉|^\s*f/iu.test(letters) ? 'fahrenheit' : null;
}

const GAS = /(?<!\p{L})gas\s{0,2}(?:mark\s{0,2})?$/iu;

/** 'Gas mark 4' and 'gas 4' before a number. */
export function gasMarkBefore(text: string, start: number, value: number): number | null {
  const match = value <= 10 ? GAS.exec(text.slice(Math.max(0, start - 12), start)) : null;
  return match ? start - match[0].length : null;
}

/** 'lower to', 'auf ... reduzieren': what leads to the next temperature of an oven. */
const CHANGES = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    wordsIn(
      'lower | reduc | rais | increas | decreas | drop | turn | senk | schalt | dreh | herunter | zurück | hoch | baiss | rédui | augment | baja | sube | abbass | alza | verlaag | verhoog | sänk | höj | zmniejsz | zwiększ | reduz | aument | diminu',
    ),
  )}`,
  'iu',
);
const LEADS_ON = /(?<!\p{L})(?:to|auf|à|a|naar|tot|till|para|do)\s$/iu;
const OVEN: Readonly<Record<Exclude<Scale, 'gas'>, readonly [least: number, most: number]>> = {
  celsius: [80, 280],
  fahrenheit: [175, 550],
};

/** True for the 350 of 'at 400 °F for 20 minutes, then lower to 350': a temperature on the scale of the one before it. */
export function isNextTemperature(
  text: string,
  { start, end, value }: { start: number; end: number; value: number },
  scale: Scale,
): boolean {
  if (scale === 'gas' || value % 5 !== 0) return false;
  const [least, most] = OVEN[scale];
  if (value < least || value > most) return false;
  const before = text.slice(Math.max(0, start - 40), start);
  return LEADS_ON.test(before) && CHANGES.test(before + text.slice(end, end + 20));
}
