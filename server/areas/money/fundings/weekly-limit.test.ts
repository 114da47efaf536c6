import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { beginPayment, newPayer, pay } from '#test/support/fundings.ts';
import { testContext } from '#test/support/test-context.ts';

const context = await testContext();
const { db, clock } = context;

/** Another unpaid campaign of the same business. */
async function another(payer: Awaited<ReturnType<typeof newPayer>>) {
  const other = await newPayer(context, { payout_cents: payer.payout_cents, slots: payer.slots });
  await db
    .updateTable('campaigns')
    .set({ business_id: payer.business_id, slug: `more-${newId()}` })
    .where('id', '=', other.campaign_id)
    .execute();
  return { ...payer, campaign_id: other.campaign_id };
}

it('lets 50 payments of a new business start only up to its weekly limit', async () => {
  // Each costs $1,100 with the fee, so nine fit into $10,000.
  const first = await newPayer(context, { payout_cents: 100_000, slots: 1 });
  const payers = [first];
  while (payers.length < 50) payers.push(await another(first));
  const begun = await Promise.allSettled(payers.map((payer) => beginPayment(context, payer, 1)));
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  const refused = begun.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({
    reason: {
      code: 'conflict',
      message:
        'New businesses can pay up to $10,000.00 in 7 days. $100.00 is left. Pay for fewer spots now, or write to us.',
    },
  });
});

it('counts payments for a week, and nothing once the first payment is old enough', async () => {
  const first = await newPayer(context, { payout_cents: 450_000, slots: 2 });
  const { funding_id } = await beginPayment(context, first, 2);
  await pay(context, funding_id);
  const next = await another(first);
  await expect(beginPayment(context, next, 2)).rejects.toMatchObject({ code: 'conflict' });
  clock.advance({ days: 8 });
  const second = await beginPayment(context, next, 2);
  await pay(context, second.funding_id);
  const third = await another(first);
  await expect(beginPayment(context, third, 2)).rejects.toMatchObject({ code: 'conflict' });
  clock.advance({ days: 22 });
  await pay(context, (await beginPayment(context, third, 2)).funding_id);
  expect((await beginPayment(context, await another(first), 2)).status).toBe('created');
});
