import type { RecipeFilter } from '@larder/shared/recipe/filter';
import type { KeptLink } from '@larder/shared/recipe/links';
import { personOf, type VaultId } from '@larder/shared/ids';
import { Readable } from 'node:stream';
import type { Db } from '../../db/db.ts';
import { foodRulesOf } from '../food-rules/food-rules.ts';
import { listWeeks } from '../meal-plan/weeks.ts';
import { planOf } from './own-plan.ts';
import { shoppingListsOf } from './own-shopping-lists.ts';
import type { ArchiveFile } from './zip.ts';

/** A recipe that was written down: how it is called, and what its files are called. */
export interface Written {
  title: string;
  name: string;
  /** Lines that name other recipes. */
  links: KeptLink[];
}

type WrittenById = ReadonlyMap<string, Written>;
type Json = Iterable<unknown> | AsyncIterable<unknown> | Promise<Iterable<unknown>>;

/**
 * What belongs to a vault beside recipes and collections: a file of each kind with a JSON array, which moves/formats/larder-extras.ts reads
 * again. Recipes are named by their files.
 */
const EXTRAS: Record<string, (db: Db, vaultId: VaultId, written: WrittenById) => Json> = {
  'recipe-links.json': (_db, _vaultId, written) => linksIn(written),
  'shopping-lists.json': shoppingLists,
  'smart-collections.json': smartCollections,
  'meal-plan.json': plan,
  'saved-weeks.json': savedWeeks,
  'food-rules.json': foodRulesOf,
};

/** The files of all of them, each written while it is read. */
export function* extraFiles(
  db: Db,
  vaultId: VaultId,
  { written, date }: { written: WrittenById; date: Date },
): Generator<ArchiveFile, void> {
  for (const [name, read] of Object.entries(EXTRAS))
    yield { name, date, body: Readable.from(jsonArray(read(db, vaultId, written))) };
}

/** The file of a recipe, as others name it. */
export function fileOf({ name }: Written): string {
  return `recipes/${name}.json`;
}

async function* jsonArray(items: Json): AsyncGenerator<string, void> {
  let before = '[';
  for await (const item of await items) {
    yield `${before}\n${JSON.stringify(item, null, 2)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** Those whose linked recipe is in the archive. */
function* linksIn(written: WrittenById): Generator<unknown, void> {
  for (const [id, { links }] of written)
    for (const { line, linkedId, yields } of links)
      if (written.has(linkedId))
        yield { recipe: namedIn(written, id), line, linked: namedIn(written, linkedId), yields };
}

async function* shoppingLists(db: Db, vaultId: VaultId, written: WrittenById): AsyncGenerator<unknown, void> {
  for await (const { name, aisleOrder, store, createdAt, entries } of shoppingListsOf(db, vaultId)) {
    const items = entries.map(({ recipeId, ...entry }) => ({ ...entry, recipe: namedIn(written, recipeId) }));
    yield { name, aisleOrder, store, createdAt, entries: items };
  }
}

async function* plan(db: Db, vaultId: VaultId, written: WrittenById): AsyncGenerator<unknown, void> {
  for await (const { recipeId, ...entry } of planOf(db, vaultId))
    yield { ...entry, recipe: namedIn(written, recipeId) };
}

async function* savedWeeks(db: Db, vaultId: VaultId, written: WrittenById): AsyncGenerator<unknown, void> {
  const viewer = { userId: personOf(vaultId), vaultId, role: 'owner' } as const;
  for (const { name, meals } of await listWeeks({ db, viewer }))
    yield {
      name,
      meals: meals.map(({ recipeId, ...meal }) => ({ ...meal, recipe: namedIn(written, recipeId) })),
    };
}

/** The oldest first: few enough to be held at once. */
async function smartCollections(
  db: Db,
  vaultId: VaultId,
): Promise<{ name: string; filter: RecipeFilter; createdAt: Date }[]> {
  return db
    .selectFrom('smart_collections')
    .select(['name', 'filter', 'created_at as createdAt'])
    .where('user_id', '=', vaultId)
    .orderBy('created_at')
    .orderBy('id')
    .$narrowType<{ filter: RecipeFilter }>()
    .execute();
}

function namedIn(written: WrittenById, recipeId: string | null) {
  const recipe = written.get(recipeId ?? '');
  return recipe ? { title: recipe.title, file: fileOf(recipe) } : null;
}
