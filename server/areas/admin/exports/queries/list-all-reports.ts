import { sql } from 'kysely';
import { readTargets } from '#server/areas/admin/reports/queries/find-target.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';

interface Query extends Ranged {
  cursor: string | undefined;
  limit: number;
}

/** Every report, open or decided, newest first: ids sort by creation time. */
export async function listAllReports(db: Database, { cursor, limit, range }: Query) {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('reports as r')
    .innerJoin('users as u', 'u.id', 'r.reporter_id')
    .leftJoin('report_decisions as d', 'd.id', 'r.decision_id')
    .select(['r.id', 'r.target_type', 'r.target_id', 'r.reason', 'r.note', 'r.created_at'])
    .select(['u.email as reporter_email', 'd.action', 'd.decided_at'])
    .where(isWithin(sql`r.created_at`, range))
    .$if(after !== null, (query) => query.where('r.id', '<', after?.[1] ?? ''))
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  const targetOf = await readTargets(db, page);
  return { reports: page.map((row) => ({ ...row, name: targetOf(row)?.name ?? 'Deleted' })), next_cursor };
}
