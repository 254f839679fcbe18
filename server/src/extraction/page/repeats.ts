import { hasAmount, namesUnit } from '../lines/amounts.ts';
import { isHeader } from '@larder/shared/recipe-text/sections';
import { withoutHeaders } from '../lines/sections.ts';
import { lineKey, sharedWords, wordsOf } from './text.ts';

const ENOUGH_ALIKE = 0.65;
const ENOUGH_TWINS = 2;
/** A longer section is not looked through: the search is quadratic. */
const MAX_TWICE_MEASURED = 60;
const ENOUGH_TWINS_SHARE = 0.75;
const METRIC = /[\d½¼¾⅓⅔⅛]\s*(?:g|gr|grams?|kg|ml|cl|dl|l|lit(?:er|re)s?)\b/i;

type Pair = [line: string, other: string];

/** A list that a page holds twice, for two screen sizes, is one list: its first half. */
export function withoutRepeats(lines: readonly string[]): string[] {
  return firstHalfIf(isSame, lines);
}

/** Ingredients that a page holds twice, also in two systems of measures: the first half. */
export function withoutRepeatedMeasures(lines: readonly string[]): string[] {
  const halved = firstHalfIf((pair) => isSame(pair) || isSameMeasuredTwice(pair), lines);
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

function firstHalfIf(isTwin: (pair: Pair) => boolean, lines: readonly string[]): string[] {
  const texts = withoutHeaders(lines);
  const half = texts.length / 2;
  if (half < 2 || !Number.isInteger(half)) return [...lines];
  const pairs = texts.slice(0, half).map((line, index): Pair => [line, texts[half + index] ?? '']);
  return pairs.every(isTwin) ? untilLine(lines, half) : [...lines];
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

function substance(line: string): string[] {
  return wordsOf(line).filter((word) => !/\d/.test(word) && !namesUnit(word));
}

function untilLine(lines: readonly string[], count: number): string[] {
  let seen = 0;
  const end = lines.findIndex((line) => !isHeader(line) && ++seen > count);
  const kept = lines.slice(0, end);
  while (kept.length > 0 && isHeader(kept.at(-1) ?? '')) kept.pop();
  return kept;
}
