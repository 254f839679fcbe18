import { readSocialLink } from '@larder/shared/social/link';
import { allPlatforms } from '@larder/shared/social/platforms';
import {
  attribute,
  isElement,
  isNamedComments,
  markerOf,
  type PageDocument,
  type PageElement,
} from '../page/document.ts';
import { property, type JsonValue } from '../page/lenient-json.ts';
import { findRecipes, jsonLdValues } from '../page/sources/json-ld.ts';
import { lineKey, sharedWords, wordsOf } from '../page/text.ts';

const HOST = /^\s*(?:https?:)?\/\/([^/?#:]{1,100})/i;
const HOSTS = new Set(allPlatforms().flatMap(([, { hosts }]) => hosts));
/** What a video of the data says where it is under; `url`, too, where it is known to be one. */
const OF_VIDEO = /^(?:embedurl|contenturl)$/i;
const IN_VIDEO = /^(?:embedurl|contenturl|url|video)$/i;
const TELLS_OF_VIDEO = /"(?:embedurl|contenturl|video)"/i;
const AROUND_TAGS = new Set(['nav', 'footer', 'aside', 'form']);
const AROUND =
  /(?:^|[\s_-])(?:sidebar|widgets?|footer|related|recommended|menu|navigation|feed)(?=$|[\s_-])/i;
const MAX_DEPTH = 6;
const MAX_SHOWN = 200;
/** Of the words of a video's title and of the recipe's. */
const ALIKE = 0.4;

/**
 * The address of the post that shows the recipe of a page, as an import of posts takes it. The page's data names it, or it is
 * the one that stands in the article; where several do, the one that is called like the recipe. None otherwise. `title`
 * is that of the draft; empty where the page gave none.
 */
export function videoOfPage(page: PageDocument, title: string): string | undefined {
  const data = page.scripts.some(({ text }) => TELLS_OF_VIDEO.test(text)) ? jsonLdValues(page) : [];
  return namedByRecipe(data, title) ?? namedByPage(page, data) ?? shownInArticle(page, title);
}

function namedByRecipe(data: readonly JsonValue[], title: string): string | undefined {
  const recipes = findRecipes(data);
  const own = recipes.filter((recipe) => {
    const name = property(recipe, 'name');
    return recipes.length === 1 || (typeof name === 'string' && lineKey(name) === lineKey(title));
  });
  return own.flatMap((recipe) => postsIn(property(recipe, 'video'), IN_VIDEO))[0];
}

/** The one video that the data of the page, or its head, tells of. */
function namedByPage(page: PageDocument, data: readonly JsonValue[]): string | undefined {
  const tags = ['meta', 'link'].flatMap((tag) => page.byTag(tag));
  const named = tags.filter((tag) => attribute(tag, 'property') ?? attribute(tag, 'itemprop'));
  return only([...data.flatMap((value) => postsIn(value, OF_VIDEO)), ...named.flatMap(postsOf)]);
}

/** Links lead to other people's videos as often as to the page's own: they count where the page has nothing else to give. */
function shownInArticle(page: PageDocument, title: string): string | undefined {
  const shown = page.elements
    .filter((element) => postsOf(element).length > 0)
    .slice(0, MAX_SHOWN)
    .filter(articleOf(page));
  const links = shown.filter(({ tagName }) => tagName === 'a');
  const frames = shown.filter(({ tagName }) => !['a', 'meta', 'link'].includes(tagName));
  const alike = frames.filter(
    (frame) => sharedWords(wordsOf(attribute(frame, 'title') ?? ''), wordsOf(title)) >= ALIKE,
  );
  return [frames, alike, title === '' ? links : []]
    .map((elements) => only(elements.flatMap(postsOf)))
    .find((post) => post !== undefined);
}

function only(addresses: readonly string[]): string | undefined {
  return new Set(addresses).size === 1 ? addresses[0] : undefined;
}

/** Whether an element stands in the article of the main heading, and in no part around it. */
function articleOf(page: PageDocument): (element: PageElement) => boolean {
  const heading = page.byTag('h1')[0];
  const at = heading === undefined ? -1 : page.placeOf(heading);
  const holdsHeading = (part: PageElement) => {
    const start = page.placeOf(part);
    return start < at && at < (page.ends[start] ?? start);
  };
  const articles = page.byTag('article');
  const article = articles.find(holdsHeading) ?? (articles.length === 1 ? articles[0] : undefined);
  const root = article ?? page.byTag('main')[0] ?? page.byTag('body')[0];
  return (element) => {
    for (let part: PageElement | null = element; part !== null; part = parentOf(part)) {
      if (part === root) return true;
      if (isAround(part) && !holdsHeading(part)) return false;
    }
    return false;
  };
}

function parentOf({ parentNode }: PageElement): PageElement | null {
  return parentNode !== null && isElement(parentNode) ? parentNode : null;
}

function isAround(element: PageElement): boolean {
  return AROUND_TAGS.has(element.tagName) || isNamedComments(element) || AROUND.test(markerOf(element));
}

/** The posts that some data names, under these keys. */
function postsIn(value: JsonValue | undefined, keys: RegExp, key = 'video', depth = 0): string[] {
  if (typeof value === 'string') return keys.test(key) ? postAt(value) : [];
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => postsIn(item, keys, key, depth + 1));
  return Object.entries(value).flatMap(([name, item]) => postsIn(item, keys, name, depth + 1));
}

/** The posts that the attributes of an element lead to: frames that load late keep their address in one of their own. */
function postsOf(element: PageElement): string[] {
  return element.attrs.flatMap(({ value }) => postAt(value));
}

function postAt(value: string): string[] {
  const host = HOST.exec(value)?.[1]?.toLowerCase();
  if (host === undefined || !HOSTS.has(host)) return [];
  const address = value.trim();
  const { post, short } = readSocialLink(address.startsWith('//') ? `https:${address}` : address);
  const found = post?.address ?? short?.shortUrl;
  return found === undefined ? [] : [found];
}
