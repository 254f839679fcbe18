import type { LinePart, LinePartKind, ReadAmount } from './line-reading.ts';
import type { LineWord, Segment } from './line-segments.ts';
import { unitInName } from './unit-in-name.ts';
import type { WordRoles } from './word-roles.ts';

export interface FoodParts {
  parts: LinePart[];
  /** The amounts of the food: those of what may be used instead are not among them, and its name may hold a unit. */
  amounts: ReadAmount[];
}

/** Tells of each word of a line, in lower case, whether it names the food, what is done to it, what may stand in for it, or none of these. */
export function readFood(
  text: string,
  segments: readonly Segment[],
  { roles, amounts }: { roles: WordRoles; amounts: readonly ReadAmount[] },
): FoodParts {
  return new FoodReader(text, roles, [...amounts]).read(segments);
}

class FoodReader {
  private readonly parts: LinePart[] = [];
  private isNamed = false;
  /** An aside of examples goes on behind the next comma: 'such as rocket, cress'. */
  private isAside = false;

  constructor(
    private readonly text: string,
    private readonly roles: WordRoles,
    private amounts: ReadAmount[],
  ) {}

  read(segments: readonly Segment[]): FoodParts {
    const main = segments.filter(({ isInParens }) => !isInParens);
    const list = this.listOfFoods(main);
    for (const segment of segments) {
      const { words, isInParens } = segment;
      if (isInParens) this.readParens(words);
      else if (list.includes(segment)) this.readListed(words);
      else if (this.isNamed) this.readBehind(words);
      else this.readName(words, segment !== main.at(-1));
    }
    return { parts: this.parts, amounts: this.amounts };
  }

  /** 'Salt, pepper, and nutmeg' and 'sel, poivre' are all the food, of '1 bunch chard, kale, or spinach' the first. */
  private listOfFoods(main: readonly Segment[]): readonly Segment[] {
    const { roles, amounts } = this;
    if (amounts.length === 0 && main.length > 1 && main.every(({ words }) => roles.isKnownFood(words)))
      return main;
    const link = main.some(({ words: [first] }) => roles.is('or', first)) ? 'or' : 'and';
    const last = main.findIndex(({ words: [first] }, index) => index > 0 && roles.is(link, first));
    const list = main.slice(0, last + 1);
    const isList =
      (link === 'or' ? last > 1 : last > 0 && amounts.length === 0) &&
      list.every(
        ({ words }) =>
          words.length <= 4 && words[0] && !roles.isPrepared(words[0]) && !roles.has('asides', words),
      );
    return isList ? list : [];
  }

  private readListed(words: readonly LineWord[]): void {
    if (this.isNamed && this.roles.is('or', words[0])) this.addInstead(words.slice(1));
    else this.readName(words, false);
  }

  private readParens(words: readonly LineWord[]): void {
    const { roles } = this;
    const isInstead = this.isNamed && words.length > 1 && roles.is('or', words[0]);
    if (roles.has('optional', words)) this.add('optional', words);
    else if (roles.has('toTaste', words)) this.add('toTaste', words);
    else if (isInstead && !this.hasAmountFrom(words[0]?.start ?? 0)) this.add('alternative', words.slice(1));
    else this.add(roles.isPreparation(words) ? 'preparation' : 'note', words);
  }

  private readBehind(words: readonly LineWord[]): void {
    const { roles } = this;
    if (this.splitOff('optional', words) || this.splitOff('toTaste', words)) return;
    if (this.isAside && roles.isPreparation(words)) this.isAside = false;
    if (this.isAside || roles.is('asides', words[0]) || roles.is('or', words[0])) {
      this.isAside ||= roles.is('examples', words[0]);
      this.add('note', words);
      return;
    }
    const aside = words.findIndex((word) => roles.is('purposes', word));
    this.add('preparation', aside < 0 ? words : words.slice(0, aside));
    if (aside > 0) this.add('note', words.slice(aside));
  }

  /** 'or more to taste': what says so, and around it notes. */
  private splitOff(kind: 'optional' | 'toTaste', words: readonly LineWord[]): boolean {
    const at = words.findIndex((word) => this.roles.is(kind, word));
    const first = words[at];
    if (!first) return false;
    const end = this.roles.endOf(kind, first);
    const before = words.slice(0, at);
    const behind = words.findIndex(({ start }) => start >= end);
    this.add(this.roles.isPreparation(before) ? 'preparation' : 'note', before);
    this.add(kind, behind < 0 ? words.slice(at) : words.slice(at, behind));
    if (behind > 0) this.add('note', words.slice(behind));
    return true;
  }

