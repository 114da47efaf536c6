import { expect, it } from 'vitest';
import { applyCheckout } from '#server/areas/money/fundings/commands/apply-checkout.ts';
import { locksOf } from '#test/support/count-locks.ts';
import { beginPayment, newPayer } from '#test/support/fundings.ts';
import { testContext } from '#test/support/test-context.ts';

const context = await testContext();

it('a payment that goes through locks its campaign and itself once', async () => {
  const payer = await newPayer(context, { slots: 1 });
  const { funding_id } = await beginPayment(context, payer, 1);
  const { total_cents } = await context.db
    .selectFrom('fundings')
    .select('total_cents')
    .where('id', '=', funding_id)
    .executeTakeFirstOrThrow();
  const told = { reference: `cs_${funding_id}`, amount_cents: total_cents, url: null, failure: null };
  const paid = { ...told, status: 'paid' } as const;
  const locks = await locksOf(context, (counted) => applyCheckout(counted, funding_id, paid));
  // The listing locks the campaign by itself, once for the move and once for the published brief.
  expect(locks).toEqual(['campaigns', 'fundings', 'campaigns', 'campaigns']);
});
