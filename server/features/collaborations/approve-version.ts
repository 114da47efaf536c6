import type { z } from 'zod';
import type { approval } from '#contract/collaborations.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { followWork } from './follow-work.ts';
import type { HeldDeliverable } from './hold-collaboration.ts';
import { holdWorkOf } from './hold-work-of.ts';
import { keepMarks } from './keep-marks.ts';
import { moveDeliverable } from './move-deliverable.ts';
import { requireVersion } from './require-version.ts';
import { tellOfWork } from './tell-of-work.ts';

/** The business takes a version. Work that is not posted is done with it. */
export async function approveVersion(
  context: Context,
  account: Account,
  deliverable_id: string,
  { version, marks }: z.output<typeof approval>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const work = await holdWorkOf(tx, account, deliverable_id, 'business');
    const { held, one } = work;
    requireVersion(version, one);
    if (wasApproved(one)) return;
    const mover = { mover: 'business', actor_id: account.user_id } as const;
    const moved = await moveDeliverable(tx, context, held, one, { move: 'approve', ...mover });
    await keepMarks(tx, work, marks);
    await tellOfWork(tx, context, { held, one: moved, news: 'approved' });
    await followWork(tx, context, held.id, mover);
  });
}

function wasApproved({ status }: HeldDeliverable): boolean {
  return status === 'approved' || status === 'posted' || status === 'verified';
}
