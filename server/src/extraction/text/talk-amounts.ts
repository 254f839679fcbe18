import { isCounted, unitNameAt } from '@larder/shared/recipe-text/unit-names';
import type { ReadAmount } from '@larder/shared/recipe-text/line-reading';
import { readLine } from '@larder/shared/recipe-text/read-line';
import { isMarkedBySymbol, unitAt } from '@larder/shared/recipe-text/units';
import { SpokenSentence, type Word } from './spoken-sentence.ts';
import { nameFrom } from './talk-names.ts';
import { endWithCut, endWithRemark } from './talk-remarks.ts';
import type { TalkWords } from './talk-words.ts';

// The amounts in what people say: 'mash two ripe bananas with half a cup of oats'. Each is read as a line of a list is.

/** An amount with what it is an amount of. */
export interface Thing {
  /** As it was said: 'half a cup of oats'; with digits only where the readers of lines would read another number. */
  line: string;
  /** As a list has it, by which the same is known again: '½ cup oats'. */
  plain: string;
  start: number;
  end: number;
  /** It is weighed or measured, or a number of a food. */
  isCounted: boolean;
  /** Its name holds a food that is known. */
  isFood: boolean;
  /** Its unit is one of weight or volume, or links it to what it is a unit of. */
  isMeasured: boolean;
  /** More than a kitchen holds: '40 kg'. */
  isTooMuch: boolean;
}

/** What is said of how much. */
interface Quantity {
  /** Where it begins, with 'the juice of' before it. */
  start: number;
  /** Where its name can begin. */
  end: number;
  /** As a list says it. */
  text: string;
  isMeasured: boolean;
  isCounted: boolean;
  isTooMuch: boolean;
}

/** The amounts in a sentence with what they are amounts of, in order; their places are those of the sentence. */
export function thingsIn(said: string, words: TalkWords, isDictated = false): Thing[] {
  const sentence = new SpokenSentence(said, words, isDictated);
  const found: Thing[] = [];
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const quantity = quantityAt(sentence, at);
    const thing = quantity && thingOf(sentence, quantity);
    if (!thing) continue;
    found.push(thing);
    while ((sentence.tokens[at + 1]?.start ?? Infinity) < thing.end) at += 1;
  }
  return found.map((thing) => ({
    ...thing,
    start: sentence.placeIn(thing.start),
    end: sentence.placeIn(thing.end),
  }));
}

/** Longer amounts are none. */
const LONGEST = 60;

/** The amount that begins at a word, read as if a list began there. */
function quantityAt(sentence: SpokenSentence, at: number): Quantity | null {
  const { start } = sentence.tokens[at]!;
  const from = behindPart(sentence, start);
  const first = sentence.tokens[sentence.indexAt(from)];
  if (!first || !canBegin(sentence, first)) return null;
  const few = sentence.isNumber(first) ? -1 : sentence.endOf('few', from);
  const line = sentence.text.slice(from, from + LONGEST);
  const [found] = sentence.isBareUnit(first)
    ? [oneOf(sentence, first)]
    : readLine(line, sentence.words.code).amounts;
  if (few > 0 && found?.quantity !== 1) {
    const unit = found && from + found.start <= few ? from + (found.unitPlace?.end ?? 0) : few;
    return vague(sentence, start, Math.max(few, unit, pinchBehind(sentence, few)));
  }
  if (!found && sentence.isPinch(first)) return { ...vague(sentence, start, first.end), isMeasured: true };
  const read = found?.start === 0 ? found : alone(sentence, first);
  if (!read || isNone(line, read)) return null;
  return counted(sentence, { start, from, first, read });
}

/** 'a few shakes', 'ett par skedar': where the measure ends of which there are a few; -1 for none. */
function pinchBehind(sentence: SpokenSentence, few: number): number {
  const next = sentence.tokens[sentence.indexAt(few)];
  const isMeasure =
    next && !next.isBehindSign && (sentence.isPinch(next) || sentence.words.isUnit(next.text));
  return isMeasure ? next.end : -1;
}

/** Behind 'juice of'. */
function behindPart(sentence: SpokenSentence, start: number): number {
  const part = sentence.endOf('parts', start);
  if (part < 0) return start;
  const of = sentence.endOf('of', sentence.skipBlanks(part));
  return of < 0 ? start : sentence.skipBlanks(of);
}

