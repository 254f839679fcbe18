import { partsOfSize } from '@larder/shared/move/messages';
import { sql } from 'kysely';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { Draft } from '../../adapters/storage/storage.ts';
import { createAtOnce } from '../../at-once.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { ImageNotStoredError } from '../../errors.ts';
import { badPart, moveNotFound } from './errors.ts';
import { partKey } from './move-file.ts';
import { sendMove } from './moves.ts';

type PartDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log' | 'jobs' | 'rateLimits'>;

interface Place {
  id: string;
  part: number;
}

interface SentPart {
  /** As declared, in bytes; undefined where it is not. */
  length: number | undefined;
  /** Begins to read it. */
  read: () => Readable;
}

/** A person's browser sends one after the other. */
const PARTS_AT_ONCE = 3;

/** Stores parts of files that are moved in, of a person so many at a time. */
export function createPartStore(deps: PartDeps) {
  const arriving = createAtOnce(PARTS_AT_ONCE);
  /** Each holds a connection to the database, and a bucket holds the part in memory. */
  const keptAtOnce = pLimit(2);

  /** With the move locked, so that of the same part one is stored and the move is sent to be read once. */
  const keepPart = (viewer: Viewer, { id, part }: Place, draft: Draft) =>
    keptAtOnce(() =>
      deps.db.transaction().execute(async (trx) => {
        await sql`select from moves where id = ${id} and user_id = ${viewer.vaultId} for no key update`.execute(
          trx,
        );
        const place = await findPlace({ ...deps, db: trx }, viewer, { id, part });
        if (place.isThere) return { parts: place.parts, isWhole: false };
        await draft.keep(place.key, 'application/octet-stream').catch(notStored);
        const parts = [...place.parts, part].sort((one, other) => one - other);
        const isWhole = parts.length === place.whole;
        await trx
          .updateTable('moves')
          .set({ parts, updated_at: deps.now(), ...(isWhole && { status: 'queued', task: 'read' }) })
          .where('id', '=', id)
          .where('user_id', '=', viewer.vaultId)
          .execute();
        return { parts, isWhole };
      }),
    );

  return {
    /**
     * Gives the numbers of all parts that are there. A part that is there already is not read, nor stored again: a worker may be
     * reading it. All that can be refused is refused before the first byte of the body.
     * @throws RATE_LIMITED; MOVE_NOT_FOUND; INVALID_INPUT when it is no part of the file, or not as long as that one.
     */
    async store(viewer: Viewer, { id, part }: Place, sent: SentPart): Promise<number[]> {
      const { leave } = arriving.enter(viewer.userId);
      try {
        await deps.rateLimits.consume('movePart', viewer.userId);
        const place = await findPlace(deps, viewer, { id, part });
        if (sent.length !== undefined && sent.length !== place.bytes) throw badPart();
        if (place.isThere) return place.parts;
        const draft = await deps.storage.receive(sent.read(), place.bytes).catch(notReceived);
        try {
          if (draft.size !== place.bytes) throw badPart();
          const { parts, isWhole } = await keepPart(viewer, { id, part }, draft);
          if (isWhole) await sendMove(deps, id);
          return parts;
        } finally {
          await draft.discard();
        }
      } finally {
        leave();
      }
    },
  };
}

function notStored(cause: unknown): never {
  throw new ImageNotStoredError(cause);
}

/** Too long, or its sender has gone. */
function notReceived(cause: unknown): never {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (cause instanceof RangeError || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    throw badPart(cause);
  throw new ImageNotStoredError(cause);
}

/** Where a part goes, its size in bytes, and which parts are there. @throws MOVE_NOT_FOUND; INVALID_INPUT beyond the file's end. */
async function findPlace({ db, now }: { db: Db; now: () => Date }, viewer: Viewer, { id, part }: Place) {
  const move = await db
    .selectFrom('moves')
    .select(['storage_key', 'size', 'part_bytes', 'parts', 'status', 'expires_at'])
    .where('id', '=', id)
    .where('user_id', '=', viewer.vaultId)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();
  if (!move) throw moveNotFound();
  const isThere = move.parts.includes(part);
  const isOpen = move.status === 'uploading' && move.expires_at > now();
  const bytes = Math.min(move.part_bytes, move.size - part * move.part_bytes);
  if (bytes <= 0) throw badPart();
  if (!isThere && !isOpen) throw moveNotFound();
  const key = partKey(move.storage_key, part);
  return { key, bytes, isThere, parts: move.parts, whole: partsOfSize(move.size, move.part_bytes) };
}
