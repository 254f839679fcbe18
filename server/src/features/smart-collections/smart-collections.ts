import type { RestoredDto } from '@larder/shared/bin/schema';
import { MESSAGES } from '@larder/shared/errors';
import type { Page, PageInput } from '@larder/shared/list';
import type { RecipeFilter } from '@larder/shared/recipe/filter';
import { SMART_MESSAGES } from '@larder/shared/smart-collection/messages';
import type {
  CreateSmartCollectionInput,
  SmartCollectionDto,
  UpdateSmartCollectionInput,
} from '@larder/shared/smart-collection/schema';
import type { ChangedSinceInput, ChangesDto } from '@larder/shared/sync/changes';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { editableBy, ownedBy } from '../../access.ts';
import type { UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { changedSince, type ChangesCtx } from '../../sync/changed-since.ts';
import { keepNewest } from '../bin/remove.ts';
import { giveBytesBack, holdPerson } from '../recipes/restore-recipes.ts';
import type { RestoreCtx } from '../recipes/restore-photos.ts';

const OLDEST = { column: 'created_at', direction: 'asc', kind: 'time' } as const satisfies ListOrder;

type SmartCtx = Pick<UserCtx, 'db' | 'viewer' | 'now'>;
type ReadCtx = Pick<SmartCtx, 'db' | 'viewer'>;

interface SmartRow {
  id: string;
  name: string;
  filter: RecipeFilter;
  created_at: Date;
  updated_at: Date;
}

const columns = sql`own.id, own.name, own.filter, own.created_at, own.updated_at`;

/** One error for another vault's and for one that does not exist, so that ids cannot be tried out. */
function notFound(): AppError {
  return new AppError('SMART_COLLECTION_NOT_FOUND', SMART_MESSAGES.notFound);
}

/** Those of the viewer's vault, the oldest first. */
export async function listSmartCollections(
  { db, viewer }: ReadCtx,
  { cursor, limit }: PageInput,
): Promise<Page<SmartCollectionDto>> {
  const after = cursor ? decodeCursor(OLDEST, cursor) : null;
  const isOwn = ownedBy(viewer, 'own');
  const { rows } = await sql<(SmartRow & { total: number }) | { id: null; total: number }>`
    with page as (
      select ${columns} from smart_collections own where ${isOwn} and ${after ? comesAfter(OLDEST, 'own', after) : sql`true`}
      order by own.created_at, own.id limit ${limit + 1})
    select page.*, counts.total from (select count(*) as total from smart_collections own where ${isOwn}) as counts
    left join page on true order by page.created_at, page.id`.execute(db);
  const found = rows.filter((row) => row.id !== null);
  const positionOf = (row: SmartRow) => ({ key: row.created_at, id: row.id });
  const page = cutPage(found, { limit, order: OLDEST, positionOf });
  return { items: page.rows.map(toDto), total: rows[0]?.total ?? 0, nextCursor: page.nextCursor };
}

/** One of the viewer's vault; undefined where there is none. */
export async function findSmartCollection(
  { db, viewer }: ReadCtx,
  id: string,
): Promise<SmartCollectionDto | undefined> {
  const { rows } = await sql<SmartRow>`
    select ${columns} from smart_collections own where own.id = ${id} and ${ownedBy(viewer, 'own')}`.execute(
    db,
  );
  return rows[0] && toDto(rows[0]);
}

/** @throws SMART_COLLECTION_NOT_FOUND unless it is of the viewer's vault. */
export async function getSmartCollection(ctx: ReadCtx, id: string): Promise<SmartCollectionDto> {
  const found = await findSmartCollection(ctx, id);
  if (!found) throw notFound();
  return found;
}

/**
 * Makes one, or answers the one that has this id already.
 * @throws SMART_COLLECTION_LIMIT when there are too many; SMART_COLLECTION_NOT_FOUND when the id is another vault's; NOT_ALLOWED
 * for a reader of the vault.
 */
export async function createSmartCollection(
  { db, viewer, now }: SmartCtx,
  { id = randomUUID(), name, filter }: CreateSmartCollectionInput,
): Promise<SmartCollectionDto> {
  if (viewer.role === 'reader') throw new AppError('NOT_ALLOWED', MESSAGES.notAllowed);
  const { rows } = await sql<SmartRow>`
    insert into smart_collections as own (id, user_id, name, filter, created_at, updated_at)
    values (${id}, ${viewer.vaultId}, ${name}, ${JSON.stringify(filter)}::jsonb, ${now()}, ${now()})
    on conflict (id) do nothing returning ${columns}`.execute(db);
  return rows[0] ? toDto(rows[0]) : getSmartCollection({ db, viewer }, id);
}

/** @throws SMART_COLLECTION_NOT_FOUND unless it is of the viewer's vault. */
export async function updateSmartCollection(
  { db, viewer, now }: SmartCtx,
  { id, name, filter }: UpdateSmartCollectionInput,
): Promise<SmartCollectionDto> {
  const { rows } = await sql<SmartRow>`
    update smart_collections own set name = coalesce(${name ?? null}, own.name),
      filter = coalesce(${filter ? JSON.stringify(filter) : null}::jsonb, own.filter), updated_at = ${now()}
    where own.id = ${id} and ${editableBy(viewer, 'own')} returning ${columns}`.execute(db);
  if (!rows[0]) throw notFound();
  return toDto(rows[0]);
}

/** Moves it into the bin; the recipes stay. @throws SMART_COLLECTION_NOT_FOUND unless it is of the viewer's vault. */
export async function deleteSmartCollection(ctx: SmartCtx, id: string): Promise<{ id: string }> {
  return inTransaction(ctx, async (inside) => {
    const found = await inside.db
      .selectFrom('smart_collections')
      .select('id')
      .where('id', '=', id)
      .where(editableBy(inside.viewer, 'smart_collections'))
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw notFound();
    await putSmartCollectionInBin(inside, id);
    await inside.db
      .deleteFrom('smart_collections')
      .where('id', '=', id)
      .where(editableBy(inside.viewer, 'smart_collections'))
      .execute();
    await keepNewest(inside);
    return { id };
  });
}

/** A copy of the viewer's smart collection, which the caller has locked. */
async function putSmartCollectionInBin({ db, viewer, now }: SmartCtx, id: string): Promise<void> {
  await sql`
    insert into deleted_items (id, user_id, kind, title, deleted_at, content, stored_bytes)
    select c.id, c.user_id, 'smartCollection', c.name, ${now()}, jsonb_build_object('smartCollection', to_jsonb(c)), c.stored_bytes
    from smart_collections c where c.id = ${id} and ${editableBy(viewer, 'c')}`.execute(db);
}

/**
 * Brings it back from the viewer's bin.
 * @throws SMART_COLLECTION_NOT_FOUND unless it is there; SMART_COLLECTION_LIMIT or STORAGE_LIMIT without room.
 */
export async function restoreSmartCollection(ctx: RestoreCtx, id: string): Promise<RestoredDto> {
  return inTransaction(ctx, async (inside) => {
    await holdPerson(inside);
    const item = await inside.db
      .selectFrom('deleted_items')
      .select('id')
      .where('id', '=', id)
      .where('kind', '=', 'smartCollection')
      .where(editableBy(inside.viewer, 'deleted_items'))
      .forUpdate()
      .executeTakeFirst();
    if (!item) throw notFound();
    await giveBytesBack(inside, [id]);
    await sql`
      select restore_row('smart_collections', d.content -> 'smartCollection') from deleted_items d where d.id = ${id}`.execute(
      inside.db,
    );
    await inside.db.deleteFrom('deleted_items').where('id', '=', id).execute();
    return { ids: [id], photosLeftOut: 0 };
  });
}

/** For a copy on a device. */
export async function smartCollectionChanges(
  ctx: ChangesCtx,
  input: ChangedSinceInput,
): Promise<ChangesDto<SmartCollectionDto>> {
  return changedSince<SmartRow, SmartCollectionDto>(ctx, input, {
    entity: 'smartCollection',
    table: 'smart_collections',
    alias: 'own',
    columns: () => columns,
    bytes: () => sql<number>`own.stored_bytes`,
    toDto,
  });
}

function toDto({
  id,
  name,
  filter,
  created_at: createdAt,
  updated_at: updatedAt,
}: SmartRow): SmartCollectionDto {
  return { id, name, filter, createdAt, updatedAt };
}
