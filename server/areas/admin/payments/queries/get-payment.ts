import { sql } from 'kysely';
import type { Payment } from '#contract/admin/payments.ts';
import type { WorkContract } from '#contract/work/contracts.ts';
import { findUnallocated } from '#server/areas/money/fundings/queries/find-unallocated.ts';
import { findCancelRefusal } from '#server/areas/work/collaborations/queries/find-cancel-refusal.ts';
import { findDispute } from '#server/areas/work/collaborations/queries/find-dispute.ts';
import { readWorkEvents } from '#server/areas/work/collaborations/queries/read-work-events.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import { Problem } from '#server/platform/errors.ts';
import { findOpenSpotsRefusal } from '../open-spots-refusal.ts';
import { presentPayment, selectPayments, withNames } from './payment-rows.ts';
import { readPaymentMoney } from './read-payment-money.ts';

/** One creator's spot: its payment, where the money went, and what an admin can do. */
export function getPayment({ db, now }: Pick<Context, 'db' | 'now'>, id: string): Promise<Payment> {
  return inSnapshot(db, (tx) => readPayment(tx, now(), id));
}

async function readPayment(db: Database, now: Date, id: string): Promise<Payment> {
  const found = await withNames(selectPayments(db, {})).where('w.id', '=', id).executeTakeFirst();
  if (found === undefined) throw new Problem('not_found', 'We can’t find that payment.');
  const row = presentPayment(found);
  const { contract, status, clocks_stopped_at, ...times } = await readTimes(db, id);
  const deliverables = await readDeliverables(db, id);
  const { late_grace_hours } = contract.timers;
  const work = { status, clocks_stopped_at, late_grace_hours, deliverables, shipment: null };
  const dispute = await findDispute(db, { id, status });
  const passing = deliverables.flatMap(({ passes_at }) => (passes_at === null ? [] : [passes_at]));
  return {
    ...row,
    ...times,
    campaign_id: found.campaign_id,
    dispute_id: dispute?.dispute_id ?? null,
    passes_at: passing.sort()[0] ?? null,
    ...(await readPaymentMoney(db, { ...row, paid_in_at: times.paid_in_at })),
    cancel_refusal: findCancelRefusal('admin', work, now),
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
  const refusal = findOpenSpotsRefusal(status);
  return { ...(await findUnallocated(db, campaign)), refusal };
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
  return { ...row, contract: contract as WorkContract, status };
}

async function readDeliverables(db: Database, id: string) {
  return db
    .selectFrom('deliverables')
    .select(['kind', 'status', 'version', 'due_at', 'passes_at'])
    .where('collaboration_id', '=', id)
    .orderBy('sort_order')
    .limit(20)
    .execute();
}
