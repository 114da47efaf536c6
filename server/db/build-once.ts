import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { quickly } from './quick-lane.ts';

/** Stands in a statement for a value that comes later. */
class Later<Values> {
  readonly read: (values: Values) => unknown;

  constructor(read: (values: Values) => unknown) {
    this.read = read;
  }
}

/** In place of a value of a statement that is built once: how it is found when it is asked. */
export function later<Values, T>(read: (values: Values) => T): T {
  return new Later(read) as T;
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
export function buildOnce<Values extends object, Row>(build: Build<Values, Row>): Ask<Values, Row> {
  const standIns = new Proxy({} as Values, {
    get: (_, name) => later((values: Values) => Reflect.get(values, name)),
  });
  return buildOnceAShape(
    () => '',
    (db) => build(db, standIns),
  );
}

/**
 * The same for one that comes in few shapes: once for each. What it is built from looks at nothing its shape does not tell,
 * and puts `later` where the values go.
 */
export function buildOnceAShape<Values extends object, Row>(
  shapeOf: (values: Values) => string,
  build: Build<Values, Row>,
): Ask<Values, Row> {
  const known = new Map<string, CompiledQuery<Row>>();
  return async (db, values) => {
    const shape = shapeOf(values);
    const built = known.get(shape) ?? build(db, values).compile(db);
    if (known.size < MOST_SHAPES) known.set(shape, built);
    const filled = built.parameters.map((value) => (value instanceof Later ? value.read(values) : value));
    const { rows } = await quickly(db).executeQuery(CompiledQuery.raw(built.sql, filled));
    return rows as Row[];
  };
}

/** What is beyond is built each time. */
const MOST_SHAPES = 500;

/** The same for any number of questions of as many values each, which it is given as the rows of a table; once a number. */
export function buildOnceForAll<Row>(
  types: readonly string[],
  build: (db: Database, asked: RawBuilder<unknown>) => Buildable<Row>,
): (db: Database | Tx, questions: readonly (readonly unknown[])[]) => Promise<Row[]> {
  const built = new Map<number, (db: Database | Tx, values: readonly unknown[]) => Promise<Row[]>>();
  return (db, questions) => {
    const known =
      built.get(questions.length) ??
      buildOnce((given, values: readonly unknown[]) => build(given, rowsOf(questions.length, types, values)));
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
