import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { decodeHtml } from '../adapters/fetch/charset.ts';

const MAX_DECODED_BYTES = 50_000_000;
const PAGE_FILE = /\.html(\.br)?$/;
const decompress = promisify(brotliDecompress);

export interface CorpusPage {
  host: string;
  file: string;
  /** host/file without its extension */
  name: string;
}

/** The pages of a folder that has a subfolder per host, in a fixed order. Rejects when the folder does not exist. */
export async function listPages(corpus: string): Promise<CorpusPage[]> {
  const entries = await readdir(corpus, { withFileTypes: true });
  const hosts = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const pages: CorpusPage[] = [];
  for (const host of hosts.sort()) {
    const files = (await readdir(path.join(corpus, host))).filter((file) => PAGE_FILE.test(file)).sort();
    pages.push(...files.map((file) => ({ host, file, name: `${host}/${file.replace(PAGE_FILE, '')}` })));
  }
  return pages;
}

export function readCorpusFile(corpus: string, { host, file }: CorpusPage): Promise<string> {
  return readPageFile(path.join(corpus, host, file));
}

/** The text of a page in a file, which may be compressed with Brotli. */
export async function readPageFile(file: string): Promise<string> {
  const bytes = await readFile(file);
  if (!file.endsWith('.br')) return decodeHtml(bytes, undefined);
  return decodeHtml(await decompress(bytes, { maxOutputLength: MAX_DECODED_BYTES }), undefined);
}
