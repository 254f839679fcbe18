import { nutritionText } from '@larder/shared/recipe/nutrition';
import { openPage } from '../../../extraction/page/extract-page.ts';
import type { PageReading } from '../../../extraction/page/fields.ts';
import { MoveFileError, type MovedFailure, type MovedRecipe, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { openZip, type ZipArchive } from './guards/zip.ts';
import { leftOvers } from './reading/left-over.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { entryPicture } from './reading/pictures.ts';
import { addressOf } from './reading/values.ts';
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
    for (const page of pages) yield* recipesOf(page.name, () => page.bytes(), archive);
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
    const read = openPage(decodeText(await open()), address);
    const page = read();
    const several = page.recipes.filter(({ url }) => url === null);
    const [first, ...further] = several.map((_, choice) => () => readPage(read(choice), archive));
    others = further;
    return first && others.length > 0 ? first() : readPage(page, archive);
  });
  for (const [index, other] of others.entries()) yield await oneRecipe(`${name}#${index + 2}`, other, name);
}

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
