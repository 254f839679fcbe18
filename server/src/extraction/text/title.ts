import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { partNamed } from '../lines/headings.ts';
import { EATERS, FOR, PIECES } from '../lines/servings.ts';
import { EMOJIS } from './clean.ts';
import { announcedNames, isHook, isPromo } from './chatter.ts';

/** How long a candidate and a cleaned title may be (docs/rules.md, Importing). */
const MIN_CANDIDATE = 5;
const MAX_CANDIDATE = 80;
export const MAX_TITLE = 100;

/** The title among a caption's first lines, as they were written; empty when none of them is one. */
export function titleAmong(lines: readonly string[], tags: readonly string[]): string {
  const candidates = lines
    .slice(0, 12)
    .flatMap((line, row) => segments(line).map((text, at) => ({ text, row, at })));
  const plain = candidates.filter(
    ({ text, at }) => (at === 0 || isInCapitals(text)) && !isHook(text) && isCandidate(text),
  );
  const best = plain.find(({ text }) => isTagged(text, tags)) ?? plain[0];
  if (best && (best.row <= (plain[0]?.row ?? 0) + 2 || isInCapitals(best.text))) return titleOf(best.text);
  if (plain[0]) return titleOf(plain[0].text);
  const announced = announcedIn(lines.slice(0, 6));
  if (announced !== '') return titleOf(announced);
  const last = candidates.find(
    ({ text, at }) => at > 0 && !isHook(text) && isCandidate(text) && isName(text, tags),
  );
  if (last) return titleOf(last.text);
  const first = candidates.find(({ text, at }) => at === 0 && isCandidate(text) && isSaid(text));
  return first ? titleOf(first.text) : '';
}

/** What is said to be cooked. */
function announcedIn(lines: readonly string[]): string {
  for (const name of announcedNames(lines.map((line) => withoutReply(line).replace(EMOJIS, '\n'))))
    if (isCandidate(name)) return name;
  return '';
}

/** True for 'Dear Aoife', 'Hi Mum' and the like: who is spoken to, not what is cooked. */
export function isGreeting(text: string): boolean {
  return GREETING.test(text);
}
const MOST_GREETED = 4;
const GREETING = new RegExp(String.raw`^\P{L}*${anyOf('greetings')}(?!\p{L})`, 'iu');

/** A few words of a hook: better than no title, unless it asks or only cries out. */
function isSaid(text: string): boolean {
  return text.split(' ').length >= 3 && !/\?/.test(text);
}

/** A title without pictures, quotes and symbols, at most a hundred characters, cut between words. */
export function cleanTitle(text: string): string {
  const clean = text
    .replace(EMOJIS, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s'’&,()/%+:.\-–½¼¾⅓⅔]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s,.:/+&%–-]+|[\s,.:/+&–-]+$/g, '');
  if (clean.length <= MAX_TITLE) return clean;
  const cut = clean.slice(0, MAX_TITLE + 1).replace(/\s+\S*$/u, '');
  return cut.length <= MAX_TITLE && cut !== '' ? cut : clean.slice(0, MAX_TITLE);
}

/** Blanks before it belong to it; they are gone over once, from where they begin. */
const END = /(?:(?<!\s)\s+)?(?:\||!+|\?|(?<=\p{L}{3})[.:](?=\s|$)|\s[-–—]\s|\s[•·~]\s|\n|👇|\s\/\/\s)\s*/u;

const RECIPE_BELOW = new RegExp(String.raw`(?<!\p{L})${anyOf('recipeBelow')}(?!\p{L}).*$`, 'iu');

function segments(line: string): string[] {
  return withoutReply(line)
    .replace(EMOJIS, '\n')
    .split(END)
    .map((part) => part.replace(RECIPE_BELOW, ''))
    .map((part) => part.replace(/[#@][\p{L}\p{M}\p{N}_.]+\s*/gu, '').trim())
    .filter((part) => part !== '');
}

/** A line without 'Replying to @someone' before it. */
export function withoutReply(line: string): string {
  return line.replace(REPLY, '');
}
const REPLY = new RegExp(String.raw`^\W*${anyOf('replyTo')}\s*(?:@\S+)?\s*`, 'iu');

const INTRODUCTION = new RegExp(
  String.raw`^(?:${[
    String.raw`${anyOf('recipe')}\s?(?:${FOR}(?=\s\D)|:|–|-)\s*`,
    String.raw`here['’]?s\s(?:the\srecipe\sfor\s|how\sto\smake\s|how\si\smake\s)?(?:${anyOf('articles')}\s)?`,
    String.raw`${anyOf('titleLead')}\s*`,
  ].join('|')})+`,
  'iu',
);

export function titleOf(text: string): string {
  const bare = text.replace(INTRODUCTION, '').replace(COUNTED, '');
  return cleanTitle(bare.length >= MIN_CANDIDATE ? bare : text);
}

const COUNTED_THING = String.raw`(?:${EATERS}|${PIECES}|st|${anyOf('jars')}(?:\sà\s\d{1,4}\s?ml)?)`;
/** '(makes 8)' behind a name. */
const COUNTED = new RegExp(
  String.raw`\s*\((?:${anyOf('makes', 'portions', 'forWord')})?\s?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?${COUNTED_THING}?\)\s*$`,
  'iu',
);

const BOILERPLATE = new RegExp(String.raw`^${anyOf('boilerplate')}\W*$`, 'iu');

function isBoilerplate(text: string): boolean {
  return BOILERPLATE.test(text) || partNamed(text) !== undefined;
}

export function isCandidate(text: string): boolean {
  const clean = cleanTitle(text);
  return (
    clean.length >= MIN_CANDIDATE &&
    clean.length <= MAX_CANDIDATE &&
    (clean.match(/\p{L}/gu) ?? []).length >= 3 &&
    !isBoilerplate(clean) &&
    !(isGreeting(clean) && clean.split(' ').length <= MOST_GREETED) &&
    !isPromo(text) &&
    !/https?:|www\.|^\d+[.)]\s|^\d{1,2}:\d{2}/u.test(text)
  );
}

/** A few words that begin like a name, or that are in a hashtag. */
function isName(text: string, tags: readonly string[]): boolean {
  const words = text.split(' ').length;
  return isTagged(text, tags) || (/^\p{Lu}/u.test(text) && words >= 2 && words <= 9 && !/[.!?]$/.test(text));
}

/** True for what is written in capitals. */
export function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** A long name, as German and Dutch make them, that is a hashtag of its own. */
const LONG_WORD = 10;

/** One long word is a hashtag, or two in a row stand in one. */
function isTagged(text: string, tags: readonly string[]): boolean {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word, index) => {
    if (word.length >= LONG_WORD && tags.includes(word)) return true;
    const next = words[index + 1];
    return (
      next !== undefined && word.length + next.length >= 8 && tags.some((tag) => tag.includes(word + next))
    );
  });
}
