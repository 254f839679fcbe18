import { isHeader } from '@larder/shared/recipe-text/sections';
import { foldWords } from '@larder/shared/language/fold';
import { wordsOf } from '../language/lexicon.ts';
import type { Candidate } from './fields.ts';
import type { OutlineItem } from './outline-item.ts';
import { matchHeading } from '../lines/headings.ts';
import { beginsForThe, withoutHeaders } from '../lines/sections.ts';
import { lineKey, sharedWords, stemsIn, wordsOf as wordsIn } from './text.ts';

const RECIPE_WORDS = wordsOf('recipe');
const WIKI_KIND = /^\p{Lu}\p{Ll}+:(?=\p{Lu}\p{Ll}+\s)/u;
const SEPARATOR = /\s+(?:[|•·»«:~]|::|[-–—])\s+|\s*[|»]\s*/;
const MAX_SUBTITLE_CHARS = 80;
/** A shorter one may stand in any title. */
const LONG_HOST = 5;
/** A word of an address may be a dish: 'Cake: the best one' of a cake blog. */
const LONG_SITE = 9;
const MAX_ABOVE = 30;
const MUCH_OF_TITLE = 0.5;
const MAX_NAME_WORDS = 9;
/** That of the site and that of the dish. */
const MOST_BOLD = 2;
const MOST_OF_RECIPES = 3;

/** What a page is called: by its main headings, by its head (for others to share, for its tab), and the site around it. */
export interface PageNames {
  headings: readonly string[];
  shared: string | undefined;
  written: string | undefined;
  site: string | undefined;
  url: string;
}

/** The main heading if the head repeats it, or if it is the only one; else what the head says without the site's name. */
export function pageTitle({ headings, shared, written, site, url }: PageNames): string | undefined {
  const isSite = siteTest(site, url);
  const names = headings.filter((heading) => lineKey(heading) !== '' && !isSite(lineKey(heading)));
  const head = shared ?? written;
  const repeated = names.find((name) => lineKey(head ?? '').includes(lineKey(name)));
  if (repeated !== undefined) return repeated;
  if (names.length === 1 || head === undefined) return names[0] ?? head ?? headings[0];
  const parts = withoutSiteFirst(head, isSite)
    .split(SEPARATOR)
    .filter((part) => part.trim() !== '');
  return (parts.find((part) => !isSite(lineKey(part))) ?? parts[0] ?? head).trim();
}

/** 'My kitchen: Plum cake', as blogs name their posts. */
function withoutSiteFirst(head: string, isSite: (key: string) => boolean): string {
  const [before = '', rest = ''] = /^([^:]{3,60}):\s*(.+)$/su.exec(head)?.slice(1) ?? [];
  const isWhole = lineKey(before).length >= LONG_SITE;
  return rest !== '' && isWhole && isSite(lineKey(before)) ? rest.trim() : head;
}

/** Whether a key is the site's name, or a part of its address long enough to be no dish. */
function siteTest(site: string | undefined, url: string): (key: string) => boolean {
  const host = lineKey(URL.canParse(url) ? new URL(url).hostname.replace(/^www\.|\.[a-z]+$/g, '') : '');
  return (key) =>
    (site !== undefined && key === lineKey(site)) ||
    (key !== '' && (host.includes(key) || (host.length >= LONG_HOST && key.includes(host))));
}

export interface ChosenTitle {
  title: string | undefined;
  /** How many other places of the page call the recipe the same. */
  votes: number;
}

/** The name of a recipe out of what its candidates, the most trusted first, and the page around them call it. */
export function chooseTitle(candidates: readonly Candidate[], items: readonly OutlineItem[]): ChosenTitle {
  const [first, ...others] = candidates.filter(({ title }) => title !== undefined && title !== '');
  if (first?.title === undefined) return { title: undefined, votes: 0 };
  const called = [
    ...others.map(({ title }) => title ?? ''),
    ...candidates.flatMap(({ titles }) => titles ?? []),
  ];
  const name = withoutTrimmings(first.title, called);
  const whole =
    first.source === 'meta'
      ? (headingOfDish(name, candidates, items) ??
        cardTitle(name, candidates, items) ??
        withSubtitle(name, items))
      : name;
  const votes = called.filter((other) => lineKey(other) === lineKey(name)).length;
  return { title: withoutRecipeWord(whole), votes };
}

/** A byline, date, rating or number around what the page calls the recipe elsewhere is no part of its name. */
function withoutTrimmings(title: string, called: readonly string[]): string {
  const core = called.find((other) => {
    if (lineKey(other) === '' || other.length >= title.length) return false;
    const isEnd = title.endsWith(` ${other}`);
    return (isEnd || title.startsWith(`${other} `)) && /\d/.test(title.replace(other, ''));
  });
  return core ?? title;
}

