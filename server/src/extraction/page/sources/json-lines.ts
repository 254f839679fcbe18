import { toHeader } from '@larder/shared/recipe-text/sections';
import { hasAmountFirst } from '../../lines/amounts.ts';
import { UNSPACED } from '../../language/notation.ts';
import { PAGE_LIMITS } from '../bounds.ts';
import { isObject, property, type JsonObject, type JsonValue } from '../lenient-json.ts';
import { plainLines, plainText } from '../text.ts';
import { splitIngredients, splitSteps, repairIngredients, repairInstructions } from '../repair-lines.ts';

const MAX_DEPTH = 20;
const MAX_NAME_CHARS = 120;
const MAX_NESTED = 3;
const COUNTS = String.raw`step|instruction|schritt|étape|etape|paso|passo|stap|steg|trin|krok|korak`;
/** 'Step 1', 'Soup step 2', 'Step 3 of 5', '4.' */
const GENERIC_STEP_NAME = new RegExp(
  String.raw`^(?:(?:.*\s)?(?:${COUNTS})\s*)?\d*\s*(?:(?:of|von|de|/)\s*\d+)?\s*[.:)]?$`,
  'i',
);

/** What keys are called, without case and separators. */
const AMOUNT = new RegExp(
  '^(?!.*(?:id|type|unit|system)$).*(?:amount|quantit[yea]|qty|menge|cantidad|hoeveelheid|antal|m[äa]ngd|määrä' +
    '|ilosc|mnozstv|mennyiseg|miktar|kolicin)|^metricvalue|^value(?:text|label|min|from)?$',
);
const UNIT = /^(?!.*(?:id|type|system|plural|inflection)$).*(?:unit|measure|einheit|uom$|^portionname$)/;
const NAMES = [
  /^ingredient(?:name)?$/,
  /^name/,
  /^(?:title|label)$/,
  /^(?:food|item|product|zutat)(?:name|title)?$/,
  /^(?:ingredient)?(?:text|description|content|original|raw|display)$/,
];
const NOTE = /^(?!.*id$).*(?:notes?|comment|suffix|complement|remark|additional(?:text|info)?)$/;
const GROUP = /^(?:group|header|heading|subhead|subheading|section|part)(?:name|title|label)?$/;
const LIST = new RegExp(
  '^(?:recipe)?(?:ingredients?|zutaten|steps|instructions|directions|items|itemlistelement|elements|content|children' +
    '|blocks|nodes|edges|lines|data|values|entries|list)(?:list|items)?$',
);
const TEXTS = [
  /^text$/,
  /^description$/,
  /^(?:item|step|instruction|direction)(?:text|description|html)$/,
  /^(?:instructions?|directions?|steps?|content|body|html|value|details|data|markdown)$/,
];
const WRAPPER = /^(?:node|attributes|fields)$/;
const LABELS = [
  /^(?:abbreviation|abbr|short(?:name)?|symbol)$/,
  /^(?:rendered|display|text|value)$/,
  /^(?:name|title|label|namesingular|singular|one)$/,
];
const MANY = [/^(?:abbreviation|abbr|short(?:name)?|symbol)$/, /^(?:name)?(?:plural|many)$/, ...LABELS];

/** The first member of an object whose key is called so and that says something. */
export function member(value: JsonValue | undefined, ...patterns: readonly RegExp[]): JsonValue | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).filter(([, child]) => !isBlank(child));
  for (const pattern of patterns) {
    const found = entries.find(([key]) => pattern.test(plainKey(key)));
    if (found !== undefined) return found[1];
  }
  return undefined;
}

export function plainKey(key: string): string {
  return key.replace(/[^\p{L}]/gu, '').toLowerCase();
}

export function isBlank(value: JsonValue | undefined, depth = 0): boolean {
  if (Array.isArray(value)) return depth > MAX_DEPTH || value.every((item) => isBlank(item, depth + 1));
  return value === undefined || value === null || value === '';
}

