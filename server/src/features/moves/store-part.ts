import { MOVE_LIMITS, partsOfSize } from '@larder/shared/move/messages';
import { sql } from 'kysely';
import type { Deps, Viewer } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { ImageNotStoredError } from '../../errors.ts';
import { badPart, moveNotFound } from './errors.ts';
import { partKey } from './move-file.ts';
import { sendMove } from './moves.ts';

type PartDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log' | 'jobs'>;

export interface Place {
  id: string;
  part: number;
}

/** Gives the numbers of all parts that are there. A part that is there already is not stored again: a worker may be reading it. */
export async function storePart(
  deps: PartDeps,
  viewer: Viewer,
  { id, part, bytes }: Place & { bytes: Buffer },
): Promise<number[]> {
  const place = await findPlace(deps, viewer, { id, part });
  if (bytes.length !== place.bytes) throw badPart();
  if (place.isThere) return place.parts;
  const { parts, isWhole } = await keepPart(deps, viewer, { id, part }, bytes);
  if (isWhole) await sendMove(deps, id);
  return parts;
}

/**
 * Stores a part and writes down that it is there, with the move locked: of the same part sent twice at once one is stored, the move is
 * sent to be read once, and nothing is stored for a move that has been cancelled.
 */
function keepPart(
  deps: PartDeps,
  viewer: Viewer,
  { id, part }: Place,
  bytes: Buffer,
): Promise<{ parts: number[]; isWhole: boolean }> {
  return deps.db.transaction().execute(async (trx) => {
    await sql`select from moves where id = ${id} and user_id = ${viewer.userId} for no key update`.execute(
      trx,
    );
    const place = await findPlace({ ...deps, db: trx }, viewer, { id, part });
    if (place.isThere) return { parts: place.parts, isWhole: false };
    await deps.storage.put(place.key, bytes, 'application/octet-stream').catch((cause: unknown) => {
      throw new ImageNotStoredError(cause);
    });
    const parts = [...place.parts, part].sort((one, other) => one - other);
    const isWhole = parts.length === place.whole;
    await trx
      .updateTable('moves')
      .set({ parts, updated_at: deps.now(), ...(isWhole && { status: 'queued', task: 'read' }) })
      .where('id', '=', id)
      .where('user_id', '=', viewer.userId)
      .execute();
    return { parts, isWhole };
  });
}

/** Where a part goes, its size in bytes, and which parts are there. @throws MOVE_NOT_FOUND; INVALID_INPUT beyond the file's end. */
async function findPlace({ db, now }: { db: Db; now: () => Date }, viewer: Viewer, { id, part }: Place) {
  const move = await db
    .selectFrom('moves')
    .select(['storage_key', 'size', 'parts', 'status', 'expires_at'])
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();
  if (!move) throw moveNotFound();
  const isThere = move.parts.includes(part);
  const isOpen = move.status === 'uploading' && move.expires_at > now();
  const bytes = Math.min(MOVE_LIMITS.partBytes, move.size - part * MOVE_LIMITS.partBytes);
  if (bytes <= 0) throw badPart();
  if (!isThere && !isOpen) throw moveNotFound();
  const key = partKey(move.storage_key, part);
  return { key, bytes, isThere, parts: move.parts, whole: partsOfSize(move.size) };
}
