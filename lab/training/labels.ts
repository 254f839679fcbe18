import { isHeader } from '@larder/shared/recipe-text/sections';
import type { OutlineItem } from '../../server/src/extraction/page/outline-item.ts';
import type { ListKind } from '../../server/src/extraction/page/region.ts';
import { bagOf, lineKey, overlap, sharedWords, wordsOf } from '../../server/src/extraction/page/text.ts';
import { withoutHeaders } from '../../server/src/extraction/lines/sections.ts';
import type { Expected } from './corpus.ts';

/** 1 for a line that is an ingredient of the expected recipe, 2 for a step or a part of one, 0 for any other. */
export function lineLabels(
  items: readonly Pick<OutlineItem, 'text' | 'level'>[],
  { ingredients = [], instructions = [] }: Expected,
): number[] {
  const keys = new Set(ingredients.map(lineKey));
  const bags = ingredients.map(wordsOf);
  const pairs = new Set(instructions.flatMap((step) => pairsOf(wordsOf(step))));
  return items.map(({ text, level }) => {
    const key = lineKey(text);
    if (key === '') return 0;
    if (keys.has(key)) return 1;
    const words = wordsOf(text);
    if (words.length >= 5) {
      const own = pairsOf(words);
      if (own.filter((pair) => pairs.has(pair)).length >= own.length * 0.7) return 2;
    }
    if (level > 0 || text.length > 200) return 0;
    return words.length >= 2 && bags.some((bag) => sharedWords(bag, words) >= 0.8) ? 1 : 0;
  });
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** How right a list is, 0 to 1: ingredients line by line, steps by their words and a little by where they end. */
export function rightness(
  kind: ListKind,
  lines: readonly string[],
  expected: Expected,
  isHeadedLater: boolean,
): number {
  const own = withoutHeaders(lines);
  const known = (kind === 'ingredients' ? expected.ingredients : expected.instructions) ?? [];
  if (known.length === 0) return 1;
  if (kind === 'ingredients')
    return alikeLines(lines, known) - (isHeadedLater ? 0 : 0.03 * missedHeaders(lines, expected));
  // Names of steps count as words of them.
  const { alike } = overlap(bagOf(wordsOf(lines.join(' '))), bagOf(wordsOf(known.join(' '))));
  return alike - 0.05 * (1 - Math.min(own.length, known.length) / Math.max(own.length, known.length));
}

/** A header is right when it is expected as a line, and else not wrong. */
function alikeLines(lines: readonly string[], known: readonly string[]): number {
  const wanted = new Set(known.map(lineKey));
  const own = lines.filter((line) => !/^\[.*\]$/.test(line) || wanted.has(lineKey(line))).map(lineKey);
  const left = new Map<string, number>();
  for (const line of known) left.set(lineKey(line), (left.get(lineKey(line)) ?? 0) + 1);
  let shared = 0;
  for (const key of own) {
    const count = left.get(key) ?? 0;
    if (count > 0) shared++;
    left.set(key, count - 1);
  }
  return (2 * shared) / (own.length + known.length);
}

/** How many of the expected headers a list lacks, or has beyond them, 0 to 1. */
function missedHeaders(lines: readonly string[], { ingredientGroups = [] }: Expected): number {
  const known = ingredientGroups.flatMap(({ purpose }) => (purpose ? [lineKey(purpose)] : []));
  const own = lines.filter(isHeader).map(lineKey);
  if (known.length === 0 && own.length === 0) return 0;
  const shared = own.filter((header) => known.includes(header)).length;
  return 1 - (2 * shared) / (known.length + own.length);
}
