import { z } from 'zod';
import { startFailure } from './start-error.ts';

/** The argument of a process that is restarted after it has served. */
export const RESTARTED = 'again';

/** What a process sends to the launcher that started it. */
const processMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.string().optional() }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type ProcessMessage = z.infer<typeof processMessage>;

export function parseProcessMessage(value: unknown): ProcessMessage | undefined {
  return processMessage.safeParse(value).data;
}

/** Tells the launcher, if there is one, that this process is ready to serve. */
export function reportReady(url?: string): void {
  process.send?.({ type: 'ready', url } satisfies ProcessMessage, () => undefined);
}

/** A failure that the process in which it happened has already printed. */
export class ReportedError extends Error {}

/** Ends a failed start with one line and exit code 1. The launcher gets the line too. */
export function failStart(error: unknown): void {
  const message = startFailure(error);
  if (!(error instanceof ReportedError)) console.error(message);
  if (!process.send) process.exit(1);
  process.send({ type: 'failed', message } satisfies ProcessMessage, () => process.exit(1));
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `stop` once, on a signal or when the launcher has died, and exits when it is done or the deadline has passed.
 */
export function stopOnSignal(stop: () => Promise<void>, deadlineMs: number): void {
  let stopping = false;
  const begin = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), deadlineMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(startFailure(error));
        process.exit(1);
      },
    );
  };
  for (const signal of STOP_SIGNALS) process.on(signal, begin);
  if (!process.send) return;
  process.on('disconnect', begin);
  // The launcher may have died before this listener was added.
  if (!process.connected) queueMicrotask(begin);
}
