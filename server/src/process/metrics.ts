import { TRPCError } from '@trpc/server';
import { Counter, Gauge, Histogram, register } from 'prom-client';
import type { Pool } from 'pg';
import { asAppError } from '../errors.ts';
import type { SpanStart } from './span.ts';
import { beginSpan, inSpan, isTracing } from './tracing.ts';

// Every metric of ours, in one place; server/monitoring reads them, and a test holds both together. Labels have few values and
// never name a person, an address or a recipe.

// Files of tests share a process, which may load this module again; a name is registered once.
register.clear();

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LONG_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800];

export const requestDuration = new Histogram({
  name: 'larder_http_request_duration_seconds',
  help: 'Time from a request to the end of its answer',
  labelNames: ['method', 'route', 'status'],
  buckets: SECONDS,
});

export const procedureDuration = {
  span: 'procedure',
  histogram: new Histogram({
    name: 'larder_procedure_duration_seconds',
    help: 'Time a call of a procedure took',
    labelNames: ['procedure', 'outcome'],
    buckets: SECONDS,
  }),
} as const;

export const limitsHit = new Counter({
  name: 'larder_limits_hit_total',
  help: 'Calls that a rate limit refused',
  labelNames: ['limit'],
});

export const jobDuration = {
  span: 'job',
  kind: 'consumer',
  histogram: new Histogram({
    name: 'larder_job_duration_seconds',
    help: 'Time a run of a job took',
    labelNames: ['queue', 'outcome'],
    buckets: LONG_SECONDS,
  }),
} as const;

export const importsEnded = new Counter({
  name: 'larder_imports_ended_total',
  help: 'Imports that ended, by what they read, where it came from and how they ended',
  labelNames: ['kind', 'host', 'outcome'],
});

const importStageDuration = new Histogram({
  name: 'larder_import_stage_duration_seconds',
  help: 'Time from one stage of an import to the next',
  labelNames: ['kind', 'stage'],
  buckets: LONG_SECONDS,
});

export const fetchDuration = {
  span: 'fetch',
  kind: 'client',
  histogram: new Histogram({
    name: 'larder_fetch_duration_seconds',
    help: 'Time a fetch from another site took',
    labelNames: ['what', 'outcome'],
    buckets: LONG_SECONDS,
  }),
} as const;

export const storageDuration = {
  span: 'storage',
  kind: 'client',
  histogram: new Histogram({
    name: 'larder_storage_duration_seconds',
    help: 'Time the file storage took',
    labelNames: ['operation', 'outcome'],
    buckets: SECONDS,
  }),
} as const;

export const mailDuration = {
  span: 'mail',
  kind: 'client',
  histogram: new Histogram({
    name: 'larder_mail_duration_seconds',
    help: 'Time it took to hand over a mail',
    labelNames: ['outcome'],
    buckets: LONG_SECONDS,
  }),
} as const;

const openPools = new Set<Pool>();

new Gauge({
  name: 'larder_db_connections',
  help: 'Connections to the database in use and idle, and callers that wait for one',
  labelNames: ['state'],
  collect() {
    const pools = [...openPools];
    const sum = (count: (pool: Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
    this.set(
      { state: 'in use' },
      sum((pool) => pool.totalCount - pool.idleCount),
    );
    this.set(
      { state: 'idle' },
      sum((pool) => pool.idleCount),
    );
    this.set(
      { state: 'waiting' },
      sum((pool) => pool.waitingCount),
    );
  },
});

/** Counts the connections of this pool until it is closed by what this returns. */
export function countConnections(pool: Pool): () => void {
  openPools.add(pool);
  return () => openPools.delete(pool);
}

/** How many jobs of a kind are in a state, and since when the one that has waited longest waits. */
export interface QueueDepth {
  queue: string;
  counts: Record<string, number>;
  oldestWaitingSeconds: number;
}

let readDepths: (() => Promise<QueueDepth[]>) | undefined;

const queueAge = new Gauge({
  name: 'larder_queue_oldest_seconds',
  help: 'How long the job that has waited longest waits for a worker',
  labelNames: ['queue'],
});

new Gauge({
  name: 'larder_queue_jobs',
  help: 'Jobs in the queue, of all processes together',
  labelNames: ['queue', 'state'],
  async collect() {
    this.reset();
    queueAge.reset();
    // A queue that is away must not hide the other metrics; /readyz says that it is.
    for (const { queue, counts, oldestWaitingSeconds } of (await readDepths?.().catch(() => [])) ?? []) {
      for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
      queueAge.set({ queue }, oldestWaitingSeconds);
    }
  },
});

/** From now on each reading of the metrics asks the queue. One process of a kind is enough: all see the same queue. */
export function measureQueue(depths: () => Promise<QueueDepth[]>): void {
  readDepths = depths;
}

/** How something ended: 'ok', the code that a person is told, or 'INTERNAL'. */
export function outcomeOf(error: unknown): string {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  if (cause instanceof Error && cause.name === 'ZodError') return 'INVALID_INPUT';
  return asAppError(cause)?.appCode ?? 'INTERNAL';
}

/** What is timed, and what it is called in traces. */
interface Timing<L extends string> extends Pick<SpanStart, 'kind'> {
  span: string;
  histogram: Histogram<L | 'outcome'>;
}

/** Times `work` and traces it, with how it ended. */
export async function timed<L extends string, T>(
  timing: Timing<L>,
  labels: Record<L, string>,
  work: () => Promise<T>,
  failureOf = outcomeOf,
): Promise<T> {
  const span = isTracing() ? beginSpan(spanOf(timing, labels)) : undefined;
  const began = performance.now();
  const ended = (outcome: string) => {
    const seconds = (performance.now() - began) / 1000;
    timing.histogram.observe({ ...labels, outcome } as Record<L | 'outcome', string>, seconds);
    span?.set({ 'larder.outcome': outcome });
    span?.end(FAILURES.has(outcome));
  };
  try {
    const result = await inSpan(span, work);
    ended('ok');
    return result;
  } catch (error) {
    ended(failureOf(error));
    throw error;
  }
}

/** Not what a person did wrong or another site refused. */
const FAILURES: ReadonlySet<string> = new Set(['INTERNAL', 'UNAVAILABLE']);

function spanOf<L extends string>({ span, kind }: Timing<L>, labels: Record<L, string>): SpanStart {
  const given = Object.entries<string>(labels);
  return {
    name: [span, ...given.map(([, value]) => value)].join(' '),
    ...(kind && { kind }),
    attributes: Object.fromEntries(given.map(([label, value]) => [`larder.${label}`, value])),
  };
}

/** Times one stage of an import, and traces it; to be ended by what it gives. */
export function beginStage(kind: string, stage: string): () => void {
  const observe = importStageDuration.startTimer({ kind, stage });
  const span = beginSpan({ name: `stage ${stage}`, attributes: { 'larder.stage': stage } });
  return () => {
    observe();
    span?.end();
  };
}

/** Times the stages of one import: `next` begins a stage and ends the one before. */
export function stageTimer(kind: string): { next(stage: string): void; end(): void } {
  let end: () => void = () => undefined;
  return {
    next: (stage) => {
      end();
      end = beginStage(kind, stage);
    },
    end: () => end(),
  };
}
