import type { BusinessOverview } from '#contract/flows/business-overview.ts';
import type { Account } from '#domain/accounts/access.ts';
import { listNeeds } from '#domain/businesses/business-needs.ts';
import { findMedia } from '#server/areas/base/media/queries/find-media.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { findUnreadWebsite } from '#server/areas/businesses/enrichments/queries/find-unread-website.ts';
import { listInvitations } from '#server/areas/businesses/invitations/queries/list-invitations.ts';
import { listOpenPlaces } from '#server/areas/businesses/locations/queries/list-open-places.ts';
import {
  countNewApplicants,
  listNewApplicants,
  listWaitingFaces,
} from '#server/areas/campaigns/campaigns/queries/list-new-applicants.ts';
import { countSegments } from '#server/areas/campaigns/campaigns/queries/list-own-campaigns.ts';
import { listRunningCampaigns } from '#server/areas/campaigns/campaigns/queries/list-running-campaigns.ts';
import { countOpenQuotes } from '#server/areas/hiring/quotes/queries/list-quotes.ts';
import { getBusinessMoney } from '#server/areas/money/fundings/queries/get-business-money.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';

export async function getBusinessOverview(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  account: Account,
  businessId: string,
): Promise<BusinessOverview> {
  const { db, now } = context;
  const { membership, reach } = await requireMembership(db, account, businessId, 'read');
  const at = now();
  const business = await db
    .selectFrom('businesses')
    .select('description')
    .where('id', '=', businessId)
    .executeTakeFirst();
  // Admins pass for every id, even of a business that doesn't exist.
  if (business === undefined) throw new Problem('not_found', 'We can’t find that business.');
  const [places, pictures, unread_website, invitations, running, ...others] = await Promise.all([
    listOpenPlaces(db, businessId),
    findMedia(db, { entity_type: 'business', entity_ids: [businessId], roles: ['logo', 'hero'] }),
    findUnreadWebsite(db, businessId),
    membership === 'owner' ? listInvitations(db, businessId, at) : [],
    readRunning(context, businessId, reach),
    countSegments(db, businessId, reach),
    listNewApplicants(context, businessId, reach),
    countNewApplicants(db, businessId, reach),
    countOpenQuotes(db, { businessId, reach, at: at.toISOString() }),
    getBusinessMoney(db, businessId, reach),
  ]);
  const [counts, new_applicants, new_applicant_count, open_quote_count, money] = others;
  // A member with a limit can't change what all locations share, so it isn't theirs to do.
  const needs =
    reach !== null
      ? []
      : listNeeds(
          {
            has_logo: pictures.some(({ role }) => role === 'logo'),
            has_storefront_photo: pictures.some(({ role }) => role === 'hero'),
            description: business.description,
            location_count: places.length,
            unread_website,
            invitations,
          },
          at,
        );
  const [first] = places;
  return {
    needs,
    ...running,
    campaign_count: counts.open + counts.drafts + counts.closed + counts.ended,
    new_applicants,
    new_applicant_count,
    open_quote_count,
    money,
    location_count: places.length,
    boroughs: [...new Set(places.flatMap(({ borough }) => borough ?? []))],
    neighborhood:
      first?.id && first.neighborhood_name && first.borough
        ? { id: first.id, neighborhood_name: first.neighborhood_name, borough: first.borough }
        : null,
  };
}

/** The running campaigns, with the faces of those who wait at the ones that are choosing. */
async function readRunning(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  businessId: string,
  reach: Parameters<typeof listRunningCampaigns>[2],
) {
  const campaigns = await listRunningCampaigns(context.db, businessId, reach);
  const picking = campaigns.filter(({ next }) => next?.step === 'choose_creators');
  const waiting_faces = await listWaitingFaces(
    context,
    picking.map(({ id }) => id),
  );
  return { campaigns, waiting_faces };
}
