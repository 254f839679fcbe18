import type { CreateRecipeInput, RecipeDto, UpdateRecipeInput } from '@larder/shared/recipe/schema';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { sql } from 'kysely';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError, violatedConstraint } from '../../errors.ts';
import { ownImports } from '../imports/import-row.ts';
import { dismissSavedImport } from '../imports/commands.ts';
import { deletePhotosOfImport } from '../imports/images-of-import.ts';
import { readDraft } from '../imports/list.ts';
import { changeImports } from '../imports/scheduler.ts';
import { isUnused } from '../images/sweep.ts';
import { deleteRecipeRows } from './delete-recipe-rows.ts';
import { enhancedAfter, savedAsRead } from './enhanced-fields.ts';
import { hasPhotos, setPhotos } from './recipe-photos.ts';
import { columnsOf, differingFields, fieldsOf, type RecipeFields } from './recipe-fields.ts';
import { recipeNotFound } from './errors.ts';
import { recipeColumnsFor, toRecipeDto, type RecipeRow } from './recipe-row.ts';

export type RecipeCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;

/** @throws RECIPE_NOT_FOUND unless the recipe is the viewer's own. */
export async function getRecipe(ctx: RecipeCtx, id: string): Promise<RecipeDto> {
  const recipe = await findRecipe(ctx, id);
  if (!recipe) throw recipeNotFound();
  return recipe;
}

/**
 * Saves a new recipe and puts the import it came from away. With a `requestId`, or from one import, the same call made any
 * number of times, even at once, makes one recipe and gives it each time; made again with other contents, because the first
 * answer was lost, it changes that recipe, unless it was changed since.
 * @throws INVALID_INPUT when the picture is not the viewer's own; RECIPE_CHANGED as below.
 */
export async function createRecipe(ctx: RecipeCtx, input: CreateRecipeInput): Promise<RecipeDto> {
  return withOwnImage(() =>
    inTransaction(ctx, async (inside) => {
      await holdImports(inside, input.importId);
      const id = await insertRecipe(inside, input);
      if (id === undefined) return saveAgain(inside, input);
      await usingUp(inside, input.importId, async () => {
        await attachImage(inside, id, input.imageId);
        await setPhotos(inside, id, input.photoIds);
      });
      return getRecipe(inside, id);
    }),
  );
}

/**
 * Saves over the version the person started from, and puts an import away that was read into the form. Saving the same
 * again after a lost answer is no conflict.
 * @throws RECIPE_NOT_FOUND, INVALID_INPUT as above; RECIPE_CHANGED when there is a newer version, with that and the names
 * of the fields in which it differs from what was to be saved.
 */
export async function updateRecipe(ctx: RecipeCtx, input: UpdateRecipeInput): Promise<RecipeDto> {
  return withOwnImage(() =>
    inTransaction(ctx, async (inside) =>
      saveVersion(inside, { ...input, nutrition: await statedIn(inside, input) }),
    ),
  );
}

async function statedIn(
  ctx: RecipeCtx,
  { id, nutrition }: UpdateRecipeInput,
): Promise<RecipeFields['nutrition']> {
  return nutrition === undefined ? (await getRecipe(ctx, id)).nutrition : nutrition;
}

/**
 * As updateRecipe, inside a transaction of the caller's. What was there before is kept by the table's trigger. `enhanced`
 * are the fields that say what an extraction wrote, where the caller knows them.
 */
export async function saveVersion(
  ctx: RecipeCtx,
  { id, version, photoIds, importId, ...fields }: UpdateRecipeInput & RecipeFields,
  enhanced?: string[],
): Promise<RecipeDto> {
  await holdImports(ctx, importId);
  const draft = importId ? await readDraft(ctx, importId) : undefined;
  const result = await ctx.db
    .updateTable('recipes')
    .set((eb) => ({
      ...columnsOf(fields),
      enhanced_fields: enhanced ?? enhancedAfter(fields, draft),
      version: eb('version', '+', 1),
      updated_at: ctx.now(),
    }))
    .where('id', '=', id)
    .where(editableBy(ctx.viewer, 'recipes'))
    .where('version', '=', version)
    .executeTakeFirst();
  const isSaved = result.numUpdatedRows > 0n;
  if (!isSaved) await refuseUnlessSame(ctx, { id, photoIds, fields });
  await usingUp(ctx, importId, async () => {
    if (!isSaved) return;
    await attachImage(ctx, id, fields.imageId);
    await setPhotos(ctx, id, photoIds);
    await dropReplacedImages(ctx, [id]);
  });
  return getRecipe(ctx, id);
}

/**
 * Moves those that are there and the viewer's own into the bin and gives their ids; their links and shares go. Asked again
 * after a lost answer, or when another tab has deleted some, it does what is left to do.
 * @throws RECIPE_NOT_FOUND when none is.
 */
export async function deleteRecipes(ctx: RecipeCtx, ids: readonly string[]): Promise<{ ids: string[] }> {
  return inTransaction(ctx, async (inside) => {
    const deleted = await deleteRecipeRows(inside, ids);
    if (deleted.length === 0) throw recipeNotFound();
    return { ids: deleted };
  });
}

