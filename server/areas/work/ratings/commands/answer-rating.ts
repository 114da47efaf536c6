import type { Account } from '#domain/accounts/access.ts';
import { ANSWER_DAYS, answerableUntil } from '#domain/work/ratings.ts';
import { requireSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockRating } from '../lock.ts';
import { notifyAboutAnswer } from '../notify.ts';

/** Publishes a side's one answer to the rating it received, for everyone who can read that rating. */
export function answerRating(
  context: Context,
  account: Account,
  { collaboration_id, words }: { collaboration_id: string; words: string },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { side } = await requireSide(tx, account, { collaboration_id });
    if (side === 'admin')
      throw new Problem('access_denied', 'Only the business and the creator can answer a review.');
    const rating = await lockRating(tx, await findRatingOf(tx, collaboration_id, side));
    if (answerableUntil(rating.shown_at) <= context.now()) {
      throw new Problem('conflict', `You can answer for ${ANSWER_DAYS} days after a review is published.`);
    }
    const written = await tx
      .insertInto('rating_answers')
      .values({
        rating_id: rating.id,
        author_id: account.user_id,
        words,
        created_at: context.now().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('rating_id')
      .executeTakeFirst();
    if (written === undefined)
      throw new Problem('conflict', 'This review already has an answer. There can be only one.');
    await notifyAboutAnswer(tx, context, rating);
  });
}

async function findRatingOf(tx: Tx, collaborationId: string, rated: 'creator' | 'business') {
  const row = await tx
    .selectFrom('ratings')
    .select('id')
    .where('collaboration_id', '=', collaborationId)
    .where('side', '=', rated === 'creator' ? 'business' : 'creator')
    .executeTakeFirst();
  return row?.id;
}