/** All the strings of a value: itself, its items, the names of objects in it. */
export function strings(value: JsonValue | undefined, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, depth + 1));
  const named = ['name', '@value', 'text', 'value'].map((key) => property(value, key));
  return isObject(value) ? strings(named.find((part) => !isBlank(part)) ?? null, depth + 1) : [];
}

/** The lines of a list of ingredients in whatever JSON: texts, objects with amount, unit and name, named groups of those. */
export function ingredientLines(value: JsonValue | undefined): string[] {
  const lines = ingredientParts(value, 0).slice(0, PAGE_LIMITS.lines);
  const only = lines[0];
  const parts =
    lines.length === 1 && only !== undefined
      ? plainLines(only).flatMap(splitIngredients)
      : lines.map(plainText);
  return repairIngredients(parts);
}

function ingredientParts(value: JsonValue | undefined, depth: number, whole = ''): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return listParts(value, depth);
  if (!isObject(value)) return [];
  const wrapped = member(value, WRAPPER);
  if (isObject(wrapped)) return ingredientParts(wrapped, depth + 1);
  const list = member(value, LIST);
  const isGroup = Array.isArray(list) && scalarOf(member(value, AMOUNT)) === '';
  const line = scalarOf(property(value, whole));
  if (!isGroup) return line === '' ? ingredientLine(value) : [line];
  const name = labelOf(member(value, GROUP, ...NAMES.slice(1, 3)));
  return [
    ...(name === '' ? [] : [toHeader(name.replace(/[:：]$/, ''))]),
    ...ingredientParts(list, depth + 1),
  ];
}

/** The lines of a list; its items may name the group that they stand in. */
function listParts(items: readonly JsonValue[], depth: number): string[] {
  let last = '';
  const whole = keyOfLines(items);
  return items.flatMap((item) => {
    const group = member(item, LIST) === undefined ? labelOf(member(item, GROUP)) : '';
    const isNext = group !== '' && group !== last;
    if (group !== '') last = group;
    return [...(isNext ? [toHeader(group)] : []), ...ingredientParts(item, depth + 1, whole)];
  });
}

