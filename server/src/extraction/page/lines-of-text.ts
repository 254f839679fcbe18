import { hasAmountFirst } from '../lines/amounts.ts';
import { isDuration } from '../lines/durations.ts';
import { matchHeading } from '../lines/headings.ts';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { isElement, isTextNode, type PageElement, type PageNode } from './document.ts';
import { defaultTreeAdapter } from 'parse5';
import { inlineText, isEmphasized } from './inline-text.ts';
import { cleanText } from './text.ts';
import { splitIngredients } from './repair-lines.ts';

const SPACE = defaultTreeAdapter.createTextNode(' ');
const MAX_PRE_LINES = 500;
/** A shorter line of a text that is broken at its right edge ends a paragraph. */
const FULL_LINE = 40;
const MAX_LABEL_CHARS = 40;
const LONG_STEPS = 60;

/** The lines of a text that keeps its line ends (`pre`), as nodes; lines of prose that only the edge of a page broke are one. */
export function linesOfPre(owner: PageElement, nodes: readonly PageNode[]): PageNode[][] | undefined {
  if (owner.tagName !== 'pre' || !nodes.every(isTextNode)) return undefined;
  const text = nodes.map((node) => (isTextNode(node) ? node.value : '')).join('');
  const lines: string[] = [];
  let isOpen = false;
  for (const written of text.split('\n').slice(0, MAX_PRE_LINES)) {
    const line = written.trim();
    const isMore: boolean =
      isOpen && line !== '' && !isStrongIngredient(line) && matchHeading(line) === undefined;
    if (isMore) lines.push(`${lines.pop() ?? ''} ${line}`);
    else lines.push(line);
    isOpen = line.length >= FULL_LINE && (isMore || !isStrongIngredient(line));
  }
  return lines.filter((line) => line !== '').map((line) => [defaultTreeAdapter.createTextNode(line)]);
}

/** 'Ingredients: 200 g flour, 2 eggs, …' and 'Method: Mix …': the name of a part before the part itself, in one paragraph. */
export function labelledPart(text: string): { label: string; rest: string } | undefined {
  const [, label = '', rest = ''] = /^([^:：]{3,40})[:：]\s+(\S.*)$/su.exec(text) ?? [];
  const match = label.length > MAX_LABEL_CHARS ? undefined : matchHeading(label);
  // 'Ingredients for 4: …'
  const isName = match?.isExact === true || (match?.kind === 'ingredients' && /\d/.test(label));
  if (match === undefined || !isName || match.kind === 'other' || beginsWithTime(rest)) return undefined;
  const isPart = match.kind === 'ingredients' ? splitIngredients(rest).length > 2 : rest.length >= LONG_STEPS;
  return isPart ? { label, rest } : undefined;
}

/** 'Preparation: 15 minutes. Baking: …' names no part. */
function beginsWithTime(text: string): boolean {
  return isDuration(text.split(/[.,;|(–-]/, 1)[0] ?? '');
}

/** Parts between line breaks; a break deep inside inline markup splits too, by falling back on the text alone. */
export function splitAtBreaks(nodes: readonly PageNode[]): PageNode[][] {
  const parts: PageNode[][] = [[]];
  for (const node of nodes) {
    if (isElement(node) && node.tagName === 'br') parts.push([]);
    else if (isElement(node) && node.childNodes.some((child) => isElement(child) && child.tagName === 'br')) {
      const [first = [], ...others] = splitAtBreaks(node.childNodes);
      parts.at(-1)?.push(...first);
      parts.push(...others);
    } else parts.at(-1)?.push(node);
  }
  return parts.filter((part) => part.length > 0);
}

/** One line of a list that is broken in two, for want of room: the second half has no amount of its own. */
export function withoutBrokenLine(parts: PageNode[][]): PageNode[][] {
  const [first, second, ...more] = parts;
  if (first === undefined || second === undefined || more.length > 0) return parts;
  const isSecondLine =
    hasAmountFirst(cleanText(inlineText(second))) || isEmphasized(first) || isEmphasized(second);
  return isSecondLine || !hasAmountFirst(cleanText(inlineText(first)))
    ? parts
    : [[...first, SPACE, ...second]];
}
