import { LARGE_NUMBER } from '../language/large-numbers.ts';
import { anyOf, wordsOf } from '../language/patterns.ts';
import type { Amount } from './amount-candidates.ts';
import { findAmounts } from './amounts.ts';
import { moreAt, quantityWith } from './more-behind.ts';
import type { MoreBehind } from './part-behind.ts';
import { endOf, type LinePatterns, type WordPattern } from './line-patterns.ts';
import type { LinePart, Place, ReadAmount } from './line-reading.ts';
import { numbersOfSize, withRangesOfUnits } from './ranges-of-units.ts';
import { skipBlanks, skipClosing, skipHyphen, skipOpening, skipTimes } from './skipping.ts';
import { findNumbers, type WrittenNumber } from './numbers.ts';
import { isLength } from './word-forms.ts';
import {
  inchMarkAt,
  isCounted,
  isWeightOrVolume,
  type LanguageCode,
  type NamedUnit,
  unitNameAt,
} from './unit-names.ts';

/** What a line says of how much: its amounts in order, and every place that they and the words between them take. */
export interface LineAmounts {
  amounts: ReadAmount[];
  claimed: LinePart[];
  /** Places that belong to no part: 'of' between a unit and its food. */
  joints: Place[];
}

/** The amounts that `findAmounts` finds, each with its unit, and those that only say how large one of them is. */
export function lineAmounts(
  line: { text: string; lower: string },
  language: LanguageCode,
  patterns: LinePatterns,
): LineAmounts {
  return new AmountReader(line.text, line.lower, language, patterns).read();
}

const JOINT = new RegExp(
  String.raw`^[\s\p{P}=+~]{0,4}(?:${anyOf([...wordsOf('and', 'or', 'plus', 'about', 'to'), 'minus', 'less'])}[\s.]{1,2}){1,2}$`,
  'iu',
);

const SIZE_BEHIND = new RegExp(
  String.raw`(?:\s${anyOf(wordsOf('of', 'at', 'each'))}){1,2}(?:\s${anyOf(wordsOf('about'))}\.?)?\s(?=\d)`,
  'iuy',
);

const SHARE = new RegExp(
  String.raw`^(?:\d{1,3}|${LARGE_NUMBER})\s{1,2}${anyOf(wordsOf('behindOtherNumbers').filter((word) => word.includes(' ')))}(?!\p{L})`,
  'iu',
);

class AmountReader {
  private readonly amounts: ReadAmount[] = [];
  private readonly claimed: LinePart[] = [];
  private readonly joints: Place[] = [];
  private readonly numbers: readonly WrittenNumber[];
  private readonly found: readonly Amount[];

  constructor(
    private readonly text: string,
    /** The same in lower case. */
    private readonly lower: string,
    private readonly language: LanguageCode,
    private readonly patterns: LinePatterns,
  ) {
    this.numbers = findNumbers(text);
    this.found = findAmounts(text);
  }

  read(): LineAmounts {
    this.readLead();
    for (const { start, end, value } of this.found) {
      if (this.isClaimed(start)) continue;
      this.joinTo(start);
      const times = /\s[x×]\s?$/iu.exec(this.text.slice(Math.max(0, start - 3), start))?.[0].length ?? 0;
      if (times > 0) this.joints.push({ start: start - times, end: start });
      this.claim('amount', start, end);
      this.readUnit({ start, end, quantity: value, isEach: false });
    }
    this.readSizesInParentheses();
    this.amounts.sort((one, other) => one.start - other.start);
    return {
      amounts: withRangesOfUnits(this.text, this.amounts),
      claimed: this.claimed,
      joints: this.joints,
    };
  }

  /** 'plus' and 'or about' between two amounts belong to neither, nor to the food. */
  private joinTo(start: number): void {
    const end = Math.max(0, ...this.claimed.filter(({ kind }) => kind === 'unit').map((part) => part.end));
    if (end > 0 && end < start && JOINT.test(this.text.slice(end, start)))
      this.joints.push({ start: end, end: start });
  }

