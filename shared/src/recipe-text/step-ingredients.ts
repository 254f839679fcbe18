import { fold } from '../language/fold.ts';
import { wordsOf } from '../language/patterns.ts';
import { anyFolded, stepWordsOf } from '../language/step-patterns.ts';
import { findAmounts } from './amounts.ts';
import type { FoodReader } from './food-reader.ts';
import { headerText, isHeader } from './sections.ts';
import { isUnitWord } from './units.ts';
import type { Place } from './line-reading.ts';

/** A line of a recipe with the heading that it stands under. */
export interface LineInSection {
  /** Its place in the list it came from, headings counted. */
  index: number;
  text: string;
  section: string | null;
}

/** The lines of a list without its headings, each with the heading it stands under. */
export function linesInSections(lines: readonly string[]): LineInSection[] {
  let section: string | null = null;
  return lines.flatMap((text, index) => {
    const header = headerText(text);
    if (header === null) return [{ index, text, section }];
    section = header;
    return [];
  });
}

/** A word of a text, folded, and how many letters it has to share to be the same word. */
interface Token {
  word: string;
  start: number;
  /** As it is written. */
  length: number;
  /** The food that the word names, where that is known. */
  food: string | undefined;
}

type Word = Pick<Token, 'word' | 'food'>;

/** What an ingredient line is called. */
interface Name {
  line: LineInSection;
  words: Word[];
  /** The words that tell it from others: without 'fresh', 'large', 'red'. */
  telling: Word[];
  /** The noun: of 'chicken stock' the stock, of 'huile d'olive' the oil. */
  head: Word | undefined;
}

