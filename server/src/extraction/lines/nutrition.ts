import { fold } from '@larder/shared/language/fold';
import {
  NUTRIENT_NAMES,
  NUTRIENTS,
  type Nutrient,
  type Nutrition,
  type NutritionBasis,
} from '@larder/shared/recipe/nutrition';

// Nutrition as texts and data state it. What is not certain (no unit, a range, an unknown basis) is not read.

/** What nutrients are called, folded; 'of which' and 'total' before them are passed over. */
const NAMES: readonly (readonly [name: Nutrient, words: string])[] = [
  ['kcal', 'energy|energie|brennwert|calories?|kalorien|kcal|kj'],
  ['saturated', 'saturated fats?|saturates|saturated|gesattigte fettsauren|gesattigtes fett'],
  ['fat', 'fats?|fett'],
  ['carbohydrate', 'carbohydrates?|carbs|kohlenhydrate?'],
  ['sugar', 'sugars?|zucker'],
  ['fibre', 'fib(?:re|er)s?|ballaststoffe?'],
  ['protein', 'proteins?|eiweis+'],
  ['salt', 'salt|salz'],
  ['sodium', 'sodium|natrium'],
];
const NAMED = NAMES.map(
  ([name, words]) => [name, new RegExp(`^(?:(?:of which|davon|total|dietary) )?(?:${words})$`)] as const,
);

const NUMBER = String.raw`\d{1,9}(?:[.,]\d{1,9}){0,2}`;
const UNIT =
  'kcal|calories|calorie|cal|kalorien|kilocalories|kj|kilojoules?|g|grams?|gramm|mg|milligrams?|milligramm';
const AMOUNT = new RegExp(String.raw`^(${NUMBER})\s?(${UNIT})?$`, 'i');
const LABEL_FIRST = new RegExp(
  String.raw`^([\p{L} ]{2,40}?)\s?[:=]?\s?(${NUMBER}\s?(?:${UNIT})?)(?: (?:of )?([\p{L} ]{2,40}))?$`,
  'iu',
);
const LABEL_LAST = new RegExp(String.raw`^(${NUMBER}\s?(?:${UNIT})?)\s(?:of )?([\p{L} ]{2,40})$`, 'iu');
const ENERGY = new RegExp(String.raw`^${NUMBER}\s?(?:kcal|calories|kalorien|kj)$`, 'i');

type Basis = NutritionBasis | 'other';
/** For how much the amounts are. Of all others nothing is read. */
const BASES: readonly (readonly [basis: Basis, pattern: RegExp])[] = [
  ['100g', /^(?:(?:per|pro|je) |serving size: ?)100 ?g(?:ramm|rams?)?(?![a-z])\s?:?/i],
  [
    'serving',
    /^(?:(?:per|each|pro|je) (?:serving|portion)|serving size: ?1 serving)(?: ?\([^()]{0,60}\))?\s?:?/i,
  ],
  ['other', /^(?:per|pro|je) |^serving size: ?100 ?ml/i],
];
/** Nobody states more than that; what is longer is no statement. */
const MOST_CHARACTERS = 5_000;
/** Between statements; a comma between digits is none. */
const BREAKS = /[\n;|•]|,(?!\d)|\s\/\s|\.(?=\s|$)/;

/** The unit in which the amount is stated, where it is one of this nutrient, and the factor to the unit that is kept. */
function shiftOf(name: Nutrient, unit: string | undefined): number | undefined {
  const kept = NUTRIENTS[name].unit;
  if (unit === undefined) return kept === 'kcal' || kept === 'g' ? 0 : undefined;
  const stated = /^(?:kj|kilojoule)/i.test(unit)
    ? 'kJ'
    : /^m/i.test(unit)
      ? 'mg'
      : /^g/i.test(unit)
        ? 'g'
        : 'kcal';
  if (stated === kept) return 0;
  if (stated === 'mg' && kept === 'g') return -3;
  return stated === 'g' && kept === 'mg' ? 3 : undefined;
}

/** '12,5 g' as what is kept of this nutrient; undefined where it is not certain, or nothing that food can have. */
export function readNutrient(name: Nutrient, text: string): number | undefined {
  const [, number, unit] = AMOUNT.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const shift = shiftOf(name, unit);
  if (shift === undefined) return undefined;
  const { decimals, most } = NUTRIENTS[name];
  const isGrouped = !/^g/i.test(unit ?? 'g') || name === 'kcal';
  return decimalsOf(number, isGrouped)
    .map((digits) => Number(Number(`${digits}e${shift}`).toFixed(decimals)))
    .find((value) => value <= most);
}

