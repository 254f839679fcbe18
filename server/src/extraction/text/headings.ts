import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import {
  isNutrition,
  isShoppingList,
  isUnmistakable,
  mayNamePart,
  partNamed,
  type HeadingPart,
} from '../lines/headings.ts';
import { EMOJIS } from './clean.ts';
import { behindCount } from './counts.ts';
import { beginsWithFact } from './facts.ts';

/** What a line names: the part that follows, or what is in the rest of the line. */
export interface Heading {
  part: HeadingPart;
  rest: string;
  about: string;
  isShopping: boolean;
  /** 'For 4 people:' stands above ingredients, but above much else as well. */
  isCount: boolean;
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
const TIMED = new RegExp(String.raw`^\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?${anyOf('timeWords')}(?!\p{L})`, 'iu');

/** 'INGREDIENTS (serves 6)', 'Ingredients for the dough:', 'Method: mix it all'. */
export function headingOf(text: string): Heading | null {
  if (/^\d/.test(text)) return null;
  const rest = behindCount(text);
  if (rest !== undefined) return { part: 'ingredients', about: '', isShopping: false, isCount: true, rest };
  if (!mayNamePart(fold(text.slice(0, MAX_LABEL)))) return null;
  for (const [pattern, mayMatch] of PATTERNS) {
    if (!mayMatch(text)) continue;
    const [, label, rest = ''] = pattern.exec(text) ?? [];
    const named = label === undefined ? null : partOf(label, rest === '');
    if (named && TIMED.test(rest)) return null;
    if (named) return { ...named, isCount: false, rest: beginsWithFact(rest) ? '' : rest };
    if (label !== undefined && pattern === COLON) return null;
  }
  if (text.length > MAX_HEADING || text.split(' ').length > 8) return null;
  const named = partOf(text.replace(/[.!👇⬇️\s-]+$/u, ''), true);
  return named ? { ...named, isCount: false, rest: '' } : null;
}

const ABOUT = new RegExp(
  String.raw`^(.{2,30}?)\s?(?:[（(](.{1,40})[)）]|\[(.{1,40})\]|[-–|/]\s?(.{1,40})|\s((?:${anyOf('forWord', 'makes', 'portions')}|x)\s.{1,40}))$`,
  'u',
);
const ARTICLE = String.raw`(?:${anyOf('articles', 'allOf')}\s)`;
const INTRODUCED = new RegExp(
  String.raw`^(?:${anyOf('talkLead')}\s)?${anyOf('hereAre')}\s${ARTICLE}?|^${ARTICLE}`,
  'u',
);

/** 'For the sauce you need' */
const NEEDED_FOR = new RegExp(String.raw`^(${anyOf('forWord')}\s.{2,40}?),?\s${anyOf('needed')}$`, 'u');

export function partOf(
  label: string,
  isAlone = true,
): { part: HeadingPart; about: string; isShopping: boolean } | null {
  const folded = withoutPictures(fold(label))
    .replace(/[*_.!]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (isNutrition(folded)) return { part: 'other', about: '', isShopping: false };
  const isShopping = isShoppingList(folded);
  const whole = partNamed(folded) ?? partNamed(folded.replace(INTRODUCED, ''));
  if (whole) return { part: whole, about: '', isShopping };
  const match = ABOUT.exec(folded);
  const name = (match?.[1] ?? '').trim();
  const part = partNamed(name) ?? partNamed(name.replace(INTRODUCED, ''));
  if (part === 'ingredients' || part === 'instructions') {
    const about = match?.[2] ?? match?.[3] ?? match?.[4] ?? match?.[5] ?? '';
    return { part, about: asWritten(about, label), isShopping };
  }
  const needed = NEEDED_FOR.exec(folded)?.[1];
  if (needed !== undefined) return { part: 'ingredients', about: asWritten(needed, label), isShopping };
  const named = isAlone ? namedWithin(folded) : null;
  return named && { part: named.part, about: asWritten(named.about, label), isShopping };
}

function withoutPictures(text: string): string {
  return text.replace(EMOJIS, ' ');
}

/** Folded words as they stand in the line. */
function asWritten(folded: string, label: string): string {
  const written = label
    .replace(EMOJIS, ' ')
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
function namedWithin(folded: string): { part: HeadingPart; about: string } | null {
  const said = folded.split(' ');
  if (said.length > 4 || /[\d,?]/.test(folded)) return null;
  const at = said.findIndex((word) => isUnmistakable(word));
  const part = partNamed(said[at] ?? '');
  if (part === undefined || (at !== 0 && at !== said.length - 1)) return null;
  return { part, about: said.filter((_, index) => index !== at).join(' ') };
}
