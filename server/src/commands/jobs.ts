import { loadConfig, type Config } from '../config.ts';
import type { serveBullBoard } from '../jobs/bull-board.ts';
import { JOB_NAMES, type JobName } from '../jobs/jobs.ts';
import {
  JOB_STATES,
  openInspector,
  type FoundJob,
  type JobInspector,
  type JobState,
} from '../jobs/inspect.ts';
import { failStart, stopOnSignal } from '../process/lifecycle.ts';
import { commandDatabase } from './database.ts';
import { parseCommand, UsageError } from './usage.ts';

const BOARD_PORT = 3010;
const USAGE = `jobs [list | retry | drop] [--queue ${JOB_NAMES.join('|')}] [--state ${JOB_STATES.join('|')}] [--older-than 30m] [--limit 50] [--json] | jobs board [--port ${BOARD_PORT}] [--may-change]`;
const STOP_DEADLINE_MS = 5_000;
const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const OPTIONS = {
  queue: { type: 'string' },
  state: { type: 'string' },
  'older-than': { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  port: { type: 'string' },
  'may-change': { type: 'boolean' },
} as const;

// `npm run jobs`: how many jobs wait, run and failed; lists them, sends failed ones again and takes waiting ones out; or all as pages.
try {
  await inspectJobs(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else {
    failStart(error);
  }
}

async function inspectJobs(args: string[]): Promise<void> {
  const { action, filter, limit, isJson, board } = readArguments(args);
  const config = loadConfig();
  const databaseUrl = config.redisUrl === undefined ? await commandDatabase(config) : config.databaseUrl;
  if (action === 'board') return showBoard({ ...config, databaseUrl }, board);
  const inspector = openInspector({ ...config, databaseUrl });
  try {
    if (action === 'retry') console.log(`${await inspector.retry(filter)} sent again`);
    else if (action === 'drop') console.log(`${await inspector.drop(filter)} taken out of the queue`);
    else if (action === 'list') print(await inspector.find(filter, limit), isJson, lineOf);
    else await printCounts(inspector, isJson);
  } finally {
    await inspector.close();
  }
}

async function showBoard(config: Config, options: Parameters<typeof serveBullBoard>[1]): Promise<void> {
  const { serveBullBoard: serve } = await import('../jobs/bull-board.ts');
  const { address, close } = await serve(config, options);
  stopOnSignal(close, STOP_DEADLINE_MS);
  console.log(`The jobs are at ${address} until this is stopped.`);
}

async function printCounts(inspector: JobInspector, isJson: boolean): Promise<void> {
  print(await inspector.counts(), isJson, ({ queue, counts }) =>
    [queue.padEnd(8), ...JOB_STATES.map((state) => `${counts[state] ?? 0} ${state}`.padStart(14))].join(''),
  );
}

function print<T>(items: T[], isJson: boolean, lineOf: (item: T) => string): void {
  console.log(isJson ? JSON.stringify(items, null, 2) : items.map(lineOf).join('\n') || 'No such jobs');
}

function lineOf({ queue, state, id, ageMs, attempts, payload, failure }: FoundJob): string {
  const age = `${Math.round(ageMs / 1_000)} s`;
  const parts = [queue.padEnd(8), state.padEnd(8), age.padStart(10), ` tried ${attempts}x`, id];
  return [...parts, JSON.stringify(payload), failure?.split('\n')[0] ?? ''].join('  ').trimEnd();
}

function readArguments(args: string[]) {
  const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
  const [action, ...more] = positionals;
  const limit = Number(values.limit ?? '50');
  if (more.length > 0 || (action !== undefined && !['list', 'retry', 'drop', 'board'].includes(action)))
    wrong();
  if (!Number.isInteger(limit) || limit < 1) wrong();
  const port = Number(values.port ?? BOARD_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) wrong();
  const filter = {
    queues: oneOf<JobName>(values.queue, JOB_NAMES),
    states: oneOf<JobState>(values.state, JOB_STATES),
    olderThanMs: milliseconds(values['older-than']),
  };
  if (action === 'retry' && filter.states && filter.states[0] !== 'failed')
    throw new UsageError(`Only failed jobs are sent again. Usage: ${USAGE}`);
  if (action === 'drop' && (filter.states === undefined || filter.states[0] === 'active'))
    throw new UsageError(`Name what to take out: --state waiting, delayed or failed. Usage: ${USAGE}`);
  const isFiltered = Object.values(filter).some((part) => part !== undefined);
  return {
    action: action ?? (isFiltered ? 'list' : undefined),
    filter,
    limit,
    isJson: values.json ?? false,
    board: { port, mayChange: values['may-change'] ?? false },
  };
}

function oneOf<T extends string>(value: string | undefined, known: readonly T[]): [T] | undefined {
  if (value === undefined) return undefined;
  const found = known.find((name) => name === value) ?? wrong();
  return [found];
}

/** '90s', '30m', '2h' or '7d'. */
function milliseconds(age: string | undefined): number | undefined {
  if (age === undefined) return undefined;
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(age) ?? wrong();
  return Number(count) * UNITS[unit as keyof typeof UNITS];
}

function wrong(): never {
  throw new UsageError(`Usage: ${USAGE}`);
}
