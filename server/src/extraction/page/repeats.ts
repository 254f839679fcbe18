import { hasAmount, isHeader, withoutHeaders } from './lines.ts';
import { lineKey, sharedWords, wordsOf } from './text.ts';
import { namesUnit } from './vocabulary.ts';

const ENOUGH_ALIKE = 0.65;

type Pair = [line: string, other: string];

/** A list that a page holds twice, for two screen sizes, is one list: its first half. */
export function withoutRepeats(lines: readonly string[]): string[] {
  return firstHalfIf(isSame, lines);
}

/** Ingredients that a page holds twice, also in two systems of measures: the first half. */
export function withoutRepeatedMeasures(lines: readonly string[]): string[] {
  return firstHalfIf((pair) => isSame(pair) || isSameMeasuredTwice(pair), lines);
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
