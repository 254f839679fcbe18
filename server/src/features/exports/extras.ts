import type { RecipeFilter } from '@larder/shared/recipe/filter';
import type { KeptLink } from '@larder/shared/recipe/links';
import { personOf, type VaultId } from '@larder/shared/ids';
import type { Db } from '../../db/db.ts';
import { listWeeks } from '../meal-plan/weeks.ts';
import { planOf } from './own-plan.ts';
import { shoppingListsOf } from './own-shopping-lists.ts';

/** A recipe that was written down: how it is called, and what its files are called. */
export interface Written {
  title: string;
  name: string;
  /** Lines that name other recipes. */
  links: KeptLink[];
}

export type WrittenById = ReadonlyMap<string, Written>;
/** What is written of one kind into a download, recipes named by their files. */
export type Collect = (
  db: Db,
  vaultId: VaultId,
  written: WrittenById,
) => Iterable<unknown> | AsyncIterable<unknown> | Promise<Iterable<unknown>>;

/** The file of a recipe, as others name it. */
export function fileOf({ name }: Written): string {
  return `recipes/${name}.json`;
}

/** Those whose linked recipe is in the archive. */
export function* linksOf(_db: Db, _vaultId: VaultId, written: WrittenById): Generator<unknown, void> {
  for (const [id, { links }] of written)
    for (const { line, linkedId, yields } of links)
      if (written.has(linkedId))
        yield { recipe: namedIn(written, id), line, linked: namedIn(written, linkedId), yields };
}

export async function* writtenListsOf(
  db: Db,
  vaultId: VaultId,
  written: WrittenById,
): AsyncGenerator<unknown, void> {
  for await (const { name, aisleOrder, store, createdAt, entries } of shoppingListsOf(db, vaultId)) {
    const items = entries.map(({ recipeId, ...entry }) => ({ ...entry, recipe: namedIn(written, recipeId) }));
    yield { name, aisleOrder, store, createdAt, entries: items };
  }
}

export async function* writtenPlanOf(
  db: Db,
  vaultId: VaultId,
  written: WrittenById,
): AsyncGenerator<unknown, void> {
  for await (const { recipeId, ...entry } of planOf(db, vaultId))
    yield { ...entry, recipe: namedIn(written, recipeId) };
}

export async function* weeksOf(
  db: Db,
  vaultId: VaultId,
  written: WrittenById,
): AsyncGenerator<unknown, void> {
  const viewer = { userId: personOf(vaultId), vaultId, role: 'owner' } as const;
  for (const { name, meals } of await listWeeks({ db, viewer }))
    yield {
      name,
      meals: meals.map(({ recipeId, ...meal }) => ({ ...meal, recipe: namedIn(written, recipeId) })),
    };
}

/** The oldest first: few enough to be held at once. */
export async function smartCollectionsOf(
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
