import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../process/start-thread.ts';
import type { PdfAnswer, PdfPage, PdfPicture, PdfQuestion } from './messages.ts';

const MOST_MS = 30_000;

/** A PDF that is read in a thread of its own, so that one built to take for ever or to fill the memory ends with it. */
export interface OpenPdf {
  pages: number;
  /** The texts of a page, from 1. */
  page(number: number): Promise<PdfPage>;
  pictures(number: number): Promise<PdfPicture[]>;
  close(): Promise<void>;
}

/**
 * Opens a PDF; its bytes are gone afterwards. One question is asked at a time.
 * @throws when it is none, is encrypted, or takes too long.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const worker = startThread(
    { from: import.meta.url, source: './thread-entry.ts', bundled: './pdf-thread.js' },
    { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: 512 } },
  );
  const close = async () => void (await worker.terminate());
  const { pages = 0 } = await answerOf(worker).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const ask = (question: PdfQuestion) => {
    worker.postMessage(question);
    return answerOf(worker);
  };
  return {
    pages,
    page: async (number) => {
      const { page } = await ask({ wanted: 'page', page: number });
      return page ?? { width: 0, height: 0, texts: [] };
    },
    pictures: async (number) => (await ask({ wanted: 'pictures', page: number })).pictures ?? [],
    close,
  };
}

/** @throws what the thread says; one that ends, or does not answer, is ended. */
async function answerOf(worker: Worker): Promise<PdfAnswer> {
  if (worker.threadId < 0) throw new Error('The thread of the PDF has ended');
  const answered = new AbortController();
  const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(MOST_MS)]);
  try {
    const [answer] = (await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The thread of the PDF ended'))),
    ])) as [PdfAnswer];
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer;
  } catch (error) {
    if (signal.aborted) await worker.terminate();
    throw error;
  } finally {
    answered.abort();
  }
}
