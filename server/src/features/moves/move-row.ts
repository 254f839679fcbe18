import {
  MOVE_LIMITS,
  MOVE_PROBLEMS,
  MOVE_STAGES,
  MOVE_STATUSES,
  MOVE_TASKS,
  type MoveStatus,
} from '@larder/shared/move/messages';
import { movePreview, type MoveDto } from '@larder/shared/move/schema';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { UserCtx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import type { Moves } from '../../db/types.ts';
import { nameOfFormat } from './formats/names.ts';

export const MOVE_COLUMNS = [
  ...([
    'id',
    'status',
    'task',
    'stage',
    'percent',
    'file_name',
    'size',
    'part_bytes',
    'parts',
    'format',
    'problem',
  ] as const),
  ...(['preview', 'moved', 'skipped', 'failed', 'lost_pictures', 'created_at', 'expires_at'] as const),
  'finished_at',
] as const;
export type MoveRow = Pick<Selectable<Moves>, (typeof MOVE_COLUMNS)[number]>;

/** While it is in one of these, its person begins no other. */
export const ACTIVE = ['uploading', 'queued', 'running', 'ready'] as const satisfies MoveStatus[];
const UNDO_MS = MOVE_LIMITS.undoDays * 24 * 60 * 60_000;

const states = z.object({
  status: z.enum(MOVE_STATUSES),
  task: z.enum(MOVE_TASKS),
  stage: z.enum(MOVE_STAGES),
  problem: z.enum(MOVE_PROBLEMS).nullable(),
  preview: movePreview.nullable(),
});

/** Until when what was moved at this time can be undone. */
export function undoEnds(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + UNDO_MS);
}

export function toMoveDto(row: MoveRow): MoveDto {
  const { status, task, stage, problem, preview } = states.parse(row);
  const isOver = ['done', 'cancelled', 'failed'].includes(status);
  return {
    ...{ id: row.id, status, task, stage, problem, preview, percent: row.percent, fileName: row.file_name },
    ...{
      size: row.size,
      partBytes: row.part_bytes,
      parts: row.parts,
      moved: row.moved,
      skipped: row.skipped,
      failed: row.failed,
    },
    format: row.format === null ? null : nameOfFormat(row.format),
    lostPictures: row.lost_pictures,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    undoUntil: isOver && row.moved > 0 && row.finished_at ? undoEnds(row.finished_at) : null,
  };
}

export function ownMoves({ db, viewer }: Pick<UserCtx, 'db' | 'viewer'>) {
  return db.selectFrom('moves').where('user_id', '=', viewer.vaultId);
}

export function ownMoveUpdate({ db, viewer }: Pick<UserCtx, 'db' | 'viewer'>, id: string) {
  return db.updateTable('moves').where('id', '=', id).where('user_id', '=', viewer.vaultId);
}

/** Leaves the file to the sweep. Within the transaction that no longer needs it. */
export async function buryFile(db: Db, storageKey: string, now: Date): Promise<void> {
  await db
    .insertInto('file_tombstones')
    .values({ storage_key: storageKey, remove_after: now })
    .onConflict((conflict) => conflict.column('storage_key').doUpdateSet({ remove_after: now }))
    .execute();
}
