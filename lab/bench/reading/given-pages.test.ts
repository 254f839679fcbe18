import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { strippedPage } from '../../../server/src/testing/page-mutations/mutations.ts';
import { CORPUS, loadScorer, type PageScore, type Scorer } from './scorer.ts';
import { listPages, readCorpusFile } from '../../../server/src/commands/corpus.ts';
import { canonicalAddress } from '../../../server/src/extraction/page/canonical.ts';
import { extractPage } from '../../../server/src/extraction/page/extract-page.ts';

/** One page of so many is read; the nightly run reads all. */
const EVERY = Number(process.env.GIVEN_PAGES_EVERY ?? 8);
/** In percent; some points below what the bench `reading` prints, which says more. */
const FLOORS = {
  given: { usable: 87, clean: 77 },
  stripped: { usable: 65, clean: 50 },
};

const scorer = await loadScorer();

describe.skipIf(scorer === undefined)('the pages that are given beside the project', () => {
  test('are as often usable and clean as they were', async () => {
    const shares = shareOf(await scoresOf(scorer as Scorer, (html) => html));
    expect(shares.usable).toBeGreaterThanOrEqual(FLOORS.given.usable);
    expect(shares.clean).toBeGreaterThanOrEqual(FLOORS.given.clean);
  });

  test('are so without their structured data', async () => {
    const shares = shareOf(await scoresOf(scorer as Scorer, strippedPage));
    expect(shares.usable).toBeGreaterThanOrEqual(FLOORS.stripped.usable);
    expect(shares.clean).toBeGreaterThanOrEqual(FLOORS.stripped.clean);
  });
});

const NONE = path.join(path.dirname(CORPUS), 'pages-none');

test.skipIf(!existsSync(NONE))(
  'the pages without a recipe that are given beside them are refused',
  async () => {
    const drafts: string[] = [];
    for (const page of await listPages(NONE)) {
      const reading = extractPage(await readCorpusFile(NONE, page), `https://${page.host}/`);
      if (reading.ok) drafts.push(page.name);
    }
    expect(drafts).toEqual([]);
  },
);

async function scoresOf(
  { loadCorpus, evaluate }: Scorer,
  change: (html: string) => string,
): Promise<PageScore[]> {
  const expected = loadCorpus(CORPUS);
  const pages = (await listPages(CORPUS)).filter((_, index) => index % EVERY === 0);
  const drafts = new Map<string, object>();
  for (const page of pages) {
    const html = await readCorpusFile(CORPUS, page);
    const reading = extractPage(change(html), canonicalAddress(html) ?? `https://${page.host}/`);
    drafts.set(page.name, { recipe: reading.ok ? reading.draft : null });
  }
  return evaluate(new Map([...expected].filter(([name]) => drafts.has(name))), drafts);
}

function shareOf(scores: readonly PageScore[]) {
  const percent = (field: string) =>
    (100 * scores.reduce((total, { s }) => total + (s[field] ?? 0), 0)) / scores.length;
  return { usable: percent('usable'), clean: percent('clean') };
}
