import { createHash } from 'node:crypto';
import { extractPage } from '../../src/extraction/page/extract-page.ts';
import type { PageReading } from '../../src/extraction/page/fields.ts';

export const HALVES = ['A', 'B'] as const;
export type Half = (typeof HALVES)[number];

/** All pages of a site are in the same half. */
export function halfOf(host: string): Half {
  return (createHash('sha256').update(host).digest()[0] ?? 0) % 2 === 0 ? 'A' : 'B';
}

type Read = (html: string, url: string) => PageReading;

/** What reads the pages of a half: it has learned from no site of that half. */
export async function readerOf(_half: Half): Promise<Read> {
  return (html, url) => extractPage(html, url);
}
