import { isCounted, unitNameAt } from '@larder/shared/recipe-text/unit-names';
import type { ReadAmount } from '@larder/shared/recipe-text/line-reading';
import { readLine } from '@larder/shared/recipe-text/read-line';
import { isMarkedBySymbol, unitAt } from '@larder/shared/recipe-text/units';
import { SpokenSentence, type Word } from './spoken-sentence.ts';
import { endWithCut, nameFrom } from './talk-names.ts';
import type { TalkWords } from './talk-words.ts';

// The amounts in what people say: 'mash two ripe bananas with half a cup of oats'. Each is read as a line of a list is.

/** An amount with what it is an amount of. */
export interface Thing {
  /** As a line of a list: '½ cup oats'. */
  line: string;
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
export function thingsIn(said: string, words: TalkWords): Thing[] {
  const sentence = new SpokenSentence(said, words);
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
    return vague(sentence, start, Math.max(few, unit));
  }
  const read = found?.start === 0 ? found : alone(sentence, first);
  if (!read || isNone(line, read)) return null;
  return counted(sentence, { start, from, first, read });
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
  const isOne = !sentence.isNumber(first);
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
  if (!first || !last) return null;
  const end = endWithCut(sentence, quantity.start, last.end);
  const isEnglish = quantity.isCounted && /\sof$/i.test(linked);
  const joint = linked === '' || isEnglish ? ' ' : `${linked}${elided ? '' : ' '}`;
  return {
    line: `${quantity.text}${joint}${text.slice(first.start, end)}`.replace(/\s+/g, ' ').trim(),
    start: quantity.start,
    end,
    isCounted: quantity.isCounted,
    isFood: name.some(({ folded }) => sentence.words.isFood(folded)),
    isMeasured: quantity.isMeasured,
    isTooMuch: quantity.isTooMuch,
  };
}
