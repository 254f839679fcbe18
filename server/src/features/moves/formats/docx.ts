import { headingOf } from '../../../extraction/text/headings.ts';
import { readCaption } from '../../../extraction/text/read-text.ts';
import {
  MoveFileError,
  type MovedFailure,
  type MovedRecipe,
  type MovedPicture,
  type MoveFile,
  type MoveFormat,
} from './contract.ts';
import { openNestedZip, openZip, type ZipArchive } from './guards/zip.ts';
import { decodeText } from './guards/text.ts';
import { docxText } from './reading/docx-text.ts';
import { leftOvers } from './reading/left-over.ts';
import { entryPicture } from './reading/pictures.ts';
import { nameOf, oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';

const ENDING = /\.docx$/i;
const BODY = 'word/document.xml';
const RELATIONS = 'word/_rels/document.xml.rels';
/** As much as the reader of texts reads: what is longer would be cut without a word. */
const MAX_CHARS = 100_000;

/** Word's documents, one or a zip of many: their text is read as pasted text is. Macros, fields and links are left alone. */
export const docx: MoveFormat = {
  id: 'docx',
  name: 'Word',
  endings: ['.docx', '.zip'],
  recognises: ({ entries = [] }) => entries.some((entry) => entry === BODY || ENDING.test(entry)),
  async *read(file: MoveFile) {
    const archive = await openZip(file);
    if (archive.byName.has(BODY)) {
      yield* recipesOf(file.name, () => Promise.resolve(archive));
      return;
    }
    for (const entry of archive.entries.filter(({ name }) => ENDING.test(name)))
      yield* recipesOf(entry.name, () => openNestedZip(entry));
  },
};

interface Document {
  text: string;
  pictures: { at: number; picture: MovedPicture }[];
}

/** Every recipe of a document. */
async function* recipesOf(
  name: string,
  open: () => Promise<ZipArchive>,
): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  let further: Document[] = [];
  yield await oneRecipe(name, async () => {
    const [first, ...others] = recipesIn(await documentOf(await open()));
    further = others;
    return recipeOf(first, name);
  });
  for (const [index, part] of further.entries())
    yield await oneRecipe(`${name}#${index + 2}`, () => recipeOf(part, name), titleOf(part));
}

async function documentOf(archive: ZipArchive): Promise<Document> {
  const body = await archive.byName.get(BODY)?.bytes();
  if (body === undefined) throw new MoveFileError('unreadable');
  const { text, pictures } = docxText(decodeText(body));
  if (text.length > MAX_CHARS) throw new MoveFileError('too-long');
  const relations = await relationsOf(archive);
  const found = pictures.flatMap(({ relation, at }) => {
    const entry = archive.byName.get(`word/${relations.get(relation) ?? ''}`);
    return entry ? [{ at, picture: entryPicture(entry) }] : [];
  });
  return { text, pictures: found };
}

/** The files that the document shows, by the names of their relations. Other places are never asked. */
async function relationsOf(archive: ZipArchive): Promise<Map<string, string>> {
  const xml = decodeText((await archive.byName.get(RELATIONS)?.bytes()) ?? Buffer.alloc(0));
  const relations = [...xml.matchAll(/<Relationship\s[^<>]{0,4000}>/g)].map(([relation]) => ({
    id: /\sId="([^"]*)"/.exec(relation)?.[1] ?? '',
    target: /\sTarget="([^"]*)"/.exec(relation)?.[1] ?? '',
  }));
  return new Map(relations.map(({ id, target }) => [id, target]));
}

/** Cuts a document of several recipes, each with a title, ingredients and steps of its own, before their titles. */
function recipesIn(whole: Document): [Document, ...Document[]] {
  const starts = [0];
  for (const title of readCaption(whole.text).titles.slice(1)) {
    const start = whole.text.indexOf(title, (starts.at(-1) ?? 0) + 1);
    if (start < 0) return [whole];
    starts.push(start);
  }
  const [first, ...others] = starts.map((from, nth) => cut(whole, from, starts[nth + 1] ?? Infinity));
  return [first ?? whole, ...others];
}

function cut({ text, pictures }: Document, from: number, to: number): Document {
  return { text: text.slice(from, to), pictures: pictures.filter(({ at }) => at >= from && at < to) };
}

const titleOf = ({ text }: Document): string => text.split('\n', 1)[0] ?? '';

function recipeOf({ text, pictures }: Document, name: string): ReadRecipe {
  const { recipe } = readCaption(text);
  if (recipe === null) throw new MoveFileError('no-content');
  const saysMore = (line: string) => headingOf(line)?.rest !== '';
  return {
    title: recipe.title || nameOf(name),
    description: recipe.description || undefined,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    servings: recipe.servings ?? undefined,
    prepTime: recipe.prepTime ?? undefined,
    cookTime: recipe.cookTime ?? undefined,
    difficulty: recipe.difficulty,
    pictures: pictures.map(({ picture }) => picture),
    leftOver: leftOvers({ Text: recipe.leftOut.filter(saysMore).join('\n') }),
  };
}
