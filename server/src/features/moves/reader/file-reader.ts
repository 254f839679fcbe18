import { startProcess } from '../../../process/start-process.ts';
import { MoveFileError, type MoveFile } from '../formats/contract.ts';
import type { Reading, Reply } from './messages.ts';

const ENTRY = { from: import.meta.url, source: './reader-process.ts', bundled: './move-process.js' };
const LIMITS = {
  heapMb: 512,
  /** How long one answer may take: of the file that is an entry, or a second of small ones. */
  answerMs: 60_000,
  /** How long all answers together. */
  fileMs: 10 * 60_000,
};
/** Who ends a process from outside sends one of these. */
const FROM_OUTSIDE = new Set<string | null>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', null]);

export interface FileReader {
  /**
   * One question at a time. What is done between two of them does not count as time of the file.
   * @throws MoveFileError; the reason of the signal; whatever kept the file from being read.
   */
  ask<Name extends keyof Reading>(
    name: Name,
    asked: Reading[Name]['asked'],
  ): Promise<Reading[Name]['answered']>;
  stop(): void;
}

interface Pending {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Starts a process that reads one file, so that a file built to take for ever or to fill the memory holds nobody up: the process
 * is killed when it takes too long, and at once when `signal` is aborted.
 */
export function startReader(
  file: MoveFile,
  signal: AbortSignal,
  limits: Partial<typeof LIMITS> = {},
): FileReader {
  const { heapMb, answerMs, fileMs } = { ...LIMITS, ...limits };
  const child = startProcess(ENTRY, { heapMb });
  let pending: Pending | undefined;
  let ended: Error | undefined;
  let leftMs = fileMs;

  const end = (reason: unknown): void => {
    ended ??= reason instanceof Error ? reason : new Error(String(reason));
    signal.removeEventListener('abort', onAbort);
    child.kill('SIGKILL');
    pending?.reject(ended);
  };
  const onAbort = () => end(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  child.on('error', end);
  child.once('exit', (code, how) => end(endOf(code, how)));
  child.on('message', (reply: Reply) => {
    if ('wanted' in reply) sendStretch(reply.wanted).catch(end);
    else if ('answer' in reply) pending?.resolve(reply.answer);
    else if ('problem' in reply) end(new MoveFileError(reply.problem));
    else end(new Error(`Reading a file failed: ${reply.failure}`));
  });

  async function sendStretch({ start, length }: { start: number; length: number }): Promise<void> {
    const bytes = await file.bytes(start, length);
    if (!ended) child.send({ start, bytes });
  }

  return {
    async ask(name, asked) {
      if (ended) throw ended;
      const began = performance.now();
      const timer = setTimeout(() => end(new MoveFileError('too-slow')), Math.min(answerMs, leftMs));
      const answer = new Promise((resolve, reject) => (pending = { resolve, reject }));
      child.send({ name, asked });
      try {
        return (await answer) as never;
      } finally {
        clearTimeout(timer);
        leftMs -= performance.now() - began;
      }
    },
    stop: () => end(new Error('The file is closed')),
  };
}

/** V8 ends a process whose heap is full by a signal of its own. */
function endOf(code: number | null, how: NodeJS.Signals | null): Error {
  const isFull = code === 134 || !FROM_OUTSIDE.has(how);
  return isFull
    ? new MoveFileError('too-much-memory')
    : new Error(`The reader ended (${how ?? `exit code ${code}`})`);
}
