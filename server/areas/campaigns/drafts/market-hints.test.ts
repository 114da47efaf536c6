import { expect, it } from 'vitest';
import type { CampaignHints } from '#contract/campaigns/drafts.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { callerOf } from '#test/support/calls.ts';
import { newListedCampaign } from '#test/support/listings.ts';
import { withOwnLedger } from '#test/support/own-ledger.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { testContext } from '#test/support/test-context.ts';

// Hints count everyone in the city, so these tests need their own database.
const own = await withOwnLedger(await testContext());
const { app, context } = await testApp({ adapt: () => own });
const call = callerOf(app);
const REEL = [{ kind: 'instagram_reel', quantity: 1 }];

/** A draft for one reel by a shop in this industry. */
async function newDraft(industry: string) {
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  await context.db.updateTable('businesses').set({ industry }).where('id', '=', owner.business_id).execute();
  const headers = await signInAs(context, owner);
  const base = `/api/businesses/${owner.business_id}/campaigns` as const;
  const { id } = (await call(`POST ${base}`, { headers, payload: {} })).json();
  const payload = { deliverables: REEL, version: 1 };
  expect((await call(`PATCH ${base}/${id}/draft`, { headers, payload })).statusCode).toBe(200);
  return async (): Promise<CampaignHints> => (await call(`GET ${base}/${id}/hints`, { headers })).json();
}

function post(
  industry: string,
  payouts: readonly number[],
  kinds: readonly DeliverableKind[] = ['instagram_reel'],
) {
  return Promise.all(
    payouts.map((creator_payout_cents) =>
      newListedCampaign(context, { industry, creator_payout_cents, kinds: [...kinds] }),
    ),
  );
}

it('say the middle half of what five or more shops of the trade pay for the same work', async () => {
  const hints = await newDraft('tailor');
  await post('tailor', [10_000, 20_000, 30_000, 40_000]);
  expect((await hints()).payout).toBeNull();
  await post('tailor', [50_000]);
  expect((await hints()).payout).toEqual({
    source: 'city',
    low_cents: 20_000,
    middle_cents: 30_000,
    high_cents: 40_000,
    campaign_count: 5,
  });
});

it('leave out other trades and other work', async () => {
  const hints = await newDraft('taqueria');
  await post('hardware', [10_000, 10_000, 10_000, 10_000, 10_000]);
  await post('taqueria', [10_000, 10_000, 10_000, 10_000, 10_000], ['tiktok_video']);
  expect((await hints()).payout).toBeNull();
});

it('say nothing about so few creators that they could be told apart', async () => {
  const hints = await newDraft('taqueria');
  expect((await hints()).creator_count).toBeNull();
});
