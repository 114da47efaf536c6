import { isDelivered, isDone } from '#domain/work/deliverable-states.ts';
import { releaseEarning } from '#server/areas/money/earnings/commands/release-earning.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedCollaboration, LockedDeliverable } from '../lock.ts';
import { findDispute } from '../queries/find-dispute.ts';

/**
 * Releases the money for delivered work in one go, once everything outside a dispute is done. The key names the
 * deliverables, so the same work is released only once.
 */
export async function releaseDelivered(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  locked: LockedCollaboration,
): Promise<{ earning_id: string; gross_cents: number } | null> {
  const due = await listReleasable(tx, locked);
  const gross_cents = sumOf(due, 'share_cents');
  if (gross_cents === 0) return null;
  const at = now();
  const places = due.map((one) => locked.deliverables.indexOf(one)).join('.');
  const earning_id = await releaseEarning(
    tx,
    {
      release_key: `work:${locked.id}:${places}`,
      collaboration_id: locked.id,
      creator_id: locked.creator_id,
      campaign_id: locked.campaign_id,
      business_id: locked.business_id,
      cause: 'work',
      gross_cents,
      creator_fee_cents: sumOf(due, 'creator_fee_cents'),
      business_fee_cents: sumOf(due, 'fee_cents'),
      timers: locked.contract.timers,
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

async function listReleasable(tx: Tx, locked: LockedCollaboration): Promise<LockedDeliverable[]> {
  const disputed = (await findDispute(tx, locked))?.deliverable_ids ?? [];
  const free = locked.deliverables.filter(({ id }) => !disputed.includes(id));
  if (!free.every(({ kind, status }) => isDone(kind, status))) return [];
  return free.filter(({ kind, status, settled_at }) => settled_at === null && isDelivered(kind, status));
}

function sumOf(
  deliverables: readonly LockedDeliverable[],
  part: 'share_cents' | 'fee_cents' | 'creator_fee_cents',
): number {
  return deliverables.reduce((sum, one) => sum + one[part], 0);
}
