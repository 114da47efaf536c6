import type { Account } from '#domain/access.ts';
import { MOST_POST_RETURNS } from '#domain/deliverable-states.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { followWork } from './follow-work.ts';
import { holdWorkOf } from './hold-work-of.ts';
import { moveDeliverable } from './move-deliverable.ts';
import { tellOfWork } from './tell-of-work.ts';

/** The business looked at the post, and it is what was agreed. */
export async function verifyPost(context: Context, account: Account, deliverable_id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { held, one } = await holdWorkOf(tx, account, deliverable_id, 'business');
    if (one.status === 'verified') return;
    const mover = { mover: 'business', actor_id: account.user_id } as const;
    const moved = await moveDeliverable(tx, context, held, one, { move: 'verify', ...mover });
    await tellOfWork(tx, context, { held, one: moved, news: 'verified' });
    await followWork(tx, context, held.id, mover);
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
    const { held, one } = await holdWorkOf(tx, account, deliverable_id, 'business');
    if (one.status === 'approved' && one.post_returns > 0) return;
    if (one.status === 'posted' && one.post_returns >= MOST_POST_RETURNS) {
      throw new Problem(
        'conflict',
        `The link was sent back ${MOST_POST_RETURNS} times. Open a dispute, and we look at it.`,
      );
    }
    const mover = { mover: 'business', actor_id: account.user_id } as const;
    const detail = { words, post_url: one.post_url };
    const moved = await moveDeliverable(tx, context, held, one, { move: 'return_post', ...mover, detail });
    await followWork(tx, context, held.id, mover);
    await tellOfWork(tx, context, { held, one: moved, news: 'post_returned', words });
  });
}
