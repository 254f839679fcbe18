import type { RecipeDraft } from '@larder/shared/recipe/schema';
import { matchHeading } from '../lines/headings.ts';
import { withoutHeaders } from '../lines/sections.ts';
import type { DraftEvidence } from './fields.ts';
import type { PageView } from './line-kinds.ts';
import type { OutlineItem } from './outline-item.ts';
import type { ListKind } from './region.ts';
import { bagOf, lineKey, overlap, wordsOf } from './text.ts';

/** Lines of a page that speak of food or cooking and stand in no field of its draft. */
interface NotUsed {
  lines: string[];
  /** The list that they are likely missing in. */
  kind: ListKind;
}

const LIKELY = 0.8;
const MOST_UNUSED = 0.2;
/** What shares so many of its words with the recipe stands in it. */
const SAID = 0.75;
const LEAST_WORDS = 3;

/**
 * What was not used between the first and the last line of a recipe on its page, where that is more than a fifth of what speaks of food
 * and cooking there; undefined where little was left, or where the page does not show the recipe.
 */
export function notUsedOf({ outline, kindOf }: PageView, draft: RecipeDraft): NotUsed | undefined {
  const texts = [
    draft.title,
    draft.description,
    ...withoutHeaders([...draft.ingredients, ...draft.instructions]),
  ];
  const keys = new Set(texts.map(lineKey));
  const first = outline.items.findIndex(
    ({ text }) => keys.has(lineKey(text)) && lineKey(text) !== lineKey(draft.title),
  );
  const last = outline.items.findLastIndex(({ text }) => keys.has(lineKey(text)));
  if (first < 0 || last <= first) return undefined;
  const isAbout = (item: OutlineItem) =>
    isPlain(item) && Math.max(kindOf(item).ingredients, kindOf(item).instructions) >= LIKELY;
  const around = stretch(outline.items, first, last, isAbout);
  const about = around.filter(isAbout);
  const whole = lineKey(texts.join(' '));
  const bag = bagOf(texts.flatMap(wordsOf));
  const isSaid = ({ text }: OutlineItem) =>
    keys.has(lineKey(text)) ||
    whole.includes(lineKey(text)) ||
    overlap(bagOf(wordsOf(text)), bag).ofLeft >= SAID;
  const unused = about.filter((item) => !isSaid(item));
  if (sizeOf(unused) <= MOST_UNUSED * sizeOf(about)) return undefined;
  const items = unused.filter((item) => kindOf(item).ingredients > kindOf(item).instructions);
  const lines = [...new Set(unused.map(({ text }) => text))];
  return { lines, kind: items.length * 2 > unused.length ? 'ingredients' : 'instructions' };
}

/** From the first used line to the last, and on either side as far as nothing else stands between: a heading may. */
function stretch(
  items: readonly OutlineItem[],
  first: number,
  last: number,
  isAbout: (item: OutlineItem) => boolean,
): readonly OutlineItem[] {
  const goesOn = (item: OutlineItem | undefined) =>
    item !== undefined && !item.isChrome && (isAbout(item) || isHeadingWithin(item));
  let [start, end] = [first, last];
  while (goesOn(items[start - 1])) start--;
  while (goesOn(items[end + 1])) end++;
  return items.slice(start, end + 1);
}

function isHeadingWithin({ level, text }: OutlineItem): boolean {
  return level > 0 && matchHeading(text)?.kind !== 'other';
}

function isPlain({ text, level, isChrome, isHidden }: OutlineItem): boolean {
  return level === 0 && !isChrome && !isHidden && wordsOf(text).length >= LEAST_WORDS;
}

const sizeOf = (items: readonly OutlineItem[]): number =>
  items.reduce((sum, { text }) => sum + text.length, 0);

/** The evidence, with the mark of a list in which a part of the page is likely missing. */
export function withDoubtOfUnused(evidence: DraftEvidence, notUsed: NotUsed | undefined): DraftEvidence {
  const own = notUsed && evidence[notUsed.kind];
  if (!own?.sure) return evidence;
  return { ...evidence, [notUsed!.kind]: { ...own, sure: false, reason: 'partNotUsed' } };
}
