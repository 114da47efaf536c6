import { expect, it } from 'vitest';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPayer, payIn } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { testApp } from '#test/support/test-app.ts';
import { refundUnallocated } from './commands/refund-unallocated.ts';
import { receiptNumber } from './receipt-number.ts';

const { app, context } = await testApp();
const call = callerOf(app);

it('gives the members of a business their receipt as a file, with its refunds', async () => {
  const payer = await newPayer(context, { payout_cents: 35_000, slots: 2 });
  const { business_id } = payer;
  await context.db
    .updateTable('businesses')
    .set({ business_name: 'Tía Chelo' })
    .where('id', '=', business_id)
    .execute();
  const funding_id = await payIn(context, payer);
  const route = `GET /api/businesses/${business_id}/receipts/${funding_id}/pdf` as const;
  const headers = await signInAs(context, payer.owner);
  const answer = await call(route, { headers });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="bizmeet-receipt-${receiptNumber(funding_id).toLowerCase()}.pdf"`,
    'cache-control': 'private, no-store',
  });
  const [page = ''] = readPdf(answer.rawPayload);
  for (const words of [receiptNumber(funding_id), 'Tía Chelo', '$700.00', '$70.00', '$770.00', 'Rye week']) {
    expect(page).toContain(words);
  }
  expect(page).not.toContain('Refunds');
  const again = await call(route, { headers });
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  await inTransaction(context.db, async (tx) =>
    refundUnallocated(tx, context, await lockCampaign(tx, payer.campaign_id), 'cancelled'),
  );
  const [refunded = ''] = readPdf((await call(route, { headers })).rawPayload);
  expect(refunded).toContain('Refunds');
});

it('does not exist for a stranger', async () => {
  const payer = await newPayer(context);
  const funding_id = await payIn(context, payer);
  const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
  const headers = await signInAs(context, stranger);
  for (const business_id of [payer.business_id, stranger.business_id]) {
    const answer = await call(`GET /api/businesses/${business_id}/receipts/${funding_id}/pdf`, { headers });
    expect(answer.statusCode).toBe(404);
  }
});
