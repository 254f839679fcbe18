import { decodeEntities } from './text.ts';

const SEARCHED_CHARS = 500_000;

/** The absolute address that a page names as its own; undefined when it names none. */
export function canonicalAddress(html: string): string | undefined {
  for (const [tag] of html.slice(0, SEARCHED_CHARS).matchAll(/<link\b[^<>]*>/gi)) {
    if (!/\brel\s*=\s*["']?canonical\b/i.test(tag)) continue;
    const [, double, single, bare] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? [];
    const address = decodeEntities(double ?? single ?? bare ?? '').trim();
    if (/^https?:\/\/[^/]/i.test(address) && URL.canParse(address)) return address;
  }
  return undefined;
}
