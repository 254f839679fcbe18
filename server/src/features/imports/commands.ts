import type {
  ChooseRecipeInput,
  ImportDto,
  RetryImportInput,
  SetImportPhotosInput,
} from '@larder/shared/import/schema';
import { sql } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import { ACTIVE, DISMISSED, fromTheStart, ownUpdate, readAgain, withoutNewDraft } from './import-row.ts';
import {
  deletePhotosOfImport,
  photoIdsOf,
  retryAllPhotos,
  retryPhoto,
  setPhotosOfImport,
} from './images-of-import.ts';
import { getImport } from './list.ts';
import { changeAndSchedule, changeImports } from './scheduler.ts';

// What a person does with an import of theirs.

const OVER = ['done', 'failed', 'cancelled'];

/** Begins a failed or cancelled import again; any other stays as it is. With `photoId`, only that photo is read again. */
export async function retryImport(ctx: UserCtx, { id, photoId }: RetryImportInput): Promise<ImportDto> {
  await changeAndSchedule(ctx, ctx.viewer.vaultId, async (db) => {
    if (photoId !== undefined) return retryPhoto({ ...ctx, db }, { id, photoId });
    await retryAllPhotos({ ...ctx, db }, id);
    await ownUpdate({ ...ctx, db }, id)
      .set(fromTheStart())
      .where('status', 'in', ['failed', 'cancelled'])
      .execute();
  });
  return getImport(ctx, id);
}

/**
 * Re-reads a source with several recipes for another choice; the old draft stays until the new one is ready.
 * An import that has no draft stays as it is.
 */
export async function chooseRecipe(ctx: UserCtx, { id, choice }: ChooseRecipeInput): Promise<ImportDto> {
  await changeAndSchedule(ctx, ctx.viewer.vaultId, (db) =>
    ownUpdate({ ...ctx, db }, id)
      .set({ ...readAgain(), choice })
      .where('status', '=', 'done')
      .where(sql<boolean>`${choice} < jsonb_array_length(draft -> 'recipes')`)
      .execute(),
  );
  return getImport(ctx, id);
}

/**
 * Gives an import these photos, in this order. Only new ones are read; those that are left out are deleted, but for those
 * that the caller did not know of.
 */
export async function setImportPhotos(ctx: UserCtx, input: SetImportPhotosInput): Promise<ImportDto> {
  const before = await photoIdsOf(ctx, input.id);
  if (input.photoIds.some((photoId) => !before.includes(photoId)))
    await ctx.rateLimits.consume('importStart', ctx.viewer.userId);
  await changeAndSchedule(ctx, ctx.viewer.vaultId, (db) => setPhotosOfImport({ ...ctx, db }, input));
  return getImport(ctx, input.id);
}

/** Ends an import that is not over; its worker learns of it at once and its draft never appears. */
export async function cancelImport(ctx: UserCtx, id: string): Promise<ImportDto> {
  await changeAndSchedule(ctx, ctx.viewer.vaultId, (db) =>
    ownUpdate({ ...ctx, db }, id)
      .set(withoutNewDraft('cancelled'))
      .where('status', 'in', ACTIVE)
      .execute(),
  );
  return getImport(ctx, id);
}

/** Puts an import out of sight for good, with the photos it was to read; one that is not over is cancelled by it. */
export async function dismissImport(ctx: UserCtx, id: string): Promise<ImportDto> {
  await changeAndSchedule(ctx, ctx.viewer.vaultId, async (db) => {
    const inside = { ...ctx, db };
    const photoIds = await photoIdsOf(inside, id);
    await ownUpdate({ ...ctx, db }, id)
      .set(DISMISSED)
      .where('status', '<>', 'dismissed')
      .execute();
    await deletePhotosOfImport(inside, id, photoIds);
  });
  return getImport(ctx, id);
}

/**
 * For the transaction that saves a recipe made from an import, before it takes up any photo: the import has served its
 * purpose, and one of photos is over even where another tab has begun it again. Gives the photos it was to read. Another
 * person's or a missing one is no error and stays as it is.
 */
export async function dismissSavedImport(ctx: Pick<UserCtx, 'db' | 'viewer'>, id: string): Promise<string[]> {
  return changeImports(ctx.db, ctx.viewer.vaultId, async (db) => {
    const inside = { ...ctx, db };
    const photoIds = await photoIdsOf(inside, id);
    await ownUpdate(inside, id)
      .set(DISMISSED)
      .where('status', '<>', 'dismissed')
      .where((eb) => eb.or([eb('kind', '=', 'photo'), eb('status', 'in', OVER)]))
      .execute();
    return photoIds;
  });
}
