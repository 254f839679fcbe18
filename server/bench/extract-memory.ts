import { listPages, readCorpusFile } from '../src/commands/corpus.ts';
import { readPageInThread } from '../src/extraction/page/thread.ts';

/** Reads a folder of pages in the worker's thread and says how much memory the process took at most. Forked by the bench. */
const corpus = process.argv[2];
if (process.send && corpus !== undefined) {
  const signal = new AbortController().signal;
  for (const page of await listPages(corpus)) {
    const html = await readCorpusFile(corpus, page);
    await readPageInThread(html, `https://${page.host}/`, { timeoutMs: 60_000, signal });
  }
  process.send(process.resourceUsage().maxRSS * 1024);
}