/** The key under which most of some objects have their name with its amount. */
function keyOfLines(items: readonly JsonValue[]): string {
  const counts = new Map<string, number>();
  for (const item of items.filter(isObject)) {
    const name = labelOf(member(item, ...NAMES));
    for (const [key, text] of Object.entries(item))
      if (isWhole(scalarOf(text), name)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count * 2 > items.length)?.[0] ?? '';
}

function ingredientLine(value: JsonObject): string[] {
  const own = Object.values(value).filter((text) => typeof text === 'string');
  const block = own.find((text) => /<(?:li|br|p)\b/i.test(text));
  const longest = own.filter(isWording).sort((one, other) => other.length - one.length)[0];
  const name = labelOf(member(value, ...NAMES)) || plainText(longest ?? '');
  if (block !== undefined) return plainLines(block);
  const amount = find(value, AMOUNT);
  const unit = find(value, UNIT, Number(amount) > 1);
  if (name === '') return [];
  if (amount + unit === '' && /^(?:group|head|section)/i.test(labelOf(property(value, 'type'))))
    return [toHeader(name)];
  const note = scalarOf(member(value, NOTE));
  const parts = hasAmountFirst(name) && name.startsWith(amount) ? [name] : inOrder(amount, unit, name);
  const line = parts.filter((part) => part !== '').join(' ');
  return [note === '' || line.includes(note) ? line : `${line}${note.startsWith('(') ? ' ' : ', '}${note}`];
}

/** Languages that write no spaces put the amount last. */
function inOrder(amount: string, unit: string, name: string): string[] {
  return UNSPACED.test(name) ? [name, `${amount}${unit}`] : [amount, unit, name];
}

/** No code, date or address. */
const isWording = (text: string) => /\s|^\p{L}{2,}$/u.test(text) && !text.includes('://');

/** Whether most of some items are objects with an amount. */
export function haveAmounts(items: readonly JsonValue[]): boolean {
  return items.filter((item) => find(item, AMOUNT) !== '').length * 2 > items.length;
}

/** Whether a text beside a name is that name with its amount. */
function isWhole(text: string, name: string): boolean {
  return (
    name !== '' &&
    text.length > name.length &&
    hasAmountFirst(text) &&
    !hasAmountFirst(name) &&
    text.toLowerCase().includes(name.toLowerCase())
  );
}

/** A number or text that an object holds under such a key, however deep. */
function find(value: JsonValue, pattern: RegExp, isMany = false, depth = 0): string {
  if (!isObject(value) || depth > MAX_NESTED) return '';
  const entries = Object.entries(value);
  for (const [key, child] of entries) {
    const text = pattern.test(plainKey(key))
      ? find(child, pattern, isMany, depth + 1) || labelOf(child, isMany)
      : '';
    if (text !== '') return text;
  }
  return (
    entries.map(([, child]) => find(child, pattern, isMany, depth + 1)).find((text) => text !== '') ?? ''
  );
}

function labelOf(value: JsonValue | undefined, isMany = false, depth = 0): string {
  if (depth > MAX_NESTED) return '';
  if (Array.isArray(value)) return labelOf(value.at(-1), isMany, depth + 1);
  return isObject(value)
    ? labelOf(member(value, ...(isMany ? MANY : LABELS)), isMany, depth + 1)
    : scalarOf(value);
}

function scalarOf(value: JsonValue | undefined): string {
  if (typeof value === 'number') return value > 0 ? String(value) : '';
  return typeof value === 'string' ? plainText(value).replace(/^(\d+)\.0+$/, '$1') : '';
}

/** The steps of a method in whatever JSON: texts, objects with a text, named groups of those. */
export function instructionLines(value: JsonValue | undefined): string[] {
  const lines = stepLines(value, 0).slice(0, PAGE_LIMITS.lines);
  return repairInstructions(lines.length === 1 ? lines.flatMap(splitSteps) : lines);
}

function stepLines(value: JsonValue | undefined, depth: number, isOnly = true): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return plainLines(value);
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isSpan)) return plainLines(value.map(textOf).join(''));
    return value.flatMap((item) => stepLines(item, depth + 1, isOnly && value.length === 1));
  }
  if (!isObject(value)) return [];
  const wrapped = member(value, WRAPPER);
  if (isObject(wrapped)) return stepLines(wrapped, depth + 1, isOnly);
  const name = labelOf(member(value, GROUP, ...NAMES.slice(1, 3)));
  const text = textOf(value);
  if (plainText(text) !== '') return nameAndText(name, isOnly ? plainLines(text) : [plainText(text)]);
  const items =
    member(value, LIST) ?? Object.values(value).find((child) => Array.isArray(child) && !isBlank(child));
  if (typeof items !== 'object') return headed(name).map((header) => header.slice(1, -1));
  const steps = stepLines(items, depth + 1, isOnly);
  return isStep(value) ? steps : [...headed(name), ...steps];
}

const headed = (name: string) => (GENERIC_STEP_NAME.test(name) ? [] : [toHeader(name.replace(/[:：]$/, ''))]);

function isStep(value: JsonObject): boolean {
  return strings(property(value, '@type')).some((type) => /HowToStep$/i.test(type));
}

/** A part of a line in a rich text. */
function isSpan(value: JsonValue): boolean {
  return ['type', '_type', 'nodeType'].some((key) => /^(?:span|text)$/.test(scalarOf(property(value, key))));
}

function textOf(value: JsonValue): string {
  for (const pattern of TEXTS) {
    const found = member(value, pattern);
    const isText = typeof found === 'string' || (Array.isArray(found) && typeof found[0] === 'string');
    if (isText || (isObject(found) && property(found, '@value') !== undefined))
      return strings(found).join(' ');
  }
  return '';
}

/** A step's name that repeats the text, or only counts, is dropped; one that says more is a header over the step. */
function nameAndText(name: string, lines: string[]): string[] {
  const start = name.replace(/(?:\.{3}|…|[.:])\s*$/, '').toLowerCase();
  const isRepeated = lines.join(' ').toLowerCase().includes(start) || name.length > MAX_NAME_CHARS;
  return isRepeated ? lines : [...headed(name), ...lines];
}
