import { type RawBuilder, sql } from 'kysely';
import { mayBeIn } from '../bucket-marks.ts';
import { type Criteria, hasPayoutRange } from './criteria.ts';
import type { Plan } from './find-plan.ts';
import type { Scan } from './scan.ts';
import { type Place, SORT_ORDERS } from './sort-orders.ts';

/** Conditions on the sort column, which decide where the scan begins and ends. */
export function withinOf({ criteria, after }: Pick<Scan, 'criteria' | 'after'>): RawBuilder<unknown>[] {
  return orTrue([
    ...(criteria.sort === 'deadline_soon' ? [daysOf(criteria)] : []),
    ...(criteria.sort === 'highest_payout' ? payoutsOf(criteria) : []),
    ...(after ? [behind(criteria, after)] : []),
  ]);
}

/** Further down the list than this place. */
export function behind({ sort }: Pick<Criteria, 'sort'>, after: Place): RawBuilder<unknown> {
  const { column, type, isUp } = SORT_ORDERS[sort];
  return sql`(${column}, campaign_id) ${isUp ? sql`>` : sql`<`} (${after.place}::${type}, ${after.campaign_id}::uuid)`;
}

type Filters = Pick<Scan, 'criteria' | 'without'> & { plan: Pick<Plan, 'groups'> };

/** The most expensive condition comes last: whether a campaign is in other buckets too takes a lookup. */
export function fitsOf(filters: Filters): RawBuilder<unknown>[] {
  return [...mayFit(filters), ...isIn(filters.plan.groups)];
}

/** The conditions that an entry alone can answer. Its marks let a few through that are not in the other buckets. */
export function mayFit({ criteria, plan, without }: Filters): RawBuilder<unknown>[] {
  return orTrue([
    ...(criteria.sort === 'deadline_soon' ? [] : [daysOf(criteria)]),
    ...(criteria.sort === 'highest_payout' ? [] : payoutsOf(criteria)),
    ...(criteria.content_types !== 0 ? [sql`content_types & ${criteria.content_types}::integer <> 0`] : []),
    ...(without.length > 0 ? [sql`campaign_id <> all(${without}::uuid[])`] : []),
    ...(plan.groups.length > 0 ? mayBeIn(plan.groups) : []),
  ]);
}

export function isIn(groups: Plan['groups']): RawBuilder<unknown>[] {
  if (groups.length === 0) return [];
  const all = groups.map((group) => sql`buckets && ${group}::text[]`);
  // As a value and not as `exists`, for which the planner may look up every campaign with these words at once.
  return [
    sql`(
      select ${sql.join(all, sql` and `)} from campaign_listings l where l.campaign_id = s.campaign_id
    )`,
  ];
}

const daysOf = ({ from, to }: Criteria) => sql`last_day between ${from}::date and ${to}::date`;

/** Nothing is compared without a range: hundreds of entries are read for a page and its number. */
function payoutsOf(criteria: Criteria): RawBuilder<unknown>[] {
  const { low_cents, high_cents } = criteria;
  return hasPayoutRange(criteria) ? [sql`payout_cents between ${low_cents}::int and ${high_cents}::int`] : [];
}

function orTrue(conditions: RawBuilder<unknown>[]): RawBuilder<unknown>[] {
  return conditions.length > 0 ? conditions : [sql`true`];
}

export const MOST_WRITTEN_OUT = 8;

/** A few buckets are written out one by one: for an array the planner assumes ten elements and plans each call from scratch. */
export function bucketsOf({ buckets }: Pick<Plan, 'buckets'>): RawBuilder<unknown> {
  if (buckets.length > MOST_WRITTEN_OUT) return sql`unnest(${buckets}::text[])`;
  return sql`(values ${sql.join(buckets.map((bucket) => sql`(${bucket}::text)`))})`;
}
