import { hasAmount, hasAmountFirst, isBareAmount, namesUnit } from '../lines/amounts.ts';
import { isIngredientShaped, isStrongIngredient } from '../lines/ingredients.ts';
import { startsWithVerb } from '../lines/steps.ts';
import { isElement, isTextNode, type PageElement } from './document.ts';
import { inlineText } from './inline-text.ts';
import { cleanText } from './text.ts';

/** Of a longer table the first rows show how it is laid out. */
const MAX_ROWS = 40;
const MAX_CELLS = 8;
const MAX_CELL_CHARS = 80;
const ENOUGH_ROWS = 2;
const ENOUGH_SHARE = 0.6;
const FEWEST_PARAGRAPHS = 3;
const MAX_PARAGRAPHS = 40;

const sizes = new WeakMap<object, number>();

/**
 * The paragraphs of an item of a list that each are an ingredient, the first of which may name them: 'Sauce:', '2 tbsp soy sauce',
 * '1 tsp oil'. None for any other item.
 */
export function paragraphsOfItem({ tagName, childNodes }: PageElement): PageElement[] {
  const nodes = childNodes.filter((node) => !isTextNode(node) || /\S/.test(node.value));
  const paragraphs = nodes.filter(
    (node): node is PageElement => isElement(node) && node.tagName === 'p' && textOf(node) !== '',
  );
  if (tagName !== 'li' || paragraphs.length < nodes.length || paragraphs.length > MAX_PARAGRAPHS) return [];
  const texts = paragraphs.map(textOf);
  const lines = /[:：]$/.test(texts[0] ?? '') ? texts.slice(1) : texts;
  const measured = lines.filter(isMeasuredLine).length;
  const areIngredients = measured >= ENOUGH_ROWS && measured >= lines.length * ENOUGH_SHARE;
  return texts.length >= FEWEST_PARAGRAPHS && areIngredients ? paragraphs : [];
}

/** More than the amount, and nothing to be done. */
function isMeasuredLine(text: string): boolean {
  return hasAmount(text) && !isBareAmount(text) && isIngredientShaped(text) && !startsWithVerb(text);
}

/**
 * The cells of each ingredient of a table's row that holds several ingredients side by side ('400 g | flour | 2 | eggs', or
 * '400 g flour | 2 eggs'); none for any other row. What the rows of a table hold is decided once for all of them.
 */
export function ingredientsOfRow(row: PageElement): PageElement[][] {
  const { parentNode } = row;
  if (row.tagName !== 'tr' || parentNode === null) return [];
  const size = sizes.get(parentNode) ?? sizeOfGroups(parentNode.childNodes.filter(isElement));
  sizes.set(parentNode, size);
  const cells = cellsIn(row);
  if (size === 0 || cells.length < size * 2) return [];
  return groupsOf(cells, size).filter((group) => group.some((cell) => textOf(cell) !== ''));
}

/** How many cells each ingredient has in the rows of a table that hold several: 0 where they do not. */
function sizeOfGroups(rows: readonly PageElement[]): number {
  const texts = rows.slice(0, MAX_ROWS).flatMap((row) => {
    const cells = cellsIn(row);
    return cells.length < 2 || cells.length > MAX_CELLS ? [] : [cells.map(textOf)];
  });
  return [1, 2, 3].find((size) => isLaidOutIn(size, texts)) ?? 0;
}

function isLaidOutIn(size: number, rows: readonly string[][]): boolean {
  const whole = rows.filter((row) => row.length % size === 0 && row.length >= size * 2);
  const fitting = whole.filter((row) => {
    const groups = groupsOf(row, size);
    return (
      groups.every((group) => group.join('') === '' || isIngredient(group)) && groups.some(isMeasuredGroup)
    );
  });
  const full = fitting.filter((row) => groupsOf(row, size).filter(isMeasuredGroup).length > 1);
  return full.length >= ENOUGH_ROWS && fitting.length >= rows.length * ENOUGH_SHARE;
}

function groupsOf<T>(row: readonly T[], size: number): T[][] {
  return row.flatMap((_, place) => (place % size === 0 ? [row.slice(place, place + size)] : []));
}

/** An ingredient in one cell, or its amount, its unit and its name in a cell each; amount and unit may be missing. */
function isIngredient(group: readonly string[]): boolean {
  const [first = '', ...others] = group;
  const name = others.at(-1);
  if (group.some((text) => text.length > MAX_CELL_CHARS)) return false;
  if (name === undefined) return isStrongIngredient(first);
  const unit = others.length > 1 ? (others[0] ?? '') : '';
  return (
    (first === '' || isBareAmount(first)) &&
    (unit === '' || namesUnit(unit)) &&
    /\p{L}{2}/u.test(name) &&
    !hasAmountFirst(name)
  );
}

function isMeasuredGroup(group: readonly string[]): boolean {
  return hasAmountFirst(group.join(' ')) && isIngredient(group);
}

function cellsIn(row: PageElement): PageElement[] {
  return row.childNodes.filter(
    (node): node is PageElement => isElement(node) && /^t[dh]$/.test(node.tagName),
  );
}

function textOf(cell: PageElement): string {
  return cleanText(inlineText([cell]).slice(0, MAX_CELL_CHARS * 4));
}
