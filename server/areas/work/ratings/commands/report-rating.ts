import type { ReportRequest } from '#contract/work/ratings.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockRating } from '../lock.ts';
import { notifyAdminsAboutReport } from '../notify.ts';
import { requireReportable } from '../policy.ts';

/** Reports a rating to the admins, once. The rating stays published until one of them decides. */
export function reportRating(
  context: Context,
  account: Account,
  { id, ...report }: ReportRequest & { id: string },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const rating = await lockRating(tx, id);
    await requireReportable(tx, account, rating);
    const isFirst = !(await hasOpenReport(tx, id));
    const written = await tx
      .insertInto('rating_reports')
      .values({
        id: newId(),
        rating_id: id,
        reporter_id: account.user_id,
        ...report,
        created_at: context.now().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (written === undefined) throw new Problem('conflict', 'You already reported this review.');
    if (isFirst) await notifyAdminsAboutReport(tx, context, { ...report, report_id: written.id });
  });
}

async function hasOpenReport(tx: Tx, ratingId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('rating_reports')
    .select('id')
    .where('rating_id', '=', ratingId)
    .where('decided_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
