import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages, readCorpusFile } from '../../server/src/commands/corpus.ts';
import { givenCaptions, type KnownCaption } from './captions/known.ts';
import { canonicalAddress } from '../../server/src/extraction/page/canonical.ts';

/** What a page's recipe is known to be. */
export interface Expected {
  title?: string;
  language?: string | null;
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

/** What else is learned from: pages that hold no recipe, and texts of both kinds. */
export interface NoRecipes {
  pages: readonly { host: string; html: string; url: string }[];
  captions: readonly KnownCaption[];
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

/** What is given beside the pages: pages that hold no recipe, and texts. */
export async function noRecipes(data: string): Promise<NoRecipes> {
  const corpus = path.join(data, 'pages-none');
  const pages = await Promise.all(
    (await listPages(corpus)).map(async (page) => ({
      host: page.host,
      html: await readCorpusFile(corpus, page),
      url: `https://${page.host}/`,
    })),
  );
  return { pages, captions: await givenCaptions(path.join(data, 'captions.json')) };
}
