import { Readable } from 'node:stream';
import type { Deps } from '../../ctx.ts';
import { sharedMessagesIn } from '@larder/shared/messages/every-language';
import { formatIn } from '@larder/shared/messages/format';
import type { Language } from '@larder/shared/messages/language';
import { PRODUCT_NAME } from '@larder/shared/product';
import { messagesIn } from '../../messages/messages-in.ts';
import { reportProgress, type ExportLease } from './lease.ts';
import {
  collectionsOf,
  recipesOf,
  type CookedEntry,
  type OwnCollection,
  type OwnRecipe,
  type RecipeImage,
  type StoredImage,
} from './collected.ts';
import { extraFiles } from '../moves/extras/extras.ts';
import { fileOf, type Written } from './extras.ts';
import { chapterPage, indexPage, recipePage, type Chapter } from './cookbook.tsx';
import { fileNames } from './file-names.ts';
import { recipeFile, type PackedEntry } from './recipe-file.ts';
import type { ArchiveFile } from './zip.ts';
import { personOf } from '@larder/shared/ids';

type ArchiveDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

/** How much of the whole the recipes with their images are, in percent. */
const RECIPES_PERCENT = 90;
const COLLECTIONS_PERCENT = 95;

interface PackedCollection extends Omit<OwnCollection, 'recipeIds' | 'cover' | 'coverRecipeId'> {
  fileName: string;
  /** Its file in the folder of images. */
  cover: string | undefined;
  coverRecipe: Written | undefined;
  /** In the order of the collection. */
  recipes: Written[];
}

/**
 * Every file of an export. Of what was written only titles, names and links are held in memory, for the pages that link to it.
 * @throws LeaseEnded, or why the process stops.
 */
export async function* archiveOf(
  deps: ArchiveDeps,
  lease: ExportLease,
  signal: AbortSignal,
): AsyncGenerator<ArchiveFile, void> {
  const packedAt = deps.now();
  const { language } = lease;
  const owner = await ownerOf(deps, lease);
  const folder = imageFolder(deps, packedAt);
  const recipeNames = fileNames();
  const written = new Map<string, Written>();

  for await (const page of recipesOf(deps.db, lease.vaultId)) {
    signal.throwIfAborted();
    for (const own of page) {
      const { id, title } = own.recipe;
      const name = recipeNames(title, 'Recipe');
      written.set(id, { title, name, links: own.links });
      yield* recipeFiles(own, { name, language }, folder);
    }
    const share = Math.min(1, written.size / Math.max(1, owner.recipes));
    await reportProgress(deps, lease, { stage: 'recipes', percent: Math.floor(share * RECIPES_PERCENT) });
  }

  await reportProgress(deps, lease, { stage: 'collections', percent: RECIPES_PERCENT });
  const { playlist } = sharedMessagesIn(language);
  const favorites = { name: playlist.favorites, description: playlist.favoritesDescription };
  const collections: PackedCollection[] = [];
  const collectionNames = fileNames();
  for await (const { recipeIds, cover, coverRecipeId, ...about } of collectionsOf(deps.db, lease.vaultId)) {
    signal.throwIfAborted();
    if (about.isFavorites) Object.assign(about, favorites);
    const covers: string[] = [];
    if (cover) yield* folder.files([cover], about.name, covers);
    const packed = {
      ...about,
      fileName: collectionNames(about.name, 'Collection'),
      cover: covers[0],
      coverRecipe: coverRecipeId === null ? undefined : written.get(coverRecipeId),
      recipes: recipeIds.flatMap((id) => written.get(id) ?? []),
    };
    yield {
      name: `cookbook/collections/${packed.fileName}.html`,
      date: packedAt,
      body: collectionPage(packed, language),
    };
    collections.push(packed);
  }

  await reportProgress(deps, lease, { stage: 'collections', percent: COLLECTIONS_PERCENT });
  yield* extraFiles(deps.db, lease.vaultId, { written, date: packedAt });
  yield* coverFiles({ owner: owner.name, packedAt, language }, [...written.values()], collections);
}

/** What stands at the top of the folder: the first page of the cookbook, the list of collections, and what all of it is. */
function* coverFiles(
  about: { owner: string; packedAt: Date; language: Language },
  written: readonly Written[],
  collections: readonly PackedCollection[],
): Generator<ArchiveFile, void> {
  const { packedAt: date, language } = about;
  const recipes = written.map((recipe) => linkTo('cookbook/recipes', recipe));
  yield { name: 'index.html', date, body: indexPage(about, recipes, collections.map(chapterOf)) };
  yield { name: 'collections.json', date, body: Readable.from(collectionsJson(collections)) };
  const readMe = formatIn(language, messagesIn(language).cookbook.readMe, { name: PRODUCT_NAME });
  yield { name: 'README.txt', date, body: readMe };
}

