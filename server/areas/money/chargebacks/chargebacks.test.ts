import { describe, expect, it } from 'vitest';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { newId } from '#server/platform/db/ids.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import type { ProviderChargeback } from '#server/platform/payments/payment-provider.ts';
import { openSandboxChargeback } from '#server/platform/payments/sandbox-chargebacks.ts';
import {
  answerCheckout,
  deliver,
  messagesAbout,
  newPayer,
  type Payer,
  payIn,
} from '#test/support/fundings.ts';
import { newPerson } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { applyChargeback } from './commands/apply-chargeback.ts';

const { app, context } = await testApp();
const { db } = context;

type Status = ProviderChargeback['status'];

async function newsOf(
  status: Status,
  reference: string,
  amount_cents = 121_000,
): Promise<ProviderChargeback> {
  return { reference, status, amount_cents, reason: 'fraudulent' };
}

async function paid() {
  const payer = await newPayer(context);
  return { payer, funding_id: await payIn(context, payer), reference: `dp_${newId()}` };
}

const campaignOf = ({ campaign_id }: Payer) =>
  db
    .selectFrom('campaigns')
    .select(['status', 'funded_slots', 'is_paused_by_admin', 'stopped_at'])
    .where('id', '=', campaign_id)
    .executeTakeFirstOrThrow();

const rowsOf = (funding_id: string) =>
  db.selectFrom('chargebacks').selectAll().where('funding_id', '=', funding_id).execute();

/** The amount the reserve has advanced for one campaign. */
async function laidOut({ campaign_id }: Payer): Promise<number> {
  const rows = await db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_events as e', 'e.id', 't.event_id')
    .select(['t.from_account', 't.amount_cents'])
    .where('e.campaign_id', '=', campaign_id)
    .where('e.kind', 'in', ['chargeback', 'chargeback_won'])
    .execute();
  return rows.reduce(
    (sum, { from_account, amount_cents }) =>
      sum + (from_account === 'platform:reserve' ? Number(amount_cents) : -Number(amount_cents)),
    0,
  );
}

async function tell(fundingId: string, reference: string, statuses: readonly Status[]): Promise<void> {
  for (const status of statuses) await applyChargeback(context, fundingId, await newsOf(status, reference));
}

const notificationsOf = (userId: string, about: string) =>
  db
    .selectFrom('notifications')
    .select(['title', 'kind', 'href'])
    .where('user_id', '=', userId)
    .where('notification_key', 'like', `chargeback:${about}:%`)
    .orderBy('id')
    .execute();

