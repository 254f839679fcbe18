import { fold, foldWords } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { hasAmountFirst, isMeasured } from '../lines/amounts.ts';
import { isDuration, parseDuration } from '../lines/durations.ts';
import { folded } from '../lines/folded.ts';
import { matchDifficulty } from '../lines/difficulty.ts';
import { matchHeading } from '../lines/headings.ts';
import { matchLabel, namesTime, type FactLabel } from '../lines/labels.ts';
import { servingsIn } from '../lines/servings.ts';
import { withLabelFirst } from '../lines/label-last.ts';
import { beginsWithYield, isCountOfPieces, parseYield, readYield } from '../lines/yields.ts';
import { isElement, type PageDocument } from './document.ts';
import type { RecipeFields } from './fields.ts';
import { readIconFacts } from './icon-facts.ts';
import type { OutlineItem } from './outline-item.ts';
import type { Region } from './region.ts';
import { cellsOf } from './rows.ts';
import { isSmall, servingsField } from './servings-field.ts';

const MAX_FACT_CHARS = 60;
const MAX_LINE_CHARS = 240;
const MAX_VALUE_CHARS = 40;

type Facts = Pick<RecipeFields, 'prepTime' | 'cookTime' | 'totalTime' | 'servings' | 'yield'>;
type Item = Pick<OutlineItem, 'text' | 'isChrome'> & Partial<Pick<OutlineItem, 'cells' | 'list' | 'place'>>;

/** Times and servings that stand beside their labels ('Prep time: 10 min', 'Serves' over '4', '20 min' over 'Cook time'). */
export function readFacts(
  items: readonly Item[],
  ingredients: Region | undefined,
  page?: PageDocument,
): Facts {
  const facts: Facts = {};
  const isInChrome = ingredients?.items[0]?.isChrome === true;
  const apart = items.flatMap((item) => factsApart(item, page));
  const own = apart.filter(({ isChrome }) => !isChrome || isInChrome).map(({ text }) => text);
  facts.servings = servingsInHeading(ingredients);
  for (const row of rowsOfFacts(items)) readFactsIn(row, facts);
  own.forEach((text, index) => readFactsIn(text, facts, own[index - 1] ?? '', valueAt(own, index + 1)));
  facts.servings ??=
    servingsAmongFacts(items) ??
    servingsBeside(apart, ingredients) ??
    servingsField(page) ??
    servingsSaid(items, ingredients);
  addIconFacts(facts, items, ingredients, page);
  // In the frame of the site a fact is one line, and only where the frame holds a part of the recipe.
  const frame = items.filter(({ isChrome }) => isChrome && !isInChrome).map(({ text }) => text);
  if (frame.some(namesPart)) for (const text of frame) readFactsIn(text, facts);
  const before = ingredients === undefined ? -1 : own.indexOf(ingredients.items[0]?.text ?? '');
  const alone = new Set(own.slice(0, Math.max(before, 0)).filter(isDuration));
  if (alone.size === 1 && facts.prepTime === undefined && facts.cookTime === undefined)
    facts.totalTime ??= parseDuration([...alone][0] ?? '');
  return facts;
}

/** Of what stands over the ingredients; those further down are of other recipes. */
function addIconFacts(
  facts: Facts,
  items: readonly Item[],
  ingredients: Region | undefined,
  page: PageDocument | undefined,
): void {
  const first = items.findIndex(({ place }) => place !== undefined && place === ingredients?.items[0]?.place);
  if (page === undefined || first < 0) return;
  const own = items.slice(0, first).filter(({ isChrome }) => !isChrome);
  const { servings, prepTime, cookTime } = readIconFacts(own, page);
  facts.servings ??= servings;
  facts.prepTime ??= prepTime;
  facts.cookTime ??= cookTime;
}

/** '6 servings | 20 min prep | 50 min cooking', each in an element of its own: as many lines. */
function factsApart(item: Item, page: PageDocument | undefined): Item[] {
  const cells = item.cells?.length ? item.cells : cellsAround(item, page);
  if (cells.filter(isFactOfItsOwn).length < 2) return [item];
  return cells.map((cell) => ({ ...item, text: cell, cells: [] }));
}

