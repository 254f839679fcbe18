import { fold, foldWords } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { sentences } from '../lines/sentences.ts';
import { cleanTitle, isCandidate, isGreeting } from './title.ts';
import { ENDS_WITH_LINK, isNamedOrCooked, LINKS, worthOf } from './talk-name-worth.ts';
import { talkWordsOf, type TalkWords } from './talk-words.ts';

const MOST_WORDS = 7;

/** The dish that somebody says, anywhere in a text, to make: 'you asked for the veggie nuggets'; empty where nobody does. */
export function spokenTitle(text: string): string {
  const words = talkWordsOf(text);
  const said = text.split('\n').flatMap(sentences).slice(0, MOST_SENTENCES);
  const [best] = announcedIn(said, words)
    .map((title) => ({ title, score: worthOf(title, words) }))
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

/** The names behind what surely announces one. */
function announcedIn(texts: readonly string[], words: TalkWords): string[] {
  return words.tells
    .filter(({ isWeak }) => !isWeak)
    .flatMap(({ pattern }) =>
      texts.flatMap((text) =>
        [...text.matchAll(pattern)].flatMap(
          (match) => nameAt(text, match.index + match[0].length, words) ?? [],
        ),
      ),
    );
}

/** The name of a dish from a place on: up to a sign, or to a word that no name goes on with but 'with' and the like. */
function nameAt(text: string, from: number, words: TalkWords): string | null {
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
  return isCandidate(name.trim()) ? cleanTitle(name) : null;
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
