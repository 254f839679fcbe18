import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** True in SQL when the uuid `column` is one of the ids: one statement and one parameter, however many there are. */
export function isOneOf(column: string, ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any (${ids}::uuid[])`;
}
