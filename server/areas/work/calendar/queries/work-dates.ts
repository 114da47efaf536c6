import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { displayName } from '#domain/format/display-name.ts';
import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import type { DeliverableStatus } from '#domain/work/deliverable-states.ts';
import type { DisputeSide } from '#domain/work/dispute-states.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CalendarDate, CalendarWish } from './calendar-date.ts';
import { BOTH_SIDES, selectWorkOf } from './work-parties.ts';

const MOST = 200;

/** Due dates of work, and the moments at which drafts are approved without an answer. Both sides see the same dates. */
export async function listWorkDates(db: Database, wish: CalendarWish): Promise<CalendarDate[]> {
  const dates = await Promise.all(BOTH_SIDES.map((side) => listOfSide(db, wish, side)));
  return dates.flat();
}

async function listOfSide(
  db: Database,
  { user_id, from_date }: CalendarWish,
  side: DisputeSide,
): Promise<CalendarDate[]> {
  const rows = await selectWorkOf(db, user_id, side)
    .innerJoin('deliverables as d', 'd.collaboration_id', 'w.id')
    .select(['w.id as collaboration_id', 'c.title', 'b.business_name', 'p.full_name'])
    .select(['d.id', 'd.kind', 'd.quantity', 'd.status', 'd.due_at', 'd.passes_at'])
    .where('w.status', 'in', OPEN_COLLABORATION_STATUSES)
    // A dispute stops the clocks, so these dates no longer apply.
    .where('w.clocks_stopped_at', 'is', null)
    .where((eb) => eb.or([eb('d.due_at', 'is not', null), eb('d.passes_at', 'is not', null)]))
    .orderBy('w.id', 'desc')
    .orderBy('d.sort_order')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ full_name, due_at, passes_at, ...row }): CalendarDate[] => {
    const one = {
      name: nameDeliverable(row),
      status: row.status,
      shop: row.business_name,
      maker: displayName({ full_name, email: null }),
    };
    const about = {
      href:
        side === 'creator' ? creatorWorkPath(row.collaboration_id) : businessWorkPath(row.collaboration_id),
    };
    const due = due_at === null ? null : newYorkDate(new Date(due_at));
    if (due !== null && due >= from_date) {
      const title = dueTitle(one, side);
      return [{ ...about, uid: `work-due-${row.id}`, title, description: row.title, on_date: due }];
    }
    if (passes_at === null || newYorkDate(new Date(passes_at)) < from_date) return [];
    const { title, otherwise } = passing(one, side);
    const description = `${row.title}. ${otherwise}`;
    return [{ ...about, uid: `work-passes-${row.id}`, title, description, starts_at: passes_at }];
  });
}

interface Named {
  name: string;
  status: DeliverableStatus;
  shop: string;
  maker: string;
}

function dueTitle({ name, status, shop, maker }: Named, side: DisputeSide): string {
  if (status === 'approved')
    return side === 'creator' ? `Post for ${shop}: ${name}` : `${maker} posts: ${name}`;
  return side === 'creator' ? `Due for ${shop}: ${name}` : `Due from ${maker}: ${name}`;
}

function passing(
  { name, status, shop, maker }: Named,
  side: DisputeSide,
): { title: string; otherwise: string } {
  const whose = side === 'creator' ? `${shop}’s deadline` : 'Your deadline';
  const what = side === 'creator' ? name : `${name} from ${maker}`;
  return status === 'posted'
    ? {
        title: `${whose} to verify the post: ${what}`,
        otherwise: 'Without an answer it counts as confirmed.',
      }
    : { title: `${whose} to review: ${what}`, otherwise: 'Without an answer it’s approved automatically.' };
}
