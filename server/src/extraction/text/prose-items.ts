import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { thingsIn } from './talk-amounts.ts';
import { talkWordsOf, type TalkWords } from './talk-words.ts';

// A list that somebody says in one sentence: 'you need 50 g of oats, two eggs and half a banana'.

/** The items of a sentence without what leads to the first, and two amounts that 'and' joins as two items. */
export function saidItems(items: readonly string[]): string[] {
  const words = talkWordsOf(items.join(', '));
  return items.flatMap((item, index) => {
    const things = thingsIn(item, words);
    const [first] = things;
    const start = first && index === 0 && isLead(item.slice(0, first.start), words) ? first.start : 0;
    const starts = things
      .map((thing) => thing.start)
      .filter((at) => at > start && AND_END.test(item.slice(0, at)));
    return [start, ...starts].map((at, part) => item.slice(at, starts[part]).replace(AND_END, '').trim());
  });
}

const AND_END = new RegExp(String.raw`\s(?:${anyOf('and')}|&)\s$`, 'iu');

/** 'You need', 'so it's', 'flake in': words without a number or a food that say what to do, or who does it. */
function isLead(text: string, words: TalkWords): boolean {
  const said = fold(text).match(/[\p{L}'’]+/gu) ?? [];
  if (said.length > MOST_LEADING || /[\d:(]/.test(text) || said.some((word) => words.isFood(word)))
    return false;
  return said.length > 1 || said.some((word) => words.isVerb(word));
}

const MOST_LEADING = 5;
