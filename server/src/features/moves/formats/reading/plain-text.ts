import { toHeader } from '@larder/shared/recipe-text/sections';
import { withShoutedHeadings } from './lines.ts';

// What the text formats of the nineties have in common: ingredients in columns, the method in broken lines.

/** Longer lines are text. What is looked for in a line would take its length squared. */
export const MAX_SIGN_CHARS = 300;

const NUMBER = /^\s*(\d{1,2})\s*[.)]\s+(?=\S)/;
const TAB_CHARS = 8;

/**
 * The method of a text whose lines were broken where the page ended, one step a paragraph: behind an empty line, further to the
 * right than the others, or with the next number.
 */
export function paragraphSteps(
  lines: readonly string[],
  headingIn: (line: string) => string | undefined,
): string[] {
  const steps: string[] = [];
  let count = 0;
  const isNumbered = (line: string) => Number(NUMBER.exec(line)?.[1]) === count + 1;
  for (const block of blocksOf(lines)) {
    const beginsParagraph = indented(block, block.some(isNumbered));
    let isOpen = false;
    for (const line of block) {
      const heading = headingIn(line);
      const isNext = isNumbered(line);
      const text = (isNext ? line.replace(NUMBER, '') : line).trim();
      if (isNext) count += 1;
      if (heading !== undefined) steps.push(toHeader(heading));
      else if (isOpen && !isNext && !beginsParagraph(line)) steps[steps.length - 1] += ` ${text}`;
      else steps.push(text);
      isOpen = heading === undefined;
    }
  }
  return withShoutedHeadings(steps);
}

/** Whether a line begins a paragraph by its indent: where few lines have one, and none has a number. */
function indented(block: readonly string[], isNumbered: boolean): (line: string) => boolean {
  const left = Math.min(...block.map(indentOf));
  const isFurther = (line: string) => indentOf(line) >= left + 2;
  const isRule = !isNumbered && block.filter(isFurther).length <= block.length / 2;
  return (line) => isRule && isFurther(line);
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A line of signs alone parts what stands over it from what stands below. */
const isRule = (line: string): boolean => line.length <= MAX_SIGN_CHARS && /^\s*[~=_*-]{8,}\s*$/.test(line);

/** What stands between empty lines. */
export function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const isEmpty = line.trim() === '' || isRule(line);
    if (!isEmpty && !isOpen) blocks.push([]);
    if (!isEmpty) blocks.at(-1)?.push(line);
    isOpen = !isEmpty;
  }
  return blocks;
}

/** The lines of a text, tabs as the blanks that they showed as, a column every eight. */
export function plainLines(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => (line.includes('\t') ? withoutTabs(line) : line));
}

function withoutTabs(line: string): string {
  if (line.length > MAX_SIGN_CHARS) return line.replaceAll('\t', ' ');
  let shown = '';
  for (const part of line.split(/(\t)/))
    shown += part === '\t' ? ' '.repeat(TAB_CHARS - (shown.length % TAB_CHARS)) : part;
  return shown;
}
