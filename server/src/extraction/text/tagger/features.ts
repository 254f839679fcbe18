import { fold } from '@larder/shared/language/fold';
import { wordsOf } from '../../language/lexicon.ts';
import { UNSPACED } from '../../language/notation.ts';
import { isMeasured } from '../../lines/amounts.ts';
import { namesFood } from '../../lines/food.ts';
import { isStrongIngredient, isWeakIngredient } from '../../lines/ingredients.ts';
import { beginsForThe } from '../../lines/sections.ts';
import { isStepLike, isTalk, startsWithVerb } from '../../lines/steps.ts';
import { isFact } from '../facts.ts';
import { headingOf } from '../headings.ts';
import { markOf, stripped } from '../line-markers.ts';
import { isHook, isPromo } from '../chatter.ts';
import type { Pieces, Stretch } from './pieces.ts';

/** Features are numbered by a hash of their names; number 0 is none. */
export const FEATURES = 1 << 14;

/** What is known of each token, in four bags of features that many tokens share: its word, its place, its clause, its line. */
export interface Features {
  bags: readonly (readonly number[])[];
  /** For each token, the four bags. */
  tokens: Int32Array;
}

export const BAGS = 4;

/** The features of a text's tokens, with what else is known of each. */
export function featuresOf(pieces: Pieces, hints?: readonly (readonly string[])[]): Features {
  const { text, tokens, clauses, lines, clauseOf, lineOf } = pieces;
  const table = new BagTable();
  const ofClause = clauses.map((clause) => clauseShape(text, clause));
  const ofLine = lineShapes(text, lines);
  const clauseBags = ofClause.map((_, at) =>
    table.add([...inClause(ofClause, at), ...around(text, clauses, at)]),
  );
  const lineBags = ofLine.map((_, at) => table.add(inLine(ofLine, at)));
  const none = table.add([]);
  const refs = new Int32Array(tokens.length * BAGS);
  const starts = firstTokens(lineOf, lines.length);
  const clauseStarts = firstTokens(clauseOf, clauses.length);
  for (const [index, token] of tokens.entries()) {
    const clause = clauseOf[index]!;
    const line = lineOf[index]!;
    const inLineAt = line < 0 ? 0 : index - starts[line]!;
    const inClauseAt = clause < 0 ? -1 : index - clauseStarts[clause]!;
    const isSpaced = token.start > 0 && text.charCodeAt(token.start - 1) === 32;
    refs[index * BAGS] = table.word(text.slice(token.start, token.end));
    refs[index * BAGS + 1] = table.add([
      `j${Math.min(inLineAt, 4)}`,
      `k${Math.min(inClauseAt, 3)}`,
      `sp${isSpaced ? 1 : 0}`,
      ...(hints?.[index] ?? []),
    ]);
    refs[index * BAGS + 2] = clause < 0 ? none : clauseBags[clause]!;
    refs[index * BAGS + 3] = line < 0 ? none : lineBags[line]!;
  }
  return { bags: table.bags, tokens: refs };
}

function firstTokens(owner: Int32Array, count: number): Int32Array {
  const first = new Int32Array(count).fill(-1);
  for (const [index, place] of owner.entries()) if (place >= 0 && first[place] === -1) first[place] = index;
  return first;
}

/** Bags of features, each once. */
class BagTable {
  readonly bags: number[][] = [];
  private readonly byName = new Map<string, number>();
  private readonly words = new Map<string, number>();

  add(names: readonly string[]): number {
    const name = names.join('\t');
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    this.bags.push(names.map(hash));
    this.byName.set(name, this.bags.length - 1);
    return this.bags.length - 1;
  }

  word(word: string): number {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    const added = this.add(wordFeatures(word));
    this.words.set(word, added);
    return added;
  }
}

/** FNV-1a. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  return ((value >>> 0) % (FEATURES - 1)) + 1;
}

const FRACTION = /^[¼½¾⅐-⅞]/;

/** What kind of sign a token begins with. */
function kindOf(token: string): string {
  const first = token[0] ?? '';
  if (first === '\n') return 'nl';
  if (/\d/.test(first)) return /^\d+$/.test(token) ? 'd' : 'df';
  if (FRACTION.test(token)) return 'df';
  if (/\p{L}/u.test(token)) {
    if (UNSPACED.test(token)) return 'cjk';
    const isUpper = token === token.toUpperCase() && token !== token.toLowerCase();
    if (isUpper) return token.length > 1 ? 'X' : 'Xx';
    return first === first.toUpperCase() && first !== first.toLowerCase() ? 'Xx' : 'x';
  }
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(token) ? 'emo' : `p${first}`;
}

