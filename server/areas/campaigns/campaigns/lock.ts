import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** A campaign locked for a change. */
export interface LockedCampaign {
  id: string;
  business_id: string;
  business_name: string;
  title: string;
  slug: string | null;
  public_id: string | null;
  status: CampaignStatus;
  /** Made for certain creators and shown to nobody else. */
  is_offer: boolean;
  slots: number;
  funded_slots: number;
  taken_slots: number;
  creator_payout_cents: number | null;
  application_deadline: string | null;
  published_at: string | null;
  closed_at: string | null;
  selection_closed_at: string | null;
  brief_version: number;
  /** The last version that changed the terms. */
  consent_version: number;
  fulfilment: string | null;
  version: number;
  edited_by: string | null;
  is_paused_by_admin: boolean;
  /** Set while a suspension or a chargeback blocks everything new. */
  stopped_at: string | null;
  resumes_after_stop: boolean;
  updated_at: string;
}

/** Locks the campaign. Applications and quotes are always locked after it. */
export async function lockCampaign(tx: Tx, campaignId: string): Promise<LockedCampaign> {
  const campaign = await tx
    .selectFrom('campaigns')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .select([
      'campaigns.id',
      'campaigns.business_id',
      'businesses.business_name',
      'campaigns.title',
      'campaigns.slug',
      'campaigns.public_id',
      'campaigns.status',
      'campaigns.is_offer',
      'campaigns.slots',
      'campaigns.funded_slots',
      'campaigns.taken_slots',
      'campaigns.creator_payout_cents',
      'campaigns.application_deadline',
      'campaigns.published_at',
      'campaigns.closed_at',
      'campaigns.selection_closed_at',
      'campaigns.brief_version',
      'campaigns.consent_version',
      'campaigns.fulfilment',
      'campaigns.version',
      'campaigns.edited_by',
      'campaigns.is_paused_by_admin',
      'campaigns.stopped_at',
      'campaigns.resumes_after_stop',
      'campaigns.updated_at',
    ])
    .where('campaigns.id', '=', campaignId)
    .forUpdate('campaigns')
    .executeTakeFirst();
  if (campaign === undefined) throw new Problem('not_found', 'We can’t find that campaign.');
  return campaign;
}
