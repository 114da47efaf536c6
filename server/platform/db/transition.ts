import { type Selectable, sql, type Updateable } from 'kysely';
import { Problem } from '#server/platform/errors.ts';
import type { Tx } from './database.ts';
import type { Tables } from './tables.gen.ts';

/** The tables whose status has a table of moves in the domain. */
type StatefulTable = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; status: unknown } ? T : never;
}[keyof Tables];

type StatusOf<T extends StatefulTable> =
  Selectable<Tables[T]> extends { status: infer Status extends string | null } ? Status : never;

/** The new status and the columns that change with it. A column of the locked row keeps its type. */
type ChangeOf<T extends StatefulTable, Row> = Updateable<Tables[T]> & {
  [Column in keyof Row & keyof Updateable<Tables[T]>]?: Row[Column];
} & { status: StatusOf<T> };

interface Move<T extends StatefulTable, Row> {
  /** The row as the caller locked it. It is not locked again. */
  row: Row;
  /** Called once the move is allowed. */
  change: () => ChangeOf<T, Row> | Promise<ChangeOf<T, Row>>;
  /** Records or books the move. */
  record?: (moved: Row) => Promise<void>;
  /** Notifies the people concerned. */
  notify?: (moved: Row) => Promise<void>;
}

interface Transition<T extends StatefulTable, Row> extends Move<T, Row> {
  /** Why the domain doesn't allow the move; null if it does. */
  refusal: Problem | null;
}

interface OptionalTransition<T extends StatefulTable, Row> extends Move<T, Row> {
  /** False if the current status takes precedence. */
  isAllowed: boolean;
}

/**
 * Moves a locked row from one status to another, always in this order: the domain allows it or it is refused, the row
 * is written, the move is recorded and people are notified. Returns the row as it is now.
 */
export async function transition<T extends StatefulTable, Row extends { id: string; status: StatusOf<T> }>(
  tx: Tx,
  table: T,
  { refusal, ...move }: Transition<T, Row>,
): Promise<Row> {
  if (refusal !== null) throw refusal;
  const moved = await carryOut(tx, table, move);
  if (moved === null) throw new Problem('conflict', 'Someone else just changed this. Reload and try again.');
  return moved;
}

/**
 * Does the same for moves without a button: messages of a provider arrive late, twice or out of order. Returns null
 * if the current status takes precedence.
 */
export async function transitionIfAllowed<
  T extends StatefulTable,
  Row extends { id: string; status: StatusOf<T> },
>(tx: Tx, table: T, { isAllowed, ...move }: OptionalTransition<T, Row>): Promise<Row | null> {
  return isAllowed ? carryOut(tx, table, move) : null;
}

/** Null if the row has another status by now. */
async function carryOut<T extends StatefulTable, Row extends { id: string; status: StatusOf<T> }>(
  tx: Tx,
  table: T,
  { row, change, record, notify }: Move<T, Row>,
): Promise<Row | null> {
  const changed = await change();
  if (!(await writeChange(tx, table, row, changed))) return null;
  const moved: Row = { ...row, ...changed };
  await record?.(moved);
  await notify?.(moved);
  return moved;
}

/** A row that has changed since it was read wasn't locked, or was moved twice. The caller gets the error here. */
async function writeChange(
  tx: Tx,
  table: string,
  { id, status }: { id: string; status: string | null },
  changed: object,
): Promise<boolean> {
  const columns = Object.entries(changed).filter(([, value]) => value !== undefined);
  const assignments = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql`
    update ${sql.table(table)} set ${sql.join(assignments)}
    where id = ${id} and status is not distinct from ${status} returning id
  `.execute(tx);
  return rows.length > 0;
}
