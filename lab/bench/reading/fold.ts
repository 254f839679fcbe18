// Forked by the bench `reading`: reads the pages of one half in all ways and reports how right each draft is.
import { parse } from 'parse5';
import { listPages, readCorpusFile } from '../../../server/src/commands/corpus.ts';
import { canonicalAddress } from '../../../server/src/extraction/page/canonical.ts';
import type { PageReading } from '../../../server/src/extraction/page/fields.ts';
import { HALVES, halfOf, readerOf, type Half } from './halves.ts';
import {
  mutatedPage,
  MUTATIONS,
  strippedPage,
  type MutationName,
} from '../../../server/src/testing/page-mutations/mutations.ts';
import { CORPUS, loadScorer, type Expected, type PageScore } from './scorer.ts';

/** A page read in one way. */
export interface ReadPage extends PageScore {
  way: string;
  /** A draft in which no field that makes it usable is to be checked. */
  unmarked: boolean;
  read: boolean;
}

export interface Fold {
  half: Half;
  pages: ReadPage[];
  times: { read: number; parsed: number }[];
}

const MUST_BE_SURE = ['title', 'ingredients', 'instructions'] as const;

async function readHalf(half: Half): Promise<Fold> {
  const scorer = await loadScorer();
  if (scorer === undefined) throw new Error('There are no pages.');
  const expected = scorer.loadCorpus(CORPUS);
  const read = await readerOf(half);
  const fold: Fold = { half, pages: [], times: [] };
  for (const page of (await listPages(CORPUS)).filter(({ host }) => halfOf(host) === half)) {
    const html = await readCorpusFile(CORPUS, page);
    const known = expected.get(page.name) ?? {};
    const url = canonicalAddress(html) ?? `https://${page.host}/`;
    for (const [way, variant] of waysOf(html, page.name, known)) {
      const { reading, ms } = timed(() => read(variant, url));
      if (way === 'given') fold.times.push({ read: ms, parsed: timed(() => parse(html)).ms });
      const drafts = new Map([[page.name, { recipe: reading.ok ? reading.draft : null }]]);
      for (const score of scorer.evaluate(new Map([[page.name, known]]), drafts))
        fold.pages.push({ ...score, way, read: reading.ok, unmarked: isUnmarked(reading) });
    }
  }
  return fold;
}

/** The page as it was given, without structured data, and that mutated. One at a time, since pages are large. */
function* waysOf(html: string, seed: string, known: Expected): Generator<[way: string, html: string]> {
  yield ['given', html];
  const stripped = strippedPage(html);
  yield ['stripped', stripped];
  const recipe = { ingredients: known.ingredients ?? [], instructions: known.instructions ?? [] };
  for (const name of Object.keys(MUTATIONS) as MutationName[])
    yield [name, mutatedPage(stripped, name, seed, recipe)];
}

function timed<T>(work: () => T): { reading: T; ms: number } {
  const started = performance.now();
  const reading = work();
  return { reading, ms: performance.now() - started };
}

function isUnmarked(reading: PageReading): boolean {
  return reading.ok && MUST_BE_SURE.every((field) => reading.evidence[field]?.sure === true);
}

const wanted = HALVES.find((half) => half === process.argv[2]);
if (process.send && wanted !== undefined) process.send(await readHalf(wanted));
