import { parseDuration } from '../lines/durations.ts';
import { foldWords } from '@larder/shared/language/fold';
import { matchLabel } from '../lines/labels.ts';
import { beginsWithYield, parseYield } from '../lines/yields.ts';
import type { RecipeFields } from './fields.ts';
import type { OutlineItem } from './outline.ts';
import type { Region } from './regions.ts';

const MAX_FACT_CHARS = 60;

type Facts = Pick<RecipeFields, 'prepTime' | 'cookTime' | 'totalTime' | 'servings'>;

/** Times and servings that stand beside their labels ('Prep time: 10 min', 'Serves' over '4'). */
export function readFacts(
  items: readonly Pick<OutlineItem, 'text' | 'isChrome'>[],
  ingredients: Region | undefined,
): Facts {
  const facts: Facts = {};
  const isInChrome = ingredients?.items[0]?.isChrome === true;
  items.forEach((item, index) => {
    if ((item.isChrome && !isInChrome) || item.text.length > MAX_FACT_CHARS * 2) return;
    for (const text of splitFacts(item.text)) {
      if (text.length <= MAX_FACT_CHARS) readFact(text, items[index + 1]?.text ?? '', facts);
    }
  });
  const heading = ingredients?.anchor?.text;
  if (heading !== undefined && /\d/.test(heading)) facts.servings ??= parseYield([heading]);
  // A yield may stand over the first ingredient, never further down or among the items of the list.
  const lines = ingredients?.items.filter(({ isListItem }, index) => index > 0 || isListItem);
  const listed = new Set(lines?.map(({ text }) => text));
  facts.servings ??= parseYield(
    items
      .filter((item) => !item.isChrome && !listed.has(item.text) && beginsWithYield(item.text))
      .map(({ text }) => text)
      .slice(0, 1),
  );
  return facts;
}

function readFact(text: string, next: string, facts: Facts): void {
  const match = matchLabel(foldWords(text));
  if (match === undefined) return;
  const { label } = match;
  const rest = afterWord(text, match.word);
  const value = rest === '' ? next : rest;
  if (value === '' || value.length > 40 || !/\d/.test(value)) return;
  if (label === 'servings') facts.servings ??= parseYield([value]);
  // A bare number under 'Total' may be anything: only a number with its unit is a time.
  else if (!/^\d+$/.test(value.trim())) facts[label] ??= parseDuration(value);
}

/** What follows a folded word at the start of a text, as it is written: folding would make '4-6' two numbers. */
function afterWord(text: string, word: string): string {
  let end = 0;
  while (end < text.length && foldWords(text.slice(0, end)).length < word.length) end++;
  return text
    .slice(end)
    .replace(/^[^\p{L}\p{N}½¼¾⅓⅔(]+/u, '')
    .trim();
}

/** 'Prep time | 15 minutes Cooking time | 20 minutes' is two facts: a label after the first amount begins the second. */
function splitFacts(text: string): string[] {
  const facts: string[] = [];
  for (const part of text.split(/(?<=\d.{0,12}[\s|,•·])(?=\p{Lu})/u)) {
    if (facts.length === 0 || matchLabel(foldWords(part)) !== undefined) facts.push(part);
    else facts.push(`${facts.pop() ?? ''}${part}`);
  }
  return facts;
}
