import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** True in SQL when the uuid `column` is one of the ids. One parameter for any number of ids, so the statement is one too. */
export function isOneOf(column: string, ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any (${ids}::uuid[])`;
}