export async function findRecipe({ db, viewer }: RecipeCtx, id: string): Promise<RecipeDto | undefined> {
  const { rows } = await sql<RecipeRow>`
    select ${recipeColumnsFor(viewer.userId)} from recipes r where r.id = ${id} and ${ownedBy(viewer, 'r')}`.execute(
    db,
  );
  const [row] = rows;
  return row && toRecipeDto(row);
}

/** The new recipe's id, or nothing when this request, or another save of the import, made one before. */
async function insertRecipe(ctx: RecipeCtx, input: CreateRecipeInput): Promise<string | undefined> {
  const now = ctx.now();
  const draft = input.importId ? await readDraft(ctx, input.importId) : undefined;
  const made = await ctx.db
    .insertInto('recipes')
    .values({
      ...columnsOf(input),
      enhanced_fields: savedAsRead(input, draft),
      source: input.source,
      user_id: ctx.viewer.vaultId,
      id: input.requestId && idLike(input.requestId),
      request_id: input.requestId ?? null,
      import_id: ownImports(ctx)
        .select('id')
        .where('id', '=', input.importId ?? null),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** A device that has no network knows so where its recipe will be; unless another one has the place, or comes back to it from the bin. */
function idLike(requestId: string) {
  return sql<string>`case when exists (select from recipes where id = ${requestId})
    or exists (select from deleted_items where id = ${requestId}) then gen_random_uuid() else ${requestId} end`;
}

async function saveAgain(ctx: RecipeCtx, input: CreateRecipeInput): Promise<RecipeDto> {
  const { importId, source: _source, requestId, photoIds, ...fields } = input;
  const { id } = await ctx.db
    .selectFrom('recipes')
    .select('id')
    .where((eb) => eb.or([eb('request_id', '=', requestId ?? null), eb('import_id', '=', importId ?? null)]))
    .where(ownedBy(ctx.viewer, 'recipes'))
    .orderBy(sql`request_id is not distinct from ${requestId ?? null}::uuid`, 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const current = await getRecipe(ctx, id);
  if (differingFields(fields, fieldsOf(current)).length === 0 && hasPhotos(current, photoIds)) return current;
  return saveVersion(ctx, { ...fields, photoIds, id, version: 1 });
}

/** A picture that no recipe had becomes this one's: it stays, and goes with it. */
async function attachImage(
  { db, viewer }: RecipeCtx,
  recipeId: string,
  imageId: string | null,
): Promise<void> {
  if (imageId === null) return;
  await db
    .updateTable('photos')
    .set({ recipe_id: recipeId })
    .where('id', '=', imageId)
    .where(editableBy(viewer, 'photos'))
    .where('recipe_id', 'is', null)
    .where('deleted_item_id', 'is', null)
    .where('purpose', 'not in', ['avatar', 'result'])
    .execute();
}

/**
 * Covers and page pictures of the recipes that nothing shows any more, nor a version that can be brought back. Photos are
 * what a recipe was read from: they stay.
 */
export async function dropReplacedImages(
  { db, viewer }: RecipeCtx,
  recipeIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('photos')
    .where(isOneOf('recipe_id', recipeIds))
    .where(editableBy(viewer, 'photos'))
    .where('purpose', 'in', ['cover', 'page'])
    .where(isUnused)
    .execute();
}

async function refuseUnlessSame(
  ctx: RecipeCtx,
  { id, photoIds, fields }: { id: string; photoIds: string[] | undefined; fields: RecipeFields },
): Promise<void> {
  const current = await getRecipe(ctx, id);
  const changedFields = differingFields(fields, fieldsOf(current));
  if (!hasPhotos(current, photoIds)) changedFields.push('photoIds');
  if (changedFields.length === 0) return;
  throw new AppError('RECIPE_CHANGED', RECIPE_MESSAGES.changed, { details: { current, changedFields } });
}

/** Before the recipe is written: writing locks what the person uses, and an import that is read locks that last. */
async function holdImports({ db, viewer }: RecipeCtx, importId: string | null | undefined): Promise<void> {
  if (importId) await changeImports(db, viewer.vaultId, async () => undefined);
}

/** Puts an import away for what is saved from it, and then the photos of it that were not kept. */
async function usingUp(
  ctx: RecipeCtx,
  importId: string | null | undefined,
  keep: () => Promise<void>,
): Promise<void> {
  if (!importId) return keep();
  // Locked first: changes to an import lock its photos after the import itself.
  const read = await dismissSavedImport(ctx, importId);
  await keep();
  await deletePhotosOfImport(ctx, importId, read);
}

async function withOwnImage<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (violatedConstraint(error) !== 'recipes_image_fkey') throw error;
    const fields = { imageId: [RECIPE_MESSAGES.imageMissing] };
    throw new AppError('INVALID_INPUT', RECIPE_MESSAGES.imageMissing, { cause: error, fields });
  }
}