/** How a number may be meant, the likeliest first: '1,046 kJ' are a thousand, '1,046 g' hardly more than one. */
function decimalsOf(number: string, isGrouped: boolean): string[] {
  const parts = number.split(/[.,]/);
  if (parts.length === 1) return [number];
  const decimal = `${parts.slice(0, -1).join('')}.${parts.at(-1)}`;
  const groups = parts.slice(1).every((part) => part.length === 3) && /^[1-9]\d{0,2}$/.test(parts[0]!);
  if (parts.length > 2)
    return parts[1]!.length === 3 && number.includes('.') && number.includes(',') ? [decimal] : [];
  return groups && isGrouped ? [parts.join(''), decimal] : [decimal];
}

function nutrientOf(label: string, amount: string): Nutrient | undefined {
  const folded = fold(label).trim();
  const name = NAMED.find(([, pattern]) => pattern.test(folded))?.[0];
  return name === 'kcal' && /k?j(?:oules?)?$/i.test(amount) ? 'kj' : name;
}

/** The nutrient and the amount of one statement: 'Fat: 9 g', '9g fat', 'Fat: 9 grams fat', '250 kcal'. */
function statementOf(text: string): [Nutrient, number] | undefined {
  if (ENERGY.test(text)) return statementOf(`energy: ${text}`);
  const [, label, amount, again] = LABEL_FIRST.exec(text) ?? [];
  if (label === undefined || amount === undefined) {
    const [, before, behind] = LABEL_LAST.exec(text) ?? [];
    return before === undefined || behind === undefined ? undefined : statementOf(`${behind}: ${before}`);
  }
  const name = nutrientOf(label, amount);
  if (name === undefined || (again !== undefined && nutrientOf(again, amount) !== name)) return undefined;
  const value = readNutrient(name, amount);
  return value === undefined ? undefined : [name, value];
}

/**
 * The nutrition that a text states, for a serving unless it says otherwise, and what of the text is none: what was not understood, is
 * stated twice or for another amount, one statement a line.
 */
export function readNutrition(text: string): { nutrition: Nutrition | null; rest: string } {
  const nothing = { nutrition: null, rest: text.trim() };
  if (text.length > MOST_CHARACTERS) return nothing;
  // '1046 kJ (250 kcal)' are two statements.
  const pieces = text
    .replaceAll(/\s*\((\d[\d.,]{0,12}\s?(?:kcal|kj))\)/gi, '; $1')
    .split(BREAKS)
    .map((piece) => piece.replaceAll(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '');
  const bases = pieces.map((piece) => BASES.find(([, pattern]) => pattern.test(piece)));
  const per = bases.find((basis) => basis !== undefined)?.[0] ?? 'serving';
  if (per === 'other') return nothing;
  const other = bases.findIndex((basis) => basis !== undefined && basis[0] !== per);
  const end = other < 0 ? pieces.length : other;
  const stated: { [Name in Nutrient]?: number } = {};
  const rest = pieces.slice(0, end).filter((piece, place) => {
    const statement = piece.replace(bases[place]?.[1] ?? '', '').trim();
    const [name, value] = statementOf(statement) ?? [];
    if (name === undefined || stated[name] !== undefined) return statement !== '';
    stated[name] = value;
    return false;
  });
  if (Object.keys(stated).length === 0) return nothing;
  return { nutrition: { per, ...inOrder(stated) }, rest: [...rest, ...pieces.slice(end)].join('\n') };
}

/** What schema.org calls the nutrients, each with a name that the reader of texts knows. */
const PROPERTIES = {
  servingSize: 'Serving size',
  calories: 'Energy',
  fatContent: 'Fat',
  saturatedFatContent: 'Saturated fat',
  carbohydrateContent: 'Carbohydrate',
  sugarContent: 'Sugar',
  fiberContent: 'Fibre',
  proteinContent: 'Protein',
  sodiumContent: 'Sodium',
} as const;

/** The nutrition of a schema.org NutritionInformation, each of whose properties is asked for as text. */
export function readNutritionData(textOf: (property: string) => string | undefined): Nutrition | undefined {
  const statements = Object.entries(PROPERTIES).flatMap(([property, label]) => {
    const text = textOf(property)?.trim();
    return text ? [`${label}: ${text}`] : [];
  });
  return readNutrition(statements.join('\n')).nutrition ?? undefined;
}

function inOrder(stated: { [Name in Nutrient]?: number | undefined }): { [Name in Nutrient]?: number } {
  return Object.fromEntries(
    NUTRIENT_NAMES.flatMap((name) => (stated[name] === undefined ? [] : [[name, stated[name]]])),
  );
}
