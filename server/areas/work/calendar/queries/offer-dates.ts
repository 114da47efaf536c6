import { inBusiness } from '#domain/businesses/business-links.ts';
import { isBlocked } from '#server/areas/hiring/own-applications/queries/own-status.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CalendarDate, CalendarWish } from './calendar-date.ts';

const MOST = 100;

/** When the unanswered offers to a creator, and those of the businesses they work for, expire. */
export async function listOfferDates(db: Database, { user_id, now }: CalendarWish): Promise<CalendarDate[]> {
  const offers = await db
    .selectFrom('quotes')
    .innerJoin('applications', 'applications.id', 'quotes.application_id')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .select(['quotes.id', 'quotes.expires_at', 'campaigns.title', 'campaigns.business_id'])
    .select(['businesses.business_name', 'creators.user_id'])
    .where('quotes.status', '=', 'open')
    .where('quotes.expires_at', '>', now.toISOString())
    .where('campaigns.is_offer', '=', true)
    .where(({ not }) => not(isBlocked))
    .where((eb) =>
      eb.or([
        eb('creators.user_id', '=', user_id),
        eb(
          'campaigns.business_id',
          'in',
          eb
            .selectFrom('business_members')
            .select('business_id')
            .where('user_id', '=', user_id)
            .where('status', '=', 'active'),
        ),
      ]),
    )
    .orderBy('quotes.expires_at')
    .orderBy('quotes.id')
    .limit(MOST)
    .execute();
  return offers.map((offer) => ({
    uid: `offer-${offer.id}`,
    title: `Offer expires: ${offer.title}`,
    description: offer.business_name,
    href:
      offer.user_id === user_id
        ? '/creator/applications?segment=needs_you'
        : inBusiness(`/business/quotes?quote=${offer.id}`, offer.business_id),
    starts_at: offer.expires_at,
  }));
}
