import type { DisputeRequestFor } from '#contract/work/disputes.ts';
import type { Account } from '#domain/accounts/access.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { lockCollaboration } from '#server/areas/work/collaborations/lock.ts';
import { requireSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { notifyAboutDispute } from '../notify.ts';
import { beginDispute } from './open-dispute.ts';

interface OpeningFor extends DisputeRequestFor {
  collaboration_id: string;
}

/** Opens a dispute for a side that wrote to us. It is theirs from then on: they can withdraw it, and both are told. */
export function openDisputeFor(
  context: Context,
  account: Account,
  { side, ...opening }: OpeningFor,
): Promise<{ dispute_id: string }> {
  const { collaboration_id } = opening;
  const opened_by = account.user_id;
  return inTransaction(context.db, async (tx) => {
    const own = await requireSide(tx, account, { collaboration_id });
    if (own.side !== 'admin') {
      throw new Problem('access_denied', 'You’re part of this work. Another admin has to open the dispute.');
    }
    const locked = await lockCollaboration(tx, collaboration_id);
    const dispute_id = await beginDispute(tx, context, {
      ...{ opening, locked, side, opened_by },
      is_on_behalf: true,
    });
    await recordAction(tx, {
      actor_id: opened_by,
      action: 'open_dispute_for',
      subject_type: 'dispute',
      subject_id: dispute_id,
      reason: opening.words.slice(0, 500),
      after: { side },
    });
    await notifyAboutDispute(tx, context, dispute_id, 'opened_for');
    return { dispute_id };
  });
}
