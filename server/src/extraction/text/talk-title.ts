import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { sentences } from '../lines/sentences.ts';
import { cleanTitle, isCandidate, isGreeting } from './title.ts';
import { talkWordsOf, type TalkWords } from './talk-words.ts';

/** A name that was found, and where in the last sentence it ends; 0 where it is none of it. */
export interface FoundTitle {
  title: string;
  end: number;
}

const MOST_WORDS = 7;

/**
 * What somebody says that they make, in the sentences up to the one with the first amount: behind 'how I make my', or at the very
 * start. `until` is where in the last of them the first amount stands.
 */
export function toldTitle(said: readonly string[], until: number, words: TalkWords): FoundTitle {
  const texts = said.map((text, index) => (index === said.length - 1 ? text.slice(0, until) : text));
  const announced = announcedIn(texts, words.tells, words);
  const dish =
    announced && isOfFood(announced.title, words) ? announced : (dishIn(texts, words) ?? announced);
  if (dish) return dish;
  const [first = ''] = texts;
  const lead = LEAD.exec(first)?.[0].length ?? 0;
  const found = nameAt(first, lead, words);
  const isAll = found && words.is('ends', fold(/^\s?(\p{L}+)/u.exec(first.slice(found.end))?.[1] ?? ''));
  return found && isAll ? { ...found, end: texts.length === 1 ? found.end : 0 } : { title: '', end: 0 };
}

/** The dish that somebody says, anywhere in a text, to make: 'you asked for the veggie nuggets'; empty where nobody does. */
export function spokenTitle(text: string): string {
  const words = talkWordsOf(text);
  const said = text.split('\n').flatMap(sentences).slice(0, MOST_SENTENCES);
  // The last one, 'for', says it only where nothing was listed before.
  return announcedIn(said, words.tells.slice(0, -1), words)?.title ?? '';
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

function isOfFood(title: string, words: TalkWords): boolean {
  return wordsOf(title).some(({ folded }) => words.isDish(folded) || words.isFood(folded));
}

interface Word {
  folded: string;
  start: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index: start }) => ({
    folded: fold(word),
    start,
    end: start + word.length,
  }));
}

/** The first dish that the sentences name, with the words that belong to it: 'my mother's lamb stew with barley'. */
function dishIn(texts: readonly string[], words: TalkWords): FoundTitle | null {
  for (const [index, text] of texts.entries()) {
    const said = wordsOf(text);
    for (const [at, word] of said.entries()) {
      if (!words.isDish(word.folded)) continue;
      const found = nameAround(text, said, at, words);
      if (found) return { ...found, end: index === texts.length - 1 ? found.end : 0 };
    }
  }
  return null;
}

const MOST_BEFORE = 3;

function nameAround(text: string, said: readonly Word[], at: number, words: TalkWords): FoundTitle | null {
  let first = at;
  while (first > 0 && at - first < MOST_BEFORE && isPartOfName(text, said[first - 1]!, said[first]!, words))
    first -= 1;
  const linked = linkedBehind(text, said[at]!.end, words);
  const name = text.slice(said[first]!.start, linked);
  return isCandidate(name) || name.length >= SHORTEST_DISH ? { title: cleanTitle(name), end: linked } : null;
}

const SHORTEST_DISH = 3;

/** 'lamb' in 'lamb stew', neither 'the' nor 'makes', nor what another sign parts from it. */
function isPartOfName(text: string, word: Word, next: Word, words: TalkWords): boolean {
  if (next.start - word.end !== 1 || words.isFoodFirst) return false;
  const { folded } = word;
  if (words.is('ends', folded) || words.is('the', folded) || words.is('tellers', folded)) return false;
  return (
    text[word.end] === ' ' &&
    !words.is('of', folded) &&
    (words.isFood(folded) || !words.isVerb(folded)) &&
    !LEAD_WORD.test(folded)
  );
}

