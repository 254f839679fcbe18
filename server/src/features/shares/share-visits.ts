import { createHmac, randomBytes } from 'node:crypto';
import { idSchema } from '@larder/shared/list';
import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { networkOf } from '../../network-of.ts';

type CounterDeps = Pick<Ctx, 'db' | 'log'>;
type Visitor = Pick<Ctx, 'ip' | 'viewer' | 'now'>;

interface Visit {
  shareId: string;
  /** An IPv4 address or an IPv6 /64, whatever browser it says it is. */
  network: string;
  viewerId: string | null;
  at: Date;
}

/** How long a visit waits to be written together with others, in milliseconds. */
const TOGETHER_AFTER = 1_000;
/** And how long until they are tried again when the database was away. */
const AGAIN_AFTER = 10_000;
/** So many wait at most, should the database be away. */
const MOST_WAITING = 10_000;

export interface VisitCounter {
  /** Counts a visit of a shared page. Never waits and never throws. */
  count(visitor: Visitor, shareId: string): void;
  /** Writes what was counted so far: before the process stops. */
  flush(): Promise<void>;
}

/** Counts visits: one of each visitor to a share and day (UTC), never the owner's own. They are written in batches. */
export function createVisitCounter({ db, log }: CounterDeps): VisitCounter {
  let waiting = new Map<string, Visit>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function flushIn(milliseconds: number): void {
    timer ??= setTimeout(() => void flush(), milliseconds).unref();
  }

  function add(visit: Visit): void {
    const key = [visit.shareId, visit.network, visit.viewerId, dayOf(visit.at)].join(' ');
    if (waiting.has(key) || waiting.size >= MOST_WAITING) return;
    waiting.set(key, visit);
    flushIn(TOGETHER_AFTER);
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const visits = [...waiting.values()];
    waiting = new Map();
    try {
      for (const day of new Set(visits.map(({ at }) => dayOf(at)))) {
        await writeDay(
          db,
          day,
          visits.filter(({ at }) => dayOf(at) === day),
        );
      }
    } catch (error) {
      log.warn({ err: error }, 'visits of shared recipes could not be counted yet');
      flushIn(AGAIN_AFTER);
      for (const visit of visits) add(visit);
    }
  }

  const flush = () => (writing = writing.then(write));

  return {
    count: ({ ip, viewer, now }, shareId) => {
      if (!idSchema.safeParse(shareId).success) return;
      add({
        ...{ shareId: shareId.toLowerCase(), at: now() },
        ...{ network: networkOf(ip), viewerId: viewer?.userId ?? null },
      });
    },
    flush,
  };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * Stored is an HMAC of a visitor. Its key is random, shared by all web processes through the database, and a new one every day;
 * the old one is deleted, so that the hashes cannot be turned back into addresses by trying. What was written before counts once.
 */
async function writeDay(db: Db, day: string, visits: readonly Visit[]): Promise<void> {
  const key = await keyOfDay(db, day);
  const visitors = visits.map(({ network }) => createHmac('sha256', key).update(network).digest('base64url'));
  await sql`
    with seen as (
      select * from unnest(${visits.map(({ shareId }) => shareId)}::uuid[], ${visitors}::text[],
        ${visits.map(({ viewerId }) => viewerId)}::uuid[], ${visits.map(({ at }) => at)}::timestamptz[])
      as v (share_id, visitor, viewer_id, at)),
    visit as (
      insert into share_visits (share_id, visitor, day)
      select seen.share_id, seen.visitor, ${day}::date from seen join recipe_shares s on s.share_id = seen.share_id
      where s.user_id is distinct from seen.viewer_id
      on conflict do nothing
      returning share_id, visitor)
    update recipe_shares s set access_count = s.access_count + counted.visits, last_accessed_at = counted.last
    from (
      select share_id, count(distinct visitor) as visits, max(at) as last
      from visit join seen using (share_id, visitor) group by share_id) as counted
    where s.share_id = counted.share_id`.execute(db);
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
