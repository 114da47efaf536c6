import type { ApplicationStatus, OpenApplicationStatus } from '#domain/hiring/application-states.ts';
import { isBlocked } from '#server/areas/businesses/blocks/queries/is-blocked.ts';
import { type LockedCampaign, lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Locked rows for a change of an application: the campaign, then the application if there is one. */
export interface LockedPlace {
  /** Null if this creator has no application for this campaign yet. */
  id: string | null;
  creator_id: string;
  creator_user_id: string;
  creator_name: string;
  status: ApplicationStatus | null;
  decided_at: string | null;
  decided_from: OpenApplicationStatus | null;
  payout_cents: number | null;
  reason: string | null;
  note: string | null;
  invitation: string | null;
  /** The version of the brief the creator agreed to; 0 before they apply. */
  agreed_version: number;
  /** Whether either side blocked the other. */
  is_blocked: boolean;
  campaign: LockedCampaign;
}

export interface LockedApplication extends LockedPlace {
  id: string;
  status: ApplicationStatus;
}

/** Always locks the campaign first and then the application, to avoid deadlocks. */
export async function lockApplication(
  tx: Tx,
  { application_id }: { application_id: string },
): Promise<LockedApplication> {
  const place = await tx
    .selectFrom('applications')
    .select(['campaign_id', 'creator_id'])
    .where('id', '=', application_id)
    .executeTakeFirst();
  const locked = place && (await lockPlace(tx, place));
  if (!locked || !isSent(locked)) throw new Problem('not_found', 'We can’t find that application.');
  return locked;
}

/** The same for a creator who may not have an application for the campaign yet. */
export async function lockPlace(
  tx: Tx,
  { campaign_id, creator_id }: { campaign_id: string; creator_id: string },
): Promise<LockedPlace> {
  return lockPlaceIn(tx, await lockCampaign(tx, campaign_id), creator_id);
}

/** The same for a campaign that the caller has locked. */
export async function lockPlaceIn(
  tx: Tx,
  campaign: LockedCampaign,
  creator_id: string,
): Promise<LockedPlace> {
  const creator = await getCreator(tx, creator_id);
  const row = await tx
    .selectFrom('applications')
    .select(['id', 'status', 'decided_at', 'decided_from', 'payout_cents', 'reason', 'note', 'invitation'])
    .select('agreed_version')
    .where('campaign_id', '=', campaign.id)
    .where('creator_id', '=', creator_id)
    .forUpdate()
    .executeTakeFirst();
  const is_blocked = await isBlocked(tx, { business_id: campaign.business_id, creator_id });
  return { ...NOTHING_YET, ...row, ...creator, is_blocked, campaign };
}

export function isSent(place: LockedPlace): place is LockedApplication {
  return place.id !== null && place.status !== null;
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
  agreed_version: 0,
};

async function getCreator(tx: Tx, creatorId: string) {
  const creator = await tx
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['creators.id', 'creators.user_id', 'profiles.full_name'])
    .where('creators.id', '=', creatorId)
    .executeTakeFirst();
  if (creator === undefined) throw new Problem('not_found', 'We can’t find that creator.');
  const { id, user_id, full_name } = creator;
  return { creator_id: id, creator_user_id: user_id, creator_name: full_name?.trim() || 'A creator' };
}
