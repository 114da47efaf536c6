import { type RawBuilder, sql } from 'kysely';
import type { WaitingCounts } from '#contract/admin/queue.ts';
import type { AdminRole } from '#domain/accounts/roles.ts';
import { countBySection } from '#domain/admin/waiting.ts';
import { isUndelivered } from '#server/areas/admin/overview/queries/is-undelivered.ts';
import { isUnresolved } from '#server/areas/money/payouts/queries/is-unresolved.ts';
import type { Context } from '#server/platform/context.ts';

/** The page shows 99+ from here on, so there is no need to count further. */
const MOST = 100;

/** Shown in the sidebar, so every admin page requests it. */
export async function countQueues(
  { db, queue, now }: Pick<Context, 'db' | 'queue' | 'now'>,
  role: AdminRole | null,
): Promise<WaitingCounts> {
  const counts = await db
    .selectNoFrom([
      counted('creators', 'pending_review').as('applicants'),
      counted('disputes', 'under_review').as('disputes'),
      counted('chargebacks', 'open').as('chargebacks'),
      counted('refunds', 'failed').as('refunds'),
      counted('approvals', 'open').as('approvals'),
      counted('support_requests', 'open').as('support'),
      upTo(sql`select 1 from payouts as p where ${isUnresolved('p')}`).as('payouts'),
      upTo(sql`select 1 from alarms where cleared_at is null`).as('alarms'),
      upTo(sql`select 1 from social_accounts where failing_since is not null`).as('connections'),
      upTo(sql`select 1 from media_files where status = 'failed' and is_active`).as('files'),
      upTo(sql`select 1 from email_events where ${isUndelivered(now())}`).as('emails'),
      upTo(sql`select distinct rating_id from rating_reports where decided_at is null`).as('ratings'),
      REPORTED_RECORDS.as('reports'),
    ])
    .executeTakeFirstOrThrow();
  const bySection = countBySection({ ...counts, jobs: await queue.countDeadLetters() }, role);
  return Object.fromEntries(
    Object.entries(bySection).map(([section, count]) => [section, Math.min(count, MOST)]),
  );
}

/** The status is a literal, so that the partial index for it can be used. */
function counted(
  table: 'creators' | 'disputes' | 'chargebacks' | 'refunds' | 'approvals' | 'support_requests',
  status: string,
) {
  return upTo(sql`select 1 from ${sql.table(table)} where status = ${sql.lit(status)}`);
}

function upTo(rows: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from (${rows} limit ${sql.lit(MOST)}) as waiting)`;
}

/** Reported records, each counted once, and open appeals. */
const REPORTED_RECORDS = sql<number>`(
  (select count(*)::int from (
    select distinct target_type, target_id from reports where decision_id is null limit ${sql.lit(MOST)}) as open)
  + (select count(*)::int from (
    select id from report_decisions where appealed_at is not null and appeal_decided_at is null
    limit ${sql.lit(MOST)}) as appealed))`;
