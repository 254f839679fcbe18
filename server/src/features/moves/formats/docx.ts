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
import { docxText, headingStyles } from './reading/docx-text.ts';
import { leftOvers } from './reading/left-over.ts';
import { entryPicture } from './reading/pictures.ts';
import { nameOf, oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { listedRecipe } from './reading/written-recipe.ts';
import { textsIn } from './reading/written-recipes.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.docx$/i;
const BODY = 'word/document.xml';
const STYLES = 'word/styles.xml';
const RELATIONS = 'word/_rels/document.xml.rels';
/** As much as the reader of texts reads: what is longer would be cut without a word. */
const MAX_CHARS = 100_000;

/** Word's documents, one or a zip of many: their text is read as pasted text is. Macros, fields and links are left alone. */
export const docx: MoveFormat = {
  ...FORMATS.docx,
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
  /** Where a heading says it. */
  title?: string;
  text: string;
  pictures: { at: number; picture: MovedPicture }[];
  headings: { level: number; at: number }[];
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
  const body = await xmlOf(archive, BODY);
  if (body === null) throw new MoveFileError('unreadable');
  const styles = headingStyles((await xmlOf(archive, STYLES)) ?? '');
  const { text, pictures, headings } = docxText(body, styles);
  const relations = await relationsOf(archive);
  const found = pictures.flatMap(({ relation, at }) => {
    const entry = archive.byName.get(`word/${relations.get(relation) ?? ''}`);
    return entry ? [{ at, picture: entryPicture(entry) }] : [];
  });
  return { text, pictures: found, headings };
}

async function xmlOf(archive: ZipArchive, name: string): Promise<string | null> {
  const bytes = await archive.byName.get(name)?.bytes();
  return bytes === undefined ? null : decodeText(bytes);
}

/** The files that the document shows, by the names of their relations. Other places are never asked. */
async function relationsOf(archive: ZipArchive): Promise<Map<string, string>> {
  const xml = (await xmlOf(archive, RELATIONS)) ?? '';
  const relations = [...xml.matchAll(/<Relationship\s[^<>]{0,4000}>/g)].map(([relation]) => ({
    id: /\sId="([^"]*)"/.exec(relation)?.[1] ?? '',
    target: /\sTarget="([^"]*)"/.exec(relation)?.[1] ?? '',
  }));
  return new Map(relations.map(({ id, target }) => [id, target]));
}

/** Cuts a document of several recipes before the headings that they stand under, else before the titles that the reader of texts finds. */
function recipesIn(whole: Document): [Document, ...Document[]] {
  const levels = [...new Set(whole.headings.map(({ level }) => level))].sort((a, b) => a - b);
  for (const level of levels) {
    const starts = whole.headings.filter((heading) => heading.level === level).map(({ at }) => at);
    const parts = cutAt(whole, starts);
    for (const [nth, part] of parts.entries()) part.title = firstLineOf(whole.text.slice(starts[nth]));
    if (parts.filter(isWhole).length > 1) return parts;
  }
  return cutAt(whole, titlesIn(whole.text));
}

/** Whether a part has ingredients and steps of its own: what stands below 'Ingredients' alone has not. */
function isWhole({ text }: Document): boolean {
  if (listedRecipe(text)) return true;
  const { recipe } = readCaption(text);
  return recipe !== null && recipe.ingredients.length > 0 && recipe.instructions.length > 0;
}

/** A whole cookbook is too long for the reader of texts: it is cut at its lists. */
function titlesIn(text: string): number[] {
  if (text.length > MAX_CHARS) return placesOf(text, textsIn(text));
  const starts = [0];
  for (const title of readCaption(text).titles.slice(1)) {
    const start = text.indexOf(title, (starts.at(-1) ?? 0) + 1);
    if (start < 0) return [0];
    starts.push(start);
  }
  return starts;
}

function placesOf(text: string, parts: readonly string[]): number[] {
  const starts: number[] = [];
  for (const part of parts) starts.push(text.indexOf(part, starts.at(-1) ?? 0));
  return starts.length === 0 || starts.includes(-1) ? [0] : starts;
}

/** The parts of a document that begin at these places. What stands before the first one belongs to it. */
function cutAt(whole: Document, starts: number[]): [Document, ...Document[]] {
  const [first, ...others] = starts.map((start, nth) =>
    cut(whole, nth === 0 ? 0 : start, starts[nth + 1] ?? Infinity),
  );
  return [first ?? whole, ...others];
}

function cut({ text, pictures, headings }: Document, from: number, to: number): Document {
  const isInside = ({ at }: { at: number }) => at >= from && at < to;
  return {
    text: text.slice(from, to),
    pictures: pictures.filter(isInside),
    headings: headings.filter(isInside),
  };
}

const firstLineOf = (text: string): string => text.trimStart().split('\n', 1)[0] ?? '';
const titleOf = ({ title, text }: Document): string => title ?? firstLineOf(text);

function recipeOf({ title, text, pictures }: Document, name: string): ReadRecipe {
  if (text.length > MAX_CHARS) throw new MoveFileError('too-long');
  const listed = listedRecipe(text, title);
  const shown = pictures.map(({ picture }) => picture);
  if (listed) return { ...listed, title: listed.title || nameOf(name), pictures: shown };
  const { recipe } = readCaption(text);
  if (recipe === null) throw new MoveFileError('no-content');
  const saysMore = (line: string) => headingOf(line)?.rest !== '';
  return {
    title: title || recipe.title || nameOf(name),
    description: recipe.description || undefined,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    servings: recipe.servings ?? undefined,
    prepTime: recipe.prepTime ?? undefined,
    cookTime: recipe.cookTime ?? undefined,
    difficulty: recipe.difficulty,
    pictures: shown,
    leftOver: leftOvers({ Text: recipe.leftOut.filter(saysMore).join('\n') }),
  };
}
