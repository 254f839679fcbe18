import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'parse5';
import { listPages, readCorpusFile } from '../src/commands/corpus.ts';
import { canonicalAddress } from '../src/extraction/page/canonical.ts';
import { extractPage } from '../src/extraction/page/extract-page.ts';
import { PROJECT_ROOT } from '../src/process/project-root.ts';
import { percentile, printTable } from './measure.ts';

const CORPUS = path.join(PROJECT_ROOT, '../shared/data/pages');
const SCORER = path.join(PROJECT_ROOT, '../shared/bench/import-score.mjs');
const WARM_UP = 20;
const ROUNDS = 2;
const MEGABYTE = 1024 * 1024;

/** What is used of the scorer that comes with the pages. */
interface Scorer {
  loadCorpus: (folder: string) => unknown;
  evaluate: (corpus: unknown, predictions: ReadonlyMap<string, object>) => unknown;
  summarise: (rows: unknown) => Record<string, number>;
}

/** `npm run bench -- extract`: reading real pages beside parsing them alone, how much is right, and what memory it takes. */
export async function benchExtract(): Promise<void> {
  if (!existsSync(CORPUS)) {
    console.log(`\nextract: skipped, there are no pages in ${CORPUS}`);
    return;
  }
  const times: { read: number; parsed: number }[] = [];
  const readings = new Map<string, object>();
  const pages = await listPages(CORPUS);
  for (const page of [...pages.slice(0, WARM_UP), ...pages]) {
    const html = await readCorpusFile(CORPUS, page);
    const url = canonicalAddress(html) ?? `https://${page.host}/`;
    // The faster of the alternating rounds, since other processes can only slow them down.
    const rounds = Array.from({ length: ROUNDS }, () => ({
      parsed: timeOf(() => parse(html)),
      read: timeOf(() => extractPage(html, url)),
    }));
    const least = (key: 'read' | 'parsed') => Math.min(...rounds.map((round) => round[key]));
    times.push({ read: least('read'), parsed: least('parsed') });
    const reading = extractPage(html, url);
    readings.set(page.name, { recipe: reading.ok ? reading.draft : null });
  }
  printTimes(times.slice(WARM_UP));
  await printAccuracy(readings);
  const bytes = await peakMemory();
  console.log(
    `Peak memory of a process that reads them all in a thread: ${(bytes / MEGABYTE).toFixed(0)} MB`,
  );
}

function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function printTimes(times: readonly { read: number; parsed: number }[]): void {
  const row = (name: string, values: readonly number[]) => [
    name,
    ...[sum(values), percentile(values, 50), percentile(values, 95), Math.max(...values)].map((ms) =>
      ms.toFixed(1),
    ),
  ];
  const read = times.map((time) => time.read);
  const parsed = times.map((time) => time.parsed);
  printTable(`Reading ${times.length} pages, milliseconds`, [
    ['', 'all', 'p50', 'p95', 'max'],
    row('whole extraction', read),
    row('parse5 alone', parsed),
  ]);
  console.log(`  whole extraction / parse5 alone: ${(sum(read) / sum(parsed)).toFixed(2)}`);
}

async function printAccuracy(readings: ReadonlyMap<string, object>): Promise<void> {
  if (!existsSync(SCORER)) return;
  const { loadCorpus, evaluate, summarise } = (await import(pathToFileURL(SCORER).href)) as Scorer;
  const summary = summarise(evaluate(loadCorpus(CORPUS), readings));
  const fields = [
    'usable',
    'clean',
    'title',
    'ingredients',
    'sections',
    'instructions',
    'steps',
    'prepTime',
    'cookTime',
  ];
  printTable(
    'What is right, percent',
    [...fields, 'servings', 'image'].map((field) => [
      field,
      (100 * (summary[field] ?? Number.NaN)).toFixed(1),
    ]),
  );
}

async function peakMemory(): Promise<number> {
  const child = fork(path.join(import.meta.dirname, 'extract-memory.ts'), [CORPUS], {
    execArgv: ['--import', 'tsx'],
  });
  const [bytes] = (await once(child, 'message')) as [number];
  return bytes;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
