import { expect, it } from 'vitest';
import { lockPayout } from '#server/areas/money/payouts/lock.ts';
import { movePayout } from '#server/areas/money/payouts/transition.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newMaker } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { disputeHands } from '#test/support/disputes.ts';
import { askForPayout, connectBank, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { newPayer, payIn } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { webhookReceiver } from '#test/support/webhook-receiver.ts';
import { newWork, workHands } from '#test/support/work.ts';
import { deliverDue } from './deliver-due.ts';

const receiver = await webhookReceiver();
const { app, context } = await testApp({
  adapt: ({ config }) => ({ config: { ...config, outbound_allowed_hosts: [receiver.host] } }),
});
const { db, clock } = context;
const call = callerOf(app);
const hands = workHands(app, context);

/** A webhook that wants everything its side can be told, at a path of its own. */
async function listen(headers: { cookie: string }, path: string) {
  const { event_types } = (await call('GET /api/webhooks', { headers })).json();
  const payload = { url: `${receiver.url}/${path}`, event_types };
  expect((await call('POST /api/webhooks', { headers, payload })).statusCode).toBe(201);
}

interface Told {
  type: string;
  data: { record: Record<string, unknown> | null } & Record<string, unknown>;
}

async function told(path: string): Promise<Told[]> {
  receiver.received.length = 0;
  await deliverDue(context);
  return receiver.received.filter(({ url }) => url === `/hook/${path}`).map(({ body }) => JSON.parse(body));
}

const typesOf = (events: readonly Told[]) => events.map(({ type }) => type);

it('tells each side about its events, from a new application to a paid payout', async () => {
  await db.deleteFrom('webhook_endpoints').execute();
  const payer = await newPayer(context, { payout_cents: 30_000 });
  const { campaign_id } = payer;
  const deliverable = { kind: 'instagram_reel' as const, quantity: 1, note: '', sort_order: 0 };
  await db
    .insertInto('campaign_deliverables')
    .values({ ...deliverable, campaign_id })
    .execute();
  const shop = await signInAs(context, payer.owner);
  const maker = await newMaker(context);
  await listen(shop, 'shop');
  await listen(maker.headers, 'maker');

  await payIn(context, payer);
  const [published] = await told('shop');
  expect(published).toMatchObject({
    type: 'campaign.published',
    data: { campaign_id, record: { status: 'live' } },
  });

  const applicant = await newMaker(context);
  const payload = { pitch: 'I trained as a baker before I picked up a camera.', brief_version: 1 };
  await call(`POST /api/campaigns/${campaign_id}/applications`, { headers: applicant.headers, payload });
  const [received, ...more] = await told('shop');
  expect(more).toEqual([]);
  expect(received?.type).toBe('application.received');
  const application_id = received?.data.application_id;
  const route = `GET /api/businesses/${payer.business_id}/campaigns/${campaign_id}/applicants/${application_id}`;
  const shown = (await call(route as 'GET /', { headers: shop })).json();
  expect(shown.pitch).toBe(payload.pitch);
  expect(received?.data.record).toEqual(shown);

  const work = await newWork(context, { payer, maker });
  expect(typesOf(await told('maker'))).toEqual(['application.accepted']);
  const [reel = ''] = work.deliverable_ids;
  await hands.submit(work, reel);
  expect(typesOf(await told('shop'))).toEqual(['work.submitted']);
  await hands.approve(work, reel);
  expect(typesOf(await told('maker'))).toEqual(['work.approved']);
  await hands.post(work, reel);
  await hands.verify(work, reel);
  const [released] = await told('maker');
  expect(released?.type).toBe('payment.released');
  expect(released).toMatchObject({ data: { record: { side: 'creator' } } });

  const disputed = await newWork(context, { payer, maker: await newMaker(context) });
  await told('shop');
  const { id: dispute_id } = await disputeHands(app).opened(disputed);
  const [dispute] = await told('shop');
  expect(dispute).toMatchObject({ type: 'dispute.opened', data: { dispute_id, record: { id: dispute_id } } });
});

it('tells a creator and the platform about a payout, each with its own view, and an admin who isn’t an owner nothing', async () => {
  await db.deleteFrom('webhook_endpoints').execute();
  const earner = await newEarner(context);
  await earnAndClear(context, earner, [4_000]);
  await connectBank(context, earner);
  await listen(await signInAs(context, earner.person), 'earner');
  const admin = await newPerson(context, { role: 'admin' });
  await listen(await signInAs(context, admin), 'platform');
  const support = await signInAs(context, await newPerson(context, { role: 'admin', admin_role: 'support' }));
  expect((await call('GET /api/webhooks', { headers: support })).json().code).toBe('admin_role_not_allowed');
  const { id } = await askForPayout(context, earner, 4_000);
  for (const move of ['send', 'pay'] as const) {
    await inTransaction(db, async (tx) => movePayout(tx, await lockPayout(tx, id), { move }, clock.now()));
  }
  const events = await told('earner');
  expect(typesOf(events)).toEqual(['payout.paid']);
  expect(events[0]?.data).toMatchObject({ payout_id: id, record: { id, status: 'paid' } });
  expect(receiver.received).toHaveLength(2);
  const platform = receiver.received.find(({ url }) => url === '/hook/platform');
  const { data } = JSON.parse(platform?.body ?? '{}') as Told;
  const own = await call(`GET /api/admin/payouts/${id}`, { headers: await signInAs(context, admin) });
  expect(data.record).toEqual(own.json());
  await db
    .updateTable('profiles')
    .set({ admin_role: 'support' })
    .where('user_id', '=', admin.user_id)
    .execute();
  await inTransaction(db, async (tx) =>
    movePayout(tx, await lockPayout(tx, id), { move: 'fail', failure: 'The bank returned it.' }, clock.now()),
  );
  expect(await told('platform')).toEqual([]);
});
