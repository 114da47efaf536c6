import type { BusinessOverview } from '#contract/business-overviews.ts';
import type { Account } from '#domain/access.ts';
import { listNeeds } from '#domain/business-needs.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { requireBusiness } from '../businesses/require-business.ts';
import { countNewApplicants, listNewApplicants } from '../campaigns/list-new-applicants.ts';
import { countSegments } from '../campaigns/list-own-campaigns.ts';
import { listRunningCampaigns } from '../campaigns/list-running-campaigns.ts';
import { findUnreadWebsite } from '../enrichments/find-unread-website.ts';
import { getBusinessMoney } from '../fundings/get-business-money.ts';
import { listInvitations } from '../invitations/list-invitations.ts';
import { listOpenPlaces } from '../locations/list-open-places.ts';
import { findMedia } from '../media/find-media.ts';
import { countOpenQuotes } from '../quotes/list-quotes.ts';

export async function getBusinessOverview(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  businessId: string,
): Promise<BusinessOverview> {
  const membership = await requireBusiness(db, account, businessId, 'read');
  const at = now();
  const business = await db
    .selectFrom('businesses')
    .select('description')
    .where('id', '=', businessId)
    .executeTakeFirst();
  // Admins belong to every business, also to one that is not there.
  if (business === undefined) throw new Problem('not_found', 'There is no such business.');
  const places = await listOpenPlaces(db, businessId);
  const pictures = await findMedia(db, {
    entity_type: 'business',
    entity_ids: [businessId],
    roles: ['logo', 'hero'],
  });
  const needs = listNeeds(
    {
      has_logo: pictures.some(({ role }) => role === 'logo'),
      has_storefront_photo: pictures.some(({ role }) => role === 'hero'),
      description: business.description,
      location_count: places.length,
      unread_website: await findUnreadWebsite(db, businessId),
      invitations: membership === 'owner' ? await listInvitations(db, businessId, at) : [],
    },
    at,
  );
  const [first] = places;
  const counts = await countSegments(db, businessId);
  return {
    needs,
    campaigns: await listRunningCampaigns(db, businessId),
    campaign_count: counts.open + counts.drafts + counts.closed + counts.ended,
    new_applicants: await listNewApplicants(db, businessId),
    new_applicant_count: await countNewApplicants(db, businessId),
    open_quote_count: await countOpenQuotes(db, businessId, at.toISOString()),
    money: await getBusinessMoney(db, businessId),
    location_count: places.length,
    boroughs: [...new Set(places.flatMap(({ borough }) => borough ?? []))],
    neighborhood:
      first?.id && first.neighborhood_name && first.borough
        ? { id: first.id, neighborhood_name: first.neighborhood_name, borough: first.borough }
        : null,
  };
}
