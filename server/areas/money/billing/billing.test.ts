import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Billing, BillingPage } from '#contract/money/billing.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { applyRefund } from '#server/areas/money/fundings/commands/apply-refund.ts';
import { refundUnallocated } from '#server/areas/money/fundings/commands/refund-unallocated.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/calls.ts';
import { beginPayment, newPayer, type Payer, pay, payIn } from '#test/support/fundings.ts';
import { newManager, newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { exportBilling } from './queries/export-billing.ts';

const { app, context } = await testApp();
const call = callerOf(app);

async function reading(payer: Payer) {
  const headers = await signInAs(context, payer.owner);
  const url = `/api/businesses/${payer.business_id}/billing` as const;
  return {
    sums: async (): Promise<Billing> => (await call(`GET ${url}`, { headers })).json(),
    page: async (query = ''): Promise<BillingPage> =>
      (await call(`GET ${url}/entries${query}`, { headers })).json(),
    csv: (query = '') => call(`GET ${url}/csv${query}`, { headers }),
  };
}

/** The money a business paid and got back through the provider, read from the ledger alone. */
async function ledgerNet({ business_id }: Payer): Promise<number> {
  const { rows } = await sql<{ net: number }>`
    select sum(case when t.from_account = 'provider:clearing' then t.amount_cents else -t.amount_cents end)::int as net
    from ledger_events e join ledger_transfers t on t.event_id = e.id
    where 'provider:clearing' in (t.from_account, t.to_account)
      and e.campaign_id in (select id from campaigns where business_id = ${business_id})`.execute(context.db);
  return rows[0]?.net ?? 0;
}

async function refundRest({ campaign_id }: Payer): Promise<void> {
  await inTransaction(context.db, async (tx) =>
    refundUnallocated(tx, context, await lockCampaign(tx, campaign_id), 'cancelled'),
  );
  const refunds = await context.db
    .selectFrom('refunds')
    .select(['id', 'total_cents'])
    .where('campaign_id', '=', campaign_id)
    .where('status', '<>', 'paid')
    .execute();
  for (const { id, total_cents } of refunds) {
    await applyRefund(context, id, {
      reference: `r-${id}`,
      status: 'paid',
      amount_cents: total_cents,
      failure: null,
    });
  }
}

it('names each payment and refund, and adds up to the ledger per month, year and in all [OPEN-63]', async () => {
  const payer = await newPayer(context, { payout_cents: 20_000, slots: 2 });
  const { sums, page } = await reading(payer);
  expect(await sums()).toMatchObject({ months: [], all_time: { net_cents: 0 }, tax_details: null });
  await payIn(context, payer);
  context.clock.advance({ days: 40 });
  const { funding_id } = await beginPayment(context, payer, 1);
  await pay(context, funding_id);
  context.clock.advance({ hours: 1 });
  await refundRest(payer);
  const { entries } = await page();
  expect(entries.map(({ kind, purpose, reason, slots }) => [kind, purpose, reason, slots]).slice(-2)).toEqual(
    [
      ['paid_in', 'more_spots', null, 1],
      ['paid_in', 'first', null, 2],
    ],
  );
  expect(entries[0]).toMatchObject({ kind: 'refund_paid', reason: 'cancelled', campaign_title: 'Rye week' });
  const { all_time, months, refunds_due_cents } = await sums();
  expect(all_time).toEqual({ paid_cents: 66_000, returned_cents: 66_000, net_cents: 0 });
  expect(all_time.net_cents).toBe(await ledgerNet(payer));
  expect(refunds_due_cents).toBe(0);
  expect(months).toHaveLength(2);
  for (const sum of ['paid_cents', 'returned_cents', 'net_cents'] as const) {
    expect(months.reduce((total, month) => total + month[sum], 0)).toBe(all_time[sum]);
  }
  expect(entries.reduce((total, { amount_cents }) => total + amount_cents, 0)).toBe(all_time.net_cents);
  const [latest, first] = months;
  const of = async (month = '') => (await page(`?from=${month}&until=${month}`)).entries;
  expect((await of(first?.month)).map(({ purpose }) => purpose)).toEqual(['first']);
  expect((await of(latest?.month)).reduce((total, { amount_cents }) => total + amount_cents, 0)).toBe(
    latest?.net_cents,
  );
});

it('writes every row of a period into the file, with cells no spreadsheet runs', async () => {
  const payer = await newPayer(context, { payout_cents: 10_000, slots: 1 });
  const { csv, sums } = await reading(payer);
  await context.db
    .updateTable('campaigns')
    .set({ title: '=HYPERLINK("x")' })
    .where('id', '=', payer.campaign_id)
    .execute();
  await payIn(context, payer);
  await refundRest(payer);
  const answer = await csv();
  expect(answer.headers['content-disposition']).toBe('attachment; filename="bizmeet-billing-all.csv"');
  const [header, refund = '', payment = '', end] = answer.body.split('\r\n');
  expect(header).toBe(
    'Date,Receipt,Reference,Kind,Campaign,Creator,Payouts (USD),Business fee (USD),Amount (USD)',
  );
  expect(payment).toMatch(/,First payment,"'=HYPERLINK\(""x""\)",,100\.00,10\.00,110\.00$/);
  expect(refund).toMatch(/,Refund: The campaign was canceled,.*,-100\.00,-10\.00,-110\.00$/);
  expect(end).toBe('');
  const year = (await sums()).months[0]?.month.slice(0, 4) ?? '';
  const filed = await csv(`?from=${year}-01&until=${year}-12`);
  expect(filed.headers['content-disposition']).toContain(`bizmeet-billing-${year}.csv`);
  expect(filed.body).toBe(answer.body);
  expect((await csv('?from=2020-01&until=2020-12')).body).toBe(`${header}\r\n`);
});

it('does not cut a file that is longer than what is read at once', async () => {
  const payer = await newPayer(context, { payout_cents: 10_000, slots: 1 });
  const { csv } = await reading(payer);
  await payIn(context, payer);
  await refundRest(payer);
  const { content } = await exportBilling(context, payer.account, { business_id: payer.business_id }, 1);
  let written = '';
  for await (const part of content as Readable) written += String(part);
  expect(written).toBe((await csv()).body);
});

it('is for the owner alone', async () => {
  const payer = await newPayer(context);
  const manager = await newManager(context, payer.business_id);
  const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
  for (const path of ['', '/entries', '/csv']) {
    const route = `GET /api/businesses/${payer.business_id}/billing${path}` as const;
    const codes = await Promise.all(
      [manager, stranger].map(async (person) => {
        const answer = await call(route, { headers: await signInAs(context, person) });
        return answer.json().code;
      }),
    );
    expect(codes).toEqual(['ownership_required', 'not_found']);
  }
});