/** The lists of words that tell what a word may be. */
const LISTS = (
  [
    ['unit', wordsOf('measures', 'units', 'lengths')],
    ['verb', wordsOf('kitchenVerbs')],
    ['do', wordsOf('verbs', 'everydayVerbs')],
    ['time', wordsOf('minutes', 'hours', 'days', 'timeWords')],
    ['some', wordsOf('pinches', 'seasonings', 'toTaste', 'some', 'someSizes', 'sizes')],
    ['count', wordsOf('countWords', 'oneOf', 'about', 'heaped', 'dozen')],
    ['link', wordsOf('and', 'or')],
    ['of', wordsOf('of', 'to', 'as')],
    ['art', wordsOf('articles')],
    ['prep', wordsOf('prepared', 'preparedStart', 'preparedHow')],
    ['ing', wordsOf('ingredients', 'youNeed')],
    ['how', wordsOf('instructions', 'howTo')],
    ['oth', wordsOf('other', 'otherSaid', 'notes', 'nutrients', 'calories')],
    ['serv', wordsOf('servings', 'portions', 'eaters', 'makes', 'pieces')],
    ['then', wordsOf('then')],
    ['rec', wordsOf('recipe')],
  ] as const
).map(
  ([name, words]) =>
    [name, new Set([...words].flatMap((word) => word.split(' ')).filter((word) => word !== ''))] as const,
);

const MAX_GRAMS = 8;

function wordFeatures(token: string): string[] {
  const kind = kindOf(token);
  const features = [`c=${kind}`];
  if (kind === 'd' || kind === 'df') {
    features.push(`dl=${Math.min(token.length, 5)}`, token.length < 4 ? `w=${token}` : 'dbig');
    if (token.includes(':')) features.push('clk');
    return features;
  }
  if (kind === 'emo' || kind.startsWith('p') || kind === 'nl') return [...features, `w=${token}`];
  const lower = token.toLowerCase();
  const folded = fold(token);
  features.push(`w=${lower}`, `wl=${Math.min(lower.length, 8)}`);
  if (lower.length > 2) {
    features.push(`p=${lower.slice(0, 3)}`, `s=${lower.slice(-3)}`, `s2=${lower.slice(-2)}`);
    const framed = `^${lower}$`;
    for (let at = 0; at <= framed.length - 4 && at < MAX_GRAMS; at++)
      features.push(`g=${framed.slice(at, at + 4)}`);
  }
  for (const [name, words] of LISTS) if (words.has(folded)) features.push(`l=${name}`);
  if (namesFood(lower)) features.push('l=food');
  return features;
}

/** What is seen of a clause or line as a whole. */
interface Shape {
  first: string;
  last: string;
  size: string;
  digits: number;
  isUpper: boolean;
  says: readonly string[];
}

function shapeOf(text: string, sizes: number): Omit<Shape, 'says'> {
  const words = text.match(/[\p{L}\p{M}]+|\d+(?:[.,/]\d+)*|[^\s\p{L}\p{M}\d]/gu) ?? [];
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const count = words.length;
  return {
    first: kindOf(words[0] ?? ''),
    last: kindOf(words.at(-1) ?? ''),
    size: `${count < sizes ? count : sizes + Math.min(Math.floor((count - sizes) / 5), 7)}`,
    digits: Math.min(3, words.filter((word) => /\d/.test(word)).length),
    isUpper:
      letters.length > 0 &&
      letters.every((word) => word === word.toUpperCase() && word !== word.toLowerCase()),
  };
}

const MOST_JUDGED = 300;