  /** 'A large onion', 'juice of a lemon', 'a few sprigs', 'handful of': what begins without a number. */
  private readLead(): void {
    const { text, patterns } = this;
    this.claimShare();
    let position = /^[\s\p{P}]*/u.exec(text)?.[0].length ?? 0;
    position = this.readAsides(position);
    position = this.readPart(position);
    if (this.sizeAt(position)) this.readSized(position);
    if (this.startsNumber(position)) return;
    const few = endOf(patterns.few, this.lower, position);
    const article = few > 0 ? -1 : endOf(patterns.articles, this.lower, position);
    const end = Math.max(few, article);
    if (end > 0) this.readUncounted(position, end, article > 0);
    else this.readBareUnit(position);
  }

  /** 'Cent pour cent' is no amount, and 'pour' begins no aside. */
  private claimShare(): void {
    const share = SHARE.exec(this.text)?.[0];
    if (share !== undefined) this.claim('note', 0, share.length);
  }

  /** 'evtl. etwas', 'q.b. di', 'circa': what is said of the amount before it. */
  private readAsides(from: number): number {
    let position = from;
    for (const kind of ['optional', 'toTaste', 'about'] as const) {
      const end = endOf(this.patterns[kind], this.lower, position);
      if (end < 0) continue;
      this.claim(kind === 'about' ? 'note' : kind, position, end);
      if (kind === 'toTaste') this.skipOf(end);
      position = skipBlanks(this.text, end);
    }
    return position;
  }

  /** 'the finely grated zest of', where a number or an article follows. */
  private readPart(position: number): number {
    const { patterns } = this;
    const little = endOf(patterns.little, this.lower, position);
    const end = endOf(patterns.parts, this.lower, little > 0 ? skipBlanks(this.text, little) : position);
    const more = end > 0 ? this.skipMoreParts(end) : -1;
    if (more < 0) return position;
    const of = endOf(patterns.of, this.lower, skipBlanks(this.text, more));
    if (of < 0) return position;
    const thing = skipBlanks(this.text, of);
    if (!this.startsNumber(thing) && endOf(patterns.articles, this.lower, thing) < 0) return position;
    this.claim('preparation', position, more);
    this.joints.push({ start: more, end: of });
    return thing;
  }

  private skipMoreParts(end: number): number {
    const and = endOf(this.patterns.and, this.lower, skipBlanks(this.text, end));
    return and < 0 ? end : Math.max(end, endOf(this.patterns.parts, this.lower, skipBlanks(this.text, and)));
  }

  private readUncounted(start: number, end: number, isOne: boolean): void {
    const size = this.skipSizes(skipBlanks(this.text, end));
    const unit = this.unitAt(size) ?? this.sizeAt(size);
    if (this.startsNumber(size) && !this.sizeAt(size)) return;
    if (isOne) this.claim('amount', start, end);
    else this.claim('note', start, end);
    // An article counts one, and 'a cup and a half' as much as the amount says.
    const one = this.found.find((found) => found.start === start && found.more)?.value ?? 1;
    if (isOne || unit) this.readUnit({ start, end, quantity: isOne ? one : null, isEach: false });
    else this.skipOf(end);
  }

  /** '5 cm ginger' and '2-inch piece of ginger': a size that stands without a number of pieces. */
  private readSized(position: number): void {
    const before = this.amounts.length;
    this.readUnit({ start: position, end: position, quantity: null, isEach: false });
    const [amount, size] = this.amounts.slice(before);
    if (amount?.unit !== null || !size) return;
    this.amounts.splice(before, 2, { ...size, isEach: false });
  }

