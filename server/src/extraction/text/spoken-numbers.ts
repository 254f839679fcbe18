import { fold } from '@larder/shared/language/fold';
import { VULGAR_FRACTIONS } from '@larder/shared/recipe-text/numbers';
import { isCounted, unitNameAt } from '@larder/shared/recipe-text/unit-names';
import { unitAt } from '@larder/shared/recipe-text/units';
import type { TalkWords } from './talk-words.ts';

// Numbers as people say them: 'two hundred and fifty', 'trois quarts de', 'un litro e mezzo'.

/** A sentence with its spoken numbers as digits. */
export interface WithDigits {
  text: string;
  /** Where a place of it is in what was said. */
  placeIn: (place: number) => number;
}

/** A word of a sentence, or one of its parts between hyphens: 'demi-litre'. */
interface Word {
  folded: string;
  start: number;
  end: number;
}

/** Digits in the place of words. */
interface Change {
  start: number;
  end: number;
  digits: string;
}

/** 'Two and a half cups of oats' as '2½ cups of oats'; an article alone stays. Linear in the length of the text. */
export function withDigits(text: string, words: TalkWords): WithDigits {
  const changes = changesIn(text, words);
  let written = '';
  let end = 0;
  for (const change of changes) {
    written += text.slice(end, change.start) + change.digits;
    end = change.end;
  }
  return { text: written + text.slice(end), placeIn: (place) => placeIn(changes, place) };
}

function placeIn(changes: readonly Change[], place: number): number {
  let behind = 0;
  for (const { start, end, digits } of changes) {
    if (place <= start + behind) break;
    if (place < start + behind + digits.length) return start;
    behind += digits.length - (end - start);
  }
  return place - behind;
}

