import { ABOUT, EATERS, FOR, PIECES, UP_TO } from '../lines/servings.ts';

// 'For 4 people:' as the label of a list.

const COUNTED = String.raw`^(?:${FOR}|x)\s${ABOUT}\d{1,2}${UP_TO}(?:\s(?:${EATERS}|${PIECES}))?\s?[:：](?!\d)`;
const COUNT_LABEL = new RegExp(String.raw`${COUNTED}\s?(.*)$`, 'isu');

/** What stands behind 'for 4 people:' at the beginning of a line; undefined when it does not begin so. */
export function behindCount(line: string): string | undefined {
  return /^\p{L}[^:：\d]{1,20}\d/u.test(line) ? COUNT_LABEL.exec(line)?.[1] : undefined;
}

const BARE_COUNT = new RegExp(String.raw`^${FOR}\s\d{1,2}(?:\s?[-–/]\s?\d{1,2})?\s?[:.]?$`, 'iu');

/** True for 'For 4', 'voor 2-3:' and nothing else. */
export function isBareCount(line: string): boolean {
  return line.length <= 12 && /\d\s?[:.]?$/.test(line) && BARE_COUNT.test(line);
}

const STARTS_COUNTED = new RegExp(COUNTED, 'iu');
/** 'For the sauce: 2 tbsp …' */
const STARTS_FOR_PART = /^\p{L}{3,4}\s[^:：.,\d]{3,30}[:：]\s?(?:\d|[½¼¾⅓⅔])/u;
const LABELLED_FOR = new RegExp(String.raw`(?:${FOR}|x)(?=\s[^:：\n]{1,30}[:：])`, 'giu');

/** Breaks a line before 'for 4 people:' behind an emoji, and before 'For the sauce: 2 tbsp …' behind a list. */
export function breakBeforeCounts(line: string): string {
  if (!/[.!?;)|\u2000-\u{10ffff}]\s?\p{L}/u.test(line)) return line;
  return line.replace(LABELLED_FOR, (word: string, at: number) => {
    const before = line.slice(Math.max(0, at - 3), at);
    const label = line.slice(at, at + 60);
    const isCount = /[^\p{L}\p{N}\s,.;([]\s?$/u.test(before) && STARTS_COUNTED.test(label);
    const isPart = /[.!;)]\s$/.test(before) && STARTS_FOR_PART.test(label) && isBehindList(line.slice(0, at));
    return isCount || isPart ? `\n${word}` : word;
  });
}

/** Behind 'Ingredients: 300 g flour, 2 eggs.', not in the middle of a step. */
function isBehindList(before: string): boolean {
  return /[:：]\s?(?:\d+(?!\d|[.):])|[½¼¾⅓⅔])/.test(before.slice(before.lastIndexOf('\n') + 1));
}
