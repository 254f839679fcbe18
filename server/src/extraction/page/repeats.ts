import { hasAmount, isHeader, withoutHeaders } from './lines.ts';
import { lineKey, sharedWords, wordsOf } from './text.ts';
import { namesUnit } from './vocabulary.ts';

const ENOUGH_ALIKE = 0.65;

/** A list that a page holds twice, for two screen sizes or in two systems of measures, is one list: its first half. */
export function withoutRepeats(lines: readonly string[]): string[] {
  const texts = withoutHeaders(lines);
  const half = texts.length / 2;
  if (half < 2 || !Number.isInteger(half)) return [...lines];
  const pairs = texts
    .slice(0, half)
    .map((line, index): [string, string] => [line, texts[half + index] ?? '']);
  const isDoubled =
    pairs.every(([line, other]) => lineKey(line) === lineKey(other)) || pairs.every(isSameMeasuredTwice);
  return isDoubled ? untilLine(lines, half) : [...lines];
}

/** '100 g sugar' and '1/2 cup sugar': the same once amounts and units are gone. */
function isSameMeasuredTwice([line, other]: [string, string]): boolean {
  const [left, right] = [substance(line), substance(other)];
  if (left.join('') === right.join('')) return true;
  return hasAmount(line) && hasAmount(other) && sharedWords(left, right) >= ENOUGH_ALIKE;
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
