import { decodeEntities } from '../page/text.ts';
import { NO_FACTS, type PostReading } from './post.ts';

const META = /<meta\s[^>]{0,30000}>/gi;
const MAX_TAGS = 300;

/** What the head of a post's public page says; a page that asks for a sign-in says nothing of it. */
export function readPostPage(html: string, address: string): PostReading {
  const meta = metaTags(html);
  const title = meta.get('og:title') ?? '';
  const description = meta.get('og:description') ?? meta.get('description') ?? '';
  if (/\/(?:accounts\/login|challenge|consent)/.test(new URL(address).pathname))
    return { refusal: 'signedInOnly' };
  const caption = quoted(title) || quoted(description);
  const isShown = creatorIn(title, description) !== '' && meta.has('og:image');
  if (caption === '' && !isShown) {
    if (/page isn(?:'|’|&#0?39;)t available|page not found|content isn(?:'|’)t available/i.test(html))
      return { refusal: 'gone' };
    if (/this account is private/i.test(html)) return { refusal: 'private' };
    return { refusal: 'signedInOnly' };
  }
  return {
    facts: {
      ...NO_FACTS,
      caption,
      creator: creatorIn(title, description),
      thumbnailUrl: meta.get('og:image') ?? null,
    },
  };
}

/** What stands in quotation marks: 'A Cook on Instagram: "…"'. */
function quoted(text: string): string {
  const start = text.search(/["“]/);
  const end = Math.max(text.lastIndexOf('"'), text.lastIndexOf('”'));
  return start >= 0 && end > start ? text.slice(start + 1, end).trim() : '';
}

/** The name that is part of a profile's address, else the one that is shown. */
function creatorIn(title: string, description: string): string {
  const handle = /(?:-\s|comments?\s-\s)([\w.]{1,30})\s(?:on|le|am|el|il)\s/.exec(description)?.[1];
  return handle ?? /^(.{1,60}?)\s(?:on|auf|sur|en|su)\sInstagram/i.exec(title)?.[1] ?? '';
}

function metaTags(html: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const [tag] of html
    .match(META)
    ?.slice(0, MAX_TAGS)
    .map((found) => [found] as const) ?? []) {
    const name = /\s(?:property|name)\s*=\s*["']([^"']{1,60})["']/i.exec(tag)?.[1]?.toLowerCase();
    const content = /\scontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    const value = decodeEntities(content?.[1] ?? content?.[2] ?? '').trim();
    if (name !== undefined && value !== '' && !tags.has(name)) tags.set(name, value);
  }
  return tags;
}
