import type { Account } from '#domain/accounts/access.ts';
import { findAppealRefusal } from '#domain/admin/reports.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { notifyAdminsAboutAppeal } from '../notify.ts';

/** Appeals a decision, once. Only the person it is about can, even while their account is suspended. */
export function appealDecision(
  context: Context,
  { user_id }: Pick<Account, 'user_id'>,
  { id, words }: { id: string; words: string },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const decision = await tx
      .selectFrom('report_decisions')
      .select(['action', 'decided_at', 'appealed_at'])
      .where('id', '=', id)
      .where('person_id', '=', user_id)
      .forUpdate()
      .executeTakeFirst();
    // People aren't told about a report that led to nothing.
    if (decision === undefined || decision.action === 'nothing') {
      throw new Problem('not_found', 'We can’t find that decision.');
    }
    const refusal = findAppealRefusal(decision, context.now());
    if (refusal !== null) throw new Problem('conflict', refusal);
    await tx
      .updateTable('report_decisions')
      .set({ appeal_words: words, appealed_at: context.now().toISOString() })
      .where('id', '=', id)
      .execute();
    await notifyAdminsAboutAppeal(tx, context, id);
  });
}
