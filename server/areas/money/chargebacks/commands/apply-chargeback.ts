import { endStops } from '#server/areas/money/campaign-stops/commands/end-stops.ts';
import { stopCampaign } from '#server/areas/money/campaign-stops/commands/stop-campaign.ts';
import { coverRefunds, uncoverRefunds } from '#server/areas/money/fundings/commands/cover-refunds.ts';
import { closePages } from '#server/areas/money/fundings/jobs/close-pages.ts';
import {
  type LockedFunding,
  type LockedPayment,
  lockFunding,
} from '#server/areas/money/fundings/lock-funding.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { PLATFORM_RESERVE, PROVIDER_CLEARING } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import type { ProviderChargeback } from '#server/platform/payments/payment-provider.ts';
import { notifyAboutChargeback } from '../notify/notify-about-chargeback.ts';
import { notifyAboutRelease } from '../notify/notify-about-release.ts';
import { moveChargeback, type OpenedChargeback } from '../transition.ts';
import { returnSpots } from './return-spots.ts';
import { takeBackSpots } from './take-back-spots.ts';

/**
 * Applies the provider's state of a chargeback, in any order and any number of times. The reserve advances the amount,
 * so that creators at work are still paid. Open spots are taken back, and the campaign stops.
 */
export async function applyChargeback(
  context: Context,
  fundingId: string,
  chargeback: ProviderChargeback,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const payment = await lockFunding(tx, fundingId);
    const { is_new, ...opened } = await findOrOpen(tx, context, payment.funding, chargeback);
    const { id } = opened;
    if (is_new && chargeback.status !== 'won') await stopMoney(tx, context, payment, { ...chargeback, id });
    const move = chargeback.status === 'won' ? 'win' : chargeback.status === 'lost' ? 'lose' : null;
    const isMoved = move !== null && (await moveChargeback(tx, opened, move, context.now())) !== null;
    if (isMoved) await followDecision(tx, context, payment, id);
    if (is_new || isMoved) await notifyAboutChargeback(tx, context, id);
  });
}

async function stopMoney(
  tx: Tx,
  context: Context,
  { funding, campaign }: LockedPayment,
  { id, amount_cents }: { id: string; amount_cents: number },
): Promise<void> {
  const { business_id } = funding;
  await context.queue.enqueue(tx, closePages, { business_id });
  if (campaign === null) return;
  const left = await takeBackSpots(tx, context, { funding, campaign }, { id, amount_cents });
  await stopCampaign(tx, context, left, { cause: 'chargeback', subject_id: id, mover: 'payment' });
}

/** A won chargeback restores the payment. A lost one settles the refunds of the payment that could not be sent. */
async function followDecision(tx: Tx, context: Context, payment: LockedPayment, id: string): Promise<void> {
  const funding_id = payment.funding.id;
  const chargeback = await tx
    .selectFrom('chargebacks')
    .select(['id', 'status', 'spots_taken_back'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (chargeback.status === 'lost') return coverRefunds(tx, funding_id, context.now());
  await uncoverRefunds(tx, { funding_id, chargeback_id: id }, context.now());
  await returnSpots(tx, context, payment, chargeback);
  const isNotified = await isStopped(tx, id);
  await endStops(tx, context, { cause: 'chargeback', subject_id: id, mover: 'payment' });
  if (!isNotified) await notifyAboutRelease(tx, context, id);
}

/** A campaign that had ended was not stopped, so nobody is notified that it resumes. */
async function isStopped(tx: Tx, chargebackId: string): Promise<boolean> {
  const stop = await tx
    .selectFrom('campaign_stops')
    .select('id')
    .where('cause', '=', 'chargeback')
    .where('subject_id', '=', chargebackId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return stop !== undefined;
}

/** The caller has locked the payment, so the same chargeback can't be opened twice. */
async function findOrOpen(
  tx: Tx,
  context: Context,
  funding: LockedFunding,
  { reference, amount_cents, reason }: ProviderChargeback,
): Promise<OpenedChargeback & { is_new: boolean }> {
  const known = await tx
    .selectFrom('chargebacks')
    .select(['id', 'status', 'campaign_id', 'amount_cents', 'funding_id'])
    .where('provider', '=', funding.provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst();
  if (known && known.funding_id !== funding.id) {
    throw new Error(`The provider speaks of chargeback ${known.id} for another payment`);
  }
  if (known) return { ...known, is_new: false };
  const id = newId();
  const { id: funding_id, business_id, campaign_id, provider } = funding;
  const at = context.now().toISOString();
  await tx
    .insertInto('chargebacks')
    .values({
      id,
      funding_id,
      business_id,
      campaign_id,
      provider,
      provider_reference: reference,
      status: 'open',
      amount_cents,
      reason: reason?.slice(0, 300) ?? null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const transfers = [{ from: PLATFORM_RESERVE, to: PROVIDER_CLEARING, amount_cents }];
  const event = { event_key: `chargeback:${id}`, kind: 'chargeback', campaign_id, subject_id: id };
  await postTransfers(tx, { ...event, transfers }, context.now());
  return { id, status: 'open', campaign_id, amount_cents, is_new: true };
}
