import { createHash } from 'node:crypto';
import path from 'node:path';
import { extractPage } from '../../../server/src/extraction/page/extract-page.ts';
import type { PageReading } from '../../../server/src/extraction/page/fields.ts';
import { knownPages, noRecipes } from '../../training/corpus.ts';
import { trainPages } from '../../training/pages.ts';
import { CORPUS } from './scorer.ts';

export const HALVES = ['A', 'B'] as const;
export type Half = (typeof HALVES)[number];

/** All pages of a site are in the same half. */
export function halfOf(host: string): Half {
  return (createHash('sha256').update(host).digest()[0] ?? 0) % 2 === 0 ? 'A' : 'B';
}

/** What reads the pages of a half: it has learned from the sites of the other half alone. */
export async function readerOf(half: Half): Promise<(html: string, url: string) => PageReading> {
  const pages = (await knownPages(CORPUS)).filter(({ host }) => halfOf(host) !== half);
  const none = await noRecipes(path.dirname(CORPUS));
  const others = { ...none, pages: none.pages.filter(({ host }) => halfOf(host) !== half) };
  const weights = trainPages(pages, others);
  return (html, url) => extractPage(html, url, { weights });
}
