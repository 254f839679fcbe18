import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { namesFood } from '../lines/food.ts';

/** Lists that were written in one line, taken apart. */

const PREPARED_START = new RegExp(
  String.raw`^(?:${anyOf('preparedStart')}(?!\p{L})|(?:[\p{L}-]+ly\s)?[\p{L}-]+(?:ed|less)(?:\s|$))`,
  'iu',
);
/** 'tritato', 'tagliate a cubetti', 'picada', 'en dés', 'fein gehackt' */
const PREPARED = new RegExp(
  String.raw`^(?:${anyOf('preparedHow')}\s)?${anyOf('prepared', 'cutInto')}(?!\p{L})`,
  'u',
);

/** 'leaves only', 'roztopionego'; the Dutch 'gehakt' is a food as well. */
const BEHIND = new RegExp(String.raw`^${anyOf('behind')}$`, 'iu');

/** 'macinato di manzo 400 g' is another thing. */
const OF_ITS_OWN = /[\d½¼¾⅓⅔]|\s(?:d[aeio]|del(?:la|l['’])?|v[ao]n)\s|\sd['’]/iu;

function isPrepared(part: string): boolean {
  return (
    PREPARED_START.test(part) ||
    (BEHIND.test(part) && !namesFood(part)) ||
    (!OF_ITS_OWN.test(part) && PREPARED.test(fold(part)))
  );
}

const AND = String.raw`(?:${anyOf('and')}|&)`;
const AND_FIRST = new RegExp(String.raw`^${AND}\s`, 'iu');
const AND_AMOUNT = new RegExp(
  String.raw`\s${AND}\s(?=\d|[½¼¾⅓⅔]|${anyOf('oneOf')}\s${anyOf('pinches', 'some')}(?!\p{L}))`,
  'iu',
);

/** 'a, b and c' as items: how something is prepared stays with it, and so does what is in parentheses. */
export function inlineItems(text: string): string[] {
  const slashed = atSlashes(text);
  if (slashed) return slashed;
  const items: string[] = [];
  for (const part of splitOutside(withoutFullStop(text))) {
    const last = items.length - 1;
    const previous = items[last];
    if (previous !== undefined && isPrepared(part)) items[last] = `${previous}, ${part}`;
    else items.push(...part.split(AND_AMOUNT));
  }
  return items.map((item) => item.replace(AND_FIRST, '').trim()).filter((item) => item !== '');
}

const LEAST_SLASHED = 3;
const MOSTLY = 2 / 3;

/** 'capers, a handful / garlic, 1 clove / …': items that slashes part, with commas in them; '1 cup / 240 ml milk' is one. */
function atSlashes(text: string): string[] | null {
  const parts = text.split(/\s[/|✦✧★☆◆◇❖✱]\s/u).map((part) => part.trim());
  const foods = parts.filter((part) => namesFood(part));
  return parts.length >= LEAST_SLASHED && foods.length >= parts.length * MOSTLY ? parts : null;
}

/** 'sale q.b.' keeps its own. */
function withoutFullStop(text: string): string {
  return Q_B_END.test(text) ? text : text.replace(/(?<![.\s])[.\s]+$/, '');
}
const Q_B_END = /(?<!\p{L})q\.\s?b\.$/iu;

function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(text, at)) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, text.slice(start).trim()].filter((part) => part !== '');
}

function isSeparator(text: string, at: number): boolean {
  const character = text[at] ?? '';
  if (';•·∙⋅‧・✦✧★☆◆◇❖✱|、，；+'.includes(character)) return true;
  return character === ',' && !(/\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''));
}

const CONTINUED = String.raw`(?:^|[\s(])(?:${anyOf('and', 'or', 'to', 'of', 'about')}|x|\d[\d./]*|[½¼¾⅓⅔⅛]|[+&×–-])`;
const BEFORE_AMOUNT = new RegExp(String.raw`(?<!${CONTINUED})\s(?=(?:\d|[½¼¾⅓⅔⅛]))`, 'iu');

/** '1 can beans 1 onion 2 tsp cumin': items that only their amounts tell apart; what is in parentheses stays together. */
export function unseparatedItems(text: string): string[] {
  const items: string[] = [];
  for (const part of text.split(BEFORE_AMOUNT)) {
    const last = items.length - 1;
    const open = items[last]?.lastIndexOf('(') ?? -1;
    if (open > (items[last]?.lastIndexOf(')') ?? -1)) items[last] = `${items[last] ?? ''} ${part}`;
    else items.push(part.trim());
  }
  return items.map((item) => item.replace(/\s+[/|+&]$/, '')).filter((item) => item !== '');
}

/** 'salt and 2 eggs' as two items: what joins two amounts joins two things. '2 and 1/2 cups' is one amount. */
export function andItems(text: string): string[] {
  if (text.includes('(')) return [text];
  const items = text.split(AND_AMOUNT).map((item) => item.trim());
  return items.every((item) => /\p{L}/u.test(item)) ? items : [text];
}
