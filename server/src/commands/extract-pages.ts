import { stat } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { isWebAddress } from '@larder/shared/text';
import { createGuardedFetch } from '../adapters/fetch/guarded-fetch.ts';
import { createPageModel } from '../adapters/recipe-model/page-model.ts';
import { callerFolder, loadConfig } from '../config.ts';
import { canonicalAddress } from '../extraction/page/canonical.ts';
import { isUnsure, type ReadPageDraft } from '../extraction/model/page-answer.ts';
import type { DraftEvidence } from '../extraction/page/fields.ts';
import { refusalError } from '../extraction/page/refusal.ts';
import { PageThread } from '../extraction/page/thread.ts';
import { yieldNote } from '../features/imports/sources/yield-note.ts';
import { countedModel, type CountedModel } from './counted-model.ts';
import { listPages, readCorpusFile, readPageFile, type CorpusPage } from './corpus.ts';
import { writeAtomically } from './output-file.ts';
import { parseCommand, UsageError } from './usage.ts';

const PAGE_USAGE = 'extract page URL_OR_FILE';
const PAGES_USAGE = 'extract pages --corpus DIR --out FILE.ndjson [--with-model]';
const PARSE_MS = 5_000;
const FETCH_MS = 30_000;

/** `extract page URL_OR_FILE`: prints the draft, or `{recipe: null, error}` for a page without a recipe. */
export async function extractOnePage(args: string[]): Promise<void> {
  const { positionals } = parseCommand(args, {}, PAGE_USAGE);
  const [target] = positionals;
  if (target === undefined || positionals.length > 1) throw new UsageError(`Usage: ${PAGE_USAGE}`);
  const result = isWebAddress(target)
    ? await tryRead(() => fetchRecipe(target))
    : await readGivenFile(target);
  print('draft' in result ? draftOf(result) : result);
}

/**
 * `extract pages --corpus DIR --out FILE`: writes one line per page of a folder of hosts, with the fields to be checked. With
 * `--with-model` the model of AI_BASE_URL reads those that are unsure, whatever AI_READS says.
 */
export async function extractPages(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(
    args,
    { corpus: { type: 'string' }, out: { type: 'string' }, 'with-model': { type: 'boolean' } },
    PAGES_USAGE,
  );
  if (values.corpus === undefined || values.out === undefined || positionals.length > 0) {
    throw new UsageError(`Usage: ${PAGES_USAGE}`);
  }
  const model =
    values['with-model'] === true
      ? countedModel(createPageModel, 'pages', { asked: 'unsure pages', mayAsk: isUnsure })
      : undefined;
  const corpus = path.resolve(callerFolder(), values.corpus);
  const pages = await listPages(corpus).catch(() => {
    throw new UsageError(`No such folder: ${corpus}. Usage: ${PAGES_USAGE}`);
  });
  await writeAtomically(path.resolve(callerFolder(), values.out), async (write) => {
    for (const page of pages) await write(`${JSON.stringify(await readCorpusPage(corpus, page, model))}\n`);
  });
  console.error(`${pages.length} pages read.${model ? ` The model: ${model.report()}.` : ''}`);
}

const pageThread = new PageThread();

/** The failure of one page becomes its result and does not stop the others. */
async function tryRead(
  read: () => Promise<ReadPageDraft>,
): Promise<ReadPageDraft | { recipe: null; error: string }> {
  try {
    return await read();
  } catch (error) {
    return { recipe: null, error: error instanceof Error ? error.message : String(error) };
  }
}

async function fetchRecipe(url: string): Promise<ReadPageDraft> {
  const signal = AbortSignal.timeout(FETCH_MS);
  const page = await createGuardedFetch(loadConfig()).page(url, { signal });
  return readHtml(page.html, page.url);
}

async function readGivenFile(target: string) {
  const file = path.resolve(callerFolder(), target);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UsageError(`No such file: ${target}. Usage: ${PAGE_USAGE}`);
  return tryRead(async () => {
    const html = await readPageFile(file);
    return readHtml(html, canonicalAddress(html) ?? pathToFileURL(file).href);
  });
}

async function readHtml(html: string, url: string): Promise<ReadPageDraft> {
  const signal = new AbortController().signal;
  const reading = await pageThread.read(html, url, { timeoutMs: PARSE_MS, signal });
  if (!reading.ok) throw refusalError(reading.refusal);
  return reading;
}

async function readCorpusPage(
  corpus: string,
  page: CorpusPage,
  model: CountedModel<ReadPageDraft> | undefined,
) {
  let ms = 0;
  const result = await tryRead(async () => {
    const html = await readCorpusFile(corpus, page);
    const start = performance.now();
    const reading = await readHtml(html, canonicalAddress(html) ?? `https://${page.host}/`).finally(() => {
      ms = Math.round((performance.now() - start) * 10) / 10;
    });
    return model ? model.ask(reading) : reading;
  });
  if (!('draft' in result)) return { path: page.name, ...result, ms };
  return { path: page.name, recipe: draftOf(result), marks: marksOf(result.evidence), ms };
}

/** The draft as an import has it, with what goes into the notes. */
function draftOf({ draft, yield: written }: ReadPageDraft) {
  const cookingNotes = yieldNote(written, 'en');
  return { ...draft, ...(cookingNotes && { cookingNotes }) };
}

/** The fields that a person is asked to check, and why. */
function marksOf(evidence: DraftEvidence) {
  return Object.entries(evidence).flatMap(([field, { sure, reason }]) => (sure ? [] : [{ field, reason }]));
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
