import { hasAmount, namesUnit } from '../lines/amounts.ts';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { withoutHeaders } from '../lines/sections.ts';
import { memoized } from '../memoize.ts';
import type { OutlineItem } from './outline-item.ts';
import { lineKey, sharedWords, wordsOf } from './text.ts';

const ENOUGH_ALIKE = 0.65;
const ENOUGH_TWINS = 2;
/** A longer section is not looked through: the search is quadratic. */
const MAX_TWICE_MEASURED = 60;
const ENOUGH_TWINS_SHARE = 0.75;
const METRIC = /[\d½¼¾⅓⅔⅛]\s*(?:g|gr|grams?|kg|ml|cl|dl|l|lit(?:er|re)s?)\b/i;

const ENOUGH_HIDDEN = 3;
const ENOUGH_SHOWN_SHARE = 0.6;
const ENOUGH_ROWS = 4;
const ENOUGH_CONTROLS = 0.8;
const MAX_CONTROL_WORDS = 4;
const MOST_TIMES = 4;
const CONTROL = /^\p{Lu}[\p{L} ]+$/u;

type Pair = [line: string, other: string];

/** Without the parts that are not shown and of which the page shows a twin: for another screen, in other measures. */
export function withoutHiddenTwins(items: readonly OutlineItem[]): readonly OutlineItem[] {
  if (!items.some(({ isHidden }) => isHidden)) return items;
  const shown = new Map<string, boolean>();
  for (const { text, isHidden } of items) {
    if (isHidden) continue;
    const key = substance(text).join(' ');
    shown.set(key, shown.get(key) === true || hasAmount(text));
  }
  const isTwin = ({ text }: OutlineItem) => {
    const twin = shown.get(substance(text).join(' '));
    return twin === true || (twin === false && !hasAmount(text));
  };
  const kept: OutlineItem[] = [];
  for (const run of runsOf(items, ({ isHidden }) => isHidden)) {
    const twins = run[0]?.isHidden === true ? run.filter(isTwin).length : 0;
    if (twins < Math.max(ENOUGH_HIDDEN, run.length * ENOUGH_SHOWN_SHARE)) kept.push(...run);
  }
  return kept;
}

/** Rows without the words of a control that each of their list holds in an element of its own: 'Buy', 'Shopping list'; what cannot be bought lacks it. */
export function withoutControls(items: readonly OutlineItem[]): OutlineItem[] {
  return runsOf(items, ({ list }) => list).flatMap((run) => {
    const rows = run.filter(({ cells }) => cells.length > 1);
    if (rows.length < ENOUGH_ROWS) return run;
    const counts = new Map<string, number>();
    for (const cell of rows.flatMap(({ cells }) => [...new Set(cells)]))
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    const endings = new Set(rows.map(({ cells }) => cells.at(-1)));
    const isButton = (cell: string) => endings.has(cell) && CONTROL.test(cell);
    const ending = commonEnding(rows.map(({ cells }) => cells.at(-1) ?? ''));
    const controls = [...counts].filter(
      ([cell, count]) =>
        count >= ENOUGH_ROWS &&
        count >= (isButton(cell) ? rows : run).length * ENOUGH_CONTROLS &&
        !hasAmount(cell) &&
        !namesUnit(cell),
    );
    const others = controls.reduce((kept, [control]) => kept.map((item) => withoutCell(item, control)), run);
    return ending === '' ? others : others.map((item) => withoutEnding(item, ending));
  });
}

/** Two words or more with which most rows of a list end: a link in the same element as the name, 'See in shop'. */
function commonEnding(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = text.split(' ');
    for (let size = 2; size <= MAX_CONTROL_WORDS && size < words.length; size++) {
      const ending = words.slice(-size).join(' ');
      counts.set(ending, (counts.get(ending) ?? 0) + 1);
    }
  }
  const enough = Math.max(ENOUGH_ROWS, texts.length * ENOUGH_CONTROLS);
  const common = [...counts].filter(([ending, count]) => count >= enough && CONTROL.test(ending));
  return common.reduce((longest, [ending]) => (ending.length > longest.length ? ending : longest), '');
}

function withoutEnding(item: OutlineItem, ending: string): OutlineItem {
  const cut = (text: string) => (text.endsWith(` ${ending}`) ? text.slice(0, -ending.length).trim() : text);
  return { ...item, text: cut(item.text), cells: item.cells.map(cut) };
}

