import { sql } from 'kysely';
import type { WaitingCounts } from '#contract/waiting-counts.ts';
import type { Database } from '../../db/database.ts';

/** Whoever shows it says 99+ from here on, so nobody counts further. */
const MOST = 100;

/** Beside the titles of the sidebar, so it is asked for with every admin page. */
export async function countWaiting(db: Database): Promise<WaitingCounts> {
  const { applicants, disputes, chargebacks, refunds } = await db
    .selectNoFrom([
      counted('creators', 'pending_review').as('applicants'),
      counted('disputes', 'under_review').as('disputes'),
      counted('chargebacks', 'open').as('chargebacks'),
      counted('refunds', 'failed').as('refunds'),
    ])
    .executeTakeFirstOrThrow();
  return { applicants, payments: Math.min(disputes + chargebacks + refunds, MOST) };
}

/** The state is written out, so that an index of one state alone serves it. */
function counted(table: 'creators' | 'disputes' | 'chargebacks' | 'refunds', status: string) {
  const rows = sql`select id from ${sql.table(table)} where status = ${sql.lit(status)} limit ${sql.lit(MOST)}`;
  return sql<number>`(select count(*)::int from (${rows}) as waiting)`;
}