  private readName(words: readonly LineWord[], isMoreToCome: boolean): void {
    const { roles } = this;
    if (isMoreToCome && words.every((word) => roles.isOnlyDescribing(word))) {
      this.addName(words);
      return;
    }
    const lead = this.optionalLead(words);
    if (lead > 0) {
      this.add('optional', words.slice(0, lead));
      this.readName(words.slice(lead), isMoreToCome);
      return;
    }
    const { index, kind } = this.cutAt(words);
    const name = roles.withoutLittle(words.slice(0, index));
    if (name.length > 0) {
      this.isNamed = true;
      this.readAlternatives(name);
    }
    this.addAside(kind, words.slice(index));
  }

  /** How many words say that the food behind them is optional: 'evtl. 1 TL Honig'. */
  private optionalLead(words: readonly LineWord[]): number {
    const end = words[0] ? this.roles.endOf('optional', words[0]) : -1;
    const lead = words.filter(({ start }) => start < end).length;
    return lead < words.length ? lead : 0;
  }

  private addAside(kind: LinePartKind, words: readonly LineWord[]): void {
    if (kind !== 'note') this.add(kind, words);
    else if (!this.splitOff('optional', words) && !this.splitOff('toTaste', words)) this.add('note', words);
    this.isAside = kind === 'note' && this.roles.is('examples', words[0]);
  }

  /** Where the name ends: at an aside, or where the preparation begins. */
  private cutAt(words: readonly LineWord[]): { index: number; kind: LinePartKind } {
    const { roles } = this;
    const made = roles.ofMadeFoods(words);
    for (const [index, word] of words.entries()) {
      if (made.has(word)) continue;
      if (roles.is('toTaste', word)) return { index, kind: 'toTaste' };
      if (roles.is('optional', word)) return { index, kind: 'optional' };
      if (index > 0 && roles.is('preparedStart', word)) return { index, kind: 'preparation' };
      if (index > 0 && (roles.is('asides', word) || roles.isMeasure(word))) return { index, kind: 'note' };
      if (roles.is('asides', word) && words.length > 1 && !this.hasAmountFrom(0))
        return { index, kind: 'note' };
    }
    return { index: words.length, kind: 'note' };
  }

  private readAlternatives(name: readonly LineWord[]): void {
    const at = name.findIndex((word, index) => index > 0 && this.roles.is('or', word));
    const [or, last] = [name[at], name.at(-1)];
    if (!or || !last || or === last) {
      this.addFood(name);
      return;
    }
    this.addFood(name.slice(0, at));
    this.addInstead(name.slice(at + 1));
    this.amounts = this.amounts.filter(({ start }) => start < or.start || start > last.end);
  }

  private addInstead(words: readonly LineWord[]): void {
    const or = words.findIndex((word, index) => index > 0 && this.roles.is('or', word));
    const first = (or < 0 ? words : words.slice(0, or)).filter(({ text }) => !/^\d/.test(text));
    this.addName(this.roles.withoutLittle(first), 'alternative');
    if (or > 0) this.addInstead(words.slice(or + 1));
  }

  private addFood(words: readonly LineWord[]): void {
    const [amount] = this.amounts;
    const split = amount && amount.unit !== null ? null : unitInName(this.text, words, this.roles);
    if (split) {
      const { unit, place } = split;
      const none = { start: place.start, end: place.start, quantity: null, isEach: false };
      this.amounts = [{ ...(amount ?? none), unit, unitPlace: place }, ...this.amounts.slice(1)];
      this.parts.push({ kind: 'unit', start: place.start, end: place.end });
    }
    this.addName(split?.words ?? words);
  }

  /** Of the words of a name those that say how it is prepared go to the preparation; where nothing else is left, they are the name. */
  private addName(words: readonly LineWord[], kind: 'food' | 'alternative' = 'food'): void {
    const { roles } = this;
    const made = roles.ofMadeFoods(words);
    const isPrepared = words.map((word, index) => !made.has(word) && roles.isPreparedAt(words, index));
    const isSize = words.map((word) => roles.is('sizes', word));
    const isNothingLeft =
      this.isNamed &&
      kind === 'food' &&
      words.every((word, index) => isPrepared[index] || isSize[index] || roles.isLittle(word));
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      const isLink =
        (roles.is('and', word) || roles.is('or', word)) &&
        isPrepared[index - 1] === true &&
        (isPrepared[index + 1] === true || roles.is('how', next));
      if (isNothingLeft) this.add(kind, [word]);
      else if (isPrepared[index] || isLink) this.add('preparation', [word]);
      else this.add(isSize[index] ? 'size' : kind, [word]);
    }
  }

  private hasAmountFrom(position: number): boolean {
    return this.amounts.some(({ start, isEach }) => start >= position && !isEach);
  }

  private add(kind: LinePartKind, words: readonly LineWord[]): void {
    for (const { start, end } of words) this.parts.push({ kind, start, end });
  }
}
