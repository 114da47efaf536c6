import { newYorkDate } from '#domain/format/deadlines.ts';
import { displayName } from '#domain/format/display-name.ts';
import { disputePath } from '#domain/work/dispute-address.ts';
import type { DisputeSide } from '#domain/work/dispute-states.ts';
import { acceptedAt } from '#server/areas/work/disputes/dispute-side.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CalendarDate, CalendarWish } from './calendar-date.ts';
import { BOTH_SIDES, selectWorkOf } from './work-parties.ts';

const MOST = 100;

/** Deadlines for answering a dispute and for appealing its decision. */
export async function listDisputeDates(db: Database, wish: CalendarWish): Promise<CalendarDate[]> {
  const dates = await Promise.all(BOTH_SIDES.map((side) => listOfSide(db, wish, side)));
  return dates.flat();
}

async function listOfSide(
  db: Database,
  { user_id, from_date }: CalendarWish,
  side: DisputeSide,
): Promise<CalendarDate[]> {
  const rows = await selectWorkOf(db, user_id, side)
    .innerJoin('disputes as x', 'x.collaboration_id', 'w.id')
    .select(['x.id', 'x.status', 'x.opened_side', 'x.clock_at', 'w.id as collaboration_id', 'w.campaign_id'])
    .select(['x.creator_accepted_at', 'x.business_accepted_at'])
    .select(['c.title as campaign_title', 'c.slug', 'b.business_name', 'p.full_name'])
    .where('x.status', 'in', ['awaiting_response', 'decided'])
    .where('x.clock_at', 'is not', null)
    .orderBy('x.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ id, status, clock_at, ...row }) => {
    if (clock_at === null || newYorkDate(new Date(clock_at)) < from_date) return [];
    const { collaboration_id, slug, campaign_id } = row;
    return [
      {
        uid: `dispute-${status === 'decided' ? 'appeal' : 'answer'}-${id}`,
        title: status === 'decided' ? appealTitle(row, side) : answerTitle(row, side),
        description: `Dispute about ${row.campaign_title}`,
        href: disputePath(side, { collaboration_id, identifier: slug ?? campaign_id }),
        starts_at: clock_at,
      },
    ];
  });
}

interface Parties {
  opened_side: string;
  creator_accepted_at: string | null;
  business_accepted_at: string | null;
  business_name: string;
  full_name: string | null;
}

function answerTitle({ opened_side, ...parties }: Parties, side: DisputeSide): string {
  const other = nameOfOther(parties, side);
  return opened_side === side ? `${other}’s deadline to answer` : `Deadline to answer ${other}`;
}

/** A side that accepted the decision can't appeal and is waiting for the other side. */
function appealTitle(parties: Parties, side: DisputeSide): string {
  const other = nameOfOther(parties, side);
  return acceptedAt(parties, side) === null
    ? `Deadline to appeal: ${other}`
    : `${other}’s deadline to appeal`;
}

function nameOfOther(
  { business_name, full_name }: Pick<Parties, 'business_name' | 'full_name'>,
  side: DisputeSide,
) {
  return side === 'creator' ? business_name : displayName({ full_name, email: null });
}
