import { createHmac, randomBytes } from 'node:crypto';
import { idSchema } from '@larder/shared/list';
import { sql } from 'kysely';
import { networkOf } from '../../network-of.ts';
import type { Ctx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';

type VisitCtx = Pick<Ctx, 'db' | 'now' | 'log' | 'ip' | 'viewer'>;

/**
 * Counts a visit of a shared page: once per visitor and day (UTC), never the owner's own. For the page to call without
 * waiting: it never throws, a failure is logged and that visit goes uncounted.
 *
 * A visitor is an IPv4 address or an IPv6 /64, whatever browser it says it is; stored is an HMAC. Its key is random, shared by
 * all web processes through the database, and a new one every day; the old one is deleted, so that the hashes cannot be turned
 * back into addresses by trying.
 */
export async function countShareVisit(ctx: VisitCtx, { shareId }: { shareId: string }): Promise<void> {
  if (!idSchema.safeParse(shareId).success) return;
  try {
    const now = ctx.now();
    const day = now.toISOString().slice(0, 10);
    const key = await keyOfDay(ctx.db, day);
    const visitor = createHmac('sha256', key).update(networkOf(ctx.ip)).digest('base64url');
    await sql`
      with visit as (
        insert into share_visits (share_id, visitor, day)
        select s.share_id, ${visitor}, ${day}::date from recipe_shares s
        where s.share_id = ${shareId} and s.user_id is distinct from ${ctx.viewer?.userId ?? null}::uuid
        on conflict do nothing
        returning share_id)
      update recipe_shares s set access_count = s.access_count + 1, last_accessed_at = ${now}
      from visit where s.share_id = visit.share_id`.execute(ctx.db);
  } catch (error) {
    ctx.log.warn({ err: error }, 'a visit of a shared recipe was not counted');
  }
}

async function keyOfDay(db: Db, day: string): Promise<Buffer> {
  const known = await selectKey(db, day);
  if (known) return known;
  await sql`insert into share_visit_keys (day, key) values (${day}::date, ${randomBytes(32)}) on conflict do nothing`.execute(
    db,
  );
  await sql`delete from share_visit_keys where day < ${day}::date`.execute(db);
  const made = await selectKey(db, day);
  if (!made) throw new Error('The key of the day is missing');
  return made;
}

async function selectKey(db: Db, day: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{
    key: Buffer;
  }>`select key from share_visit_keys where day = ${day}::date`.execute(db);
  return rows[0]?.key;
}
