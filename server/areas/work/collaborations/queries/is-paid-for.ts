import { type RawBuilder, sql } from 'kysely';

/**
 * True of a deliverable whose newest version the business approved, or got in a dispute that left money with the creator.
 * Only then may its files be taken home. A refund takes that right away again.
 */
export function isPaidFor(deliverables: string): RawBuilder<boolean> {
  const status = sql.ref(`${deliverables}.status`);
  return sql<boolean>`(${status} in ('approved', 'posted', 'verified') or (${status} = 'settled' and exists (
    select from dispute_deliverables dd
    join disputes x on x.id = dd.dispute_id and x.status = 'closed' and x.closed_cause <> 'withdrawn'
    join lateral (
      select outcome from dispute_decisions where dispute_id = x.id order by round desc limit 1
    ) last on last.outcome in ('release', 'split')
    where dd.deliverable_id = ${sql.ref(`${deliverables}.id`)})))`;
}
