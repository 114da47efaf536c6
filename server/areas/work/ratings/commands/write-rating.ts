import type { RatingRequest } from '#contract/work/ratings.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { RatingSide } from '#domain/work/ratings.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { requireSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { showRatings } from '../queries/show-ratings.ts';

/** Writes a rating, one per side. It can be changed until both are visible; the second one makes both visible. */
export function writeRating(
  context: Context,
  account: Account,
  { collaboration_id, ...rating }: RatingRequest & { collaboration_id: string },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { side } = await requireSide(tx, account, { collaboration_id });
    if (side === 'admin')
      throw new Problem('access_denied', 'Only the business and the creator can review this work.');
    const { rating_open_days } = await readSettings(tx);
    const { completed_at, ...parties } = await lockCompletedWork(tx, collaboration_id);
    const opensAt = daysAfter(new Date(completed_at), rating_open_days);
    if (opensAt <= context.now()) throw new Problem('conflict', 'The time to write a review is up.');
    await keep(tx, context, { ...rating, ...parties, side, opensAt, author_id: account.user_id });
    await showRatings(tx, context, collaboration_id);
  });
}

/** Locks the collaboration, so that if both sides write at once, the second rating makes both visible. */
async function lockCompletedWork(tx: Tx, collaborationId: string) {
  const { completed_at, ...row } = await tx
    .selectFrom('collaborations')
    .select(['id as collaboration_id', 'business_id', 'creator_id', 'completed_at'])
    .where('id', '=', collaborationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (completed_at === null) throw new Problem('conflict', 'You can write a review once the work is done.');
  return { ...row, completed_at };
}

interface Kept extends RatingRequest {
  collaboration_id: string;
  business_id: string;
  creator_id: string;
  side: RatingSide;
  author_id: string;
  opensAt: Date;
}

async function keep(tx: Tx, { now }: Context, { opensAt, ...row }: Kept): Promise<void> {
  const at = now().toISOString();
  const written = await tx
    .insertInto('ratings')
    .values({ id: newId(), ...row, opens_at: opensAt.toISOString(), created_at: at })
    .onConflict((oc) =>
      oc
        .columns(['collaboration_id', 'side'])
        .doUpdateSet({ stars: row.stars, words: row.words, author_id: row.author_id, created_at: at })
        .where('ratings.shown_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (written === undefined)
    throw new Problem('conflict', 'Your review is published and can no longer be edited.');
}
