import { describe, expect, it } from 'vitest';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { refundUnallocated } from '#server/areas/money/fundings/commands/refund-unallocated.ts';
import { requestRefund } from '#server/areas/money/fundings/commands/send-refund.ts';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { readConfig } from '#server/platform/config.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { signingSecrets } from '#server/platform/payments/signing-secrets.ts';
import { signWebhook } from '#server/platform/payments/webhook-signature.ts';
import {
  answerCheckout,
  beginPayment,
  deliver,
  messagesAbout,
  newPayer,
  type Payer,
  payIn,
} from '#test/support/fundings.ts';
import { SECRET_OF_TESTS } from '#test/support/secret-of-tests.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';
import { sweepWebhooks } from './jobs/sweep-webhooks.ts';

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

describe('the webhook route for payment providers', () => {
  it('accepts a signed message, keeps it unchanged, and makes the campaign live', async () => {
    const { payer, body } = await paidAtTheProvider();
    const answer = await deliver(app, context, body);
    expect(answer.statusCode).toBe(200);
    expect(await statusOf(payer)).toEqual({ status: 'live', funded_slots: 4 });
    expect(await isKept(body)).toEqual([{ body, applied_at: expect.any(String) }]);
  });

  it('keeps and applies a message once when it comes many times at once', async () => {
    const { payer, body } = await paidAtTheProvider();
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(app, context, body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await isKept(body)).toHaveLength(1);
    expect((await readFigures(db, payer.campaign_id)).paid_in_cents).toBe(121_000);
    expect((await statusOf(payer)).funded_slots).toBe(4);
  });

  it('refuses a message that is unsigned, signed by somebody else, changed or old', async () => {
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
      headers: {
        'sandbox-signature': signWebhook(signingSecrets(context.config)[0] ?? '', `${body} `, context.now()),
      },
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

  it('accepts the previous secret while it is set, and no older one', async () => {
    const before = 'the-secret-before-the-last-one-000000';
    const config = readConfig({
      NODE_ENV: 'test',
      APP_SECRET: SECRET_OF_TESTS,
      LOG_LEVEL: 'silent',
      PAYMENTS_WEBHOOK_SECRET: 'the-secret-that-is-in-use-now-0000000',
      PAYMENTS_WEBHOOK_SECRET_PREVIOUS: before,
    });
    const { openPaymentProvider } = await import('#server/platform/payments/open-payment-provider.ts');
    const payments = await openPaymentProvider({ ...context, config });
    const rotated = await testApp({ adapt: () => ({ config, payments }) });
    const { payer, body } = await paidAtTheProvider();
    const gone = await deliver(rotated.app, context, body, {
      secret: signingSecrets(context.config)[0] ?? '',
    });
    expect(gone.statusCode).toBe(403);
    expect((await deliver(rotated.app, context, body, { secret: before })).statusCode).toBe(200);
    expect((await statusOf(payer)).status).toBe('live');
  });

  it('refuses nonsense, bodies that are too long, and providers that are not in use', async () => {
    const made = ['', '{', '[]', '{"id":"evt_1"}', JSON.stringify({ id: 'evt_1', kind: 'x', news: {} })];
    for (const body of made) {
      expect((await deliver(app, context, body)).statusCode).toBe(403);
    }
    expect((await deliver(app, context, 'x'.repeat(300_000))).statusCode).toBe(413);
    const other = await app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: '{}' });
    expect(other.statusCode).toBe(404);
  });

  it('sets aside a message about a payment of somebody else', async () => {
    const { body } = await paidAtTheProvider();
    const news = JSON.parse(body);
    news.id = 'evt_of_another_installation';
    news.news.our_id = '01999999-0000-7000-8000-000000000000';
    const strange = JSON.stringify(news);
    expect((await deliver(app, context, strange)).statusCode).toBe(200);
    expect((await isKept(strange))[0]?.applied_at).not.toBeNull();
  });

  it('reaches the same result in every order, with messages doubled and lost', async () => {
    const ends = new Set<string>();
    for (const order of [[0, 1, 2], [2, 1, 0], [1, 0, 2], [2, 0, 1, 0, 2, 1], [0, 0, 2, 2], [2]]) {
      const payer = await newPayer(context);
      await payIn(context, payer);
      await inTransaction(db, async (tx) =>
        refundUnallocated(tx, context, await lockCampaign(tx, payer.campaign_id), 'cancelled'),
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
      // A worker of another test may be sending this refund at the same moment.
      const refund = await until(async () => {
        for (const { id } of refunds) await requestRefund(context, id);
        const row = await db
          .selectFrom('refunds')
          .select(['status', 'total_cents'])
          .where('campaign_id', '=', payer.campaign_id)
          .executeTakeFirstOrThrow();
        return row.status === 'paid' && row;
      });
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

it('empties a message 90 days after it was applied, and still recognizes it when it comes again', async () => {
  const { payer, body } = await paidAtTheProvider();
  await deliver(app, context, body);
  // A worker of another test, with another clock, may have applied it.
  await until(async () => (await isKept(body))[0]?.applied_at !== null);
  const { id } = JSON.parse(body) as { id: string };
  const applied_at = context.now().toISOString();
  // Such a worker may also write its own time, so set the time again before each check.
  const applyThen = () =>
    db.updateTable('webhook_events').set({ applied_at }).where('external_id', '=', id).execute();
  await applyThen();
  context.clock.advance({ days: 89 });
  await sweepWebhooks.run(context, {});
  expect(await isKept(body)).toMatchObject([{ body }]);
  context.clock.advance({ days: 2 });
  await until(async () => {
    await applyThen();
    await sweepWebhooks.run(context, {});
    return (await isKept(body))[0]?.body === '';
  });
  expect(await isKept(body)).toEqual([{ body: '', applied_at: expect.any(String) }]);
  expect((await deliver(app, context, body)).statusCode).toBe(200);
  expect(await isKept(body)).toHaveLength(1);
  expect(await statusOf(payer)).toMatchObject({ funded_slots: 4 });
});

it('keeps a message that was never applied', async () => {
  const id = newId();
  const received_at = context.now().toISOString();
  const message = { provider: 'sandbox', external_id: `evt_${id}`, kind: 'checkout', body: '{}' } as const;
  await db
    .insertInto('webhook_events')
    .values({ id, received_at, ...message })
    .execute();
  context.clock.advance({ days: 200 });
  await sweepWebhooks.run(context, {});
  const kept = await db.selectFrom('webhook_events').select('body').where('id', '=', id).execute();
  expect(kept).toEqual([{ body: '{}' }]);
  await db.deleteFrom('webhook_events').where('id', '=', id).execute();
});
