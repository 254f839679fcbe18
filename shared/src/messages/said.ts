import { type MessageFormatElement, type TYPE } from '@formatjs/icu-messageformat-parser';

/** The parser's names for these, which would weigh as much as this file. */
const LITERAL: TYPE.literal = 0;
const ARGUMENT: TYPE.argument = 1;
const NUMBER: TYPE.number = 2;

/** How one finds out what was filled into a message. */
export interface SaidPattern {
  names: string[];
  pattern: RegExp;
}

/** Finds what stands in the places of a message once it is said; undefined where a plural or a choice decides what is said. */
export function patternOf(elements: readonly MessageFormatElement[]): SaidPattern | undefined {
  const names: string[] = [];
  let source = '';
  for (const element of elements) {
    if (element.type === LITERAL) source += element.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    else if (element.type === ARGUMENT || element.type === NUMBER) {
      names.push(element.value);
      source += '(.+)';
    } else return undefined;
  }
  return { names, pattern: new RegExp(`^${source}$`, 's') };
}

/** Places in which another message stands: '{field} must be at most ...'. In all others is a number, or what a person wrote. */
const NAMED = new Set(['field', 'many', 'onePost']);
const FIGURES = /^\d{1,3}(,\d{3})*(\.\d+)?$/;

/** Says a sentence in another language. */
export interface Translation {
  language: string;
  translate: (message: string) => string;
}

/** What the places of a message hold in `text`, as it is said in the other language; null: the text is another message. */
export function valuesOf(
  { names, pattern }: SaidPattern,
  text: string,
  { language, translate }: Translation,
): Record<string, string> | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const inLanguage = (name: string, value: string) => {
    if (FIGURES.test(value)) return Number(value.replaceAll(',', '')).toLocaleString(language);
    return NAMED.has(name) ? translate(value) : value;
  };
  return Object.fromEntries(names.map((name, at) => [name, inLanguage(name, found[at + 1] ?? '')]));
}
