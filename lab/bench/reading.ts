import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { percentile, printTable } from './measure.ts';
import type { Fold, ReadPage } from './reading/fold.ts';
import { HALVES, type Half } from './reading/halves.ts';
import { MUTATIONS } from '../../server/src/testing/page-mutations/mutations.ts';
import { CORPUS, loadScorer } from './reading/scorer.ts';

type Pages = Readonly<Record<Half, readonly ReadPage[]>>;

/**
 * `npm run bench -- reading`: how many drafts are usable and clean on real pages, on the same pages without structured data, and
 * on those made in other ways. Each half of the sites is read by a reader that has learned from the other half.
 */
export async function benchReading(): Promise<void> {
  if ((await loadScorer()) === undefined) {
    console.log(`\nreading: skipped, there are no pages in ${CORPUS}`);
    return;
  }
  const folds = await Promise.all(HALVES.map(readFold));
  const pages = Object.fromEntries(folds.map((fold) => [fold.half, fold.pages])) as Record<Half, ReadPage[]>;
  printWays(pages);
  printKinds(pages);
  printConfidence(pages);
  printTimes(folds.flatMap((fold) => fold.times));
}

async function readFold(half: Half): Promise<Fold> {
  const child = fork(path.join(import.meta.dirname, 'reading/fold.ts'), [half], {
    execArgv: ['--import', 'tsx'],
  });
  const [fold] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`Half ${half} could not be read.`))),
  ])) as [Fold];
  return fold;
}

function printWays(pages: Pages): void {
  const stripped = meanOf(inWay(pages, 'stripped'), 'usable');
  const row = (name: string, some: Pages) => {
    const halves = (field: string) => HALVES.map((half) => percent(average(some[half], field)));
    const usable = meanOf(some, 'usable');
    return [
      name,
      ...[...halves('usable'), percent(usable), ...halves('clean'), percent(meanOf(some, 'clean'))],
      (100 * (usable - stripped)).toFixed(1),
    ];
  };
  const mutations = Object.keys(MUTATIONS);
  printTable(
    'What is right, percent: the sites in two halves, each read with what was learned from the other',
    [
      ['', 'usable A', 'B', 'mean', 'clean A', 'B', 'mean', 'to stripped'],
      ...['given', 'stripped', ...mutations].map((way) => row(way, inWay(pages, way))),
      row(
        'all mutated',
        where(pages, ({ way }) => mutations.includes(way)),
      ),
    ],
  );
}

/** Means over all pages, since some kinds have few. */
function printKinds(pages: Pages): void {
  const given = both(inWay(pages, 'given'));
  const kinds = [...new Set(given.map(({ cls }) => cls))].map((name) => ({
    name,
    some: given.filter(({ cls }) => cls === name),
  }));
  const fields = ['usable', 'clean', 'title', 'ingredients', 'sections', 'instructions', 'steps', 'servings'];
  const row = (name: string, some: readonly ReadPage[]) => [
    name,
    String(some.length),
    ...fields.map((field) => percent(average(some, field))),
  ];
  printTable('The given pages by the data that they carry, percent', [
    ['', 'pages', ...fields],
    row('all', given),
    ...kinds.sort((a, b) => b.some.length - a.some.length).map(({ name, some }) => row(name, some)),
    row(
      'not English',
      given.filter(({ lang }) => lang !== 'en'),
    ),
  ]);
}

function printConfidence(pages: Pages): void {
  const row = (way: string) => {
    const drafts = both(inWay(pages, way)).filter(({ read }) => read);
    const unmarked = drafts.filter((page) => page.unmarked);
    const marked = drafts.filter((page) => !page.unmarked);
    return [
      way,
      ...[unmarked.length / drafts.length, average(unmarked, 'usable'), average(marked, 'usable')].map(
        percent,
      ),
    ];
  };
  printTable('Drafts whose title, ingredients and steps carry no mark, percent', [
    ['', 'without a mark', 'of these usable', 'of the others'],
    ...['given', 'stripped', ...Object.keys(MUTATIONS)].map(row),
  ]);
}

function printTimes(times: Fold['times']): void {
  const read = times.map((time) => time.read);
  const parsed = times.map((time) => time.parsed);
  console.log(
    `\n${times.length} pages, median ${percentile(read, 50).toFixed(1)} ms; reading / parse5 alone: ${(sum(read) / sum(parsed)).toFixed(2)}`,
  );
}

function where(pages: Pages, holds: (page: ReadPage) => boolean): Pages {
  return { A: pages.A.filter(holds), B: pages.B.filter(holds) };
}

function inWay(pages: Pages, way: string): Pages {
  return where(pages, (page) => page.way === way);
}

function both(pages: Pages): ReadPage[] {
  return HALVES.flatMap((half) => pages[half]);
}

/** The mean of the halves. */
function meanOf(pages: Pages, field: string): number {
  return sum(HALVES.map((half) => average(pages[half], field))) / HALVES.length;
}

function average(pages: readonly ReadPage[], field: string): number {
  const scores = pages.flatMap(({ s }) => s[field] ?? []);
  return sum(scores) / scores.length;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
