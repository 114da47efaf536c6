import { sql } from 'kysely';
import type { ReportedTarget, ReportQueue } from '#contract/admin/reports.ts';
import type { AbuseReason } from '#domain/admin/reports.ts';
import type { Database } from '#server/platform/db/database.ts';
import { presentDecisions, selectDecisions } from './decisions-query.ts';
import { readTargets } from './find-target.ts';

const MOST_OPEN = 50;

/** The admins' queue: reported records, oldest report first, and open appeals. */
export async function listReports(db: Database): Promise<ReportQueue> {
  const appeals = await selectDecisions(db)
    .where('d.appealed_at', 'is not', null)
    .where('d.appeal_decided_at', 'is', null)
    .orderBy('d.appealed_at')
    .limit(MOST_OPEN)
    .execute();
  return { open: await listOpen(db), appeals: await presentDecisions(db, appeals) };
}

async function listOpen(db: Database): Promise<ReportedTarget[]> {
  const rows = await db
    .selectFrom('reports')
    .select(['target_type', 'target_id', sql<number>`count(*)::int`.as('report_count')])
    .select(sql<AbuseReason[]>`array_agg(distinct reason)`.as('reasons'))
    .select((eb) => eb.fn.min('created_at').as('first_reported_at'))
    .where('decision_id', 'is', null)
    .groupBy(['target_type', 'target_id'])
    .orderBy('first_reported_at')
    .orderBy('target_id')
    .limit(MOST_OPEN)
    .execute();
  const targetOf = await readTargets(db, rows);
  return rows.map((row) => ({ ...row, name: targetOf(row)?.name ?? 'Deleted' }));
}
