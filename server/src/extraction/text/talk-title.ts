import { fold, foldWords } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { sentences } from '../lines/sentences.ts';
import { cleanTitle, isCandidate, isGreeting } from './title.ts';
import {
  ENDS_WITH_LINK,
  isNamedOrCooked,
  isOfDish,
  LINKS,
  wordsOf,
  worthOf,
  type Word,
} from './talk-name-worth.ts';
import { talkWordsOf, type TalkWords } from './talk-words.ts';

/** A name that was found, and where in the last sentence it ends; 0 where it is none of it. */
export interface FoundTitle {
  title: string;
  end: number;
}

const MOST_WORDS = 7;

/** A name that may be the title, and how much speaks for it. */
interface Candidate extends FoundTitle {
  score: number;
}

/**
 * What somebody says that they make, in the sentences up to the one with the first amount: of all that may be its name the one that
 * most speaks for. `until` is where in the last of them the first amount stands, `above` a name on a line of its own before them.
 */
export function toldTitle(said: readonly string[], until: number, words: TalkWords, above = ''): FoundTitle {
  const texts = said.map((text, index) => (index === said.length - 1 ? text.slice(0, until) : text));
  const all = [
    ...announcedIn(texts, words),
    ...askedForIn(texts, words),
    ...dishesIn(texts, words),
    ...firstIn(texts, words),
  ].map((found) => ({ ...found, score: found.score + worthOf(found.title, words) }));
  if (above !== '') all.push({ title: above, end: 0, score: ABOVE + worthOf(above, words) });
  const best = all.reduce<Candidate | null>(
    (most, each) => (most === null || isSurer(each, most, words) ? each : most),
    null,
  );
  return best && best.score >= LEAST_SCORE ? best : { title: '', end: 0 };
}

/** It has more for it, or as much and is the other with more words: 'leek and potato soup'. */
function isSurer(one: Candidate, other: Candidate, words: TalkWords): boolean {
  if (one.score !== other.score) return one.score > other.score;
  const last = wordsOf(one.title).at(-1)?.folded ?? '';
  const isNamedLast = words.isFood(last) || words.isDish(last) || words.isQuality(last);
  return isNamedLast && one.title.length > other.title.length && one.title.includes(other.title);
}

const LEAST_SCORE = 1;
const ABOVE = 4;
const MOST_ALONE = 8;
const ANNOUNCED = 3;
const ANNOUNCED_WEAKLY = 1;
const DISH_NAMED = 1;
const NAMED_FIRST = 1;

/** The dish that somebody says, anywhere in a text, to make: 'you asked for the veggie nuggets'; empty where nobody does. */
export function spokenTitle(text: string): string {
  const words = talkWordsOf(text);
  const said = text.split('\n').flatMap(sentences).slice(0, MOST_SENTENCES);
  const [best] = announcedIn(said, words)
    .filter(({ score }) => score === ANNOUNCED)
    .map((found) => ({ ...found, score: worthOf(found.title, words) }))
    .sort((one, other) => other.score - one.score);
  return best && best.score >= 0 ? best.title : '';
}

const MOST_SENTENCES = 12;

/** True for a title in which somebody speaks: 'Now I make the pie'. */
export function isSpoken(title: string, text: string): boolean {
  const words = talkWordsOf(text);
  return (
    isGreeting(title) ||
    fold(title)
      .split(/[^\p{L}]+/u)
      .some((word) => words.is('tellers', word))
  );
}

/** The dishes that the sentences name, with the words that belong to them: 'my mother's lamb stew with barley'. */
function dishesIn(texts: readonly string[], words: TalkWords): Candidate[] {
  return texts.flatMap((text, index) => {
    const said = wordsOf(text);
    return said.flatMap((word, at) => {
      // 'Stoof 6 stronken', 'you mash': what is done.
      const before = said[at - 1]?.folded ?? '';
      const isAlone = index === texts.length - 1 && said.length === 1;
      const isDone =
        words.isVerb(word.folded) && (at === 0 || words.is('doers', before) || words.is('joins', before));
      const isOrder = isAlone || isDone;
      const around = words.isDish(word.folded) && !isOrder ? nameAround(text, said, at, words) : null;
      const found = around && isTool(around.title, words) ? null : around;
      const end = index === texts.length - 1 ? (found?.end ?? 0) : 0;
      return found ? [{ title: found.title, end, score: DISH_NAMED }] : [];
    });
  });
}

/** 'cast iron skillet', not 'chicken skillet': what it ends with is a thing of the kitchen, and no food is named. */
function isTool(title: string, words: TalkWords): boolean {
  const all = wordsOf(title).map(({ folded }) => folded);
  const last = all.at(-1) ?? '';
  if (!words.isOpenCompound) return false;
  return (
    words.isWare(last) && !all.some((word) => word !== last && (words.isFood(word) || words.isDish(word)))
  );
}

