import type { ChildProcess } from 'node:child_process';
import pLimit from 'p-limit';
import type { PhotoReading, ReadOptions, ReadPhoto } from '../../extraction/photo/photo-reading.ts';
import { startProcess } from '../../process/start-process.ts';
import type { PhotoAnswer } from './photo-messages.ts';

/** From the start of reading; a photo that takes longer is stopped. */
const PHOTO_MS = 60_000;
const HEAP_MB = 256;
const ENTRY = { from: import.meta.url, source: './photo-process.ts', bundled: './photo-process.js' };

export interface PhotoReader {
  /**
   * Reads a photo, or tells why it holds no recipe. Photos are read one at a time.
   * @throws the signal's reason when it is aborted; an Error when the reading process ended.
   */
  read: ReadPhoto;
  close(): Promise<void>;
}

/**
 * Reads photos in a separate process, which starts with the first photo and keeps its models loaded. A file that harms a decoder
 * does so there, without secrets in the environment, and a photo that takes too long is stopped by ending that process.
 */
export function createPhotoReader({
  ocrThreads,
  ocrModelsDir,
  timeoutMs = PHOTO_MS,
}: {
  ocrThreads: number;
  /** Where models of the operator's lie. */
  ocrModelsDir?: string | undefined;
  timeoutMs?: number;
}): PhotoReader {
  const oneAtATime = pLimit(1);
  let child: ChildProcess | undefined;
  let lastId = 0;

  function running(): ChildProcess {
    if (child?.connected !== true)
      child = startProcess(ENTRY, {
        heapMb: HEAP_MB,
        args: [String(ocrThreads), ...(ocrModelsDir === undefined ? [] : [ocrModelsDir])],
      });
    return child;
  }

  function stop(stopped: ChildProcess): void {
    stopped.on('error', () => undefined);
    stopped.kill('SIGKILL');
    if (child === stopped) child = undefined;
  }

  return {
    read: (bytes, options) =>
      oneAtATime(() => {
        options.signal.throwIfAborted();
        lastId += 1;
        return readInProcess(running(), { ...options, id: lastId, bytes, timeoutMs, stop });
      }),
    close: async () => {
      if (child !== undefined) stop(child);
    },
  };
}

interface ProcessRequest extends ReadOptions {
  id: number;
  bytes: Buffer;
  timeoutMs: number;
  /** Ends the process, when it does not answer in time or the signal is aborted. */
  stop: (child: ChildProcess) => void;
}

function readInProcess(
  child: ChildProcess,
  { id, bytes, signal, isFurtherPage = false, timeoutMs, stop }: ProcessRequest,
): Promise<PhotoReading> {
  setKeepsAlive(child, true);
  return new Promise<PhotoReading>((resolve, reject) => {
    const timer = setTimeout(() => giveUp(() => resolve(TOO_SLOW)), timeoutMs);
    const onAbort = (): void => giveUp(() => reject(abortError(signal)));
    const onExit = (code: number | null, how: string | null): void =>
      settle(() => reject(new Error(`The photo process ended (${how ?? `exit code ${code}`}).`)));
    const onError = (error: Error): void => giveUp(() => reject(error));
    const onMessage = (answer: PhotoAnswer): void => {
      if (answer.id !== id) return;
      const { reading } = answer;
      if (reading !== undefined) settle(() => resolve(reading));
      else settle(() => reject(new Error(`Reading a photo failed: ${answer.failure ?? 'no answer'}`)));
    };
    function settle(how: () => void): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      setKeepsAlive(child, false);
      how();
    }
    function giveUp(how: () => void): void {
      stop(child);
      settle(how);
    }
    signal.addEventListener('abort', onAbort, { once: true });
    child.on('message', onMessage).once('exit', onExit).once('error', onError);
    child.send({ id, bytes, options: { isFurtherPage } });
  });
}

const TOO_SLOW: PhotoReading = { ok: false, refusal: 'tooSlow', turn: 0, text: '' };

function abortError(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError');
}

/** Lets the parent process exit while the reader is idle. */
function setKeepsAlive(child: ChildProcess, keepsAlive: boolean): void {
  if (keepsAlive) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