/** What the recipe's own part of the page, far below the title, calls it: a heading above that of the ingredients. */
function cardTitle(
  title: string,
  candidates: readonly Candidate[],
  items: readonly OutlineItem[],
): string | undefined {
  const own = candidates.find(({ ingredients }) => ingredients !== undefined)?.ingredients ?? [];
  const first = own.find((line) => !isHeader(line));
  const index = items.findIndex(({ text }) => text === first);
  const lines = items.slice(Math.max(index - MAX_ABOVE, 0), Math.max(index, 0));
  const headings = lines.filter(({ level }) => level > 0);
  const list = headings.findLastIndex(({ text }) => matchHeading(text)?.kind === 'ingredients');
  if (headings.some(({ level }) => level === 1)) return undefined;
  const words = wordsIn(title);
  const above = headings.slice(0, Math.max(list, 0));
  const card = above.findLast(
    ({ text }) => !/[.?!]$/.test(text) && sharedWords(wordsIn(text), words) >= MUCH_OF_TITLE,
  );
  return card ? withoutTrimmings(card.text, [title]) : partRepeated(above, lines, candidates);
}

/**
 * Where a page has no main heading, or one as 'Our recipes', and its name shares no word with what is cooked: the heading next above the
 * list that does.
 */
function headingOfDish(
  title: string,
  candidates: readonly Candidate[],
  items: readonly OutlineItem[],
): string | undefined {
  const lines = candidates.flatMap(({ ingredients = [], instructions = [] }) => [
    ...withoutHeaders(ingredients),
    ...withoutHeaders(instructions),
  ]);
  const cooked = new Set(lines.flatMap(stemsIn));
  const namesDish = (text: string) => stemsIn(text).some((stem) => cooked.has(stem));
  const isOwnName = items.some(({ level, text, isChrome }) => level === 1 && !isChrome && text === title);
  if (cooked.size === 0 || namesDish(title) || (isOwnName && !isAnyRecipes(title))) return undefined;
  const first = candidates.flatMap(({ ingredients = [] }) => withoutHeaders(ingredients))[0];
  const index = items.findIndex(({ text }) => text === first);
  const above = items.slice(Math.max(index - MAX_ABOVE, 0), Math.max(index, 0));
  const isName = ({ level, text, isChrome }: OutlineItem) =>
    level > 0 && level < 7 && !isChrome && matchHeading(text)?.kind !== 'ingredients';
  const last = above.at(-1);
  const isBoldName = last?.level === 7 && above.filter(({ level }) => level === 7).length <= MOST_BOLD;
  const nearest = isBoldName ? last : above.findLast(isName);
  if (nearest === undefined || !namesDish(nearest.text) || !isShortName(nearest.text)) return undefined;
  return nearest.text;
}

/** 'Our recipes', 'Rezepte' */
function isAnyRecipes(title: string): boolean {
  const words = wordsIn(title);
  return (
    words.length <= MOST_OF_RECIPES &&
    words.some((word) => RECIPE_WORDS.has(word) || RECIPE_WORDS.has(word.slice(0, -1)))
  );
}

function isShortName(text: string): boolean {
  return (
    text.split(' ').length <= MAX_NAME_WORDS &&
    !/[.?!:：]$/u.test(text) &&
    matchHeading(text) === undefined &&
    !beginsForThe(text)
  );
}

/** 'Plum cake' of 'My kitchen - Plum cake', where a heading above the list says so, or a line where no heading does. */
function partRepeated(
  headings: readonly OutlineItem[],
  lines: readonly OutlineItem[],
  candidates: readonly Candidate[],
): string | undefined {
  const parts = candidates
    .filter(({ source }) => source === 'meta')
    .flatMap(({ titles = [] }) => titles.flatMap((head) => head.split(SEPARATOR)))
    .map(lineKey);
  const isPart = ({ text, isChrome }: OutlineItem) => !isChrome && parts.includes(lineKey(text));
  return (headings.findLast(isPart) ?? lines.findLast((line) => !line.isListItem && isPart(line)))?.text;
}

/** 'Roast chicken' over 'with lemon and thyme': a heading in lower case goes on with the name above it. */
function withSubtitle(title: string, items: readonly OutlineItem[]): string {
  const index = items.findIndex(({ level, text }) => level === 1 && text === title);
  const next = index < 0 ? undefined : items[index + 1];
  const isSubtitle = next !== undefined && next.level > 0 && /^\p{Ll}/u.test(next.text);
  return isSubtitle && next.text.length <= MAX_SUBTITLE_CHARS ? `${title} ${next.text}` : title;
}

/**
 * A title without the bare word for a recipe behind a dash or bar ('Apple pie – recipe') or before a colon, and without the name
 * that a wiki gives to all pages of a kind ('Recipe: Apple pie', 'Cookbook:Apple pie').
 */
function withoutRecipeWord(written: string): string {
  const [before, name] = /^([^:：]{2,20})[:：]\s*(?=\S)(.+)$/su.exec(written)?.slice(1) ?? [];
  const isKind = RECIPE_WORDS.has(foldWords(before ?? '')) || WIKI_KIND.test(written);
  const title = isKind && name !== undefined ? name : written;
  const [rest, last] = /^(.*\S)(?:\s[-–—:]|\s?[|»•])\s([^-–—:|»•]+)$/u.exec(title)?.slice(1) ?? [];
  return rest !== undefined && RECIPE_WORDS.has(foldWords(last ?? '')) ? rest : title;
}
