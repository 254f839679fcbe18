import { toHeader } from '@larder/shared/recipe-text/sections';
import { hasAmountFirst } from '../../../../extraction/lines/amounts.ts';
import { namesFood } from '../../../../extraction/lines/food.ts';
import { verbsIn } from '../../../../extraction/lines/steps.ts';
import { beginsForThe, isShouting } from '../../../../extraction/lines/sections.ts';

const MAX_HEADING_CHARS = 100;
/** A longer line that begins with '#' is text. */
const MAX_MARKED_CHARS = 300;
/** '1.', '2)' and 'Step 3:' before a step. */
const STEP_NUMBER = /^(?:step\s*)?\d{1,2}\s*[.):]\s+(?=\S)/i;
const MARKDOWN_HEADING = /^#{1,6}\s*(.*?)\s*#*$/;
/** A line in bold, or with underscores, that says nothing else. */
const BOLD_LINE = /^(\*{1,2}|_{1,2})(?=[^\s*_])([^*_]{1,100})\1$/;
const BULLET = /^[-*•–+·▪◦‣○●□☐✓✔]\s+(?:\[[ xX]\]\s+)?/;
const TABLE_RULE = /^\|[\s|:-]+\|$/;
const MAX_SECTION_WORDS = 5;
const MAX_SHOUTED_CHARS = 60;

/** The lines of a text, trimmed, without empty ones; the cells of a table's row stand in one. */
export function linesOf(text: string): string[] {
  const lines = text.split(/[\n\r\u2028\u2029]+/).map((line) => line.replaceAll('\t', ' ').trim());
  return lines
    .map((line, nth) => (isHeadOfTable(line, lines[nth + 1]) ? '' : withoutCells(line)))
    .filter((line) => line !== '');
}

const COLUMN =
  /^(?:|amounts?|qty|quantit(?:y|ies)|units?|measures?|items?|names?|ingredients?|menge|einheit|zutat(?:en)?)$/i;

/** 'Amount | Item' over the rule of a table. */
const isHeadOfTable = (line: string, next = ''): boolean =>
  line.startsWith('|') &&
  TABLE_RULE.test(next) &&
  line.split('|').every((cell) => COLUMN.test(cell.replace(/[*_]/g, '').trim()));

/** '| 200 g | flour |' is '200 g flour'; the rule below the head of a table says nothing. */
function withoutCells(line: string): string {
  if (line.length < 3 || !line.startsWith('|') || !line.endsWith('|')) return line;
  if (TABLE_RULE.test(line)) return '';
  const cells = line.split('|').map((cell) => cell.trim());
  return cells.filter((cell) => cell !== '').join(' ');
}

/** Ingredients written one to a line. A line that ends with a colon, begins with '#', is all bold or in capitals heads a part. */
export function ingredientLines(text: string): string[] {
  return withShoutedParts(listLines(text));
}

/** Few words in capitals over a line with an amount, where the others are not written so. */
function withShoutedParts(lines: readonly string[]): string[] {
  const isShouted = (line: string) =>
    !line.startsWith('[') && isBare(line) && isShouting(line, MAX_SHOUTED_CHARS);
  if (lines.filter(isShouted).length * 3 > lines.length) return [...lines];
  return lines.map((line, nth) =>
    isShouted(line) && hasAmountFirst(lines[nth + 1] ?? '') ? toHeader(line) : line,
  );
}

function listLines(text: string): string[] {
  return text
    .split(/(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)/)
    .map(linesOf)
    .flatMap((block, nth) =>
      block.map((line, place) => {
        const isTitle = place === 0 && nth > 0 && isTitleOfPart(line, block[1]);
        return headingOf(line) ?? (isTitle ? toHeader(line) : withoutMarkdown(line.replace(BULLET, '')));
      }),
    )
    .filter((line) => line !== '');
}

/** A few words behind an empty line that name no food, over a line with an amount. */
function isTitleOfPart(line: string, next = ''): boolean {
  return isBare(line) && /^\p{Lu}/u.test(line) && !namesFood(line) && hasAmountFirst(next);
}

