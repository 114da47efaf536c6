import { isDelivered, isDone } from '#domain/deliverable-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { releaseEarning } from '../earnings/release-earning.ts';
import { findDispute } from './find-dispute.ts';
import type { HeldCollaboration, HeldDeliverable } from './hold-collaboration.ts';

/**
 * Once everything that is not in dispute is done, what was delivered of it is the creator's, in one release. The key says
 * what it is for, so the same work is released once.
 */
export async function releaseDelivered(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  held: HeldCollaboration,
): Promise<{ earning_id: string; gross_cents: number } | null> {
  const due = await listReleasable(tx, held);
  const gross_cents = sumOf(due, 'share_cents');
  if (gross_cents === 0) return null;
  const at = now();
  const places = due.map((one) => held.deliverables.indexOf(one)).join('.');
  const earning_id = await releaseEarning(
    tx,
    {
      release_key: `work:${held.id}:${places}`,
      collaboration_id: held.id,
      creator_id: held.creator_id,
      campaign_id: held.campaign_id,
      business_id: held.business_id,
      cause: 'work',
      gross_cents,
      creator_fee_cents: sumOf(due, 'creator_fee_cents'),
      business_fee_cents: sumOf(due, 'fee_cents'),
      timers: held.contract.timers,
    },
    at,
  );
  await tx
    .updateTable('deliverables')
    .set({ settled_at: at.toISOString() })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  return earning_id === null ? null : { earning_id, gross_cents };
}

async function listReleasable(tx: Tx, held: HeldCollaboration): Promise<HeldDeliverable[]> {
  const disputed = (await findDispute(tx, held))?.deliverable_ids ?? [];
  const free = held.deliverables.filter(({ id }) => !disputed.includes(id));
  if (!free.every(({ kind, status }) => isDone(kind, status))) return [];
  return free.filter(({ kind, status, settled_at }) => settled_at === null && isDelivered(kind, status));
}

function sumOf(
  deliverables: readonly HeldDeliverable[],
  part: 'share_cents' | 'fee_cents' | 'creator_fee_cents',
): number {
  return deliverables.reduce((sum, one) => sum + one[part], 0);
}
