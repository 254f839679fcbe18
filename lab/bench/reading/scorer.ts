import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../../../server/src/process/project-root.ts';
import type { KnownRecipe } from '../../../server/src/testing/page-mutations/panels.ts';

export const CORPUS = path.join(PROJECT_ROOT, '../shared/data/pages');
const SCORER = path.join(PROJECT_ROOT, '../shared/bench/import-score.mjs');

/** How right the draft of one page is: each field between 0 and 1, absent when nothing is expected of it. */
export interface PageScore {
  path: string;
  cls: string;
  lang: string;
  s: Readonly<Partial<Record<string, number>>>;
}

export type Expected = Partial<KnownRecipe>;

/** What is used of the scorer that comes with the pages. */
export interface Scorer {
  loadCorpus: (folder: string) => Map<string, Expected>;
  evaluate: (corpus: ReadonlyMap<string, Expected>, drafts: ReadonlyMap<string, object>) => PageScore[];
}

/** Undefined when the given pages or their scorer are not beside the project. */
export async function loadScorer(): Promise<Scorer | undefined> {
  if (!existsSync(CORPUS) || !existsSync(SCORER)) return undefined;
  return (await import(pathToFileURL(SCORER).href)) as Scorer;
}
