import type { Draws } from './draws.ts';
import { UNIT_PATTERN, unitOf } from './units.ts';

/** How a writer puts down an ingredient. */
export interface ItemHabits {
  place: 'as' | 'behind' | 'colon' | 'dash' | 'dots' | 'brackets' | 'comma' | 'equals' | 'none';
  notes: 'keep' | 'drop' | 'brackets';
  fractions: 'as' | 'slash' | 'sign' | 'decimal' | 'comma';
  /** '200g' instead of '200 g'. */
  glued: boolean;
  /** Small numbers as words. */
  words: boolean;
  times: boolean;
  /** Both measures: '1 cup (120 g)'. */
  both: boolean;
  /** A word before the amount: about. */
  about: string;
  lower: boolean;
  /** Which of the ways to write a unit. */
  units: number;
  dots: number;
}

export interface ItemParts {
  amount: string;
  unit: string;
  /** The same in another measure. */
  also: string;
  /** What joins the unit to the name: of, de. */
  link: string;
  name: string;
  note: string;
}

const NUMBER = String.raw`(?:\d+\s+)?\d+\s?[⁄/]\s?\d+|\d*\s?[½¼¾⅓⅔⅛]|\d+(?:[.,]\d+)?`;
const AMOUNT = String.raw`(?:${NUMBER})(?:\s?(?:-|–|to|bis)\s?(?:${NUMBER}))?`;
const UNIT = String.raw`(?:\s?(${UNIT_PATTERN})(?![\p{L}\d]))?`;
/** A second measure: '(150 g)', '/ 150 g'. */
const ALSO = String.raw`(\s*\([^()]*\)|\s*\/\s?\d+\s?\p{L}{1,5}\.?(?!\p{L}))?`;
const LINK = String.raw`((?:of|de|di|du|des)\s+|d['’])?`;
const ITEM = new RegExp(String.raw`^(${AMOUNT})${UNIT}${ALSO}\s+${LINK}(\p{L}.+)$`, 'u');
/** An amount at the end of a text. */
export const AMOUNT_END = new RegExp(String.raw`(?<![\p{L}\d])${AMOUNT}${UNIT}\s+(?:of\s+)?$`, 'u');
const NO_NAME = /(?:less|ed|fresh|large|small|medium|virgin|ripe)$/i;
const SIGNS: Record<string, [string, string]> = {
  '1/2': ['½', '0.5'],
  '1/4': ['¼', '0.25'],
  '3/4': ['¾', '0.75'],
  '1/3': ['⅓', '0.33'],
  '2/3': ['⅔', '0.66'],
  '1/8': ['⅛', '0.125'],
};
const WORDS: Record<string, string[]> = {
  en: ['a', 'two', 'three', 'four', 'five', 'six'],
  de: ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'],
  es: ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis'],
  it: ['un', 'due', 'tre', 'quattro', 'cinque', 'sei'],
  nl: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes'],
  pt: ['um', 'dois', 'três', 'quatro', 'cinco', 'seis'],
  sv: ['en', 'två', 'tre', 'fyra', 'fem', 'sex'],
  da: ['en', 'to', 'tre', 'fire', 'fem', 'seks'],
  pl: ['jedna', 'dwie', 'trzy', 'cztery', 'pięć', 'sześć'],
  hu: ['egy', 'két', 'három', 'négy', 'öt', 'hat'],
};

