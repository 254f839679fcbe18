import { randomUUID } from 'node:crypto';
import type { Page } from '@larder/shared/list';
import { MOVE_LIMITS, MOVE_PROBLEMS } from '@larder/shared/move/messages';
import type {
  BeginMoveInput,
  MoveDto,
  MoveFailureDto,
  MoveFailuresInput,
  MoveKeptInput,
  MoveKeptPage,
  StartMoveInput,
} from '@larder/shared/move/schema';
import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { Deps, UserCtx } from '../../ctx.ts';
import { comesAfter, cutPage, decodeCursor, type ListOrder } from '../../db/paging.ts';
import { isAsBrought } from './brought.ts';
import { moveNotFound, moveNotNow, moveUnderWay } from './errors.ts';
import {
  ACTIVE,
  buryFile,
  MOVE_COLUMNS,
  ownMoves,
  ownMoveUpdate,
  toMoveDto,
  type MoveRow,
} from './move-row.ts';

const IN_FILE: ListOrder = { column: 'position', direction: 'asc', kind: 'number' };
const reason = z.enum(MOVE_PROBLEMS);

/**
 * Makes room for a file, whose parts are sent next. The same file again goes on where its parts ended.
 * @throws MOVE_UNDER_WAY while another one is moved in.
 */
export async function beginMove(
  ctx: UserCtx,
  { name, size, inSmallParts }: BeginMoveInput,
): Promise<MoveDto> {
  const part_bytes = inSmallParts ? MOVE_LIMITS.smallPartBytes : MOVE_LIMITS.partBytes;
  const active = await findActive(ctx);
  if (active) return sameFile(ctx, active, { name, size, part_bytes });
  await ctx.rateLimits.consume('moveBegin', ctx.viewer.userId);
  const storage_key = `moves/${randomUUID()}`;
  const now = ctx.now();
  const expires_at = new Date(now.getTime() + MOVE_LIMITS.keptHours * 3_600_000);
  const begun = await ctx.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('moves')
      .values({
        ...{
          user_id: ctx.viewer.vaultId,
          language: ctx.language,
          file_name: name,
          size,
          part_bytes,
          storage_key,
          expires_at,
        },
        ...{ created_at: now, updated_at: now },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(MOVE_COLUMNS)
      .executeTakeFirst();
    if (row) await buryFile(trx, storage_key, expires_at);
    return row;
  });
  if (begun) return toMoveDto(begun);
  // Another tab began at the same moment.
  const other = await findActive(ctx);
  if (!other) throw moveUnderWay();
  return sameFile(ctx, other, { name, size, part_bytes });
}

