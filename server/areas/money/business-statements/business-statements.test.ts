import type { Readable } from 'node:stream';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { StatementPeriod } from '#contract/money/business-statements.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import {
  feesHeldOf,
  heldOf,
  PROVIDER_CLEARING,
  pendingOf,
  refundsDueOf,
  revenueOf,
} from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPayer, type Payer, payIn } from '#test/support/fundings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newManager, newPerson, signInAs } from '#test/support/people.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';
import { listStatements } from './queries/list-statements.ts';
import { readSums } from './queries/read-statement.ts';
import { getStatementFile } from './queries/statement-file.ts';

// It posts transfers without payments, which would disturb whoever checks the whole ledger.
const own = await withOwnLedger(await testContext());
const { app, context } = await testApp({ adapt: () => own });
const call = callerOf(app);
const { db } = context;

/** Moments around the ends of months in New York, in both of its offsets. */
const MOMENTS = [
  '2037-01-01T04:59:59.999Z',
  '2037-01-01T05:00:00.000Z',
  '2037-03-31T16:00:00.000Z',
  '2037-04-01T03:59:59.999Z',
  '2037-04-01T04:00:00.000Z',
  '2037-11-01T03:59:59.999Z',
  '2037-11-01T04:00:00.000Z',
  '2037-12-01T04:59:59.999Z',
  '2037-12-01T05:00:00.000Z',
];

interface Step {
  kind: 'paid_in' | 'released' | 'refund_due' | 'refund_paid' | 'refund_returned';
  cents: number;
  fee: number;
}

const step = fc.record<Step>({
  kind: fc.constantFrom('paid_in', 'released', 'refund_due', 'refund_paid', 'refund_returned'),
  cents: fc.integer({ min: 1, max: 90_000 }),
  fee: fc.integer({ min: 1, max: 9_000 }),
});

/** One event of the ledger. What an account doesn't have is paid in first, in the same event's month. */
async function post({ business_id, campaign_id }: Payer, { kind, cents, fee }: Step, at: string) {
  const id = newId();
  const [held, fees, due] = [heldOf(campaign_id), feesHeldOf(campaign_id), refundsDueOf(business_id)];
  const transfers = {
    paid_in: [
      { from: PROVIDER_CLEARING, to: held, amount_cents: cents },
      { from: PROVIDER_CLEARING, to: fees, amount_cents: fee },
    ],
    released: [
      { from: held, to: pendingOf(id), amount_cents: cents },
      { from: fees, to: revenueOf(id), amount_cents: fee },
    ],
    refund_due: [
      { from: held, to: due, amount_cents: cents },
      { from: fees, to: due, amount_cents: fee },
    ],
    refund_paid: [{ from: due, to: PROVIDER_CLEARING, amount_cents: cents }],
    refund_returned: [{ from: PROVIDER_CLEARING, to: due, amount_cents: cents }],
  }[kind];
  const event = { event_key: `test:${id}`, kind, campaign_id, subject_id: id, transfers };
  await inTransaction(db, (tx) => postTransfers(tx, event, new Date(at)));
}

/** What the ledger holds for a business up to a moment, counted transfer by transfer. */
async function heldUntil({ business_id, campaign_id }: Payer, period: string): Promise<number> {
  const accounts = [heldOf(campaign_id), feesHeldOf(campaign_id), refundsDueOf(business_id)];
  const { rows } = await sql<{
    from_account: string;
    to_account: string;
    amount_cents: string;
    month: string;
  }>`
    select t.from_account, t.to_account, t.amount_cents,
      to_char(e.occurred_at at time zone 'America/New_York', 'YYYY-MM') as month
    from ledger_transfers t join ledger_events e on e.id = t.event_id
    where t.from_account = any (${accounts}::text[]) or t.to_account = any (${accounts}::text[])`.execute(db);
  return rows
    .filter(({ month }) => month.slice(0, period.length) <= period)
    .reduce((sum, { from_account, to_account, amount_cents }) => {
      const signs = Number(accounts.includes(to_account)) - Number(accounts.includes(from_account));
      return sum + signs * Number(amount_cents);
    }, 0);
}

