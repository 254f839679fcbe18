import { lineAmounts } from './line-amounts.ts';
import { readFood } from './line-food.ts';
import { linePatterns } from './line-patterns.ts';
import type { LinePart, LinePartKind, LineReading } from './line-reading.ts';
import { segmentsOf } from './line-segments.ts';
import { isHeader } from './sections.ts';
import { isLanguageCode } from './unit-names.ts';
import { WordRoles } from './word-roles.ts';

/** The number of this reader: raised when it reads better, so that what is stored is read again. */
export const LINE_READER = 7;

/** Longer lines are no ingredients; what is behind this is left unread. */
const MOST_LETTERS = 500;

/**
 * What an ingredient line says: its amounts (those of `findAmounts`, and sizes such as the '400 g' of '2 x 400 g tins'), unit,
 * food, size, preparation, alternatives, and whether it is optional or to taste, each with its place in the text. Nothing of the text is
 * changed or lost: it is the parts and what is between them. Never throws; a '[Header]' reads as nothing.
 *
 * @param language the code of the language that the line is written in; any that the language room does not have is read as
 * English. Amounts and units of other languages are understood everywhere.
 */
export function readLine(text: string, language: string): LineReading {
  const code = isLanguageCode(language) ? language : 'en';
  const patterns = linePatterns(code);
  const line = lowerCase(text.slice(0, MOST_LETTERS));
  if (isHeader(text)) return readingOf(text, []);
  const { amounts, claimed, joints } = lineAmounts(
    { text: text.slice(0, MOST_LETTERS), lower: line },
    code,
    patterns,
  );
  const food = readFood(line, segmentsOf(line, claimed, joints), {
    roles: new WordRoles(line, code, patterns),
    amounts,
  });
  const parts = [...claimed, ...food.parts];
  return {
    ...readingOf(text, parts),
    amounts: food.amounts,
    isOptional: parts.some(({ kind }) => kind === 'optional'),
    isToTaste: parts.some(({ kind }) => kind === 'toTaste'),
  };
}

/** Of the same length as the text: words are compared in it at their places. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function readingOf(text: string, found: readonly LinePart[]): LineReading {
  const parts = merged(text, found);
  const textOf = (kind: LinePartKind) =>
    parts
      .filter((part) => part.kind === kind)
      .map(({ start, end }) => text.slice(start, end))
      .join(' ');
  return {
    parts,
    amounts: [],
    food: textOf('food') || null,
    size: textOf('size'),
    preparation: textOf('preparation'),
    alternatives: parts
      .filter(({ kind }) => kind === 'alternative')
      .map(({ start, end }) => text.slice(start, end)),
    isOptional: false,
    isToTaste: false,
  };
}

/** In order of the text; neighbours of one kind with nothing but blanks between them are one part. */
function merged(text: string, parts: readonly LinePart[]): LinePart[] {
  const ordered = [...parts].sort((one, other) => one.start - other.start);
  const all: LinePart[] = [];
  for (const part of ordered) {
    const last = all.at(-1);
    const isNext = last?.kind === part.kind && text.slice(last.end, part.start).trim() === '';
    if (last && isNext && part.kind !== 'amount' && part.kind !== 'unit') last.end = part.end;
    else all.push({ ...part });
  }
  return all;
}
