import { WRITE_ID_DAYS, WRITE_ID_MESSAGES } from '@larder/shared/installed-app/write-id';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Deps, UserCtx } from '../ctx.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { answers } from './transformer.ts';

/** Of one person, the last ones. */
const MOST_KEPT = 500;

interface Call<Input> {
  ctx: UserCtx;
  input: Input;
  path: string;
}

/**
 * Makes a resolver answer what it answered before, when a device sends a write again because it never learnt the answer. The
 * answer is kept with what was written, both or neither; a failure is not, so that it can be tried again.
 * @throws INVALID_INPUT when the number of the write stood for another one.
 */
export function once<Input, Answer>(resolve: (call: { ctx: UserCtx; input: Input }) => Promise<Answer>) {
  return async ({ ctx, input, path }: Call<Input>): Promise<Answer> => {
    const { writeId } = ctx;
    if (writeId === undefined) return resolve({ ctx, input });
    const asked = createHash('sha256')
      .update(JSON.stringify([path, input]))
      .digest();
    const afterwards: (() => Promise<void>)[] = [];
    const answer = await inTransaction(ctx, async (inside) => {
      // Emptied for another attempt after a deadlock.
      afterwards.length = 0;
      const before = await claim(inside, writeId, asked);
      if (before) return answers.deserialize(before) as Answer;
      const answer = await resolve({
        ctx: { ...inside, afterCommit: (work) => void afterwards.push(work) },
        input,
      });
      await keepAnswer(inside, writeId, answer);
      return answer;
    });
    for (const work of afterwards) await work();
    return answer;
  };
}

type Written = Parameters<typeof answers.deserialize>[0];

/** The answer that was given; nothing when this write is the first with its number. Waits for the same one going on elsewhere. */
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
  return answer as unknown as Written;
}

async function keepAnswer(ctx: UserCtx, id: string, answer: unknown): Promise<void> {
  await sql`
    update answered_writes set answer = ${JSON.stringify(answers.serialize(answer))}::jsonb
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
