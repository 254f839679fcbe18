import type { Worker } from 'node:worker_threads';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { AppError } from '../../errors.ts';
import { startThread } from '../../process/start-thread.ts';
import type { PageReading } from './fields.ts';
import { READY_ID, type ThreadAnswer, type ThreadQuestion } from './thread-messages.ts';

interface ThreadOptions {
  /** Counts from when the thread begins with this page; a page that takes longer is given up. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Which recipe of a page that holds several. */
  choice?: number;
}

interface Pending {
  question: ThreadQuestion;
  timeoutMs: number;
  settle(answer: ThreadAnswer | Error): void;
}

/** Reads the recipe of a page; a page without one is a reading too. */
export type ReadPage = (html: string, url: string, options: ThreadOptions) => Promise<PageReading>;

/**
 * `extractPage` in a thread of its own, so that a page built to take for ever neither blocks the process nor lives on.
 * One warm thread, started with the first page, reads one page at a time; one that is given up is replaced.
 */
export class PageThread {
  private worker: Worker | undefined;
  private running: Pending | undefined;
  private isReady = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly waiting: Pending[] = [];
  private lastId = 0;

  /** @throws AppError IMPORT_TIMEOUT after `timeoutMs`, or the signal's reason when it is aborted. */
  readonly read: ReadPage = async (html, url, options) => {
    options.signal.throwIfAborted();
    const { reading, failure } = await this.ask(html, url, options);
    if (reading === undefined) throw new Error(`Reading a page failed: ${failure ?? 'no answer'}`);
    return reading;
  };

  private ask(
    html: string,
    url: string,
    { timeoutMs, signal, choice }: ThreadOptions,
  ): Promise<ThreadAnswer> {
    return new Promise((resolve, reject) => {
      const pending: Pending = {
        question: { id: ++this.lastId, html, url, choice },
        timeoutMs,
        settle(answer) {
          signal.removeEventListener('abort', onAbort);
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        },
      };
      const onAbort = () => this.giveUp(pending, abortError(signal));
      signal.addEventListener('abort', onAbort, { once: true });
      this.waiting.push(pending);
      this.next();
    });
  }

  private next(): void {
    if (this.running !== undefined) return;
    const pending = this.waiting.shift();
    if (pending === undefined) {
      // An idle thread must not keep the process from ending.
      this.worker?.unref();
      return;
    }
    this.running = pending;
    this.worker ??= this.start();
    this.worker.ref();
    this.worker.postMessage(pending.question);
    if (this.isReady) this.startClock(pending);
  }

  private startClock(pending: Pending): void {
    this.timer = setTimeout(() => {
      this.giveUp(pending, new AppError('IMPORT_TIMEOUT', IMPORT_MESSAGES.timeout));
    }, pending.timeoutMs);
  }

  private start(): Worker {
    const worker = startThread(
      { from: import.meta.url, source: './thread-entry.ts', bundled: './page-thread.js' },
      { resourceLimits: { maxOldGenerationSizeMb: 512 } },
    );
    worker.on('message', (answer: ThreadAnswer) => {
      if (worker !== this.worker) return;
      if (answer.id === this.running?.question.id) this.finish(answer);
      else if (answer.id === READY_ID) {
        // The time it takes to load the program is not the page's.
        this.isReady = true;
        if (this.running !== undefined) this.startClock(this.running);
      }
    });
    worker.on('error', (error) => this.lose(worker, error));
    worker.on('exit', () => this.lose(worker, new Error('The page thread ended')));
    return worker;
  }

  private finish(answer: ThreadAnswer | Error): void {
    clearTimeout(this.timer);
    const done = this.running;
    this.running = undefined;
    done?.settle(answer);
    this.next();
  }

  /** The thread died on its own, out of memory for instance: the page it was reading is to blame. */
  private lose(worker: Worker, error: unknown): void {
    if (this.worker !== worker) return;
    this.forget();
    if (this.running !== undefined) this.finish(error instanceof Error ? error : new Error(String(error)));
  }

  private giveUp(pending: Pending, error: Error): void {
    const place = this.waiting.indexOf(pending);
    if (place >= 0) {
      this.waiting.splice(place, 1);
      pending.settle(error);
    } else if (this.running === pending) {
      void this.worker?.terminate();
      this.forget();
      this.finish(error);
    }
  }

  private forget(): void {
    this.worker = undefined;
    this.isReady = false;
  }
}

function abortError(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError');
}
