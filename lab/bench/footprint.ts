import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from '../../server/src/process/project-root.ts';
import { descendants, startFromScripts, type Launched } from '../../server/src/testing/launched.ts';
import { temporaryFolder } from '../../server/src/testing/temporary-folder.ts';
import { printTable } from './measure.ts';

const STAMP = path.join(PROJECT_ROOT, 'server/dist/stamp');
/** Seconds after the start is complete. */
const LOOKS = [5, 60];
const WANTED_MB = 230;

/** `npm run bench -- footprint`: private memory of an idle installation, after a start with and without a build. Linux. */
export async function benchFootprint(): Promise<void> {
  if (!existsSync('/proc/self/smaps_rollup')) throw new Error('The footprint is measured on Linux alone.');
  const dataDir = await temporaryFolder('larder-footprint-');
  try {
    const columns: Column[] = [];
    for (const start of ['with a build', 'without']) {
      if (start === 'with a build') await rm(STAMP, { force: true });
      columns.push(...(await measureStart(start, dataDir)));
    }
    const parts = [...new Set(columns.flatMap(({ parts }) => Object.keys(parts)))];
    printTable(`Private memory in MB (wanted: at most ${WANTED_MB} in all)`, [
      ['', ...columns.map(({ title }) => title)],
      ...parts.map((part) => [part, ...columns.map(({ parts }) => (parts[part] ?? 0).toFixed(1))]),
      ['in all', ...columns.map(({ parts }) => sum(Object.values(parts)).toFixed(1))],
    ]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Column {
  title: string;
  parts: Record<string, number>;
}

async function measureStart(start: string, dataDir: string): Promise<Column[]> {
  const larder = startFromScripts({ DATA_DIR: dataDir });
  const columns: Column[] = [];
  try {
    await larder.ready;
    const ready = Date.now();
    for (const seconds of LOOKS) {
      await sleep(Math.max(0, ready + seconds * 1000 - Date.now()));
      columns.push({ title: `${start}, ${seconds} s`, parts: await privateMemory(larder) });
    }
  } finally {
    larder.kill('SIGTERM');
    await larder.ended;
  }
  return columns;
}

/** By process, in MB. */
async function privateMemory({ pid }: Launched): Promise<Record<string, number>> {
  const parts: Record<string, number> = { launcher: await privateMegabytes(pid) };
  for (const { pid: child, command } of descendants(pid)) {
    const part = partOf(command);
    parts[part] = (parts[part] ?? 0) + (await privateMegabytes(child));
  }
  return parts;
}

function partOf(command: string): string {
  const program = /\/dist\/([a-z-]+)\.js/.exec(command)?.[1];
  if (program === 'main') return 'web';
  if (program === 'embedded-process') return "the database's supervisor";
  return program ?? (command.includes('postgres') ? 'Postgres' : command);
}

/** 0 for a process that has ended meanwhile. */
async function privateMegabytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = [...rollup.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB/gm)].map(([, number]) =>
    Number(number),
  );
  return sum(kilobytes) / 1024;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
