import type { RefundReason } from '#domain/funding-states.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { Queue } from '../../jobs/queue.ts';
import { feesHeldOf, heldOf, refundsDueOf } from '../../ledger/accounts.ts';
import { LedgerFailure } from '../../ledger/ledger-failure.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { sendRefund } from './send-refund.ts';
import { type Portion, type Source, spreadOver } from './spread-over.ts';

export interface RefundRequest {
  /** Of the decision. The same decision gives money back once. */
  refund_key: string;
  campaign_id: string;
  reason: RefundReason;
  /** What goes back: spots one by one, or one difference. */
  portions: readonly Portion[];
  /** Left out: the latest payment for spots gives first. What was paid in for a quote goes back only as a whole. */
  funding_id?: string;
  /** Where work is given back: what was paid in for the quote of this application gives before payments for spots do. */
  application_id?: string;
}

export interface RefundsOpened {
  refund_ids: string[];
  total_cents: number;
}

/**
 * Takes money out of what is held and owes it to the business; the provider is told by a job. The caller holds the
 * campaign. A provider returns what one payment brought, so a decision may be several refunds.
 */
export async function openRefunds(
  tx: Tx,
  context: { queue: Pick<Queue, 'enqueue'>; now(): Date },
  request: RefundRequest,
): Promise<RefundsOpened> {
  const { refund_key, campaign_id, reason, portions } = request;
  const opened: RefundsOpened = { refund_ids: [], total_cents: 0 };
  if (await isDone(tx, refund_key)) return opened;
  const sources = await listSources(tx, request);
  const shares = spreadOver(portions, sources);
  if (shares === null) throw new LedgerFailure('not_enough', `${refund_key} asks for more than was paid in`);
  const at = context.now().toISOString();
  for (const { source, ...amounts } of shares) {
    const id = newId();
    const total_cents = amounts.payout_cents + amounts.fee_cents;
    await tx
      .insertInto('refunds')
      .values({
        id,
        refund_key,
        funding_id: source.id,
        business_id: source.business_id,
        campaign_id,
        reason,
        status: 'created',
        ...amounts,
        total_cents,
        next_look_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await tx
      .updateTable('fundings')
      .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', total_cents), updated_at: at }))
      .where('id', '=', source.id)
      .execute();
    await owe(tx, { refund_id: id, campaign_id, business_id: source.business_id, ...amounts }, context.now());
    await context.queue.enqueue(tx, sendRefund, { refund_id: id });
    opened.refund_ids.push(id);
    opened.total_cents += total_cents;
  }
  return opened;
}

async function isDone(tx: Tx, refundKey: string): Promise<boolean> {
  const known = await tx
    .selectFrom('refunds')
    .select('id')
    .where('refund_key', '=', refundKey)
    .executeTakeFirst();
  return known !== undefined;
}

async function listSources(
  tx: Tx,
  { campaign_id, funding_id, application_id }: RefundRequest,
): Promise<Source[]> {
  const rows = await tx
    .selectFrom('fundings')
    .select(['id', 'business_id', 'total_cents', 'refunded_cents'])
    .where('campaign_id', '=', campaign_id)
    .where('status', '=', 'paid')
    .whereRef('refunded_cents', '<', 'total_cents')
    .where((eb) => {
      if (funding_id !== undefined) return eb('id', '=', funding_id);
      if (application_id === undefined) return eb('purpose', '<>', 'quote');
      return eb.or([eb('purpose', '<>', 'quote'), eb('application_id', '=', application_id)]);
    })
    .orderBy((eb) => eb('purpose', '=', 'quote'), 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ total_cents, refunded_cents, ...row }) => ({
    ...row,
    left_cents: total_cents - refunded_cents,
  }));
}

interface Owed {
  refund_id: string;
  campaign_id: string;
  business_id: string;
  payout_cents: number;
  fee_cents: number;
}

async function owe(
  tx: Tx,
  { refund_id, campaign_id, business_id, payout_cents, fee_cents }: Owed,
  now: Date,
) {
  const to = refundsDueOf(business_id);
  const transfers = [
    { from: heldOf(campaign_id), to, amount_cents: payout_cents },
    { from: feesHeldOf(campaign_id), to, amount_cents: fee_cents },
  ];
  const event = { event_key: `refund:${refund_id}`, kind: 'refund_due', campaign_id, subject_id: refund_id };
  await postTransfers(tx, { ...event, transfers }, now);
}
