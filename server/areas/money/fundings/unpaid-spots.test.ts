import { expect, it } from 'vitest';
import { closeDueCampaigns } from '#server/areas/campaigns/campaigns/jobs/close-due-campaigns.ts';
import { readOwnCampaign } from '#server/areas/campaigns/campaigns/own-campaign-query.ts';
import { refreshListing } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import { listSuggestions } from '#server/areas/campaigns/suggestions/queries/list-suggestions.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newMaker } from '#test/support/applications.ts';
import { giveSpot } from '#test/support/applications-paid.ts';
import { beginPayment, pay } from '#test/support/fundings.ts';
import { testApp } from '#test/support/test-app.ts';
import { newPaidCampaign, newWork, type Work, workHands } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db } = context;
const { ask, cancel } = workHands(app, context);
const PITCH = { pitch: 'I trained as a baker before I picked up a camera.', brief_version: 1 };

/** A campaign with two spots, one of them given to a creator whose work was canceled and refunded. */
async function calledOff(): Promise<Work> {
  const payer = await newPaidCampaign(context, { slots: 2 });
  const work = await newWork(context, { payer });
  expect((await cancel(work, work.maker.headers, 'cannot_do')).statusCode).toBe(200);
  return work;
}

/** The spots as creators see them, in the list and on the campaign's page. */
async function shownTo(headers: { cookie: string }, { payer }: Work) {
  const { card } = await db
    .selectFrom('campaign_listings')
    .select('card')
    .where('campaign_id', '=', payer.campaign_id)
    .executeTakeFirstOrThrow();
  const listed = JSON.parse(card) as { slots: number; spots_left: number };
  const page = (await ask(headers, `GET /api/campaigns/${payer.campaign_id}`)).json();
  return {
    list: [listed.spots_left, listed.slots],
    page: [page.spots_left, page.slots],
    is_paid_in: page.is_paid_in,
  };
}

it('a refunded spot is not open to anybody, and only the rest counts as paid for', async () => {
  const work = await calledOff();
  const { headers } = await newMaker(context);
  expect(await shownTo(headers, work)).toEqual({ list: [1, 1], page: [1, 1], is_paid_in: true });
  expect(await readOwnCampaign(db, work.payer.campaign_id)).toMatchObject({
    slots: 2,
    funded_slots: 1,
    taken_slots: 0,
    next: { step: 'wait_for_applicants' },
  });
});

it('once all paid spots are taken nobody can apply, and the owner is offered to pay for more', async () => {
  const work = await calledOff();
  const { campaign_id, business_id } = work.payer;
  await giveSpot(context, work.payer, { payout_cents: 30_000 });
  await inTransaction(db, (tx) => refreshListing(tx, campaign_id));
  await db
    .updateTable('applications')
    .set({ decided_at: new Date(context.now().getTime() - 60_000).toISOString() })
    .where('campaign_id', '=', campaign_id)
    .execute();
  await closeDueCampaigns.run(context, {});
  const maker = await newMaker(context);
  expect(await shownTo(maker.headers, work)).toMatchObject({ list: [0, 1], page: [0, 1] });
  const answer = await ask(maker.headers, `POST /api/campaigns/${campaign_id}/applications`, PITCH);
  expect([answer.statusCode, answer.json().detail]).toEqual([409, 'All spots of this campaign are taken.']);
  const { suggestions } = await listSuggestions(context, maker);
  expect(suggestions.map(({ id }) => id)).not.toContain(campaign_id);
  const path = `GET /api/businesses/${business_id}/creators/${maker.creator_id}/invitable-campaigns`;
  const invitable = await ask(work.shop, path);
  expect(invitable.json().campaigns).toEqual([]);
  expect(await readOwnCampaign(db, campaign_id)).toMatchObject({
    status: 'live',
    next: { step: 'pay_in_again', due_on: '2036-06-30' },
  });
});

it('paid for again, the spot is open to applicants again', async () => {
  const work = await calledOff();
  const { campaign_id } = work.payer;
  await giveSpot(context, work.payer, { payout_cents: 30_000 });
  const { funding_id } = await beginPayment(context, work.payer, 1);
  await pay(context, funding_id);
  const maker = await newMaker(context);
  expect(await shownTo(maker.headers, work)).toEqual({ list: [1, 2], page: [1, 2], is_paid_in: true });
  const answer = await ask(maker.headers, `POST /api/campaigns/${campaign_id}/applications`, PITCH);
  expect(answer.statusCode).toBe(200);
  expect(await readOwnCampaign(db, campaign_id)).toMatchObject({
    slots: 2,
    funded_slots: 2,
    next: { step: 'choose_creators' },
  });
});
