// tsx lab/bench/reading/write.ts CORPUS OUT [kind…]: the mutated pages of the bench `reading` as files, to be looked at.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listPages, readCorpusFile } from '../../../server/src/commands/corpus.ts';
import {
  mutatedPage,
  MUTATIONS,
  strippedPage,
  type MutationName,
} from '../../../server/src/testing/page-mutations/mutations.ts';
import type { KnownRecipe } from '../../../server/src/testing/page-mutations/panels.ts';

const [corpus, out, ...kinds] = process.argv.slice(2);
if (corpus === undefined || out === undefined) throw new Error('usage: write.ts CORPUS OUT [kind…]');
const names = (Object.keys(MUTATIONS) as MutationName[]).filter(
  (name) => kinds.length === 0 || kinds.includes(folderOf(name)),
);

for (const page of await listPages(corpus)) {
  const expected = path.join(corpus, `${page.name}.json`);
  const known = JSON.parse(await readFile(expected, 'utf8')) as Partial<KnownRecipe>;
  const recipe = { ingredients: known.ingredients ?? [], instructions: known.instructions ?? [] };
  const stripped = strippedPage(await readCorpusFile(corpus, page));
  for (const name of names) {
    const file = path.join(out, `mut-${folderOf(name)}`, page.name);
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(expected, `${file}.json`);
    await writeFile(`${file}.html.br`, compress(mutatedPage(stripped, name, page.name, recipe)));
  }
}

function folderOf(name: string): string {
  return name.replaceAll(' ', '-');
}

function compress(html: string): Buffer {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}
