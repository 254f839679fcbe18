import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import type { PhotoReading, ReadOptions, ReadPhoto } from '../../extraction/photo/photo-reading.ts';
import type { PhotoAnswer } from './photo-messages.ts';

/** Counts from when the reader begins with the photo; one that takes longer is given up. */
const PHOTO_MS = 60_000;
const HEAP_MB = 256;

export interface PhotoReader {
  /**
   * What a photo holds, or why it holds no recipe; photos are read one at a time.
   * @throws the signal's reason when it is aborted; an Error when the process that reads ended.
   */
  read: ReadPhoto;
  close(): Promise<void>;
}

/**
 * Reads photos in a process of its own, which keeps its models loaded: whatever a file does to a decoder, it does it there,
 * without secrets in its surroundings, and a photo that takes too long ends with that process. It starts with the first
 * photo.
 */
export function createPhotoReader({
  ocrThreads,
  timeoutMs = PHOTO_MS,
}: {
  ocrThreads: number;
  timeoutMs?: number;
}): PhotoReader {
  const inTurn = pLimit(1);
  let child: ChildProcess | undefined;
  let lastId = 0;

  function running(): ChildProcess {
    if (child?.connected !== true) child = startProcess(ocrThreads);
    return child;
  }

  function ask(bytes: Buffer, { signal, isFurtherPage = false }: ReadOptions): Promise<PhotoReading> {
    const asked = running();
    const id = ++lastId;
    setKeepsAlive(asked, true);
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
        asked.off('message', onMessage).off('exit', onExit).off('error', onError);
        setKeepsAlive(asked, false);
        how();
      }
      function giveUp(how: () => void): void {
        end(asked);
        settle(how);
      }
      signal.addEventListener('abort', onAbort, { once: true });
      asked.on('message', onMessage).once('exit', onExit).once('error', onError);
      asked.send({ id, bytes, options: { isFurtherPage } });
    });
  }

  function end(ended: ChildProcess): void {
    ended.on('error', () => undefined);
    ended.kill('SIGKILL');
    if (child === ended) child = undefined;
  }

  return {
    read: (bytes, options) =>
      inTurn(() => {
        options.signal.throwIfAborted();
        return ask(bytes, options);
      }),
    close: async () => {
      if (child !== undefined) end(child);
    },
  };
}

const TOO_SLOW: PhotoReading = { ok: false, refusal: 'tooSlow', turn: 0, text: '' };

function abortError(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError');
}

/** An idle reader must not keep the process that uses it from ending. */
function setKeepsAlive(child: ChildProcess, keepsAlive: boolean): void {
  if (keepsAlive) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Bundled, the entry is a file of its own in the folder of the bundle; from source it is TypeScript beside this file. */
function startProcess(threads: number): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const loader = () => ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
  return fork(
    fileURLToPath(new URL(isSource ? './photo-process.ts' : './photo-process.js', import.meta.url)),
    [String(threads)],
    {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(isSource ? loader() : [])],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
}
