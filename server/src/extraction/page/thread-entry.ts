import { parentPort } from 'node:worker_threads';
import { extractPage } from './extract-page.ts';
import { READY_ID, type ThreadAnswer, type ThreadQuestion } from './thread-messages.ts';

/** The thread that reads pages: a question in, an answer out, one at a time. */
parentPort?.on('message', ({ id, html, url }: ThreadQuestion) => {
  parentPort?.postMessage(answer(id, html, url));
});
parentPort?.postMessage({ id: READY_ID } satisfies ThreadAnswer);

function answer(id: number, html: string, url: string): ThreadAnswer {
  try {
    return { id, reading: extractPage(html, url) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
