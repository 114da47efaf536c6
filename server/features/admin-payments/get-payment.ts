import { sql } from 'kysely';
import type { Payment } from '#contract/admin-payments.ts';
import type { WorkContract } from '#contract/work-contracts.ts';
import type { CampaignStatus } from '#domain/campaign-states.ts';
import type { CollaborationStatus } from '#domain/collaboration-states.ts';
import type { DeliverableStatus } from '#domain/deliverable-states.ts';
import type { DeliverableKind } from '#domain/deliverables.ts';
import type { Context } from '../../context.ts';
import { atOneMoment } from '../../db/at-one-moment.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { findCancelHindrance } from '../collaborations/find-cancel-hindrance.ts';
import { findDispute } from '../collaborations/find-dispute.ts';
import { readWorkEvents } from '../collaborations/read-work-events.ts';
import { findUnallocated } from '../fundings/find-unallocated.ts';
import { openSpotsHindrance } from './open-spots-hindrance.ts';
import { presentPayment, selectPayments } from './payment-rows.ts';
import { readPaymentMoney } from './read-payment-money.ts';

/** One creator's spot: what was paid in for it, what became of it, and what an admin can do. */
export function getPayment({ db, now }: Pick<Context, 'db' | 'now'>, id: string): Promise<Payment> {
  return atOneMoment(db, (tx) => readPayment(tx, now(), id));
}

async function readPayment(db: Database, now: Date, id: string): Promise<Payment> {
  const found = await selectPayments(db, {}, now).where('w.id', '=', id).executeTakeFirst();
  if (found === undefined) throw new Problem('not_found', 'There is no such payment.');
  const row = presentPayment(found);
  const { contract, status, clocks_stopped_at, ...times } = await readTimes(db, id);
  const deliverables = await readDeliverables(db, id);
  const { late_grace_hours } = contract.timers;
  const work = { status, clocks_stopped_at, late_grace_hours, deliverables };
  const dispute = await findDispute(db, { id, status });
  const passing = deliverables.flatMap(({ passes_at }) => (passes_at === null ? [] : [passes_at]));
  return {
    ...row,
    ...times,
    campaign_id: found.campaign_id,
    dispute_id: dispute?.dispute_id ?? null,
    passes_at: passing.sort()[0] ?? null,
    ...(await readPaymentMoney(db, { ...row, paid_in_at: times.paid_in_at })),
    cancel_hindrance: findCancelHindrance('admin', work, now),
    unallocated: await readUnallocated(db, found.campaign_id),
    activity: await readWorkEvents(db, id),
  };
}

async function readUnallocated(db: Database, campaignId: string): Promise<Payment['unallocated']> {
  const { status, ...campaign } = await db
    .selectFrom('campaigns')
    .select(['id', 'status', 'creator_payout_cents', 'funded_slots', 'taken_slots'])
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const hindrance = openSpotsHindrance(status as CampaignStatus);
  return { ...(await findUnallocated(db, campaign)), hindrance };
}

async function readTimes(db: Database, id: string) {
  const { contract, status, ...row } = await db
    .selectFrom('collaborations as w')
    .select(['w.contract', 'w.status', 'w.clocks_stopped_at', 'w.started_at', 'w.completed_at'])
    .select('w.cancelled_at')
    .select([
      sql<string | null>`(select min(f.paid_at) from fundings f
        where f.campaign_id = w.campaign_id and f.status = 'paid')`.as('paid_in_at'),
      sql<string | null>`(select max(e.released_at) from earnings e where e.collaboration_id = w.id)`.as(
        'released_at',
      ),
    ])
    .where('w.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, contract: contract as WorkContract, status: status as CollaborationStatus };
}

async function readDeliverables(db: Database, id: string) {
  const rows = await db
    .selectFrom('deliverables')
    .select(['kind', 'status', 'version', 'due_at', 'passes_at'])
    .where('collaboration_id', '=', id)
    .orderBy('sort_order')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind as DeliverableKind,
    status: row.status as DeliverableStatus,
  }));
}
