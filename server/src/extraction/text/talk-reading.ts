import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { sentences } from '../lines/sentences.ts';
import { readableLine, thingsIn } from './talk-amounts.ts';
import { withoutCorrected } from './talk-corrections.ts';
import type { Stretch } from './tagger/pieces.ts';
import { likeliestTitle, type Found, type TalkTags } from './talk-tags.ts';
import { talkWordsOf, type TalkWords } from './talk-words.ts';

// The recipe in what the network found in talk.

/** The recipe in what somebody says. */
export interface SpokenRecipe {
  /** Empty where it is not said what is made. */
  title: string;
  ingredients: string[];
  steps: string[];
}

interface Item extends Found {
  line: string;
}

/** The title, the list and the method of what was found, each as it was said. */
export function spokenIn(tags: TalkTags): SpokenRecipe {
  const { text } = tags.pieces;
  const words = talkWordsOf(text);
  const items = onlyNew(
    withoutCorrected(joined(tags, words), text)
      .flatMap((item) => apart(item, text, words))
      .filter(({ line }) => !A_LENGTH.test(line))
      .map((item) => ({ ...item, line: withoutCut(item, text, words) }))
      .map((item) => ({ ...item, line: withoutEnd(withoutFillers(item.line, words), words) }))
      .filter(({ line }) => /\p{L}/u.test(line)),
    words,
  );
  const [title] = tags.titles.toSorted((one, other) => other.share - one.share);
  return {
    title: title ? withoutEnd(lineOf(text, title), words) : '',
    ingredients: items.map(({ line }) => readableLine(line, words)),
    steps: wholeSentences(tags).map((step) => withoutLead(withoutFillers(lineOf(text, step), words), words)),
  };
}

/** The name of the dish where the network believes in none: what is likeliest to be one, or nothing. */
export function likeliestName(tags: TalkTags): string {
  const title = likeliestTitle(tags);
  const { text } = tags.pieces;
  return title ? withoutEnd(lineOf(text, title), talkWordsOf(text)) : '';
}

/** 'Simmer for 15 min.' 'without a lid.': a step that goes on behind an abbreviation is one. */
function wholeSentences({ pieces: { text }, steps }: TalkTags): Found[] {
  const whole: Found[] = [];
  for (const step of steps) {
    const last = whole.at(-1);
    const count = (from: number, to: number) => sentences(text.slice(from, to)).length;
    const isOne =
      last &&
      text[last.end - 1] === '.' &&
      count(last.start, step.end) < count(last.start, last.end) + count(step.start, step.end);
    if (isOne) last.end = step.end;
    else whole.push({ ...step });
  }
  return whole;
}

const lineOf = (text: string, { start, end }: Stretch) => text.slice(start, end).replace(/\s+/g, ' ');
const wordsIn = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? [];
const hasFood = (line: string, words: TalkWords) => wordsIn(line).some((word) => words.isFood(word));

function hasAmount(line: string, words: TalkWords): boolean {
  if (/[\d½¼¾⅓⅔⅛]/.test(line)) return true;
  return wordsIn(line).some(
    (word) =>
      words.numbers.has(word) ||
      (['articles', 'pinches', 'halves'] as const).some((list) => words.is(list, word)),
  );
}

/** 'vinegar two spoons', 'maybe half a cup of milk': two stretches side by side of which neither is an amount of food are one; words that are not known are no half. */
function joined({ pieces: { text }, items }: TalkTags, words: TalkWords): Item[] {
  const whole: Item[] = [];
  for (const found of items) {
    const item = { ...found, line: lineOf(text, found) };
    const last = whole.at(-1);
    if (last && /^ ?$/.test(text.slice(last.end, item.start)) && isHalf(last.line, item.line, words)) {
      last.end = item.end;
      last.line = lineOf(text, last);
    } else whole.push(item);
  }
  return whole;
}

/** '500 g of tomatoes 2 onions': what the rules find more than one amount of food in is as many. */
function apart(item: Item, text: string, words: TalkWords): Item[] {
  const things = thingsIn(text.slice(item.start, item.end), words, true).filter(
    ({ isCounted, isFood }) => isCounted && isFood,
  );
  if (things.length < 2) return [item];
  return things.map(({ start }, at) => {
    const end = things[at + 1]?.start ?? item.end - item.start;
    const place = { ...item, start: item.start + (at === 0 ? 0 : start), end: item.start + end };
    return { ...place, line: lineOf(text, place).trim() };
  });
}

