import { PAGE_LIMITS } from '../bounds.ts';
import { attribute, rawText, resolveAddress, type PageDocument } from '../document.ts';
import { elementText } from '../inline-text.ts';
import type { Candidate } from '../fields.ts';
import { plainText } from '../text.ts';
import { splitTags } from '../tags.ts';
import { pageTitle } from '../title.ts';

const MAX_HEADINGS = 20;

/** What the head of the page says about it, and its first main heading. */
export function readMeta(page: PageDocument): Candidate[] {
  const meta = metaTags(page);
  const first = (...names: string[]) =>
    names.map((name) => meta.get(name)?.[0]).find((value) => value !== undefined);
  const [headings, [written]] = [textsOf(page, 'h1'), textsOf(page, 'title')];
  const shared = first('og:title', 'twitter:title');
  const site = first('og:site_name') ?? nameThatLinksHome(page);
  return [
    {
      source: 'meta',
      title: pageTitle({ headings, shared, written, site, url: page.url }),
      titles: [...headings, shared, written].filter((text) => text !== undefined),
      description: first('og:description', 'description', 'twitter:description'),
      images: [
        'og:image',
        'og:image:secure_url',
        'og:image:url',
        'twitter:image',
        'twitter:image:src',
      ].flatMap((name) => meta.get(name) ?? []),
      tags: (meta.get('article:tag') ?? []).flatMap(splitTags),
    },
  ];
}

function metaTags(page: PageDocument): ReadonlyMap<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const element of page.byTag('meta').slice(0, PAGE_LIMITS.metaTags)) {
    const name = (attribute(element, 'property') ?? attribute(element, 'name'))?.trim().toLowerCase();
    const written = attribute(element, 'content') ?? '';
    if (name === undefined || written.trim() === '') continue;
    // An address is taken to the letter.
    const content = name.includes('image') ? written.trim() : plainText(written);
    if (content === '') continue;
    const known = tags.get(name);
    if (known === undefined) tags.set(name, [content]);
    else known.push(content);
  }
  return tags;
}

/** A blog's name over its posts: a main heading that leads to the front page, where other headings are. */
function nameThatLinksHome(page: PageDocument): string | undefined {
  const heading = page.byTag('h1')[0];
  const start = heading === undefined ? -1 : page.placeOf(heading);
  const link = page.elements.slice(start + 1, page.ends[start] ?? 0).find(({ tagName }) => tagName === 'a');
  if (heading === undefined || link === undefined) return undefined;
  const address = resolveAddress(attribute(link, 'href') ?? '', page.base);
  const isHome = address !== undefined && URL.canParse(address) && new URL(address).pathname === '/';
  const text = plainText(elementText(heading));
  return isHome && text === plainText(elementText(link)) ? text : undefined;
}

function textsOf(page: PageDocument, tag: 'h1' | 'title'): string[] {
  return page
    .byTag(tag)
    .slice(0, MAX_HEADINGS)
    .map((element) => plainText(tag === 'title' ? rawText(element) : elementText(element)))
    .filter((text) => text !== '');
}