function cellsAround({ text, place }: Item, page: PageDocument | undefined): readonly string[] {
  const element = page?.elements[place ?? -1];
  if (page === undefined || element === undefined || text.length > MAX_SAID_CHARS || !/\d\D+\d/.test(text))
    return [];
  const isWhole = (cells: readonly string[]) => cells.join(' ') === text;
  // A line begins at the first element in it.
  const beside = [element, element.parentNode].filter(
    (each) => each !== null && isElement(each) && isSmall(each, page),
  );
  return beside.map((each) => cellsOf(each?.childNodes ?? [])).find(isWhole) ?? [];
}

function isFactOfItsOwn(cell: string): boolean {
  if (cell.length > MAX_VALUE_CHARS || !/\d/.test(cell)) return false;
  return isLabelled(cell) || withLabelFirst(cell) !== undefined || servingsIn(fold(cell)) !== null;
}

function namesPart(text: string): boolean {
  const match = matchHeading(text);
  return match?.isExact === true && match.kind !== 'other';
}

/** For how many the heading of the ingredients says to be; 'Ingredients (14)' counts them. */
function servingsInHeading(ingredients: Region | undefined): number | undefined {
  const heading = ingredients?.anchor?.text ?? '';
  if (!/\d/.test(heading)) return undefined;
  const count = ingredients?.items.filter(({ level }) => level === 0).length ?? 0;
  const counted = Number(/^\D*\((\d{1,3})\)\s*:?$/.exec(heading)?.[1]);
  return Math.abs(counted - count) <= 1 ? undefined : parseYield([heading]);
}

/** A row of labels over a row of their values ('Prep | Cook' over '10 min | 30 min'), each as a text of its own. */
function rowsOfFacts(items: readonly Item[]): string[] {
  return items.flatMap(({ cells: labels = [] }, index) => {
    const values = items[index + 1]?.cells ?? [];
    if (labels.length < 2 || labels.length !== values.length || labels.some((label) => /\d/.test(label)))
      return [];
    return labels.map(
      (label, place) => `${label.replace(/[^\p{L}\s]+/gu, '').trim()}: ${values[place] ?? ''}`,
    );
  });
}

const MAX_SAID_CHARS = 120;

/** 'This recipe serves 3 people.' over the ingredients; a number alone between their heading and the first of them. */
function servingsSaid(items: readonly Item[], ingredients: Region | undefined): number | undefined {
  const first = items.findIndex(
    ({ text }) => text === ingredients?.items.find(({ level }) => level === 0)?.text,
  );
  if (first < 1) return undefined;
  const before = items.slice(0, first).filter(({ isChrome }) => !isChrome);
  const [above, last] = [before.at(-2)?.text ?? '', before.at(-1)?.text ?? ''];
  if (
    /^[1-9]\d?$/.test(last) &&
    matchHeading(above)?.kind === 'ingredients' &&
    hasAmountFirst(items[first]!.text)
  )
    return parseYield([last]);
  const said = before
    .filter(({ text }) => /\d/.test(text) && text.length <= MAX_SAID_CHARS && SAYS_SERVINGS.test(fold(text)))
    .map(({ text }) => servingsIn(fold(text)))
    .find((servings) => servings !== null);
  return said ?? undefined;
}

const SAYS_SERVINGS = new RegExp(String.raw`(?<!\p{L})${anyOf('recipe')}\s.*\d`, 'u');

/** The bare number between a difficulty and a time: a row of icons, or three lines of one make ('easy', '4', '40 min'). */
function servingsAmongFacts(items: readonly Item[]): number | undefined {
  for (const [index, { text, list, isChrome }] of items.entries()) {
    if (isChrome || text.length > MAX_FACT_CHARS || !/\d/.test(text)) continue;
    const beside = [items[index - 1], items[index + 1]].map((item) =>
      item?.list === list ? item?.text : '',
    );
    const [level = '', number = '', time = ''] = BARE_NUMBER.test(text)
      ? [beside[0], text, beside[1]]
      : (/^(\D+)\s(\d{1,2})\s(\d.*)$/.exec(text)?.slice(1) ?? []);
    if (BARE_NUMBER.test(number) && isDuration(time) && matchDifficulty(level) !== undefined)
      return parseYield([number]);
  }
  return undefined;
}

const BARE_NUMBER = /^[1-9]\d?$/;

