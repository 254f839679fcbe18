import { extractPage } from '../extraction/page/extract-page.ts';
import type { ReadPage } from '../extraction/page/thread.ts';

/** Reads a page within the test: a thread for each, loaded from the sources, would take most of its time. */
export const readPageHere: ReadPage = async (html, url, { signal, choice }) => {
  signal.throwIfAborted();
  return structuredClone(extractPage(html, url, { choice }));
};
