import { parsePage } from './document.ts';
import type { PageReading } from './fields.ts';
import { mergeCandidates } from './merge.ts';
import { outlinePage } from './outline.ts';
import { readSources } from './sources.ts';
import { toReading } from './reading.ts';

/**
 * Reads a recipe out of a page: a draft within the limits of a stored recipe, or why there is none. Pure: no I/O, nothing
 * thrown for any input. `pageUrl` resolves relative addresses; no rule knows a site.
 */
export function extractPage(html: string, pageUrl: string): PageReading {
  const page = parsePage(html, pageUrl);
  const outline = outlinePage(page);
  return toReading(mergeCandidates(readSources(page, outline)), page.base);
}
