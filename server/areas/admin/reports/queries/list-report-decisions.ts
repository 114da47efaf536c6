import { sql } from 'kysely';
import type { ReportDecisionPage, ReportDecisionsQuery } from '#contract/admin/reports.ts';
import { REPORT_ACTIONS } from '#domain/admin/reports.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inOrder } from '#server/platform/db/sorted.ts';
import { presentDecisions, selectDecisions } from './decisions-query.ts';

/** Lists the decisions admins made about reports. */
export async function listReportDecisions(
  db: Database,
  { direction = 'desc', cursor, limit, action }: ReportDecisionsQuery,
): Promise<ReportDecisionPage> {
  const order = { value: sql`d.decided_at`, type: 'timestamptz', id: sql.ref('d.id'), direction } as const;
  const rows = await inOrder(selectBy(db, { action }), order, readCursor(cursor))
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  const counts = cursor ? null : await countChoices(db, { action }, { action: REPORT_ACTIONS }, selectBy);
  return { decisions: await presentDecisions(db, page), next_cursor, counts };
}

function selectBy(db: Database, { action }: Pick<ReportDecisionsQuery, 'action'>) {
  return selectDecisions(db).$if(action !== undefined, (query) =>
    query.where('d.action', '=', action ?? 'nothing'),
  );
}
