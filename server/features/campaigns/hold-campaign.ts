import type { CampaignStatus } from '#domain/campaign-states.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

/** A campaign as locked for a change. */
export interface HeldCampaign {
  id: string;
  business_id: string;
  business_name: string;
  title: string;
  slug: string | null;
  public_id: string | null;
  status: CampaignStatus;
  slots: number;
  funded_slots: number;
  taken_slots: number;
  creator_payout_cents: number | null;
  application_deadline: string | null;
  published_at: string | null;
  closed_at: string | null;
  picks_closed_at: string | null;
  brief_version: number;
  is_held_by_admin: boolean;
  updated_at: string;
}

/** Locks the campaign. Whatever is locked beside it, an application or a quote, is locked after it. */
export async function holdCampaign(tx: Tx, campaignId: string): Promise<HeldCampaign> {
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
      'campaigns.slots',
      'campaigns.funded_slots',
      'campaigns.taken_slots',
      'campaigns.creator_payout_cents',
      'campaigns.application_deadline',
      'campaigns.published_at',
      'campaigns.closed_at',
      'campaigns.picks_closed_at',
      'campaigns.brief_version',
      'campaigns.is_held_by_admin',
      'campaigns.updated_at',
    ])
    .where('campaigns.id', '=', campaignId)
    .forUpdate('campaigns')
    .executeTakeFirst();
  if (campaign === undefined) throw new Problem('not_found', 'There is no such campaign.');
  return campaign;
}
