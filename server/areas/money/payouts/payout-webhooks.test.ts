import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { askForPayout, connectBank, type Earner, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { deliver } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { testApp } from '#test/support/test-app.ts';
import { sendAll } from './jobs/send-payouts.ts';

const { app, context } = await testApp();
const { db } = context;
const quiet = { ...context, queue: { ...context.queue, ...FORGETS_JOBS } };

async function sent(): Promise<{ id: string; payee_id: string; earner: Earner }> {
  const earner = await newEarner(context);
  await earnAndClear(context, earner, [20_000]);
  const payee_id = await connectBank(context, earner);
  const { id } = await askForPayout(quiet, earner, 20_000);
  await sendAll(quiet, [id]);
  return { id, payee_id, earner };
}

const payoutUpdate = (our_id: string, status: 'processing' | 'paid' | 'failed') => {
  const failure = status === 'failed' ? 'The account is closed.' : null;
  const payout = {
    reference: `po_${our_id}`,
    status,
    amount_cents: 20_000,
    failure,
    arrives_on: '2026-06-30',
  };
  return JSON.stringify({
    id: `evt_${newId()}`,
    kind: `payout.${status}`,
    news: { kind: 'payout', our_id, payout },
  });
};

const statusOf = (id: string) =>
  db.selectFrom('payouts').select('status').where('id', '=', id).executeTakeFirstOrThrow();

it.each([
  [['processing', 'paid', 'failed'], 'failed'],
  [['failed', 'paid', 'processing'], 'failed'],
  [['paid', 'processing'], 'paid'],
  [['paid'], 'paid'],
] as const)(
  'a provider that says %j by webhook, each three times, leaves a payout that is %s',
  async (told, end) => {
    const { id } = await sent();
    for (const status of told) {
      const body = payoutUpdate(id, status);
      const answers = await Promise.all([1, 2, 3].map(() => deliver(app, context, body)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    }
    expect((await statusOf(id)).status).toBe(end);
  },
);

it('a payout that failed is counted for the admins until the creator’s next one', async () => {
  const headers = await signInAs(context, await newPerson(context, { role: 'admin' }));
  const countFailed = async (): Promise<number> => {
    const { waiting } = (await app.inject({ url: '/api/admin/overview', headers })).json();
    return waiting.find(({ kind }: { kind: string }) => kind === 'payouts')?.count ?? 0;
  };
  const before = await countFailed();
  const { id, earner } = await sent();
  await deliver(app, context, payoutUpdate(id, 'failed'));
  expect(await countFailed()).toBe(before + 1);
  await askForPayout(quiet, earner, 20_000);
  expect(await countFailed()).toBe(before);
});

it('a message about a payout account makes us read the account, whatever it says', async () => {
  const { payee_id } = await sent();
  const payee = {
    reference: 'acct_old',
    status: 'incomplete',
    bank_name: null,
    bank_last4: null,
    has_tax_form: false,
    failure: null,
  };
  const news = { kind: 'payee', our_id: payee_id, payee };
  const body = JSON.stringify({ id: `evt_${newId()}`, kind: 'payee.updated', news });
  expect((await deliver(app, context, body)).statusCode).toBe(200);
  const known = await db
    .selectFrom('payees')
    .select(['status', 'bank_last4'])
    .where('id', '=', payee_id)
    .executeTakeFirstOrThrow();
  expect(known).toEqual({ status: 'ready', bank_last4: '6021' });
});
