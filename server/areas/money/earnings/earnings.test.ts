import { describe, expect, it } from 'vitest';
import type { EarningPage, EarningsOverview } from '#contract/money/earnings.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { applyChargeback } from '#server/areas/money/chargebacks/commands/apply-chargeback.ts';
import { refreshPayee } from '#server/areas/money/payees/commands/refresh-payee.ts';
import { applyPayout } from '#server/areas/money/payouts/commands/apply-payout.ts';
import { sendAll } from '#server/areas/money/payouts/jobs/send-payouts.ts';
import { findDeletionRefusal } from '#server/flows/delete-account/find-deletion-refusal.ts';
import { callerOf } from '#test/support/calls.ts';
import { askForPayout, clearAll, connectBank, type Earner, earn, newEarner } from '#test/support/earnings.ts';
import { signInAs } from '#test/support/people.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const call = callerOf(app);
/** Jobs don't run, so a payout stays on its way until a test decides how it ends. */
const quiet = { ...context, queue: { ...context.queue, ...FORGETS_JOBS } };

const headersOf = ({ person }: Earner) => signInAs(context, person);

async function overviewOf(earner: Earner): Promise<EarningsOverview> {
  return (await call('GET /api/me/earnings/overview', { headers: await headersOf(earner) })).json();
}

async function listOf(earner: Earner, query = ''): Promise<EarningPage> {
  return (await call(`GET /api/me/earnings?${query}`, { headers: await headersOf(earner) })).json();
}

async function paidOut(earner: Earner, amountCents: number): Promise<string> {
  const { id } = await askForPayout(quiet, earner, amountCents);
  await sendAll(quiet, [id]);
  await applyPayout(quiet, id, {
    reference: `po_${id}`,
    status: 'paid',
    amount_cents: amountCents,
    failure: null,
    arrives_on: null,
  });
  return id;
}

