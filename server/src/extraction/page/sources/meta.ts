import { PAGE_LIMITS } from '../bounds.ts';
import { attribute, rawText, type PageDocument } from '../document.ts';
import { elementText } from '../inline-text.ts';
import type { Candidate } from '../fields.ts';
import { lineKey, plainText } from '../text.ts';
import { splitTags } from '../tags.ts';

const MAX_HEADINGS = 20;
const SEPARATOR = /\s+(?:[|•·»«:~]|::|[-–—])\s+|\s*[|»]\s*/;

/** What the head of the page says about it, and its first main heading. */
export function readMeta(page: PageDocument): Candidate[] {
  const meta = metaTags(page);
  const first = (...names: string[]) =>
    names.map((name) => meta.get(name)?.[0]).find((value) => value !== undefined);
  return [
    {
      source: 'meta',
      title: pageTitle(page, first('og:title', 'twitter:title'), first('og:site_name')),
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

/** The main heading if the page's title repeats it, else the title without the site's name. */
function pageTitle(
  page: PageDocument,
  shared: string | undefined,
  site: string | undefined,
): string | undefined {
  const written = page
    .byTag('title')
    .slice(0, 1)
    .map((element) => plainText(rawText(element)))[0];
  const title = shared ?? (written === '' ? undefined : written);
  const headings = page
    .byTag('h1')
    .slice(0, MAX_HEADINGS)
    .map((element) => plainText(elementText(element)))
    .filter((text) => text !== '');
  const titleKey = lineKey(title ?? '');
  const repeated = headings.find((heading) => lineKey(heading) !== '' && titleKey.includes(lineKey(heading)));
  if (repeated !== undefined) return repeated;
  if (headings.length === 1 || title === undefined) return headings[0] ?? title;
  return withoutSiteName(title, site, page.url);
}

function withoutSiteName(title: string, site: string | undefined, url: string): string {
  const parts = title.split(SEPARATOR).filter((part) => part.trim() !== '');
  const host = lineKey(URL.canParse(url) ? new URL(url).hostname.replace(/^www\.|\.[a-z]+$/g, '') : '');
  const siteKey = lineKey(site ?? '');
  const kept = parts.filter((part) => {
    const key = lineKey(part);
    return key !== siteKey && !(key !== '' && host !== '' && (host.includes(key) || key.includes(host)));
  });
  return (kept[0] ?? parts[0] ?? title).trim();
}