function canBegin(sentence: SpokenSentence, word: Word): boolean {
  return (
    sentence.isNumber(word) ||
    sentence.is('articles', word) ||
    sentence.isPinch(word) ||
    sentence.endOf('few', word.start) > 0 ||
    sentence.isBareUnit(word)
  );
}

/** 'jedną cebulę', 'one of those': an article that the readers of lines do not count with. */
function alone(sentence: SpokenSentence, word: Word): ReadAmount | undefined {
  if (!sentence.is('articles', word)) return undefined;
  return { start: 0, end: word.end - word.start, quantity: 1, unit: null, unitPlace: null, isEach: false };
}

/** 'litr bulionu', in languages without articles. */
function oneOf({ text, words: { code } }: SpokenSentence, { start, end }: Word): ReadAmount {
  const unit = unitNameAt(text, start, code);
  const unitPlace = { start: 0, end: (unit?.end ?? end) - start };
  return { start: 0, end: 0, quantity: 1, unit: unit?.name ?? null, unitPlace, isEach: false };
}

/** A length, a time, a temperature, a size: '2 cm', '10 minutes', '180°', '2-inch'. */
function isNone(line: string, { end, quantity }: ReadAmount): boolean {
  const kind = unitAt(line, end, largest(quantity))?.kind;
  if (kind === 'length' || kind === 'time' || kind === 'temperature') return true;
  return isMarkedBySymbol(line, end) || /^[-‐‑:x×]\S/u.test(line.slice(end, end + 2));
}

function largest(quantity: ReadAmount['quantity']): number {
  return Array.isArray(quantity) ? quantity[1] : (quantity ?? 1);
}

function vague({ text }: SpokenSentence, start: number, end: number): Quantity {
  return {
    start,
    end,
    text: text.slice(start, end),
    isMeasured: false,
    isCounted: false,
    isTooMuch: false,
  };
}

/** No home cook takes more, of whatever it is. */
const MOST = 5_000;
const MOST_LARGE = 8;

function counted(
  sentence: SpokenSentence,
  { start, from, first, read }: { start: number; from: number; first: Word; read: ReadAmount },
): Quantity {
  const { text } = sentence;
  const { unit, unitPlace, quantity } = read;
  const place = unitPlace && { start: from + unitPlace.start, end: from + unitPlace.end };
  const end = place?.end ?? from + read.end;
  const isMeasured = place !== null && (!isCounted(unit!) || hasLink(sentence, place.end));
  const isPinch = place !== null && sentence.isPinch(sentence.tokens[sentence.indexAt(place.start)]);
  const value = largest(quantity);
  const isLarge = unit === 'kilogram' || unit === 'liter';
  const said = text.slice(start, end);
  if (isPinch && !sentence.isNumber(first)) return { ...vague(sentence, start, end), isMeasured: true };
  const isBare = sentence.is('articles', first) ? from + read.end : from;
  const isOne = !sentence.isNumber(first) && value === 1;
  return {
    start,
    end,
    text: isOne
      ? `${text.slice(start, from)}1 ${text.slice(sentence.skipBlanks(isBare), end)}`.trimEnd()
      : said,
    isMeasured,
    isCounted: true,
    isTooMuch: value > MOST || (isLarge && value > MOST_LARGE),
  };
}

