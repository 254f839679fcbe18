import { parse, type MessageFormatElement, type TYPE } from '@formatjs/icu-messageformat-parser';
import { once } from '../recipe-text/once.ts';
import { LANGUAGE } from './built-language.ts';

type Parts<Part> = (string | Part)[];
/** What stands in the places of a message: texts, numbers, and for '<b>...</b>' a function of what is between. */
export type MessageValues<Part = never> = Record<
  string,
  string | number | Part | ((inner: Parts<Part>) => Part)
>;

/** A message of a catalogue with its values, in the language of this program. */
export function format(message: string, values: MessageValues): string {
  return formatIn(LANGUAGE, message, values);
}

/** The same in a language of one's choice. */
export function formatIn(language: string, message: string, values: MessageValues): string {
  return partsOf(elementsOf(message), { language, values }).join('');
}

/** The same in parts, for a message in which some words are marked. */
export function formatParts<Part>(message: string, values: MessageValues<Part>): Parts<Part> {
  return formatPartsIn(LANGUAGE, message, values);
}

export function formatPartsIn<Part>(
  language: string,
  message: string,
  values: MessageValues<Part>,
): Parts<Part> {
  return partsOf(elementsOf(message), { language, values });
}

/** The parser's names for these, which would weigh as much as this file. */
const LITERAL: TYPE.literal = 0;
const NUMBER: TYPE.number = 2;
const SELECT: TYPE.select = 5;
const PLURAL: TYPE.plural = 6;
const POUND: TYPE.pound = 7;
const TAG: TYPE.tag = 8;

interface Filling<Part> {
  language: string;
  values: MessageValues<Part>;
  /** What '#' stands for. */
  counted?: number;
}

function partsOf<Part>(elements: readonly MessageFormatElement[], filling: Filling<Part>): Parts<Part> {
  return elements.flatMap((element) => partsOfOne(element, filling));
}

function partsOfOne<Part>(element: MessageFormatElement, filling: Filling<Part>): Parts<Part> {
  const { language, values, counted = 0 } = filling;
  if (element.type === LITERAL) return [element.value];
  if (element.type === POUND) return [inFigures(counted, language)];
  const value = values[element.value];
  if (element.type === TAG) {
    const inner = partsOf(element.children, filling);
    return typeof value === 'function' ? [(value as (inner: Parts<Part>) => Part)(inner)] : inner;
  }
  if (element.type === SELECT) return partsOf(chosen(element.options, String(value)), filling);
  if (element.type === PLURAL) {
    const count = Number(value);
    const form = `=${count}` in element.options ? `=${count}` : pluralRulesOf(language).select(count);
    return partsOf(chosen(element.options, form), { ...filling, counted: count });
  }
  return [element.type === NUMBER ? inFigures(Number(value), language) : (value as string | Part)];
}

function chosen(
  options: Record<string, { value: MessageFormatElement[] }>,
  name: string,
): MessageFormatElement[] {
  return (options[name] ?? options.other)?.value ?? [];
}

/** '1,250' */
function inFigures(value: number, language: string): string {
  return numbersOf(language).format(value);
}

// Making one of these takes as long as filling in a hundred messages.
const pluralRulesOf = once((language) => new Intl.PluralRules(language));
const numbersOf = once((language) => new Intl.NumberFormat(language));

const parsed = new Map<string, MessageFormatElement[]>();

/** In a build of the client, where messages were parsed before, `parse` only reads what came of it (scripts/messages.mjs). */
function elementsOf(message: string): MessageFormatElement[] {
  const elements = parsed.get(message) ?? parse(message);
  parsed.set(message, elements);
  return elements;
}
