import { toHeader } from '@larder/shared/recipe-text/sections';
import { blocksOf, MAX_SIGN_CHARS } from './reading/plain-text.ts';

const HEADING = /^(?:M{4,5})?[-=]{3,}\s*([^-=\s].*?)\s*[-=]{3,}\s*$/;
const NUMBER = String.raw`(?:\d{1,4}(?:[.,]\d{1,3})?)?(?: ?(?:\d{1,2}\/\d{1,2}|[½⅓⅔¼¾⅕⅛⅜⅝⅞]))?`;
const AMOUNT = String.raw`(?=[\d½⅓⅔¼¾⅕⅛⅜⅝⅞])${NUMBER}(?: ?- ?${NUMBER})?`;
/** Seven columns of amount, two of unit: '  1 1/2 c  flour'. */
const IN_COLUMNS = { amount: [0, 7], unit: [8, 10], name: 11 } as const;
const AMOUNT_COLUMN = new RegExp(String.raw`^\s*(?:${AMOUNT})?\s*$`, 'u');
const UNIT_COLUMN = /^(?:\p{L}{1,2} ?| {2})$/u;
/** The same anywhere near: '      1    tsp. baking soda', '  2    eggs'. */
const NEAR = new RegExp(String.raw`^\s{0,12}(${AMOUNT})(\s{1,12})(\S.*)$`, 'u');
const UNIT = /^(\p{L}{1,8})\.?(?:\s+|$)/u;
const CONTINUED = /^\s{6,}-+\s*(\S.*)$/;
const NO_AMOUNT = /^\s{8,24}([^\s-].*)$/;
const SECOND_COLUMNS = [41, 40, 42, 39, 43, 38, 44];

/** What Meal-Master calls its units. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ x: '', ea: '', sm: 'small', md: 'medium', lg: 'large', cn: 'can', pk: 'package', pn: 'pinch' },
  ...{ dr: 'drop', ds: 'dash', ct: 'carton', bn: 'bunch', sl: 'slice', ts: 'tsp', t: 'tsp', tb: 'tbsp' },
  ...{ T: 'tbsp', fl: 'fl oz', c: 'cup', pt: 'pint', qt: 'quart', ga: 'gallon', oz: 'oz', lb: 'lb' },
  ...{ ml: 'ml', cb: 'cc', cl: 'cl', dl: 'dl', l: 'l', mg: 'mg', cg: 'cg', dg: 'dg', g: 'g', kg: 'kg' },
};
/** How programs write them out that keep to no columns. */
const WRITTEN_OUT = new Set(
  (
    'tsp tsps tbsp tbsps tbs tbl cup cups pint pints quart quarts gallon gallons ounce ounces pound pounds lbs ' +
    'gram grams gr liter liters litre litres can cans pkg pkgs package packages box slice slices clove cloves ' +
    'bunch pinch dash drop stick sticks piece pieces jar bottle head env large medium small'
  ).split(' '),
);

interface Line {
  text: string;
  /** Keeps to the columns, or says an amount. */
  isSure: boolean;
}

/** The heading that a line of dashes is. */
export function headingIn(line: string): string | undefined {
  return line.length <= MAX_SIGN_CHARS ? HEADING.exec(line)?.[1] : undefined;
}

/**
 * The ingredients of a recipe, in one column or two, and the lines of its method. They end with two lines in a row that are none, or
 * an empty line with such a one behind it; another list may stand below a heading.
 */
export function partsOf(lines: readonly string[]): { ingredients: string[]; method: string[] } {
  const ingredients: string[] = [];
  const method: string[] = [];
  for (const block of blocksOf(lines)) {
    const end = method.length === 0 ? endOfList(block, ingredients.length === 0) : endOfFurther(block);
    ingredients.push(...listOf(block.slice(0, end)));
    if (end < block.length) method.push(...block.slice(end), '');
  }
  return withoutHeadingsAtEnd(ingredients, method);
}

/** A heading with no ingredients below it is one of the method. */
function withoutHeadingsAtEnd(ingredients: string[], method: string[]) {
  const moved: string[] = [];
  while (ingredients.at(-1)?.startsWith('['))
    moved.unshift(`--- ${ingredients.pop()?.slice(1, -1) ?? ''} ---`);
  return { ingredients, method: [...moved, ...method] };
}

/** How many lines of a block belong to the list. */
function endOfList(block: readonly string[], isFirst: boolean): number {
  const isKnown = block.map((line) => isOfList(line));
  const known = isKnown.filter(Boolean).length;
  if (!isFirst && (!isKnown[0] || known * 2 < block.length)) return 0;
  const gap = isKnown.findIndex((known, at) => !known && !isKnown[at + 1]);
  return isKnown.lastIndexOf(true, gap < 0 ? block.length : gap) + 1;
}

/** Of a block behind the method: all of it, where each line of it is one below a heading. */
function endOfFurther(block: readonly string[]): number {
  const [first = '', ...others] = block;
  const isList = headingIn(first) !== undefined && others.length > 0 && others.every(isSurelyOfList);
  return isList ? block.length : 0;
}

