import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { Download } from '#server/platform/http/download.ts';
import { listBusinessDates } from './business-dates.ts';
import type { CalendarSource } from './calendar-date.ts';
import { readCalendarToken } from './calendar-token.ts';
import { listCreatorDates } from './creator-dates.ts';
import { listDisputeDates } from './dispute-dates.ts';
import { FIRST_VERSION } from './find-feed.ts';
import { listOfferDates } from './offer-dates.ts';
import { listPayoutDates } from './payout-dates.ts';
import { listRatingDates } from './rating-dates.ts';
import { listShipmentDates } from './shipment-dates.ts';
import { listWorkDates } from './work-dates.ts';
import { writeCalendar } from './write-calendar.ts';

/** All sources of dates. */
const SOURCES: readonly CalendarSource[] = [
  listBusinessDates,
  listCreatorDates,
  listOfferDates,
  listWorkDates,
  listShipmentDates,
  listPayoutDates,
  listDisputeDates,
  listRatingDates,
];

/** Recent dates stay in the calendar. */
const DAYS_BACK = 30;

/** The calendar of the account in a signed URL. An old URL, or that of a closed account, is not found. */
export async function getCalendar(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  token: string,
): Promise<Download> {
  const key = readCalendarToken(config, token);
  const person = key ? await findPerson({ db }, key.user_id) : undefined;
  if (key === null || person === undefined || (person.version ?? FIRST_VERSION) !== key.version) {
    throw new Problem('not_found', 'We can’t find that calendar.');
  }
  const wish = { user_id: key.user_id, from_date: addDays(newYorkDate(now()), -DAYS_BACK), now: now() };
  const dates = (await Promise.all(SOURCES.map((list) => list(db, wish)))).flat();
  const text = writeCalendar(dates, { app_url: config.app_url, written_at: now() });
  return new Download('bizmeet', 'ics', text);
}

function findPerson({ db }: Pick<Context, 'db'>, userId: string) {
  return db
    .selectFrom('profiles')
    .leftJoin('calendar_feeds', 'calendar_feeds.user_id', 'profiles.user_id')
    .select('calendar_feeds.version')
    .where('profiles.user_id', '=', userId)
    .where('profiles.account_status', 'in', ['active', 'completed'])
    .executeTakeFirst();
}
