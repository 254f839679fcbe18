import { execFile, execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
const CONNECTIONS = 16;
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

const loadReport = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

export interface Target {
  name: string;
  url: string;
  cookie?: string;
}

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Median milliseconds of `runs` runs after `warmUp` ones that do not count. */
export async function medianTime(work: () => Promise<unknown>, runs = 200, warmUp = 20): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < warmUp + runs; i += 1) {
    const started = performance.now();
    await work();
    if (i >= warmUp) times.push(performance.now() - started);
  }
  return median(times);
}

/**
 * Requests a second of every target. After a warm-up all are measured alternately in rounds, so that other processes affect
 * all of them. The load comes from a separate process. Returns the medians of the rounds.
 */
export async function measureLoads(
  targets: readonly Target[],
  { rounds, seconds }: { rounds: number; seconds: number },
) {
  for (const target of targets) await load(target, 2);
  const loads = new Map<string, Load[]>(targets.map((target) => [target.name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) loads.get(target.name)?.push(await load(target, seconds));
  }
  return new Map([...loads].map(([name, all]) => [name, middle(all)]));
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** How likely two samples of this size and this far apart are when nothing tells them apart (two-sided, no ties). */
export function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const ranked = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  ranked.sort((x, y) => x.value - y.value);
  const rankSum = ranked.reduce((sum, { isA }, index) => (isA ? sum + index + 1 : sum), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return twoSided((u - (a.length * b.length) / 2) / deviation);
}

/** The share of a normal distribution farther out than `z` (Abramowitz and Stegun 26.2.17). */
function twoSided(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = factors.reduce((total, factor, power) => total + factor * t ** (power + 1), 0);
  return (2 * sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

function middle(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map((one) => one.perSecond)),
    p50: median(loads.map((one) => one.p50)),
    p99: median(loads.map((one) => one.p99)),
  };
}

/** Sixteen connections that ask for one address, from a process of their own. */
export async function load({ name, url, cookie }: Target, seconds: number): Promise<Load> {
  const headers = cookie === undefined ? [] : ['-H', `cookie=${cookie}`];
  const args = [AUTOCANNON, '-c', String(CONNECTIONS), '-d', String(seconds), '--json', ...headers, url];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
  const { requests, latency, non2xx, errors } = loadReport.parse(JSON.parse(stdout));
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed at ${url}`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** The CPU time that processes have used so far, in milliseconds (Linux). */
export async function cpuOf(pids: readonly number[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ');
    ticks += Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0);
  }
  return (ticks * 1_000) / TICKS_PER_SECOND;
}

/** Prints rows under a heading, columns aligned. */
export function printTable(heading: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${heading}`);
  for (const row of rows) {
    console.log(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`,
    );
  }
}