/** What the rules of the language room say of a stretch. */
function judged(written: string): string[] {
  const text = stripped(written.slice(0, MOST_JUDGED));
  const heading = headingOf(text);
  const says = [
    isStrongIngredient(text) && 'strong',
    isWeakIngredient(text) && 'weak',
    isStepLike(text) && 'step',
    startsWithVerb(text) && 'verb',
    isTalk(text) && 'talk',
    isPromo(text) && 'promo',
    isHook(text) && 'hook',
    isFact(text) && 'fact',
    isMeasured(text) && 'meas',
    namesFood(text) && 'food',
    beginsForThe(text) && 'for',
    heading && `h-${heading.part}`,
    heading?.rest !== undefined && heading.rest !== '' && 'h-rest',
  ];
  return says.filter((name) => typeof name === 'string');
}

function clauseShape(text: string, { start, end }: Stretch): Shape {
  const written = text.slice(start, end);
  return { ...shapeOf(written, 7), says: judged(written) };
}

function inClause(shapes: readonly Shape[], at: number): string[] {
  const shape = shapes[at]!;
  return [
    `Cc0=${shape.first}`,
    `Ccl=${shape.last}`,
    `Cn=${shape.size}`,
    `Cd=${shape.digits}`,
    `Cu=${shape.isUpper ? 1 : 0}`,
    ...shape.says.map((name) => `C!${name}`),
    ...brief(shapes[at - 1], 'CP'),
    ...brief(shapes[at + 1], 'CN'),
    `Cx=${shape.first}${shape.digits}${shape.size}`,
  ];
}

function brief(shape: Shape | undefined, side: string): string[] {
  if (!shape) return [`${side}none`];
  return [
    `${side}n=${shape.size}`,
    `${side}c=${shape.first}`,
    ...shape.says.map((name) => `${side}!${name}`),
  ];
}

/** What stands between a clause and its neighbours. */
function around(text: string, clauses: readonly Stretch[], at: number): string[] {
  const { start, end } = clauses[at]!;
  const before = text.slice(clauses[at - 1]?.end ?? 0, start);
  const behind = text.slice(end, clauses[at + 1]?.start ?? text.length);
  return [`Cb=${at === 0 ? 'first' : borderName(before)}`, `Ca=${borderName(behind)}`];
}

function borderName(between: string): string {
  const breaks = between.split('\n').length - 1;
  return breaks > 0 ? `nl${Math.min(breaks, 3)}` : between.trim().slice(0, 3);
}

interface LineShape extends Shape {
  mark: string;
  isAfterGap: boolean;
  /** The part that a heading announced last, here or above. */
  part: string;
}

function lineShapes(text: string, lines: readonly Stretch[]): LineShape[] {
  let part = 'none';
  return lines.map(({ start, end }, at) => {
    const written = text.slice(start, end);
    const says = judged(written);
    const announced = says.find((name) => name.startsWith('h-') && name !== 'h-rest');
    if (announced !== undefined) part = announced;
    const between = text.slice(lines[at - 1]?.end ?? 0, start);
    const isAfterGap = at === 0 || between.split('\n').length > 2;
    const bullet = markOf(written) === 'bullet' ? `b${written.slice(0, 1)}` : (markOf(written) ?? 'none');
    return { ...shapeOf(written, 10), says, mark: bullet, isAfterGap, part };
  });
}

function inLine(shapes: readonly LineShape[], at: number): string[] {
  const shape = shapes[at]!;
  const previous = shapes[at - 1];
  const next = shapes[at + 1];
  const place = at === 0 ? 'first' : at === shapes.length - 1 ? 'last' : at < 3 ? 'early' : 'mid';
  return [
    `L0=${shape.first}`,
    `Ll=${shape.last}`,
    `Ln=${shape.size}`,
    `Ld=${shape.digits}`,
    `Lu=${shape.isUpper ? 1 : 0}`,
    `Lm=${shape.mark.startsWith('b') ? 'b' : shape.mark}`,
    `Lw=${shape.mark}`,
    `Lg=${shape.isAfterGap ? 1 : 0}${next?.isAfterGap === false ? 0 : 1}`,
    `Lp=${shape.part}`,
    `Lpl=${place}`,
    `Lc=${Math.min(shapes.length, 12)}`,
    `Lsame=${previous?.mark === shape.mark ? 1 : 0}${next?.mark === shape.mark ? 1 : 0}`,
    ...shape.says.map((name) => `L!${name}`),
    ...brief(previous, 'LP'),
    ...brief(next, 'LN'),
  ];
}
