import { hasAmountFirst, hasAmount } from '../lines/amounts.ts';
import { withoutEmptySections, withoutHeaders } from '../lines/sections.ts';
import { isHeader, toHeader } from '@larder/shared/recipe-text/sections';
import { isBoilerplate } from './boilerplate.ts';
import { matchHeading, startsLikeSection } from '../lines/headings.ts';
import type { OutlineItem } from './outline-item.ts';
import { lineKey, sharedWords, wordsOf } from './text.ts';
import { MEASURE } from './unit-variants.ts';

const ENOUGH_ALIKE = 0.6;
/** What a line in other words counts beside one in the same. */
const ALIKE_COUNTS = 0.9;
/** How much of the list, and of a section of it, the page has to show. */
const ENOUGH_MATCHED = 0.4;
const ENOUGH_OF_SECTION = 0.5;
const MAX_HEADER_CHARS = 60;
const MAX_HEADING_CHARS = 120;
const MAX_HEADER_WORDS = 8;
/** So many lines of the page in a row that are not in the list end it. */
const MAX_STRANGERS = 4;
const MAX_STARTS = 8;
const MAX_SKIPPED = 3;

interface Line {
  text: string;
  key: string;
  words: string[];
  isHeader: boolean;
}

/** Where a list stands on the page: for each of its lines the item that shows it. */
interface Course {
  shown: (OutlineItem | undefined)[];
  /** The short lines of the page that stand right before a line of the list. */
  headers: Map<number, OutlineItem>;
  matched: number;
}

/**
 * A list of ingredients with the section headers that the page shows over and between its lines, however they are marked up:
 * what stands between two lines of a list and is none of them. Unchanged when the page does not show the list, or no headers.
 */
export function withHeadersOfPage(list: readonly string[], items: readonly OutlineItem[]): string[] {
  if (list.length < 2) return [...list];
  const lines = list.map(toLine);
  const course = bestCourse(lines, items);
  if (course === undefined || course.matched < lines.length * ENOUGH_MATCHED) return [...list];
  const known = course.shown.filter((item, place) => item !== undefined && lines[place]?.isHeader === true);
  const inner = [
    ...[...course.headers].filter(([place]) => place > 0).map(([, header]) => header),
    ...known.filter((item) => item !== undefined),
  ];
  const names = new Set(items.filter(({ level }) => level === 1).map(({ text }) => lineKey(text)));
  const usual = usualMake(course.shown);
  const headed = lines.flatMap((line, place) => {
    const header = course.headers.get(place);
    const isShown =
      header !== undefined &&
      showsSection(course, place, lines.length) &&
      (place > 0 || (!names.has(lineKey(header.text)) && isFirstHeader(header, inner)));
    const own =
      line.isHeader || isHeaderLine(line, place, course.shown, usual) ? toHeader(line.text) : line.text;
    return isShown ? [toHeader(header.text.replace(/\s*[:：]\s*$/, '')), own] : [own];
  });
  const isFuller = headed.filter(isHeader).length > list.filter(isHeader).length;
  return isFuller && withoutHeaders(headed).length >= 2 ? withoutEmptySections(headed) : [...list];
}

/** Whether the page shows most of the lines from one header to the next. */
function showsSection({ shown, headers }: Course, place: number, length: number): boolean {
  const end = Math.min(length, ...[...headers.keys()].filter((other) => other > place));
  const seen = shown.slice(place, end).filter((item) => item !== undefined).length;
  return seen >= (end - place) * ENOUGH_OF_SECTION;
}

function toLine(line: string): Line {
  const text = isHeader(line) ? line.slice(1, -1) : line;
  return { text, key: lineKey(text), words: wordsOf(text), isHeader: isHeader(line) };
}

