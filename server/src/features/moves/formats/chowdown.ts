import { toHeader } from '@larder/shared/recipe-text/sections';
import { splitTags } from '../../../extraction/page/tags.ts';
import { MoveFileError, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import type { ZipArchive } from './guards/zip.ts';
import { factsOf } from './reading/facts.ts';
import { frontMatter } from './reading/front-matter.ts';
import { ingredientLines, stepLines, withoutMarkdown } from './reading/lines.ts';
import { nameOf, type ReadRecipe } from './reading/one-recipe.ts';
import { entryPicture } from './reading/pictures.ts';
import {
  addressOf,
  defined,
  isObject,
  textOf,
  textsOf,
  type JsonObject,
  type JsonValue,
} from './reading/values.ts';
import { recipeOfValues, valueNamed } from './reading/named-values.ts';
import { writtenRecipe } from './reading/written-recipe.ts';
import { holdsRecipe, textsIn } from './reading/written-recipes.ts';
import { recipesIn, type RecipeFile } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.(?:md|markdown)$/i;
const IN_FOLDER = /(?:^|\/)_?recipes\/[^\n]*\.(?:md|markdown)$/i;
const BESIDE = /\.(?:md|markdown|jpe?g|png|webp|gif)$/i;
/** Parts of recipes, and what a folder says of itself. */
const NO_RECIPE = /(?:^|\/)_components\/|(?:^|\/)(?:readme|license|index|about)\.[a-z]{2,8}$/i;
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
const MAX_BYTES = 1024 ** 2;
const MAX_COMPONENTS = 20;

/**
 * Chowdown's recipes, Markdown with everything in its front matter, one file or a zip of many with their pictures in `images/`, as
 * clarklab/chowdown describes them (readme.md).
 */
export const chowdown: MoveFormat = {
  ...FORMATS.chowdown,
  recognises: ({ name, start, entries }) =>
    entries === undefined
      ? ENDING.test(name) && isOfRecipe(decodeText(start))
      : entries.some((entry) => IN_FOLDER.test(entry)) ||
        (entries.every((entry) => BESIDE.test(entry)) && entries.some(isRecipe)),
  read: (file) => recipesIn(file, { test: isRecipe }, recipeOf, recipesOfBody),
};

/** Markdown without front matter may be of several recipes, each of which names itself. */
function recipesOfBody(file: RecipeFile): RecipeFile[] {
  const text = decodeText(file.bytes);
  const parts = text.startsWith('---') ? [] : textsIn(text);
  return parts.length < 2 ? [file] : parts.map((part) => ({ ...file, name: '', bytes: Buffer.from(part) }));
}

/** A readme has no front matter, and no list of food. */
const isOfRecipe = (start: string): boolean => start.trimStart().startsWith('---') || holdsRecipe(start);

const isRecipe = (entry: string): boolean => ENDING.test(entry) && !NO_RECIPE.test(entry);

async function recipeOf({ name, bytes, archive }: RecipeFile): Promise<ReadRecipe> {
  const { said, body } = partsOf(bytes);
  const get = (...keys: string[]) => keys.map((key) => textOf(said[key])).find((text) => text !== '') ?? '';
  const components = await componentsOf(said['components'], archive);
  const { leftOver, ...facts } = factsOf({
    ...{ prep: get('prep_time', 'prep'), cook: get('cook_time', 'cook'), total: get('total_time', 'time') },
    servings: get('servings', 'yield'),
  });
  const ingredients = [...linesIn(said['ingredients'], ingredientLines), ...components.ingredients];
  const instructions = [...components.instructions, ...linesIn(said['directions'], stepLines)];
  if (ingredients.length + instructions.length === 0)
    return writtenOf(get('title') || nameOf(name), said, body);
  const image = get('image').replace(/^\/+/, '');
  const picture = archive?.byName.get(`images/${image}`) ?? archive?.byName.get(image);
  return {
    title: get('title') || nameOf(name),
    description: withoutMarkdown(body.trim()) || undefined,
    ...{ ingredients, instructions },
    ...facts,
    tags: [said['tags'], said['categories']].flatMap(tagsOf),
    sourceUrl: addressOf(get('source', 'link', 'url')),
    sourceName: addressOf(get('source')) === undefined ? get('source', 'author') || undefined : undefined,
    pictures: picture ? [entryPicture(picture)] : [],
    leftOver,
  };
}

/** Markdown whose lists stand below headings in its body, as other programs and people write it. */
function writtenOf(title: string, said: JsonObject, body: string): ReadRecipe {
  const read = writtenRecipe(body, /^#\s+\S/m.test(body) ? '' : title);
  if (read === null) throw new MoveFileError('no-content');
  const values = Object.entries(said).map(([name, value]) => ({
    ...{ column: valueNamed(name), name },
    text: Array.isArray(value) ? textsOf(value).join(', ') : textOf(value),
  }));
  const inFrontMatter = recipeOfValues(
    values.filter(({ column }) => column !== undefined && column !== 'title'),
  );
  const tags = [...new Set([...(inFrontMatter.tags ?? []), ...(read.tags ?? [])])];
  const leftOver = [...(read.leftOver ?? []), ...(inFrontMatter.leftOver ?? [])];
  const lists = { ingredients: read.ingredients, instructions: read.instructions };
  return {
    ...read,
    ...defined(inFrontMatter),
    program: 'Markdown',
    title: read.title || title,
    ...lists,
    tags,
    leftOver,
  };
}

function partsOf(bytes: Buffer): { said: JsonObject; body: string } {
  if (bytes.length > MAX_BYTES) throw new MoveFileError('entry-too-large');
  const text = decodeText(bytes).trimStart();
  const front = FRONT_MATTER.exec(text);
  if (!front) return { said: {}, body: text };
  const said = frontMatter(front[1] ?? '');
  return { said: isObject(said) ? said : {}, body: text.slice(front[0].length) };
}

/** Lists of other recipes in `_components/`, each under its title. */
async function componentsOf(names: JsonValue | undefined, archive: ZipArchive | undefined) {
  const lists = { ingredients: [] as string[], instructions: [] as string[] };
  for (const name of textsOf(names).slice(0, MAX_COMPONENTS)) {
    const file = name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
    const entry = archive?.byName.get(`_components/${file}.md`);
    if (!entry) {
      lists.ingredients.push(name);
      continue;
    }
    const { said } = partsOf(await entry.bytes(MAX_BYTES));
    const header = toHeader(textOf(said['title']) || name);
    lists.ingredients.push(header, ...linesIn(said['ingredients'], ingredientLines));
    lists.instructions.push(header, ...linesIn(said['directions'], stepLines));
  }
  return lists;
}

/** A list, or a text with a line for each; YAML makes an object of a line with a colon in it. */
function linesIn(value: JsonValue | undefined, read: (text: string) => string[]): string[] {
  if (!Array.isArray(value)) return read(textOf(value));
  return value.flatMap((line) =>
    isObject(line)
      ? Object.entries(line).flatMap(([key, said]) => read(`${key}: ${textOf(said)}`))
      : read(textOf(line)),
  );
}

function tagsOf(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? textsOf(value) : splitTags(textOf(value));
}
