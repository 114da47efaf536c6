import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { businessFeeCents } from '#domain/money/fees.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { giveSpot, newApplicant, openQuoteOf } from '#test/support/applications-paid.ts';
import { beginPayment, newPayer, type Payer, pay, payIn } from '#test/support/fundings.ts';
import { testContext } from '#test/support/test-context.ts';
import { until } from '#test/support/until.ts';
import { openCheckout } from './commands/open-checkout.ts';
import { returnQuoteMoney } from './commands/refund-funding.ts';
import { refundUnallocated } from './commands/refund-unallocated.ts';
import { requestRefund } from './commands/send-refund.ts';
import { startQuoteFunding } from './commands/start-quote-funding.ts';
import { reconcilePayments } from './jobs/reconcile-payments.ts';
import { payDifferenceBack } from './jobs/return-difference.ts';
import { readFigures } from './queries/money-figures.ts';

const { business_fee_percent: FEE_PERCENT } = DEFAULT_SETTINGS;

const context = await testContext();
const { db } = context;

const giveBack = ({ campaign_id }: Payer) =>
  inTransaction(db, async (tx) =>
    refundUnallocated(tx, context, await lockCampaign(tx, campaign_id), 'cancelled'),
  );
const refundsOf = ({ campaign_id }: Payer) =>
  db.selectFrom('refunds').selectAll().where('campaign_id', '=', campaign_id).orderBy('id').execute();
const figuresOf = ({ campaign_id }: Payer) => readFigures(db, campaign_id);

