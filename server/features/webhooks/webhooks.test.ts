import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { signWebhook } from '#server/payments/webhook-signature.ts';
import {
  answerCheckout,
  beginPayment,
  deliver,
  messagesAbout,
  newPayer,
  type Payer,
  payIn,
} from '#test/support/fundings.ts';
import { testApp } from '#test/support/test-app.ts';
import { readFigures } from '../fundings/money-figures.ts';
import { refundUnallocated } from '../fundings/refund-unallocated.ts';
import { tellProvider } from '../fundings/send-refund.ts';

const { app, context } = await testApp();
const { db } = context;

const statusOf = async ({ campaign_id }: Payer) => {
  const row = await db
    .selectFrom('campaigns')
    .select(['status', 'funded_slots'])
    .where('id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  return row;
};

async function paidAtTheProvider() {
  const payer = await newPayer(context);
  const { funding_id } = await beginPayment(context, payer, 4);
  await answerCheckout(context, funding_id, 'approve');
  const [body = ''] = await messagesAbout(context, [funding_id]);
  return { payer, funding_id, body };
}

const isKept = async (body: string) => {
  const { id } = JSON.parse(body) as { id: string };
  const row = await db
    .selectFrom('webhook_events')
    .select(['applied_at', 'body'])
    .where('external_id', '=', id)
    .execute();
  return row;
};

describe('the door for payment providers', () => {
  it('takes a signed message, keeps it as it came, and makes the campaign live', async () => {
    const { payer, body } = await paidAtTheProvider();
    const answer = await deliver(app, context, body);
    expect(answer.statusCode).toBe(200);
    expect(await statusOf(payer)).toEqual({ status: 'live', funded_slots: 4 });
    expect(await isKept(body)).toEqual([{ body, applied_at: expect.any(String) }]);
  });

  it('keeps a message once, and applies it once, when it comes many times at once', async () => {
    const { payer, body } = await paidAtTheProvider();
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(app, context, body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await isKept(body)).toHaveLength(1);
    expect((await readFigures(db, payer.campaign_id)).paid_in_cents).toBe(121_000);
    expect((await statusOf(payer)).funded_slots).toBe(4);
  });

  it('refuses a message nobody signed, one signed by somebody else, one that was changed, and an old one', async () => {
    const { payer, body } = await paidAtTheProvider();
    const old = new Date(context.now().getTime() - 301_000);
    const early = new Date(context.now().getTime() + 301_000);
    const unsigned = await app.inject({
      method: 'POST',
      url: '/api/webhooks/sandbox',
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    const changed = await app.inject({
      method: 'POST',
      url: '/api/webhooks/sandbox',
      headers: { 'sandbox-signature': signWebhook(context.config.app_secret, `${body} `, context.now()) },
      payload: body,
    });
    const answers = [
      unsigned,
      changed,
      await deliver(app, context, body, { secret: 'a-secret-of-somebody-else-000000000000' }),
      await deliver(app, context, body, { at: old }),
      await deliver(app, context, body, { at: early }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    expect(await isKept(body)).toEqual([]);
    expect((await statusOf(payer)).status).toBe('awaiting_funding');
  });

  it('takes the secret before the last one while it is set, and no older one', async () => {
    const before = 'the-secret-before-the-last-one-000000';
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PAYMENTS_WEBHOOK_SECRET: 'the-secret-that-is-in-use-now-0000000',
      PAYMENTS_WEBHOOK_SECRET_PREVIOUS: before,
    });
    const { openPaymentProvider } = await import('#server/payments/open-payment-provider.ts');
    const payments = await openPaymentProvider({ ...context, config });
    const rotated = await testApp({ adapt: () => ({ config, payments }) });
    const { payer, body } = await paidAtTheProvider();
    const gone = await deliver(rotated.app, context, body, { secret: context.config.app_secret });
    expect(gone.statusCode).toBe(403);
    expect((await deliver(rotated.app, context, body, { secret: before })).statusCode).toBe(200);
    expect((await statusOf(payer)).status).toBe('live');
  });

  it('refuses what makes no sense, what is too long, and providers nobody uses', async () => {
    const made = ['', '{', '[]', '{"id":"evt_1"}', JSON.stringify({ id: 'evt_1', kind: 'x', news: {} })];
    for (const body of made) {
      expect((await deliver(app, context, body)).statusCode).toBe(403);
    }
    expect((await deliver(app, context, 'x'.repeat(300_000))).statusCode).toBe(413);
    const other = await app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: '{}' });
    expect(other.statusCode).toBe(404);
  });

  it('sets a message aside that speaks of a payment of somebody else', async () => {
    const { body } = await paidAtTheProvider();
    const news = JSON.parse(body);
    news.id = 'evt_of_another_installation';
    news.news.our_id = '01999999-0000-7000-8000-000000000000';
    const strange = JSON.stringify(news);
    expect((await deliver(app, context, strange)).statusCode).toBe(200);
    expect((await isKept(strange))[0]?.applied_at).not.toBeNull();
  });

  it('comes to the same end in every order, doubled, and with messages lost', async () => {
    const ends = new Set<string>();
    for (const order of [[0, 1, 2], [2, 1, 0], [1, 0, 2], [2, 0, 1, 0, 2, 1], [0, 0, 2, 2], [2]]) {
      const payer = await newPayer(context);
      await payIn(context, payer);
      await inTransaction(db, (tx) =>
        refundUnallocated(tx, context, { campaign_id: payer.campaign_id, reason: 'cancelled' }),
      );
      const refunds = await db
        .selectFrom('refunds')
        .select('id')
        .where('campaign_id', '=', payer.campaign_id)
        .execute();
      await context.payments.refund(await orderOf(refunds[0]?.id ?? ''));
      const fundings = await db
        .selectFrom('fundings')
        .select('id')
        .where('campaign_id', '=', payer.campaign_id)
        .execute();
      const ids = [...fundings, ...refunds].map(({ id }) => id);
      const messages = await messagesAbout(context, ids);
      for (const index of order) {
        const body = messages[index % messages.length] ?? '';
        expect((await deliver(app, context, body)).statusCode).toBe(200);
      }
      for (const { id } of refunds) await tellProvider(context, id);
      const refund = await db
        .selectFrom('refunds')
        .select(['status', 'total_cents'])
        .where('campaign_id', '=', payer.campaign_id)
        .executeTakeFirstOrThrow();
      ends.add(JSON.stringify({ refund, ...(await readFigures(db, payer.campaign_id)) }));
    }
    expect([...ends].map((end) => JSON.parse(end))).toEqual([
      {
        refund: { status: 'paid', total_cents: 121_000 },
        paid_in_cents: 121_000,
        held_cents: 0,
        fees_held_cents: 0,
        released_cents: 0,
        refunded_cents: 121_000,
        promised_cents: 0,
      },
    ]);
  });
});

async function orderOf(refundId: string) {
  const { id, funding_id, total_cents, provider_reference } = await db
    .selectFrom('refunds')
    .innerJoin('fundings', 'fundings.id', 'refunds.funding_id')
    .select(['refunds.id', 'refunds.funding_id', 'refunds.total_cents', 'fundings.provider_reference'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirstOrThrow();
  return { id, funding_id, funding_reference: provider_reference ?? '', amount_cents: total_cents };
}
