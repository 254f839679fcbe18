import {
  importDraft,
  type ChooseRecipeInput,
  type ImportDraft,
  type ImportDto,
  type ListImportsInput,
  type RetryImportInput,
  type SetImportPhotosInput,
  type StartImportInput,
  type StartImportsInput,
} from '@larder/shared/import/schema';
import { photosLabel } from '@larder/shared/import/messages';
import type { Page } from '@larder/shared/list';
import { readSocialLink } from '@larder/shared/social/link';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { UserCtx } from '../../ctx.ts';
import { labelOfPasted } from '../../extraction/page/pasted.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import {
  ACTIVE,
  FROM_THE_START,
  IMPORT_COLUMNS,
  importNotFound,
  ownImports,
  ownUpdate,
  DISMISSED,
  toImportDto,
} from './import-row.ts';
import {
  deletePhotosOfImport,
  photoIdsOf,
  photosToRead,
  retryAllPhotos,
  retryPhoto,
  setPhotosOfImport,
} from './images-of-import.ts';
import { changeImports, changeAndSchedule } from './scheduler.ts';

const NEWEST: ListOrder = { column: 'created_at', direction: 'desc', kind: 'time' };
const OVER = ['done', 'failed', 'cancelled'];
/** Starts an import. One that reads the same thing and is not over yet is returned instead of a second one. */
export async function startImport(ctx: UserCtx, input: StartImportInput): Promise<ImportDto> {
  const { userId } = ctx.viewer;
  const { small, content, label } = storedInput(input);
  const id = await changeAndSchedule(ctx, userId, async (db) => {
    const same = await db
      .selectFrom('imports')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', 'in', ACTIVE)
      .where('kind', '=', input.kind)
      .where('input', '=', small)
      .where('content', 'is not distinct from', content)
      .executeTakeFirst();
    if (same) return same.id;
    const photos = input.kind === 'photo' ? await photosToRead({ ...ctx, db }, input.photoIds) : null;
    const row = await db
      .insertInto('imports')
      .values({ user_id: userId, kind: input.kind, input: small, content, label, photos })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
  return getImport(ctx, id);
}

/** A page is stored beside the rest of an input, so that no list has to carry it. */
function storedInput(input: StartImportInput): {
  small: string;
  content: string | null;
  label: string | null;
} {
  if (input.kind === 'text')
    return {
      small: JSON.stringify({ kind: input.kind }),
      content: input.text,
      label: labelOfPasted(input.text) || null,
    };
  if (input.kind === 'photo')
    return {
      small: JSON.stringify(input),
      content: null,
      label: photosLabel(input.photoIds.length),
    };
  if (input.kind !== 'html') return { small: JSON.stringify(input), content: null, label: null };
  const { html, ...small } = input;
  return {
    small: JSON.stringify(small),
    content: html,
    label: small.url ?? (labelOfPasted(html) || null),
  };
}

/**
 * Starts an import of each address, three at a time like any others of one person: of a video or post as of the post it
 * is, of any other as of a page. An address given twice is one, and so are two addresses of one post.
 */
export async function startImports(ctx: UserCtx, { urls }: StartImportsInput): Promise<StartedImports> {
  const { userId } = ctx.viewer;
  const batchId = randomUUID();
  const now = ctx.now().getTime();
  const rows = inputsOf(urls).map((input, place) => ({
    user_id: userId,
    batch_id: batchId,
    kind: input.kind,
    input: JSON.stringify(input),
    // They get their turns, and are listed, in the order they were given in.
    created_at: new Date(now + place),
  }));
  await changeAndSchedule(ctx, userId, (db) => db.insertInto('imports').values(rows).execute());
  return { batchId, started: rows.length };
}

/** Each address or post once. A link that names no video or post, such as that to a channel, is read as a page. */
function inputsOf(urls: readonly string[]): { kind: 'social' | 'url'; url: string }[] {
  const inputs = new Map<string, { kind: 'social' | 'url'; url: string }>();
  for (const url of urls) {
    const { post, problem } = readSocialLink(url);
    const address = post?.address ?? url;
    if (!inputs.has(address)) inputs.set(address, { kind: problem === undefined ? 'social' : 'url', url });
  }
  return [...inputs.values()];
}

export interface StartedImports {
  batchId: string;
  started: number;
}

/** @throws IMPORT_NOT_FOUND for another person's import as for one that never was. */
export async function getImport(ctx: Pick<UserCtx, 'db' | 'viewer'>, id: string): Promise<ImportDto> {
  const row = await ownImports(ctx).select(IMPORT_COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw importNotFound();
  return toImportDto(row);
}

/** What was read, while nobody has saved it or put it away. */
export async function readDraft(
  ctx: Pick<UserCtx, 'db' | 'viewer'>,
  id: string,
): Promise<ImportDraft | undefined> {
  const row = await ownImports(ctx).select('draft').where('id', '=', id).executeTakeFirst();
  return row?.draft == null ? undefined : importDraft.parse(row.draft);
}

/** Newest first, without the dismissed ones. */
export async function listImports(
  ctx: UserCtx,
  { cursor, limit, batchId }: ListImportsInput,
): Promise<Page<ImportDto>> {
  let shown = ownImports(ctx).where('status', '<>', 'dismissed');
  if (batchId) shown = shown.where('batch_id', '=', batchId);
  let page = shown.select(IMPORT_COLUMNS);
  if (cursor) page = page.where(comesAfter(NEWEST, 'imports', decodeCursor(NEWEST, cursor)));
  const [found, { total }] = await Promise.all([
    page
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const positionOf = (row: (typeof found)[number]) => ({ key: row.created_at, id: row.id });
  const { rows, nextCursor } = cutPage(found, { limit, order: NEWEST, positionOf });
  return { items: rows.map(toImportDto), total, nextCursor };
}

/** What somebody pasted, to go on from; null for an import of another kind, or one that is put away. */
export async function readPasted(ctx: UserCtx, id: string): Promise<{ html: string | null }> {
  const row = await ownImports(ctx).select('content').where('id', '=', id).executeTakeFirst();
  if (!row) throw importNotFound();
  return { html: row.content };
}

/** Begins a failed or cancelled import again; any other stays as it is. With `photoId`, only that photo is read again. */
export async function retryImport(ctx: UserCtx, { id, photoId }: RetryImportInput): Promise<ImportDto> {
  await changeAndSchedule(ctx, ctx.viewer.userId, async (db) => {
    if (photoId !== undefined) return retryPhoto({ ...ctx, db }, { id, photoId });
    await retryAllPhotos({ ...ctx, db }, id);
    await ownUpdate({ ...ctx, db }, id)
      .set(FROM_THE_START)
      .where('status', 'in', ['failed', 'cancelled'])
      .execute();
  });
  return getImport(ctx, id);
}

/** Reads a page that holds several recipes again for another one of them; an import that has no draft stays as it is. */
export async function chooseRecipe(ctx: UserCtx, { id, choice }: ChooseRecipeInput): Promise<ImportDto> {
  await changeAndSchedule(ctx, ctx.viewer.userId, (db) =>
    ownUpdate({ ...ctx, db }, id)
      .set({ ...FROM_THE_START, choice })
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
  await changeAndSchedule(ctx, ctx.viewer.userId, (db) => setPhotosOfImport({ ...ctx, db }, input));
  return getImport(ctx, input.id);
}

/** Ends an import that is not over; its worker learns of it at once and its draft never appears. */
export async function cancelImport(ctx: UserCtx, id: string): Promise<ImportDto> {
  await changeAndSchedule(ctx, ctx.viewer.userId, (db) =>
    ownUpdate({ ...ctx, db }, id)
      .set({ status: 'cancelled', job_number: null, finished_at: sql`now()` })
      .where('status', 'in', ACTIVE)
      .execute(),
  );
  return getImport(ctx, id);
}

/** Puts an import out of sight for good, with the photos it was to read; one that is not over is cancelled by it. */
export async function dismissImport(ctx: UserCtx, id: string): Promise<ImportDto> {
  await changeAndSchedule(ctx, ctx.viewer.userId, async (db) => {
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
 * purpose, and one of photos is over even where another tab has begun it again. Gives the photos it was to read. Somebody
 * else's or a missing one is no error and stays as it is.
 */
export async function dismissSavedImport(ctx: Pick<UserCtx, 'db' | 'viewer'>, id: string): Promise<string[]> {
  return changeImports(ctx.db, ctx.viewer.userId, async (db) => {
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
