import { sql } from 'kysely';
import type { Redis } from 'ioredis';
import type { Db } from '../db/db.ts';

/** Every row of every table, the queue's too, as a backup of the database would hold them. */
export async function dumpTables(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
    order by 1, 2`.execute(db);
  const dumps: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(`${schema}.${name}`)} t
      order by 1`.execute(db);
    dumps.push(`${schema}.${name}`, ...rows.map(({ row }) => row));
  }
  return dumps.join('\n');
}

/** Everything a Redis holds. */
export async function dumpRedis(redis: Redis): Promise<string> {
  const read: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, '0', '-1', 'WITHSCORES'),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  const dumps: string[] = [];
  for (const key of await redis.keys('*')) {
    const type = await redis.type(key);
    dumps.push(key, JSON.stringify(await read[type]?.(key)));
  }
  return dumps.join('\n');
}
