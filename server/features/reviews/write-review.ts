import type { ReviewRequest } from '#contract/reviews.ts';
import type { Account } from '#domain/access.ts';
import type { ReviewSide } from '#domain/reviews.ts';
import { daysAfter } from '#domain/work-timers.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { requireSide } from '../collaborations/work-side.ts';
import { readSettings } from '../platform-settings/read-settings.ts';
import { showReviews } from './show-reviews.ts';

/** One for each side. Until it is open it can be written over; the second one opens both. */
export function writeReview(
  context: Context,
  account: Account,
  { collaboration_id, ...review }: ReviewRequest & { collaboration_id: string },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { side } = await requireSide(tx, account, { collaboration_id });
    if (side === 'admin')
      throw new Problem('access_denied', 'The two who worked together review each other.');
    const { review_open_days } = await readSettings(tx);
    const { completed_at, ...parties } = await holdCompleted(tx, collaboration_id);
    const opensAt = daysAfter(new Date(completed_at), review_open_days);
    if (opensAt <= context.now()) throw new Problem('conflict', 'The time for reviews is over.');
    await keep(tx, context, { ...review, ...parties, side, opensAt, author_id: account.user_id });
    await showReviews(tx, context, collaboration_id);
  });
}

/** The collaboration is held, so that of two who write at once the second one opens both. */
async function holdCompleted(tx: Tx, collaborationId: string) {
  const { completed_at, ...row } = await tx
    .selectFrom('collaborations')
    .select(['id as collaboration_id', 'business_id', 'creator_id', 'completed_at'])
    .where('id', '=', collaborationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (completed_at === null) throw new Problem('conflict', 'Reviews come when the work is done.');
  return { ...row, completed_at };
}

interface Kept extends ReviewRequest {
  collaboration_id: string;
  business_id: string;
  creator_id: string;
  side: ReviewSide;
  author_id: string;
  opensAt: Date;
}

async function keep(tx: Tx, { now }: Context, { opensAt, ...row }: Kept): Promise<void> {
  const at = now().toISOString();
  const written = await tx
    .insertInto('reviews')
    .values({ id: newId(), ...row, opens_at: opensAt.toISOString(), created_at: at })
    .onConflict((oc) =>
      oc
        .columns(['collaboration_id', 'side'])
        .doUpdateSet({ stars: row.stars, words: row.words, author_id: row.author_id, created_at: at })
        .where('reviews.shown_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) throw new Problem('conflict', 'It is open by now, and stays as it is.');
}