/** A heading over ingredients that says for how many; a yield, which may stand over the first ingredient but never further down. */
function servingsBeside(items: readonly Item[], ingredients: Region | undefined): number | undefined {
  for (const { text } of items) {
    const isHeading = /\d/.test(text) && matchHeading(text)?.kind === 'ingredients';
    const said = isHeading ? (servingsIn(fold(text)) ?? servingsNamed(text)) : null;
    if (said !== null) return said;
  }
  const lines = ingredients?.items.filter(({ isListItem }, index) => index > 0 || isListItem);
  const listed = new Set(lines?.map(({ text }) => text));
  const isYield = ({ text, isChrome }: Item) => !isChrome && !listed.has(text) && beginsWithYield(text);
  const first = items.findIndex(({ text }) => listed.has(text));
  const before = items.slice(0, first < 0 ? undefined : first);
  const isPieces = ({ text, isChrome }: Item) => !isChrome && isCountOfPieces(text);
  return parseYield([(items.find(isYield) ?? before.find(isPieces))?.text ?? '']);
}

/** 'Ingredients for 6 tartlets', 'Ingredients 9-12 squares': how many of what is made, whatever it is called. */
function servingsNamed(heading: string): number | null {
  const [, counted = ''] =
    /\p{L}\s(\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s\p{L}[\p{L}-]{2,20})\s*:?$/u.exec(heading) ?? [];
  const isOther = isDuration(counted) || matchHeading(counted.replace(/^\d+\s/, ''))?.kind === 'ingredients';
  return counted === '' || isOther ? null : (parseYield([counted]) ?? null);
}

/** The line at a place; a number whose unit is the next line, with it. */
function valueAt(texts: readonly string[], index: number): string {
  const [value = '', unit = ''] = texts.slice(index, index + 2);
  return /^\d{1,3}$/.test(value) && /^\p{L}{1,10}\.?$/u.test(unit) ? `${value} ${unit}` : value;
}

function readFactsIn(line: string, facts: Facts, before = '', next = ''): void {
  if (line.length > MAX_LINE_CHARS) return;
  for (const text of splitFacts(line.replace(BRACKETED_ENDING, '$1'))) {
    if (text.length <= MAX_FACT_CHARS) readFact(text.replace(ASIDE, '$1'), facts, before, next);
  }
}

/** '1 h (plus 2 h to rise)', '8 people (or 20 small ones)' */
const ASIDE = new RegExp(
  String.raw`(\d\s?(?:${anyOf('hours', 'minutes', 'portions', 'eaters')})\.?)\s*\([^()]*\)\.?\s*$`,
  'iu',
);
/** 'portion(s)', 'Person(en)' */
const BRACKETED_ENDING = /(?<=\p{L})\((\p{L}{1,2})\)/gu;
/** An icon, its name ('oven Baking: 10 min') or another fact in words ('Level: easy Prep: 10 min') before a label. */
const BEFORE_LABEL = /^\p{L}+(?::\s\p{L}+)?\s(?=[^:]+:\s*\d)/u;

function readFact(written: string, facts: Facts, before: string, next: string): void {
  const relabelled = matchLabel(folded(written)) === undefined ? withLabelFirst(written) : undefined;
  const text = relabelled ?? written;
  const match = matchLabel(folded(text));
  if (match === undefined) {
    const rest = text.replace(BEFORE_LABEL, '');
    if (rest !== text && !PER.test(fold(text)) && matchLabel(folded(rest)) !== undefined)
      readFact(rest, facts, '', '');
    return;
  }
  const rest = afterWord(text, match.word);
  // 'Prep and cook time: 30 min' is both.
  const second = /^\D/.test(rest) ? matchLabel(folded(rest)) : undefined;
  if (second !== undefined && second.label !== 'servings' && match.label !== 'servings')
    return note(
      second.label === match.label ? second.label : 'totalTime',
      afterWord(rest, second.word),
      facts,
    );
  if (rest !== '') {
    if (isSaidOf(text, match)) note(match.label, rest, facts, namesTime(match.word));
    return;
  }
  note(match.label, valueBeside(match.label, before, next, matchHeading(text) !== undefined), facts);
}

/** 'Cook: 10 min', 'Cook 10 min', but not 'Cook the noodles for 10 minutes', which a label that is a verb begins, too. */
function isSaidOf(text: string, { label, word }: { label: FactLabel; word: string }): boolean {
  if (label === 'servings' || namesTime(word)) return true;
  const behind = text.slice(endOfWord(text, word)).trim();
  return /^[:：=|–-]/.test(behind) || (isDuration(behind) && !/\p{L}{5,}[.!]$/u.test(behind));
}

