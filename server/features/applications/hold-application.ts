import type { ApplicationStatus } from '#domain/application-states.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { type HeldCampaign, holdCampaign } from '../campaigns/hold-campaign.ts';

/** An application as locked for a change, with its campaign, which is locked before it. */
export interface HeldApplication {
  /** Null where this creator has no application for this campaign yet. */
  id: string | null;
  creator_id: string;
  creator_user_id: string;
  creator_name: string;
  status: ApplicationStatus | null;
  decided_at: string | null;
  decided_from: string | null;
  payout_cents: number | null;
  reason: string | null;
  note: string | null;
  invitation: string | null;
  campaign: HeldCampaign;
}

/** Which application: by its id, or by whose it is for what. */
export type ApplicationPlace = { application_id: string } | { campaign_id: string; creator_id: string };

/** Campaign first, then the application, always, so that no two ever wait for each other. */
export async function holdApplication(tx: Tx, place: ApplicationPlace): Promise<HeldApplication> {
  const { campaign_id, creator_id } = await findPlace(tx, place);
  const campaign = await holdCampaign(tx, campaign_id);
  const creator = await getCreator(tx, creator_id);
  const row = await tx
    .selectFrom('applications')
    .select(['id', 'status', 'decided_at', 'decided_from', 'payout_cents', 'reason', 'note', 'invitation'])
    .where('campaign_id', '=', campaign_id)
    .where('creator_id', '=', creator_id)
    .forUpdate()
    .executeTakeFirst();
  return { ...NOTHING_YET, ...row, ...creator, campaign };
}

const NOTHING_YET = {
  id: null,
  status: null,
  decided_at: null,
  decided_from: null,
  payout_cents: null,
  reason: null,
  note: null,
  invitation: null,
};

async function findPlace(tx: Tx, place: ApplicationPlace) {
  if ('campaign_id' in place) return place;
  const row = await tx
    .selectFrom('applications')
    .select(['campaign_id', 'creator_id'])
    .where('id', '=', place.application_id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'There is no such application.');
  return row;
}

async function getCreator(tx: Tx, creatorId: string) {
  const creator = await tx
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['creators.id', 'creators.user_id', 'profiles.full_name'])
    .where('creators.id', '=', creatorId)
    .executeTakeFirst();
  if (creator === undefined) throw new Problem('not_found', 'There is no such creator.');
  const { id, user_id, full_name } = creator;
  return { creator_id: id, creator_user_id: user_id, creator_name: full_name?.trim() || 'A creator' };
}
