import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/**
 * A statement that is put together once and asked often: what is asked with every page view should not be written anew
 * each time. `build` writes it with stand-ins for the named parameters.
 */
export function statement<Row, Name extends string>(
  names: readonly Name[],
  build: (standIns: Record<Name, string>) => RawBuilder<Row>,
): (db: Db, values: Record<Name, unknown>) => Promise<Row[]> {
  const nameOf = new Map<unknown, Name>(names.map((name) => [`:${name}`, name]));
  const standIns = Object.fromEntries(names.map((name) => [name, `:${name}`])) as Record<Name, string>;
  let compiled: CompiledQuery<Row> | undefined;

  return async (db, values) => {
    compiled ??= build(standIns).compile(db);
    const parameters = compiled.parameters.map((parameter) => {
      const name = nameOf.get(parameter);
      if (name === undefined) throw new Error('A statement takes its parameters by name only');
      return values[name];
    });
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
