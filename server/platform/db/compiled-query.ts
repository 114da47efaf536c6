import { CompiledQuery } from 'kysely';
import type { Database, Tx } from './database.ts';
import { pipelined } from './pipeline.ts';

/** A placeholder in a statement for a value that comes later. */
class Placeholder<Values> {
  readonly read: (values: Values) => unknown;

  constructor(read: (values: Values) => unknown) {
    this.read = read;
  }
}

/** Replaces a value in a compiled statement: it says how to find the value for each call. */
export function placeholder<Values, T>(read: (values: Values) => T): T {
  return new Placeholder(read) as T;
}

interface Buildable<Row> {
  compile(db: Database): CompiledQuery<Row>;
}

type Build<Values, Row> = (db: Database, values: Values) => Buildable<Row>;
type Ask<Values, Row> = (db: Database | Tx, values: Values) => Promise<Row[]>;

/**
 * A statement whose text is always the same: it is built at the first call and only filled in after that. It is for
 * statements that every request needs, because building one takes longer than sending it. The builder must not look
 * at the values.
 */
export function compileOnce<Values extends object, Row>(build: Build<Values, Row>): Ask<Values, Row> {
  const placeholders = new Proxy({} as Values, {
    get: (_, name) => placeholder((values: Values) => Reflect.get(values, name)),
  });
  return compileOncePerShape(
    () => '',
    (db) => build(db, placeholders),
  );
}

/**
 * The same for a statement with a few shapes: it is built once for each. The builder must only look at the shape, and
 * puts `later` where the values go.
 */
export function compileOncePerShape<Values extends object, Row>(
  shapeOf: (values: Values) => string,
  build: Build<Values, Row>,
): Ask<Values, Row> {
  const known = new Map<string, CompiledQuery<Row>>();
  return async (db, values) => {
    const shape = shapeOf(values);
    const built = known.get(shape) ?? build(db, values).compile(db);
    if (known.size < MAX_SHAPES) known.set(shape, built);
    const filled = built.parameters.map((value) =>
      value instanceof Placeholder ? value.read(values) : value,
    );
    const { rows } = await pipelined(db).executeQuery(CompiledQuery.raw(built.sql, filled));
    return rows as Row[];
  };
}

/** Queries beyond this limit are built each time. */
const MAX_SHAPES = 500;
