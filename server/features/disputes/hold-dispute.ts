import type { Account } from '#domain/access.ts';
import type { DisputeSide, DisputeStatus } from '#domain/dispute-states.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { type HeldCollaboration, holdCollaboration } from '../collaborations/hold-collaboration.ts';
import { requireDisputeSide } from './dispute-side.ts';

/** A dispute as locked for a change, with the work it is about, which is locked before it. */
export interface HeldDispute {
  id: string;
  status: DisputeStatus;
  opened_side: DisputeSide;
  round: number;
  disputed_cents: number;
  fee_cents: number;
  creator_fee_cents: number;
  clock_at: string | null;
  appealed_side: DisputeSide | null;
  creator_accepted_at: string | null;
  business_accepted_at: string | null;
  deliverable_ids: string[];
  collaboration: HeldCollaboration;
}

export async function holdDispute(tx: Tx, disputeId: string): Promise<HeldDispute> {
  const collaboration = await holdCollaboration(tx, await placeOf(tx, disputeId));
  const row = await tx
    .selectFrom('disputes')
    .select(['id', 'status', 'opened_side', 'round', 'disputed_cents', 'fee_cents', 'creator_fee_cents'])
    .select(['clock_at', 'appealed_side', 'creator_accepted_at', 'business_accepted_at'])
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
    status: row.status as DisputeStatus,
    opened_side: row.opened_side as DisputeSide,
    appealed_side: row.appealed_side as DisputeSide | null,
    deliverable_ids: chosen.map(({ deliverable_id }) => deliverable_id),
    collaboration,
  };
}

/** The same for one of the two it is between. To everybody else, admins included, there is nothing to do here. */
export async function holdAsParty(
  tx: Tx,
  account: Account,
  disputeId: string,
): Promise<{ held: HeldDispute; side: DisputeSide }> {
  const side = await requireDisputeSide(tx, account, await placeOf(tx, disputeId));
  if (side === 'admin') throw new Problem('access_denied', 'This is for the two it is between.');
  return { held: await holdDispute(tx, disputeId), side };
}

async function placeOf(tx: Tx, disputeId: string): Promise<string> {
  const place = await tx
    .selectFrom('disputes')
    .select('collaboration_id')
    .where('id', '=', disputeId)
    .executeTakeFirst();
  if (place === undefined) throw new Problem('not_found', 'There is no such dispute.');
  return place.collaboration_id;
}
