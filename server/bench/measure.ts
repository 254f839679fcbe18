import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
const CONNECTIONS = 16;

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
 * Requests a second of every target: each is warmed up, then all take turns in rounds, so that what else the machine does
 * meets all of them. The load comes from a process of its own. Medians of the rounds.
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
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function middle(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map((one) => one.perSecond)),
    p50: median(loads.map((one) => one.p50)),
    p99: median(loads.map((one) => one.p99)),
  };
}

async function load({ name, url, cookie }: Target, seconds: number): Promise<Load> {
  const headers = cookie === undefined ? [] : ['-H', `cookie=${cookie}`];
  const args = [AUTOCANNON, '-c', String(CONNECTIONS), '-d', String(seconds), '--json', ...headers, url];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
  const { requests, latency, non2xx, errors } = loadReport.parse(JSON.parse(stdout));
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed at ${url}`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
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
