import { sql } from 'kysely';
import type { z } from 'zod';
import type { businessWorkQuery, CollaborationList } from '#contract/work/collaborations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import { SHIPMENT_STATUSES, shipmentTurn } from '#domain/work/shipment-states.ts';
import { isInReach } from '#server/areas/base/actors/reach.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { presentWork, selectWork } from './collaboration-rows.ts';
import { readDraftStills } from './read-draft-stills.ts';

const MOST = 50;
const TO_SHIP = SHIPMENT_STATUSES.filter((status) => shipmentTurn(status) === 'business');

/**
 * The open work of a business over all its campaigns, earliest deadline first. `waiting`: only work the business has to
 * answer or ship a product for, and work so late that it may act.
 */
export async function listBusinessWork(
  context: Context,
  account: Account,
  business_id: string,
  { waiting }: z.output<typeof businessWorkQuery>,
): Promise<CollaborationList> {
  const { reach } = await requireMembership(context.db, account, business_id, 'read');
  const rows = await selectWork(context.db)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('deliverables as d')
          .select(({ fn }) =>
            fn
              .coalesce(fn.min(fn.coalesce('d.passes_at', 'd.due_at')), 's.counts_at', 's.ship_by')
              .as('next_at'),
          )
          .whereRef('d.collaboration_id', '=', 'w.id')
          .$if(waiting !== undefined, (query) => query.where(waitsFor(context.now())))
          .having(({ fn }) => fn.countAll(), '>', 0)
          .as('d'),
      (join) => join.onTrue(),
    )
    .where('w.business_id', '=', business_id)
    .where(isInReach(reach, 'w.campaign_id'))
    .where('w.status', 'in', OPEN_COLLABORATION_STATUSES)
    .$if(waiting !== undefined, (query) => query.where('w.status', '<>', 'disputed'))
    .orderBy('d.next_at', (order) => order.asc().nullsLast())
    .orderBy('w.id')
    .limit(MOST)
    .execute();
  const stills = await readDraftStills(
    context,
    rows.map(({ id }) => id),
  );
  const collaborations = (await presentWork(context, rows)).map((row) => ({
    ...row,
    draft_still_url: stills.get(row.id) ?? null,
  }));
  return { collaborations, next_cursor: null };
}

function waitsFor(now: Date) {
  return sql<boolean>`(d.passes_at is not null or s.status in (${sql.join(TO_SHIP)}) or d.due_at
    + (w.contract -> 'timers' ->> 'late_grace_hours')::int * interval '1 hour' <= ${now.toISOString()})`;
}
