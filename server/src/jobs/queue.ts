import type { FastifyBaseLogger } from 'fastify';
import type { JobsOptions } from 'bullmq';
import type { Config } from '../config.ts';
import type { QueueDepth } from '../process/metrics.ts';
import { traced, traceParent } from '../process/tracing.ts';
import { within } from '../process/within.ts';
import { openQueueBackend, type JobQueue } from './backend.ts';
import { JOB_NAMES, JOBS, type JobName, type JobPayload } from './jobs.ts';

interface SendOptions {
  jobId?: string;
  delayMs?: number;
  /** Of whoever asked for the job, where that is not who sends it. */
  traceParent?: string | undefined;
}

/** The sending side of the queue. */
export interface Jobs {
  /**
   * Adds a job. The same `jobId` (without ':') twice is one job as long as the first is waiting or running.
   * Rejects within seconds when the queue's store cannot be reached.
   */
  enqueue<N extends JobName>(name: N, payload: JobPayload<N>, options?: SendOptions): Promise<void>;
  /** Rejects when the queue's store cannot be reached. */
  ping(): Promise<void>;
  /** How many jobs of each kind wait, run and failed. Rejects like `ping`. */
  depths(): Promise<QueueDepth[]>;
  close(): Promise<void>;
}

const CONNECTIONS = 2;
const TIMEOUT_MS = 3_000;
const HOUR_S = 3_600;

/** The queue as `config` wants it. Connects on first use; `prepareQueue` must have run. */
export function createJobs(config: Config, log: FastifyBaseLogger): Jobs {
  const backend = openQueueBackend(config, CONNECTIONS);
  const queues = new Map<JobName, JobQueue>();

  const queueOf = async (name: JobName): Promise<JobQueue> => {
    let queue = queues.get(name);
    if (!queue) {
      queue = backend.queue(name);
      queue.on('error', (error) => log.debug({ err: error, queue: name }, 'queue connection'));
      queues.set(name, queue);
    }
    try {
      await queue.waitUntilReady();
    } catch (error) {
      // BullMQ remembers a failed first connection for ever: the next call begins anew.
      if (queues.get(name) === queue) queues.delete(name);
      void queue.close().catch(() => undefined);
      throw error;
    }
    return queue;
  };

  return {
    enqueue: (name, payload, options = {}) => {
      const sent = jobOptions(name, { traceParent: traceParent(), ...options });
      const span = { name: `send ${name}`, kind: 'producer', attributes: { 'larder.queue': name } } as const;
      return traced(span, () =>
        inTime(async () => {
          const queue = await queueOf(name);
          await queue.add(name, payload, sent);
        }),
      );
    },
    ping: () =>
      inTime(async () => {
        const queue = await queueOf('import');
        await queue.getJobCounts('active');
      }),
    depths: () =>
      inTime(() => Promise.all(JOB_NAMES.map(async (name) => depthOf(name, await queueOf(name))))),
    close: async () => {
      await Promise.allSettled([...queues.values()].map((queue) => queue.close()));
      await backend.close();
    },
  };
}

async function depthOf(name: JobName, queue: JobQueue): Promise<QueueDepth> {
  const counts = await queue.getJobCounts('waiting', 'delayed', 'active', 'failed');
  const [oldest] = await queue.getJobs('waiting', 0, 0, true);
  return { queue: name, counts, oldestWaitingSeconds: oldest ? (Date.now() - oldest.timestamp) / 1000 : 0 };
}

/** A job with an id goes as soon as it is over, so that the id may be used again; the others stay a while to be looked at. */
function jobOptions(name: JobName, options: SendOptions): JobsOptions {
  const { attempts, backoffMs } = JOBS[name];
  const named = options.jobId !== undefined;
  return {
    ...(named ? { jobId: options.jobId } : {}),
    ...(options.delayMs ? { delay: options.delayMs } : {}),
    ...(options.traceParent === undefined ? {} : { telemetry: { metadata: options.traceParent } }),
    attempts,
    backoff: { type: 'exponential', delay: backoffMs },
    removeOnComplete: named ? true : { age: HOUR_S, count: 100 },
    removeOnFail: named ? true : { age: 7 * 24 * HOUR_S, count: 500 },
  };
}

/** Redis clients wait for a lost server without end; a request must not. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  return within(work(), TIMEOUT_MS, () => {
    throw new Error('The job queue does not answer');
  });
}
