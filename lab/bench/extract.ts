import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { listPages, readCorpusFile } from '../../server/src/commands/corpus.ts';
import { canonicalAddress } from '../../server/src/extraction/page/canonical.ts';
import { extractPage } from '../../server/src/extraction/page/extract-page.ts';
import { percentile, printTable } from './measure.ts';
import { CORPUS } from './reading/scorer.ts';

const WARM_UP = 20;
const ROUNDS = 2;
const MEGABYTE = 1024 * 1024;

/** `npm run bench -- extract`: reading real pages beside parsing them alone, and what memory it takes. */
export async function benchExtract(): Promise<void> {
  if (!existsSync(CORPUS)) {
    console.log(`\nextract: skipped, there are no pages in ${CORPUS}`);
    return;
  }
  const times: { read: number; parsed: number }[] = [];
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
  }
  printTimes(times.slice(WARM_UP));
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
