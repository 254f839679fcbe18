import { anyOf } from '../language/lexicon.ts';
import type { SpokenSentence } from './spoken-sentence.ts';

// What people say of a food behind its name: how it is cut, how warm it is, how much it weighs.

/** Where a name ends with how it is cut: 'a cubetti'; not where it is cut only here: 'coupez deux courgettes en dés'. */
export function endWithCut(sentence: SpokenSentence, start: number, end: number): number {
  const rest = sentence.text.slice(end, end + LONGEST);
  const cut = CUT_BEHIND.exec(rest)?.[0] ?? '';
  const behind = sentence.words.behind.exec(rest)?.[0] ?? '';
  const longest = behind.length > cut.length ? behind : cut;
  return isCutHere(sentence, start) ? end + (PREPARED.exec(longest)?.[0].length ?? 0) : end + longest.length;
}

/** 'chop two onions', in the words just before; the 'chopped' of another food is no cutting. */
function isCutHere(sentence: SpokenSentence, start: number): boolean {
  const index = sentence.indexAt(start);
  return sentence.tokens
    .slice(Math.max(0, index - CLAUSE), index)
    .some((word) => sentence.is('cuts', word) && !PARTICIPLE.test(word.folded));
}

const CLAUSE = 10;
const LONGEST = 60;
const PARTICIPLE = /(?:ped|ced|ed)$/;
const PREPARED = new RegExp(String.raw`^(?:\s${anyOf('prepared')}(?!\p{L}))?(?:\sfinemente)?`, 'iu');
const CUT_BEHIND = new RegExp(String.raw`${PREPARED.source}(?:\s${anyOf('cutInto')}(?!\p{L}))?`, 'iu');

/** ' (about 400 g)' */
const WEIGHT = /^\s\((?:\p{L}{1,12}\.?\s)?[\d½¼¾⅓⅔][^()]{0,30}\)/u;

/** Where a line ends with its remarks: '(about 400 g)', ', diced', ', warmed but not hot'. */
export function endWithRemark(sentence: SpokenSentence, end: number): number {
  const behind = end + (WEIGHT.exec(sentence.text.slice(end, end + LONGEST))?.[0].length ?? 0);
  return behind + remarkAt(sentence, behind);
}

const MOST_WORDS = 6;

/** How long a remark behind a comma is: words that say how a food is, up to the next sign or to what is done with it. */
function remarkAt(sentence: SpokenSentence, place: number): number {
  const { text } = sentence;
  if (!/^,\s\p{L}/u.test(text.slice(place, place + 3))) return 0;
  const first = sentence.indexAt(place + 1);
  let last = -1;
  for (let at = first; at < first + MOST_WORDS; at += 1) {
    const word = sentence.tokens[at];
    if (!word || (at > first && word.isBehindSign)) break;
    if (saysHow(sentence, at)) last = at;
    else if (!isJoint(sentence, at, last)) break;
  }
  return last < 0 ? 0 : sentence.tokens[last]!.end - place;
}

function saysHow(sentence: SpokenSentence, at: number): boolean {
  const word = sentence.tokens[at]!;
  return sentence.isDescribing(word) && !sentence.words.isOrder(word.folded);
}

/** 'but not' between 'warmed' and 'hot', 'finely' before 'chopped' */
function isJoint(sentence: SpokenSentence, at: number, last: number): boolean {
  const next = [at + 1, at + 2].some(
    (index) => sentence.tokens[index] && !sentence.tokens[index].isBehindSign && saysHow(sentence, index),
  );
  if (last < 0) return next && sentence.isAdverb(sentence.tokens[at]!);
  return next && !sentence.is('and', sentence.tokens[at]) && sentence.tokens[at]!.text.length <= 5;
}
