import { nutritionText } from '@larder/shared/recipe/nutrition';
import { partNamed } from '../../../extraction/lines/headings.ts';
import { parsePage } from '../../../extraction/page/document.ts';
import { openPage } from '../../../extraction/page/extract-page.ts';
import { elementText } from '../../../extraction/page/inline-text.ts';
import type { PageReading } from '../../../extraction/page/fields.ts';
import { MoveFileError, type MovedFailure, type MovedRecipe, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { openZip, type ZipArchive } from './guards/zip.ts';
import { leftOvers } from './reading/left-over.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { entryPicture } from './reading/pictures.ts';
import { addressOf } from './reading/values.ts';
import { writtenOfKeepPage } from './notes.ts';
import { isPaprikaPage, recipeOfPaprikaPage } from './paprika-page.ts';
import { RecipePart } from './reading/recipes-page.ts';
import { writtenRecipe } from './reading/written-recipe.ts';
import { textsIn } from './reading/written-recipes.ts';
import { isZip, wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.x?html?$/i;
/** Where the pages of a folder seem to stand, so that the addresses of their pictures lead into the folder. */
const BASE = 'https://folder.invalid/';

/** A folder of saved pages in a zip, or one page: read as a page of the web is, whoever wrote it. Scripts are never run. */
export const htmlPages: MoveFormat = {
  ...FORMATS.html,
  recognises: ({ name, entries }) =>
    entries === undefined ? ENDING.test(name) : entries.some((entry) => ENDING.test(entry)),
  async *read(file) {
    if (!(await isZip(file))) {
      yield* recipesOf(file.name, () => wholeOf(file));
      return;
    }
    const archive = await openZip(file);
    const pages = archive.entries.filter(({ name }) => ENDING.test(name));
    if (pages.length === 0) throw new MoveFileError('no-recipes');
    for (const page of pages) {
      // A list of the other pages is none that got lost.
      const isList = pages.length > 1 && /(?:^|\/)index\.[a-z]+$/i.test(page.name);
      for await (const item of recipesOf(page.name, () => page.bytes(), archive))
        if (!isList || item.kind === 'recipe') yield item;
    }
  },
};

/** Every recipe of a page, which is read once for all of them. */
async function* recipesOf(
  name: string,
  open: () => Promise<Buffer>,
  archive?: ZipArchive,
): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  const address = BASE + name.split('/').map(encodeURIComponent).join('/');
  let others: (() => ReadRecipe)[] = [];
  yield await oneRecipe(name, async () => {
    const html = decodeText(await open());
    if (isPaprikaPage(html))
      return recipeOfPaprikaPage(new RecipePart(html, archive, name.slice(0, name.lastIndexOf('/') + 1)));
    const read = openPage(html, address);
    const page = read();
    const several = page.recipes.filter(({ url }) => url === null);
    const declared = several.map((_, choice) => () => readPage(read(choice), archive));
    const note = writtenOfKeepPage(html);
    if (note) return recipeOfNote(note.text, note.title);
    const [first, ...further] = declared.length > 1 ? declared : writtenOn(html);
    others = further;
    return first && others.length > 0 ? first() : readPage(page, archive);
  });
  for (const [index, other] of others.entries()) yield await oneRecipe(`${name}#${index + 2}`, other, name);
}

/** The recipes of a page that somebody wrote several on, without a word about it in its data. */
function writtenOn(html: string): (() => ReadRecipe)[] {
  if (DECLARES.test(html)) return [];
  const body = parsePage(html, BASE).elements.find(({ tagName }) => tagName === 'body');
  const text = body ? elementText(body) : '';
  const lists = text
    .split('\n')
    .filter((line) => line.length < 60 && partNamed(line.trim()) === 'ingredients');
  const parts = lists.length > 1 ? textsIn(text) : [];
  return parts.length < 2 ? [] : parts.map((part) => () => recipeOfNote(part));
}

function recipeOfNote(text: string, title = ''): ReadRecipe {
  const read = writtenRecipe(text, title);
  if (read === null) throw new MoveFileError('no-content');
  return read;
}

const DECLARES = /schema\.org|ld\+json/i;

function readPage(page: PageReading, archive: ZipArchive | undefined): ReadRecipe {
  if (!page.ok) throw new MoveFileError('no-content');
  const { draft, pictures, video } = page;
  const local = pictures.flatMap((picture) => archive?.byName.get(pathOf(picture)) ?? []);
  const remote = pictures.find((picture) => !picture.startsWith(BASE));
  return {
    title: draft.title,
    description: draft.description || undefined,
    ingredients: draft.ingredients,
    instructions: draft.instructions,
    servings: draft.servings ?? undefined,
    prepTime: draft.prepTime ?? undefined,
    cookTime: draft.cookTime ?? undefined,
    difficulty: draft.difficulty,
    cuisine: draft.cuisine,
    tags: draft.tags,
    nutrition: nutritionText(draft.nutrition) || undefined,
    sourceUrl: addressOf(video),
    pictures: local.map(entryPicture),
    leftOver: leftOvers({ Picture: local.length === 0 ? remote : undefined, Yield: page.yield }),
  };
}

function pathOf(address: string): string {
  try {
    return address.startsWith(BASE) ? decodeURIComponent(new URL(address).pathname.slice(1)) : '';
  } catch {
    return '';
  }
}