function changesIn(text: string, words: TalkWords): Change[] {
  const said = [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(({ 0: word, index: start }) => ({
    folded: fold(word),
    start,
    end: start + word.length,
  }));
  const reader = new Numbers(text, said, words);
  const changes: Change[] = [];
  for (let at = 0; at < said.length; at += 1) {
    const change = reader.at(at);
    if (!change) continue;
    changes.push(change);
    while (said[at + 1] && said[at + 1]!.start < change.end) at += 1;
  }
  return changes;
}

class Numbers {
  constructor(
    private readonly text: string,
    private readonly said: readonly Word[],
    private readonly words: TalkWords,
  ) {}

  at(index: number): Change | null {
    const { start } = this.said[index]!;
    return this.partAt(index, start) ?? this.withHalf(index, start) ?? this.halfAt(index, start);
  }

  /** 'three quarters of a' */
  private partAt(index: number, start: number): Change | null {
    const number = this.numberAt(index) ?? this.articleAt(index);
    const bare = this.partOf(this.said[index]);
    // 'quarter teaspoon'
    if (bare && this.isUnit(index + 1)) return { start, end: this.said[index]!.end, digits: asDigits(bare) };
    const part = number && this.partOf(this.said[number.next]);
    if (!part || number.value > 3) return null;
    const end = this.endOfPart(number.next + 1);
    return end < 0 ? null : { start, end, digits: asDigits(number.value * part) };
  }

  private partOf(word: Word | undefined): number | undefined {
    return word && this.words.parts.get(word.folded);
  }

  /** Behind 'of a', or before the unit that the part is one of; -1 for 'a third of the butter'. */
  private endOfPart(index: number): number {
    let next = index;
    if (this.is('of', next)) next += 1;
    if (this.is('articles', next)) next += 1;
    return this.isUnit(next) ? this.said[next - 1]!.end : -1;
  }

  /** 'two', 'two and a half', 'one litre and a half' */
  private withHalf(index: number, start: number): Change | null {
    const number = this.numberAt(index);
    const { value, next } = number ?? this.articleAt(index) ?? { value: 0, next: 0 };
    if (next === 0) return this.unitAndHalf(index);
    const half = this.halfBehind(next, true);
    if (half) return { start, end: half.end, digits: asDigits(value + half.value) };
    const unit = this.said[next] && unitNameAt(this.text, this.said[next].start, this.words.code);
    const behind = unit && !isCounted(unit.name) ? this.halfBehind(this.indexBehind(unit.end)) : null;
    if (unit && behind) {
      const digits = `${asDigits(value + behind.value)} ${this.text.slice(unit.start, unit.end)}`;
      return { start, end: behind.end, digits };
    }
    return number && { start, end: this.said[next - 1]!.end, digits: asDigits(value) };
  }

  /** Of what is weighed, measured, or lasts: 'un quart d’heure'. */
  private isUnit(index: number): boolean {
    const word = this.said[index];
    if (!word) return false;
    return (
      unitNameAt(this.text, word.start, this.words.code) !== null || unitAt(this.text, word.start, 1) !== null
    );
  }

  /** 'litro e meio', '2 litri e mezzo' */
  private unitAndHalf(index: number): Change | null {
    const { start } = this.said[index]!;
    const unit = unitNameAt(this.text, start, this.words.code);
    const half = unit && !isCounted(unit.name) ? this.halfBehind(this.indexBehind(unit.end)) : null;
    if (!unit || !half) return null;
    const [before = '', count] =
      /(?<![\d.,/])(\d{1,3})\s?$/.exec(this.text.slice(Math.max(0, start - 5), start)) ?? [];
    if (before === '' && /[\d½⅓⅔¼¾⅛]\s?$/u.test(this.text.slice(Math.max(0, start - 2), start))) return null;
    const digits = `${asDigits(Number(count ?? 1) + half.value)} ${this.text.slice(unit.start, unit.end)}`;
    return { start: start - before.length, end: half.end, digits };
  }

  /** 'and a half', 'and a quarter of'; of 'a cup and a quarter cup' only the first, of 'two and a quarter cups' both. */
  private halfBehind(index: number, isBeforeUnit = false): { end: number; value: number } | null {
    if (!this.is('and', index)) return null;
    const at = this.is('articles', index + 1) ? index + 2 : index + 1;
    const part = this.said[at];
    if (part && this.words.is('halves', part.folded)) return { end: part.end, value: 0.5 };
    const value = at === index + 2 ? this.partOf(part) : undefined;
    return part && value && (isBeforeUnit || this.endOfPart(at + 1) < 0) ? { end: part.end, value } : null;
  }

  /** 'half a', 'a half', 'demi-' */
  private halfAt(index: number, start: number): Change | null {
    const half = this.is('articles', index) ? index + 1 : index;
    if (!this.is('halves', half)) return null;
    const { end } = this.said[this.is('articles', half + 1) ? half + 1 : half]!;
    const hyphen = this.text[end] === '-';
    // 'demi-sel', 'half-fat'
    if (hyphen && half === index && !this.isUnit(half + 1)) return null;
    return { start, end: hyphen ? end + 1 : end, digits: hyphen ? '½ ' : '½' };
  }

  private articleAt(index: number): { value: number; next: number } | null {
    return this.is('articles', index) ? { value: 1, next: index + 1 } : null;
  }

  /** The words of one number; of 'two three cloves' only the first. */
  private numberAt(index: number): { value: number; next: number } | null {
    let next = this.is('articles', index) && (this.valueAt(index + 1) ?? 0) >= 100 ? index + 1 : index;
    let value = 0;
    let least = Infinity;
    for (;;) {
      const joined = value >= 20 && this.isJoint(next) ? next + 1 : next;
      const pair = this.pairAt(joined);
      const piece = pair ?? this.valueAt(joined);
      if (piece === undefined) break;
      const isFactor = piece >= 100 && value > 0 && value < piece && piece % 100 === 0 && least < 100;
      if (!isFactor && !(piece < least && (value === 0 || goesWith(least, piece)))) break;
      value = isFactor ? value * piece : value + piece;
      least = piece;
      next = joined + (pair === undefined ? 1 : 2);
      if (!this.isNear(next)) break;
    }
    return value > 0 ? { value, next } : null;
  }

  /** 'quatre-vingts' */
  private pairAt(index: number): number | undefined {
    const [first, second] = [this.said[index], this.said[index + 1]];
    if (!first || !second || this.text[first.end] !== '-' || !this.isNear(index + 1)) return undefined;
    return this.words.numbers.get(`${first.folded}-${second.folded}`);
  }

  private isJoint(index: number): boolean {
    return this.said[index]?.folded === this.words.joint;
  }

  /** Nothing but a blank or a hyphen stands before a word. */
  private isNear(index: number): boolean {
    const [before, word] = [this.said[index - 1], this.said[index]];
    return before !== undefined && word !== undefined && word.start - before.end === 1;
  }

  private valueAt(index: number): number | undefined {
    const word = this.said[index]?.folded;
    if (word === undefined || this.is('articles', index)) return undefined;
    return this.words.numbers.get(word) ?? this.compound(word);
  }

  /** 'zweihundertfünfzig', 'duecento' */
  private compound(word: string): number | undefined {
    if (word.length < SHORTEST_COMPOUND) return undefined;
    const values = this.pieces(word);
    if (values === undefined || values.length < 2) return undefined;
    return values.reduce((sum, value) => (value >= 100 && sum > 0 ? sum * value : sum + value), 0);
  }

  private pieces(word: string): number[] | undefined {
    if (word === '') return [];
    for (let end = word.length; end >= 2; end -= 1) {
      const value = this.words.numbers.get(word.slice(0, end));
      const isJoint = word.slice(0, end) === this.words.joint;
      const rest = value === undefined && !isJoint ? undefined : this.pieces(word.slice(end));
      if (rest) return value === undefined ? rest : [value, ...rest];
    }
    return undefined;
  }

  private indexBehind(place: number): number {
    const index = this.said.findIndex(({ start }) => start >= place);
    return index < 0 ? this.said.length : index;
  }

  private is(list: 'articles' | 'halves' | 'and' | 'of', index: number): boolean {
    const word = this.said[index];
    return word !== undefined && this.words.is(list, word.folded);
  }
}

const SHORTEST_COMPOUND = 7;

/** 'Twenty five', 'two hundred fifty', 'soixante quinze', but not 'twenty twenty' or 'three two'. */
function goesWith(before: number, piece: number): boolean {
  if (before >= 100) return piece < 100;
  return before >= 20 && before % 10 === 0 && piece < (before === 60 || before === 80 ? 20 : 10);
}

const FRACTION_OF = new Map(Object.entries(VULGAR_FRACTIONS).map(([character, value]) => [value, character]));

function asDigits(value: number): string {
  const whole = Math.floor(value);
  const fraction = FRACTION_OF.get(value - whole) ?? '';
  return `${whole > 0 || fraction === '' ? whole : ''}${fraction}`;
}
