import { expect, it } from 'vitest';
import { watchEndsAt } from '#domain/work/post-numbers.ts';
import { callerOf } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newManager, signInAs } from '#test/support/people.ts';
import { newReading } from '#test/support/results.ts';
import { testApp } from '#test/support/test-app.ts';
import { newPaidCampaign, newWork, type Work, workHands } from '#test/support/work.ts';
import { mailReports } from './jobs/mail-reports.ts';

let now = new Date('2031-03-03T17:00:00.000Z');
const { app, context } = await testApp({ adapt: () => ({ now: () => now }) });
const call = callerOf(app);
const { db } = context;
const { submit, approve, post, verify } = workHands(app, context);
const DAY_MS = 86_400_000;

async function runAfter(days: number): Promise<void> {
  now = new Date(now.getTime() + days * DAY_MS);
  await mailReports.run(context, {});
}

async function postAll(work: Work): Promise<void> {
  const owner = await signInAs(context, work.payer.owner);
  const maker = await signInAs(context, work.maker);
  const own = { ...work, shop: owner, maker: { ...work.maker, headers: maker } };
  for (const id of work.deliverable_ids) {
    await submit(own, id);
    await approve(own, id);
    await post(own, id);
    await verify(own, id);
    await newReading(context, work, id, { views: 12_400 });
    await db
      .updateTable('post_watches')
      .set({ ends_at: watchEndsAt('instagram_reel', now).toISOString() })
      .where('deliverable_id', '=', id)
      .execute();
  }
}

const REEL = { deliverables: [{ kind: 'instagram_reel', quantity: 1 }], payout_cents: 35_000 } as const;

const sentTo = async (email: string) =>
  (
    await db
      .selectFrom('email_events')
      .select('template')
      .where('recipient', '=', email)
      .where('template', '=', 'report-ready')
      .execute()
  ).length;

it('tells the owner once what a campaign brought, when all of its posts had their 30 days', async () => {
  const work = await newWork(context, REEL);
  const manager = await newManager(context, work.payer.business_id);
  await postAll(work);
  await runAfter(30);
  expect(await sentTo(work.payer.owner.email)).toBe(0);
  now = new Date(now.getTime() + DAY_MS);
  await Promise.all(Array.from({ length: 8 }, () => runAfter(0)));
  await runAfter(1);
  expect(await sentTo(work.payer.owner.email)).toBe(1);
  expect(await sentTo(manager.email)).toBe(0);
  // Other mails to the owner may arrive first.
  const findMail = async () =>
    (await waitForMail(db, work.payer.owner.email)).find(({ subject }) => subject.startsWith('What “'));
  await expect.poll(findMail).toBeDefined();
  const mail = await findMail();
  expect(mail?.text).toContain('Views: 12,400');
  expect(mail?.text).toContain('Cost per 1,000 views: $31.05');
  expect(mail?.text).toMatch(/\/business\/campaigns\/[\w-]+\/report\?business=/);
});

it('waits for work that is still open, and for the last post', async () => {
  const payer = await newPaidCampaign(context, { ...REEL, slots: 2 });
  const [early, late] = [await newWork(context, { payer }), await newWork(context, { payer })];
  await postAll(early);
  await runAfter(5);
  await postAll(late);
  await runAfter(27);
  expect(await sentTo(payer.owner.email), 'the later post is still read').toBe(0);
  await runAfter(5);
  expect(await sentTo(payer.owner.email)).toBe(1);
});

it('is a notification without an email for an owner who turned its emails off', async () => {
  const work = await newWork(context, REEL);
  const headers = await signInAs(context, work.payer.owner);
  const payload = { kind: 'campaign_results', in_app: true, email: false };
  expect((await call('PUT /api/me/notification-preferences', { headers, payload })).statusCode).toBe(200);
  await postAll(work);
  await runAfter(32);
  expect(await sentTo(work.payer.owner.email)).toBe(0);
  const told = await db
    .selectFrom('notifications')
    .select(['title', 'href'])
    .where('user_id', '=', work.payer.owner.user_id)
    .where('kind', '=', 'campaign_results')
    .execute();
  expect(told).toEqual([
    { title: expect.stringContaining('brought'), href: expect.stringMatching(/\/report$/) },
  ]);
});
