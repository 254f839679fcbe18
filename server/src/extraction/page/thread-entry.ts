import { parentPort } from 'node:worker_threads';
import { extractPage } from './extract-page.ts';
import type { PageReading } from './fields.ts';
import { READY_ID, type ThreadAnswer, type ThreadQuestion } from './thread-messages.ts';

/** The thread that reads pages: a question in, an answer out, one at a time. */
parentPort?.on('message', ({ id, html, url, choice }: ThreadQuestion) => {
  parentPort?.postMessage(answer(id, () => extractPage(html, url, { choice })));
});
parentPort?.postMessage({ id: READY_ID } satisfies ThreadAnswer);

function answer(id: number, read: () => PageReading): ThreadAnswer {
  try {
    return { id, reading: read() };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
