import { withPlainNumbers } from '@larder/shared/recipe-text/plain-numbers';
import { isHeader, toHeader } from '@larder/shared/recipe-text/sections';
import { anyOf } from '../language/lexicon.ts';
import { hasAmount, hasAmountFirst, isBareAmount } from '../lines/amounts.ts';
import { namesFood } from '../lines/food.ts';
import { matchHeading } from '../lines/headings.ts';
import { isBoilerplate, isCredit } from './boilerplate.ts';
import { beginsForThe, isShouting, withoutEmptySections, withoutHeaders } from '../lines/sections.ts';
import { withoutFarewell } from './farewell.ts';
import { withoutCounting, withoutLastNumbers, withoutLetters } from './counting.ts';
import { isNumbered, isOnlyNumber, withoutStepNumber } from '../lines/steps.ts';
import { namesServings } from '../lines/yields.ts';
import { cleanText } from './text.ts';

const BULLET = /^(?:[|•·▢☐□☑✓✔◦‣⁃∙●○■▪*–—]+|-(?=\s))\s*(?=\S)/u;
const MAX_HEADER_CHARS = 60;
const MANY_BARE = 0.25;
const MAX_NAME_WORDS = 3;

/** Amounts that a page keeps apart from their ingredients come to them: to the next line, or to the one before. */
export function withBareAmountsJoined(lines: readonly string[]): string[] {
  const texts = withoutHeaders(lines);
  const bare = texts.filter(isBareAmount).length;
  if (bare < 2 || bare < texts.length * MANY_BARE || bare === texts.length) return [...lines];
  const isBefore = isBareAmount(texts[0] ?? '');
  const joined: string[] = [];
  let waiting = '';
  for (const line of lines) {
    const last = joined.at(-1);
    if (isHeader(line)) joined.push(line);
    else if (isBareAmount(line) && isBefore) waiting = `${waiting} ${line}`.trim();
    else if (isBareAmount(line) && last !== undefined && !isHeader(last))
      joined.push(`${joined.pop() ?? ''} ${line}`);
    else {
      joined.push(`${waiting} ${line}`.trim());
      waiting = '';
    }
  }
  return waiting === '' ? joined : [...joined, waiting];
}

/** Cleans ingredient lines: bullets go, and what is a header inside the list ('For the sauce:') becomes '[For the sauce]'. */
export function repairIngredients(lines: readonly string[]): string[] {
  const shoutsHeaders = lines.length > 2 && lines.filter(isShouted).length * 2 < lines.length;
  const hasNothings = lines.filter((line) => NOTHING.test(line)).length > 1;
  const tidied: string[] = [];
  for (const raw of untilFurniture(withoutNutrients(lines))) {
    const written = cleanText(raw).replace(BULLET, '');
    const line = hasNothings ? written.replace(NOTHING, '') : written;
    if (isHeader(line)) tidied.push(...sectionHeader(line).filter((header) => !isLabelOfServings(header)));
    else if (!/[\p{L}\p{N}]/u.test(line) || isListName(line)) continue;
    else if (isHeaderText(line) || (shoutsHeaders && isShouted(line)))
      tidied.push(toHeader(line.replace(/[:：]\s*$/, '')));
    else tidied.push(withPlainNumbers(withAmountOnce(line).replace(/\(\(([^()]*)\)\)/g, '($1)')));
  }
  return withoutEmptySections(tidied);
}

/** '[people]', '[serving amount]': what stands beside a field for servings. */
function isLabelOfServings(header: string): boolean {
  return namesServings(header) && header.split(' ').length <= 2;
}

const AMOUNT_TWICE = /^([\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛./, ]{0,8})(\s(?:(?!x\s)\p{L}+\.?\s){0,2})\1\s+(?=[\p{L}(])/u;

/** '2 cups 2 water': a page that scales holds the number a second time, without its unit. */
function withAmountOnce(line: string): string {
  return line.replace(AMOUNT_TWICE, '$1$2');
}

/** Programs write '0 salt' where there is no amount. */
const NOTHING = /^0(?:[.,]0+)?\s+(?=\p{L})/u;
const ENERGY = new RegExp(
  String.raw`^(?:${anyOf('calories')}\D{0,3})?[\d.,]+\s?(?:${anyOf('calories')}|kcal|kj)$|^${anyOf('calories')}\s?/\s?\p{L}{2,12}\.?\s?:\s?[\d.,]+$`,
  'iu',
);
const NUTRIENT = new RegExp(
  String.raw`^(?:[\d.,]+\s?m?g\s(?:\p{L}+\s)?${anyOf('nutrients')}|${anyOf('nutrients')}\D{0,3}[\d.,]+\s?m?g)$`,
  'iu',
);

/** What a serving holds is no ingredient: 'Energy 75 kcal', and the nutrients in the lines beside it. */
function withoutNutrients(lines: readonly string[]): readonly string[] {
  const energy = lines.findIndex((line) => ENERGY.test(cleanText(line)));
  if (energy < 0) return lines;
  let [start, end] = [energy, energy];
  while (isNutrient(lines[start - 1])) start--;
  while (isNutrient(lines[end + 1])) end++;
  return [...lines.slice(0, start), ...lines.slice(end + 1)];
}

function isNutrient(line = ''): boolean {
  return NUTRIENT.test(cleanText(line)) || ENERGY.test(cleanText(line));
}

/** 'Ingredients' as the first line of the ingredients. */
function isListName(line: string): boolean {
  const match = matchHeading(line);
  return match?.kind === 'ingredients' && match.isExact;
}

/** A header that only names the list ('[Instructions]') or counts ('[Step 2]') says nothing. */
function sectionHeader(line: string): string[] {
  const text = line
    .slice(1, -1)
    .replace(/[:：]\s*$/, '')
    .trim();
  return text === '' || isOnlyNumber(text) || matchHeading(text)?.isExact === true ? [] : [toHeader(text)];
}

function isHeaderText(line: string): boolean {
  if (line.length > MAX_HEADER_CHARS || hasAmount(line.replace(/\([^()]*\)/g, ''))) return false;
  return /[:：]$/.test(line) || (beginsForThe(line) && line.split(' ').length <= 6 && !line.includes(','));
}

const isShouted = (line: string) => isShouting(line, MAX_HEADER_CHARS);

/** Cleans steps: numbers and bullets in front go, bare numbers and empty lines are dropped. */
export function repairInstructions(lines: readonly string[]): string[] {
  const tidied: string[] = [];
  const steps = withoutFarewell(untilFurniture(lines).map(cleanText));
  for (const line of withoutLetters(withoutCounting(withoutLastNumbers(steps)))) {
    if (isHeader(line)) tidied.push(...sectionHeader(line));
    else if (isOnlyNumber(line)) continue;
    else {
      const step = withoutStepNumber(line.replace(BULLET, '')).replace(BULLET, '');
      if (/[\p{L}\p{N}]/u.test(step)) tidied.push(step);
    }
  }
  return withoutEmptySections(tidied);
}

/** Buttons and notices of the site that follow a recipe end it; what says whose it is goes. */
function untilFurniture(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line, index) => index >= 2 && isBoilerplate(line));
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => !isBoilerplate(line) && !isCredit(line));
}

