import type { RatingDecision } from '#contract/work/ratings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockPublished } from '../lock.ts';
import { notifyAboutDecision } from '../notify-decision.ts';

/**
 * Decides all open reports of a rating. A hidden rating leaves every list and average in this transaction. Its row stays,
 * and the audit log keeps what it said.
 */
export function decideRating(
  context: Context,
  { user_id }: Pick<Account, 'user_id'>,
  { id, decision, words }: RatingDecision & { id: string },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const at = context.now().toISOString();
    const rating = await lockPublished(tx, id);
    const reports = await tx
      .updateTable('rating_reports')
      .set({ decision, words, decided_by: user_id, decided_at: at })
      .where('rating_id', '=', id)
      .where('decided_at', 'is', null)
      .returning(['id', 'reporter_id'])
      .execute();
    if (reports.length === 0)
      throw new Problem('conflict', 'Another admin already decided about this review.');
    if (decision === 'hide') {
      await tx.updateTable('ratings').set({ hidden_at: at }).where('id', '=', id).execute();
    }
    await recordAction(tx, {
      actor_id: user_id,
      action: `${decision}_rating`,
      subject_type: 'rating',
      subject_id: id,
      reason: words.slice(0, 500),
      before: { stars: String(rating.stars), words: rating.words },
    });
    await notifyAboutDecision(tx, context, rating, { decision, words, reports });
  });
}
