import { anyOf } from '../language/lexicon.ts';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { isStepLike, startsWithVerb } from '../lines/steps.ts';
import { withoutEndHashtags } from './clean.ts';
import { beginsWithFact, isFact } from './facts.ts';
import { headingOf, type Heading } from './headings.ts';
import { inlineItems } from './inline-items.ts';
import { isListed, markOf, stripped, type Mark } from './line-markers.ts';
import { splitLines } from './split-lines.ts';
import { isPromo } from './chatter.ts';

/** One line of a caption, without its bullets, emojis and hashtags. */
export interface CaptionLine {
  text: string;
  /** How it was marked as an item of a list. */
  mark: Mark;
  /** Behind a number, a dot or a dash, and not only adorned: no name of a dish. */
  isListed: boolean;
  /** An empty line, or one of dots only, stood before it. */
  isAfterGap: boolean;
  /** It names the part that follows, or what is in the rest of the line. */
  heading: Heading | null;
  kind: 'text' | 'chatter' | 'fact';
  /** A few words over a block of ingredients: 'Dressing'. */
  isHead: boolean;
}

/** A line of a text alone, without anything around it. */
export function plainLine(text: string, isAfterGap: boolean): CaptionLine {
  return { text, isAfterGap, mark: null, isListed: false, heading: null, kind: 'text', isHead: false };
}

/** The lines of a cleaned caption; lists that were written in one line are taken apart. */
export function captionLines(text: string): CaptionLine[] {
  const lines: CaptionLine[] = [];
  let isAfterGap = true;
  for (const each of splitLines(text)) {
    const line = readLine(each, isAfterGap);
    if (line) lines.push(line);
    isAfterGap = line === null;
  }
  withoutFalseHeadings(lines);
  markHeads(lines);
  return markNumbered(lines);
}

/**
 * 'For 4 people:' heads ingredients only above any list and steps, and with one behind or below it; '- Mix the dough
 * ingredients' is a step of a method.
 */
function withoutFalseHeadings(lines: CaptionLine[]): void {
  if (!lines.some(({ heading }) => heading?.part === 'ingredients')) return;
  let part: Heading['part'] | null = null;
  let isBehind = false;
  let strong = 0;
  for (const [index, line] of lines.entries()) {
    const { heading, text, mark } = line;
    const isFalse = heading?.isCount
      ? isBehind || strong > 1 || !leadsToItems(heading.rest, lines[index + 1])
      : part === 'instructions' && heading?.part === 'ingredients' && mark === 'bullet' && isAnOrder(text);
    if (isFalse) Object.assign(line, { heading: null, kind: kindOf(text, mark) });
    if (line.heading) {
      part = line.heading.part;
      isBehind ||= part !== 'ingredients';
    } else if (!isBehind && line.kind === 'text') {
      if (isStrong(line)) strong += 1;
      else isBehind = isStepLike(text);
    }
  }
}

const CALORIES = new RegExp(anyOf('calories'), 'iu');

function leadsToItems(rest: string, next: CaptionLine | undefined): boolean {
  if (rest === '') return next !== undefined && isStrong(next);
  return isStrongIngredient(inlineItems(rest)[0] ?? '') && !CALORIES.test(rest);
}

function isAnOrder(text: string): boolean {
  return !/[:：]/.test(text) && startsWithVerb(text);
}

const MAX_HEAD = 40;

/** Finds the names of the blocks of a list: one alone, before any ingredient, may as well be the title. */
function markHeads(lines: CaptionLine[]): void {
  const heads = lines.filter((line, index) => isOverBlock(line, lines[index + 1], index));
  for (const head of heads)
    head.isHead = heads.length >= 2 || lines.indexOf(head) > lines.findIndex(isStrong);
}

function isStrong({ kind, heading, text }: CaptionLine): boolean {
  return kind === 'text' && !heading && isStrongIngredient(text);
}

function isOverBlock(line: CaptionLine, next: CaptionLine | undefined, index: number): boolean {
  const { text, mark, kind, heading, isAfterGap } = line;
  if ((index === 0 && mark === null) || !isAfterGap || kind !== 'text' || heading) return false;
  const isShort = text.length <= MAX_HEAD && text.split(' ').length <= 5 && !/[.,!?]/.test(text);
  const isOverItem = next !== undefined && !next.isAfterGap && next.mark !== 'number' && isStrong(next);
  return isShort && isOverItem && !isStrong(line);
}

