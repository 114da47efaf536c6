import type { CampaignHints } from '#contract/campaigns/drafts.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { findPackage } from '#server/areas/campaigns/content-packages/package-query.ts';
import type { Database } from '#server/platform/db/database.ts';
import { countMatchingCreators } from './count-matching-creators.ts';
import { findMarket } from './find-market.ts';
import { getDraft } from './get-draft.ts';

const FEWEST_CREATORS = 3;

/** Hints for the saved draft: what similar campaigns pay, how much time they give, and how many creators qualify. */
export async function getHints(
  db: Database,
  account: Account,
  place: { id: string; identifier: string },
): Promise<CampaignHints> {
  const { id } = await getOwnCampaign(db, account, place, 'read');
  const draft = await getDraft(db, id);
  const shop = await findShop(db, draft.business_id, draft.location_ids[0] ?? null);
  const kinds = draft.deliverables.map(({ kind }): DeliverableKind => kind);
  const market = await findMarket(db, { campaign_id: id, kinds, ...shop });
  const { count, has_more } = await countMatchingCreators(db, draft);
  return {
    payout: market.payout ?? (await guidanceOf(db, draft.package_id)),
    content_due_days: market.content_due_days,
    creator_count: count < FEWEST_CREATORS ? null : count,
    has_more_creators: has_more,
  };
}

async function findShop(db: Database, businessId: string, locationId: string | null) {
  const business = await db
    .selectFrom('businesses')
    .select('industry')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  const place =
    locationId === null
      ? undefined
      : await db
          .selectFrom('business_locations as l')
          .innerJoin('neighborhoods as n', 'n.id', 'l.neighborhood_id')
          .select('n.borough')
          .where('l.id', '=', locationId)
          .executeTakeFirst();
  return { ...business, borough: place?.borough ?? null };
}

async function guidanceOf(db: Database, packageId: string | null): Promise<CampaignHints['payout']> {
  const chosen = packageId === null ? null : await findPackage(db, packageId);
  if (chosen === null) return null;
  const { low_payout_cents: low_cents, high_payout_cents: high_cents } = chosen;
  const middle_cents = Math.round((low_cents + high_cents) / 200) * 100;
  return { source: 'package', low_cents, middle_cents, high_cents, campaign_count: 0 };
}
