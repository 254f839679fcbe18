import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pace } from '../../adapters/fetch/guarded-fetch.ts';
import type { Deps } from '../../ctx.ts';

/** A little over the second that is promised: two requests do not take equally long to arrive. */
const BETWEEN_REQUESTS_MS = 1_200;

/** Requests are reserved so far ahead and no further: what is not used must not keep everybody else from a site. */
const AHEAD_MS = 60_000;
const ASK_AGAIN_MS = 1_000;

/**
 * Waits until `host` may be asked. The database reserves the times, one by one, so that all workers together ask one site at
 * most once a second. A time that is not used, because the import was cancelled meanwhile, passes.
 */
export function paceHosts({ db }: Pick<Deps, 'db'>): Pace {
  return async (host, signal) => {
    let wait = await reserveRequest(db, host);
    while (wait === undefined) {
      await sleep(ASK_AGAIN_MS, undefined, { signal });
      wait = await reserveRequest(db, host);
    }
    await sleep(Math.max(0, wait), undefined, { signal });
  };
}

/** In how many milliseconds the host may be asked; undefined while too many wait already. */
async function reserveRequest(db: Deps['db'], host: string): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number }>`
    insert into host_turns as t (host, next_at) values (${host}, clock_timestamp() + ${BETWEEN_REQUESTS_MS} * interval '1 ms')
    on conflict (host) do update
      set next_at = greatest(t.next_at, clock_timestamp()) + ${BETWEEN_REQUESTS_MS} * interval '1 ms'
      where t.next_at < clock_timestamp() + ${AHEAD_MS} * interval '1 ms'
    returning (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 - ${BETWEEN_REQUESTS_MS} as wait`.execute(
    db,
  );
  return rows[0]?.wait;
}

/** Times that are long past say nothing about the next one. */
export async function deletePastHosts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const past = new Date(now().getTime() - 60_000);
  await db.deleteFrom('host_turns').where('next_at', '<', past).execute();
}
