import { parseDuration } from '../../../../extraction/lines/durations.ts';
import { blocksOf, MAX_SIGN_CHARS } from './plain-text.ts';
import { valueNamed, type NamedValue, type ValueName } from './named-values.ts';
import { addressOf } from './values.ts';

const LABELLED = /^\s*[*_]{0,2}(\p{L}[\p{L} ]{1,24}?)\s?:[*_]{0,2}\s+(\S.*)$/u;
/** Of what is said behind a method, what is none of it. */
const FACTS: ReadonlySet<ValueName> = new Set([
  'source',
  'url',
  'servings',
  'prep',
  'cook',
  'total',
  'rating',
  'nutrition',
]);
/** They may take more than one line. */
const TEXTS: ReadonlySet<ValueName> = new Set(['notes', 'source', 'nutrition']);

export interface Labelled {
  /** What is said under each name: its lines one below the other. */
  said: Partial<Record<ValueName, string>>;
  /** The lines of the other blocks, with an empty one between them. */
  method: string[];
}

/** Parts blocks that say something behind a label ('Source: …', 'Yield: 6', 'NOTE: …') from those that say what to do. */
export function withoutLabelledBlocks(lines: readonly string[]): Labelled {
  const said: Labelled['said'] = {};
  const method: string[] = [];
  for (const block of blocksOf(lines)) {
    const whole = valuesOf(block);
    const end = whole ? 0 : endOfTold(block);
    const values = whole ?? block.slice(end).flatMap((line) => valueOf(line) ?? []);
    if (end > 0) method.push(...block.slice(0, end), '');
    for (const { column, text } of values)
      if (column) said[column] = said[column] === undefined ? text : `${said[column]}\n${text}`;
  }
  return { said, method };
}

/** Without the labelled lines that a block ends with. */
function endOfTold(block: readonly string[]): number {
  const last = block.findLastIndex((line) => valueOf(line) === undefined);
  return last + 1;
}

/** Who brought a recipe into the world of mailing lists. */
const POSTED =
  /^\s*(?:Posted (?:to|by)|(?:MM )?Formatted by|Typed (?:in )?(?:for|by)|Submitted by|Converted by|Entered by|Uploaded by|Downloaded from)\b/i;
/** 'Per serving: 120 calories' */
const PER = /^\s*Per [\p{L} ]{1,24}:.*(?:calories|kcal|kJ|fat\b)/iu;

function valuesOf(block: readonly string[]): NamedValue[] | undefined {
  const [start = ''] = block;
  const column = POSTED.test(start)
    ? 'source'
    : PER.test(start.slice(0, MAX_SIGN_CHARS))
      ? 'nutrition'
      : undefined;
  if (column) return [{ column, name: column, text: block.map((line) => line.trim()).join(' ') }];
  const values = block.map(valueOf);
  if (values.every((value) => value !== undefined)) return values;
  const [first, ...others] = values;
  if (first?.column === undefined || !TEXTS.has(first.column) || others.some((value) => value !== undefined))
    return undefined;
  return [{ ...first, text: [first.text, ...block.slice(1).map((line) => line.trim())].join(' ') }];
}

function valueOf(line: string): NamedValue | undefined {
  if (addressOf(line) !== undefined) return { column: 'url', name: 'url', text: line.trim() };
  const [, name = '', text = ''] = LABELLED.exec(line.slice(0, MAX_SIGN_CHARS)) ?? [];
  const column = name === '' ? undefined : valueNamed(name);
  if (column === undefined || !(FACTS.has(column) || TEXTS.has(column))) return undefined;
  const isTime = column === 'prep' || column === 'cook' || column === 'total';
  if (isTime && parseDuration(text.trim()) === undefined) return undefined;
  return { column, name, text: (text + line.slice(MAX_SIGN_CHARS)).trim() };
}

/** The source of a recipe, as an address and in words, of all that was said of it. */
export function sourcesIn(...texts: readonly (string | undefined)[]): {
  sourceUrl?: string;
  sourceName?: string;
} {
  const lines = texts
    .flatMap((text) => text?.split('\n') ?? [])
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const url = lines.map(addressOf).find((address) => address !== undefined);
  const name = lines.filter((line) => addressOf(line) === undefined).join(', ');
  return { ...(url !== undefined && { sourceUrl: url }), ...(name !== '' && { sourceName: name }) };
}