describe('a payment that a bank takes back', () => {
  it('is advanced from the reserve, and takes the open spots until it is won', async () => {
    const { payer, funding_id, reference } = await paid();
    const before = await readFigures(db, payer.campaign_id);
    await tell(funding_id, reference, ['open']);
    expect(await readFigures(db, payer.campaign_id)).toEqual({
      ...before,
      held_cents: 0,
      fees_held_cents: 0,
      refunded_cents: 121_000,
    });
    expect(await campaignOf(payer)).toMatchObject({
      status: 'paused',
      funded_slots: 0,
      is_paused_by_admin: true,
    });
    expect(await laidOut(payer)).toBe(121_000);
    expect((await checkLedger(db)).faults).toEqual([]);
    await tell(funding_id, reference, ['won']);
    expect(await laidOut(payer)).toBe(0);
    expect(await readFigures(db, payer.campaign_id)).toEqual(before);
    expect(await campaignOf(payer)).toEqual({
      status: 'live',
      funded_slots: 4,
      is_paused_by_admin: false,
      stopped_at: null,
    });
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('stays in the reserve as a loss when the bank keeps it', async () => {
    const { payer, funding_id, reference } = await paid();
    await tell(funding_id, reference, ['open', 'lost']);
    expect(await laidOut(payer)).toBe(121_000);
    expect(await rowsOf(funding_id)).toMatchObject([{ status: 'lost', decided_at: expect.any(String) }]);
  });

  it.each<[Status, number, Status[][]]>([
    [
      'won',
      0,
      [
        ['won'],
        ['won', 'open'],
        ['open', 'won', 'open'],
        ['lost', 'won'],
        ['won', 'lost'],
        ['won', 'won', 'lost', 'open'],
      ],
    ],
    [
      'lost',
      121_000,
      [['lost'], ['lost', 'open'], ['open', 'open', 'lost', 'lost'], ['lost', 'open', 'lost']],
    ],
    ['open', 121_000, [['open'], ['open', 'open']]],
  ])('ends %s in every order, doubled, and with messages lost', async (end, cents, orders) => {
    for (const order of orders) {
      const { payer, funding_id, reference } = await paid();
      await tell(funding_id, reference, order);
      expect(await rowsOf(funding_id)).toMatchObject([{ status: end, amount_cents: 121_000 }]);
      expect(await laidOut(payer)).toBe(cents);
    }
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('is booked once, even reported 20 times at once', async () => {
    const { payer, funding_id, reference } = await paid();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => tell(funding_id, reference, [index % 3 ? 'open' : 'lost'])),
    );
    expect(await rowsOf(funding_id)).toMatchObject([{ status: 'lost' }]);
    expect(await laidOut(payer)).toBe(121_000);
  });

  it('is one for each reference of the bank, and never that of another payment', async () => {
    const { payer, funding_id, reference } = await paid();
    await applyChargeback(context, funding_id, await newsOf('open', reference, 20_000));
    await applyChargeback(context, funding_id, await newsOf('lost', `${reference}_2`, 30_000));
    expect(await laidOut(payer)).toBe(50_000);
    const other = await paid();
    await expect(tell(other.funding_id, reference, ['open'])).rejects.toThrow('another payment');
    expect(await laidOut(other.payer)).toBe(0);
  });

  it('notifies the owner and the admins once for each change, and nobody else', async () => {
    const admin = await newPerson(context, { role: 'admin' });
    const { payer, funding_id, reference } = await paid();
    const stranger = await newPayer(context);
    await tell(funding_id, reference, ['open', 'open', 'won', 'won']);
    const [row] = await rowsOf(funding_id);
    const told = await notificationsOf(payer.owner.user_id, row?.id ?? '');
    expect(told.map(({ title }) => title)).toEqual([
      'A bank took back $1,210.00 paid for Rye week',
      'The bank returned $1,210.00 for Rye week',
    ]);
    expect(told[0]).toMatchObject({ kind: 'money_moves', href: `/business/receipts/${funding_id}` });
    expect(await notificationsOf(admin.user_id, row?.id ?? '')).toMatchObject([
      { kind: 'needs_a_person' },
      { kind: 'needs_a_person' },
    ]);
    expect(await notificationsOf(stranger.owner.user_id, row?.id ?? '')).toEqual([]);
  });

  it('arrives as a signed message of the sandbox, and so does its result', async () => {
    const { payer, funding_id } = await paid();
    const { reference = '' } =
      (await context.payments.findCheckout({ id: funding_id, reference: null })) ?? {};
    await openSandboxChargeback.run(context, { checkout_id: reference });
    await openSandboxChargeback.run(context, { checkout_id: reference });
    await answerCheckout(context, funding_id, 'chargeback_lost');
    await answerCheckout(context, funding_id, 'chargeback_won');
    const messages = (await messagesAbout(context, [funding_id])).filter((body) => body.includes('"dp_'));
    expect(messages).toHaveLength(2);
    for (const body of messages.toReversed()) {
      expect((await deliver(app, context, body)).statusCode).toBe(200);
    }
    expect(await rowsOf(funding_id)).toMatchObject([{ status: 'lost', provider: 'sandbox' }]);
    expect(await laidOut(payer)).toBe(121_000);
  });
});