/** Steps written one to a line or paragraph; their numbers are left to the list. */
export function stepLines(text: string): string[] {
  return withShoutedHeadings(withTitles(linesOf(text).map((line) => headingOf(line) ?? plainStep(line))));
}

/** A few words that name a part and tell nothing to do, among steps that are sentences. */
function withTitles(steps: readonly string[]): string[] {
  const isTitle = (line: string, next = '') =>
    !line.startsWith('[') &&
    /^\p{Lu}/u.test(line) &&
    isBare(line) &&
    verbsIn(line).length === 0 &&
    /\S\s/.test(next) &&
    /[.!]$/.test(next);
  const titles = steps.filter((line, nth) => isTitle(line, steps[nth + 1])).length;
  if (titles === 0 || titles * 2 > steps.length) return [...steps];
  return steps.map((line, nth) => (isTitle(line, steps[nth + 1]) ? toHeader(line) : line));
}

const plainStep = (line: string): string =>
  withoutMarkdown(line.replace(STEP_NUMBER, '').replace(BULLET, ''));

/** A line in capitals among others heads a part; where many are, the writer wrote so. */
export function withShoutedHeadings(steps: readonly string[]): string[] {
  const isShouted = (line: string | undefined) =>
    line !== undefined &&
    !line.startsWith('[') &&
    !/[.!?]$/.test(line) &&
    isShouting(line, MAX_SHOUTED_CHARS);
  const isRare = steps.filter(isShouted).length <= steps.length / 3;
  return steps
    .map((line, nth) =>
      isRare && isShouted(line) && steps[nth + 1] !== undefined && !isShouted(steps[nth + 1])
        ? toHeader(line)
        : line,
    )
    .filter((line) => line !== '');
}

/** Signs that mean something in Markdown; a backslash before one takes that from it. */
const MARKDOWN_SIGN = /[\\*_[\]]/g;

/** Markdown without its marks: bold, italic, and links as their text with the address behind it. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/(?<!\\)\[([^[\]]+)\]\((https?:[^()\s]+)\)/g, (_, name: string, url: string) =>
      name === url ? url : `${name} (${url})`,
    )
    .replace(/(?<!\\)(\*\*|__)(?=\S)(.{1,1000}?)(?<=[^\s\\])\1/g, '$2')
    .replace(/(?<![\w*\\])\*(?=\S)([^*\n]+?)(?<=[^\s\\])\*(?![\w*])/g, '$1')
    .replace(/(?<![\w\\])_(?=[^\s_])([^_\n]+?)(?<=[^\s\\_])_(?!\w)/g, '$1')
    .replace(/\\([\\*_[\]])/g, '$1');
}

/** The Markdown that shows, and reads back as, this text. */
export function asMarkdown(text: string): string {
  return withoutMarkdown(text) === text ? text : text.replace(MARKDOWN_SIGN, '\\$&');
}

/** The heading that a line is; undefined for any other line. */
export function headingOf(line: string): string | undefined {
  const marked = line.length <= MAX_MARKED_CHARS ? MARKDOWN_HEADING.exec(line)?.[1] : undefined;
  if (line.startsWith('#') && marked) return toHeader(withoutMarkdown(marked));
  const bold = line.length <= MAX_MARKED_CHARS ? BOLD_LINE.exec(line)?.[2] : undefined;
  if (bold !== undefined && !/[.!?]$/.test(bold)) return toHeader(bold.replace(/:$/, '')) || undefined;
  if (line.length <= MAX_HEADING_CHARS && beginsForThe(line) && isBare(line))
    return toHeader(line.replace(/:$/, ''));
  if (line.length > MAX_HEADING_CHARS || !/[^\d\s].*:$/.test(line) || /[.!?]\s/.test(line)) return undefined;
  return toHeader(line.slice(0, -1)) || undefined;
}

/** A few words without an amount, a comma or an end. */
const isBare = (line: string): boolean =>
  line.split(/\s+/).length <= MAX_SECTION_WORDS && !/[\d.,;!?()½¼¾]/.test(line.replace(/:$/, ''));
