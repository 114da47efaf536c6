import type { WaitingCounts } from '#contract/waiting-counts.ts';
import type { Database } from '../../db/database.ts';

/** Whoever shows it says 99+ from here on, so nobody counts further. */
const MOST = 100;

/** Beside the titles of the sidebar, so it is asked for with every admin page. */
export async function countWaiting(db: Database): Promise<WaitingCounts> {
  const applicants = await db
    .selectFrom('creators')
    .select('id')
    .where('status', '=', 'pending_review')
    .limit(MOST)
    .execute();
  return { applicants: applicants.length };
}
