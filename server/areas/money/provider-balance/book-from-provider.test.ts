import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import type { Memo } from '#server/platform/payments/payment-provider.ts';
import { answerCheckout, newPayer, type Payer, payIn, totalOf } from '#test/support/fundings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { testContext } from '#test/support/test-context.ts';
import { bookFromProvider } from './book-from-provider.ts';
import { getStatement } from './queries/get-statement.ts';

const context = await withOwnLedger(await testContext());
const { db, clock, payments } = context;
const [PAYOUT, FEE] = [27_500, 2_750];

/** A refund at the provider that has no row here. */
async function givenBack(payer: Payer, memo: Memo | undefined, amount_cents = PAYOUT + FEE): Promise<string> {
  const funding_id = await payIn(context, payer);
  const page = await payments.findCheckout({ id: funding_id, reference: null });
  const id = newId();
  const place = { funding_id, funding_reference: page?.reference ?? '' };
  const known = memo && { funding_id, ...memo };
  await payments.refund({ id, ...place, amount_cents, ...(known && { memo: known }) });
  clock.advance({ hours: 1 / 60 });
  return id;
}

const memoOf = (reason: string, slots: number): Memo => ({
  refund_key: `test:${newId()}`,
  reason,
  slots: String(slots),
  payout_cents: String(PAYOUT),
  fee_cents: String(FEE),
});

const adviceFor = async (subject: string) =>
  (await bookFromProvider(context)).left.find((one) => one.subject === subject)?.advice;
const fundedSlots = async ({ campaign_id }: Payer) =>
  (
    await db
      .selectFrom('campaigns')
      .select('funded_slots')
      .where('id', '=', campaign_id)
      .executeTakeFirstOrThrow()
  ).funded_slots;

it('books a refund of an open spot, and the spot is no longer paid for', async () => {
  const payer = await newPayer(context);
  const id = await givenBack(payer, memoOf('spots_open', 1));
  expect(await adviceFor(`refund:${id}`)).toBeUndefined();
  expect(await fundedSlots(payer)).toBe(3);
  const refund = await db
    .selectFrom('refunds')
    .select(['status', 'total_cents'])
    .where('id', '=', id)
    .execute();
  expect(refund).toEqual([{ status: 'paid', total_cents: PAYOUT + FEE }]);
  expect((await checkLedger(db)).faults).toEqual([]);
});

it('leaves a refund whose spots are taken here, and changes nothing', async () => {
  const payer = await newPayer(context);
  const id = await givenBack(payer, memoOf('cancelled', 1));
  await db.updateTable('campaigns').set({ taken_slots: 4 }).where('id', '=', payer.campaign_id).execute();
  expect(await adviceFor(`refund:${id}`)).toContain('Cancel that work first');
  expect(await fundedSlots(payer)).toBe(4);
  expect(await db.selectFrom('refunds').select('id').where('id', '=', id).execute()).toEqual([]);
});

it.each([
  ['work_cancelled', 'Cancel the work again'],
  ['dispute', 'Decide the dispute again'],
  ['lower_quote', 'Accept them again'],
])('leaves a refund for %s to the decision behind it', async (reason, advice) => {
  const id = await givenBack(await newPayer(context), memoOf(reason, 0));
  expect(await adviceFor(`refund:${id}`)).toContain(advice);
});

it('leaves alone what the provider says nothing about, and lets an admin book it by hand', async () => {
  const id = await givenBack(await newPayer(context), undefined);
  expect(await adviceFor(`refund:${id}`)).toContain('doesn’t say what it was for');
  const { differences } = await getStatement(context);
  const line = differences.find(({ subject }) => subject === `refund:${id}`);
  expect(line).toMatchObject({ expected_cents: -PAYOUT - FEE, reference: expect.any(String) });
});

it('books a payment whose campaign is lost, and owes a full refund', async () => {
  const { business_id, owner } = await newPayer(context);
  const [id, campaign_id] = [newId(), newId()];
  const amount_cents = totalOf(PAYOUT, 2);
  const memo = {
    ...{
      business_id,
      campaign_id,
      purpose: 'first',
      slots: '2',
      fee_percent: '10',
      started_by: owner.user_id,
    },
    ...{ payout_cents: String(PAYOUT), fee_cents: String(FEE) },
  };
  const urls = { return_url: 'http://localhost/a', cancel_url: 'http://localhost/b' };
  const expires_at = new Date(context.now().getTime() + 3_600_000);
  await payments.startCheckout({ id, amount_cents, description: 'Rye week', ...urls, expires_at, memo });
  await answerCheckout(context, id, 'approve');
  clock.advance({ hours: 1 / 60 });
  expect(await adviceFor(`payment:${id}`)).toBeUndefined();
  const refunds = await db
    .selectFrom('refunds')
    .select(['status', 'reason', 'total_cents'])
    .where('funding_id', '=', id)
    .execute();
  expect(refunds).toEqual([{ status: 'created', reason: 'not_needed', total_cents: amount_cents }]);
  expect((await checkLedger(db)).faults).toEqual([]);
});
