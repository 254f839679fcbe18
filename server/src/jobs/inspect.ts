import type { Job } from 'bullmq';
import type { Config } from '../config.ts';
import { openQueueBackend, type JobQueue } from './backend.ts';
import { JOB_NAMES, type JobName } from './jobs.ts';

// What an operator sees and does of the jobs in the queue (`npm run jobs`).

export const JOB_STATES = ['waiting', 'delayed', 'active', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Of all kinds and states where none is named, and of any age. */
export interface JobFilter {
  queues?: readonly JobName[] | undefined;
  states?: readonly JobState[] | undefined;
  olderThanMs?: number | undefined;
}

export interface FoundJob {
  queue: JobName;
  state: JobState;
  id: string;
  /** Since it was sent. */
  ageMs: number;
  attempts: number;
  /** Ids only. */
  payload: unknown;
  failure: string | undefined;
}

/** Jobs are read in parts of this many. */
const PART = 200;
const CONNECTIONS = 2;

export interface JobInspector {
  /** How many jobs of each kind are in each state. */
  counts(): Promise<{ queue: JobName; counts: Record<string, number> }[]>;
  /** The first `limit` jobs, the oldest of each kind and state first. */
  find(filter: JobFilter, limit: number): Promise<FoundJob[]>;
  /** Sends failed jobs again. @returns how many */
  retry(filter: JobFilter): Promise<number>;
  /** Takes jobs out of the queue that no worker runs. @returns how many */
  drop(filter: JobFilter): Promise<number>;
  close(): Promise<void>;
}

/** Opens the queue that `config` names. What the database knows of an import or export is not touched: its sweep sends it again. */
export function openInspector(config: Config): JobInspector {
  const backend = openQueueBackend(config, CONNECTIONS);
  const queues = new Map(JOB_NAMES.map((name) => [name, backend.queue(name)]));
  for (const queue of queues.values()) queue.on('error', () => undefined);
  return {
    counts: () =>
      Promise.all(
        [...queues].map(async ([queue, jobs]) => ({ queue, counts: await jobs.getJobCounts(...JOB_STATES) })),
      ),
    find: async (filter, limit) => {
      const found: FoundJob[] = [];
      for (const { queue, state, jobs } of chosen(queues, filter)) {
        for await (const job of matching(jobs, state, filter)) {
          if (found.length >= limit) return found;
          found.push(describeJob(queue, state, job));
        }
      }
      return found;
    },
    retry: (filter) => each({ ...filter, states: ['failed'] }, (job) => job.retry('failed')),
    drop: (filter) => {
      const states = filter.states ?? JOB_STATES;
      return each({ ...filter, states: states.filter((state) => state !== 'active') }, (job) => job.remove());
    },
    close: async () => {
      await Promise.allSettled([...queues.values()].map((queue) => queue.close()));
      await backend.close();
    },
  };

  /** All are found before the first changes: a part that is taken out would move the next one. */
  async function each(filter: JobFilter, change: (job: Job) => Promise<unknown>): Promise<number> {
    const all: Job[] = [];
    for (const { state, jobs } of chosen(queues, filter))
      for await (const job of matching(jobs, state, filter)) all.push(job);
    // One that a worker took or finished meanwhile is no longer in its state, and is left alone.
    let changed = 0;
    for (const job of all) {
      const isChanged = await change(job).then(
        () => true,
        () => false,
      );
      if (isChanged) changed += 1;
    }
    return changed;
  }
}

function chosen(queues: Map<JobName, JobQueue>, { queues: names, states = JOB_STATES }: JobFilter) {
  return [...queues].flatMap(([queue, jobs]) =>
    names && !names.includes(queue) ? [] : states.map((state) => ({ queue, state, jobs })),
  );
}

async function* matching(
  queue: JobQueue,
  state: JobState,
  { olderThanMs = 0 }: JobFilter,
): AsyncGenerator<Job> {
  for (let start = 0; ; start += PART) {
    const part = (await queue.getJobs(state, start, start + PART - 1, true)) as Job[];
    for (const job of part) if (Date.now() - job.timestamp >= olderThanMs) yield job;
    if (part.length < PART) return;
  }
}

function describeJob(queue: JobName, state: JobState, job: Job): FoundJob {
  return {
    queue,
    state,
    id: job.id ?? '',
    ageMs: Date.now() - job.timestamp,
    attempts: job.attemptsMade,
    payload: job.data,
    failure: job.failedReason || undefined,
  };
}
