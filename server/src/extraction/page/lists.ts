import { toHeader } from '@larder/shared/recipe-text/sections';
import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { folded } from '../lines/folded.ts';
import { matchHeading } from '../lines/headings.ts';
import { matchLabel } from '../lines/labels.ts';
import { withoutHeaders } from '../lines/sections.ts';
import { beginsWithYield } from '../lines/yields.ts';
import { isFarewell } from './farewell.ts';
import type { OutlineItem } from './outline-item.ts';
import type { Region } from './region.ts';
import { withAmountsFirst, withoutIngredients, withoutPrices } from './rows.ts';
import {
  splitIngredients,
  splitSteps,
  repairIngredients,
  repairInstructions,
  withBareAmountsJoined,
} from './repair-lines.ts';
import { withoutRepeatedMeasures, withoutRepeats } from './unit-variants.ts';

const MANY_STEPS = 2;
const SOMEBODYS_TIP = new RegExp(String.raw`(?:^|\s)${anyOf('notes')}(?:\s|$)`, 'u');

/** The lines of a region as they are kept, with '[Header]' lines; steps without the ingredients that stand among them. */
export function linesOfRegion({ kind, items }: Region, ingredients: readonly OutlineItem[]): string[] {
  if (kind === 'ingredients') {
    const lines = splitOnly(
      toLines(withAmountsFirst(withoutPrices(withoutLastNotes(withoutYield(items))))),
      splitIngredients,
    );
    return withoutRepeatedMeasures(repairIngredients(withBareAmountsJoined(lines)));
  }
  const lines = toLines(withoutIngredients(withoutLastNotes(untilOther(items)), ingredients));
  return withoutRepeats(repairInstructions(splitOnly(lines, splitSteps)));
}

/** '4 servings' or 'Yield: 4' over the first ingredient is none. */
function withoutYield(items: readonly OutlineItem[]): readonly OutlineItem[] {
  const [first, ...others] = items;
  const isYield = first !== undefined && saysYield(first.text) && first.text.split(' ').length <= 3;
  return isYield ? others : items;
}

function saysYield(text: string): boolean {
  return beginsWithYield(text) || (/\d/.test(text) && matchLabel(folded(text))?.label === 'servings');
}

/** Up to a heading that begins something else: 'Variations', 'Storage'; or to 'Notes:' in a line of its own. */
function untilOther(items: readonly OutlineItem[]): readonly OutlineItem[] {
  let steps = 0;
  const end = items.findIndex(({ text, level }) => {
    if (level === 0) steps++;
    if (steps < MANY_STEPS || level === 7) return false;
    const other = matchHeading(text);
    return other?.kind === 'other' && (level > 0 || (other.isExact && /[:：]$/.test(text)));
  });
  return end < 0 ? items : items.slice(0, end);
}

/** 'Note: …' after the last step is no step, 'Tools: …' after the last ingredient none. */
function withoutLastNotes(items: readonly OutlineItem[]): readonly OutlineItem[] {
  const end = items.findLastIndex(
    ({ text, level, isListItem }) => level > 0 || isListItem || !(isNote(text) || isFarewell(text)),
  );
  return items.slice(0, end + 1);
}

/** 'Storage: …', 'Nana’s tip: …' */
function isNote(text: string): boolean {
  const label = /^([\p{L}’'. ]{3,40}?)\s*[:|–]/u.exec(text)?.[1];
  const match = label === undefined ? undefined : matchHeading(label);
  return (match?.kind === 'other' && match.isExact) || SOMEBODYS_TIP.test(fold(label ?? ''));
}

/** A list that is one line is a list written as a text. */
function splitOnly(lines: readonly string[], split: (text: string) => string[]): readonly string[] {
  const texts = withoutHeaders(lines);
  return texts.length === 1 ? texts.flatMap(split) : lines;
}

function toLines(items: readonly OutlineItem[]): string[] {
  return items.map((item) => (item.level > 0 ? toHeader(item.text) : item.text));
}
