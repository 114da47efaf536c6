import { type RawBuilder, sql } from 'kysely';
import type { Way } from './find-way.ts';
import { mayStandOn } from './shelf-marks.ts';
import { SORT_ORDERS } from './sort-orders.ts';
import type { Walk } from './walk.ts';
import type { Wanted } from './wanted.ts';

/** What the order itself leaves out: there the walk begins, and there it ends. */
export function withinOf({ wanted, after }: Pick<Walk, 'wanted' | 'after'>): RawBuilder<unknown>[] {
  const { column, type, isUp } = SORT_ORDERS[wanted.sort];
  const isBehind = sql`(${column}, campaign_id) ${isUp ? sql`>` : sql`<`}`;
  return [
    ...(wanted.sort === 'deadline_soon' ? [daysOf(wanted)] : []),
    ...(wanted.sort === 'highest_payout' ? [payoutsOf(wanted)] : []),
    ...(after ? [sql`${isBehind} (${after.place}::${type}, ${after.campaign_id}::uuid)`] : []),
    ...(after || wanted.sort !== 'newest' ? [] : [sql`true`]),
  ];
}

/** The dearest last: whether a campaign stands on other shelves too has to be looked up there. */
export function fitsOf({
  wanted,
  way,
  without,
}: Pick<Walk, 'wanted' | 'way' | 'without'>): RawBuilder<unknown>[] {
  return [
    ...(wanted.sort === 'deadline_soon' ? [] : [daysOf(wanted)]),
    ...(wanted.sort === 'highest_payout' ? [] : [payoutsOf(wanted)]),
    ...(wanted.content_types !== 0 ? [sql`content_types & ${wanted.content_types}::integer <> 0`] : []),
    ...(without.length > 0 ? [sql`campaign_id <> all(${without}::uuid[])`] : []),
    ...(way.groups.length > 0 ? [...mayStandOn(way.groups), standsOn(way.groups)] : []),
  ];
}

function standsOn(groups: Way['groups']): RawBuilder<unknown> {
  const all = groups.map((group) => sql`shelves && ${group}::text[]`);
  return sql`exists (
    select from campaign_listings l where l.campaign_id = s.campaign_id and ${sql.join(all, sql` and `)}
  )`;
}

const daysOf = ({ from, to }: Wanted) => sql`last_day between ${from}::date and ${to}::date`;

const payoutsOf = ({ low_cents, high_cents }: Wanted) =>
  sql`payout_cents between ${low_cents}::int and ${high_cents}::int`;