const NUMBERED = /(?:^|\s|(?<=[.!?)]))(?:step\s*)?(\d{1,2})[.):º]\s*(?=[\p{Lu}])/giu;

/** The steps of a method written as one text: at '1.' or 'Step 1', at a full stop glued to the next sentence, else whole. */
export function splitSteps(text: string): string[] {
  const parts = atRisingNumbers(text);
  if (parts.length >= 3 || (parts.length === 2 && parts.every(isNumbered))) return parts;
  return text.split(/(?<=\p{Ll}[.!?]|[\p{Ll}\d]\)\.)(?=\p{Lu}\p{Ll})/u);
}

/** Split where the next number stands: of 'mark 6. In a bowl' among '1.', '2.' and '3.' nothing is cut. */
function atRisingNumbers(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let next: number | undefined;
  for (const match of text.matchAll(NUMBERED)) {
    const number = Number(match[1]);
    if (next === undefined ? number > 2 : number !== next) continue;
    parts.push(text.slice(from, match.index));
    from = match.index;
    next = number + 1;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** The lines of an ingredient list written as one text: at commas or semicolons, when nearly every part is one. */
export function splitIngredients(text: string): string[] {
  for (const separator of [/\s*[•·▪●]\s*/, /\s*[;|]\s*/, /\s*,\s*(?=[\d½¼¾⅓⅔⅛])/, /\s*,\s*/]) {
    const parts = text.split(separator).filter((part) => part !== '');
    const amounts = parts.filter((part) => hasAmountFirst(part)).length;
    if (parts.length >= 3 && amounts >= parts.length * 0.6) return withNamesSplit(parts);
  }
  return [text];
}

const MANY_INGREDIENTS = 5;
const FEWEST_NAMED = 3;
const FEWEST_FOODS = 2;
const PARAGRAPH = /^(?:([^\d:：]{2,40})[:：]\s+)?([\d½¼¾⅓⅔⅛].*)$/su;

/**
 * The lines of a paragraph of ingredients, with what it names them in front: 'Dough: 500 g flour, 3 eggs, 1 pinch of salt' gives
 * a header and three. Without a name it has five at least. Undefined for any other paragraph, and for facts.
 */
export function ingredientsOfParagraph(text: string): { name?: string; lines: string[] } | undefined {
  const [, name, list = ''] = PARAGRAPH.exec(text) ?? [];
  const isStep = isNumbered(list) || /[.!?]\s+\p{Lu}/u.test(list);
  if (list === '' || isStep || matchHeading(name ?? '') !== undefined) return undefined;
  const lines = splitIngredients(list);
  const isLong = lines.length >= (name ? FEWEST_NAMED : MANY_INGREDIENTS);
  const foods = lines.filter(namesFood).length;
  return isLong && foods >= FEWEST_FOODS && !lines.some(isFact) ? { name, lines } : undefined;
}

/** What a serving holds, a number alone, or what has a label: 'Prep: 30 | Cook: 25 | Serves: 4'. */
function isFact(line: string): boolean {
  return isNutrient(line) || isBareAmount(line) || /[:：]/.test(line);
}

/** What has no amount stands behind what has one: '2 tbsp oil, rosemary, salt.' is three, '1 onion, chopped' one. */
function withNamesSplit(parts: readonly string[]): string[] {
  return parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1;
    const [first = '', ...others] = (isLast ? part.replace(/(?<=\p{L})\.$/u, '') : part).split(/\s*,\s*/);
    const areNames = isLast ? others.some(namesFood) : others.every(namesFood);
    const areShort = others.every((other) => other.split(' ').length <= MAX_NAME_WORDS);
    return areNames && areShort ? [first, ...others] : [[first, ...others].join(', ')];
  });
}
