import type { JobName, JobPayload } from './jobs.ts';

/** The sending side of the queue. */
export interface Jobs {
  /** Adds a job. The same `jobId` twice is one job as long as the first is waiting or running. */
  enqueue<N extends JobName>(name: N, payload: JobPayload<N>, options?: { jobId?: string; delayMs?: number }): Promise<void>;
  /** Rejects when the queue's store cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
