import { sql } from 'kysely';
import type { FundingPage } from '#contract/money/fundings.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { MemberRole } from '#domain/accounts/roles.ts';
import { SLOTS_MAX } from '#domain/campaigns/campaign-limits.ts';
import { canChooseCreators } from '#domain/campaigns/campaign-states.ts';
import { creatorFeeCents } from '#domain/money/fees.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { isBlockedFromPaying } from '#server/areas/businesses/businesses/queries/paying-block.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { findTaxDetails } from '#server/areas/businesses/tax-details/queries/find-tax-details.ts';
import { readBrief } from '#server/areas/campaigns/briefs/queries/read-brief.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { findSpotPrice } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import { offeredDeal } from '#server/areas/campaigns/deals/make-deal.ts';
import { findOwnCard } from '#server/areas/money/saved-cards/queries/find-own-card.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import { findLatestFunding } from '../funding-progress.ts';
import { readFigures } from './money-figures.ts';

interface Wanted {
  business_id: string;
  identifier: string;
}

/** Everything the page of a payment shows, for all members of the business. Only the owner can pay. */
export function getFundingPage(
  context: Pick<Context, 'db' | 'now' | 'payments'>,
  account: Account,
  wanted: Wanted,
): Promise<FundingPage> {
  return inSnapshot(context.db, (db) => readFundingPage({ ...context, db }, account, wanted));
}

async function readFundingPage(
  context: Pick<Context, 'db' | 'now' | 'payments'>,
  account: Account,
  { business_id, identifier }: Wanted,
): Promise<FundingPage> {
  const { db } = context;
  const membership = await requireBusiness(db, account, business_id, 'read');
  const own = await getOwnCampaign(db, account, { id: business_id, identifier }, 'read');
  const { owner_name, creator_payout_cents, is_stopped, ...campaign } = await readCampaign(db, own.id);
  const price = await readPrice(db, { id: own.id, creator_payout_cents });
  const latest = await findLatestFunding(db, own.id);
  const isFirst = campaign.status === 'awaiting_funding' || campaign.status === 'draft';
  const isBlocked = is_stopped || (await isBlockedFromPaying(db, business_id));
  const refusal = findFundingRefusal(membership, campaign, {
    isUnderWay: latest?.is_processing === true,
    isBlocked,
  });
  return {
    campaign: { ...campaign, identifier: campaign.slug ?? campaign.id },
    price,
    deal: await readDeal(db, campaign, price),
    purpose: isFirst ? 'first' : 'more_spots',
    slots: isFirst ? campaign.slots : 1,
    most_slots: isFirst ? campaign.slots : SLOTS_MAX - campaign.funded_slots,
    owner_name,
    reference: membership === 'owner' ? ((await findTaxDetails(db, business_id))?.reference ?? null) : null,
    card:
      membership === 'owner' ? await findOwnCard(context, { business_id, user_id: account.user_id }) : null,
    refusal,
    latest: latest && { ...latest, checkout_url: refusal === null ? latest.checkout_url : null },
    figures: await readFigures(db, own.id),
  };
}

async function readDeal(
  db: Database,
  { id, business_name }: { id: string; business_name: string },
  price: FundingPage['price'],
): Promise<FundingPage['deal']> {
  if (price === null) return null;
  const { creator_fee_percent } = await readSettings(db);
  return offeredDeal(await readBrief(db, id), { id, business_name, ...price, creator_fee_percent });
}

async function readPrice(
  db: Database,
  campaign: Parameters<typeof findSpotPrice>[1],
): Promise<FundingPage['price']> {
  const price = await findSpotPrice(db, campaign);
  if (price === null) return null;
  const { creator_fee_percent } = await readSettings(db);
  return { ...price, creator_fee_cents: creatorFeeCents(price.payout_cents, creator_fee_percent) };
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
    .select([
      'profiles.full_name as owner_name',
      sql<boolean>`campaigns.stopped_at is not null`.as('is_stopped'),
    ])
    .where('campaigns.id', '=', id)
    .executeTakeFirstOrThrow();
}

type Campaign = Pick<FundingPage['campaign'], 'status' | 'funded_slots'>;

/** The first reason why nobody, or this person, can pay now. */
function findFundingRefusal(
  membership: MemberRole | null,
  { status, funded_slots }: Campaign,
  { isUnderWay, isBlocked }: { isUnderWay: boolean; isBlocked: boolean },
): FundingPage['refusal'] {
  if (status === 'draft') return 'not_ready';
  if (status !== 'awaiting_funding' && !canChooseCreators(status)) return 'over';
  if (funded_slots >= SLOTS_MAX) return 'full';
  if (membership !== 'owner') return 'not_owner';
  if (isBlocked) return 'blocked';
  return isUnderWay ? 'under_way' : null;
}
