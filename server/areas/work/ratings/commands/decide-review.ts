import type { ReviewDecision } from '#contract/work/ratings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockPublished } from '../lock.ts';
import { notifyAboutDecision } from '../notify-decision.ts';

/**
 * Decides all open reports of a review. A hidden review leaves every list and average in this transaction. Its row stays,
 * and the audit log keeps what it said.
 */
export function decideReview(
  context: Context,
  { user_id }: Pick<Account, 'user_id'>,
  { id, decision, words }: ReviewDecision & { id: string },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const at = context.now().toISOString();
    const review = await lockPublished(tx, id);
    const reports = await tx
      .updateTable('review_reports')
      .set({ decision, words, decided_by: user_id, decided_at: at })
      .where('review_id', '=', id)
      .where('decided_at', 'is', null)
      .returning(['id', 'reporter_id'])
      .execute();
    if (reports.length === 0)
      throw new Problem('conflict', 'Another admin already decided about this review.');
    if (decision === 'hide') {
      await tx.updateTable('reviews').set({ hidden_at: at }).where('id', '=', id).execute();
    }
    await recordAction(tx, {
      actor_id: user_id,
      action: `${decision}_review`,
      subject_type: 'review',
      subject_id: id,
      reason: words.slice(0, 500),
      before: { stars: String(review.stars), words: review.words },
    });
    await notifyAboutDecision(tx, context, review, { decision, words, reports });
  });
}