const BARE_NUMBER = /^(\d{1,2})(\s?[-–])?\s+(?=\p{L})/u;

/**
 * '1 boil the pasta', '2 melt the butter', …: numbers without a mark behind them, one a line, or with a dash: only where
 * they count steps, for '3 - eggs' is an amount.
 */
function markNumbered(lines: CaptionLine[]): CaptionLine[] {
  const marked = [...lines];
  for (let start = 0; start < lines.length; start += 1) {
    if (numberOf(lines[start]) !== 1) continue;
    let end = start;
    while (numberOf(lines[end]) === end - start + 1) end += 1;
    const steps = lines
      .slice(start, end)
      .map((line) => ({ ...line, text: line.text.replace(BARE_NUMBER, '') }));
    const verbs = steps.filter(({ text }) => startsWithVerb(text)).length;
    const least = isDashed(lines[start]) ? 2 : 3;
    if (steps.length < least || verbs < 2 || verbs * 2 < steps.length) continue;
    marked.splice(start, steps.length, ...steps.map((line) => ({ ...line, mark: 'number' as const })));
    start = end - 1;
  }
  return marked;
}

function numberOf(line: CaptionLine | undefined): number | undefined {
  const [, written, dash] = (line && line.mark !== 'bullet' && BARE_NUMBER.exec(line.text)) || [];
  if (written === undefined || (line?.mark === 'number' && dash === undefined)) return undefined;
  return Number(written);
}

function isDashed(line: CaptionLine | undefined): boolean {
  return line !== undefined && BARE_NUMBER.exec(line.text)?.[2] !== undefined;
}

const CHAPTER = /^\W{0,3}(?:\d{1,2}:)?\d{1,2}:\d{2}(?!\d)|(?:^|\s)(?:\d{1,2}:)?\d{1,2}:\d{2}\W{0,2}$/u;
const CLOCK = /^\s*(?:[01]?\d|2[0-3]):[0-5]\d\s?(?:uhr|h|am|pm)?\s?[:–-]?\s(?=\p{L}|\d)/iu;
const LEAST_WORDS = 3;

/** '09:00 Mix the dough.' is a step that a time numbers; '0:30 Mixing' is a chapter of a video. */
function isClockStep(line: string): boolean {
  const rest = line.includes(':') ? line.slice(CLOCK.exec(line)?.[0].length ?? line.length) : '';
  return rest.split(' ').length >= LEAST_WORDS && (isStepLike(rest) || /[.!]$/.test(rest));
}

const ADDRESS = /https?:\/\/|www\.[\p{L}\d-]+\.|(?:^|\s)[\w-]+\.(?:com|net|org|co|recipes|blog)(?:\/|\s|$)/iu;

function hasAddress(text: string): boolean {
  return text.includes('.') && ADDRESS.test(text);
}

/** 'Werbung | Lemon cake' */
const AD_LABEL = new RegExp(String.raw`^\s*#?${anyOf('advert')}\s?[|/]\s?(?=\p{L})`, 'iu');

function readLine(written: string, isAfterGap: boolean): CaptionLine | null {
  const untagged = withoutEndHashtags(/[|/]/.test(written) ? written.replace(AD_LABEL, '') : written);
  const isOnlyTags =
    /[#@]/.test(written) && !/[\p{L}\p{N}]/u.test(untagged.replace(/[#@][\p{L}\p{M}\p{N}_.]+/gu, ''));
  if (isOnlyTags) return null;
  const isTimed = isClockStep(untagged);
  const mark = isTimed ? 'number' : markOf(untagged);
  const text = isTimed ? untagged.trim() : stripped(untagged);
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const heading = mark === 'number' ? null : headingOf(text);
  const kind = heading ? 'text' : kindOf(text, mark);
  return { text, mark, isListed: isListed(untagged, mark), isAfterGap, heading, kind, isHead: false };
}

function kindOf(text: string, mark: Mark): CaptionLine['kind'] {
  if (isFact(text)) return 'fact';
  if (text.includes(':') && mark !== 'number' && CHAPTER.test(text)) return 'chatter';
  if (mark === 'number') return hasAddress(text) && !isStepLike(text) ? 'chatter' : 'text';
  return isPromo(text) || hasAddress(text) || /^@\S+$/.test(text) ? 'chatter' : 'text';
}

/** True for a sentence to followers, or one that only counts calories, servings or minutes. */
export function isChatter(text: string): boolean {
  return isPromo(text) || beginsWithFact(text) || hasAddress(text);
}
