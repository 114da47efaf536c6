import { sql } from 'kysely';
import type { WaitingCounts } from '#contract/admin/queue.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The page shows 99+ from here on, so there is no need to count further. */
const MOST = 100;

/** Shown in the sidebar, so every admin page requests it. */
export async function countQueues(db: Database): Promise<WaitingCounts> {
  const { applicants, approvals, ratings, reports, disputes, chargebacks, refunds, support } = await db
    .selectNoFrom([
      counted('creators', 'pending_review').as('applicants'),
      counted('disputes', 'under_review').as('disputes'),
      counted('chargebacks', 'open').as('chargebacks'),
      counted('refunds', 'failed').as('refunds'),
      counted('approvals', 'open').as('approvals'),
      counted('support_requests', 'open').as('support'),
      REPORTED_RATINGS.as('ratings'),
      REPORTED_RECORDS.as('reports'),
    ])
    .executeTakeFirstOrThrow();
  return {
    applicants,
    support,
    approvals: Math.min(approvals + ratings, MOST),
    reports: Math.min(reports, MOST),
    payments: Math.min(disputes + chargebacks + refunds, MOST),
  };
}

/** The status is a literal, so that the partial index for it can be used. */
function counted(
  table: 'creators' | 'disputes' | 'chargebacks' | 'refunds' | 'approvals' | 'support_requests',
  status: string,
) {
  const rows = sql`select id from ${sql.table(table)} where status = ${sql.lit(status)} limit ${sql.lit(MOST)}`;
  return sql<number>`(select count(*)::int from (${rows}) as waiting)`;
}

/** A rating counts once, however many people reported it. */
const REPORTED_RATINGS = sql<number>`(select count(*)::int from (
  select distinct rating_id from rating_reports where decided_at is null limit ${sql.lit(MOST)}) as waiting)`;

/** Reported records, each counted once, and open appeals. */
const REPORTED_RECORDS = sql<number>`(
  (select count(*)::int from (
    select distinct target_type, target_id from reports where decision_id is null limit ${sql.lit(MOST)}) as open)
  + (select count(*)::int from (
    select id from report_decisions where appealed_at is not null and appeal_decided_at is null
    limit ${sql.lit(MOST)}) as appealed))`;
