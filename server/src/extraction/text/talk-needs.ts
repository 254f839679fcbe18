import { fold } from '@larder/shared/language/fold';
import type { Said } from './talk-method.ts';
import type { TalkWords } from './talk-words.ts';

// What somebody says to be needed before they say what to do with it: no step of the method.

/** Of each sentence of a method, whether it says only what is needed: those at its start, where something is done behind them. */
export function needsIn(spoken: readonly Said[], words: TalkWords): boolean[] {
  const needed = spoken.map((said) => isNeeds(said, words));
  const end = needed.indexOf(false);
  return needed.map((is, index) => is && end > 0 && index < end);
}

const FEW_WORDS = 12;

function isNeeds({ text, things, isCooking, verbs, isDictated }: Said, words: TalkWords): boolean {
  const [first] = things;
  if (!first) return false;
  const before = text.slice(0, first.start);
  const isSaid = words.needs.test(before) && (before.match(/\p{L}+/gu) ?? []).length <= FEW_WORDS;
  if (isDictated) return isSaid || isListed(text, things, words);
  return isSaid && !isCooking && (things.length > 1 || verbs.length < 2);
}

const FEWEST_LISTED = 3;

/** Three amounts and more in a row, between which nothing is done. */
function isListed(text: string, things: Said['things'], words: TalkWords): boolean {
  return (
    runOf(text, things, words) >= FEWEST_LISTED && !doesSomething(text.slice(0, things[0]!.start), words)
  );
}

/** How many of the things follow each other, from the first on. */
function runOf(text: string, things: Said['things'], words: TalkWords): number {
  const next = things.findIndex(
    ({ start }, index) => index > 0 && doesSomething(text.slice(things[index - 1]!.end, start), words),
  );
  return next < 0 ? things.length : next;
}

function doesSomething(text: string, words: TalkWords): boolean {
  return (fold(text).match(/\p{L}+/gu) ?? []).some((word) => words.isVerb(word));
}

/** Where in a dictation the method begins behind what is needed: at its verb, or at who does it. */
export function endOfNeeds({ text, things }: Said, words: TalkWords): number {
  const from = things[Math.max(0, runOf(text, things, words) - 1)]?.end ?? 0;
  const tokens = [...text.matchAll(/\p{L}+/gu)]
    .map(({ 0: word, index }) => ({ word: fold(word), index }))
    .filter(({ index }) => index >= from);
  const verb = tokens.findIndex(({ word }) => words.isVerb(word) || words.isKitchenVerb(word));
  if (verb < 0) return text.length;
  return tokens[verb > 0 && words.is('doers', tokens[verb - 1]!.word) ? verb - 1 : verb]!.index;
}