/** What stands at the very start, up to the first sign. */
function firstIn(texts: readonly string[], words: TalkWords): Candidate[] {
  const [first = ''] = texts;
  const isAlone = texts.length > 1 && !/[,;?]/.test(first) && wordsOf(first).length <= MOST_ALONE;
  const isAnnouncing = words.tells.some(({ pattern, isWeak }) => !isWeak && first.search(pattern) >= 0);
  const isAsking = first.search(words.askedFor) >= 0;
  if (isAlone && !isAnnouncing && !isAsking && isCandidate(first))
    return [{ title: cleanTitle(first), end: 0, score: ABOVE }];
  const lead = LEAD.exec(first)?.[0].length ?? 0;
  const found = nameAt(first, lead, words);
  const isAll = found && words.is('ends', fold(/^\s?(\p{L}+)/u.exec(first.slice(found.end))?.[1] ?? ''));
  return found && isAll
    ? [{ title: found.title, end: texts.length === 1 ? found.end : 0, score: NAMED_FIRST }]
    : [];
}

/** 'the lasagne you wanted' */
function askedForIn(texts: readonly string[], words: TalkWords): Candidate[] {
  return texts.flatMap((text, index) =>
    [...text.matchAll(words.askedFor)].flatMap((match) => {
      const before = text.slice(0, match.index);
      const the = wordsOf(before).findLast(({ folded }) => words.is('the', folded));
      const found = the && nameAt(before, the.end, words);
      const end = index === texts.length - 1 ? (found?.end ?? 0) : 0;
      return found && found.end === before.trimEnd().length
        ? [{ title: found.title, end, score: ANNOUNCED }]
        : [];
    }),
  );
}

const MOST_BEFORE = 3;

function nameAround(text: string, said: readonly Word[], at: number, words: TalkWords): FoundTitle | null {
  let first = at;
  let known = at;
  while (first > 0 && at - first < MOST_BEFORE && isPartOfName(text, said[first - 1]!, said[first]!, words)) {
    first -= 1;
    if (isNamed(said[first]!, words)) known = first;
  }
  // Unknown words before it belong to the name behind an article: 'my famous buffalo dip', not 'Wednesdays always soup'.
  const before = said[first - 1];
  if (before && !words.is('articles', before.folded) && !words.is('the', before.folded)) first = known;
  const linked = linkedBehind(text, said[at]!.end, words);
  const name = text.slice(said[first]!.start, linked);
  return isCandidate(name) || name.length >= SHORTEST_DISH ? { title: cleanTitle(name), end: linked } : null;
}

const isNamed = ({ folded }: Word, words: TalkWords): boolean =>
  words.isFood(folded) || words.isDish(folded) || words.isQuality(folded);

const SHORTEST_DISH = 3;

/** 'lamb' in 'lamb stew', neither 'the' nor 'makes', nor what another sign parts from it. */
function isPartOfName(text: string, word: Word, next: Word, words: TalkWords): boolean {
  if (next.start - word.end !== 1 || words.isFoodFirst) return false;
  const { folded } = word;
  if (words.is('ends', folded) || words.is('the', folded) || words.is('tellers', folded)) return false;
  return (
    text[word.end] === ' ' &&
    !words.is('of', folded) &&
    (!words.isVerb(folded) || isOfDish(folded, words)) &&
    !LEAD_WORD.test(folded)
  );
}

/** Where the name ends: behind 'with noodles' and the like, and in some languages behind what describes the dish. */
function linkedBehind(text: string, from: number, words: TalkWords): number {
  let end = from;
  for (let count = 0; count < 2; count += 1) {
    const isPair = isPairedFood(text.slice(end), words);
    const link = isPair
      ? (/^\s\p{L}+/u.exec(text.slice(end))?.[0].length ?? 0)
      : linkLength(text.slice(end), words);
    const [next, behind] = wordsOf(text.slice(end + link, end + link + 60));
    const isKnown = next !== undefined && (words.isDish(next.folded) || words.isFood(next.folded));
    const isNext = next?.start === (link > 0 || words.isFoodFirst || isKnown ? 1 : -1);
    if (!next || !isNext || words.is('ends', next.folded) || words.is('of', next.folded)) break;
    if (words.is('the', next.folded)) {
      if (!behind || behind.start !== next.end + 1) break;
      end += link + behind.end;
      continue;
    }
    const isVerb = words.isVerb(next.folded) && !isOfDish(next.folded, words);
    if (isVerb || LEAD_WORD.test(next.folded) || (link === 0 && !canDescribe(next, behind, words))) break;
    end += link + next.end;
  }
  return end;
}