describe('the earnings of a creator', () => {
  it('show where each cent is, and what one payout can take', async () => {
    const earner = await newEarner(context);
    await connectBank(context, earner);
    await earn(context, earner, 20_000);
    await earn(context, earner, 18_750);
    await clearAll(context, earner);
    await paidOut(earner, 20_000);
    await earn(context, earner, 31_000);
    const { sums, next_payout, payee, statements } = await overviewOf(earner);
    expect(sums).toMatchObject({
      held: { amount_cents: 0, business_count: 0 },
      pending: { amount_cents: 31_000, next_at: expect.any(String) },
      available_cents: 18_750,
      on_its_way: { amount_cents: 0, arrives_on: null, is_on_hold: false },
      paid_this_year: { amount_cents: 20_000, payout_count: 1 },
    });
    expect(next_payout).toMatchObject({ number: 2, least_cents: 1_000, most_cents: 18_750 });
    expect(next_payout.parts).toEqual([{ campaign_title: 'Rye week', amount_cents: 18_750 }]);
    expect(payee).toMatchObject({ status: 'ready', bank_name: 'Chase', bank_last4: '6021', is_weekly: true });
    expect(statements[0]).toMatchObject({ month: newYorkDate(clock.now()).slice(0, 7) });
  });

  it('leave out earnings whose payment a bank took back, say so, and refuse to send them', async () => {
    const earner = await newEarner(context);
    await connectBank(context, earner);
    await earn(context, earner, 20_000);
    await earn(context, earner, 18_750);
    await clearAll(context, earner);
    await earn(context, earner, 31_000);
    const { earnings } = await listOf(earner);
    for (const { campaign_id } of [earnings[0], earnings[1]].flatMap((one) => one ?? [])) {
      // The helper releases work without an acceptance, so count its spot as taken.
      await db.updateTable('campaigns').set({ taken_slots: 1 }).where('id', '=', campaign_id).execute();
      const { id, total_cents: amount_cents } = await db
        .selectFrom('fundings')
        .select(['id', 'total_cents'])
        .where('campaign_id', '=', campaign_id)
        .executeTakeFirstOrThrow();
      const chargeback = { reference: `dp_${id}`, status: 'open' as const, amount_cents, reason: null };
      await applyChargeback(context, id, chargeback);
    }
    const { sums, next_payout } = await overviewOf(earner);
    expect(sums).toMatchObject({
      available_cents: 20_000,
      on_hold_cents: 49_750,
      pending: { amount_cents: 0, next_at: null },
    });
    expect(next_payout.most_cents).toBe(20_000);
    const shown = (await listOf(earner)).earnings;
    expect(shown.map(({ is_on_hold }) => is_on_hold)).toEqual([true, true, false]);
    expect(shown[0]?.story.map(({ step, at }) => [step, at]).slice(3)).toEqual([
      ['on_hold', null],
      ['available', null],
      ['in_account', null],
    ]);
    await expect(askForPayout(quiet, earner, 38_750)).rejects.toThrow(
      '$200.00 is available now. $187.50 is on hold because a bank took back the payment for it.',
    );
    await askForPayout(quiet, earner, 20_000);
    await expect(askForPayout(quiet, earner, 18_750)).rejects.toThrow(
      'You have nothing available to send. $187.50 is on hold',
    );
  });

  it('show the history of each, from the shop to the bank', async () => {
    const earner = await newEarner(context);
    await connectBank(context, earner);
    await earn(context, earner, 20_000);
    const [pending] = (await listOf(earner)).earnings;
    expect(pending?.story.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'paid_in done',
      'held done',
      'released done',
      'pending now',
      'available coming',
      'in_account coming',
    ]);
    await clearAll(context, earner);
    await paidOut(earner, 15_000);
    const [part] = (await listOf(earner, 'segment=available')).earnings;
    expect(part).toMatchObject({ status: 'available', paid_cents: 15_000 });
    await paidOut(earner, 5_000);
    const [paid] = (await listOf(earner, 'segment=paid')).earnings;
    expect(paid?.story.map(({ step, state, who }) => [step, state, who])).toEqual([
      ['paid_in', 'done', null],
      ['held', 'done', null],
      ['released', 'done', null],
      ['available', 'done', null],
      ['sent', 'done', '1'],
      ['sent', 'done', '2'],
      ['in_account', 'done', null],
    ]);
  });

  it('continue past the first page without gaps', async () => {
    const earner = await newEarner(context);
    for (let nth = 0; nth < 12; nth += 1) await earn(context, earner, 1_000 + nth);
    const first = await listOf(earner);
    const second = await listOf(earner, `cursor=${first.next_cursor}`);
    expect([first.earnings.length, second.earnings.length, second.next_cursor]).toEqual([10, 2, null]);
    const amounts = [...first.earnings, ...second.earnings].map(({ net_cents }) => net_cents);
    expect(amounts).toEqual(Array.from({ length: 12 }, (_, nth) => 1_011 - nth));
    expect(first.counts).toMatchObject({ all: 12, pending: 12, paid: 0 });
  });
});

it('keep an account from being deleted while money is pending or ready to be sent', async () => {
  const earner = await newEarner(context);
  await connectBank(context, earner);
  await earn(context, earner, 20_000);
  const refusal = () => findDeletionRefusal(db, earner.person.user_id);
  expect(await refusal()).toBe('$200.00 is still on its way to you. Wait until it arrives.');
  await clearAll(context, earner);
  expect(await refusal()).toBe('$200.00 is available. Send it to your bank first.');
  await paidOut(earner, 19_500);
  expect(await refusal()).toBeNull();
});