const isOfList = (line: string): boolean => headingIn(line) !== undefined || lineOf(line) !== undefined;
const isSurelyOfList = (line: string): boolean =>
  headingIn(line) !== undefined || lineOf(line)?.isSure === true || CONTINUED.test(line);

/** The left column before the right one, under each heading. */
function listOf(lines: readonly string[]): string[] {
  const [left, right]: [string[], string[]] = [[], []];
  for (const line of lines) {
    const heading = headingIn(line);
    if (heading !== undefined) left.push(...right.splice(0), toHeader(heading));
    else {
      const second = secondColumnOf(line);
      add(line.slice(0, second), left);
      if (second !== undefined) add(line.slice(second), right);
    }
  }
  return [...left, ...right];
}

/** Blanks before an amount with a known unit, for files whose columns have moved. */
const SECOND_AMOUNT = new RegExp(String.raw`(?<=\S)\s{3,}(?=${AMOUNT}\s{1,3}(\p{L}{1,8})\.?\s)`, 'gu');
const LEAST_SECOND = 12;

function movedColumnOf(line: string): number | undefined {
  const found = [...line.matchAll(SECOND_AMOUNT)].find(
    ({ index, 1: unit }) =>
      index >= LEAST_SECOND && knownUnit(unit) && lineOf(line.slice(0, index)) !== undefined,
  );
  return found && found.index + found[0].length;
}

/** Where the second column begins. */
function secondColumnOf(line: string): number | undefined {
  if (line.length > MAX_SIGN_CHARS) return undefined;
  const usual = SECOND_COLUMNS.find((at) => {
    const [before, behind] = [line.slice(at - 1, at), line.slice(at)];
    if (before !== ' ' || !(columnsOf(behind) || CONTINUED.test(behind))) return false;
    return at === SECOND_COLUMNS[0] || !/^\s{8}/.test(behind);
  });
  return usual ?? movedColumnOf(line);
}

function add(line: string, to: string[]): void {
  const continued = CONTINUED.exec(line.slice(0, MAX_SIGN_CHARS))?.[1];
  if (continued !== undefined && to.length > 0) to[to.length - 1] += ` ${continued.trim()}`;
  else if (line.trim() !== '') to.push(lineOf(line)?.text ?? line.trim());
}

/** What a line says as an ingredient; undefined where it is none. */
function lineOf(line: string): Line | undefined {
  if (line.length > MAX_SIGN_CHARS) return undefined;
  const columns = columnsOf(line);
  if (columns) return { text: textOf(...columns), isSure: true };
  if (CONTINUED.test(line)) return { text: line.trim(), isSure: false };
  const [, amount = '', blanks = '', rest = ''] = NEAR.exec(line) ?? [];
  const unit = UNIT.exec(rest);
  const isUnit = unit !== null && knownUnit(unit[1]) && unit[0].length < rest.length;
  if (amount !== '' && !isSentence(rest) && (isUnit || blanks.length > 1 || line.startsWith('   ')))
    return {
      text: textOf(amount, isUnit ? unit[0] : '', isUnit ? rest.slice(unit[0].length) : rest),
      isSure: isUnit || blanks.length > 1,
    };
  // 'x' counts what has no amount.
  const name = NO_AMOUNT.exec(line.replace(/^(\s{4,10})x(?=\s{1,4}\S)/i, '$1 '))?.[1];
  return name === undefined || isSentence(name) ? undefined : { text: textOf('', '', name), isSure: false };
}

/** Amount, unit and name of a line that keeps to the columns. */
function columnsOf(line: string): [amount: string, unit: string, name: string] | undefined {
  const [amount, unit] = [line.slice(...IN_COLUMNS.amount), line.slice(...IN_COLUMNS.unit)];
  const name = line.slice(IN_COLUMNS.name);
  const isKept = [line[IN_COLUMNS.amount[1]], line[IN_COLUMNS.unit[1]]].every((blank) => blank === ' ');
  if (!isKept || !/^[^\s-]/.test(name) || !AMOUNT_COLUMN.test(amount) || !UNIT_COLUMN.test(unit))
    return undefined;
  // 'c. sugar' in the column of names.
  const isInName = amount.trim() !== '' && knownUnit(/^\p{L}{1,5}\.(?=\s)/u.exec(name)?.[0]);
  return (unit.trim() === '' && !isInName) || knownUnit(unit) ? [amount, unit, name] : undefined;
}

const knownUnit = (unit = ''): boolean => {
  const plain = unit.trim().replace(/\.$/, '').toLowerCase();
  return plain in UNITS || WRITTEN_OUT.has(plain);
};

/** A sentence of several words with its end: '350 degrees is enough for this one.' */
const isSentence = (text: string): boolean =>
  /[.!:]$/.test(text.trim()) && text.trim().split(/\s+/).length > 4;

function textOf(amount: string, unit: string, name: string): string {
  const said = unit.trim();
  const plain = said.replace(/\.$/, '');
  const words = [amount.trim(), UNITS[plain] ?? UNITS[plain.toLowerCase()] ?? said, name.trim()];
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/;\s*/, ', ');
}
