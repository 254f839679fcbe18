import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages, readCorpusFile } from '../../server/src/commands/corpus.ts';
import { canonicalAddress } from '../../server/src/extraction/page/canonical.ts';

/** What a page's recipe is known to be. */
export interface Expected {
  title?: string;
  ingredients?: string[];
  /** The same in sections; one without a purpose has no header. */
  ingredientGroups?: { purpose?: string | null; ingredients?: string[] }[];
  instructions?: string[];
}

export interface KnownPage {
  host: string;
  name: string;
  html: string;
  url: string;
  expected: Expected;
}

/** The pages of a corpus with their expected recipes. */
export async function knownPages(corpus: string): Promise<KnownPage[]> {
  const pages: KnownPage[] = [];
  for (const page of await listPages(corpus)) {
    const html = await readCorpusFile(corpus, page);
    const expected = JSON.parse(await readFile(path.join(corpus, `${page.name}.json`), 'utf8')) as Expected;
    pages.push({
      host: page.host,
      name: page.name,
      html,
      expected,
      url: canonicalAddress(html) ?? `https://${page.host}/`,
    });
  }
  return pages;
}