function withoutCell(item: OutlineItem, cell: string): OutlineItem {
  if (!item.cells.includes(cell)) return item;
  const cells = item.cells.filter((other) => other !== cell);
  const { text } = item;
  if (text.startsWith(cell)) return { ...item, cells, text: text.slice(cell.length).trim() };
  return text.endsWith(cell) ? { ...item, cells, text: text.slice(0, -cell.length).trim() } : item;
}

/** Neighbouring items that have something in common. */
function runsOf(items: readonly OutlineItem[], common: (item: OutlineItem) => unknown): OutlineItem[][] {
  const runs: OutlineItem[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && common(last[0]) === common(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** A list that a page holds twice or more, for several screen sizes, is one list: the first. */
export function withoutRepeats(lines: readonly string[]): string[] {
  return firstPartIf(isSame, lines);
}

/** A line that is nothing but the name of a system of measures. */
export const MEASURE = /^(?:metric|imperial|us customary|metrisch)$/i;

/** Of lists under 'Metric' and 'Imperial' the first of each section; the labels themselves are no lines. */
export function withoutUnitVariants(items: readonly OutlineItem[]): readonly OutlineItem[] {
  let measure: string | undefined;
  let isSecond = false;
  return items.filter(({ text, level }) => {
    const label = MEASURE.exec(text)?.[0].toLowerCase();
    if (label !== undefined) {
      measure ??= label;
      isSecond = label !== measure;
    } else if (level > 0) isSecond = false;
    return label === undefined && !isSecond;
  });
}

/** Ingredients that a page holds twice, also in two systems of measures: the first half. */
export function withoutRepeatedMeasures(lines: readonly string[]): string[] {
  const halved = firstPartIf((pair) => isSame(pair) || isSameMeasuredTwice(pair), lines);
  return sectionsOf(halved).flatMap(withoutSecondMeasures);
}

/** A section that goes on with its own lines in the other system of measures, in their order, ends where they begin. */
function withoutSecondMeasures(section: readonly string[]): string[] {
  if (section.length > MAX_TWICE_MEASURED) return [...section];
  const metric = section.map((line) => METRIC.test(line));
  for (let start = Math.ceil(section.length / 2); start <= section.length - ENOUGH_TWINS; start++) {
    const first = section.slice(0, start).filter((line) => !isHeader(line));
    const second = section.slice(start);
    let place = 0;
    let twins = 0;
    second.forEach((line, index) => {
      const found = section.findIndex(
        (earlier, at) =>
          at >= place &&
          at < start &&
          metric[at] !== metric[start + index] &&
          isSameMeasuredTwice([earlier, line]),
      );
      if (found < 0) return;
      place = found + 1;
      twins++;
    });
    const enough = Math.max(ENOUGH_TWINS, Math.max(first.length, second.length) * ENOUGH_TWINS_SHARE);
    if (twins >= enough) return section.slice(0, start);
  }
  return [...section];
}

/** The lines with their header, section by section. */
function sectionsOf(lines: readonly string[]): string[][] {
  const sections: string[][] = [];
  for (const line of lines) {
    const current = sections.at(-1);
    if (current === undefined || isHeader(line)) sections.push([line]);
    else current.push(line);
  }
  return sections;
}

function firstPartIf(isTwin: (pair: Pair) => boolean, lines: readonly string[]): string[] {
  const texts = withoutHeaders(lines);
  for (let times = MOST_TIMES; times >= 2; times--) {
    const size = texts.length / times;
    if (size < 2 || !Number.isInteger(size)) continue;
    const others = texts.slice(size).map((line, index): Pair => [texts[index % size] ?? '', line]);
    if (others.every(isTwin)) return untilLine(lines, size);
  }
  return [...lines];
}

function isSame([line, other]: Pair): boolean {
  return lineKey(line) === lineKey(other);
}

/** '100 g sugar' and '1/2 cup sugar': the same once amounts and units are gone. */
function isSameMeasuredTwice([line, other]: Pair): boolean {
  return (
    hasAmount(line) && hasAmount(other) && sharedWords(substance(line), substance(other)) >= ENOUGH_ALIKE
  );
}

const substance = memoized((line: string): string[] =>
  wordsOf(line).filter((word) => !/\d/.test(word) && !namesUnit(word)),
);

function untilLine(lines: readonly string[], count: number): string[] {
  let seen = 0;
  const end = lines.findIndex((line) => !isHeader(line) && ++seen > count);
  const kept = lines.slice(0, end);
  while (kept.length > 0 && isHeader(kept.at(-1) ?? '')) kept.pop();
  return kept;
}