function hasLink(sentence: SpokenSentence, end: number): boolean {
  const place = sentence.skipBlanks(end);
  return sentence.endOf('of', place) > 0 || /^d['’]/i.test(sentence.text.slice(place));
}

/** The amount with the name of what follows it. */
function thingOf(sentence: SpokenSentence, quantity: Quantity): Thing | null {
  const { text } = sentence;
  const place = sentence.skipBlanks(quantity.end);
  const of = sentence.endOf('of', place);
  const elided = /^d['’]/iu.test(text.slice(place));
  const link = of > 0 ? of : elided ? place + 2 : -1;
  const linked = link > 0 ? text.slice(quantity.end, link) : '';
  const name = nameFrom(
    sentence,
    sentence.indexAt(link > 0 ? sentence.skipBlanks(link) : place),
    quantity.isMeasured,
  );
  const [first, last] = [name[0], name.at(-1)];
  const contained = first && packOf(sentence, first, quantity);
  if (contained)
    return thingOf(sentence, {
      ...quantity,
      end: contained,
      text: oneLine(text.slice(quantity.start, contained)),
    });
  if (!first || !last || isWare(sentence, name, quantity)) return null;
  const grade = last.end + (GRADE.exec(text.slice(last.end, last.end + LONGEST))?.[0].length ?? 0);
  const end = endWithCut(sentence, quantity.start, grade);
  const isEnglish = quantity.isCounted && /\sof$/i.test(linked);
  const joint = linked === '' || isEnglish ? ' ' : `${linked}${elided ? '' : ' '}`;
  const plain = oneLine(`${quantity.text}${joint}${text.slice(first.start, end)}`);
  const start = startWithArticle(sentence, quantity.start);
  return {
    line: asLine(sentence, { start, end: endWithAside(sentence, end), plain }),
    plain,
    start,
    end,
    isCounted: quantity.isCounted,
    isFood: name.some((word) => sentence.words.isFood(word.folded) || sentence.is('foodHeads', word)),
    isMeasured: quantity.isMeasured,
    isTooMuch: quantity.isTooMuch,
  };
}

/** 'Mehl Type 550', 'farine T55', 'Sahne 30 %' */
const GRADE = /^\s(?:(?:type|typ|tipo|t)\s?\d{2,4}(?![\p{L}\d])|\d{1,2}\s?%)/iu;

/** 'tin of' in '340 gram tin of beans', where what is weighed is a container of food; 0 for none. */
function packOf(
  sentence: SpokenSentence,
  { index, text, end }: Word,
  { isMeasured, end: measured }: Quantity,
): number {
  const before = sentence.tokens[index - 1];
  if (!isMeasured || !before || before.end !== measured || !sentence.words.isCountedUnit(text)) return 0;
  return hasLink(sentence, end) ? end : 0;
}

/** Behind remarks, or behind a comma how it is cut: ', gesnipperd', ', bone in'. */
function endWithAside(sentence: SpokenSentence, end: number): number {
  const remark = endWithRemark(sentence, end);
  if (sentence.text[end] !== ',') return remark;
  const aside = sentence.words.behind.exec(sentence.text.slice(end + 1, end + 1 + LONGEST))?.[0];
  const rest = sentence.text.slice(end + 1 + (aside?.length ?? 0));
  return aside && /^\s*(?:[,.;:!?)…–-]|$)|^\s(?=\p{L})/u.test(rest)
    ? Math.max(remark, end + 1 + aside.length)
    : remark;
}

/** 'a good' before 'splash of vinegar', 'la' before 'scorza di un limone' */
function startWithArticle(sentence: SpokenSentence, start: number): number {
  let first = sentence.tokens[sentence.indexAt(start)];
  for (let count = 0; first && count < 2; count += 1) {
    const before: Word | undefined = sentence.tokens[first.index - 1];
    if (!before || first.isBehindSign) break;
    if (sentence.is('articles', before)) return before.start;
    if (!sentence.isSize(before) || sentence.words.isVerb(before.folded)) break;
    first = before;
  }
  return sentence.isPinch(sentence.tokens[sentence.indexAt(start)]) && first ? first.start : start;
}

/** 'a cake tin', 'a tea towel', 'un plat beurré': the food in its name says what it is for. */
function isWare(sentence: SpokenSentence, name: readonly Word[], { isMeasured }: Quantity): boolean {
  const { isFoodFirst, isWare: isOne, isFood } = sentence.words;
  const [{ folded: first }] = name as readonly [Word, ...Word[]];
  if (isOne(first) && !isFood(first)) return true;
  if (isFoodFirst || isMeasured) return false;
  const next = sentence.tokens[name.at(-1)!.index + 1];
  const isNext = next !== undefined && !next.isBehindSign && isOne(next.folded) && !isFood(next.folded);
  return isNext || isOne(name.at(-1)!.folded);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What was said, unless its digits count more: whoever reads 'two' of 'two thousand' has understood less. */
function asLine(
  sentence: SpokenSentence,
  { start, end, plain }: { start: number; end: number; plain: string },
): string {
  const said = oneLine(sentence.asSaid(start, end));
  const { code } = sentence.words;
  const [asSaid] = readLine(said, code).amounts;
  const [asDigits] = readLine(plain, code).amounts;
  const isMore = asSaid && asDigits && largest(asDigits.quantity) > largest(asSaid.quantity);
  return isMore ? plain : said;
}

/** An ingredient as it was said; with its numbers as digits where the readers of lines would count less: 'a cup and a half milk'. */
export function readableLine(said: string, words: TalkWords): string {
  const sentence = new SpokenSentence(said, words);
  return asLine(sentence, { start: 0, end: sentence.text.length, plain: oneLine(sentence.text) });
}
