import type { Account } from '#domain/accounts/access.ts';
import { MOST_POST_RETURNS } from '#domain/work/deliverable-states.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { withDeliverable } from '../lock.ts';
import { notifyAboutWork } from '../notify/notify-about-work.ts';
import { requireOwnerWorking } from '../queries/find-suspended-side.ts';
import { moveDeliverable } from '../transition-deliverable.ts';
import { followWork } from './follow-work.ts';
import { lockWorkOf } from './lock-work-of.ts';

/** The business looked at the post, and it is what was agreed. */
export async function verifyPost(context: Context, account: Account, deliverable_id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { locked, one } = await lockWorkOf(tx, account, deliverable_id, 'business');
    if (one.status === 'verified') return;
    await requireOwnerWorking(tx, locked);
    const mover = { mover: 'business', actor_id: account.user_id } as const;
    const moved = await moveDeliverable(tx, context, locked, one, { move: 'verify', ...mover });
    await notifyAboutWork(tx, context, { locked, one: moved, news: 'verified' });
    await followWork(tx, context, withDeliverable(locked, moved), mover);
  });
}

/** The link does not lead to the post: the creator sends another one. */
export async function returnPost(
  context: Context,
  account: Account,
  deliverable_id: string,
  words: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { locked, one } = await lockWorkOf(tx, account, deliverable_id, 'business');
    if (one.status === 'approved' && one.post_returns > 0) return;
    if (one.status === 'posted' && one.post_returns >= MOST_POST_RETURNS) {
      throw new Problem(
        'conflict',
        `You’ve rejected the link ${MOST_POST_RETURNS} times. Open a dispute and we’ll look into it.`,
      );
    }
    const mover = { mover: 'business', actor_id: account.user_id } as const;
    const detail = { words, post_url: one.post_url };
    const moved = await moveDeliverable(tx, context, locked, one, { move: 'return_post', ...mover, detail });
    await followWork(tx, context, withDeliverable(locked, moved), mover);
    await notifyAboutWork(tx, context, { locked, one: moved, news: 'post_returned', words });
  });
}
