import type { FastifyBaseLogger } from 'fastify';

/** After this many failures in a row the model is not asked for a while, so that nobody waits for it in vain. */
const MAX_FAILURES = 3;
const PAUSE_MS = 5 * 60_000;

export type ModelLog = Pick<FastifyBaseLogger, 'warn'>;

/** An answer in the agreed form that is not used all the same. */
export class UnusableAnswerError extends Error {
  readonly reason: 'ungrounded' | 'short';

  /** `ungrounded`: hardly found in what was given to read; `short`: lacks most of what the embedded reader has read. */
  constructor(reason: UnusableAnswerError['reason']) {
    super(`the model's answer is ${reason}`);
    this.reason = reason;
  }
}

/** Asks a model where doing without it is no failure. */
export interface ModelFallback {
  /** True while the model is left alone. */
  isPaused: () => boolean;
  /**
   * What `ask` gives; undefined when it fails, which is logged.
   * @throws the signal's reason when it is aborted.
   */
  attempt: <T>(signal: AbortSignal, ask: () => Promise<T>) => Promise<T | undefined>;
}

/**
 * `sentence` says in the log what was done without the model. A model that is merely slow is left alone too, unless
 * `waitsForSlow`: one at home may take long for a photo, and nobody waits for that in front of it.
 */
export function createModelFallback(
  log: ModelLog,
  sentence: string,
  { waitsForSlow = false } = {},
): ModelFallback {
  let failures = 0;
  let pausedUntil = 0;
  return {
    isPaused: () => performance.now() < pausedUntil,
    attempt: async (signal, ask) => {
      try {
        const answer = await ask();
        failures = 0;
        return answer;
      } catch (error) {
        signal.throwIfAborted();
        const reason = reasonOf(error);
        log.warn({ reason }, sentence);
        const isOut = reason === 'unreachable' || (reason === 'timeout' && !waitsForSlow);
        failures = isOut ? failures + 1 : 0;
        if (failures >= MAX_FAILURES) pausedUntil = performance.now() + PAUSE_MS;
        return undefined;
      }
    },
  };
}

/** Only our own reasons are logged, never text of an endpoint or a decoder. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string'
    ? error.reason
    : 'unexpected';
}
