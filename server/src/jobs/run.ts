import { DelayedError, WaitingError, type Job } from 'bullmq';
import type { Deps } from '../ctx.ts';
import { isOutage } from '../errors.ts';
import { createOutageLog } from '../process/outage-log.ts';
import { jobDuration, outcomeOf, timed } from '../process/metrics.ts';
import { describeSpan, inTrace } from '../process/tracing.ts';
import { within } from '../process/within.ts';
import { openQueueBackend, type JobWorker, type QueueBackend } from './backend.ts';
import { JOB_NAMES, JOBS, type JobName, type JobPayload } from './jobs.ts';

export interface JobRun {
  /** Aborted when the process stops and the job has to go back to the queue: throw, having undone what was begun. */
  signal: AbortSignal;
  /** 1 for the first try. */
  attempt: number;
}

/** Thrown by a handler that cannot begin yet: the job comes again after `delayMs`, and no attempt is counted. */
export class JobDeferred extends Error {
  constructor(readonly delayMs: number) {
    super('The job has to wait');
  }
}

/** Does one job. It may run twice: its effect must happen once. Throwing tries it again later. */
export type Handler<N extends JobName> = (payload: JobPayload<N>, run: JobRun) => Promise<void>;
export type Handlers = { [N in JobName]: Handler<N> };

export interface Workers {
  /** Takes no more jobs; waits for the running ones, then sends the rest back to the queue. Never takes longer than the limits. */
  close(limits?: { finishMs: number; backMs: number }): Promise<void>;
}

// A killed worker's job is taken up again by the check after its lock has run out: in 10 to 13 s.
const LOCK_MS = 10_000;
const STALLED_CHECK_MS = 3_000;
const MAX_STALLED = 2;
const RETRY_CONNECTION_MS = 1_000;
const OUTAGE_PAUSE_MS = 2_000;
const SWEEP_EVERY_MS = 2 * 60_000;
const STOP_LIMITS = { finishMs: 4_000, backMs: 2_000 };
const SPARE_CONNECTIONS = 4;

type RunDeps = Pick<Deps, 'config' | 'log'>;

/** Starts one worker a kind of job, and the sweep that all workers share. */
export async function startWorkers(deps: RunDeps, handlers: Handlers): Promise<Workers> {
  // On Postgres every worker holds one connection to be woken by; the others are shared.
  const backend = openQueueBackend(deps.config, JOB_NAMES.length + SPARE_CONNECTIONS);
  const stopping = new AbortController();
  const workers = JOB_NAMES.map((name) =>
    startWorker({ ...deps, backend, stop: stopping.signal }, name, handlers[name]),
  );
  await Promise.all(workers.map((worker) => worker.waitUntilReady()));
  const stopSweeping = keepSweepScheduled(backend, deps);

  let closing: Promise<void> | undefined;
  const close = async ({ finishMs, backMs }: typeof STOP_LIMITS): Promise<void> => {
    stopSweeping();
    const closed = Promise.allSettled(workers.map((worker) => worker.close()));
    if (!(await settlesWithin(closed, finishMs))) {
      stopping.abort(new Error('The worker is stopping'));
      if (!(await settlesWithin(closed, backMs)))
        deps.log.warn('jobs were left running; another worker takes them up');
    }
    await settlesWithin(backend.close(), backMs);
  };
  return { close: (limits = STOP_LIMITS) => (closing ??= close(limits)) };
}

interface WorkerDeps extends RunDeps {
  backend: QueueBackend;
  stop: AbortSignal;
}

function startWorker<N extends JobName>(deps: WorkerDeps, name: N, handler: Handler<N>): JobWorker {
  const { log, stop } = deps;
  const reportOutage = createOutageLog();
  const failureOf = (error: unknown) => {
    if (stop.aborted) return 'stopped';
    return error instanceof JobDeferred ? 'deferred' : outcomeOf(error);
  };
  const process = async (job: Job, token?: string): Promise<void> => {
    try {
      // A fetch under way at the stop may bring a job yet.
      stop.throwIfAborted();
      const run = { signal: stop, attempt: job.attemptsMade + 1 };
      const work = () => {
        describeSpan({ 'larder.attempt': run.attempt });
        return handler(payloadOf(name, job.data), run);
      };
      await inTrace(job.opts.telemetry?.metadata, () => timed(jobDuration, { queue: name }, work, failureOf));
    } catch (error) {
      if (stop.aborted) {
        await job.moveToWait(token);
        throw new WaitingError();
      }
      const isDeferred = error instanceof JobDeferred;
      if (!isDeferred && !isOutage(error)) throw error;
      // However long it lasts, an outage costs no attempt.
      if (!isDeferred) reportOutage(log, error);
      await job.moveToDelayed(Date.now() + (isDeferred ? error.delayMs : OUTAGE_PAUSE_MS), token);
      throw new DelayedError();
    }
  };
  const worker = deps.backend.worker(name, process, {
    concurrency: concurrencyOf(name, deps.config),
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_CHECK_MS,
    maxStalledCount: MAX_STALLED,
    runRetryDelay: RETRY_CONNECTION_MS,
  });
  worker.on('error', (error) => log.warn({ err: error, job: name }, 'worker connection'));
  worker.on('stalled', (jobId) => log.warn({ job: name, jobId }, 'a lost job is taken up again'));
  worker.on('failed', (job, error) => {
    const last = job === undefined || job.attemptsMade >= (job.opts.attempts ?? 1);
    log[last ? 'error' : 'warn'](
      { err: error, job: name, jobId: job?.id, attempt: job?.attemptsMade },
      'job failed',
    );
  });
  return worker;
}

function concurrencyOf(name: JobName, { workerConcurrency }: RunDeps['config']): number {
  const { concurrency } = JOBS[name];
  return typeof concurrency === 'number' ? concurrency : concurrency.perPlace * workerConcurrency;
}

function payloadOf<N extends JobName>(name: N, data: unknown): JobPayload<N> {
  return JOBS[name].payload.parse(data) as JobPayload<N>;
}

/** Says again and again that there is to be a sweep: a store that lost its data gets the schedule back. */
function keepSweepScheduled(backend: QueueBackend, { log }: RunDeps): () => void {
  const queue = backend.queue('sweep');
  queue.on('error', (error) => log.debug({ err: error, queue: 'sweep' }, 'queue connection'));
  const schedule = () => {
    queue
      .upsertJobScheduler(
        'sweep',
        { every: SWEEP_EVERY_MS },
        { name: 'sweep', data: {}, opts: { attempts: 1, removeOnComplete: true, removeOnFail: 20 } },
      )
      .catch((error: unknown) => log.warn({ err: error }, 'the sweep could not be scheduled'));
  };
  schedule();
  const timer = setInterval(schedule, SWEEP_EVERY_MS * 2);
  return () => {
    clearInterval(timer);
    void queue.close().catch(() => undefined);
  };
}

function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const settled = work.then(() => true);
  return within(settled, ms, () => false);
}
