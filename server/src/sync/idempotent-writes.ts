import { MESSAGES } from '@larder/shared/errors';
import { isOfflineWrite, OFFLINE_WRITES, offlineWrite } from '@larder/shared/sync/offline-writes';
import { WRITE_ID_DAYS, WRITE_ID_MESSAGES } from '@larder/shared/sync/write-id';
import type { AnyRouter } from '@trpc/server';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Deps, UserCtx } from '../ctx.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';

/** Of one person, the last ones. */
const MOST_KEPT = 500;

interface Call<Input> {
  ctx: UserCtx;
  input: Input;
}

/** What a write made or changed, by which it is found again. */
interface Written {
  id?: string | undefined;
  batchId?: string | undefined;
}

/** Answers from what is there now of what such a write made; undefined where that is gone. */
type Again<Input, Answer> = (
  call: Call<Input> & { written: Written },
) => Promise<NoInfer<Answer> | undefined>;

/**
 * Makes a resolver write once, when a device sends a write again because it never learnt the answer: it is then answered from
 * what is there now. What was written is kept by its id alone, both or neither; a failure is not, so that it can be tried again.
 * @throws ALREADY_DONE when what it wrote is gone; INVALID_INPUT when the number of the write stood for another one.
 */
export function idempotent<Input, Answer extends Written>(
  resolve: (call: Call<Input>) => Promise<Answer>,
  again: Again<Input, Answer>,
) {
  const write = async ({ ctx, input, path }: Call<Input> & { path: string }): Promise<Answer> => {
    const { writeId } = ctx;
    if (writeId === undefined) return resolve({ ctx, input });
    const asked = createHash('sha256')
      .update(JSON.stringify([path, input]))
      .digest();
    const afterwards: (() => Promise<void>)[] = [];
    const answer = await inTransaction(ctx, async (inside) => {
      // Emptied for another attempt after a deadlock.
      afterwards.length = 0;
      const written = await claim(inside, writeId, asked);
      if (written) return again({ ctx: inside, input, written });
      const answer = await resolve({
        ctx: { ...inside, afterCommit: (work) => void afterwards.push(work) },
        input,
      });
      await keepWritten(inside, writeId, answer);
      return answer;
    });
    if (answer === undefined) throw new AppError('ALREADY_DONE', MESSAGES.alreadyDone);
    for (const work of afterwards) await work();
    return answer;
  };
  idempotentWrites.add(write);
  return write;
}

const idempotentWrites = new WeakSet<object>();

/** @throws when a device may send a procedure later that is not idempotent or no mutation, or when another one is idempotent. */
export function assertOfflineWritesAreIdempotent(router: AnyRouter): void {
  const procedures = router._def.procedures as Record<
    string,
    { _def: { type: string; resolver?: object } } | undefined
  >;
  const wrong = Object.keys({ ...procedures, ...OFFLINE_WRITES }).filter((path) => {
    const { type, resolver } = procedures[path]?._def ?? {};
    const isIdempotent = resolver !== undefined && idempotentWrites.has(resolver);
    if (!isOfflineWrite(path)) return isIdempotent;
    return type !== 'mutation' || isIdempotent === Boolean(offlineWrite(path).isRepeatable);
  });
  if (wrong.length > 0)
    throw new Error(`Offline writes and idempotent procedures are not the same: ${wrong.join(', ')}`);
}

/** What was written; nothing when this write is the first with its number. Waits for the same one going on elsewhere. */
async function claim(ctx: UserCtx, id: string, asked: Buffer): Promise<Written | undefined> {
  const { rows: claimed } = await sql`
    insert into answered_writes (user_id, id, asked, answered_at)
    values (${ctx.viewer.userId}, ${id}, ${asked}, ${ctx.now()}) on conflict do nothing returning id`.execute(
    ctx.db,
  );
  if (claimed.length > 0) return undefined;
  const { answer, ...before } = await ctx.db
    .selectFrom('answered_writes')
    .select(['asked', 'answer'])
    .where('user_id', '=', ctx.viewer.userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!before.asked.equals(asked)) throw new AppError('INVALID_INPUT', WRITE_ID_MESSAGES.usedBefore);
  return (answer as { json: Written } | null)?.json ?? {};
}

/** In the form in which the version before reads an answer, and answers with it, while both run (migration 0056). */
async function keepWritten(ctx: UserCtx, id: string, { id: madeId, batchId }: Written): Promise<void> {
  await sql`
    update answered_writes set answer = ${JSON.stringify({ json: { id: madeId, batchId } })}::jsonb
    where user_id = ${ctx.viewer.userId} and id = ${id}`.execute(ctx.db);
}

export async function sweepAnsweredWrites({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const tooOld = new Date(now().getTime() - WRITE_ID_DAYS * 24 * 60 * 60_000);
  await db.deleteFrom('answered_writes').where('answered_at', '<', tooOld).execute();
  await sql`
    delete from answered_writes w using (
      select user_id, id, row_number() over (partition by user_id order by answered_at desc, id) as place from answered_writes) n
    where n.place > ${MOST_KEPT} and w.user_id = n.user_id and w.id = n.id`.execute(db);
}
