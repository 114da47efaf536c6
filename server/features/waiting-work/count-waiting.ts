import type { WaitingCounts } from '#contract/waiting-counts.ts';
import type { Database } from '../../db/database.ts';

/** Beside the titles of the sidebar, so it is asked for with every admin page: one index, no table. */
export async function countWaiting(db: Database): Promise<WaitingCounts> {
  const { applicants } = await db
    .selectFrom('creators')
    .select((eb) => eb.fn.countAll<number>().as('applicants'))
    .where('status', '=', 'pending_review')
    .executeTakeFirstOrThrow();
  return { applicants: Number(applicants) };
}
