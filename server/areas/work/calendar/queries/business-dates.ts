import { selectionClosesOn } from '#domain/campaigns/campaign-clock.ts';
import { reaches } from '#server/areas/base/actors/reach.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CalendarDate, CalendarWish } from './calendar-date.ts';

const MOST = 200;

/** Application deadlines and ends of selection, for members of the business. */
export async function listBusinessDates(
  db: Database,
  { user_id, from_date }: CalendarWish,
): Promise<CalendarDate[]> {
  const campaigns = await db
    .selectFrom('business_members')
    .innerJoin('campaigns', 'campaigns.business_id', 'business_members.business_id')
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .select(['campaigns.id', 'campaigns.slug', 'campaigns.title', 'campaigns.status'])
    .select(['campaigns.application_deadline', 'campaigns.closed_at', 'businesses.business_name'])
    .where('business_members.user_id', '=', user_id)
    .where('business_members.status', '=', 'active')
    .where(reaches('business_members', 'campaigns.id'))
    .where('campaigns.status', 'in', ['live', 'paused', 'closed'])
    .where('campaigns.is_offer', '=', false)
    .orderBy('campaigns.id', 'desc')
    .limit(MOST)
    .execute();
  return campaigns.flatMap(({ id, slug, title, business_name, ...timed }) => {
    const about = { description: business_name, href: `/business/campaigns/${slug ?? id}` };
    const closes = timed.status === 'closed' ? null : timed.application_deadline;
    const picks = selectionClosesOn(timed);
    return [
      ...dayOf(closes, { uid: `applications-close-${id}`, title: `Applications close: ${title}`, ...about }),
      ...dayOf(picks, { uid: `picks-close-${id}`, title: `Last day to choose: ${title}`, ...about }),
    ].filter((date) => date.on_date >= from_date);
  });
}

function dayOf<Entry>(on_date: string | null, entry: Entry): (Entry & { on_date: string })[] {
  return on_date === null ? [] : [{ ...entry, on_date }];
}
