import { describe, expect, it } from 'vitest';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { callerOf } from '#test/support/calls.ts';
import {
  answerCheckout,
  beginPayment,
  newPayer,
  type Payer,
  pay,
  payIn,
  totalOf,
} from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { openCheckout } from './commands/open-checkout.ts';
import { refundUnallocated } from './commands/refund-unallocated.ts';
import { reconcilePayments } from './jobs/reconcile-payments.ts';
import { readFigures } from './queries/money-figures.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);

const campaignOf = ({ campaign_id }: Payer) =>
  db.selectFrom('campaigns').selectAll().where('id', '=', campaign_id).executeTakeFirstOrThrow();
const fundingsOf = ({ campaign_id }: Payer) =>
  db.selectFrom('fundings').selectAll().where('campaign_id', '=', campaign_id).orderBy('id').execute();
const notificationsOf = ({ owner }: Payer) =>
  db.selectFrom('notifications').select(['title', 'kind']).where('user_id', '=', owner.user_id).execute();

interface Ask {
  who?: { cookie: string };
  key?: string | null;
  body?: object;
  business_id?: string;
}

async function ask(payer: Payer, { who, key = newId(), body, business_id = payer.business_id }: Ask = {}) {
  const { slots, payout_cents, campaign_id } = payer;
  const headers = who ?? (await signInAs(context, payer.owner));
  return call(`POST /api/businesses/${business_id}/campaigns/${campaign_id}/fundings`, {
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload: body ?? { slots, total_cents: totalOf(payout_cents, slots), has_agreed: true },
  });
}

