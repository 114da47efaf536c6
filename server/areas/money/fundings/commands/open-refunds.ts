import { type SqlBool, sql } from 'kysely';
import type { RefundReason } from '#domain/money/funding-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import { LedgerFailure } from '#server/platform/ledger/ledger-failure.ts';
import { findGivenRefund } from '../queries/find-given-refund.ts';
import { sendRefund } from './send-refund.ts';
import { type Portion, type Source, spreadOver } from './spread-over.ts';
import { writeRefund } from './write-refund.ts';

export interface RefundRequest {
  /** The key of the decision. The same decision refunds only once. */
  refund_key: string;
  campaign_id: string;
  reason: RefundReason;
  /** The amounts to refund: spots one by one, or one difference. */
  portions: readonly Portion[];
  /** Without it, the latest payment for spots is refunded first. A payment for a quote is only refunded in full. */
  funding_id?: string;
  /** The order of refunds for work: the payment for this application's quote comes before payments for spots. */
  application_id?: string;
}

export interface RefundsOpened {
  refund_ids: string[];
  total_cents: number;
}

/**
 * Moves held money to what we owe the business and queues the refund. The caller has locked the campaign. A refund
 * belongs to one payment, so a decision may need several.
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
  for (const { source, ...amounts } of shares) {
    const total_cents = amounts.payout_cents + amounts.fee_cents;
    const place = { refund_key, funding_id: source.id, total_cents };
    const id = (await findGivenRefund(tx, place)) ?? newId();
    const { business_id } = source;
    const row = { id, refund_key, funding_id: source.id, business_id, campaign_id, reason, ...amounts };
    await writeRefund(tx, row, context.now());
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
    .select(['id', 'business_id', 'total_cents', 'refunded_cents', 'taken_back_cents'])
    .where('campaign_id', '=', campaign_id)
    .where('status', '=', 'paid')
    .where(sql<SqlBool>`refunded_cents + taken_back_cents < total_cents`)
    .where((eb) => {
      if (funding_id !== undefined) return eb('id', '=', funding_id);
      if (application_id === undefined) return eb('purpose', '<>', 'quote');
      return eb.or([eb('purpose', '<>', 'quote'), eb('application_id', '=', application_id)]);
    })
    .orderBy((eb) => eb('purpose', '=', 'quote'), 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ total_cents, refunded_cents, taken_back_cents, ...row }) => ({
    ...row,
    left_cents: total_cents - refunded_cents - taken_back_cents,
  }));
}