  private readBareUnit(position: number): void {
    const size = this.skipSizes(position);
    const unit = this.unitAt(size);
    if (!unit || this.found.some(({ start }) => start > position && start < unit.end)) return;
    const of = endOf(this.patterns.of, this.lower, skipBlanks(this.text, unit.end));
    if (of < 0 && endOf(this.patterns.bareUnits, this.lower, size) < unit.end) return;
    if (this.startsNumber(skipBlanks(this.text, unit.end)) || !this.isFollowedByWord(unit.end)) return;
    this.readUnit({ start: unit.start, end: unit.start, quantity: null, isEach: false }, position);
  }

  private readUnit(amount: Omit<ReadAmount, 'unit' | 'unitPlace'>, from = amount.end): void {
    const times = skipTimes(this.text, from);
    let position = times;
    const sizes: ReadAmount[] = [];
    for (;;) {
      position = this.skipSizes(this.skipJoint(position));
      const size = this.sizeAt(position);
      if (!size) break;
      sizes.push(size);
      position = skipClosing(this.text, size.unitPlace?.end ?? size.end);
    }
    const isJoined = sizes.length > 0 ? position : times;
    const unit = this.unitAt(this.skipSizes(skipHyphen(this.text, isJoined), true));
    const sizeBehind = unit && isCounted(unit.name) ? this.sizeBehind(unit.end) : null;
    const isUnit = unit && (sizeBehind !== null || !this.isFood(unit));
    const ofLength = isUnit ? this.moreOfLength(unit, amount.quantity) : null;
    const more = ofLength ?? this.found.find(({ start }) => start === amount.start)?.more;
    const unitEnd = isUnit ? Math.max(unit.end, more?.end ?? 0) : 0;
    this.amounts.push({
      ...amount,
      quantity: ofLength ? quantityWith(amount.quantity, ofLength) : amount.quantity,
      unit: isUnit ? unit.name : null,
      unitPlace: isUnit ? { start: unit.start, end: unitEnd } : null,
    });
    if (sizes[0]) this.joints.push({ start: amount.end, end: sizes[0].start });
    if (times > from) this.joints.push({ start: from, end: times });
    for (const size of sizes) this.addSize(size);
    if (isUnit && sizeBehind) {
      this.joints.push({ start: unit.end, end: sizeBehind.start });
      this.addSize(sizeBehind);
    }
    if (isUnit) this.claim('unit', unit.start, unit.end);
    if (more) this.claim('amount', skipBlanks(this.text, more.start), more.end);
    const end = isUnit
      ? Math.max(unitEnd, sizeBehind?.unitPlace?.end ?? 0)
      : sizes.length > 0
        ? position
        : times;
    this.skipOf(this.skipSizes(skipBlanks(this.text, end), true));
  }

  /** 'à 400 g', 'de 400 g': the size of what is counted, behind it. */
  private sizeBehind(position: number): ReadAmount | null {
    SIZE_BEHIND.lastIndex = position;
    const size = SIZE_BEHIND.test(this.text) ? this.sizeAt(SIZE_BEHIND.lastIndex) : null;
    return size?.unit && isWeightOrVolume(size.unit) ? size : null;
  }

  /** 'An inch and a half of ginger': lengths are not among the amounts that are scaled. */
  private moreOfLength({ name, end }: NamedUnit, quantity: ReadAmount['quantity']): MoreBehind | null {
    return isLength(name) && typeof quantity === 'number'
      ? moreAt(this.text, end, quantity, 'measure')
      : null;
  }

  /** '400 g' behind '2 x', '14-ounce' behind 'one'. */
  private sizeAt(position: number): ReadAmount | null {
    const [number, upper] = numbersOfSize(this.text, this.numbers, position);
    if (!number || this.found.some(({ start, end }) => start <= position && position < end)) return null;
    const { end } = upper ?? number;
    const unit = this.unitAt(skipHyphen(this.text, end)) ?? inchMarkAt(this.text, end);
    if (!unit || (isCounted(unit.name) && unit.name !== 'serving')) return null;
    const quantity: ReadAmount['quantity'] = upper ? [number.value, upper.value] : number.value;
    const more = this.moreOfLength(unit, quantity);
    return {
      start: number.start,
      end,
      quantity: more ? quantityWith(quantity, more) : quantity,
      unit: unit.name,
      unitPlace: { start: unit.start, end: more?.end ?? unit.end },
      isEach: true,
    };
  }

