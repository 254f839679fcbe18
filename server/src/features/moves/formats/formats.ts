import type { FileSigns, MoveFile, MoveFormat } from './contract.ts';
import { MoveFileError } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { openNestedZip, openZip, type ZipEntry } from './guards/zip.ts';
import { larder } from './larder.ts';
import { paprika } from './paprika.ts';
import { chowdown } from './chowdown.ts';
import { cooklang } from './cooklang.ts';
import { cookml } from './cookml.ts';
import { copyMeThat } from './copy-me-that.ts';
import { crouton } from './crouton.ts';
import { csv } from './csv.ts';
import { docx } from './docx.ts';
import { gourmet } from './gourmet.ts';
import { htmlPages } from './html-pages.ts';
import { jsonRecipes } from './json-recipes.ts';
import { krecipes } from './krecipes.ts';
import { livingCookbook } from './living-cookbook.ts';
import { masterCook } from './mastercook.ts';
import { mealMaster } from './meal-master.ts';
import { mealie } from './mealie.ts';
import { mela } from './mela.ts';
import { evernote, googleKeep, opml } from './notes.ts';
import { nowYoureCooking } from './now-youre-cooking.ts';
import { isPage } from './reading/recipes-page.ts';
import { pdf } from './pdf.ts';
import { recipeKeeper } from './recipe-keeper.ts';
import { recipeMl } from './recipe-ml.ts';
import { rezKonv } from './rezkonv.ts';
import { holdsOtherKinds, severalFiles } from './several-files.ts';
import { tandoor } from './tandoor.ts';
import { text } from './text.ts';

/** The reader of every format (names.ts). The first that recognises a file reads it. */
export const MOVE_FORMATS: readonly MoveFormat[] = [
  larder,
  paprika,
  mealie,
  mela,
  crouton,
  tandoor,
  cooklang,
  mealMaster,
  masterCook,
  gourmet,
  recipeMl,
  krecipes,
  rezKonv,
  nowYoureCooking,
  livingCookbook,
  cookml,
  evernote,
  googleKeep,
  opml,
  csv,
  docx,
  recipeKeeper,
  copyMeThat,
  chowdown,
  pdf,
  // What could be of many programs is asked last.
  jsonRecipes,
  text,
  htmlPages,
  severalFiles(readerOf),
];

const START_BYTES = 4_096;
const MAX_NAMES = 2_000;
/** Enough for the styles that stand before the first recipe. */
const PAGE_BYTES = 65_536;

/** @throws MoveFileError 'unknown-format', or what is wrong with a zip. */
export async function recogniseFormat(file: MoveFile): Promise<MoveFormat> {
  const signs = await signsOf(file);
  const format = MOVE_FORMATS.find((candidate) => candidate.recognises(signs));
  if (signs.entries && holdsOtherKinds(format, signs.entries)) return MOVE_FORMATS.at(-1)!;
  if (!format) throw new MoveFileError('unknown-format');
  return format;
}

/** The same for a file in a zip of several. */
async function readerOf(file: MoveFile): Promise<MoveFormat | undefined> {
  const signs = await signsOf(file);
  return MOVE_FORMATS.find((candidate) => candidate.recognises(signs));
}

async function signsOf(file: MoveFile): Promise<FileSigns> {
  const start = await file.bytes(0, START_BYTES);
  const signs = { name: file.name.toLowerCase(), start };
  if (start.subarray(0, 4).toString('latin1') !== 'PK\x03\x04')
    return isPage(file.name) ? { ...signs, page: decodeText(await file.bytes(0, PAGE_BYTES)) } : signs;
  const { entries } = await openZip(file);
  const page = pageIn(entries);
  const [first] = entries;
  return {
    ...signs,
    entries: ownNames(entries).slice(0, MAX_NAMES),
    ...(page && { page: await beginningOf(page) }),
    ...(first && /\.zip$/i.test(first.name) && { inner: await namesIn(first) }),
  };
}

/** Without what a browser saves beside a page: it says nothing of the program. */
function ownNames(entries: readonly ZipEntry[]): string[] {
  const names = entries.map(({ name }) => name);
  const own = names.filter((name) => !/(?:^|\/)[^/]*_files\//.test(name));
  return own.some(isPage) ? own : names;
}

/** The page that says most of its program: the one of all recipes, else the first that is no list of the others. */
function pageIn(entries: readonly ZipEntry[]): ZipEntry | undefined {
  const pages = entries.filter(({ name }) => isPage(name));
  const isNamed = (pattern: RegExp) => (page: ZipEntry) => pattern.test(page.name);
  return (
    pages.find(isNamed(/(?:^|\/)recipes\.html$/)) ??
    pages.find((page) => !isNamed(/(?:^|\/)index\./i)(page)) ??
    pages[0]
  );
}

/** None for what is no zip, whatever it is called. */
async function namesIn(zip: ZipEntry): Promise<string[]> {
  try {
    const { entries } = await openNestedZip(zip);
    return entries.slice(0, MAX_NAMES).map(({ name }) => name);
  } catch {
    return [];
  }
}

async function beginningOf(page: ZipEntry): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of await page.open()) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length >= PAGE_BYTES) break;
    }
  } catch (error) {
    throw new MoveFileError('broken-file', error);
  }
  return decodeText(Buffer.concat(chunks));
}
