import type { z } from 'zod';
import type { approval } from '#contract/work/deliverables.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type LockedDeliverable, withDeliverable } from '../lock.ts';
import { notifyAboutWork } from '../notify/notify-about-work.ts';
import { requireOwnerWorking } from '../queries/find-suspended-side.ts';
import { moveDeliverable } from '../transition-deliverable.ts';
import { followWork } from './follow-work.ts';
import { keepMarks } from './keep-marks.ts';
import { lockWorkOf } from './lock-work-of.ts';
import { requireVersion } from './require-version.ts';

/** Approves a version. Work that isn't posted is done with it. */
export async function approveVersion(
  context: Context,
  account: Account,
  deliverable_id: string,
  { version, marks }: z.output<typeof approval>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const work = await lockWorkOf(tx, account, deliverable_id, 'business');
    const { locked, one } = work;
    requireVersion(version, one);
    if (wasApproved(one)) return;
    await requireOwnerWorking(tx, locked);
    const mover = { mover: 'business', actor_id: account.user_id } as const;
    const moved = await moveDeliverable(tx, context, locked, one, { move: 'approve', ...mover });
    await keepMarks(tx, work, marks);
    await notifyAboutWork(tx, context, { locked, one: moved, news: 'approved' });
    await followWork(tx, context, withDeliverable(locked, moved), mover);
  });
}

function wasApproved({ status }: LockedDeliverable): boolean {
  return status === 'approved' || status === 'posted' || status === 'verified';
}