function isHalf(one: string, other: string, words: TalkWords): boolean {
  if (hasFood(one, words)) return !hasAmount(one, words) && hasAmount(other, words) && !hasFood(other, words);
  const isFirstWord = !hasAmount(one, words) && wordsIn(one).length <= 1;
  return isFirstWord || (hasFood(other, words) && !hasAmount(other, words));
}

function withoutFillers(line: string, words: TalkWords): string {
  return line.replace(words.fillers, '$1').replace(/\s+/g, ' ').trim();
}

/** A step without what leads on to the next one at its end: '… until golden and then um'. */
function withoutLead(step: string, words: TalkWords): string {
  const [, before = '', last = ''] = LAST_TWO.exec(step) ?? [];
  const isLead = words.is('joins', fold(last)) || ` ${last}`.search(words.fillers) >= 0;
  const isThen = words.is('joins', fold(before)) && THEN.test(last);
  return last !== '' && (isLead || isThen)
    ? withoutLead(step.slice(0, step.lastIndexOf(last)).replace(/[\s,]+$/u, ''), words)
    : step;
}

const LAST_TWO = /(?:(\p{L}+)\s+|,\s*)(\p{L}+)\s*$/u;
const THEN = new RegExp(`^${anyOf('then')}$`, 'iu');

/** Without signs and words at its end that no name ends with: 'a teaspoon of salt and'. */
function withoutEnd(line: string, words: TalkWords): string {
  const bare = line.replace(/[\s,;:.]+$/u, '');
  const last = /[\s,;:.(]+(\p{L}+)$/u.exec(bare);
  if (!last) return bare;
  const word = fold(last[1]!);
  const isEnd = words.is('joins', word) || (words.is('ends', word) && !words.isQuality(word));
  return isEnd && !words.isFood(word) ? withoutEnd(bare.slice(0, last.index), words) : bare;
}

const CUT_INTO = new RegExp(String.raw`\s(?:into\s\p{L}+(?:\s\p{L}+)?|${anyOf('cutInto')})$`, 'iu');
const AROUND = 60;
const WORDS_BEFORE = 8;
const WORDS_BEHIND = 2;

/** 'cut one cauliflower into florets', '2 Möhren in Würfel schneiden': what somebody does with it is said of the step. */
function withoutCut({ start, end, line }: Item, text: string, words: TalkWords): string {
  const cut = CUT_INTO.exec(line);
  if (!cut) return line;
  const [before = ''] = /[^.!?;\n]*$/u.exec(text.slice(Math.max(0, start - AROUND), start)) ?? [];
  const around = [
    ...wordsIn(before).slice(-WORDS_BEFORE),
    ...wordsIn(text.slice(end, end + AROUND)).slice(0, WORDS_BEHIND),
  ];
  const isCutHere = around.some((word) => words.is('cuts', word) && !DONE_BEFORE.test(word));
  return isCutHere ? line.slice(0, cut.index) : line;
}

/** 'chopped' */
const DONE_BEFORE = /(?:ped|ced|ed)$/;

/** '2 cm cubes' */
const A_LENGTH = new RegExp(String.raw`^[\d½¼¾.,–-]+\s?${anyOf('lengths')}(?!\p{L})`, 'iu');

const STEM = 5;

/** Each once; a food without an amount that was named before is none: 'add the onions'. */
function onlyNew(items: readonly Item[], words: TalkWords): Item[] {
  const lines = new Set<string>();
  const stems = new Set<string>();
  return items.filter(({ line }) => {
    const own = wordsIn(line).flatMap((word) => (word.length > 2 ? word.slice(0, STEM) : []));
    const isAgain = own.length > 0 && !hasAmount(line, words) && own.every((stem) => stems.has(stem));
    for (const stem of own) stems.add(stem);
    const isNew = !isAgain && !lines.has(fold(line));
    lines.add(fold(line));
    return isNew;
  });
}