/** Where the name ends: behind 'with noodles' and the like, and in some languages behind what describes the dish. */
function linkedBehind(text: string, from: number, words: TalkWords): number {
  let end = from;
  for (let count = 0; count < 2; count += 1) {
    const isPair = isPairedFood(text.slice(end), words);
    const link = (isPair ? /^\s\p{L}+/u : LINKS).exec(text.slice(end))?.[0].length ?? 0;
    const [next, behind] = wordsOf(text.slice(end + link, end + link + 60));
    const isNext = next?.start === (link > 0 ? 1 : words.isFoodFirst ? 1 : -1);
    if (!next || !isNext || words.is('ends', next.folded) || words.is('of', next.folded)) break;
    if (words.is('the', next.folded)) {
      if (!behind || behind.start !== next.end + 1) break;
      end += link + behind.end;
      continue;
    }
    const isVerb = words.isVerb(next.folded) && !words.isFood(next.folded);
    if (isVerb || LEAD_WORD.test(next.folded) || (link === 0 && !canDescribe(next.folded, words))) break;
    end += link + next.end;
  }
  return end;
}

/** 'rojo' in 'arroz rojo' */
function canDescribe(folded: string, words: TalkWords): boolean {
  return words.isFood(folded) || words.isQuality(folded);
}

const LEAD_WORD = new RegExp(`^(?:${anyOf('leadIn', 'then', 'goesOn', 'fillers')})$`, 'iu');

function announcedIn(
  texts: readonly string[],
  tells: readonly RegExp[],
  words: TalkWords,
): FoundTitle | null {
  for (const tell of tells)
    for (const [index, text] of texts.entries())
      for (const match of text.matchAll(tell)) {
        const found = nameAt(text, match.index + match[0].length, words);
        if (found) return { ...found, end: index === texts.length - 1 ? found.end : 0 };
      }
  return null;
}

/** The name of a dish from a place on: up to a sign, or to a word that no name goes on with but 'with' and the like. */
function nameAt(text: string, from: number, words: TalkWords): FoundTitle | null {
  const start = from + (ARTICLES.exec(text.slice(from))?.[0].length ?? 0);
  let end = start;
  let count = 0;
  let linked = 0;
  for (const match of text.slice(start).matchAll(WORD)) {
    const [all, gap = '', word = ''] = match;
    if (match.index !== end - start || count === MOST_WORDS || (count > 0 && gap === '')) break;
    const folded = fold(word);
    const link = count > 0 ? (LINKS.exec(text.slice(end))?.[0].length ?? 0) : 0;
    if (end < linked) {
      end += all.length;
      continue;
    }
    linked = end + link;
    const isPair = count > 0 && isPairedFood(text.slice(end), words);
    if (
      (link === 0 && !isPair && words.is('ends', folded)) ||
      (count > 0 && !words.isFood(folded) && words.isVerb(folded))
    )
      break;
    end += all.length;
    count += 1;
  }
  const name = text.slice(start, end).replace(ENDS_WITH_LINK, '').trim();
  return isCandidate(name) ? { title: cleanTitle(name), end } : null;
}

/** 'and' with a food behind it, where the name of a dish may go on: 'pasta e ceci', 'mac and cheese'. */
function isPairedFood(behind: string, words: TalkWords): boolean {
  const [, and = '', next = ''] = /^\s(\p{L}+)\s(\p{L}+)/u.exec(behind) ?? [];
  return words.is('and', fold(and)) && words.isFood(fold(next)) && !words.isVerb(fold(next));
}

const WORD = /(\s*)([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/gu;
const LINK = `(?:${anyOf('of')}|wie bei|with|mit|con|com|met|med|in|au|aux|à la|à|al|alla|allo|ai|van|della|delle|del|dei|da|do|z|ze)`;
/** 'soup with noodles' goes on where a name follows. */
const LINKS = new RegExp(String.raw`^\s${LINK}(?=\s\p{L})`, 'iu');
const ENDS_WITH_LINK = new RegExp(String.raw`(?:\s${LINK})+$`, 'iu');
const ARTICLES = new RegExp(
  String.raw`^\s*(?:(?:${anyOf('articles')}|the|der|die|das|den|dem|le|la|les|l['’]|el|los|las|il|lo|i|gli|de|het|o|a|os|as|that|this|those|these)(?:\s|(?<=['’])))*`,
  'iu',
);
const LEAD = new RegExp(
  String.raw`^(?:(?:${anyOf('leadIn', 'then', 'goesOn')}|so|also|alors|bueno|pues|allora|okej|ok|så|hej|hi)[\s,:]{1,2})*`,
  'iu',
);
