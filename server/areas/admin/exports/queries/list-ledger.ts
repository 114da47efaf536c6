import { sql } from 'kysely';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';

interface Query extends Ranged {
  cursor: string | undefined;
  limit: number;
}

/** Every transfer of the ledger, newest first: ids sort by creation time. */
export async function listLedger(db: Database, { cursor, limit, range }: Query) {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_events as v', 'v.id', 't.event_id')
    .select(['t.id', 'v.kind', 't.from_account', 't.to_account', 't.amount_cents'])
    .select(['v.campaign_id', 'v.occurred_at'])
    .where(isWithin(sql`v.occurred_at`, range))
    .$if(after !== null, (query) => query.where('t.id', '<', after?.[1] ?? ''))
    .orderBy('t.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  return { entries: page, next_cursor };
}
