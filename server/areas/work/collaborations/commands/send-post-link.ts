import type { Account } from '#domain/accounts/access.ts';
import { kindName } from '#domain/campaigns/deliverables.ts';
import { postKey } from '#domain/work/post-ids.ts';
import { readPostLink } from '#domain/work/post-links.ts';
import { startWatch } from '#server/areas/work/post-watches/commands/start-watch.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { type LockedCollaboration, type LockedDeliverable, withDeliverable } from '../lock.ts';
import { notifyAboutWork } from '../notify/notify-about-work.ts';
import { moveDeliverable } from '../transition-deliverable.ts';
import { followWork } from './follow-work.ts';
import { lockWorkOf } from './lock-work-of.ts';

/** Saves the creator's link to the post. */
export async function sendPostLink(
  context: Context,
  account: Account,
  deliverable_id: string,
  written: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { locked, one } = await lockWorkOf(tx, account, deliverable_id, 'creator');
    const link = readPostLink(one.kind, written);
    if ('refusal' in link) throw wrongLink(link.refusal);
    if (one.status === 'posted' && one.post_url === link.url) return;
    requireOwnPost(locked, one, link.url);
    const mover = { mover: 'creator', actor_id: account.user_id } as const;
    const moved = await moveDeliverable(tx, context, locked, one, {
      move: 'post',
      ...mover,
      post_url: link.url,
    });
    await startWatch(tx, context, locked, moved);
    await followWork(tx, context, withDeliverable(locked, moved), mover);
    await notifyAboutWork(tx, context, { locked, one: moved, news: 'posted' });
  });
}

/** Each deliverable has a post of its own: the numbers of a post that is there twice would count twice. */
function requireOwnPost({ deliverables }: LockedCollaboration, { id }: LockedDeliverable, url: string): void {
  const key = postKey(url);
  const other = deliverables.find((one) => one.id !== id && one.post_url && postKey(one.post_url) === key);
  if (other === undefined) return;
  throw wrongLink(
    `You already sent this link for the ${kindName(other.kind)}. Send the link to the other post.`,
  );
}

function wrongLink(message: string): Problem {
  return new Problem('invalid_input', message, [{ path: 'url', message }]);
}
