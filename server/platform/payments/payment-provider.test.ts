import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import type { PaymentBench } from '#test/support/payment-bench.ts';
import { entriesOf, movementsOf, orderAt, paidAt, payeeAt, payoutTo } from '#test/support/payment-orders.ts';
import { sandboxBench } from '#test/support/sandbox-bench.ts';
import { stripeBench } from '#test/support/stripe-bench.ts';
import { testContext } from '#test/support/test-context.ts';

const context = await testContext();

const BENCHES: Record<string, () => Promise<PaymentBench>> = {
  sandbox: async () => sandboxBench(context),
  stripe: async () => {
    const bench = await stripeBench();
    onTestFinished(bench.fake.close);
    return bench;
  },
};

const refused = expect.objectContaining({ kind: 'refused' });
const forged = expect.objectContaining({ kind: 'bad_signature' });

describe.each(Object.entries(BENCHES))('payments through %s', (_name, open) => {
  it('leads to one page for one id, however often and however many ask', async () => {
    const bench = await open();
    const order = orderAt(bench);
    const asked = await Promise.all(Array.from({ length: 8 }, () => bench.provider.startCheckout(order)));
    expect(new Set(asked.map(({ reference }) => reference)).size).toBe(1);
    expect(asked[0]).toMatchObject({ status: 'open', amount_cents: 121_000, failure: null });
    expect(asked[0]?.url).toMatch(/^http/);
    const renamed = await bench.provider.startCheckout({ ...order, description: 'Rye month' });
    expect(renamed.reference).toBe(asked[0]?.reference);
    await expect(bench.provider.startCheckout({ ...order, amount_cents: 100 })).rejects.toEqual(refused);
  });

  it('finds a checkout by our id alone and by both, and none where there is none', async () => {
    const bench = await open();
    const order = orderAt(bench);
    const made = await bench.provider.startCheckout(order);
    await bench.provider.startCheckout(orderAt(bench));
    expect(await bench.provider.findCheckout({ id: order.id, reference: null })).toEqual(made);
    expect(await bench.provider.findCheckout({ id: order.id, reference: made.reference })).toEqual(made);
    expect(await bench.provider.findCheckout({ id: newId(), reference: null })).toBeNull();
  });

  it('loses nothing with an answer that is lost', async () => {
    const bench = await open();
    const order = orderAt(bench);
    await bench.lose('checkout', () => bench.provider.startCheckout(order));
    const found = await bench.provider.findCheckout({ id: order.id, reference: null });
    expect((await bench.provider.startCheckout(order)).reference).toBe(found?.reference);
    expect(await movementsOf(bench, [order.id])).toHaveLength(1);
  });

  it('tells how a payment ends: at once, after days, and not at all', async () => {
    const bench = await open();
    const ends: unknown[] = [];
    for (const end of ['card', 'cleared', 'bounced'] as const) {
      const order = orderAt(bench);
      const { reference } = await bench.provider.startCheckout(order);
      await bench.pay(reference, end === 'card' ? 'card' : 'bank');
      const between = await bench.provider.findCheckout({ id: order.id, reference });
      if (end !== 'card') await bench.clear(reference, end === 'cleared');
      const after = await bench.provider.findCheckout({ id: order.id, reference: null });
      ends.push([between?.status, after?.status, after?.url, after?.failure === null]);
    }
    expect(ends).toEqual([
      ['paid', 'paid', null, true],
      ['processing', 'paid', null, true],
      ['processing', 'failed', null, false],
    ]);
  });

  it('closes a page nobody is to pay on any more, and leaves one that was paid', async () => {
    const bench = await open();
    const order = orderAt(bench);
    const { reference } = await bench.provider.startCheckout(order);
    const ended = await bench.provider.endCheckout({ id: order.id, reference });
    expect(ended?.url).toBeNull();
    expect(['canceled', 'expired']).toContain(ended?.status);
    expect(await bench.provider.endCheckout({ id: order.id, reference: null })).toEqual(ended);
    const paid = await paidAt(bench);
    expect((await bench.provider.endCheckout(paid))?.status).toBe('paid');
    expect(await bench.provider.endCheckout({ id: newId(), reference: null })).toBeNull();
  });

  it('gives back once for one id, and never more than was paid', async () => {
    const bench = await open();
    const { id: funding_id, reference: funding_reference } = await paidAt(bench);
    const order = { id: newId(), funding_id, funding_reference, amount_cents: 30_250 };
    const given = await Promise.all([bench.provider.refund(order), bench.provider.refund(order)]);
    expect(given[0]).toMatchObject({ status: 'paid', amount_cents: 30_250, failure: null });
    expect(given[1]).toEqual(given[0]);
    expect(await bench.provider.findRefund({ id: order.id, funding_reference })).toEqual(given[0]);
    expect(await bench.provider.findRefund({ id: newId(), funding_reference })).toBeNull();
    await expect(bench.provider.refund({ ...order, amount_cents: 1 })).rejects.toEqual(refused);
    const rest = { ...order, id: newId(), amount_cents: 90_750 };
    await expect(bench.provider.refund({ ...rest, amount_cents: 90_751 })).rejects.toEqual(refused);
    expect(await bench.provider.refund({ ...rest, id: newId() })).toMatchObject({ status: 'paid' });
    await expect(bench.provider.refund({ ...rest, id: newId(), amount_cents: 1 })).rejects.toEqual(refused);
  });

  it('gets a refund back that the bank returned, and sends it again under the same id, once', async () => {
    const bench = await open();
    const { id: funding_id, reference: funding_reference } = await paidAt(bench);
    const order = { id: newId(), funding_id, funding_reference, amount_cents: 121_000 };
    const given = await bench.provider.refund(order);
    await bench.returnRefund(given.reference);
    const place = { id: order.id, funding_reference };
    expect(await bench.provider.findRefund(place)).toMatchObject({
      status: 'failed',
      reference: given.reference,
      failure: expect.stringMatching(/card/),
    });
    const again = await bench.provider.refund({ ...order, round: 1 });
    expect(again).toMatchObject({ status: 'paid', amount_cents: 121_000, failure: null });
    expect(again.reference).not.toBe(given.reference);
    expect(await bench.provider.refund({ ...order, round: 1 })).toEqual(again);
    expect(await bench.provider.findRefund(place)).toEqual(again);
    const moved = await movementsOf(bench, [order.id]);
    expect(moved.map(({ status }) => status).sort()).toEqual(['failed', 'paid']);
  });

  it('gives nothing back of what nobody paid, or what a bank took back', async () => {
    const bench = await open();
    const unpaid = orderAt(bench);
    const { reference } = await bench.provider.startCheckout(unpaid);
    const order = { id: newId(), funding_id: unpaid.id, funding_reference: reference, amount_cents: 100 };
    await expect(bench.provider.refund(order)).rejects.toEqual(refused);
    const paid = await paidAt(bench);
    await bench.takeBack(paid.reference);
    const other = { id: newId(), funding_id: paid.id, funding_reference: paid.reference, amount_cents: 100 };
    await expect(bench.provider.refund(other)).rejects.toEqual(refused);
  });

  it('finds a refund whose answer was lost, and gives it once', async () => {
    const bench = await open();
    const { id: funding_id, reference: funding_reference } = await paidAt(bench);
    const order = { id: newId(), funding_id, funding_reference, amount_cents: 30_250 };
    await bench.lose('refund', () => bench.provider.refund(order));
    expect(await bench.provider.findRefund({ id: order.id, funding_reference })).toMatchObject({
      status: 'paid',
    });
    await bench.provider.refund(order);
    expect(await movementsOf(bench, [order.id])).toHaveLength(1);
  });

  it('knows a payee by our id, from the first form to the bank', async () => {
    const bench = await open();
    const { provider } = bench;
    const order = { id: newId(), email: 'maya@okafor.example', full_name: 'Maya Okafor' };
    const made = await provider.createPayee(order);
    expect(made).toMatchObject({ status: 'incomplete', bank_last4: null, has_tax_form: false });
    expect(await provider.createPayee({ ...order, email: 'moved@okafor.example' })).toEqual(made);
    expect(await provider.findPayee({ id: order.id, reference: null })).toEqual(made);
    expect(await provider.findPayee({ id: newId(), reference: null })).toBeNull();
    const way = { return_url: 'http://localhost/done', refresh_url: 'http://localhost/again' };
    const page = await provider.onboardPayee({ id: order.id, reference: made.reference, ...way });
    expect(page.url).toMatch(/^http/);
    await bench.setUp(made.reference, 'ready');
    expect(await provider.findPayee({ id: order.id, reference: made.reference })).toEqual({
      reference: made.reference,
      status: 'ready',
      bank_name: 'First City Bank',
      bank_last4: '6789',
      bank_fingerprint: expect.any(String),
      has_tax_form: true,
      failure: null,
    });
    const again = await provider.onboardPayee({ id: order.id, reference: made.reference, ...way });
    expect(again.url).toMatch(/^http/);
  });

  it('says what is wrong with a payee, and pays only one who is ready', async () => {
    const bench = await open();
    for (const end of [null, 'checking', 'restricted'] as const) {
      const { id: payee_id, reference } = await payeeAt(bench, end);
      const payee = await bench.provider.findPayee({ id: payee_id, reference });
      expect(payee?.status).toBe(end ?? 'incomplete');
      if (end === 'restricted') expect(payee?.failure).toMatch(/name/);
      const order = {
        id: newId(),
        payee_id,
        payee_reference: reference,
        amount_cents: 500,
        description: 'Rye',
      };
      await expect(bench.provider.payOut(order)).rejects.toEqual(refused);
      expect(await bench.provider.findPayout(order)).toBeNull();
    }
  });

  it('pays out once for one id', async () => {
    const bench = await open();
    const order = await payoutTo(bench);
    const asked = await Promise.all(Array.from({ length: 4 }, () => bench.provider.payOut(order)));
    const [sent] = asked;
    expect(new Set(asked.map(({ reference }) => reference)).size).toBe(1);
    expect(sent).toMatchObject({ status: 'processing', amount_cents: 25_000, failure: null });
    expect(sent?.arrives_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await expect(bench.provider.payOut({ ...order, amount_cents: 1 })).rejects.toEqual(refused);
    await bench.settle({ reference: sent?.reference ?? '', payee: order.payee_reference, end: 'paid' });
    expect(await bench.provider.findPayout(order)).toEqual({ ...sent, status: 'paid' });
    expect(await bench.provider.payOut(order)).toEqual({ ...sent, status: 'paid' });
    expect(await movementsOf(bench, [order.id])).toHaveLength(1);
  });

  it('has the money of a payout that failed back before it says so', async () => {
    const bench = await open();
    const order = await payoutTo(bench);
    const { reference } = await bench.provider.payOut(order);
    await bench.settle({ reference, payee: order.payee_reference, end: 'failed' });
    const found = await bench.provider.findPayout(order);
    expect(found).toMatchObject({ status: 'failed', reference, amount_cents: 25_000 });
    expect(found?.failure).toMatch(/closed/);
    expect(await bench.provider.payOut(order)).toEqual(found);
    expect(await movementsOf(bench, [order.id])).toEqual([
      { our_id: order.id, kind: 'payout', status: 'failed', amount_cents: 25_000 },
    ]);
  });

  it('finds a payout whose answer was lost, and pays it once', async () => {
    const bench = await open();
    const order = await payoutTo(bench);
    await bench.lose('payout', () => bench.provider.payOut(order));
    const found = await bench.provider.findPayout(order);
    expect(found?.status).toBe('processing');
    expect(await bench.provider.payOut(order)).toEqual(found);
    expect(await movementsOf(bench, [order.id])).toHaveLength(1);
  });

  it('takes only messages that were signed just now, with a secret that is valid', async () => {
    const bench = await open();
    const { id, reference } = await paidAt(bench);
    const [body = ''] = await bench.messagesAbout(id, reference);
    const { external_id, kind } = bench.provider.verifyWebhook(bench.sign(body));
    expect([external_id, kind].every((text) => text.length > 0)).toBe(true);
    expect(bench.provider.verifyWebhook(bench.sign(body, { secret: 'before' }))).toEqual({
      external_id,
      kind,
    });
    const verify = (message: Parameters<typeof bench.provider.verifyWebhook>[0]) => () =>
      bench.provider.verifyWebhook(message);
    const old = new Date(bench.now().getTime() - 301_000);
    expect(verify(bench.sign(body, { secret: 'strange' }))).toThrow(forged);
    expect(verify(bench.sign(body, { at: old }))).toThrow(forged);
    expect(verify({ ...bench.sign(body), body: `${body} ` })).toThrow(forged);
    expect(verify({ body, headers: {} })).toThrow(forged);
    expect(verify(bench.sign('{"id":"evt_1"}'))).toThrow();
  });

  it('tells of payments, refunds, payees, payouts and chargebacks in our words', async () => {
    const bench = await open();
    const { provider } = bench;
    const lastUpdate = async (ourId: string, reference: string) => {
      const body = (await bench.messagesAbout(ourId, reference)).at(-1) ?? '';
      provider.verifyWebhook(bench.sign(body));
      return provider.readWebhook(body);
    };
    const paid = await paidAt(bench);
    expect(await lastUpdate(paid.id, paid.reference)).toMatchObject({
      kind: 'checkout',
      our_id: paid.id,
      checkout: { status: 'paid', amount_cents: 121_000, reference: paid.reference },
    });
    const wish = { funding_id: paid.id, funding_reference: paid.reference, amount_cents: 100 };
    const refundId = newId();
    const refund = await provider.refund({ id: refundId, ...wish });
    expect(await lastUpdate(refundId, refund.reference)).toEqual({
      kind: 'refund',
      our_id: refundId,
      refund,
    });
    const order = await payoutTo(bench);
    expect(await lastUpdate(order.payee_id, order.payee_reference)).toMatchObject({
      kind: 'payee',
      our_id: order.payee_id,
      payee: { status: 'ready', bank_last4: '6789' },
    });
    const sent = await provider.payOut(order);
    await bench.settle({ reference: sent.reference, payee: order.payee_reference, end: 'failed' });
    expect(await lastUpdate(order.id, sent.reference)).toMatchObject({
      kind: 'payout',
      our_id: order.id,
      payout: { status: 'failed', reference: sent.reference },
    });
  });

  it('tells of a payment a bank took back, and of what became of it', async () => {
    const bench = await open();
    const { id, reference } = await paidAt(bench);
    await bench.takeBack(reference);
    const opened = (await bench.messagesAbout(id, 'dp_')).at(-1) ?? '';
    const news = await bench.provider.readWebhook(opened);
    expect(news).toMatchObject({
      kind: 'chargeback',
      our_id: id,
      chargeback: { status: 'open', amount_cents: 121_000 },
    });
    await bench.decide(reference, 'won');
    const decided = (await bench.messagesAbout(id, 'dp_')).at(-1) ?? '';
    expect(await bench.provider.readWebhook(decided)).toMatchObject({ chargeback: { status: 'won' } });
  });

  it('lists what was begun in a span of time, page by page, each thing once', async () => {
    const bench = await open();
    const paid = await paidAt(bench);
    const wish = { funding_id: paid.id, funding_reference: paid.reference, amount_cents: 100 };
    const ids = [newId(), newId()];
    for (const id of ids) await bench.provider.refund({ id, ...wish });
    const order = await payoutTo(bench);
    await bench.provider.payOut(order);
    const seen = await movementsOf(bench, [paid.id, ...ids, order.id]);
    const kinds = Object.fromEntries(seen.map(({ our_id, kind }) => [our_id, kind]));
    expect(seen).toHaveLength(4);
    expect(kinds).toEqual({
      [paid.id]: 'checkout',
      [ids[0] ?? '']: 'refund',
      [ids[1] ?? '']: 'refund',
      [order.id]: 'payout',
    });
  });

  it('states everything that changed our balance, with our ids, and what can be sent', async () => {
    const bench = await open();
    const paid = await paidAt(bench, 121_000, { campaign_id: 'of the payment' });
    const memo = { refund_key: 'of the refund' };
    const wish = { funding_id: paid.id, funding_reference: paid.reference, amount_cents: 100, memo };
    const refundId = newId();
    const before = await bench.provider.readBalance();
    await bench.provider.refund({ id: refundId, ...wish });
    expect((await bench.provider.readBalance()).available_cents).toBe(before.available_cents - 100);
    const order = await payoutTo(bench);
    const sent = await bench.provider.payOut(order);
    expect(await bench.provider.findPayeeOf(order.id)).toBe(order.payee_reference);
    await bench.settle({ reference: sent.reference, payee: order.payee_reference, end: 'failed' });
    await bench.provider.findPayout(order);
    const taken = await paidAt(bench);
    await bench.takeBack(taken.reference);
    const entries = await entriesOf(bench);
    const about = (id: string) =>
      entries.filter(({ our_id }) => our_id === id).map(({ kind, amount_cents }) => [kind, amount_cents]);
    const memoOf = (id: string) => entries.find(({ our_id }) => our_id === id)?.memo;
    expect(memoOf(paid.id)).toEqual({ campaign_id: 'of the payment' });
    expect(memoOf(refundId)).toMatchObject(memo);
    expect(memoOf(taken.id)).toBeNull();
    expect(about(paid.id)).toEqual([['payment', 121_000]]);
    expect(about(refundId)).toEqual([['refund', -100]]);
    expect(about(order.id).sort()).toEqual([
      ['payout', -25_000],
      ['payout', 25_000],
    ]);
    const chargebacks = await Promise.all(
      entries.flatMap(({ kind, source }) =>
        kind === 'chargeback' && source !== null ? [bench.provider.findChargeback(source)] : [],
      ),
    );
    expect(chargebacks).toContainEqual({
      our_id: taken.id,
      chargeback: expect.objectContaining({ status: 'open', amount_cents: 121_000 }),
    });
    expect(await bench.provider.findPayeeOf(newId())).toBeNull();
  });
});
