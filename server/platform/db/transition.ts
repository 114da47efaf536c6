import { type Selectable, sql, type Updateable } from 'kysely';
import { Problem } from '#server/platform/errors.ts';
import type { Tx } from './database.ts';
import type { Tables } from './tables.gen.ts';

/** The tables whose rows have a status that the domain has a table of moves for. */
type StatefulTable = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; status: unknown } ? T : never;
}[keyof Tables];

type StatusOf<T extends StatefulTable> =
  Selectable<Tables[T]> extends { status: infer Status extends string | null } ? Status : never;

/** The new status and the columns that change with it. A column of the locked row keeps the type it has there. */
type ChangeOf<T extends StatefulTable, Row> = Updateable<Tables[T]> & {
  [Column in keyof Row & keyof Updateable<Tables[T]>]?: Row[Column];
} & { status: StatusOf<T> };

interface Transition<T extends StatefulTable, Row> {
  /** The row as the caller locked it. It is not locked again. */
  row: Row;
  /** Why the domain does not allow the move; null where it does. */
  refusal: Problem | null;
  /** Called once the move is allowed. */
  change: () => ChangeOf<T, Row> | Promise<ChangeOf<T, Row>>;
  /** Writes down or books the move. */
  record?: (moved: Row) => Promise<void>;
  /** Notifies the people concerned. */
  notify?: (moved: Row) => Promise<void>;
}

/**
 * Moves a locked row from one status to another: the domain allows it or it is refused, then the row is written, the move is
 * recorded and people are notified, always in this order. Answers with the row as it is now.
 */
export async function transition<T extends StatefulTable, Row extends { id: string; status: StatusOf<T> }>(
  tx: Tx,
  table: T,
  { row, refusal, change, record, notify }: Transition<T, Row>,
): Promise<Row> {
  if (refusal !== null) throw refusal;
  const changed = await change();
  await writeChange(tx, table, row, changed);
  const moved: Row = { ...row, ...changed };
  await record?.(moved);
  await notify?.(moved);
  return moved;
}

/** A row that has moved on since it was read was not locked, or was moved twice; whoever passes it finds out here. */
async function writeChange(
  tx: Tx,
  table: string,
  { id, status }: { id: string; status: string | null },
  changed: object,
): Promise<void> {
  const columns = Object.entries(changed).filter(([, value]) => value !== undefined);
  const assignments = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql`
    update ${sql.table(table)} set ${sql.join(assignments)}
    where id = ${id} and status is not distinct from ${status} returning id
  `.execute(tx);
  if (rows.length === 0)
    throw new Problem('conflict', 'Someone else just changed this. Reload and try again.');
}