async function* recipeFiles(
  { recipe, images, cookLog }: OwnRecipe,
  { name, language }: { name: string; language: Language },
  folder: ImageFolder,
): AsyncGenerator<ArchiveFile, void> {
  const shown: { file: string; role: RecipeImage['role'] }[] = [];
  for (const image of images) {
    const names: string[] = [];
    yield* folder.files([image], recipe.title, names);
    shown.push(...names.map((file) => ({ file, role: image.role })));
  }
  const entries: (CookedEntry & { file: string | undefined })[] = [];
  for (const entry of cookLog) {
    const names: string[] = [];
    if (entry.photo) yield* folder.files([entry.photo], recipe.title, names);
    entries.push({ ...entry, file: names[0] });
  }
  const logIn = (pictures: string): PackedEntry[] =>
    entries.map(({ cookedOn, note, file }) => ({ cookedOn, note, photo: file && addressOf(pictures, file) }));
  const date = recipe.dateModified;
  const json = recipeFile(
    recipe,
    shown.map(({ file, role }) => ({ address: addressOf('../pictures', file), role })),
    logIn('../pictures'),
  );
  yield { name: `recipes/${name}.json`, date, body: jsonOf(json) };
  const pictures = shown.map(({ file }) => addressOf('../../pictures', file));
  const page = recipePage({ recipe, pictures, cookLog: logIn('../../pictures') }, language);
  yield { name: `cookbook/recipes/${name}.html`, date, body: page };
}

interface ImageFolder {
  /** The files of these images, as far as they are there; their names are added to `shown`. */
  files(images: readonly StoredImage[], title: string, shown: string[]): AsyncGenerator<ArchiveFile, void>;
}

function imageFolder({ storage, log }: ArchiveDeps, date: Date): ImageFolder {
  const names = fileNames();
  return {
    async *files(images, title, shown) {
      for (const { storageKey, widths } of images) {
        const key = `${storageKey}/${Math.max(...widths)}.jpg`;
        const body = await storage.get(key);
        if (!body) {
          log.warn({ key }, 'an image has no file and is left out of an export');
          continue;
        }
        const name = `${names(title, 'Picture')}.jpg`;
        shown.push(name);
        yield { name: `pictures/${name}`, date, body, isPacked: true };
      }
    },
  };
}

function collectionPage({ name, description, cover, recipes }: PackedCollection, language: Language): string {
  return chapterPage(
    { title: name, description, cover: cover && addressOf('../../pictures', cover) },
    recipes.map((recipe) => linkTo('../recipes', recipe)),
    language,
  );
}

function chapterOf({ name, fileName, description, recipes }: PackedCollection): Chapter {
  const { address } = linkTo('cookbook/collections', { title: name, name: fileName });
  return { title: name, description, address, recipes: recipes.length };
}

function linkTo(folder: string, { title, name }: Omit<Written, 'links'>): { title: string; address: string } {
  return { title, address: addressOf(folder, `${name}.html`) };
}

/** An address that a browser follows from file to file: names may hold '#', '?' and '%'. */
function addressOf(folder: string, file: string): string {
  return `${folder}/${encodeURIComponent(file)}`;
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** All of them as JSON text, one at a time. */
function* collectionsJson(collections: readonly PackedCollection[]): Generator<string, void> {
  yield '[';
  for (const [index, collection] of collections.entries()) {
    const { name, description, privacyLevel, isFavorites, createdAt, cover } = collection;
    const { coverRecipe, recipes } = collection;
    const json = {
      ...{ name, description, privacyLevel, isFavorites, createdAt },
      cover: cover ? `pictures/${cover}` : null,
      coverRecipe: coverRecipe ? fileOf(coverRecipe) : null,
      recipes: recipes.map((recipe) => ({ title: recipe.title, file: fileOf(recipe) })),
    };
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(json, null, 2)}`;
  }
  yield '\n]\n';
}

async function ownerOf(
  { db }: ArchiveDeps,
  { vaultId }: ExportLease,
): Promise<{ name: string; recipes: number }> {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('recipe_counts', (join) => join.on('recipe_counts.user_id', '=', vaultId))
    .select(['profiles.display_name', 'recipe_counts.recipes'])
    .where('profiles.user_id', '=', personOf(vaultId))
    .executeTakeFirst();
  return { name: row?.display_name ?? '', recipes: row?.recipes ?? 0 };
}
