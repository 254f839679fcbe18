import { fold, foldWords } from '@larder/shared/language/fold';
import type { Difficulty } from '@larder/shared/recipe/messages';
import { splitLongLine } from '@larder/shared/recipe-text/cut-text';
import { stripListMarkers } from '@larder/shared/recipe-text/list-text';
import { wordsOf } from '../language/lexicon.ts';
import { matchLabelledDifficulty } from '../lines/difficulty.ts';
import { servingsIn } from '../lines/servings.ts';
import { timesIn } from '../lines/times.ts';

// What a text says and the recipe that was read from it does not.

/** What was read of a recipe. */
export interface ReadRecipe {
  title: string;
  description: string;
  ingredients: string[];
  instructions: string[];
  servings: number | null;
  prepTime: number | null;
  cookTime: number | null;
  difficulty: Difficulty;
}

interface Word {
  /** Its place among the words of its line. */
  index: number;
  /** Folded. */
  text: string;
  start: number;
  end: number;
  /** It stands in the recipe, with the words around it. */
  isIn: boolean;
  /** It is listed as left out. */
  isOut: boolean;
}

/**
 * The lines of a text that do not stand in the recipe that was read from it, as they were written and in their order; of a
 * line that was used in part, the parts that were not. Only letters and digits are compared. A line that says no more than a
 * number of the recipe ('Serves 4') stands in it. Linear in the length of the text.
 */
export function linesLeftOut(text: string, recipe: ReadRecipe): string[] {
  const phrases = phrasesOf(recipe);
  const isTold = (said: string) => isFactOf(recipe, fold(said));
  return text
    .split('\n')
    .flatMap((line) => partsLeftOut(line.trim(), phrases, isTold))
    .flatMap(splitLongLine);
}

/** Three words in a row are found nowhere by chance; fewer only count where they stand alone. */
const PHRASE = 3;

/** What stands in the recipe: every three words in a row, and lines and clauses that have fewer. */
function phrasesOf({ title, description, ingredients, instructions }: ReadRecipe): ReadonlySet<string> {
  const phrases = new Set<string>();
  for (const line of [title, ...description.split('\n'), ...ingredients, ...instructions]) {
    const words = wordsIn(line);
    for (let at = 0; at + PHRASE <= words.length; at += 1) phrases.add(phrase(words, at, PHRASE));
    for (const part of [words, ...split(words, line, CLAUSE_END)])
      if (part.length < PHRASE) phrases.add(phrase(part, 0, PHRASE));
  }
  return phrases;
}

function wordsIn(line: string): Word[] {
  return [...line.matchAll(/\p{N}+|\p{L}[\p{L}\p{M}]*/gu)].map(({ 0: word, index: start }, index) => ({
    index,
    text: fold(word),
    start,
    end: start + word.length,
    isIn: false,
    isOut: false,
  }));
}

function phrase(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');
}

/** In how many words a fact is said: 'Serves 4 people', 'Temps de cuisson : 1 h 20 min'. */
const MOST = {
  servings: { words: 3, numbers: 1 },
  prepTime: { words: 7, numbers: 2 },
  cookTime: { words: 7, numbers: 2 },
};
const FACTS = ['servings', 'prepTime', 'cookTime'] as const;
const MOST_WORDS = 17;

type IsTold = (said: string) => boolean;

function partsLeftOut(line: string, phrases: ReadonlySet<string>, isTold: IsTold): string[] {
  const words = wordsIn(line);
  if (words.length === 0) return line === '' ? [] : [line];
  markThoseIn(words, line, phrases);
  const missing = split(words, line, PART_END)
    .filter((part) => part.some(({ isIn }) => !isIn) && !isShortFact(part, line, isTold))
    .flatMap((part) => split(part, line, CLAUSE_END))
    .flatMap((clause) => (isMissing(clause) ? clause : clause.filter(({ isIn }) => !isIn)));
  for (const word of missing) word.isOut = true;
  return words.every(({ isOut }) => isOut) ? [line] : stretches(words, line);
}

