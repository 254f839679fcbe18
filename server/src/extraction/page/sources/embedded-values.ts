import type { PageDocument } from '../document.ts';
import { isObject, parseJsonIn, parseLenientJson, type JsonValue } from '../lenient-json.ts';
import { matchMarker } from '../markers.ts';

/** The data of a page's own programs, and what the references in it stand for. */
interface EmbeddedValues {
  values: JsonValue[];
  references: Map<string, JsonValue>;
}

const MIN_CHARS = 100;
const MAX_CHARS = 6_000_000;
const MAX_NESTED = 3;
const MAX_DEPTH = 30;
const MAX_REVIVED = 100_000;
/** Before a text that a script parses, and before a part of a stream that it pushes. */
const PARSED = /JSON\.parse\(\s*["'`]/g;
const PUSHED = /\.push\(\[\s*\d+\s*,\s*["'`]/g;
/** A function that gives the data, with the values that stand in it more than once as its parameters. */
const CALLED = /\(function\s*\(([\w$,\s]{1,20000})\)\s*\{/;
const QUOTES: Readonly<Record<string, string>> = { q: '"', s: "'", a: '&', l: '<', g: '>' };

/** The JSON that mentions ingredients in scripts, attributes and streams of a page, as far as it can be read. */
export function embeddedValues(page: PageDocument): EmbeddedValues {
  const found: EmbeddedValues = { values: [], references: new Map() };
  const stream: string[] = [];
  let read = 0;
  const texts = [
    ...page.scripts.filter(({ type }) => !/ld\+json/i.test(type)).map(({ text }) => text),
    ...attributeTexts(page),
  ];
  for (const text of texts) {
    if ((read += text.length) > MAX_CHARS) break;
    const pushed = literals(text, PUSHED);
    stream.push(...pushed);
    if (pushed.length === 0 && isAboutIngredients(text)) found.values.push(...valuesIn(text, 0));
  }
  if (isAboutIngredients(stream.join(''))) readStream(stream.join(''), found);
  return found;
}

const DATA_START = /^(?:[\w$.]{1,100}\(\s{0,20})?[{[]/;

function attributeTexts(page: PageDocument): string[] {
  return page.elements.flatMap(({ attrs }) =>
    attrs
      .filter(({ value }) => value.length >= MIN_CHARS && DATA_START.test(value.trimStart()))
      .map(({ value }) => value),
  );
}

const isAboutIngredients = (text: string) => matchMarker(text) === 'ingredients';

/** The values of a text, those in its strings included. */
function valuesIn(text: string, depth: number): JsonValue[] {
  if (/^\s*[{[]&q;/.test(text))
    return valuesIn(
      text.replace(/&([qsalg]);/g, (_, name) => QUOTES[name as string] ?? ''),
      depth,
    );
  const parsed = literals(text, PARSED).flatMap((json) => parseLenientJson(json));
  const names = CALLED.exec(text)?.[1];
  if (names !== undefined) return [...parsed, ...calledValues(names, text)];
  const values = [...parsed, ...parseJsonIn(text)].map(revived);
  return depth >= MAX_NESTED ? values : [...values, ...values.flatMap((value) => nestedValues(value, depth))];
}

function calledValues(names: string, text: string): JsonValue[] {
  const call = text.lastIndexOf('}(');
  const given = text.slice(call + 2, text.lastIndexOf('))')).replace(/\bvoid 0\b/g, 'null');
  const [values] = parseLenientJson(`[${given}]`);
  const words = new Map(
    names
      .split(',')
      .map((name, index) => [name.trim(), (Array.isArray(values) ? values[index] : undefined) ?? null]),
  );
  return parseLenientJson(text.slice(text.indexOf('return'), call), words);
}

/** JSON written into the strings of JSON. */
function nestedValues(value: JsonValue, depth: number, level = 0): JsonValue[] {
  if (typeof value === 'string') {
    return value.length >= MIN_CHARS && /^\s*[{[]/.test(value) && isAboutIngredients(value)
      ? valuesIn(value, depth + 1)
      : [];
  }
  if (typeof value !== 'object' || value === null || level > MAX_DEPTH) return [];
  return Object.values(value).flatMap((child) => nestedValues(child, depth, level + 1));
}

/** A value without the number of its kind, which some programs write before each. */
function unpaired(value: JsonValue, depth = 0): JsonValue {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item) => unpaired(isPair(item) ? (item[1] ?? null) : item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      unpaired(isPair(item) ? (item[1] ?? null) : item, depth + 1),
    ]),
  );
}

const isPair = (value: JsonValue): value is JsonValue[] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number';

/** Data written as one list whose objects name their members by place in it. */
function revived(root: JsonValue): JsonValue {
  if (isObject(root)) return Object.values(root).every(isPair) ? unpaired(root) : root;
  if (!Array.isArray(root) || root.length < 3) return root;
  let count = 0;
  const isPlace = (value: JsonValue) =>
    typeof value === 'number' && Number.isInteger(value) && value < root.length;
  const first = root.slice(0, 2).find(isObject);
  if (first === undefined || !Object.values(first).every(isPlace)) return root;
  const at = (place: number, depth: number): JsonValue => {
    const value = root[place] ?? null;
    if (typeof value !== 'object' || value === null) return value;
    // What is referred to twice is written out twice: a walk of it must not be longer than what is counted here.
    if (++count > MAX_REVIVED || depth > MAX_DEPTH) return null;
    const child = (part: JsonValue) => (isPlace(part) ? at(Number(part), depth + 1) : part);
    return Array.isArray(value)
      ? value.map(child)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, child(part)]));
  };
  return at(root.indexOf(first), 0);
}

/** The rows of a stream ('1f:{"a":1}', '20:T1a,a text of 26 bytes'); others name them '$1f'. */
function readStream(stream: string, { values, references }: EmbeddedValues): void {
  const bytes = Buffer.from(stream);
  for (let at = 0; at < bytes.length;) {
    const head = /^([\da-f]{1,6}):(?:T([\da-f]{1,6}),)?/.exec(bytes.toString('latin1', at, at + 20));
    const line = bytes.indexOf('\n', at) + 1 || bytes.length;
    const from = at + (head?.[0].length ?? 0);
    at = head?.[2] === undefined ? line : from + Number.parseInt(head[2], 16);
    if (head === null) continue;
    const text = bytes.toString('utf8', from, at);
    const row = head[2] === undefined ? (parseLenientJson(text)[0] ?? text) : text;
    references.set(`$${head[1] ?? ''}`, row);
    values.push(row, ...nestedValues(row, 0));
  }
}

/** The contents of the string literals that begin where a pattern ends, without their escapes. */
function literals(text: string, pattern: RegExp): string[] {
  const found: string[] = [];
  pattern.lastIndex = 0;
  while (pattern.exec(text) !== null) {
    const start = pattern.lastIndex;
    const quote = text.charAt(start - 1);
    let end = text.indexOf(quote, start);
    while (end >= 0 && isEscaped(text, end)) end = text.indexOf(quote, end + 1);
    if (end < 0) break;
    found.push(unescaped(text.slice(start, end)));
    pattern.lastIndex = end;
  }
  return found;
}

function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text[from - 1] === '\\') from--;
  return (at - from) % 2 === 1;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: '', f: '' };

function unescaped(body: string): string {
  return body.replace(
    /\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
    (_, unicode?: string, hex?: string, letter: string = '') =>
      unicode === undefined && hex === undefined
        ? (ESCAPES[letter] ?? letter)
        : String.fromCharCode(Number.parseInt(unicode ?? hex ?? '', 16)),
  );
}