const closing = ({ opening_cents, paid_in_cents, released_cents, fee_cents, ...rest }: StatementPeriod) =>
  opening_cents + paid_in_cents - released_cents - fee_cents - rest.refunded_cents + rest.other_cents;

it('equals the ledger for every month and year of New York, and each opens where the one before closed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 9, maxLength: 18 }), async (steps) => {
      const payer = await newPayer(context, { payout_cents: 10_000, slots: 1 });
      await payIn(context, payer);
      await post(payer, { kind: 'paid_in', cents: 5_000_000, fee: 500_000 }, '2036-12-31T12:00:00.000Z');
      await post(payer, { kind: 'refund_due', cents: 2_000_000, fee: 100_000 }, '2036-12-31T12:00:01.000Z');
      for (const [index, one] of steps.entries()) {
        await post(payer, one, MOMENTS[index % MOMENTS.length] ?? '');
      }
      const { months, years } = await listStatements(context, payer.account, payer.business_id);
      for (const list of [months, years]) {
        for (const [index, one] of list.entries()) {
          expect(one.closing_cents).toBe(await heldUntil(payer, one.period));
          expect(closing(one)).toBe(one.closing_cents);
          expect(one.opening_cents).toBe(list[index + 1]?.closing_cents ?? 0);
          expect(await readSums(db, { business_id: payer.business_id, period: one.period })).toEqual(one);
        }
      }
    }),
    { numRuns: 6 },
  );
});

async function readCsv(payer: Payer, file: string, rowsAtOnce?: number): Promise<string> {
  const { content } = await getStatementFile(
    context,
    payer.account,
    { business_id: payer.business_id, file },
    rowsAtOnce,
  );
  let text = '';
  for await (const part of content as Readable) text += String(part);
  return text;
}

it('lists every line with its reference and running balance, in files of any length', async () => {
  const payer = await newPayer(context, { payout_cents: 10_000, slots: 1 });
  await post(payer, { kind: 'paid_in', cents: 10_000, fee: 1_000 }, '2037-05-02T12:00:00.000Z');
  await payIn(context, payer);
  for (const cents of [400, 300, 200]) {
    await post(payer, { kind: 'released', cents, fee: 10 }, '2037-05-20T12:00:00.000Z');
  }
  const whole = await readCsv(payer, '2037-05.csv');
  expect(await readCsv(payer, '2037-05.csv', 1)).toBe(whole);
  expect(whole).toContain('Released to creators,-9.00\r\n');
  expect(whole).toContain('Business fees,-0.30\r\n');
  expect(whole.match(/Released to a creator,[0-9A-F]{4}-[0-9A-F]{4},Rye week,-0\.10/g)).toHaveLength(3);
  const headers = await signInAs(context, payer.owner);
  const url = `/api/businesses/${payer.business_id}/statement-files/2037-05.pdf` as const;
  const [first, second] = [await call(`GET ${url}`, { headers }), await call(`GET ${url}`, { headers })];
  expect(readPdf(first.rawPayload).join(' ')).toContain('Held at the end');
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  const empty = await call(`GET /api/businesses/${payer.business_id}/statements/2037-08`, { headers });
  expect(empty.json()).toMatchObject({ lines: [], is_cut: false, paid_in_cents: 0 });
  expect(empty.json().opening_cents).toBe(empty.json().closing_cents);
});

it('is the owner’s alone', async () => {
  const payer = await newPayer(context, { payout_cents: 10_000, slots: 1 });
  const manager = await newManager(context, payer.business_id);
  const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
  for (const path of [
    'statements',
    'statements/2037',
    'statement-files/2037.csv',
    'statement-files/2037.pdf',
  ]) {
    const route = `GET /api/businesses/${payer.business_id}/${path}` as const;
    expect((await call(route, { headers: await signInAs(context, manager) })).statusCode).toBe(403);
    expect((await call(route, { headers: await signInAs(context, stranger) })).statusCode).toBe(404);
  }
});
