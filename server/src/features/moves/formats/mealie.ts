import { MoveFileError, type MovedPicture, type MoveFormat } from './contract.ts';
import { openZip, type ZipArchive, type ZipEntry } from './guards/zip.ts';
import { mealieRecipe } from './mealie-recipe.ts';
import type { ReadExtras } from './larder-extras.ts';
import { listsByTable, plannedMeals, recipeEntry, recipesByTable } from './mealie-tables.ts';
import { oneRecipe, problemOf } from './reading/one-recipe.ts';
import { entryPicture } from './reading/pictures.ts';
import { parseJsonObject, textOf } from './reading/values.ts';
import { FORMATS } from './names.ts';

/** In whatever folder: people put a note beside the backup and zip both. */
const DATABASE = /(?:^|\/)database\.json$/;
const MAX_DATABASE_BYTES = 128 * 1024 ** 2;
/** The ingredients of all recipes stand in one table. */
const MAX_ROWS = 1_000_000;
const PICTURE =
  /(?:^|\/)data\/recipes\/([\da-f-]{32,36})\/(?:images\/original\.|assets\/[^/]+\.(?:jpe?g|png|webp|gif|heic)$)/i;

/**
 * Mealie's backup: a zip with the tables of its database (`database.json`) and its pictures
 * (`data/recipes/<id>/images/original.webp`), as mealie-recipes/mealie writes it (services/backups_v2/backup_v2.py,
 * alchemy_exporter.py; db/models/recipe, db/models/household/mealplan.py). A recipe of its own JSON is read by `json-recipes.ts`.
 */
export const mealie: MoveFormat = {
  ...FORMATS.mealie,
  keptInNotes: ['Equipment', 'Comment', 'Files', 'Last made'],
  recognises: ({ entries = [] }) => entries.some((entry) => DATABASE.test(entry)),
  async *read(file) {
    const archive = await openZip(file);
    const tables = await tablesOf(archive);
    const pictures = picturesOf(archive);
    for (const { id, recipe } of recipesByTable(tables)) {
      const found = pictures.get(plainId(id)) ?? [];
      yield await oneRecipe(recipeEntry(id), () => mealieRecipe(recipe, found), textOf(recipe['name']));
    }
  },
  extras: {
    shoppingLists: async (file) => listsByTable(await tablesOf(await openZip(file))),
    mealPlan: async (file) => plannedMeals(await tablesOf(await openZip(file))),
  } satisfies ReadExtras,
};

async function tablesOf({ entries }: ZipArchive) {
  const database = entries.find(({ name }) => DATABASE.test(name));
  if (!database) throw new MoveFileError('no-recipes');
  try {
    return parseJsonObject(await database.bytes(MAX_DATABASE_BYTES), MAX_ROWS);
  } catch (error) {
    throw new MoveFileError(
      problemOf(error) === 'entry-too-large' ? 'too-large-unpacked' : 'broken-file',
      error,
    );
  }
}

/** The pictures of each recipe, its own before those that were attached. */
function picturesOf({ entries }: ZipArchive): Map<string, MovedPicture[]> {
  const pictures = new Map<string, MovedPicture[]>();
  const found = entries.filter(({ name }) => PICTURE.test(name));
  const isOwn = ({ name }: ZipEntry) => name.includes('/images/');
  for (const entry of [...found.filter(isOwn), ...found.filter((one) => !isOwn(one))]) {
    const id = plainId(PICTURE.exec(entry.name)?.[1] ?? '');
    const others = pictures.get(id);
    if (others) others.push(entryPicture(entry));
    else pictures.set(id, [entryPicture(entry)]);
  }
  return pictures;
}

/** SQLite gives ids without hyphens, folders have them. */
function plainId(id: string): string {
  return id.replaceAll('-', '').toLowerCase();
}
