import { sql } from 'kysely';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import type { Account } from '#domain/accounts/access.ts';
import { openSpots } from '#domain/campaigns/spots.ts';
import { readRatings } from '#server/areas/base/ratings/read-ratings.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { readResponseTime } from '#server/areas/businesses/response-times/queries/read-response-time.ts';
import { findFeePercent } from '#server/areas/campaigns/campaigns/queries/spot-price.ts';
import { offeredDeal } from '#server/areas/campaigns/deals/make-deal.ts';
import { sumContracts } from '#server/areas/campaigns/deals/sum-contracts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { isCampaignShown, readsAsCreator } from '../policy.ts';
import { type FoundCampaign, findCampaign } from './find-campaign.ts';
import { readCurrentBrief, versionToSign } from './read-current-brief.ts';
import { findOwnApplication } from './read-own-application.ts';
import { readPlaces } from './read-places.ts';
import { readShopPictures } from './read-shop-pictures.ts';
import { whyItFits } from './why-it-fits.ts';

/** A campaign with only the details this account may read. */
export async function getCampaignDetail(
  { db, now }: Pick<Context, 'db' | 'now'>,
  viewer: Account,
  identifier: string,
): Promise<CampaignDetail> {
  const campaign = await findCampaign(db, identifier);
  if (campaign === undefined) throw notThere();
  const forCreator = readsAsCreator(viewer) ? await readForCreator(db, viewer, campaign, now()) : null;
  const application = forCreator?.application ?? null;
  const { published_at } = campaign;
  if (published_at === null || !isCampaignShown(campaign, application !== null)) throw notThere();
  const [{ creator_fee_percent, quote_hours }, brief, fee_percent, pictures, places, shop] =
    await Promise.all([
      readSettings(db),
      readCurrentBrief(db, campaign),
      forCreator ? findFeePercent(db, campaign.id) : null,
      readShopPictures(db, campaign),
      readPlaces(db, campaign.id, application?.status === 'accepted'),
      readShopRecord(db, campaign.business_id),
    ]);
  const brief_version = versionToSign(campaign, application);
  const isCurrent = brief_version === campaign.brief_version;
  const toSign = isCurrent ? brief : await readCurrentBrief(db, { ...campaign, brief_version });
  const payout_cents = forCreator ? priceOf(campaign, application) : null;
  return {
    ...present(campaign),
    published_at,
    brief,
    deal:
      payout_cents === null || fee_percent === null
        ? null
        : offeredDeal(toSign, {
            id: campaign.id,
            business_name: campaign.business_name,
            payout_cents,
            fee_percent,
            creator_fee_percent,
          }),
    earlier_contracts_cents: forCreator?.earlier_contracts_cents ?? null,
    creator_payout_cents: forCreator ? campaign.creator_payout_cents : null,
    creator_fee_percent,
    quote_hours,
    applicant_count: forCreator?.applicant_count ?? null,
    is_paid_in: forCreator !== null && campaign.funded_slots > 0,
    pictures,
    places,
    shop,
    is_saved: forCreator?.is_saved ?? false,
    application,
    is_blocked: forCreator?.is_blocked ?? false,
    fit_reasons: forCreator?.fit_reasons ?? [],
  };
}

/** The agreed price, else the one under negotiation, else the posted one. */
function priceOf(
  { creator_payout_cents }: FoundCampaign,
  application: CampaignDetail['application'],
): number | null {
  const quote = application?.quote?.status === 'open' ? application.quote : null;
  return application?.payout_cents ?? quote?.amount_cents ?? creator_payout_cents;
}

function notThere(): Problem {
  return new Problem('not_found', 'We can’t find that campaign.');
}

function present(campaign: FoundCampaign) {
  const { id, public_id, status, brief_version, funded_slots, accepts_quotes, is_offer } = campaign;
  const { business_id, business_name, business_slug, industry, business_description } = campaign;
  const { website, social_links } = campaign;
  return {
    id,
    public_id,
    status,
    brief_version,
    slots: funded_slots,
    spots_left: openSpots(campaign),
    accepts_quotes,
    is_offer,
    business: {
      id: business_id,
      business_name,
      business_slug,
      industry,
      description: business_description,
      website,
      social_links: social_links as CampaignDetail['business']['social_links'],
    },
  };
}

async function readForCreator(db: Database, { user_id }: Account, campaign: FoundCampaign, now: Date) {
  const [{ applicant_count, is_saved, is_blocked }, reasons, application, earlier_contracts_cents] =
    await Promise.all([
      countAround(db, user_id, campaign),
      whyItFits(db, user_id, [campaign.id]),
      findOwnApplication(db, user_id, campaign, now),
      sumEarlier(db, user_id, campaign, now),
    ]);
  return {
    application,
    applicant_count,
    is_saved,
    is_blocked,
    earlier_contracts_cents,
    fit_reasons: reasons.get(campaign.id) ?? [],
  };
}

/** Null for an account without a creator profile. */
async function sumEarlier(db: Database, userId: string, { business_id }: FoundCampaign, now: Date) {
  const creator = await db
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (creator === undefined) return null;
  return (await sumContracts(db, { business_id, creator_id: creator.id }, now)).total_cents;
}

/** Counts other applicants, and tells whether this creator saved the campaign, and whether a block is in the way. */
function countAround(db: Database, userId: string, { id, business_id }: FoundCampaign) {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('applications')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('campaign_id', '=', id)
        .where('status', 'in', ['submitted', 'shortlisted', 'accepted', 'rejected', 'expired'])
        .$asScalar()
        .$notNull()
        .as('applicant_count'),
      eb
        .exists(
          eb
            .selectFrom('campaign_bookmarks as k')
            .innerJoin('creators', 'creators.id', 'k.creator_id')
            .select('k.campaign_id')
            .where('creators.user_id', '=', userId)
            .where('k.campaign_id', '=', id)
            .where('k.kind', '=', 'saved'),
        )
        .$castTo<boolean>()
        .as('is_saved'),
      eb
        .exists(
          eb
            .selectFrom('blocks as x')
            .innerJoin('creators', 'creators.id', 'x.creator_id')
            .select('x.id')
            .where('creators.user_id', '=', userId)
            .where('x.business_id', '=', business_id),
        )
        .$castTo<boolean>()
        .as('is_blocked'),
    ])
    .executeTakeFirstOrThrow();
}

/** The record of a business: campaigns posted, creators accepted, and how fast it recently answered applicants. */
async function readShopRecord(db: Database, businessId: string): Promise<CampaignDetail['shop']> {
  const [{ rows }, { median_hours }, ratingOf] = await Promise.all([
    sql<{ campaign_count: number; creator_count: number }>`
      select
        (
          select count(*)::int from campaigns
          where business_id = ${businessId} and published_at is not null and not is_offer
        ) as campaign_count,
        (
          select coalesce(sum(taken_slots), 0)::int from campaigns where business_id = ${businessId}
        ) as creator_count`.execute(db),
    readResponseTime(db, businessId),
    readRatings(db, 'business', [businessId]),
  ]);
  const { campaign_count = 0, creator_count = 0 } = rows[0] ?? {};
  return { campaign_count, creator_count, response_hours: median_hours, rating: ratingOf(businessId) };
}