  private addSize(size: ReadAmount): void {
    this.amounts.push(size);
    this.claim('amount', size.start, size.end);
    if (size.unitPlace) this.claim('unit', size.unitPlace.start, size.unitPlace.end);
  }

  /** '1 tin (400 g)', '4 chops (about 150 g each)' */
  private readSizesInParentheses(): void {
    let depth = 0;
    let position = 0;
    for (const number of this.numbers) {
      for (; position < number.start; position += 1) {
        if (this.text[position] === '(') depth += 1;
        else if (this.text[position] === ')') depth -= 1;
      }
      const size = this.isClaimed(number.start) ? null : this.sizeAt(number.start);
      if (size?.unit && isWeightOrVolume(size.unit) && depth > 0 && this.amounts.length > 0)
        this.addSize(size);
    }
  }

  /** A word that would be a unit is the food where nothing that could be one follows: '10 noix', '2 cloves'. */
  private isFood({ name, start, end }: NamedUnit): boolean {
    return (
      isCounted(name) &&
      !this.isFollowedByWord(end) &&
      !/\p{L}/u.test(this.text.slice(0, start).replace(/\([^()]*\)/g, ''))
    );
  }

  private isFollowedByWord(end: number): boolean {
    const next = /[\s.)]*(?:\([^()]*\)\s*)*(?=[\p{L}"'’“])/uy;
    next.lastIndex = end;
    if (!next.test(this.text)) return false;
    const of = endOf(this.patterns.of, this.lower, next.lastIndex);
    const word = of > 0 ? skipBlanks(this.text, of) : next.lastIndex;
    const { asides, prepared, preparedStart, or, toTaste } = this.patterns;
    return (
      [asides, preparedStart, or, toTaste].every((pattern) => endOf(pattern, this.lower, word) < 0) &&
      !this.isOnlyPrepared(prepared, word)
    );
  }

  private isOnlyPrepared(prepared: WordPattern, position: number): boolean {
    const end = endOf(prepared, this.lower, position);
    return end > 0 && !/^\s*\p{L}/u.test(this.text.slice(end));
  }

  private skipSizes(from: number, isClaiming = false): number {
    let position = from;
    for (;;) {
      const end = endOf(this.patterns.sizes, this.lower, position);
      if (end < 0) return position;
      // Before a food it is the food's own size, before a unit that of the unit.
      if (isClaiming) this.claim('size', position, end);
      position = skipBlanks(this.text, end);
    }
  }

  private skipOf(end: number): void {
    const start = skipBlanks(this.text, end);
    const of = endOf(this.patterns.of, this.lower, start);
    if (of > 0) this.joints.push({ start, end: of });
  }

  private skipJoint(position: number): number {
    const start = skipOpening(this.text, position);
    const about = endOf(this.patterns.about, this.lower, start);
    return about > 0 ? skipBlanks(this.text, about) : start;
  }

  private startsNumber(position: number): boolean {
    return (
      this.numbers.some(({ start }) => start === position) ||
      this.found.some(({ start }) => start === position)
    );
  }

  private unitAt(position: number): NamedUnit | null {
    return unitNameAt(this.text, position, this.language);
  }

  private isClaimed(position: number): boolean {
    return this.claimed.some(({ start, end }) => start <= position && position < end);
  }

  private claim(kind: LinePart['kind'], start: number, end: number): void {
    if (!this.isClaimed(start) && end > start) this.claimed.push({ kind, start, end });
  }
}
