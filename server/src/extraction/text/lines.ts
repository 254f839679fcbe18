import {
  fold,
  INLINE_PART,
  isPromo,
  mayNamePart,
  partNamed,
  NUTRITION,
  SHOPPING,
  UNMISTAKABLE,
  type CaptionPart,
} from './lexicon.ts';
import { inlineItems } from './inline-items.ts';
import { namesFood } from './food.ts';
import { behindCount, breakBeforeCounts, isBareCount } from './servings.ts';
import { isStrongIngredient, isStepLike, isWeakIngredient, sentences, startsWithVerb } from './predicates.ts';
import { cutText } from '@larder/shared/recipe-text/cut-text';
import { stripListMarkers } from '@larder/shared/recipe-text/list-text';

interface Heading {
  part: CaptionPart;
  rest: string;
  about: string;
  isShopping: boolean;
  /** 'For 4 people:' stands above ingredients, but above much else as well. */
  isCount: boolean;
}

/** One line of a caption, without its bullets, pictures and hashtags. */
export interface CaptionLine {
  text: string;
  /** How it was marked as an item of a list. */
  mark: 'number' | 'bullet' | null;
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

const MAX_CHARS = 100_000;
const MAX_LINE = 4_000;
const PICTURE = String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d\u20e3])`;
export const PICTURES = new RegExp(`${PICTURE}+`, 'gu');
const KEYCAP = /^\s*(?:[0-9]\ufe0f?\u20e3|🔟|[①-⑳❶-❿⓵-⓾])\s*/u;
const NUMBER_MARK =
  /^\s*(?:\(?\d{1,2}\s?(?:[.)\]]\s?[-–]?|[:：](?!\d)|[-/](?=\s))|\p{L}{3,10}\s\d{1,2}\s?[:.)–-])(?=\s|\p{L})/u;
/** 'Step one:' */
const WORD_STEP =
  /^\s*(?:step|schritt|étape|paso|passo|stap|steg)\s(?:one|two|three|four|five|six|seven|eight|nine|ten|eins|zwei|drei|vier|fünf|un[oa]?|deux|dos|trois|tres|quatre|cuatro|cinq|cinco|een|twee|drie)\s?[:.)–-]\s+/iu;
const BULLET_MARK = /^\s*[^\p{L}\p{N}\s("'“‘[【「〔《#@$€£…¿¡&/]/u;
const LIST_MARK = /^\s*[•·▪●◦*–—-]\s/u;
const LIST_MARK_AT_END = /[•·▪●◦*–—-]\s*$/u;
/** Everything before the first letter, digit, quote or bracket is ornament. */
const ORNAMENT = /^[^\p{L}\p{N}("'“‘[【「〔《#@…¿¡]+/u;
const END_ORNAMENT = new RegExp(String.raw`^(?:\s|${PICTURE}|[•·▪●◦✦✧★☆♡♥❤→⬇↓👇~*_|–—-])$`, 'u');
/** Read backwards from the end: forwards, every hashtag of a long row would be tried as the first of the last ones. */
const HASHTAGS_AT_END = /$(?<=((?:[\s.·•]*#[\p{L}\p{M}\p{N}_]+)+[\s.·•]*))/u;

/** Characters that nobody sees or that turn the text around; NUL and lone surrogates too. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Letters that are drawn bold or slanted: what sites without bold type have for it. */
const FANCY = /(?:\ud835[\udc00-\udfff])+/g;

/** A text as people meant it: one kind of line break, nothing invisible, at most a hundred thousand characters. */
export function cleanCaption(text: string): string {
  const clean = text
    .slice(0, MAX_CHARS)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .normalize('NFC');
  return clean.includes('\ud835') ? clean.replace(FANCY, (letters) => letters.normalize('NFKC')) : clean;
}

/** The lines of a cleaned caption; lists that were written in one line are taken apart. */
export function captionLines(text: string): CaptionLine[] {
  const lines: CaptionLine[] = [];
  let isAfterGap = true;
  const written = text
    .split('\n')
    .flatMap(apart)
    .map((line) => cutText(line, MAX_LINE));
  for (const each of written.flatMap(atBars).flatMap(labelledList)) {
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
  let part: CaptionPart | null = null;
  let isBehind = false;
  let strong = 0;
  for (const [index, line] of lines.entries()) {
    const { heading, text, mark } = line;
    const isFalse = heading?.isCount
      ? isBehind || strong > 1 || !leadsToItems(heading.rest, lines[index + 1])
      : part === 'method' && heading?.part === 'ingredients' && mark === 'bullet' && isAnOrder(text);
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

function leadsToItems(rest: string, next: CaptionLine | undefined): boolean {
  if (rest === '') return next !== undefined && isStrong(next);
  return isStrongIngredient(inlineItems(rest)[0] ?? '') && !/kcal|calor|kj(?!\p{L})/iu.test(rest);
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

/** Every hashtag, folded. */
export function hashtags(text: string): string[] {
  return [...text.matchAll(/#([\p{L}\p{M}\p{N}_]{2,60})/gu)].map(([, tag]) => fold(tag ?? ''));
}

const INLINE_BULLETS = new RegExp(
  String.raw`\s(?=(?:[•▪●◦‣∙▸►✅☑✔✓➡→➝➔⟶⇒»🔸🔹🔶🔷▫◾◽➤]\ufe0f?)\s?\S)`,
  'gu',
);
const INLINE_KEYCAPS = /\s(?=(?:[0-9]\ufe0f?\u20e3|[①-⑳❶-❿])\s?\S)/gu;
const INLINE_PICTURES = new RegExp(String.raw`\s(?=${PICTURE}+\s?(?:\d|[½¼¾⅓⅔]))`, 'gu');
const INLINE_NUMBERS = /(?<=^|[\s.!])(\d{1,2})[.)]\s+(?=\p{L})/gu;

const ASCII = /^[\0-\x7f]*$/;

/** 'Ingredients: a, b Method: 1. c 2. d' in one line, as the lines it stands for. */
function apart(line: string): string[] {
  if (line.length < 40) return line.includes(':') ? breakBeforeCounts(line).split('\n') : [line];
  const parts = /[:：]/.test(line)
    ? breakBeforeCounts(line.replace(INLINE_PART, '\n$&')).split('\n')
    : [line];
  const unmarked = ASCII.test(line)
    ? parts
    : parts
        .flatMap((part) => splitAll(part, INLINE_KEYCAPS, 2))
        .flatMap((part) => endOfList(splitAll(part, INLINE_BULLETS, 2)))
        .flatMap((part) => endOfList(splitAll(part, INLINE_PICTURES, 2)));
  return unmarked.flatMap(atNumbers);
}

const LABELLED = /^[\s\P{L}]{0,6}(\p{L}[^:：,.\d]{1,38}?)\s?[:：]\s?(\S.{8,})$/su;

/** 'Sauce: 2 tbsp soy, 1 tsp honey' as a heading and its items. */
function labelledList(line: string): string[] {
  if (line.length < 12 || !/[:：]/.test(line)) return [line];
  const [, label = '', rest = ''] = LABELLED.exec(line) ?? [];
  if (label === '' || partOf(label) || FACT.test(line.trim())) return [line];
  const [list = '', ...told] = sentences(withoutEndHashtags(rest));
  const items = inlineItems(list);
  const strong = items.filter((item) => isStrongIngredient(item));
  const isList = strong.length >= 2 && strong.length * 2 >= items.length && strong[0] === items[0];
  return isList ? [`${label}:`, ...items, told.join(' ')].filter((part) => part !== '') : [line];
}

/** '1 onion, diced | 3 cloves garlic' as two lines; '1 cup | 240 ml milk' is one. */
function atBars(line: string): string[] {
  if (!line.includes(' | ')) return [line];
  const parts = line.split(/\s\|\s/).map(stripped);
  const isItem = (part: string) => isStrongIngredient(part) || isWeakIngredient(part);
  const isList =
    parts.filter(isStrongIngredient).length >= 2 && parts.every((part) => isItem(part) && namesFood(part));
  return isList ? parts : [line];
}

function splitAll(line: string, at: RegExp, least: number): string[] {
  const parts = line.split(at);
  return parts.length > least ? parts : [line];
}

/** '• parmesan. Fry the garlic': the sentences behind the last item are none of the list. */
function endOfList(parts: string[]): string[] {
  const [item = '', ...after] = parts.length > 1 ? sentences(parts.at(-1) ?? '') : [];
  return after.length > 0 ? [...parts.slice(0, -1), item.replace(/\.$/, ''), after.join(' ')] : parts;
}

/** '1. … 2. … 3. …' is split where the numbers go up by one. */
function atNumbers(line: string): string[] {
  if (!/1[.)]\s/.test(line)) return [line];
  const starts: number[] = [];
  let next = 1;
  for (const match of line.matchAll(INLINE_NUMBERS)) {
    if (Number(match[1]) !== next) continue;
    starts.push(match.index);
    next += 1;
  }
  if (starts.length < 2) return [line];
  return [0, ...starts]
    .map((start, index, all) => line.slice(start, all[index + 1]).trim())
    .filter((part) => part !== '');
}

const CHAPTER = /^\W{0,3}(?:\d{1,2}:)?\d{1,2}:\d{2}(?!\d)|(?:^|\s)(?:\d{1,2}:)?\d{1,2}:\d{2}\W{0,2}$/u;
const ADDRESS = /https?:\/\/|www\.[\p{L}\d-]+\.|(?:^|\s)[\w-]+\.(?:com|net|org|co|recipes|blog)(?:\/|\s|$)/iu;

function hasAddress(text: string): boolean {
  return text.includes('.') && ADDRESS.test(text);
}

/** 'Werbung | Lemon cake' */
const AD_LABEL = /^\s*#?(?:ad|werbung|anzeige|publicidad|pub|reklam|adv|pubblicità)\s?[|/]\s?(?=\p{L})/iu;

function readLine(written: string, isAfterGap: boolean): CaptionLine | null {
  const untagged = withoutEndHashtags(/[|/]/.test(written) ? written.replace(AD_LABEL, '') : written);
  const isOnlyTags =
    /[#@]/.test(written) && !/[\p{L}\p{N}]/u.test(untagged.replace(/[#@][\p{L}\p{M}\p{N}_.]+/gu, ''));
  if (isOnlyTags) return null;
  const mark = markOf(untagged);
  const text = stripped(untagged);
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const heading = mark === 'number' ? null : headingOf(text);
  const isListed = mark === 'number' || (LIST_MARK.test(untagged) && !LIST_MARK_AT_END.test(untagged));
  const kind = heading ? 'text' : kindOf(text, mark);
  return { text, mark, isListed, isAfterGap, heading, kind, isHead: false };
}

function markOf(line: string): CaptionLine['mark'] {
  if (KEYCAP.test(line) || NUMBER_MARK.test(line) || WORD_STEP.test(line)) return 'number';
  return BULLET_MARK.test(line) ? 'bullet' : null;
}

/** A word without a number soon behind it, or an amount: what has no mark of a list. */
const PLAIN_START = /^(?:\p{L}[^\d]{19}|\p{L}\D{0,19}$|\d{1,4}(?:[.,/]\d{1,3})?\s?[a-z])/iu;

function stripped(line: string): string {
  let text = line.trim();
  if (/^[sép#]/i.test(text))
    text = text
      .replace(WORD_STEP, '')
      .replace(/^#{1,6}\s/, '')
      .trim();
  for (let round = 0; round < 3 && !PLAIN_START.test(text); round += 1) {
    const before = text;
    text = stripListMarkers(text.replace(KEYCAP, '').replace(/^\d{1,2}(?:[.)]\s?[-–]|\/)\s/, '')).replace(
      ORNAMENT,
      '',
    );
    if (text === before) break;
  }
  return withoutEndOrnament(text)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/^\*+|(?<!\*)\*+$/g, '')
    .trim();
}

function withoutEndHashtags(text: string): string {
  const tags = text.includes('#') ? (HASHTAGS_AT_END.exec(text)?.[1] ?? '') : '';
  return text.slice(0, text.length - tags.length);
}

function withoutEndOrnament(text: string): string {
  if (/[a-z\d.,!?)]$/i.test(text)) return text;
  let end = text.length;
  while (end > 0) {
    const isPair = /[\udc00-\udfff]/.test(text[end - 1] ?? '');
    const start = isPair ? end - 2 : end - 1;
    if (!END_ORNAMENT.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}

const MAX_HEADING = 60;
/** With a bracket and spaces before it. */
const MAX_LABEL = MAX_HEADING + 4;
/** 【材料】 and [METHOD], with what stands behind. */
const BRACKETED = /^[【[「〔《（(]\s?([^】\]」〕》）)]{1,40}?)\s?[】\]」〕》）)]\s?[:：]?\s?(.*)$/su;
const COLON = /^([^:：]{2,60}?)\s?[:：]\s?(.*)$/su;
/** 'Ingredients - flour, eggs' */
const DASHED = /^([^:：\d]{2,40}?)\s[-–—]+(?:\s(.*))?$/su;

const PATTERNS: readonly (readonly [pattern: RegExp, mayMatch: (text: string) => boolean])[] = [
  [BRACKETED, (text) => /^[【[「〔《（(]/u.test(text)],
  [COLON, (text) => /[:：]/.test(text)],
  [DASHED, (text) => /\s[-–—]/.test(text)],
];

/** 'Prep: 10 min | Bake: 25 min' heads nothing. */
const TIMED =
  /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?(?:m|mins?|minut\p{L}{0,3}|h|hrs?|hours?|std|stunden?)(?!\p{L})/iu;

/** 'INGREDIENTS (serves 6)', 'Ingredients for the dough:', 'Method: mix it all'. */
function headingOf(text: string): CaptionLine['heading'] {
  if (/^\d/.test(text)) return null;
  const rest = behindCount(text);
  if (rest !== undefined) return { part: 'ingredients', about: '', isShopping: false, isCount: true, rest };
  if (!mayNamePart(fold(text.slice(0, MAX_LABEL)))) return null;
  for (const [pattern, mayMatch] of PATTERNS) {
    if (!mayMatch(text)) continue;
    const [, label, rest = ''] = pattern.exec(text) ?? [];
    const named = label === undefined ? null : partOf(label, rest === '');
    if (named && TIMED.test(rest)) return null;
    if (named) return { ...named, isCount: false, rest: FACT.test(rest) ? '' : rest };
    if (label !== undefined && pattern === COLON) return null;
  }
  if (text.length > MAX_HEADING || text.split(' ').length > 8) return null;
  const named = partOf(text.replace(/[.!👇⬇️\s-]+$/u, ''), true);
  return named ? { ...named, isCount: false, rest: '' } : null;
}

const ABOUT =
  /^(.{2,30}?)\s?(?:[（(](.{1,40})[)）]|\[(.{1,40})\]|[-–|/]\s?(.{1,40})|\s((?:for|fur|pour|para|per|voor|serves|makes|till|til|x|dla|для)\s.{1,40}))$/u;
const INTRODUCED =
  /^(?:and |so |now |okay |ok )?(?:here(?:['’]?s| is| are)|this is|these are|hier (?:ist|sind|kommt|kommen)|voici|aqui (?:tienes|te dejo|estan|esta|vai|vao)|ecco) (?:the |my |our |all |exactly |die |das |der |les? |la |el |los |las |gli |i )?|^(?:the |my |our |all |list of |full |les |los |os |gli )/u;

/** 'For the sauce you need' */
const NEEDED_FOR =
  /^((?:for|fur|pour|para|per|voor|till|til|do|для) .{2,40}?),? (?:you need|you(?:['’]?| wi)ll need|brauchst du|braucht ihr|brauchen wir|il (?:vous |te )?faut|necesitas|(?:ti |vi )?serv(?:e|ono)|heb je nodig|behover du)$/u;

function partOf(
  label: string,
  isAlone = true,
): { part: CaptionPart; about: string; isShopping: boolean } | null {
  const folded = withoutPictures(fold(label))
    .replace(/[*_.!]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (NUTRITION.test(folded)) return { part: 'other', about: '', isShopping: false };
  const isShopping = SHOPPING.test(folded);
  const whole =
    partNamed(folded.replace(/^(?:the |my |our )/, '')) ?? partNamed(folded.replace(INTRODUCED, ''));
  if (whole) return { part: whole, about: '', isShopping };
  const match = ABOUT.exec(folded);
  const name = (match?.[1] ?? '').trim();
  const part = partNamed(name) ?? partNamed(name.replace(INTRODUCED, ''));
  if (part === 'ingredients' || part === 'method') {
    const about = match?.[2] ?? match?.[3] ?? match?.[4] ?? match?.[5] ?? '';
    return { part, about: asWritten(about, label), isShopping };
  }
  const needed = NEEDED_FOR.exec(folded)?.[1];
  if (needed !== undefined) return { part: 'ingredients', about: asWritten(needed, label), isShopping };
  const named = isAlone ? namedWithin(folded) : null;
  return named && { part: named.part, about: asWritten(named.about, label), isShopping };
}

function withoutPictures(text: string): string {
  return ASCII.test(text) ? text : text.replace(PICTURES, ' ');
}

/** Folded words as they stand in the line. */
function asWritten(folded: string, label: string): string {
  const written = label
    .replace(PICTURES, ' ')
    .split(/[\s(（[]+/)
    .filter((word) => word !== '');
  const count = folded.split(' ').length;
  for (let at = 0; at + count <= written.length; at += 1) {
    const words = written
      .slice(at, at + count)
      .join(' ')
      .replace(/[)）\].!*_]+$/, '');
    if (fold(words) === folded) return words;
  }
  return folded;
}

/** 'Cake ingredients', 'Zutaten Teig': a few words, one of which names the part and nothing else. */
function namedWithin(folded: string): { part: CaptionPart; about: string } | null {
  const said = folded.split(' ');
  if (said.length > 4 || /[\d,?]/.test(folded)) return null;
  const at = said.findIndex((word) => UNMISTAKABLE.has(word));
  const part = partNamed(said[at] ?? '');
  if (part === undefined || (at !== 0 && at !== said.length - 1)) return null;
  return { part, about: said.filter((_, index) => index !== at).join(' ') };
}

const FACT =
  /^(?:\d{1,2}\s?(?:人分|人前|인분)|(?:serves|servings?|serving size|yields?|makes|feeds|portions?|portionen|personen|porciones|raciones|rende|rinde|rendimento|porzioni|porties)(?:\s?[:=–-]|\s+(?:about|approx\.?|around|up to)?)\s*\S{0,3}\d|(?:for|para|für|pour|per|voor|till|til)\s+\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s+(?:people|persons?|servings?|personas?|personen|personnes|persone|pessoas|portionen|portions|porties|porciones|porzioni|portioner|personer)|\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s+(?:servings?|portions?|portionen|porciones|raciones|porções|porzioni|porties|portioner|personnes)(?!\p{L})|(?:prep|preparation|cook|cooking|bake|baking|total|rest|resting|chill|marinating|active|hands[- ]on|inactive)\w*\s?(?:time\s?[:=–-]?|[:=–-])\s*\S{0,3}\d|(?:time|ready in|takes|vorbereitung|kochzeit|backzeit|zubereitungszeit|tiempo|tempo|temps|tijd|zeit)[^.\d]{0,20}[:=]?\s*\d|(?:difficulty|level|skill|schwierigkeit|dificultad|difficult[eé]|difficolt[aà])\s?[:=–-]|(?:calories|kcal|protein|carbs|fat|fiber|fibre|macros)\s?[:=–-]?\s*\d|\d+\s?(?:kcal|calories|cal)(?!\p{L})|\d+\s?g\s(?:of )?(?:protein|carbs|fat|fiber|fibre)(?:\s*[|/,•]|$))/iu;
const MAX_FACT = 90;

function kindOf(text: string, mark: CaptionLine['mark']): CaptionLine['kind'] {
  if (isFact(text)) return 'fact';
  if (text.includes(':') && CHAPTER.test(text)) return 'chatter';
  if (mark === 'number') return hasAddress(text) && !isStepLike(text) ? 'chatter' : 'text';
  return isPromo(text) || hasAddress(text) || /^@\S+$/.test(text) ? 'chatter' : 'text';
}

/** True for 'serves 4', '450 kcal' and 'prep: 10 min' on their own. */
export function isFact(text: string): boolean {
  return (text.length <= MAX_FACT && FACT.test(text)) || isBareCount(text);
}

/** True for a sentence to followers, or one that only counts calories, servings or minutes. */
export function isChatter(text: string): boolean {
  return isPromo(text) || FACT.test(text) || hasAddress(text);
}
