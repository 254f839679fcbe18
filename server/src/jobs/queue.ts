import type { FastifyBaseLogger } from 'fastify';
import type { JobsOptions } from 'bullmq';
import type { Config } from '../config.ts';
import { within } from '../process/within.ts';
import { openQueueBackend, type JobQueue } from './backend.ts';
import { JOBS, type JobName, type JobPayload } from './jobs.ts';

/** The sending side of the queue. */
export interface Jobs {
  /**
   * Adds a job. The same `jobId` (without ':') twice is one job as long as the first is waiting or running.
   * Rejects within seconds when the queue's store cannot be reached.
   */
  enqueue<N extends JobName>(
    name: N,
    payload: JobPayload<N>,
    options?: { jobId?: string; delayMs?: number },
  ): Promise<void>;
  /** Rejects when the queue's store cannot be reached. */
  ping(): Promise<void>;
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
    enqueue: (name, payload, options = {}) =>
      inTime(async () => {
        const queue = await queueOf(name);
        await queue.add(name, payload, jobOptions(name, options));
      }),
    ping: () =>
      inTime(async () => {
        const queue = await queueOf('import');
        await queue.getJobCounts('active');
      }),
    close: async () => {
      await Promise.allSettled([...queues.values()].map((queue) => queue.close()));
      await backend.close();
    },
  };
}

/** A job with an id goes as soon as it is over, so that the id may be used again; the others stay a while to be looked at. */
function jobOptions(name: JobName, options: { jobId?: string; delayMs?: number }): JobsOptions {
  const { attempts, backoffMs } = JOBS[name];
  const named = options.jobId !== undefined;
  return {
    ...(named ? { jobId: options.jobId } : {}),
    ...(options.delayMs ? { delay: options.delayMs } : {}),
    attempts,
    backoff: { type: 'exponential', delay: backoffMs },
    removeOnComplete: named ? true : { age: HOUR_S, count: 100 },
    removeOnFail: named ? true : { age: 7 * 24 * HOUR_S, count: 500 },
  };
}

/** Redis clients wait for a lost server without end; a request must not. */
async function inTime(work: () => Promise<void>): Promise<void> {
  await within(work(), TIMEOUT_MS, () => {
    throw new Error('The job queue does not answer');
  });
}
