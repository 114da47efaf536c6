import type { Account } from '#domain/access.ts';
import { readPostLink } from '#domain/post-links.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { followWork } from './follow-work.ts';
import { holdWorkOf } from './hold-work-of.ts';
import { moveDeliverable } from './move-deliverable.ts';
import { tellOfWork } from './tell-of-work.ts';

/** The creator says where it was put up. */
export async function sendPostLink(
  context: Context,
  account: Account,
  deliverable_id: string,
  written: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { held, one } = await holdWorkOf(tx, account, deliverable_id, 'creator');
    const link = readPostLink(one.kind, written);
    if ('refusal' in link) {
      throw new Problem('invalid_input', link.refusal, [{ path: 'url', message: link.refusal }]);
    }
    if (one.status === 'posted' && one.post_url === link.url) return;
    const mover = { mover: 'creator', actor_id: account.user_id } as const;
    const moved = await moveDeliverable(tx, context, held, one, {
      move: 'post',
      ...mover,
      post_url: link.url,
    });
    await followWork(tx, context, held.id, mover);
    await tellOfWork(tx, context, { held, one: moved, news: 'posted' });
  });
}