/** A line of the data that the page shows as a heading, or in another make than the lines after it. */
function isHeaderLine(
  line: Line,
  place: number,
  shown: readonly (OutlineItem | undefined)[],
  usual: string | undefined,
): boolean {
  const item = shown[place];
  const next = shown[place + 1];
  if (item === undefined || next === undefined || hasAmount(line.text) || !hasAmount(next.text)) return false;
  return (
    item.level > 0 ||
    (item.list !== next.list && item.isListItem !== next.isListItem) ||
    (item.make !== next.make && next.make === usual && !/[,(]/.test(line.text))
  );
}

/** The make of most lines of a list, when the others are few. */
function usualMake(shown: readonly (OutlineItem | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  let lines = 0;
  for (const item of shown) {
    if (item === undefined) continue;
    lines++;
    counts.set(item.make, (counts.get(item.make) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count * 4 >= lines * 3)?.[0];
}

function bestCourse(lines: readonly Line[], items: readonly OutlineItem[]): Course | undefined {
  const longest = Math.max(...lines.slice(0, 2).map(({ text }) => text.length)) * 3;
  let best: Course | undefined;
  let starts = 0;
  for (const [index, item] of items.entries()) {
    if (item.text.length > longest || !isStart(item, lines)) continue;
    const course = follow(lines, items, index);
    if (best === undefined || course.matched > best.matched) best = course;
    if (course.matched === lines.length || ++starts === MAX_STARTS) break;
  }
  return best;
}

function isStart(item: OutlineItem, lines: readonly Line[]): boolean {
  const key = lineKey(item.text);
  if (key !== '' && (key === lines[0]?.key || key === lines[1]?.key)) return true;
  return hasAmount(item.text) && sharedWords(lines[0]?.words ?? [], wordsOf(item.text)) >= ENOUGH_ALIKE;
}

/** Reads list and page side by side from an item on. */
function follow(lines: readonly Line[], items: readonly OutlineItem[], start: number): Course {
  const course: Course = { shown: [], headers: new Map(), matched: 0 };
  let next = 0;
  const first = items[start];
  const before = first === undefined ? 0 : (placeOf(first, lines, 0) ?? 0);
  let strangers = items.slice(Math.max(start - 1 - before, 0), start);
  for (const item of items.slice(start)) {
    if (next >= lines.length || strangers.length > MAX_STRANGERS) break;
    const place = placeOf(item, lines, next);
    if (place === undefined) {
      strangers.push(item);
      continue;
    }
    const header = headerAmong(strangers, item, lines, place);
    if (header !== undefined) {
      // Lines that the page words otherwise may stand between a header and the first line that is known again.
      const behind = strangers.length - 1 - strangers.indexOf(header);
      course.headers.set(place - Math.min(behind, place - next), header);
    }
    course.shown[place] = item;
    course.matched += lineKey(item.text) === lines[place]?.key ? 1 : ALIKE_COUNTS;
    next = place + 1;
    strangers = [];
  }
  return course;
}

/** Of the items since the last line the header of the next: the last that is marked as one, else what stands right before it. */
function headerAmong(
  strangers: readonly OutlineItem[],
  line: OutlineItem,
  lines: readonly Line[],
  place: number,
): OutlineItem | undefined {
  const around = strangers.filter(({ isChrome }) => !isChrome || line.isChrome);
  const marked = around.findLast((item) => isMarked(item) && isHeaderShaped(item));
  const last = around.at(-1);
  if (marked !== undefined || last === undefined || !isHeaderShaped(last)) return marked;
  return isPartOfLine(last, line, lines, place) ? undefined : last;
}

function isMarked({ text, level }: OutlineItem): boolean {
  return level > 0 || /[:：]$/.test(text);
}

function placeOf(item: OutlineItem, lines: readonly Line[], next: number): number | undefined {
  const key = lineKey(item.text);
  if (key === '') return undefined;
  const ahead = lines.slice(next, next + MAX_SKIPPED);
  const same = ahead.findIndex((line) => line.key === key);
  if (same >= 0) return next + same;
  // A heading is never a line in other words.
  if (item.level > 0 || /[:：]$/.test(item.text)) return undefined;
  const words = wordsOf(item.text);
  const alike = ahead.findIndex((line) => sharedWords(line.words, words) >= ENOUGH_ALIKE);
  return alike < 0 ? undefined : next + alike;
}

function isHeaderShaped(item: OutlineItem): boolean {
  const { text, level } = item;
  const isHeading = level > 0 && level < 7;
  if (text.length > (isHeading ? MAX_HEADING_CHARS : MAX_HEADER_CHARS) || !/\p{L}{2}/u.test(text))
    return false;
  const isLine = isHeading ? /^[\d½¼¾⅓⅔⅛]/.test(text) : hasAmountFirst(text);
  if (isLine || (!isHeading && text.split(/\s+/).length > MAX_HEADER_WORDS)) return false;
  if (matchHeading(text)?.isExact === true || isBoilerplate(text) || MEASURE.test(text)) return false;
  if (isHeading || /[:：]$/.test(text)) return true;
  return !/^\(|[.,;]$|,\s/.test(text.replace(/(?<=\S\s)\([^()]*\)/g, ''));
}

/** A piece of the line before or after it, in an element of its own beside theirs. */
function isPartOfLine(item: OutlineItem, next: OutlineItem, lines: readonly Line[], place: number): boolean {
  if (item.list !== next.list && item.isListItem !== next.isListItem) return false;
  const key = lineKey(item.text);
  return [lines[place - 1], lines[place]].some((line) => line?.key.includes(key));
}

/** What stands over the whole list is the header of its first section when it says so, or is made like those further down. */
function isFirstHeader(header: OutlineItem, others: readonly OutlineItem[]): boolean {
  if (others.length > 0 && startsLikeSection(header.text)) return true;
  const kind = matchHeading(header.text)?.kind;
  return others.some(
    (other) =>
      (kind === undefined || kind === matchHeading(other.text)?.kind) &&
      other.level === header.level &&
      other.isListItem === header.isListItem,
  );
}
