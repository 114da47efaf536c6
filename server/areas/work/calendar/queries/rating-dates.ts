import { newYorkDate } from '#domain/format/deadlines.ts';
import { displayName } from '#domain/format/display-name.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import type { DisputeSide } from '#domain/work/dispute-states.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CalendarDate, CalendarWish } from './calendar-date.ts';
import { BOTH_SIDES, selectWorkOf } from './work-parties.ts';

const MOST = 100;

/** Deadlines for ratings; after a rating was written, the date it becomes visible. */
export async function listRatingDates(db: Database, wish: CalendarWish): Promise<CalendarDate[]> {
  const { rating_open_days } = await readSettings(db);
  const dates = await Promise.all(BOTH_SIDES.map((side) => listOfSide(db, wish, side, rating_open_days)));
  return dates.flat();
}

async function listOfSide(
  db: Database,
  { user_id, from_date }: CalendarWish,
  side: DisputeSide,
  openDays: number,
): Promise<CalendarDate[]> {
  const since = newYorkInstant(addDays(from_date, -openDays), 0);
  const rows = await selectWorkOf(db, user_id, side)
    .leftJoin('ratings as own', (join) =>
      join.onRef('own.collaboration_id', '=', 'w.id').on('own.side', '=', side),
    )
    .select(['w.id', 'w.completed_at', 'c.title', 'b.business_name', 'p.full_name', 'own.id as own_id'])
    .where('w.status', '=', 'completed')
    .where('w.completed_at', '>=', since.toISOString())
    .where('own.shown_at', 'is', null)
    .orderBy('w.agreed_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ id, completed_at, title, business_name, full_name, own_id }) => {
    if (completed_at === null) return [];
    const until = daysAfter(new Date(completed_at), openDays);
    if (newYorkDate(until) < from_date) return [];
    const other = side === 'creator' ? business_name : displayName({ full_name, email: null });
    return [
      {
        uid: `review-${id}`,
        title: own_id === null ? `Deadline to review ${other}` : `Your review of ${other} is published`,
        description: title,
        href: side === 'creator' ? creatorWorkPath(id) : businessWorkPath(id),
        starts_at: until.toISOString(),
      },
    ];
  });
}
