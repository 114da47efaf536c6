import type { NewReport } from '#contract/admin/reports.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { notifyAdminsAboutReport } from '../notify.ts';
import { requireReportable } from '../policy.ts';

const DAY_SECONDS = 86_400;
/** More than a person has reasons for in a day. */
const REPORTS_A_DAY = { most: 20, seconds: DAY_SECONDS };

/** Reports a record to the admins. Everyone has one open report of a record. */
export async function report(
  context: Context,
  account: Account,
  { target_type, target_id, reason, note }: NewReport,
): Promise<void> {
  await takeFromLimit(context.db, `reports:${account.user_id}`, REPORTS_A_DAY);
  await inTransaction(context.db, async (tx) => {
    await requireReportable(tx, account, { target_type, target_id });
    const id = newId();
    const written = await tx
      .insertInto('reports')
      .values({
        id,
        target_type,
        target_id,
        reporter_id: account.user_id,
        reason,
        note,
        created_at: context.now().toISOString(),
      })
      .onConflict((oc) =>
        oc.columns(['target_type', 'target_id', 'reporter_id']).where('decision_id', 'is', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (written === undefined) {
      throw new Problem('conflict', 'You already reported this. We’ll let you know whether we acted on it.');
    }
    await notifyAdminsAboutReport(tx, context, { report_id: id, target_type, reason });
  });
}
