import type { WorkContract } from '#contract/work/contracts.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import type { Carrier } from '#domain/work/carriers.ts';
import type { CollaborationStatus } from '#domain/work/collaboration-states.ts';
import type { DeliverableStatus } from '#domain/work/deliverable-states.ts';
import type { ShipmentStatus } from '#domain/work/shipment-states.ts';
import { type LockedCampaign, lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

export interface LockedDeliverable {
  id: string;
  kind: DeliverableKind;
  quantity: number;
  share_cents: number;
  fee_cents: number;
  creator_fee_cents: number;
  status: DeliverableStatus;
  version: number;
  rounds_used: number;
  post_returns: number;
  due_at: string | null;
  passes_at: string | null;
  post_url: string | null;
  remind_at: string | null;
  reminders_sent: number;
  settled_at: string | null;
  updated_at: string;
}

export interface LockedShipment {
  id: string;
  status: ShipmentStatus;
  ship_by: string;
  carrier: Carrier | null;
  tracking_number: string | null;
  shipped_at: string | null;
  counts_at: string | null;
  received_at: string | null;
  note: string | null;
  remind_at: string | null;
  reminders_sent: number;
  updated_at: string;
}

/** A collaboration locked for a change. Its campaign is locked before it and its deliverables after it. */
export interface LockedCollaboration {
  id: string;
  status: CollaborationStatus;
  application_id: string;
  campaign_id: string;
  business_id: string;
  creator_id: string;
  creator_user_id: string;
  creator_name: string;
  contract: WorkContract;
  payout_cents: number;
  clocks_stopped_at: string | null;
  started_at: string | null;
  campaign: LockedCampaign;
  deliverables: LockedDeliverable[];
  /** Null where nothing is shipped. */
  shipment: LockedShipment | null;
}

/** Locks the campaign, then the collaboration, then its deliverables and its shipment. A dispute about it is locked after them. */
export async function lockCollaboration(tx: Tx, collaborationId: string): Promise<LockedCollaboration> {
  const place = await tx
    .selectFrom('collaborations')
    .select('campaign_id')
    .where('id', '=', collaborationId)
    .executeTakeFirst();
  if (place === undefined) throw new Problem('not_found', 'We can’t find that work.');
  const campaign = await lockCampaign(tx, place.campaign_id);
  const row = await tx
    .selectFrom('collaborations')
    .innerJoin('creators', 'creators.id', 'collaborations.creator_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['collaborations.id', 'collaborations.status', 'collaborations.application_id'])
    .select(['collaborations.campaign_id', 'collaborations.business_id', 'collaborations.creator_id'])
    .select(['collaborations.contract', 'collaborations.payout_cents', 'collaborations.clocks_stopped_at'])
    .select(['collaborations.started_at', 'creators.user_id as creator_user_id', 'profiles.full_name'])
    .where('collaborations.id', '=', collaborationId)
    .forUpdate('collaborations')
    .executeTakeFirstOrThrow();
  const { full_name, contract, ...plain } = row;
  return {
    ...plain,
    contract: contract as WorkContract,
    creator_name: full_name?.trim() || 'A creator',
    campaign,
    deliverables: await lockDeliverables(tx, collaborationId),
    shipment: (contract as WorkContract).shipping ? await lockShipment(tx, collaborationId) : null,
  };
}

/** Puts a deliverable back as it is after its move, for the caller that goes on with the work it locked. */
export function withDeliverable(work: LockedCollaboration, moved: LockedDeliverable): LockedCollaboration {
  const deliverables = work.deliverables.map((one) => (one.id === moved.id ? moved : one));
  return { ...work, deliverables };
}

async function lockDeliverables(tx: Tx, collaborationId: string): Promise<LockedDeliverable[]> {
  return tx
    .selectFrom('deliverables')
    .select(['id', 'kind', 'quantity', 'share_cents', 'fee_cents', 'creator_fee_cents', 'status', 'version'])
    .select(['rounds_used', 'post_returns', 'due_at', 'passes_at', 'post_url', 'remind_at', 'reminders_sent'])
    .select(['settled_at', 'updated_at'])
    .where('collaboration_id', '=', collaborationId)
    .orderBy('sort_order')
    .forUpdate()
    .execute();
}

async function lockShipment(tx: Tx, collaborationId: string): Promise<LockedShipment | null> {
  const row = await tx
    .selectFrom('shipments')
    .select(['id', 'status', 'ship_by', 'carrier', 'tracking_number', 'shipped_at', 'counts_at'])
    .select(['received_at', 'note', 'remind_at', 'reminders_sent', 'updated_at'])
    .where('collaboration_id', '=', collaborationId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