describe('refunds', () => {
  it('refunds every open spot, fee included, and keeps those that were filled', async () => {
    const payer = await newPayer(context, { payout_cents: 27_550, slots: 4 });
    await payIn(context, payer);
    await giveSpot(context, payer, { payout_cents: 27_550 });
    const fee = businessFeeCents(27_550, FEE_PERCENT);
    expect(await giveBack(payer)).toMatchObject({ total_cents: 3 * (27_550 + fee) });
    expect(await figuresOf(payer)).toMatchObject({
      held_cents: 27_550,
      fees_held_cents: fee,
      refunded_cents: 3 * (27_550 + fee),
      promised_cents: 27_550 + fee,
    });
    const campaign = await db
      .selectFrom('campaigns')
      .select(['funded_slots', 'taken_slots'])
      .where('id', '=', payer.campaign_id)
      .executeTakeFirst();
    expect(campaign).toEqual({ funded_slots: 1, taken_slots: 1 });
  });

  it('refunds nothing twice when 20 ask at once', async () => {
    const payer = await newPayer(context);
    await payIn(context, payer);
    const given = await Promise.all(Array.from({ length: 20 }, () => giveBack(payer)));
    expect(given.reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(121_000);
    expect((await figuresOf(payer)).refunded_cents).toBe(121_000);
  });

  it('refunds each payment up to its amount, the latest first', async () => {
    const payer = await newPayer(context, { slots: 2 });
    const first = await payIn(context, payer);
    const { funding_id: second } = await beginPayment(context, payer, 1);
    await pay(context, second);
    await giveSpot(context, payer, { payout_cents: 27_500 });
    await giveBack(payer);
    const refunds = await refundsOf(payer);
    const taken = Object.fromEntries(refunds.map((row) => [row.funding_id, [row.slots, row.total_cents]]));
    expect(taken).toEqual({ [second]: [1, 30_250], [first]: [1, 30_250] });
  });

  it('sends the refund under our id, and owes nothing once the provider paid', async () => {
    const payer = await newPayer(context);
    await payIn(context, payer);
    await giveBack(payer);
    const [refund] = await refundsOf(payer);
    await Promise.all(Array.from({ length: 5 }, () => requestRefund(context, refund?.id ?? '')));
    // The queued job may be the one that sends the refund.
    await until(async () => (await refundsOf(payer))[0]?.status === 'paid' || null);
    const sent = await db
      .selectFrom('sandbox_refunds')
      .select('amount_cents')
      .where('our_id', '=', refund?.id ?? '')
      .execute();
    expect(sent).toEqual([{ amount_cents: 121_000 }]);
    const owed = await db
      .selectFrom('ledger_accounts')
      .select('balance_cents')
      .where('account', '=', `business:${payer.business_id}:refunds_due`)
      .executeTakeFirst();
    expect(owed?.balance_cents).toBe(0);
  });

  it('looks up a refund whose answer was lost, and does not pay it twice', async () => {
    const payer = await newPayer(context);
    await payIn(context, payer);
    await giveBack(payer);
    const [refund] = await refundsOf(payer);
    const lost = {
      ...context,
      payments: {
        ...context.payments,
        refund: async (order: Parameters<typeof context.payments.refund>[0]) => {
          await context.payments.refund(order);
          throw new PaymentFailure('away', 'The line broke.');
        },
      },
    };
    await requestRefund(lost, refund?.id ?? '');
    context.clock.advance({ hours: 12 });
    await reconcilePayments.run(context, {});
    expect((await refundsOf(payer))[0]?.status).toBe('paid');
    const { faults } = await checkLedger(db);
    expect(faults).toEqual([]);
  });

  it('refunds the rest of a spot whose creator agreed to less, once it cannot be undone', async () => {
    const payer = await newPayer(context, { payout_cents: 35_000, slots: 2 });
    await payIn(context, payer);
    const application_id = await giveSpot(context, payer, { payout_cents: 30_005 });
    await payDifferenceBack.run(context, { application_id });
    expect((await figuresOf(payer)).refunded_cents).toBe(0);
    context.clock.advance({ hours: 1 });
    await Promise.all([1, 2, 3].map(() => payDifferenceBack.run(context, { application_id })));
    const back = 35_000 - 30_005 + (3_500 - businessFeeCents(30_005, FEE_PERCENT));
    expect(await figuresOf(payer)).toMatchObject({ refunded_cents: back });
    await giveBack(payer);
    expect(await figuresOf(payer)).toMatchObject({
      held_cents: 30_005,
      fees_held_cents: businessFeeCents(30_005, FEE_PERCENT),
    });
  });

  it('takes the payment a quote adds, and accepts the creator at that price', async () => {
    const payer = await newPayer(context, { payout_cents: 35_000, slots: 1 });
    await payIn(context, payer);
    const application_id = await newApplicant(context, payer);
    const quote_id = await openQuoteOf(context, application_id, 40_005);
    const wish = { application_id, quote_id, amount_cents: 40_005, actor_id: payer.owner.user_id };
    const { funding_id, total_cents } = await inTransaction(db, (tx) => startQuoteFunding(tx, context, wish));
    const again = await inTransaction(db, (tx) => startQuoteFunding(tx, context, wish));
    expect(again.funding_id).toBe(funding_id);
    expect(total_cents).toBe(5_005 + businessFeeCents(40_005, FEE_PERCENT) - 3_500);
    expect((await openCheckout(context, funding_id)).checkout_url).toContain('/sandbox/checkout/');
    await pay(context, funding_id);
    expect(await figuresOf(payer)).toMatchObject({
      held_cents: 40_005,
      fees_held_cents: businessFeeCents(40_005, FEE_PERCENT),
      promised_cents: 40_005 + businessFeeCents(40_005, FEE_PERCENT),
      refunded_cents: 0,
    });
    await inTransaction(db, (tx) => returnQuoteMoney(tx, context, { quote_id }));
    expect(await giveBack(payer)).toMatchObject({ total_cents: 0 });
  });

  it('refunds what a business paid for an offer, once, when nothing comes of the offer', async () => {
    const payer = await newPayer(context, { payout_cents: 35_000, slots: 1 });
    await payIn(context, payer);
    const application_id = await newApplicant(context, payer);
    const quote_id = await openQuoteOf(context, application_id, 40_005, {
      made_by: 'business',
      status: 'awaiting_funding',
    });
    const wish = { application_id, quote_id, amount_cents: 40_005, actor_id: payer.owner.user_id };
    const { funding_id, total_cents } = await inTransaction(db, (tx) => startQuoteFunding(tx, context, wish));
    await openCheckout(context, funding_id);
    await pay(context, funding_id);
    expect(await figuresOf(payer)).toMatchObject({ held_cents: 40_005, refunded_cents: 0 });
    await db.updateTable('quotes').set({ status: 'declined' }).where('id', '=', quote_id).execute();
    const over = () => inTransaction(db, (tx) => returnQuoteMoney(tx, context, { quote_id }));
    await Promise.all([over(), over()]);
    expect(await figuresOf(payer)).toMatchObject({ held_cents: 35_000, refunded_cents: total_cents });
  });

  it('refunds the payment for a quote at once when it comes too late', async () => {
    const payer = await newPayer(context, { payout_cents: 35_000, slots: 1 });
    await payIn(context, payer);
    const application_id = await newApplicant(context, payer);
    const wish = { application_id, quote_id: newId(), amount_cents: 40_000 };
    const { funding_id, total_cents } = await inTransaction(db, (tx) =>
      startQuoteFunding(tx, context, { ...wish, actor_id: payer.owner.user_id }),
    );
    await openCheckout(context, funding_id);
    await pay(context, funding_id);
    expect((await figuresOf(payer)).refunded_cents).toBe(total_cents);
  });
});