/** An ingredient's amount, unit, name and remark, when it begins with an amount. */
export function takeApart(item: string): ItemParts | undefined {
  const [, amount = '', unit = '', also = '', link = '', rest = ''] = ITEM.exec(item) ?? [];
  if (!rest) return undefined;
  const found = /\s*[,(]/.exec(rest);
  const note = found && NO_NAME.test(rest.slice(0, found.index)) ? null : found;
  const name = note ? rest.slice(0, note.index) : rest;
  return { amount: amount.trim(), unit, also, link, name, note: note ? rest.slice(note.index) : '' };
}

/** An ingredient as a writer of such habits puts it down. */
export function writeItem(draws: Draws, habits: ItemHabits, item: string, language: string): string {
  const parts = takeApart(item.replace(/^[\s*•\-–▢☐]+/, ''));
  if (!parts) return inCase(habits, withNote(habits, '', item.trim()));
  const amount = writeAmount(draws, habits, parts, language);
  const link = habits.place === 'as' && parts.unit ? linkOf(habits, parts, language) : '';
  const name = link + withNote(habits, parts.note, parts.name);
  return inCase(habits, placed(habits, amount, name).trim());
}

/** 'of' is said where numbers are words; other languages keep theirs. */
function linkOf(habits: ItemHabits, { link, amount }: ItemParts, language: string): string {
  if (language !== 'en') return link;
  return habits.words && /^[1-6]$/.test(amount) ? 'of ' : link.trim() === 'of' ? '' : link;
}

function writeAmount(draws: Draws, habits: ItemHabits, parts: ItemParts, language: string): string {
  const unit = unitOf(parts.unit, parts.amount, language, habits.units);
  const about = habits.about && draws.chance(0.4) ? `${habits.about}${habits.about === '~' ? '' : ' '}` : '';
  const worded = habits.words ? WORDS[language]?.[Number(parts.amount) - 1] : undefined;
  if (worded) return about + (unit ? `${worded} ${unit}` : worded);
  const number = notation(habits, parts.amount);
  if (!unit)
    return habits.times && /^\d+$/.test(number) && /^[\p{L}\s]{4,}$/u.test(parts.name)
      ? `${number} x`
      : number;
  const gap = habits.glued && unit.length < 3 ? '' : ' ';
  const also = habits.notes === 'keep' ? parts.also : '';
  return `${about}${number}${gap}${unit}${also || (habits.both ? otherMeasure(draws, parts) : '')}`;
}

function notation(habits: ItemHabits, amount: string): string {
  const parts = /^(?:(\d+)\s*)?(?:([½¼¾⅓⅔⅛])|(\d\s?[⁄/]\s?\d))$/.exec(amount);
  if (!parts) return habits.fractions === 'comma' ? amount.replace('.', ',') : amount;
  const [, whole = '', sign, slash] = parts;
  const found = Object.entries(SIGNS).find(
    ([key, [form]]) => form === sign || key === slash?.replace(/\s?[⁄/]\s?/, '/'),
  );
  if (!found || habits.fractions === 'as') return amount;
  const [key, [glyph, decimal]] = found;
  if (habits.fractions === 'slash') return `${whole} ${key}`.trim();
  if (habits.fractions === 'sign') return `${whole}${glyph}`;
  const point = String(Number(whole || 0) + Number(decimal));
  return habits.fractions === 'comma' ? point.replace('.', ',') : point;
}

function otherMeasure(draws: Draws, { amount, unit }: ItemParts): string {
  const size = Number(amount.replace(',', '.'));
  if (/^(?:g|grams?|gr)$/.test(unit) && size) return ` / ${(size / 28.35).toFixed(1)} oz`;
  if (/^(?:ml|mL)$/.test(unit) && size) return ` (${Math.max(1, Math.round(size / 15))} tbsp)`;
  if (/^cups?$/.test(unit))
    return draws.pick([' (120 g)', ' (240ml)', ' / 200 g', ' (150g)', ' / 120g', ' - 100 g']);
  if (/^(?:oz|ounces?)$/.test(unit) && size) return ` (${Math.round(size * 28.35)} g)`;
  return '';
}

function withNote(habits: ItemHabits, note: string, name: string): string {
  if (habits.notes === 'keep') return name + note;
  if (habits.notes === 'brackets' && /^\s*,/.test(note)) return `${name} (${note.replace(/^\s*,\s*/, '')})`;
  if (habits.notes === 'brackets') return name + note;
  return (
    name
      .replace(/\s*\([^()]*\)?/g, '')
      .replace(/,.*$/, '')
      .trim() || name
  );
}

function placed(habits: ItemHabits, amount: string, name: string): string {
  switch (habits.place) {
    case 'as':
      return `${amount} ${name}`;
    case 'behind':
      return `${name} ${amount}`;
    case 'colon':
      return `${name}: ${amount}`;
    case 'dash':
      return `${name} ${habits.dots % 2 ? '-' : '–'} ${amount}`;
    case 'dots':
      return `${name} ${'.'.repeat(2 + habits.dots)} ${amount}`;
    case 'brackets':
      return `${name} (${amount})`;
    case 'comma':
      return `${name}, ${amount}`;
    case 'equals':
      return `${name} = ${amount}`;
    case 'none':
      return name;
  }
}

const inCase = (habits: ItemHabits, item: string) => (habits.lower ? item.toLowerCase() : item);
