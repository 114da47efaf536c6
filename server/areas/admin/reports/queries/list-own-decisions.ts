import type { OwnDecisions } from '#contract/admin/reports.ts';
import type { Account } from '#domain/accounts/access.ts';
import { appealableUntil, findAppealRefusal } from '#domain/admin/reports.ts';
import type { Context } from '#server/platform/context.ts';
import { readTargets } from './find-target.ts';

const MOST = 50;
const MOST_ABOUT = 200;

/** Decisions about the account, newest first. A report that led to nothing isn't disclosed, and no reporter ever is. */
export async function listOwnDecisions(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user_id }: Pick<Account, 'user_id'>,
): Promise<OwnDecisions> {
  const rows = await db
    .selectFrom('report_decisions')
    .select(['id', 'target_type', 'target_id', 'action', 'words', 'decided_at'])
    .select(['appeal_words', 'appealed_at', 'appeal_outcome', 'appeal_answer'])
    .where('person_id', '=', user_id)
    .where('action', '<>', 'nothing')
    .orderBy('decided_at', 'desc')
    .limit(MOST)
    .execute();
  const targetOf = await readTargets(db, rows);
  return {
    decisions: rows.map((row) => {
      const found = targetOf(row);
      const about = row.target_type === 'message' ? found?.text : found?.name;
      return {
        ...row,
        about: (about ?? '').slice(0, MOST_ABOUT),
        appeal_until: appealableUntil(row.decided_at).toISOString(),
        appeal_refusal: findAppealRefusal(row, now()),
      };
    }),
  };
}