/** 'rojo' in 'arroz rojo', 'verde' in 'salsa verde' where the name ends behind it, a name in 'clafoutis de mamie Jeannine' */
function canDescribe(next: Word, behind: Word | undefined, words: TalkWords): boolean {
  const { folded } = next;
  if (words.isFood(folded) || words.isDish(folded) || words.isQuality(folded)) return true;
  return words.isFoodFirst && (!behind || behind.start > next.end + 1 || words.is('ends', behind.folded));
}

const LEAD_WORD = new RegExp(`^(?:${anyOf('leadIn', 'then', 'goesOn', 'fillers')})$`, 'iu');

function announcedIn(texts: readonly string[], words: TalkWords): Candidate[] {
  return words.tells.flatMap(({ pattern, isWeak }) =>
    texts.flatMap((text, index) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const found = nameAt(text, match.index + match[0].length, words);
        const end = index === texts.length - 1 ? (found?.end ?? 0) : 0;
        const score = isWeak ? ANNOUNCED_WEAKLY : ANNOUNCED;
        return found ? [{ title: found.title, end, score }] : [];
      }),
    ),
  );
}

/** The name of a dish from a place on: up to a sign, or to a word that no name goes on with but 'with' and the like. */
function nameAt(text: string, from: number, words: TalkWords): FoundTitle | null {
  const start = startOfName(text, from, words);
  let end = start;
  let count = 0;
  let linked = 0;
  for (const match of text.slice(start).matchAll(WORD)) {
    const [all, gap = '', word = ''] = match;
    if (match.index !== end - start || count === MOST_WORDS || (count > 0 && gap === '')) break;
    const folded = fold(word);
    const link = count > 0 ? linkLength(text.slice(end), words) : 0;
    if (end < linked) {
      end += all.length;
      continue;
    }
    linked = end + link;
    const isPair = count > 0 && isPairedFood(text.slice(end), words);
    if (
      (link === 0 && !isPair && (words.is('ends', folded) || words.is('ends', foldWords(word)))) ||
      (count > 0 && link === 0 && (words.is('the', folded) || words.is('doers', folded))) ||
      (count > 0 && words.isVerb(folded) && !isNamedOrCooked(folded, words))
    )
      break;
    end += all.length;
    count += 1;
  }
  const name = text.slice(start, end).replace(ENDS_WITH_LINK, '').replace(PARTICLE, '');
  return isCandidate(name.trim()) ? { title: cleanTitle(name), end: start + name.length } : null;
}

/** Behind 'the', 'my' and the like. */
function startOfName(text: string, from: number, words: TalkWords): number {
  const start = from + (ARTICLES.exec(text.slice(from))?.[0].length ?? 0);
  const [, own = ''] = /^(\s?\p{L}+\s)\p{L}/u.exec(text.slice(start, start + 40)) ?? [];
  return own !== '' && words.is('the', fold(own.trim())) ? start + own.length : start;
}

/** How long ' with' and the like is, in the language of the text: 'du' is none in German. */
function linkLength(behind: string, words: TalkWords): number {
  const [link = ''] = LINKS.exec(behind) ?? [];
  const [first = ''] = fold(link).match(/\p{L}+/gu) ?? [];
  const isOne = ['of', 'joins', 'ends'].some((list) => words.is(list as 'of' | 'joins' | 'ends', first));
  return isOne && !words.is('doers', first) ? link.length : 0;
}

/** 'and' with a food behind it, where the name of a dish may go on: 'pasta e ceci', 'mac and cheese'. */
function isPairedFood(behind: string, words: TalkWords): boolean {
  const [, and = '', next = ''] = /^\s(\p{L}+)\s(\p{L}+)/u.exec(behind) ?? [];
  return words.is('and', fold(and)) && words.isFood(fold(next)) && !words.isVerb(fold(next));
}

const WORD = /(\s*)([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/gu;
const ARTICLES = new RegExp(
  String.raw`^\s*(?:(?:${anyOf('articles')}|the|der|die|das|den|dem|le|la|les|l['’]|el|los|las|il|lo|i|gli|de|het|o|a|os|as|that|this|those|these)(?:\s|(?<=['’])))*`,
  'iu',
);
/** 'lemon rice na' */
const PARTICLE = /\s\p{Ll}{1,2}$/u;
const LEAD = new RegExp(
  String.raw`^(?:(?:${anyOf('leadIn', 'then', 'goesOn')}|so|also|alors|bueno|pues|allora|okej|ok|så|hej|hi)[\s,:]{1,2})*`,
  'iu',
);