/** The viewer's newest move; null when there is none. */
export async function moveState(ctx: UserCtx): Promise<MoveDto | null> {
  const row = await ownMoves(ctx)
    .select(MOVE_COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toMoveDto(row) : null;
}

/** @throws MOVE_NOT_FOUND; MOVE_NOT_NOW unless its preview is there. Starting one that has been started changes nothing. */
export async function startMove(ctx: UserCtx, { id, addsDuplicates }: StartMoveInput): Promise<MoveDto> {
  const row = await ownMoveUpdate(ctx, id)
    .set({
      ...{ status: 'queued', task: 'move', stage: 'preparing', percent: 0, attempts: 0 },
      ...{ adds_duplicates: addsDuplicates, updated_at: ctx.now() },
    })
    .where('status', '=', 'ready')
    .returning(MOVE_COLUMNS)
    .executeTakeFirst();
  if (!row) return unchanged(ctx, id, (move) => move.task === 'move' && move.status !== 'cancelled');
  await sendMove(ctx, id);
  return toMoveDto(row);
}

/** Ends it where it stands: what has been moved stays, and can be undone. @throws MOVE_NOT_FOUND; MOVE_NOT_NOW */
export async function cancelMove(ctx: UserCtx, id: string): Promise<MoveDto> {
  const cancelled = await ctx.db.transaction().execute(async (trx) => {
    const row = await ownMoveUpdate({ ...ctx, db: trx }, id)
      .set({ status: 'cancelled', updated_at: ctx.now(), finished_at: ctx.now() })
      .where('status', 'in', ACTIVE)
      .where('task', '<>', 'undo')
      .returning([...MOVE_COLUMNS, 'storage_key'])
      .executeTakeFirst();
    if (row) await buryFile(trx, row.storage_key, ctx.now());
    return row;
  });
  return cancelled ? toMoveDto(cancelled) : unchanged(ctx, id, (move) => move.status === 'cancelled');
}

/**
 * Takes back what was moved in: its recipes go, but for those that hold what the file does not.
 * @throws MOVE_NOT_FOUND; MOVE_NOT_NOW when it is not over, or over for longer than a week; MOVE_UNDER_WAY
 */
export async function undoMove(ctx: UserCtx, id: string): Promise<MoveDto> {
  const found = await ownMoves(ctx).select(MOVE_COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!found) throw moveNotFound();
  const { undoUntil, task, status } = toMoveDto(found);
  if (task === 'undo' && status !== 'failed') return toMoveDto(found);
  if (undoUntil === null || undoUntil <= ctx.now()) throw moveNotNow();
  if (await findActive(ctx)) throw moveUnderWay();
  const row = await ownMoveUpdate(ctx, id)
    .set({
      ...{ status: 'queued', task: 'undo', stage: 'preparing', percent: 0, attempts: 0 },
      ...{ problem: null, updated_at: ctx.now() },
    })
    .where('status', 'in', ['done', 'cancelled', 'failed'])
    .returning(MOVE_COLUMNS)
    .executeTakeFirst();
  if (!row) throw moveNotNow();
  await sendMove(ctx, id);
  return toMoveDto(row);
}

/** The recipes of the file that did not come along, in its order. @throws MOVE_NOT_FOUND */
export async function listFailures(
  ctx: UserCtx,
  { id, cursor, limit }: MoveFailuresInput,
): Promise<Page<MoveFailureDto>> {
  const { failed } =
    (await ownMoves(ctx).select('failed').where('id', '=', id).executeTakeFirst()) ?? refuse(moveNotFound());
  const after = cursor ? comesAfter(IN_FILE, 'i', decodeCursor(IN_FILE, cursor)) : sql<boolean>`true`;
  const found = await ctx.db
    .selectFrom('move_items as i')
    .select(['i.id', 'i.title', 'i.entry', 'i.reason', 'i.position'])
    .where('i.move_id', '=', id)
    .where('i.user_id', '=', ctx.viewer.vaultId)
    .where('i.state', '=', 'failed')
    .where(after)
    .orderBy('i.position')
    .orderBy('i.id')
    .limit(limit + 1)
    .execute();
  const positionOf = (row: (typeof found)[number]) => ({ key: row.position, id: row.id });
  const { rows, nextCursor } = cutPage(found, { limit, order: IN_FILE, positionOf });
  const items = rows.map((row) => ({
    ...{ id: row.id, title: row.title, entry: row.entry },
    reason: reason.catch('failed').parse(row.reason),
  }));
  return { items, total: failed, nextCursor };
}

/**
 * The recipes of a move that undoing it keeps, or has kept, in the order of the file, and how many it deletes.
 * @throws MOVE_NOT_FOUND
 */
export async function listKept(ctx: UserCtx, { id, cursor, limit }: MoveKeptInput): Promise<MoveKeptPage> {
  const { status } =
    (await ownMoves(ctx).select('status').where('id', '=', id).executeTakeFirst()) ?? refuse(moveNotFound());
  const stays = status === 'undone' ? sql<SqlBool>`true` : sql<SqlBool>`not ${isAsBrought}`;
  const there = ctx.db
    .selectFrom('move_items as i')
    .innerJoin('recipes as r', 'r.id', 'i.recipe_id')
    .where('i.move_id', '=', id)
    .where('r.user_id', '=', ctx.viewer.vaultId);
  const counted = await there
    .select(({ fn }) => [fn.countAll().as('all'), sql`count(*) filter (where ${stays})`.as('kept')])
    .executeTakeFirstOrThrow();
  const [all, total] = [Number(counted.all), Number(counted.kept)];
  const found = await there
    .select(['i.id', 'i.position', 'r.id as recipeId', 'r.title'])
    .where(stays)
    .where(cursor ? comesAfter(IN_FILE, 'i', decodeCursor(IN_FILE, cursor)) : sql<boolean>`true`)
    .orderBy('i.position')
    .orderBy('i.id')
    .limit(limit + 1)
    .execute();
  const positionOf = (row: (typeof found)[number]) => ({ key: row.position, id: row.id });
  const { rows, nextCursor } = cutPage(found, { limit, order: IN_FILE, positionOf });
  const items = rows.map((row) => ({ id: row.id, recipeId: row.recipeId, title: row.title }));
  return { items, total, nextCursor, deleted: all - total };
}

/** A job that cannot be sent now is not lost: the sweep sends it again. Sending one twice is one job. */
export async function sendMove({ jobs, log }: Pick<Deps, 'jobs' | 'log'>, moveId: string): Promise<void> {
  try {
    await jobs.enqueue('move', { moveId }, { jobId: `move-${moveId}` });
  } catch (error) {
    log.warn({ err: error, moveId }, 'a move could not be sent to the queue yet');
  }
}

function findActive(ctx: UserCtx) {
  return ownMoves(ctx).select(MOVE_COLUMNS).where('status', 'in', ACTIVE).executeTakeFirst();
}

interface SentFile {
  name: string;
  size: number;
  part_bytes: number;
}

/** Goes on with it. In smaller parts than before it begins anew, and each part replaces one of before. */
async function sameFile(ctx: UserCtx, row: MoveRow, { name, size, part_bytes }: SentFile): Promise<MoveDto> {
  if (row.status !== 'uploading' || row.file_name !== name || row.size !== size) throw moveUnderWay();
  if (row.part_bytes <= part_bytes) return toMoveDto(row);
  const smaller = await ownMoveUpdate(ctx, row.id)
    .set({ part_bytes, parts: [], updated_at: ctx.now() })
    .where('status', '=', 'uploading')
    .returning(MOVE_COLUMNS)
    .executeTakeFirst();
  if (!smaller) throw moveUnderWay();
  return toMoveDto(smaller);
}

/** For a call that came again after a lost answer. */
async function unchanged(ctx: UserCtx, id: string, isMeant: (move: MoveDto) => boolean): Promise<MoveDto> {
  const row = await ownMoves(ctx).select(MOVE_COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw moveNotFound();
  const move = toMoveDto(row);
  if (!isMeant(move)) throw moveNotNow();
  return move;
}

function refuse(error: Error): never {
  throw error;
}
