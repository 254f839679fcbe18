import { cutText } from '@larder/shared/recipe-text/cut-text';
import { anyOf, entries } from '../language/lexicon.ts';
import { expanded, patternOf } from '../language/notation.ts';
import { namesFood } from '../lines/food.ts';
import { isStrongIngredient, isWeakIngredient } from '../lines/ingredients.ts';
import { sentences } from '../lines/sentences.ts';
import { EMOJI, withoutEndHashtags } from './clean.ts';
import { breakBeforeCounts } from './counts.ts';
import { beginsWithFact } from './facts.ts';
import { partOf } from './headings.ts';
import { inlineItems } from './inline-items.ts';
import { stripped } from './line-markers.ts';

const MAX_LINE = 4_000;

/** The lines of a text; lists that were written in one line are taken apart. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .flatMap(atMarks)
    .map((line) => cutText(line, MAX_LINE))
    .flatMap(atBars)
    .flatMap(labelledList);
}

const BRACKETS = String.raw`(?:\([^()]{0,40}\)\s?)?`;
/** Short names begin other words as well; 'process: …' and 'I used: …' stand in the middle of sentences. */
const NO_INLINE_NAMES = /^(?:process|i used|you need|ti serve|la recette)$/;
const INLINE_NAMES = entries('ingredients', 'youNeed', 'instructions', 'howTo')
  .flatMap(expanded)
  .filter((name) => /^[\p{Script=Latin}' ]{6,}$/u.test(name) && !NO_INLINE_NAMES.test(name));
const INLINE_HEADING = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?=\p{L})(?:${[
    String.raw`${anyOf('youNeed')}(?=\s?${BRACKETS}[:：]\s?[\d½¼¾⅓⅔])`,
    String.raw`${patternOf(INLINE_NAMES)}\s{0,2}(?:${BRACKETS}|${anyOf('forWord')}\s\d{1,2}[^:：\n\d]{0,20})(?=[:：])`,
  ].join('|')})[:：]?`,
  'giu',
);

const INLINE_BULLETS = new RegExp(
  String.raw`\s(?=(?:[•▪●◦‣∙▸►✅☑✔✓➡→➝➔⟶⇒»🔸🔹🔶🔷▫◾◽➤]\ufe0f?)\s?\S)`,
  'gu',
);
const INLINE_KEYCAPS = /\s(?=(?:[0-9]\ufe0f?\u20e3|[①-⑳❶-❿])\s?\S)/gu;
const INLINE_EMOJI = new RegExp(String.raw`\s(?=${EMOJI}+\s?(?:\d|[½¼¾⅓⅔]))`, 'gu');
const INLINE_NUMBERS = /(?<=^|[\s.!])\(?(\d{1,2})[.)]\s+(?=\p{L})/gu;

const ASCII = /^[\0-\x7f]*$/;

/** 'Ingredients: a, b Method: 1. c 2. d' in one line, as the lines it stands for. */
function atMarks(line: string): string[] {
  if (line.length < 40) return line.includes(':') ? breakBeforeCounts(line).split('\n') : [line];
  const parts = /[:：]/.test(line)
    ? breakBeforeCounts(line.replace(INLINE_HEADING, '\n$&')).split('\n')
    : [line];
  const unmarked = ASCII.test(line)
    ? parts
    : parts
        .flatMap((part) => splitAll(part, INLINE_KEYCAPS, 2))
        .flatMap((part) => endOfList(splitAll(part, INLINE_BULLETS, 2)))
        .flatMap((part) => endOfList(splitAll(part, INLINE_EMOJI, 2)));
  return unmarked.flatMap(atNumbers);
}

const LABELLED = /^[\s\P{L}]{0,6}(\p{L}[^:：,.\d]{1,38}?)\s?[:：]\s?(\S.{8,})$/su;

/** 'Sauce: 2 tbsp soy, 1 tsp honey' as a heading and its items. */
function labelledList(line: string): string[] {
  if (line.length < 12 || !/[:：]/.test(line)) return [line];
  const [, label = '', rest = ''] = LABELLED.exec(line) ?? [];
  if (label === '' || partOf(label) || beginsWithFact(line.trim())) return [line];
  const [list = '', ...told] = sentences(withoutEndHashtags(rest));
  const items = inlineItems(list);
  const strong = items.filter((item) => isStrongIngredient(item));
  const isList = strong.length >= 2 && strong.length * 2 >= items.length && strong[0] === items[0];
  return isList ? [`${label}:`, ...items, told.join(' ')].filter((part) => part !== '') : [line];
}

/** '1 onion, diced | 3 cloves garlic' as two lines; '1 cup | 240 ml milk' is one. */
function atBars(line: string): string[] {
  if (!line.includes(' | ')) return [line];
  const parts = line.split(/\s\|\s/).map(stripped);
  const isItem = (part: string) => isStrongIngredient(part) || isWeakIngredient(part);
  const isList =
    parts.filter(isStrongIngredient).length >= 2 && parts.every((part) => isItem(part) && namesFood(part));
  return isList ? parts : [line];
}

function splitAll(line: string, at: RegExp, least: number): string[] {
  const parts = line.split(at);
  return parts.length > least ? parts : [line];
}

/** '• parmesan. Fry the garlic': the sentences behind the last item are none of the list. */
function endOfList(parts: string[]): string[] {
  const [item = '', ...after] = parts.length > 1 ? sentences(parts.at(-1) ?? '') : [];
  return after.length > 0 ? [...parts.slice(0, -1), item.replace(/\.$/, ''), after.join(' ')] : parts;
}

/** '1. … 2. … 3. …', '(1) … (2) …' is split where the numbers go up by one. */
function atNumbers(line: string): string[] {
  if (!/1[.)]\s/.test(line)) return [line];
  const starts: number[] = [];
  let next = 1;
  for (const match of line.matchAll(INLINE_NUMBERS)) {
    if (Number(match[1]) !== next) continue;
    starts.push(match.index);
    next += 1;
  }
  if (starts.length < 2) return [line];
  return [0, ...starts]
    .map((start, index, all) => line.slice(start, all[index + 1]).trim())
    .filter((part) => part !== '');
}
