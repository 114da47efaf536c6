import type { Account } from '#domain/accounts/access.ts';
import type { DisputeSide, DisputeStatus } from '#domain/work/dispute-states.ts';
import { type LockedCollaboration, lockCollaboration } from '#server/areas/work/collaborations/lock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { requireDisputeSide } from './dispute-side.ts';

/** A dispute locked for a change, with its work, which is locked before it. */
export interface LockedDispute {
  id: string;
  status: DisputeStatus;
  opened_side: DisputeSide;
  round: number;
  disputed_cents: number;
  fee_cents: number;
  creator_fee_cents: number;
  clock_at: string | null;
  decide_by: string | null;
  clock_stopped_at: string | null;
  appealed_side: DisputeSide | null;
  creator_accepted_at: string | null;
  business_accepted_at: string | null;
  deliverable_ids: string[];
  collaboration: LockedCollaboration;
}

/** Locks the campaign, the collaboration and its deliverables, then the dispute. */
export async function lockDispute(tx: Tx, disputeId: string): Promise<LockedDispute> {
  return lockDisputeIn(tx, await lockCollaboration(tx, await placeOf(tx, disputeId)), disputeId);
}

/** The same for work that the caller has locked. */
export async function lockDisputeIn(
  tx: Tx,
  collaboration: LockedCollaboration,
  disputeId: string,
): Promise<LockedDispute> {
  const row = await tx
    .selectFrom('disputes')
    .select(['id', 'status', 'opened_side', 'round', 'disputed_cents', 'fee_cents', 'creator_fee_cents'])
    .select(['clock_at', 'clock_stopped_at', 'decide_by', 'appealed_side'])
    .select(['creator_accepted_at', 'business_accepted_at'])
    .where('id', '=', disputeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const chosen = await tx
    .selectFrom('dispute_deliverables')
    .select('deliverable_id')
    .where('dispute_id', '=', disputeId)
    .execute();
  return {
    ...row,
    deliverable_ids: chosen.map(({ deliverable_id }) => deliverable_id),
    collaboration,
  };
}

/** The same for one of the two sides. Refuses everyone else, admins included. */
export async function lockAsParty(
  tx: Tx,
  account: Account,
  disputeId: string,
): Promise<{ locked: LockedDispute; side: DisputeSide }> {
  const side = await requireDisputeSide(tx, account, await placeOf(tx, disputeId));
  if (side === 'admin')
    throw new Problem('access_denied', 'Only the business and the creator in this dispute can do that.');
  return { locked: await lockDispute(tx, disputeId), side };
}

async function placeOf(tx: Tx, disputeId: string): Promise<string> {
  const place = await tx
    .selectFrom('disputes')
    .select('collaboration_id')
    .where('id', '=', disputeId)
    .executeTakeFirst();
  if (place === undefined) throw new Problem('not_found', 'We can’t find that dispute.');
  return place.collaboration_id;
}