/** The value of a label that stands alone: in the line below or, when that is none or has a label of its own, above. */
function valueBeside(label: FactLabel, before: string, next: string, isHeading: boolean): string {
  if (label !== 'servings') {
    const isAbove = isDuration(before) && (withLabelFirst(next) !== undefined || !/^\D{0,6}\d/.test(next));
    if (isAbove) return before;
    // 'Preparation' is the heading of a method whose first step is none.
    return isHeading && !isDuration(next) ? '' : next;
  }
  if (/\d/.test(next) && !isMeasured(next) && !isDuration(next)) return next;
  return /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?$/.test(before) ? before : '';
}

const PER = new RegExp(String.raw`^${anyOf('perWord')}\s`, 'u');
const CALORIES = new RegExp(String.raw`^\D{0,6}[\d.,]+\s?(?:${anyOf('calories')}|kj)(?!\p{L})`, 'u');

function note(label: FactLabel, value: string, facts: Facts, isTime = false): void {
  if (value.length > MAX_VALUE_CHARS || !/\d/.test(value)) return;
  if (label === 'servings' && !CALORIES.test(fold(value))) noteYield(value, facts);
  if (label === 'servings') return;
  // A bare number may be anything, unless its label calls it a time.
  if (!/^\d+$/.test(value.trim()) || (isTime && label !== 'totalTime'))
    facts[label] ??= matchLabel(folded(value)) === undefined ? parseDuration(value) : undefined;
}

function noteYield(value: string, facts: Facts): void {
  const said = readYield([value]);
  facts.servings ??= said.servings;
  facts.yield ??= said.yield;
}

/** What follows a folded word at the start of a text, as it is written: folding would make '4-6' two numbers. */
function afterWord(text: string, word: string): string {
  return text
    .slice(endOfWord(text, word))
    .replace(/^[^\p{L}\p{N}½¼¾⅓⅔(]+/u, '')
    .trim();
}

function endOfWord(text: string, word: string): number {
  let end = 0;
  while (end < text.length && foldWords(text.slice(0, end)).length < word.length) end++;
  return end;
}

/** 'Prep time | 15 minutes Cooking time | 20 minutes' is two facts: a label after the first amount begins the second. */
function splitFacts(text: string): string[] {
  const listed = text.replace(/^[^:\d]*:\s/, '').split(/,\s/);
  // '10 minutes prep, 1 hour cooking'
  if (listed.length > 1 && listed.every((part) => withLabelFirst(part) !== undefined)) return listed;
  // 'Prep 15 min, cooking 50 min'
  const named = text.split(/,\s(?=\p{L})/u);
  if (named.length > 1 && named.every(isLabelled)) return named;
  if (!BETWEEN_FACTS.test(text)) return splitAtCapitals(text);
  const parted = text.split(BETWEEN_FACTS);
  if (parted.filter((part) => isLabelled(part)).length > 1) return parted.flatMap(splitAtCapitals);
  // 'Serves 6. Better on day two.'
  const [first = ''] = parted;
  if (first.endsWith('.') && isLabelled(first) && servingsIn(fold(first)) !== null) return [first];
  return splitAtCapitals(text);
}

const BETWEEN_FACTS = /\s*[|·•]\s*|\s[–/-]\s|(?<=\.)\s+(?=[\p{Lu}\d])/u;
const isLabelled = (text: string) => /\d/.test(text) && matchLabel(folded(text)) !== undefined;

function splitAtCapitals(text: string): string[] {
  if (!/\d.{0,13}[\p{Lu}\p{Lo}]/u.test(text)) return [text];
  const facts: string[] = [];
  const parts = text.split(/(?<=\d.{0,12}[\s|,•·])(?=[\p{Lu}\p{Lo}])/u);
  parts.forEach((part, index) => {
    const last = facts.at(-1) ?? '';
    const isFact = matchLabel(folded(part)) !== undefined && /\d/.test(parts.slice(index).join(''));
    if (index === 0 || (isFact && /\d/.test(last))) facts.push(part);
    else facts[facts.length - 1] = `${last}${part}`;
  });
  return facts;
}
