import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';

interface Said {
  line: string;
  start: number;
  end: number;
}

const CORRECTS = new RegExp(String.raw`^[\s,.;!?…–-]*(?:${anyOf('corrects')})(?!\p{L})`, 'iu');
const MOST_BETWEEN = 40;
const STEM = 4;

/** Without what is taken back: of 'two cups of milk no wait three cups of milk' the last. */
export function withoutCorrected<T extends Said>(items: readonly T[], text: string): T[] {
  return items.filter((item, at) => {
    const next = items[at + 1];
    return !next || !isCorrected(item, next, text);
  });
}

function isCorrected(item: Said, next: Said, text: string): boolean {
  const between = text.slice(item.end, next.start);
  return between.length <= MOST_BETWEEN && CORRECTS.test(between) && isSameFood(item.line, next.line);
}

/** The last word of what is taken back, its food, is in what is said instead. */
function isSameFood(one: string, other: string): boolean {
  const stems = (line: string) => (fold(line).match(/\p{L}+/gu) ?? []).map((word) => word.slice(0, STEM));
  const food = stems(one).at(-1);
  return food !== undefined && stems(other).includes(food);
}
