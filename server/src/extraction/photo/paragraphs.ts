import { isSeasoning } from '../lines/ingredients.ts';
import { stepNumber, withoutStepNumber, wrapped } from './rows.ts';
import type { RoleRow } from './roles.ts';
import { hasBullet, needsSecondReading, startsWithQuantity, withoutBullet } from './quantities.ts';

/** Rows that make one line of a list. */
export interface Paragraph {
  rows: RoleRow[];
  isHeader: boolean;
}

export const ENDS_SENTENCE = /[.!?:)]["'”]?$/;
const STARTS_SENTENCE = /^\P{L}*\p{Lu}/u;

/** The lines of an ingredient list: a row each, but for those that went on in the next row. */
export function ingredientParagraphs(rows: readonly RoleRow[]): Paragraph[] {
  const bulleted = rows.filter(({ text }) => hasBullet(text)).length > rows.length / 2;
  const paragraphs: Paragraph[] = [];
  for (const row of rows) {
    const last = paragraphs.at(-1);
    const above = last?.rows.at(-1);
    if (last !== undefined && above !== undefined && !last.isHeader && goesOn(row, above, bulleted))
      last.rows.push(row);
    else paragraphs.push({ rows: [row], isHeader: row.role === 'ingredientHeader' });
  }
  return paragraphs;
}

/** A shorter row did not reach the edge of its column; what stands to the right below it lost its number. */
const LEAST_WRAPPED = 16;

/**
 * A row without an amount goes on with the one above where that is open, stands out to its left, or had no room left. 'sale
 * q.b.' below an amount is a line of its own, 'pepper to taste' below 'Salt and freshly ground black' is not.
 */
function goesOn(row: RoleRow, above: RoleRow, bulleted: boolean): boolean {
  if (row.isParagraph) return false;
  if (row.isPart === true || above.isPart === true) return row.begins === false;
  if (
    row.role !== 'ingredient' ||
    !isBelow(row, above) ||
    /^\P{L}{0,3}\d/u.test(row.text) ||
    needsSecondReading(row.text)
  )
    return false;
  const isOpen =
    /(?:[,(&]|\s(?:and|or|und|oder|et|ou|y|e|of|with|to))$/i.test(above.text) || hasOpenBracket(above.text);
  if (isOpen) return true;
  if (!/^[\p{Ll}(]/u.test(row.text)) return false;
  if (bulleted) return !hasBullet(row.text);
  if (row.indent > above.indent + 0.4) return above.text.length >= LEAST_WRAPPED;
  const isNext = startsWithQuantity(above.text) && isSeasoning(row.text);
  return wrapped(above, row) && row.begins !== true && !isNext;
}

const hasOpenBracket = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')');

function isBelow(row: RoleRow, above: RoleRow): boolean {
  return row.block === above.block && row.place === above.place + 1;
}

/** The steps: at their numbers where they have some, else where a sentence ends and a new paragraph can be seen. */
export function stepParagraphs(rows: readonly RoleRow[]): Paragraph[] {
  const isNumbered = countsUp(rows);
  const pitch = leastPitch(rows);
  const isRowEach =
    rows.length > 1 && rows.every(({ text }) => ENDS_SENTENCE.test(text) && STARTS_SENTENCE.test(text));
  const paragraphs: Paragraph[] = [];
  for (const row of rows) {
    const last = paragraphs.at(-1);
    const above = last?.rows.at(-1);
    const begins =
      last === undefined ||
      above === undefined ||
      last.isHeader ||
      row.role === 'stepHeader' ||
      isRowEach ||
      (row.isParagraph && !isNumbered) ||
      (isNumbered ? stepNumber(row.text) !== undefined : beginsStep(row, above, pitch));
    if (begins) paragraphs.push({ rows: [row], isHeader: row.role === 'stepHeader' });
    else last.rows.push(row);
  }
  return paragraphs;
}

/** Numbers in front that rise: two at least, or the first alone. */
export function countsUp(rows: readonly RoleRow[]): boolean {
  const numbers = rows.flatMap(({ text }) => stepNumber(text) ?? []);
  const rises = numbers.filter(
    (number, index) => index > 0 && number === (numbers[index - 1] ?? 0) + 1,
  ).length;
  return rises >= 1 && rises >= (numbers.length - 1) / 2;
}

/** The distance between two rows of one paragraph. */
function leastPitch(rows: readonly RoleRow[]): number {
  const gaps = rows.filter(({ place }) => place > 0).map(({ gap }) => gap);
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 5)] ?? 1;
}

function beginsStep(row: RoleRow, above: RoleRow, pitch: number): boolean {
  if (hasBullet(row.text)) return true;
  if (!ENDS_SENTENCE.test(above.text) || !STARTS_SENTENCE.test(row.text)) {
    return isBelow(row, above) && row.gap > pitch * 1.6 && STARTS_SENTENCE.test(row.text);
  }
  if (!isBelow(row, above)) return true;
  return row.gap > pitch * 1.13 || above.fill < 0.8 || row.indent > above.indent + 0.8;
}

/** A typewriter leaves a gap in front of full stops and commas. */
const GAP_BEFORE_MARK = /(?<=[\p{L}\d])\s(?=[.,](?:\s|$))/gu;

/** The text of a paragraph; a word that was divided at the end of a row is whole again. */
export function paragraphText({ rows }: { rows: readonly Pick<RoleRow, 'text'>[] }): string {
  return rows
    .map(({ text }) => text.trim())
    .reduce((text, next) => (isDivided(text, next) ? text.slice(0, -1) + next : `${text} ${next}`))
    .replaceAll(GAP_BEFORE_MARK, '');
}

function isDivided(text: string, next: string): boolean {
  return /\p{Ll}{2}-$/u.test(text) && /^\p{Ll}/u.test(next);
}

export function stepText(paragraph: Paragraph): string {
  return withoutBullet(withoutStepNumber(paragraphText(paragraph)));
}
