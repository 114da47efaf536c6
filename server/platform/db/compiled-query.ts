import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { pipelined } from './pipeline.ts';

/** Stands in a statement for a value that comes later. */
class Placeholder<Values> {
  readonly read: (values: Values) => unknown;

  constructor(read: (values: Values) => unknown) {
    this.read = read;
  }
}

/** In place of a value of a statement that is built once: how it is found when it is asked. */
export function placeholder<Values, T>(read: (values: Values) => T): T {
  return new Placeholder(read) as T;
}

interface Buildable<Row> {
  compile(db: Database): CompiledQuery<Row>;
}

type Build<Values, Row> = (db: Database, values: Values) => Buildable<Row>;
type Ask<Values, Row> = (db: Database | Tx, values: Values) => Promise<Row[]>;

/**
 * A statement whose text is always the same: it is built at the first call, and only filled in after that. For what every
 * request asks, because building it takes longer than sending it. What it is built from may not look at the values.
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
 * The same for one that comes in few shapes: once for each. What it is built from looks at nothing its shape does not tell,
 * and puts `later` where the values go.
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

/** The same for any number of questions of as many values each, which it is given as the rows of a table; once a number. */
export function compileBatch<Row>(
  types: readonly string[],
  build: (db: Database, asked: RawBuilder<unknown>) => Buildable<Row>,
): (db: Database | Tx, questions: readonly (readonly unknown[])[]) => Promise<Row[]> {
  const built = new Map<number, (db: Database | Tx, values: readonly unknown[]) => Promise<Row[]>>();
  return (db, questions) => {
    const known =
      built.get(questions.length) ??
      compileOnce((given, values: readonly unknown[]) =>
        build(given, rowsOf(questions.length, types, values)),
      );
    built.set(questions.length, known);
    return known(db, questions.flat(1));
  };
}

function rowsOf(count: number, types: readonly string[], values: readonly unknown[]): RawBuilder<unknown> {
  const rows = Array.from({ length: count }, (_, row) => {
    const cells = types.map((type, cell) => sql`${values[row * types.length + cell]}::${sql.raw(type)}`);
    return sql`(${sql.lit(row)}, ${sql.join(cells)})`;
  });
  return sql`(values ${sql.join(rows)})`;
}
