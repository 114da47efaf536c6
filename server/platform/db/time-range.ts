import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** From the first moment up to the second one, which is left out. Either may be open. */
export interface TimeRange {
  from: string | null;
  until: string | null;
}

/** A list of an export can be cut to a range. Pages show all of it. */
export interface Ranged {
  range?: TimeRange;
}

export function isWithin(column: RawBuilder<unknown>, range: TimeRange | undefined): RawBuilder<SqlBool> {
  const { from = null, until = null } = range ?? {};
  const since = from === null ? sql`true` : sql`${column} >= ${from}::timestamptz`;
  return until === null
    ? sql<SqlBool>`${since}`
    : sql<SqlBool>`${since} and ${column} < ${until}::timestamptz`;
}
