import type { WorkContract } from '#contract/work-contracts.ts';
import type { CollaborationStatus } from '#domain/collaboration-states.ts';
import type { DeliverableStatus } from '#domain/deliverable-states.ts';
import type { DeliverableKind } from '#domain/deliverables.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { type HeldCampaign, holdCampaign } from '../campaigns/hold-campaign.ts';

export interface HeldDeliverable {
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

/** A collaboration as locked for a change, with its campaign, which is locked before it, and its deliverables after it. */
export interface HeldCollaboration {
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
  campaign: HeldCampaign;
  deliverables: HeldDeliverable[];
}

export async function holdCollaboration(tx: Tx, collaborationId: string): Promise<HeldCollaboration> {
  const place = await tx
    .selectFrom('collaborations')
    .select('campaign_id')
    .where('id', '=', collaborationId)
    .executeTakeFirst();
  if (place === undefined) throw new Problem('not_found', 'There is no such work.');
  const campaign = await holdCampaign(tx, place.campaign_id);
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
    status: plain.status as CollaborationStatus,
    contract: contract as WorkContract,
    creator_name: full_name?.trim() || 'A creator',
    campaign,
    deliverables: await holdDeliverables(tx, collaborationId),
  };
}

async function holdDeliverables(tx: Tx, collaborationId: string): Promise<HeldDeliverable[]> {
  const rows = await tx
    .selectFrom('deliverables')
    .select(['id', 'kind', 'quantity', 'share_cents', 'fee_cents', 'creator_fee_cents', 'status', 'version'])
    .select(['rounds_used', 'post_returns', 'due_at', 'passes_at', 'post_url', 'remind_at', 'reminders_sent'])
    .select(['settled_at', 'updated_at'])
    .where('collaboration_id', '=', collaborationId)
    .orderBy('sort_order')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind as DeliverableKind,
    status: row.status as DeliverableStatus,
  }));
}