describe('statements', () => {
  it('list what was released and paid in a month, in a table that no shop name can turn into a formula', async () => {
    const earner = await newEarner(context);
    await connectBank(context, earner);
    const id = await earn(context, earner, 20_000, { creator_fee_cents: 500 });
    await db
      .updateTable('businesses')
      .set({ business_name: '=HYPERLINK("http://evil","Crumb")' })
      .where('id', '=', (eb) => eb.selectFrom('earnings').select('business_id').where('id', '=', id))
      .execute();
    await clearAll(context, earner);
    await paidOut(earner, 19_500);
    const month = newYorkDate(clock.now()).slice(0, 7);
    const headers = await headersOf(earner);
    const table = await call(`GET /api/me/statements/${month}.csv`, { headers });
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(table.headers['content-disposition']).toContain(`bizmeet-statement-${month}.csv`);
    expect(table.body).toContain(
      `Paid out,${newYorkDate(clock.now())},"'=HYPERLINK(""http://evil"",""Crumb"")"`,
    );
    const year = month.slice(0, 4);
    const taxes = await call(`GET /api/me/tax-summaries/${year}.csv`, { headers });
    expect(taxes.body).toContain(`200.00,5.00,195.00,${newYorkDate(clock.now())}`);
    const paper = await call(`GET /api/me/tax-summaries/${year}.pdf`, { headers });
    const [page] = readPdf(paper.rawPayload);
    for (const words of ['Earnings for your taxes', '$195.00', 'Nothing was withheld']) {
      expect(page).toContain(words);
    }
    const statement = readPdf((await call(`GET /api/me/statements/${month}.pdf`, { headers })).rawPayload);
    expect(statement[0]).toContain('Chase, ending 6021');
  });

  it('belong to their owner, and exist for months with activity', async () => {
    const stranger = await newEarner(context);
    const headers = await headersOf(stranger);
    const month = newYorkDate(clock.now()).slice(0, 7);
    const table = await call(`GET /api/me/statements/${month}.csv`, { headers });
    expect(table.body.trim().split('\r\n')).toHaveLength(1);
    for (const file of ['2026-13.csv', '2026-06.exe', '..%2F2026-06.csv', '2026.csv']) {
      expect((await call(`GET /api/me/statements/${file}`, { headers })).statusCode).toBe(400);
    }
  });
});

describe('a payout account', () => {
  it('is connected on the provider’s page and read on return', async () => {
    const earner = await newEarner(context);
    const headers = await headersOf(earner);
    expect((await call('GET /api/me/payee', { headers })).json()).toMatchObject({ status: 'none' });
    const early = await call('PATCH /api/me/payee', { headers, payload: { is_weekly: false } });
    expect(early.json()).toMatchObject({ detail: 'Connect a payout account first.' });
    const payload = { return_to: 'earnings' };
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => call('POST /api/me/payee', { headers, payload })),
    );
    expect(new Set(begun.map((answer) => answer.json().url)).size).toBe(1);
    expect(begun[0]?.json().url).toContain('/sandbox/payee/');
    await connectBank(context, earner);
    const read = await call('POST /api/me/payee/refresh', { headers });
    expect(read.json()).toMatchObject({
      status: 'ready',
      bank_last4: '6021',
      tax_form_at: expect.any(String),
    });
    const off = await call('PATCH /api/me/payee', { headers, payload: { is_weekly: false } });
    expect(off.json()).toMatchObject({ is_weekly: false, next_weekly_at: null });
  });

  it('can be read by many at once without a failure', async () => {
    const earner = await newEarner(context);
    const id = await connectBank(context, earner);
    await Promise.all(Array.from({ length: 30 }, () => refreshPayee(context, id)));
    const headers = await headersOf(earner);
    expect((await call('GET /api/me/payee', { headers })).json()).toMatchObject({ status: 'ready' });
  });

  it('emails its owner when its bank changes', async () => {
    const earner = await newEarner(context);
    await connectBank(context, earner);
    await db
      .updateTable('payees')
      .set({ bank_last4: '0042', bank_fingerprint: 'Chase 0042' })
      .where('creator_id', '=', earner.creator_id)
      .execute();
    await call('POST /api/me/payee/refresh', { headers: await headersOf(earner) });
    const notifications = await db
      .selectFrom('notifications')
      .select(['title', 'body'])
      .where('user_id', '=', earner.person.user_id)
      .where('notification_key', 'like', 'payee-changed:%')
      .orderBy('id')
      .execute();
    expect(notifications).toEqual([
      {
        title: 'A bank account was connected',
        body: expect.stringContaining('Payouts now go to Chase, ending 6021.'),
      },
      {
        title: 'Your bank account was changed',
        body: expect.stringContaining('Payouts to Chase, ending 6021 start in 72 hours.'),
      },
    ]);
  });
});
