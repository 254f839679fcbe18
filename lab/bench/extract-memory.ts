import { listPages, readCorpusFile } from '../../server/src/commands/corpus.ts';
import { PageThread } from '../../server/src/extraction/page/thread.ts';

/** Reads a folder of pages in the worker's thread and reports the peak memory of the process. Forked by the bench. */
const corpus = process.argv[2];
if (process.send && corpus !== undefined) {
  const pages = new PageThread();
  const signal = new AbortController().signal;
  for (const page of await listPages(corpus)) {
    const html = await readCorpusFile(corpus, page);
    await pages.read(html, `https://${page.host}/`, { timeoutMs: 60_000, signal });
  }
  process.send(process.resourceUsage().maxRSS * 1024);
}
