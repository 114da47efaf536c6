import { CompiledQuery } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Stands in a statement for a value that comes later. */
class Later {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

interface Buildable<Row> {
  compile(db: Database): CompiledQuery<Row>;
}

/**
 * A statement whose text is always the same: it is built at the first call, and only filled in after that. For what every
 * request asks, because building it takes longer than sending it. What it is built from may not look at the values.
 */
export function buildOnce<Values extends object, Row>(
  build: (db: Database, values: Values) => Buildable<Row>,
): (db: Database | Tx, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    built ??= build(db, new Proxy({} as Values, { get: (_, name) => new Later(name) })).compile(db);
    const filled = built.parameters.map((value) =>
      value instanceof Later ? Reflect.get(values, value.name) : value,
    );
    const { rows } = await db.executeQuery(CompiledQuery.raw(built.sql, filled));
    return rows as Row[];
  };
}