function isShortFact(part: readonly Word[], line: string, isTold: IsTold): boolean {
  return part.length <= MOST_WORDS && isTold(line.slice(part[0]?.start, part.at(-1)?.end));
}

function isMissing(words: readonly Word[]): boolean {
  return words.filter(({ isIn }) => isIn).length * 2 < words.length;
}

function markThoseIn(words: readonly Word[], line: string, phrases: ReadonlySet<string>): void {
  // The mark of a list is no part of its items.
  const marked = line.length - stripListMarkers(line).length;
  for (const [at, word] of words.entries()) {
    word.isIn ||= word.end <= marked;
    for (let length = 1; length <= PHRASE; length += 1)
      if (phrases.has(phrase(words, at, length)))
        for (const each of words.slice(at, at + length)) each.isIn = true;
  }
}

/** Blanks, apostrophes, hyphens and points within words and numbers, and the signs of amounts. */
const JOINT = /^(?:[\s°%"“”]+|\S{1,2})$/u;
const CLAUSE_END = /\S/u;
/** A label and what it says are one part: 'Cook time: 20 min'. */
const PART_END = /[^\s:：=–—-]/u;

/** The words between the signs that part them. */
function split(words: readonly Word[], line: string, at: RegExp): Word[][] {
  const parts: Word[][] = [];
  let end = 0;
  for (const word of words) {
    const between = line.slice(end, word.start);
    const isJoint =
      JOINT.test(between) || (/^\.\s+$/.test(between) && /^\p{Ll}/u.test(line.slice(word.start, word.end)));
    if (parts.length === 0 || (!isJoint && at.test(between))) parts.push([]);
    parts.at(-1)?.push(word);
    end = word.end;
  }
  return parts;
}

const AND = wordsOf('and');

/** What was left out of a line, with the signs around it. A number alone counted steps, an 'and' stood between items. */
function stretches(words: readonly Word[], line: string): string[] {
  const runs: Word[][] = [[]];
  for (const word of words)
    if (word.isOut) runs.at(-1)?.push(word);
    else runs.push([]);
  return runs
    .filter((run) => run.some(({ text }) => /\p{L}/u.test(text) && !AND.has(text)))
    .map((run) => run.slice(run.findIndex(isNoAnd), run.findLastIndex(isNoAnd) + 1))
    .map((run) => withSigns(run, words, line));
}

function isNoAnd({ text }: Word): boolean {
  return !AND.has(text);
}

/** The words as they were written, with the signs that touch them, and with all where the line begins or ends. */
function withSigns(run: readonly Word[], words: readonly Word[], line: string): string {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return '';
  const [previous, next] = [words[first.index - 1], words[last.index + 1]];
  const before = previous
    ? line
        .slice(previous.end, first.start)
        .split(/[\s,;]/u)
        .at(-1)
    : line.slice(0, first.start);
  const behind = next ? line.slice(last.end, next.start).split(/[\s,;]/u)[0] : line.slice(last.end);
  return `${before ?? ''}${line.slice(first.start, last.end)}${behind ?? ''}`;
}

/** True for what says no more than the servings, times or difficulty of the recipe. */
function isFactOf(recipe: ReadRecipe, said: string): boolean {
  const level = matchLabelledDifficulty(foldWords(said));
  if (level) return level.rest === '' && level.difficulty === recipe.difficulty;
  const { prepTime, cookTime } = timesIn(said, []);
  // 'Prep time: 20 min' alone is read as the whole time, too.
  const facts = { prepTime, cookTime: cookTime === prepTime ? null : cookTime, servings: servingsIn(said) };
  const told = FACTS.filter((name) => facts[name] !== null);
  const words = wordsIn(said);
  const numbers = words.filter(({ text }) => /\d/.test(text)).length;
  const most = (of: 'words' | 'numbers') => told.reduce((sum, name) => sum + MOST[name][of], 0);
  return (
    told.every((name) => facts[name] === recipe[name]) &&
    words.length <= most('words') &&
    numbers <= most('numbers')
  );
}
