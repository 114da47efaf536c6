import type { FundingPage } from '#contract/fundings.ts';
import type { Account } from '#domain/access.ts';
import { SLOTS_MAX } from '#domain/campaign-limits.ts';
import { canChooseCreators } from '#domain/campaign-states.ts';
import type { MemberRole } from '#domain/roles.ts';
import { atOneMoment } from '../../db/at-one-moment.ts';
import type { Database } from '../../db/database.ts';
import { requireBusiness } from '../businesses/require-business.ts';
import { getOwnCampaign } from '../campaigns/find-own-campaign.ts';
import { findLatestStanding } from './funding-standing.ts';
import { readFigures } from './money-figures.ts';
import { findSpotPrice } from './spot-price.ts';

interface Wanted {
  business_id: string;
  identifier: string;
}

/** Everything the page of a payment shows, for whoever belongs to the business. Only its owner can pay. */
export function getFundingPage(db: Database, account: Account, wanted: Wanted): Promise<FundingPage> {
  return atOneMoment(db, (tx) => readFundingPage(tx, account, wanted));
}

async function readFundingPage(
  db: Database,
  account: Account,
  { business_id, identifier }: Wanted,
): Promise<FundingPage> {
  const membership = await requireBusiness(db, account, business_id, 'read');
  const own = await getOwnCampaign(db, account, { id: business_id, identifier }, 'read');
  const { owner_name, creator_payout_cents, ...campaign } = await readCampaign(db, own.id);
  const price = await findSpotPrice(db, { id: own.id, creator_payout_cents });
  const latest = await findLatestStanding(db, own.id);
  const isFirst = campaign.status === 'awaiting_funding' || campaign.status === 'draft';
  const hindrance = findHindrance(membership, campaign, latest?.is_processing === true);
  return {
    campaign: { ...campaign, identifier: campaign.slug ?? campaign.id },
    price,
    purpose: isFirst ? 'first' : 'more_spots',
    slots: isFirst ? campaign.slots : 1,
    most_slots: isFirst ? campaign.slots : SLOTS_MAX - campaign.funded_slots,
    owner_name,
    hindrance,
    latest: latest && { ...latest, checkout_url: hindrance === null ? latest.checkout_url : null },
    figures: await readFigures(db, own.id),
  };
}

async function readCampaign(db: Database, id: string) {
  return db
    .selectFrom('campaigns')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .leftJoin('business_locations', 'business_locations.id', 'campaigns.location_id')
    .leftJoin('profiles', 'profiles.user_id', 'businesses.owner_id')
    .select(['campaigns.id', 'campaigns.slug', 'campaigns.title', 'campaigns.status', 'campaigns.slots'])
    .select(['campaigns.funded_slots', 'campaigns.taken_slots', 'campaigns.application_deadline'])
    .select(['campaigns.creator_payout_cents', 'campaigns.updated_at', 'businesses.business_name'])
    .select(['businesses.slug as business_slug', 'businesses.industry', 'business_locations.neighborhood'])
    .select('profiles.full_name as owner_name')
    .where('campaigns.id', '=', id)
    .executeTakeFirstOrThrow();
}

type Campaign = Pick<FundingPage['campaign'], 'status' | 'funded_slots'>;

/** The first reason why nobody can pay here now, or this person cannot. */
function findHindrance(
  membership: MemberRole | null,
  { status, funded_slots }: Campaign,
  isUnderWay: boolean,
): FundingPage['hindrance'] {
  if (status === 'draft') return 'not_ready';
  if (status !== 'awaiting_funding' && !canChooseCreators(status)) return 'over';
  if (funded_slots >= SLOTS_MAX) return 'full';
  if (membership !== 'owner') return 'not_owner';
  return isUnderWay ? 'under_way' : null;
}
