import { newYorkDate } from '#domain/format/deadlines.ts';
import { displayName } from '#domain/format/display-name.ts';
import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import type { DisputeSide } from '#domain/work/dispute-states.ts';
import { type ShipmentStatus, shipmentTurn } from '#domain/work/shipment-states.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CalendarDate, CalendarWish } from './calendar-date.ts';
import { BOTH_SIDES, selectWorkOf } from './work-parties.ts';

const MOST = 200;

/** The days by which products are shipped, and on which they count as received. Both sides see the same dates. */
export async function listShipmentDates(db: Database, wish: CalendarWish): Promise<CalendarDate[]> {
  const dates = await Promise.all(BOTH_SIDES.map((side) => listOfSide(db, wish, side)));
  return dates.flat();
}

async function listOfSide(
  db: Database,
  { user_id, from_date }: CalendarWish,
  side: DisputeSide,
): Promise<CalendarDate[]> {
  const rows = await selectWorkOf(db, user_id, side)
    .innerJoin('shipments as s', 's.collaboration_id', 'w.id')
    .select(['w.id as collaboration_id', 'c.title', 'b.business_name', 'p.full_name'])
    .select(['s.id', 's.status', 's.ship_by', 's.counts_at'])
    .where('w.status', 'in', OPEN_COLLABORATION_STATUSES)
    // A dispute stops the clocks, so these dates no longer apply.
    .where('w.clocks_stopped_at', 'is', null)
    .where('s.status', '<>', 'received')
    .orderBy('w.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ id, status, ship_by, counts_at, collaboration_id, title: description, ...row }) => {
    const on_date = newYorkDate(new Date(counts_at ?? ship_by));
    if (on_date < from_date) return [];
    const maker = displayName({ full_name: row.full_name, email: null });
    const title = titleOf(status, side, { shop: row.business_name, maker });
    const href = side === 'creator' ? creatorWorkPath(collaboration_id) : businessWorkPath(collaboration_id);
    return [{ uid: `shipment-${id}`, title, description, href, on_date }];
  });
}

function titleOf(
  status: ShipmentStatus,
  side: DisputeSide,
  { shop, maker }: { shop: string; maker: string },
) {
  if (shipmentTurn(status) === 'creator') {
    return side === 'creator'
      ? `Last day to say whether the product from ${shop} arrived`
      : `The product for ${maker} counts as received`;
  }
  return side === 'creator' ? `${shop} ships the product by today` : `Ship the product to ${maker}`;
}
