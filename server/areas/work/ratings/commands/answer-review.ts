import type { Account } from '#domain/accounts/access.ts';
import { ANSWER_DAYS, answerableUntil } from '#domain/work/reviews.ts';
import { requireSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockReview } from '../lock.ts';
import { notifyAboutAnswer } from '../notify.ts';

/** Answers the review of one's own side, once. Everyone who may read the review reads the answer. */
export function answerReview(
  context: Context,
  account: Account,
  { collaboration_id, words }: { collaboration_id: string; words: string },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { side } = await requireSide(tx, account, { collaboration_id });
    if (side === 'admin')
      throw new Problem('access_denied', 'Only the business and the creator can answer a review.');
    const review = await lockReview(tx, await findReviewOf(tx, collaboration_id, side));
    if (answerableUntil(review.shown_at) <= context.now()) {
      throw new Problem('conflict', `You can answer for ${ANSWER_DAYS} days after a review is published.`);
    }
    const written = await tx
      .insertInto('review_answers')
      .values({
        review_id: review.id,
        author_id: account.user_id,
        words,
        created_at: context.now().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('review_id')
      .executeTakeFirst();
    if (written === undefined)
      throw new Problem('conflict', 'This review already has an answer. There can be only one.');
    await notifyAboutAnswer(tx, context, review);
  });
}

async function findReviewOf(tx: Tx, collaborationId: string, reviewed: 'creator' | 'business') {
  const row = await tx
    .selectFrom('reviews')
    .select('id')
    .where('collaboration_id', '=', collaborationId)
    .where('side', '=', reviewed === 'creator' ? 'business' : 'creator')
    .executeTakeFirst();
  return row?.id;
}
