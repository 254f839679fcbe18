import { cleanText } from './text.ts';
import { matchHeading, namesUnit, startsLikeSection } from './vocabulary.ts';

const AMOUNT = /[\d½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;
/** A digit or fraction near the start. */
export const AMOUNT_FIRST = /^\D{0,14}[\d½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;
const BULLET = /^(?:[|•·▢☐□☑✓✔◦‣⁃∙●○■▪*–—]+|-(?=\s))\s*(?=\S)/u;
/** 'Step 2:' or '2.' in front of a step. */
export const STEP_NUMBER =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|korak|adım|шаг|крок)\s*\d{1,2}\s*[:.)–-]*|\d{1,2}\s*[.)、:](?!\d))\s*(?=\S)/iu;
const ONLY_NUMBER =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|korak|adım|шаг|крок)\s*)?\d{1,2}\s*(?:[.):/]\s*\d{0,2})?$/iu;
const MAX_HEADER_CHARS = 60;

export function isHeader(line: string): boolean {
  return line.startsWith('[') && line.endsWith(']');
}

/** '[Header]' of a heading's text; brackets inside it go. */
export function toHeader(text: string): string {
  return `[${text.replace(/[[\]]/g, '').trim()}]`;
}

export function withoutHeaders(lines: readonly string[]): string[] {
  return lines.filter((line) => !isHeader(line));
}

export function hasAmount(line: string): boolean {
  return AMOUNT.test(line);
}

const LONG_INGREDIENT = 160;

/** True for a line that is longer than nearly all ingredients, so that its shape does not tell what it is. */
export function isLongLine(line: string): boolean {
  return line.length > LONG_INGREDIENT;
}

/** True for a long line made of sentences, as a paragraph of the page around a list is. */
export function isLongProse(line: string): boolean {
  return isLongLine(line) && !/^[\d½¼¾⅓⅔⅛]/.test(line) && /[.!?](?:\s+\p{Lu}|["”)]?$)/u.test(line);
}

/** True for a line shaped like an ingredient: short, an amount near its start or a kitchen measure, no sentence. */
export function looksLikeIngredient(line: string): boolean {
  if (isLongLine(line)) return false;
  if (AMOUNT_FIRST.test(line) && line.length <= 120) return true;
  if (/[.!?]\s+\p{Lu}/u.test(line)) return false;
  return namesUnit(line) || line.split(/\s+/).length <= 5;
}

const BARE_AMOUNT = /^[\d\s½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞.,/–-]+\p{L}{0,12}\.?$/u;
const MANY_BARE = 0.25;

/** An amount and nothing else, in a cell of its own beside its ingredient. */
function isBareAmount(line: string): boolean {
  return (
    line.length <= 20 &&
    hasAmount(line) &&
    BARE_AMOUNT.test(line) &&
    (!/\p{L}/u.test(line) || namesUnit(line))
  );
}

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

/** True for a line shaped like a step: a sentence. */
export function looksLikeStep(line: string): boolean {
  const words = line.split(/\s+/).length;
  return (
    words >= 5 ||
    (line.length >= 12 && /[.!。]$/.test(line)) ||
    /[\p{Script=Han}\p{Script=Hiragana}]{8}/u.test(line)
  );
}

/** Cleans ingredient lines: bullets go, and what is a header inside the list ('For the sauce:') becomes '[For the sauce]'. */
export function tidyIngredients(lines: readonly string[]): string[] {
  const isShouted = lines.length > 2 && lines.filter(isShouting).length * 2 < lines.length;
  const tidied: string[] = [];
  for (const raw of lines) {
    const line = cleanText(raw).replace(BULLET, '');
    if (isHeader(line)) tidied.push(...sectionHeader(line));
    else if (!/[\p{L}\p{N}]/u.test(line) || isListName(line)) continue;
    else if (isHeaderText(line) || (isShouted && isShouting(line)))
      tidied.push(toHeader(line.replace(/[:：]\s*$/, '')));
    else tidied.push(line.replace(/\(\(([^()]*)\)\)/g, '($1)'));
  }
  return dropEmptySections(tidied);
}

/** 'Ingredients' as the first line of the ingredients. */
function isListName(line: string): boolean {
  const match = matchHeading(line);
  return match?.kind === 'ingredients' && match.isExact;
}

/** A header that only names the list ('[Instructions]') or counts ('[Step 2]') says nothing. */
function sectionHeader(line: string): string[] {
  const text = line.slice(1, -1).trim();
  return ONLY_NUMBER.test(text) || matchHeading(text)?.isExact === true ? [] : [toHeader(text)];
}

function isHeaderText(line: string): boolean {
  if (line.length > MAX_HEADER_CHARS || AMOUNT.test(line.replace(/\([^()]*\)/g, ''))) return false;
  return (
    /[:：]$/.test(line) ||
    (/^(?:for the|für den|für die|für das|pour la|pour le|per la|per il|para la|para el|para o)\s/i.test(
      line,
    ) &&
      startsLikeSection(line) &&
      line.split(' ').length <= 6 &&
      !/,/.test(line))
  );
}

function isShouting(line: string): boolean {
  return (
    line.length <= MAX_HEADER_CHARS && !AMOUNT.test(line) && /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line)
  );
}

/** A header with nothing under it is no section. */
export function dropEmptySections(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    const next = lines[index + 1];
    return !isHeader(line) || (line !== '[]' && next !== undefined && !isHeader(next));
  });
}

/** Cleans steps: numbers and bullets in front go, bare numbers and empty lines are dropped. */
export function tidyInstructions(lines: readonly string[]): string[] {
  const tidied: string[] = [];
  for (const raw of withoutCounting(lines)) {
    const line = cleanText(raw);
    if (isHeader(line)) tidied.push(...sectionHeader(line));
    else if (ONLY_NUMBER.test(line)) continue;
    else {
      const step = line.replace(BULLET, '').replace(STEP_NUMBER, '').replace(BULLET, '');
      if (/[\p{L}\p{N}]/u.test(step)) tidied.push(step);
    }
  }
  return dropEmptySections(tidied);
}

/** Lines that count up from 1 without a full stop ('1 Mix', '2 Bake') lose their numbers. */
function withoutCounting(lines: readonly string[]): readonly string[] {
  const steps = withoutHeaders(lines);
  const counts = steps.every((line, index) => new RegExp(`^\\s*${index + 1}\\s+\\p{Lu}`, 'u').test(line));
  return steps.length >= 3 && counts
    ? lines.map((line) => (isHeader(line) ? line : line.replace(/^\s*\d+\s+/, '')))
    : lines;
}

const NUMBERED = /(?:^|\s|(?<=[.!?)]))(?:step\s*)?(\d{1,2})[.):]\s*(?=[\p{Lu}])/giu;

/** The steps of a method written as one text: at '1.' or 'Step 1', at a full stop glued to the next sentence, else whole. */
export function splitSteps(text: string): string[] {
  const parts = atRisingNumbers(text);
  if (parts.length >= 3 || (parts.length === 2 && parts.every((part) => STEP_NUMBER.test(part))))
    return parts;
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
    const amounts = parts.filter((part) => AMOUNT_FIRST.test(part)).length;
    if (parts.length >= 3 && amounts >= parts.length * 0.6) return parts;
  }
  return [text];
}
