import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import type { CardLater, PaymentBench } from '#test/support/payment-bench.ts';
import { movementsOf, orderAt } from '#test/support/payment-orders.ts';
import { sandboxBench } from '#test/support/sandbox-bench.ts';
import { stripeBench } from '#test/support/stripe-bench.ts';
import { testContext } from '#test/support/test-context.ts';
import type { CardOrder } from './payment-provider.ts';

const context = await testContext();

const BENCHES: Record<string, () => Promise<PaymentBench>> = {
  sandbox: async () => sandboxBench(context),
  stripe: async () => {
    const bench = await stripeBench();
    onTestFinished(bench.fake.close);
    return bench;
  },
};

/** A payer whose card was kept by a checkout. */
async function cardAt(bench: PaymentBench, later: CardLater = 'works', how: 'card' | 'bank' = 'card') {
  const payer = { id: newId(), email: 'rosa@crumb.example', full_name: 'Crumb & Co.' };
  const { reference: payer_reference } = await bench.provider.createPayer(payer);
  const order = orderAt(bench, { payer_reference });
  const { reference } = await bench.provider.startCheckout(order);
  await bench.pay(reference, how, later);
  return { payer_reference, card: await bench.provider.findCard({ id: order.id, reference }) };
}

async function orderBy(bench: PaymentBench, later: CardLater = 'works'): Promise<CardOrder> {
  const { payer_reference, card } = await cardAt(bench, later);
  return {
    id: newId(),
    payer_reference,
    card_reference: card?.reference ?? '',
    amount_cents: 33_000,
    description: 'Rye week, 1 spot',
    memo: { slots: '1' },
  };
}

describe.each(Object.entries(BENCHES))('saved cards through %s', (_name, open) => {
  it('a checkout that is to keep the card keeps it, and tells its brand, digits and end', async () => {
    const bench = await open();
    const { card } = await cardAt(bench);
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242', exp_month: 12 });
    expect((await cardAt(bench, 'works', 'bank')).card).toBeNull();
    const plain = orderAt(bench);
    const { reference } = await bench.provider.startCheckout(plain);
    await bench.pay(reference);
    expect(await bench.provider.findCard({ id: plain.id, reference })).toBeNull();
  });

  it('a charge is made once, however often and however many ask, and is found by our id', async () => {
    const bench = await open();
    const order = await orderBy(bench);
    const charges = [await bench.provider.chargeCard(order), await bench.provider.chargeCard(order)];
    expect(charges[1]).toEqual(charges[0]);
    expect(charges[0]).toMatchObject({ checkout: { status: 'paid', amount_cents: 33_000, url: null } });
    const found = await bench.provider.findCheckout({ id: order.id, reference: null });
    expect({ checkout: found }).toEqual(charges[0]);
    const reference = found?.reference ?? '';
    expect(await bench.provider.findCheckout({ id: order.id, reference })).toEqual(found);
    expect(await movementsOf(bench, [order.id])).toEqual([
      { our_id: order.id, kind: 'checkout', status: 'paid', amount_cents: 33_000 },
    ]);
    const refund = { id: newId(), funding_id: order.id, funding_reference: reference, amount_cents: 33_000 };
    expect(await bench.provider.refund(refund)).toMatchObject({ status: 'paid', amount_cents: 33_000 });
  });

  it('a lost answer is asked for again, and charges nothing twice', async () => {
    const bench = await open();
    const order = await orderBy(bench);
    await bench.lose('card', () => bench.provider.chargeCard(order));
    expect(await bench.provider.chargeCard(order)).toMatchObject({ checkout: { status: 'paid' } });
    expect(await movementsOf(bench, [order.id])).toHaveLength(1);
  });

  it.each([
    ['declines', 'declined'],
    ['authenticates', 'authentication'],
  ] as const)(
    'a card that %s charges nothing, and the page can be paid under the same id',
    async (later, refusal) => {
      const bench = await open();
      const order = await orderBy(bench, later);
      expect(await bench.provider.chargeCard(order)).toEqual({ refusal });
      expect(await bench.provider.chargeCard(order)).toEqual({ refusal });
      const { id, amount_cents } = order;
      const page = await bench.provider.startCheckout(orderAt(bench, { id, amount_cents }));
      expect(page).toMatchObject({ status: 'open' });
      await bench.pay(page.reference);
      expect(await bench.provider.findCheckout({ id, reference: null })).toMatchObject({
        reference: page.reference,
        status: 'paid',
      });
      expect(await movementsOf(bench, [id])).toHaveLength(1);
    },
  );

  it('a removed card pays no more, and what it paid before stays paid', async () => {
    const bench = await open();
    const order = await orderBy(bench);
    const paid = await bench.provider.chargeCard(order);
    await bench.provider.removeCard(order.card_reference);
    await bench.provider.removeCard(order.card_reference);
    expect(await bench.provider.chargeCard(order)).toEqual(paid);
    expect(await bench.provider.chargeCard({ ...order, id: newId() })).toEqual({ refusal: 'removed' });
  });

  it('a message about a payment by card leads to it, and one about a refusal to nothing', async () => {
    const bench = await open();
    const order = await orderBy(bench);
    const charge = await bench.provider.chargeCard(order);
    const reference = 'checkout' in charge ? charge.checkout.reference : '';
    const [message = ''] = await bench.messagesAbout(order.id, reference);
    expect(await bench.provider.readWebhook(message)).toMatchObject({
      kind: 'checkout',
      our_id: order.id,
      checkout: { status: 'paid', amount_cents: 33_000 },
    });
    const refused = await orderBy(bench, 'declines');
    await bench.provider.chargeCard(refused);
    for (const body of await bench.messagesAbout(refused.id, refused.id)) {
      expect(await bench.provider.readWebhook(body)).toEqual({ kind: 'other' });
    }
  });
});
