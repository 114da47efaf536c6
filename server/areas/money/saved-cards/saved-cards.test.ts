import { describe, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import type { SandboxAnswer } from '#server/platform/payments/sandbox-checkouts.ts';
import { newApplication, newMaker } from '#test/support/applications.ts';
import { openQuoteOf } from '#test/support/applications-paid.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import {
  answerCheckout,
  newPayer,
  newUnpaidCampaign,
  type Payer,
  pay,
  totalOf,
} from '#test/support/fundings.ts';
import { newManager, newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { applyCheckout } from '../fundings/commands/apply-checkout.ts';
import { openCheckout } from '../fundings/commands/open-checkout.ts';
import { readFigures } from '../fundings/queries/money-figures.ts';
import { detachCard } from './detach-card.ts';
import { endStrayCards } from './jobs/end-stray-cards.ts';
import { keepCard } from './jobs/keep-card.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);

type Headers = { cookie: string };
interface Shop extends Payer {
  headers: Headers;
}

const ask = (headers: Headers, route: string, payload?: object, key = newId()) =>
  call(route as Route, { headers: { ...headers, 'idempotency-key': key }, ...(payload && { payload }) });
const fundingsOf = ({ campaign_id }: Payer) =>
  db.selectFrom('fundings').selectAll().where('campaign_id', '=', campaign_id).orderBy('id').execute();
const campaignOf = ({ campaign_id }: Payer) =>
  db.selectFrom('campaigns').selectAll().where('id', '=', campaign_id).executeTakeFirstOrThrow();
const cardOf = async ({ headers, business_id }: Pick<Shop, 'headers' | 'business_id'>) =>
  (await ask(headers, `GET /api/businesses/${business_id}/saved-card`)).json().card;

function start(shop: Shop, more: object = {}, { slots = 1, key = newId(), headers = shop.headers } = {}) {
  const { business_id, campaign_id, payout_cents } = shop;
  const body = { slots, total_cents: totalOf(payout_cents, slots), has_agreed: true, ...more };
  return ask(headers, `POST /api/businesses/${business_id}/campaigns/${campaign_id}/fundings`, body, key);
}

/** An owner who paid for one spot on the page and had the card kept. */
async function newShop(answer: SandboxAnswer = 'approve'): Promise<Shop & { card_id: string }> {
  const payer = await newPayer(context, { slots: 1 });
  const shop = { ...payer, headers: await signInAs(context, payer.owner) };
  const { funding_id } = (await start(shop, { save_card: true })).json();
  await answerCheckout(context, funding_id, answer);
  const checkout = await context.payments.findCheckout({ id: funding_id, reference: null });
  if (checkout) await applyCheckout(context, funding_id, checkout);
  await keepCard.run(context, { funding_id });
  return { ...shop, card_id: (await cardOf(shop))?.id ?? '' };
}

const byCard = (shop: Shop & { card_id: string }, funded_slots = 1) => ({
  card_id: shop.card_id,
  funded_slots,
});

describe('a saved card', () => {
  it('is kept when its owner asks for it, and pays for further spots in one click', async () => {
    const shop = await newShop();
    expect(await cardOf(shop)).toMatchObject({ brand: 'Visa', last4: '4242', is_expired: false });
    const page = await ask(
      shop.headers,
      `GET /api/businesses/${shop.business_id}/campaigns/${shop.campaign_id}/funding`,
    );
    expect(page.json().card).toMatchObject({ id: shop.card_id, last4: '4242' });
    const answer = await start(shop, byCard(shop), { slots: 2 });
    expect(answer.json()).toMatchObject({ status: 'paid', checkout_url: null, card_refusal: null });
    expect(await campaignOf(shop)).toMatchObject({ status: 'live', funded_slots: 3 });
    expect(await readFigures(db, shop.campaign_id)).toMatchObject({
      paid_in_cents: totalOf(shop.payout_cents, 3),
    });
    const next = await newUnpaidCampaign(context, { ...shop, slots: 2 });
    const first = await start({ ...shop, campaign_id: next }, byCard(shop, 0), { slots: 2 });
    expect(first.json()).toMatchObject({ status: 'paid' });
    expect(await campaignOf({ ...shop, campaign_id: next })).toMatchObject({
      status: 'live',
      funded_slots: 2,
    });
  });

  it('is not kept unless they ask', async () => {
    const payer = await newPayer(context, { slots: 1 });
    const shop = { ...payer, headers: await signInAs(context, payer.owner) };
    const { funding_id } = (await start(shop)).json();
    await pay(context, funding_id);
    await keepCard.run(context, { funding_id });
    expect(await cardOf(shop)).toBeNull();
  });

  it.each([
    ['approve_and_decline_later', 'declined'],
    ['approve_and_confirm_later', 'authentication'],
  ] as const)('that %s leads to the page, which says which and is paid once', async (answer, refusal) => {
    const shop = await newShop(answer);
    const key = newId();
    const refused = await start(shop, byCard(shop), { key });
    expect(refused.json()).toMatchObject({ status: 'created', card_refusal: refusal });
    expect(refused.json().checkout_url).toContain('/sandbox/checkout/cs_');
    expect((await start(shop, byCard(shop), { key })).json()).toEqual(refused.json());
    await pay(context, refused.json().funding_id);
    expect(await campaignOf(shop)).toMatchObject({ funded_slots: 2 });
    expect((await fundingsOf(shop)).filter(({ status }) => status === 'paid')).toHaveLength(2);
  });

  it('pays once, however often and from however many tabs it is pressed', async () => {
    const shop = await newShop();
    const key = newId();
    const presses = Array.from({ length: 20 }, (_, at) =>
      start(shop, byCard(shop), { key: at % 2 ? key : newId() }),
    );
    const answers = await Promise.all(presses);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(
      new Set(answers.some(({ statusCode }) => statusCode === 409) ? [201, 409] : [201]),
    );
    expect(await campaignOf(shop)).toMatchObject({ funded_slots: 2 });
    expect((await fundingsOf(shop)).filter(({ status }) => status === 'paid')).toHaveLength(2);
  });

  it('that is removed meanwhile pays or does not, and never twice', async () => {
    const shop = await newShop();
    const remove = () => ask(shop.headers, `DELETE /api/businesses/${shop.business_id}/saved-card`);
    const [removed, ...answers] = await Promise.all([
      remove(),
      ...Array.from({ length: 19 }, () => start(shop, byCard(shop))),
    ]);
    expect(removed?.statusCode).toBe(200);
    const paid = (await fundingsOf(shop)).filter(({ status }) => status === 'paid');
    expect((await campaignOf(shop)).funded_slots).toBe(paid.length);
    expect(paid.length).toBeLessThanOrEqual(2);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(19 - refused.length);
    expect(await cardOf(shop)).toBeNull();
    expect((await remove()).statusCode).toBe(404);
    const late = await start(shop, byCard(shop, paid.length));
    expect([late.statusCode, late.json().detail]).toEqual([
      409,
      'That card is no longer saved. Pay another way.',
    ]);
    await detachCard.run(context, { card_id: shop.card_id });
    const { detached_at } = await db
      .selectFrom('saved_cards')
      .select('detached_at')
      .where('id', '=', shop.card_id)
      .executeTakeFirstOrThrow();
    expect(detached_at).not.toBeNull();
  });

  it('whose answer is lost is asked for again under the same id, and no page opens meanwhile', async () => {
    const shop = await newShop();
    const { payments } = context;
    const chargeCard = payments.chargeCard.bind(payments);
    const key = newId();
    payments.chargeCard = async (order) => {
      await chargeCard(order);
      throw new PaymentFailure('away', 'No answer.');
    };
    try {
      expect((await start(shop, byCard(shop), { key })).statusCode).toBe(503);
    } finally {
      payments.chargeCard = chargeCard;
    }
    const [, open] = await fundingsOf(shop);
    expect(open).toMatchObject({ status: 'created', checkout_url: null });
    expect((await start(shop, {}, { slots: 2 })).statusCode).toBe(409);
    expect((await start(shop, byCard(shop), { key })).json()).toMatchObject({
      funding_id: open?.id,
      status: 'paid',
    });
    expect(await campaignOf(shop)).toMatchObject({ funded_slots: 2 });
  });

  it('closes an open page for the same spots, and money that still comes in there goes back', async () => {
    const shop = await newShop();
    const { funding_id } = (await start(shop)).json();
    expect((await start(shop, byCard(shop))).json()).toMatchObject({ status: 'paid' });
    expect((await openCheckout(context, funding_id)).status).toBe('canceled');
    expect(await campaignOf(shop)).toMatchObject({ funded_slots: 2 });
  });
});

describe('who pays with it', () => {
  it('is only the owner who saved it, for that business', async () => {
    const shop = await newShop();
    const manager = await signInAs(context, await newManager(context, shop.business_id));
    const stranger = await newShop();
    expect((await start(shop, byCard(shop), { headers: manager })).statusCode).toBe(403);
    expect((await ask(manager, `GET /api/businesses/${shop.business_id}/saved-card`)).statusCode).toBe(403);
    const page = await ask(
      manager,
      `GET /api/businesses/${shop.business_id}/campaigns/${shop.campaign_id}/funding`,
    );
    expect(page.json().card).toBeNull();
    expect((await start(stranger, byCard(shop))).statusCode).toBe(409);
    expect(
      (await ask(stranger.headers, `DELETE /api/businesses/${shop.business_id}/saved-card`)).statusCode,
    ).toBe(404);
    const { payer_id } = await db
      .selectFrom('saved_cards')
      .select('payer_id')
      .where('id', '=', shop.card_id)
      .executeTakeFirstOrThrow();
    expect(payer_id).not.toBe('');
  });

  it('a new owner pays with their own, and the former owner’s is removed', async () => {
    const shop = await newShop();
    const next = await newPerson(context, { role: 'business' });
    await db
      .updateTable('business_members')
      .set({ role: 'manager' })
      .where('business_id', '=', shop.business_id)
      .execute();
    await db
      .insertInto('business_members')
      .values({
        id: newId(),
        business_id: shop.business_id,
        user_id: next.user_id,
        role: 'owner',
        status: 'active',
      })
      .execute();
    const headers = await signInAs(context, next);
    expect(await cardOf({ ...shop, headers })).toBeNull();
    expect((await start(shop, byCard(shop), { headers })).statusCode).toBe(409);
    await endStrayCards.run(context, {});
    const { removed_at } = await db
      .selectFrom('saved_cards')
      .select('removed_at')
      .where('id', '=', shop.card_id)
      .executeTakeFirstOrThrow();
    expect(removed_at).not.toBeNull();
  });

  it('an expired card is shown as such and refused', async () => {
    const shop = await newShop();
    await db.updateTable('saved_cards').set({ exp_year: 2020 }).where('id', '=', shop.card_id).execute();
    expect(await cardOf(shop)).toMatchObject({ is_expired: true });
    expect((await start(shop, byCard(shop))).json().detail).toBe(
      'Visa •••• 4242 has expired. Pay another way.',
    );
  });

  it('the weekly limit of new businesses and the block after a chargeback hold for cards alike', async () => {
    const shop = await newShop();
    const over = await start(shop, byCard(shop), { slots: 40 });
    expect([over.statusCode, over.json().detail]).toEqual([
      409,
      expect.stringContaining('New businesses can pay'),
    ]);
    const [paid] = await fundingsOf(shop);
    await db
      .insertInto('chargebacks')
      .values({
        id: newId(),
        business_id: shop.business_id,
        campaign_id: shop.campaign_id,
        funding_id: paid?.id ?? '',
        provider: 'sandbox',
        provider_reference: `dp_${newId()}`,
        status: 'open',
        amount_cents: 100,
        created_at: context.now().toISOString(),
        updated_at: context.now().toISOString(),
      })
      .execute();
    const blocked = await start(shop, byCard(shop));
    // The row has no transfers, so it may not outlive this test.
    await db.deleteFrom('chargebacks').where('business_id', '=', shop.business_id).execute();
    expect([blocked.statusCode, blocked.json().detail]).toEqual([
      409,
      expect.stringContaining('A bank took back'),
    ]);
  });

  it('a second card replaces the first', async () => {
    const shop = await newShop();
    const { funding_id } = (await start(shop, { save_card: true })).json();
    await answerCheckout(context, funding_id, 'approve_and_confirm_later');
    const checkout = await context.payments.findCheckout({ id: funding_id, reference: null });
    if (checkout) await applyCheckout(context, funding_id, checkout);
    await keepCard.run(context, { funding_id });
    await keepCard.run(context, { funding_id });
    expect(await cardOf(shop)).toMatchObject({ brand: 'Mastercard', last4: '3155' });
  });
});

describe('a quote above the posted payout', () => {
  async function newQuote(shop: Shop) {
    const { campaign_id: id } = shop;
    await db.updateTable('campaigns').set({ accepts_quotes: true }).where('id', '=', id).execute();
    const maker = await newMaker(context);
    const application_id = await newApplication(context, {
      campaign_id: shop.campaign_id,
      creator_id: maker.creator_id,
    });
    return openQuoteOf(context, application_id, shop.payout_cents + 10_000);
  }

  it('is accepted in one click', async () => {
    const shop = await newShop();
    const quote_id = await newQuote(shop);
    const path = `POST /api/businesses/${shop.business_id}/quotes/${quote_id}/acceptance?card_id=${shop.card_id}`;
    const [answer] = await Promise.all([ask(shop.headers, path), ask(shop.headers, path)]);
    expect(answer?.statusCode).toBe(200);
    const quotes = (await fundingsOf(shop)).filter(({ purpose }) => purpose === 'quote');
    expect(quotes.map(({ status }) => status)).toEqual(['paid']);
    const { status } = await db
      .selectFrom('quotes')
      .select('status')
      .where('id', '=', quote_id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('accepted');
  });

  it('is countered in one click, and a refused card leads to the page', async () => {
    for (const answer of ['approve', 'approve_and_decline_later'] as const) {
      const shop = await newShop(answer);
      const quote_id = await newQuote(shop);
      const countered = await ask(
        shop.headers,
        `POST /api/businesses/${shop.business_id}/quotes/${quote_id}/counter`,
        { amount_cents: shop.payout_cents + 5_000, reason: '', card_id: shop.card_id },
      );
      expect(countered.json().detail ?? '').toBe('');
      expect(countered.json()).toMatchObject(
        answer === 'approve'
          ? { status: 'open', checkout_url: null, card_refusal: null }
          : { status: 'awaiting_funding', card_refusal: 'declined' },
      );
    }
  });
});
