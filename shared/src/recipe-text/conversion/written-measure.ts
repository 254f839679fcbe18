import type { UnitName } from '../../language/measures/measures.ts';
import { knownWords } from '../../language/known-words.ts';
import { formatFraction } from '../number-format.ts';
import { numbered } from '../nouns.ts';
import type { LanguageCode } from '../unit-names.ts';
import { formsIn } from '../word-forms.ts';
import type { Measure } from './measures.ts';
import type { Converted } from './targets.ts';
import type { Scale } from './temperatures.ts';

const SYMBOLS: Partial<Record<UnitName | Scale, string>> = {
  gram: 'g',
  kilogram: 'kg',
  milliliter: 'ml',
  liter: 'l',
  centimeter: 'cm',
  millimeter: 'mm',
  ounce: 'oz',
  pound: 'lb',
  'fluid ounce': 'fl oz',
  celsius: '°C',
  fahrenheit: '°F',
};

const ENGLISH: Partial<Record<UnitName, readonly [one: string, many: string]>> = {
  cup: ['cup', 'cups'],
  tablespoon: ['tbsp', 'tbsp'],
  teaspoon: ['tsp', 'tsp'],
  inch: ['inch', 'inches'],
};
/** Units that are written as fractions; others are decimals. */
const FRACTIONS: ReadonlySet<string> = new Set(['cup', 'tablespoon', 'teaspoon', 'inch', 'pound']);
const WITH_POINT: readonly LanguageCode[] = ['en', 'ja', 'zh', 'ko'];
const NO_BREAK = '\u00a0';

/** The text of a converted measure; what stands between its numbers ('-', ' x ', ' to ') stays. */
export function writtenMeasure(
  text: string,
  { numbers, joint: behindUnit }: Measure,
  { shown, isAdjective, language }: { shown: Converted; isAdjective: boolean; language: LanguageCode },
): string {
  const amount = shown.values
    .map((value, index) => {
      const joint =
        index === 0 ? '' : (behindUnit ?? text.slice(numbers[index - 1]?.end, numbers[index]?.start));
      return jointIn(joint, shown.unit) + writtenNumber(value, shown.unit, language);
    })
    .join('');
  const largest = Math.max(...shown.values);
  if (language === 'en' && isAdjective && (shown.unit === 'inch' || shown.unit === 'cup'))
    return `${amount}-${shown.unit}`;
  // '2 170-g breasts': no one reads 2170.
  const isBehindNumber = /\d\s$/.test(text.slice(0, numbers[0]?.start));
  return amount + (isBehindNumber ? '-' : NO_BREAK) + unitWord(shown.unit, largest, language);
}

/** Of '9"x13"', '9-by-13-inch' and '5- to 6-pound' the marks of the first number are of the unit that it was in. */
function jointIn(joint: string, unit: Converted['unit']): string {
  if (/^,?\s$/.test(joint)) return '-';
  if (unit === 'inch') return joint;
  return joint.replace(/["″”]|''|^-(?=\s)/gu, '').replace(/^-(?=by)|(?<=by)-$/giu, ' ');
}

function writtenNumber(value: number, unit: Converted['unit'], language: LanguageCode): string {
  if (FRACTIONS.has(unit)) {
    const fraction = formatFraction(value);
    if (!/[./]/.test(fraction) && isOfCooks(value)) return fraction;
  }
  const decimal = String(Number(value.toFixed(2)));
  return WITH_POINT.includes(language) ? decimal : decimal.replace('.', ',');
}

/** Halves, thirds, quarters and eighths. */
function isOfCooks(value: number): boolean {
  return [8, 3].some((part) => Math.abs(value * part - Math.round(value * part)) < 1e-6);
}

function unitWord(unit: Converted['unit'], amount: number, language: LanguageCode): string {
  const symbol = SYMBOLS[unit];
  if (symbol !== undefined) return symbol;
  const name = unit as UnitName;
  const list = language === 'en' ? undefined : knownWords(language).counted?.measures[name];
  const forms = list === undefined ? undefined : formsIn(list)[0];
  if (!forms) return ENGLISH[name]?.[amount > 1 ? 1 : 0] ?? name;
  const [written = name] = forms;
  const noun = {
    start: 0,
    end: written.length,
    written,
    meanings: [{ language, forms, unit: name, form: 0 }],
  };
  return inCaseOf(numbered(noun, amount, ''), language);
}

/** German nouns, and its 'EL' and 'TL'. */
function inCaseOf(word: string, language: LanguageCode): string {
  if (language !== 'de') return word;
  return word.length === 2 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}
