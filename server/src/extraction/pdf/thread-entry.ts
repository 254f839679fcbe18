import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import type { PdfAnswer, PdfQuestion } from './messages.ts';
import { picturesOf } from './pictures.ts';
import { textsOf } from './texts.ts';

/** The thread that reads one PDF: first it says how many pages there are, then it answers questions, one at a time. */

const MAX_IMAGE_PIXELS = 40_000_000;

const opened = getDocumentProxy(workerData as Uint8Array, {
  maxImageSize: MAX_IMAGE_PIXELS,
  verbosity: 0,
  useSystemFonts: false,
});

async function answer({ wanted, page: number }: PdfQuestion): Promise<PdfAnswer> {
  const page = await (await opened).getPage(number);
  const answered = wanted === 'page' ? { page: await textsOf(page) } : { pictures: await picturesOf(page) };
  page.cleanup();
  return answered;
}

async function send(answered: Promise<PdfAnswer>): Promise<void> {
  const message = await answered.catch((error: unknown) => ({
    failure: error instanceof Error ? error.message : String(error),
  }));
  parentPort?.postMessage(message);
}

parentPort?.on('message', (question: PdfQuestion) => void send(answer(question)));
void send(opened.then(({ numPages }) => ({ pages: numPages })));
