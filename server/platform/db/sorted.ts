import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Place } from './cursor.ts';

/** What a list is sorted by. Ids sort by creation time, so an order without a value is by creation. */
export interface Order {
  value?: RawBuilder<unknown>;
  type?: 'text' | 'bigint' | 'timestamptz' | 'date';
  id: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
}

/**
 * The rows after this place in this order. An index on the value and the id finds them at any depth. Each row brings
 * its `place`, which the cursor keeps as text, so that a time keeps its last digit. A place of another order is refused
 * by its type, or leads to a place where nothing is wrong but the order.
 */
export function inOrder<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { value, type = 'text', id, direction }: Order,
  after: Place | null,
) {
  const isAfter = sql.raw(direction === 'asc' ? '>' : '<');
  const rest =
    value === undefined
      ? sql<boolean>`${id} ${isAfter} ${after?.[1]}::uuid`
      : sql<boolean>`(${value}, ${id}) ${isAfter} (${after?.[0]}::${sql.raw(type)}, ${after?.[1]}::uuid)`;
  return query
    .select((value === undefined ? sql<string>`''` : sql<string>`(${value})::text`).as('place'))
    .$if(after !== null, (rows) => rows.where(rest))
    .$if(value !== undefined, (rows) => rows.orderBy(value ?? id, direction))
    .orderBy(id, direction);
}