/** Words that describe a thing or count its parts, and do not name it. */
const WEAK = foldedSet(stepWordsOf('describing', 'portions'));
const STOP = foldedSet(wordsOf('little', 'articles', 'and', 'or', 'of', 'with', 'at', 'from'));
/** What follows these describes the thing, and does not name it: 'oil of olives', 'huile d'olive'. */
const CONNECTOR = foldedSet(wordsOf('of', 'with', 'at'));
const ALL_INGREDIENTS = new RegExp(
  String.raw`(?<!\p{L})${anyFolded(stepWordsOf('all'))}\s(?:\p{L}{1,12}\s){0,3}?${anyFolded(stepWordsOf('ingredient'))}`,
  'u',
);
/** From here on a line tells how a thing is prepared, or what for. */
const ASIDE = /[,;:([{–—]|\s-\s/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]+/gu;

/**
 * The ingredient lines that a step needs: those whose name the step says ('the onions' means '2 large onions, sliced'), the one
 * that fits best where several share a word ('chicken stock' and 'chicken'), of two alike the one under the step's own heading;
 * all of that heading for 'all the ingredients'. A guess for the cook's convenience, in the order of the ingredients.
 *
 * @param reader tells what the lines are of; without one they are known by all their words but amounts and asides.
 */
export function ingredientsOfStep(
  step: Pick<LineInSection, 'text' | 'section'>,
  ingredients: readonly LineInSection[],
  reader?: FoodReader,
): LineInSection[] {
  if (ALL_INGREDIENTS.test(fold(step.text))) return ofSameSection(step.section, ingredients);
  const meant = new Set(namingWords(step, ingredients, reader).flatMap(({ lines }) => lines));
  const glyphs = new Set(step.text.match(CJK)?.join(' ') ?? '');
  return ingredients.filter((line) => meant.has(line) || (glyphs.size > 0 && isWrittenIn(step.text, line)));
}

/** A word of a step that names ingredients, with their lines. */
export interface NamingWord extends Place {
  lines: LineInSection[];
}

/** The words of a step that name ingredients, in order of the text. See `ingredientsOfStep`. */
export function namingWords(
  { text, section }: Pick<LineInSection, 'text' | 'section'>,
  ingredients: readonly LineInSection[],
  reader?: FoodReader,
): NamingWord[] {
  const tokens = tokensOf(text, reader);
  const names = namesOfAll(ingredients, reader);
  return tokens.flatMap((token, position) => {
    if (STOP.has(token.word)) return [];
    const fits = names
      .filter(({ words }) => words.some((word) => isSame(word, token)))
      .map((name) => ({ name, ...fitOf(name, tokens, position) }))
      .filter(({ isTelling }) => isTelling);
    const lines = [...new Set(bestOf(fits, section).map(({ name }) => name.line))];
    const { start, length } = token;
    return lines.length > 0 ? [{ start, end: start + length, lines }] : [];
  });
}

/** The words of a text that name ingredients ('garlic' of '3 cloves garlic'), as they are written and in order. */
export function namedIn(text: string, ingredients: readonly LineInSection[]): string[] {
  const names = ingredients.flatMap((line) => namesOf(line));
  const isNoun = (token: Token) =>
    !STOP.has(token.word) &&
    names.some(({ telling, head }) =>
      [head ?? telling.at(-1), telling[0]].some((word) => word !== undefined && isSame(word, token)),
    );
  return tokensOf(text)
    .filter(isNoun)
    .map(({ start, length }) => text.slice(start, start + length));
}

interface Fit {
  name: Name;
  /** How many words of the name stand together here. */
  strength: number;
  hasHead: boolean;
  isTelling: boolean;
}

/** How well a name fits the words of a step around one of them. */
function fitOf(name: Name, tokens: readonly Token[], position: number): Omit<Fit, 'name'> {
  const run = new Set<Word>();
  for (const direction of [-1, 1]) {
    for (let at = direction < 0 ? position : position + 1; ; at += direction) {
      const token = tokens[at];
      const word = token && name.words.find((own) => isSame(own, token));
      if (word !== undefined) run.add(word);
      else if (!token || !STOP.has(token.word) || Math.abs(at - position) > 4) break;
    }
  }
  return {
    strength: run.size,
    hasHead: name.head !== undefined && run.has(name.head),
    isTelling: name.telling.some((word) => run.has(word)),
  };
}

function bestOf(fits: readonly Fit[], section: string | null): Fit[] {
  const rank = ({ name, strength, hasHead }: Fit) =>
    strength * 4 + (hasHead ? 2 : 0) + (isSameSection(name.line.section, section) ? 1 : 0);
  const best = Math.max(...fits.map(rank));
  return fits.filter((fit) => rank(fit) === best);
}

function ofSameSection(section: string | null, ingredients: readonly LineInSection[]): LineInSection[] {
  const own = ingredients.filter((line) => isSameSection(line.section, section));
  return own.length > 0 ? own : [...ingredients];
}

/** 'For the sauce' and 'Sauce' are the same heading. */
function isSameSection(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  const words = tokensOf(other).filter(({ word }) => !STOP.has(word));
  return tokensOf(one).some(({ word }) => !STOP.has(word) && words.some((own) => isSameWord(own.word, word)));
}

const known = new WeakMap<FoodReader, WeakMap<readonly LineInSection[], Name[]>>();

/** What the lines of a recipe are called: with a reader they are asked once for all its steps. */
function namesOfAll(ingredients: readonly LineInSection[], reader: FoodReader | undefined): Name[] {
  const read = reader && known.get(reader);
  const names = read?.get(ingredients) ?? ingredients.flatMap((line) => namesOf(line, reader));
  if (reader)
    known.set(reader, (read ?? new WeakMap<readonly LineInSection[], Name[]>()).set(ingredients, names));
  return names;
}

/** What a line is called: its food and what may be used instead, where a reader knows; else its words without amounts and asides. */
function namesOf(line: LineInSection, reader?: FoodReader): Name[] {
  const foods = isHeader(line.text) ? [] : (reader?.foodsOf(line.text) ?? []);
  return (foods.length > 0 ? foods : [beforeAside(line.text)]).map((text) => nameOf(line, text, reader));
}

function beforeAside(text: string): string {
  const [main = ''] = withoutAmounts(text)
    .replace(/\([^()]*\)/gu, ' ')
    .trim()
    .replace(/^[,;:–—-]+/u, '')
    .split(ASIDE);
  return main;
}

/** The words of a name: without units and small words. */
function nameOf(line: LineInSection, text: string, reader: FoodReader | undefined): Name {
  const all = tokensOf(text, reader);
  const words = all.filter(
    ({ word }, index) =>
      !STOP.has(word) && !isUnitWord(word) && all.findIndex((other) => other.word === word) === index,
  );
  const strong = words.filter(({ word }) => !isWeak(word));
  const telling = strong.length > 0 ? strong : words;
  return { line, words, telling, head: headOf(all, telling) };
}

function headOf(all: readonly Word[], telling: readonly Word[]): Word | undefined {
  const first = all.findIndex((word) => telling.includes(word));
  const connector = all.findIndex(({ word }, index) => index > first && CONNECTOR.has(word));
  const main = connector < 0 ? all : all.slice(0, connector);
  return main.findLast((word) => telling.includes(word));
}

function withoutAmounts(text: string): string {
  if (isHeader(text)) return '';
  let rest = '';
  let position = 0;
  for (const { start, end, unit } of findAmounts(text)) {
    rest += `${text.slice(position, start)} `;
    position = Math.max(unit?.end ?? end, end);
  }
  return rest + text.slice(position);
}

function isWrittenIn(step: string, line: LineInSection): boolean {
  const words = withoutAmounts(line.text).match(CJK) ?? [];
  return words.some((word) => (word.length > 1 || /\p{Script=Han}/u.test(word)) && step.includes(word));
}

function tokensOf(text: string, reader?: FoodReader): Token[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: fold(match[0]),
    start: match.index,
    length: match[0].length,
    food: reader?.foodOf(match[0]),
  }));
}

function foldedSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(fold));
}

function isWeak(word: string): boolean {
  return WEAK.has(word) || (word.endsWith('s') && WEAK.has(word.slice(0, -1)));
}

/** True for two words for one food, and for a word and its plural. */
function isSame(one: Word, other: Word): boolean {
  return (one.food !== undefined && one.food === other.food) || isSameWord(one.word, other.word);
}

const PLURAL = new Set(['s', 'es', 'n', 'en', 'e', 'er', 'ern', 'r', 'ar', 'or', 'x']);

/** True for a word and its plural, in the ways of several languages: onion(s), Zwiebel(n), pomodoro and pomodori. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 3 || short[0] !== long[0] || short[1] !== long[1]) return false;
  if (long.startsWith(short)) return PLURAL.has(long.slice(short.length));
  if (short.endsWith('y') && long === `${short.slice(0, -1)}ies`) return true;
  if (long.length !== short.length || short.length < 4) return false;
  return short.slice(0, -1) === long.slice(0, -1) && isVowel(short.at(-1)) && isVowel(long.at(-1));
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiouyаеиоуыя'.includes(letter);
}
