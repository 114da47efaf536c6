import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { heldOf, pendingOf } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { callerOf } from '#test/support/calls.ts';
import { beginPayment, newPayer, pay } from '#test/support/fundings.ts';
import { signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

it('the dashboard and the list show what is held, and what went to creators', async () => {
  const payer = await newPayer(context);
  const { business_id, campaign_id } = payer;
  const headers = await signInAs(context, payer.owner);
  const overview = async () =>
    (await call(`GET /api/businesses/${business_id}/overview`, { headers })).json();
  expect((await overview()).money).toEqual({ held_cents: 0, released_cents: 0 });
  const { funding_id } = await beginPayment(context, payer, 4);
  await pay(context, funding_id);
  const release = [{ from: heldOf(campaign_id), to: pendingOf(newId()), amount_cents: 27_500 }];
  await inTransaction(context.db, (tx) =>
    postTransfers(tx, { event_key: newId(), kind: 'tried', transfers: release }, context.now()),
  );
  const { money, campaigns } = await overview();
  expect(money).toEqual({ held_cents: 82_500, released_cents: 27_500 });
  expect(campaigns).toMatchObject([{ id: campaign_id, held_cents: 82_500 }]);
  const list = (await call(`GET /api/businesses/${business_id}/campaigns`, { headers })).json();
  expect(list.campaigns).toMatchObject([{ id: campaign_id, held_cents: 82_500 }]);
});

it('knows nothing of the money of another business', async () => {
  const other = await newPayer(context);
  const { funding_id } = await beginPayment(context, other, 4);
  await pay(context, funding_id);
  const payer = await newPayer(context);
  const headers = await signInAs(context, payer.owner);
  const answer = await call(`GET /api/businesses/${payer.business_id}/overview`, { headers });
  expect(answer.json().money).toEqual({ held_cents: 0, released_cents: 0 });
  const theirs = await call(`GET /api/businesses/${other.business_id}/overview`, { headers });
  expect(theirs.statusCode).toBe(404);
});
