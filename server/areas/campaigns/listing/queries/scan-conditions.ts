import { type RawBuilder, sql } from 'kysely';
import { mayBeIn } from '../bucket-marks.ts';
import type { Criteria } from './criteria.ts';
import type { Plan } from './find-plan.ts';
import type { Scan } from './scan.ts';
import { SORT_ORDERS } from './sort-orders.ts';

/** Conditions on the sort column, which decide where the scan begins and ends. */
export function withinOf({ criteria, after }: Pick<Scan, 'criteria' | 'after'>): RawBuilder<unknown>[] {
  const { column, type, isUp } = SORT_ORDERS[criteria.sort];
  const isBehind = sql`(${column}, campaign_id) ${isUp ? sql`>` : sql`<`}`;
  return [
    ...(criteria.sort === 'deadline_soon' ? [daysOf(criteria)] : []),
    ...(criteria.sort === 'highest_payout' ? [payoutsOf(criteria)] : []),
    ...(after ? [sql`${isBehind} (${after.place}::${type}, ${after.campaign_id}::uuid)`] : []),
    ...(after || criteria.sort !== 'newest' ? [] : [sql`true`]),
  ];
}

/** The most expensive condition comes last: whether a campaign is in other buckets too takes a lookup. */
export function fitsOf({
  criteria,
  plan,
  without,
}: Pick<Scan, 'criteria' | 'plan' | 'without'>): RawBuilder<unknown>[] {
  return [
    ...(criteria.sort === 'deadline_soon' ? [] : [daysOf(criteria)]),
    ...(criteria.sort === 'highest_payout' ? [] : [payoutsOf(criteria)]),
    ...(criteria.content_types !== 0 ? [sql`content_types & ${criteria.content_types}::integer <> 0`] : []),
    ...(without.length > 0 ? [sql`campaign_id <> all(${without}::uuid[])`] : []),
    ...(plan.groups.length > 0 ? [...mayBeIn(plan.groups), isIn(plan.groups)] : []),
  ];
}

function isIn(groups: Plan['groups']): RawBuilder<unknown> {
  const all = groups.map((group) => sql`buckets && ${group}::text[]`);
  return sql`exists (
    select from campaign_listings l where l.campaign_id = s.campaign_id and ${sql.join(all, sql` and `)}
  )`;
}

const daysOf = ({ from, to }: Criteria) => sql`last_day between ${from}::date and ${to}::date`;

const payoutsOf = ({ low_cents, high_cents }: Criteria) =>
  sql`payout_cents between ${low_cents}::int and ${high_cents}::int`;