describe('paying into a campaign', () => {
  it('[PROD-17] leads to the payment page, and makes the campaign live once the money is in', async () => {
    const payer = await newPayer(context);
    const answer = await ask(payer);
    expect(answer.statusCode).toBe(201);
    const { funding_id, status, total_cents, checkout_url } = answer.json();
    expect({ status, total_cents }).toEqual({ status: 'created', total_cents: 121_000 });
    expect(checkout_url).toContain('/sandbox/checkout/cs_');
    expect((await campaignOf(payer)).status).toBe('awaiting_funding');
    await pay(context, funding_id);
    expect(await campaignOf(payer)).toMatchObject({ status: 'live', funded_slots: 4, taken_slots: 0 });
    expect(await readFigures(db, payer.campaign_id)).toMatchObject({
      paid_in_cents: 121_000,
      held_cents: 110_000,
      fees_held_cents: 11_000,
      refunded_cents: 0,
    });
    expect(await notificationsOf(payer)).toContainEqual({
      title: 'You paid $1,210.00 for Rye week',
      kind: 'money_moves',
    });
  });

  it('holds the money once, however often the provider reports it', async () => {
    const payer = await newPayer(context);
    const { funding_id } = await beginPayment(context, payer, 4);
    await answerCheckout(context, funding_id, 'approve');
    await Promise.all(Array.from({ length: 10 }, () => pay(context, funding_id)));
    expect((await campaignOf(payer)).funded_slots).toBe(4);
    expect((await readFigures(db, payer.campaign_id)).paid_in_cents).toBe(121_000);
    const told = (await notificationsOf(payer)).filter(({ kind }) => kind === 'money_moves');
    expect(told).toHaveLength(1);
  });

  it('shows the payment and the campaign in one snapshot, even while the money arrives', async () => {
    const payer = await newPayer(context);
    const { funding_id } = await beginPayment(context, payer, 4);
    const ofPage = `GET /api/businesses/${payer.business_id}/campaigns/${payer.campaign_id}/funding` as const;
    const headers = await signInAs(context, payer.owner);
    const told: string[] = [];
    const payment = pay(context, funding_id).then(() => true);
    for (let isIn: unknown = false; !isIn; isIn = await Promise.race([payment, Promise.resolve(false)])) {
      const pages = await Promise.all([1, 2].map(() => call(ofPage, { headers })));
      told.push(
        ...pages.map((page) => page.json()).map(({ latest, purpose }) => `${latest.status} ${purpose}`),
      );
    }
    const after = (await call(ofPage, { headers })).json();
    expect([after.latest.status, after.purpose]).toEqual(['paid', 'more_spots']);
    expect(told.filter((words) => words !== 'created first' && words !== 'paid more_spots')).toEqual([]);
  });

  it('gives 50 requests with one key the same answer, and makes one payment', async () => {
    const payer = await newPayer(context);
    const who = await signInAs(context, payer.owner);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(payer, { who, key })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await fundingsOf(payer)).toHaveLength(1);
  });

  it('repeats its first answer to a key, even when the payment has moved on', async () => {
    const payer = await newPayer(context);
    const key = newId();
    const first = await ask(payer, { key });
    await pay(context, first.json().funding_id);
    expect((await ask(payer, { key })).body).toBe(first.body);
  });

  it('refuses a key that comes with a different request', async () => {
    const payer = await newPayer(context);
    const key = newId();
    await ask(payer, { key });
    const body = { slots: 4, total_cents: 1, has_agreed: true };
    const again = await ask(payer, { key, body });
    expect(again.statusCode).toBe(409);
    expect(again.json().detail).toContain('another request');
  });

  it('asks for a key', async () => {
    const payer = await newPayer(context);
    const answer = await ask(payer, { key: null });
    expect(answer.statusCode).toBe(400);
    expect(await fundingsOf(payer)).toHaveLength(0);
  });

  it('opens one payment for two tabs with different keys', async () => {
    const payer = await newPayer(context);
    const [one, other] = await Promise.all([ask(payer), ask(payer)]);
    expect(one.json().checkout_url).toBe(other.json().checkout_url);
    expect(await fundingsOf(payer)).toHaveLength(1);
  });

  it.each([
    ['another total', { slots: 4, total_cents: 120_999, has_agreed: true }, 409],
    ['other spots than the campaign asks for', { slots: 3, total_cents: 90_750, has_agreed: true }, 409],
    ['no spots', { slots: 0, total_cents: 121_000, has_agreed: true }, 400],
    ['more spots than there are', { slots: 51, total_cents: 121_000, has_agreed: true }, 400],
    ['half a spot', { slots: 0.5, total_cents: 121_000, has_agreed: true }, 400],
    ['less than nothing', { slots: 4, total_cents: -121_000, has_agreed: true }, 400],
    ['a fortune', { slots: 4, total_cents: 1e15, has_agreed: true }, 400],
    ['no agreement', { slots: 4, total_cents: 121_000, has_agreed: false }, 400],
  ])('refuses %s', async (_what, body, status) => {
    const payer = await newPayer(context);
    expect((await ask(payer, { body })).statusCode).toBe(status);
    expect(await fundingsOf(payer)).toHaveLength(0);
  });

  it('refuses a manager, who sees why, and other owners, who cannot find it', async () => {
    const payer = await newPayer(context);
    const manager = await newPerson(context, { role: 'business' });
    await db
      .insertInto('business_members')
      .values({
        id: newId(),
        business_id: payer.business_id,
        user_id: manager.user_id,
        role: 'manager',
        status: 'active',
      })
      .execute();
    const who = await signInAs(context, manager);
    expect((await ask(payer, { who })).json().code).toBe('ownership_required');
    const page = await call(
      `GET /api/businesses/${payer.business_id}/campaigns/${payer.campaign_id}/funding`,
      { headers: who },
    );
    expect(page.json().refusal).toBe('not_owner');
    const stranger = await newPayer(context);
    const strange = await signInAs(context, stranger.owner);
    expect((await ask(payer, { who: strange })).statusCode).toBe(404);
    expect((await ask(payer, { who: strange, business_id: stranger.business_id })).statusCode).toBe(404);
    expect(await fundingsOf(payer)).toHaveLength(0);
  });

  it('refuses a draft and a campaign that is over', async () => {
    for (const status of ['draft', 'cancelled'] as const) {
      const payer = await newPayer(context);
      await db.updateTable('campaigns').set({ status }).where('id', '=', payer.campaign_id).execute();
      expect((await ask(payer)).statusCode).toBe(409);
    }
  });

  it('says why a payment failed, charges nothing, and allows another try', async () => {
    const payer = await newPayer(context);
    const { funding_id } = await beginPayment(context, payer, 4);
    await answerCheckout(context, funding_id, 'decline');
    await pay(context, funding_id);
    const [failed] = await fundingsOf(payer);
    expect(failed).toMatchObject({ status: 'failed' });
    expect(failed?.failure).toContain('declined');
    expect((await readFigures(db, payer.campaign_id)).paid_in_cents).toBe(0);
    expect((await notificationsOf(payer))[0]?.title).toBe('Your payment for Rye week didn’t go through');
    await payIn(context, payer);
    expect((await campaignOf(payer)).status).toBe('live');
  });

  it('pays for more spots later, at the price of the first', async () => {
    const payer = await newPayer(context, { slots: 2 });
    await payIn(context, payer);
    const { funding_id } = await beginPayment(context, payer, 3);
    await pay(context, funding_id);
    expect(await campaignOf(payer)).toMatchObject({ status: 'live', funded_slots: 5, slots: 5 });
    const tooMany = await ask(payer, {
      body: { slots: 46, total_cents: totalOf(27_500, 46), has_agreed: true },
    });
    expect(tooMany.statusCode).toBe(409);
  });

  it('refunds at once what arrives for a campaign that was cancelled meanwhile', async () => {
    const payer = await newPayer(context);
    const { funding_id } = await beginPayment(context, payer, 4);
    await db
      .updateTable('campaigns')
      .set({ status: 'cancelled' })
      .where('id', '=', payer.campaign_id)
      .execute();
    await pay(context, funding_id);
    expect(await readFigures(db, payer.campaign_id)).toMatchObject({
      paid_in_cents: 121_000,
      held_cents: 0,
      fees_held_cents: 0,
      refunded_cents: 121_000,
    });
  });

  it('closes the open payment page when the campaign ends', async () => {
    const payer = await newPayer(context);
    const { funding_id } = await beginPayment(context, payer, 4);
    await inTransaction(db, async (tx) =>
      refundUnallocated(tx, context, await lockCampaign(tx, payer.campaign_id), 'cancelled'),
    );
    expect((await fundingsOf(payer))[0]?.status).toBe('canceled');
    expect((await openCheckout(context, funding_id)).checkout_url).toBeNull();
  });

  it('looks up payments it got no news of, and charges nobody twice', async () => {
    const payer = await newPayer(context);
    const lost = {
      ...context,
      payments: {
        ...context.payments,
        startCheckout: async (order: Parameters<typeof context.payments.startCheckout>[0]) => {
          await context.payments.startCheckout(order);
          throw new PaymentFailure('away', 'The line broke.');
        },
      },
    };
    const key = newId();
    await expect(beginPayment(lost, payer, 4, key)).rejects.toMatchObject({ code: 'unavailable' });
    const { funding_id } = await beginPayment(context, payer, 4, key);
    await answerCheckout(context, funding_id, 'approve');
    context.clock.advance({ hours: 1 });
    await reconcilePayments.run(context, {});
    expect(await campaignOf(payer)).toMatchObject({ status: 'live', funded_slots: 4 });
    expect(await fundingsOf(payer)).toHaveLength(1);
  });

  it('expires a payment nobody finished within a day', async () => {
    const payer = await newPayer(context);
    await beginPayment(context, payer, 4);
    context.clock.advance({ hours: 25 });
    await reconcilePayments.run(context, {});
    expect((await fundingsOf(payer))[0]?.status).toBe('expired');
  });
});
