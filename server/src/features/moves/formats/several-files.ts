import {
  MoveFileError,
  type MovedFailure,
  type MovedRecipe,
  type MoveFile,
  type MoveFormat,
} from './contract.ts';
import { fileOf, openZip, type ZipEntry } from './guards/zip.ts';
import { nameOf, problemOf } from './reading/one-recipe.ts';
import { FORMATS } from './names.ts';

// Files of one program or of several, chosen together or zipped in a folder: each is read as it would be alone.

/** Endings of files that hold recipes, those that hold nothing else first. */
const KINDS = [
  /\.(?:paprikarecipes|melarecipes|fdxz)$/i,
  /\.(?:paprikarecipe|melarecipe|crumb|cook)$/i,
  /\.(?:mmf|mxp|mx2|grmt|kreml|rk|fdx|cml|enex|opml|xml)$/i,
  /\.(?:csv|tsv)$/i,
  /\.docx$/i,
  /\.pdf$/i,
  /\.zip$/i,
  /\.(?:json|jsonld)$/i,
  /\.x?html?$/i,
  /\.(?:md|markdown)$/i,
  /\.(?:txt|text|rtf)$/i,
];
/** They hold anything at all: one without a recipe is none that got lost. */
const OF_ANYTHING = /\.(?:json|xml|x?html?|zip)$/i;
/** What a folder says of itself, and what programs make of their recipes besides. */
const BESIDE =
  /(?:^|\/)(?:readme|license|index|about|labels)\.[a-z]{2,8}$|(?:^|\/)(?:templates|\.git|[^/]*_files)\//i;
const MAX_FILE_BYTES = 50 * 1024 ** 2;

/** The formats that read of a zip what has their ending, and leave what stands beside it. */
const BY_ENDING = new Set<string>([
  'paprika',
  'mela',
  'cooklang',
  'crouton',
  'csv',
  'docx',
  'pdf',
  'json',
  'text',
  'html',
]);

/** Whether a zip holds files of other kinds than this format of it reads, which are no copies of those. */
export function holdsOtherKinds(format: MoveFormat | undefined, entries: readonly string[]): boolean {
  const files = entries.filter((entry) => kindOf(entry) >= 0 && !BESIDE.test(entry));
  if (format === undefined) return files.length > 0;
  // A document of Word is a zip itself.
  if (entries.includes('word/document.xml')) return false;
  if (!BY_ENDING.has(format.id)) return false;
  const isOwn = (entry: string) =>
    format.endings.some((ending) => ending !== '.zip' && entry.toLowerCase().endsWith(ending));
  const own = new Set(files.filter(isOwn).map(withoutEnding));
  return files.some((entry) => !isOwn(entry) && !own.has(withoutEnding(entry)));
}

/** Two files of one name in one folder are one recipe. */
const withoutEnding = (entry: string): string => entry.replace(/\.[^./]{1,16}$/, '');

const kindOf = (entry: string): number => KINDS.findIndex((kind) => kind.test(entry));

/** A zip of files, each of which `recognise` knows. A zip in it is opened, and none in that but by its own program. */
export function severalFiles(recognise: (file: MoveFile) => Promise<MoveFormat | undefined>): MoveFormat {
  return {
    ...FORMATS.zip,
    recognises: () => false,
    async *read(file) {
      const { entries } = await openZip(file);
      const files = entries.filter(({ name }) => kindOf(name) >= 0 && !BESIDE.test(name));
      const read = new Set<string>();
      let count = 0;
      // The same in two kinds is one.
      for (const entry of files.toSorted((one, other) => kindOf(one.name) - kindOf(other.name))) {
        const name = withoutEnding(entry.name);
        if (read.has(name)) continue;
        for await (const item of recipesIn(entry, recognise)) {
          count += 1;
          // What could not be read in one kind may be in another.
          if (item.kind === 'recipe') read.add(name);
          yield item;
        }
      }
      if (count === 0) throw new MoveFileError('unknown-format');
    },
  };
}

async function* recipesIn(
  entry: ZipEntry,
  recognise: (file: MoveFile) => Promise<MoveFormat | undefined>,
): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  const failure = (problem: MovedFailure['problem']) =>
    ({ kind: 'failure', entry: entry.name, title: nameOf(entry.name), problem }) as const;
  try {
    const bytes = await entry.bytes(MAX_FILE_BYTES);
    const name = entry.name.split('/').at(-1) ?? entry.name;
    const file = { ...fileOf(name, bytes), packed: Math.min(entry.packed, bytes.length) };
    const format = await recognise(file);
    if (format === undefined) {
      if (!OF_ANYTHING.test(entry.name)) yield failure('no-content');
      return;
    }
    for await (const item of format.read(file)) {
      if (item.kind === 'failure' && item.problem === 'no-content' && OF_ANYTHING.test(entry.name)) continue;
      const place = item.entry === name ? entry.name : `${entry.name}/${item.entry}`;
      yield item.kind === 'failure'
        ? { ...item, entry: place }
        : { ...item, entry: place, program: item.program ?? format.name };
    }
  } catch (error) {
    const problem = problemOf(error);
    if (problem !== 'no-recipes') yield failure(problem === 'entry-too-large' ? problem : 'unreadable');
    else if (!OF_ANYTHING.test(entry.name)) yield failure('no-content');
  }
}
