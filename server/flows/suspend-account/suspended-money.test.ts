import { describe, expect, it } from 'vitest';
import { moveApplication } from '#server/areas/hiring/applications/transition.ts';
import { lockApplication } from '#server/areas/hiring/places/lock.ts';
import { clearEarnings } from '#server/areas/money/earnings/jobs/clear-earnings.ts';
import { passDueWork } from '#server/areas/work/collaborations/jobs/pass-due-work.ts';
import { moveDisputesOn } from '#server/areas/work/disputes/jobs/dispute-clock.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newApplication, newMaker } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { disputeHands, newDecider } from '#test/support/disputes.ts';
import { earn, newEarner } from '#test/support/earnings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, type Work, workHands } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const call = callerOf(app);
const { submit, look, approve, post, verify } = workHands(app, context);
const disputes = disputeHands(app);
const headers = await signInAs(context, await newPerson(context, { role: 'admin' }));
const payload = { reason: 'Paid with cards that were reported as stolen.' };

const suspend = (userId: string) => call(`PUT /api/accounts/${userId}/suspension`, { headers, payload });
const reinstate = (userId: string) =>
  call(`POST /api/accounts/${userId}/reinstatement`, { headers, payload });
const ownerOf = ({ payer }: Work) => payer.owner.user_id;
const first = ({ deliverable_ids: [one = ''] }: Work) => one;
const campaignOf = ({ payer }: Work) =>
  db
    .selectFrom('campaigns')
    .select(['status', 'is_paused_by_admin', 'stopped_at'])
    .where('id', '=', payer.campaign_id)
    .executeTakeFirstOrThrow();
const isListed = async ({ payer }: Work) =>
  (
    await db
      .selectFrom('campaign_listings')
      .select('campaign_id')
      .where('campaign_id', '=', payer.campaign_id)
      .execute()
  ).length === 1;

describe('the campaigns of a suspended owner', () => {
  it('leave the list, take no applications and no acceptances, and come back with the owner', async () => {
    const work = await newWork(context, { slots: 3 });
    const { campaign_id } = work.payer;
    const stranger = await newMaker(context);
    const applied = await newApplication(context, {
      campaign_id,
      creator_id: (await newMaker(context)).creator_id,
    });
    expect(await isListed(work)).toBe(true);
    expect((await suspend(ownerOf(work))).statusCode).toBe(200);
    expect(await isListed(work)).toBe(false);
    expect(await campaignOf(work)).toMatchObject({ status: 'paused', is_paused_by_admin: true });
    const detail = await call(`GET /api/campaigns/${campaign_id}`, { headers: stranger.headers });
    expect(detail.statusCode).toBe(404);
    const theirs = await call(`GET /api/campaigns/${campaign_id}`, { headers: work.maker.headers });
    expect(theirs.statusCode).toBe(200);
    const acceptance = { move: 'accept', payout_cents: 30_000, actor_id: ownerOf(work) } as const;
    const accepting = inTransaction(db, async (tx) =>
      moveApplication(tx, context, await lockApplication(tx, { application_id: applied }), acceptance),
    );
    await expect(accepting).rejects.toMatchObject({ code: 'conflict' });
    const told = await db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', work.maker.user_id)
      .where('notification_key', 'like', `stop-begins:${campaign_id}%`)
      .execute();
    expect(told).toHaveLength(1);
    const forced = await call(`POST /api/admin/campaigns/${campaign_id}/resumption`, { headers, payload });
    expect(forced.statusCode).toBe(409);
    expect((await reinstate(ownerOf(work))).statusCode).toBe(200);
    expect(await campaignOf(work)).toEqual({ status: 'live', is_paused_by_admin: false, stopped_at: null });
    expect(await isListed(work)).toBe(true);
  });

  it('stay paused after it where the business or an admin had paused them', async () => {
    const work = await newWork(context, { slots: 2 });
    await call(`POST /api/admin/campaigns/${work.payer.campaign_id}/pause`, { headers, payload });
    await suspend(ownerOf(work));
    await reinstate(ownerOf(work));
    expect(await campaignOf(work)).toEqual({ status: 'paused', is_paused_by_admin: true, stopped_at: null });
  });
});

describe('managers of a suspended owner', () => {
  const earningsOf = ({ collaboration_id }: Work) =>
    db.selectFrom('earnings').select('id').where('collaboration_id', '=', collaboration_id).execute();
  const managerOf = async ({ payer }: Work) => {
    const { user_id, ...person } = await newPerson(context, { role: 'business' });
    const member = { id: newId(), business_id: payer.business_id, user_id };
    await db
      .insertInto('business_members')
      .values({ ...member, role: 'manager', status: 'active' })
      .execute();
    return signInAs(context, { user_id, ...person });
  };

  it('read why a campaign is on hold, even one that they had paused or that is closed', async () => {
    const work = await newWork(context, { slots: 2 });
    const { business_id, campaign_id } = work.payer;
    const shop = await managerOf(work);
    await db.updateTable('campaigns').set({ status: 'closed' }).where('id', '=', campaign_id).execute();
    const seen = async () => {
      const answer = await call(`GET /api/businesses/${business_id}/campaigns/${campaign_id}` as 'GET /', {
        headers: shop,
      });
      const { stopped, stop_cause, next } = answer.json();
      return [stopped, stop_cause, next?.step];
    };
    await suspend(ownerOf(work));
    expect(await seen()).toEqual(['campaign', 'owner_suspended', 'paused_by_us']);
    await reinstate(ownerOf(work));
    expect((await seen()).slice(0, 2)).toEqual([null, null]);
  });

  it('release no payment: an approval is refused with a sentence, and goes through after the reinstatement', async () => {
    const work = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 1 }] });
    await submit(work, first(work));
    const shop = await managerOf(work);
    await suspend(ownerOf(work));
    const refused = await approve({ ...work, shop }, first(work));
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'We’re checking this business, so payments and deadlines are paused. Try again once we’re done.',
    ]);
    expect(await earningsOf(work)).toEqual([]);
    await reinstate(ownerOf(work));
    expect((await approve({ ...work, shop }, first(work))).statusCode).toBe(200);
    expect(await earningsOf(work)).toHaveLength(1);
  });

  it('verify no post that would release one', async () => {
    const work = await newWork(context, { deliverables: [{ kind: 'instagram_reel', quantity: 1 }] });
    await submit(work, first(work));
    await approve(work, first(work));
    await post(work, first(work));
    const shop = await managerOf(work);
    await suspend(ownerOf(work));
    expect((await verify({ ...work, shop }, first(work))).statusCode).toBe(409);
    expect(await earningsOf(work)).toEqual([]);
    await reinstate(ownerOf(work));
    expect((await verify({ ...work, shop }, first(work))).statusCode).toBe(200);
    expect(await earningsOf(work)).toHaveLength(1);
  });

  it('close no dispute by accepting its decision', async () => {
    const work = await newWork(context);
    const shop = await managerOf(work);
    const { id } = await disputes.opened(work);
    await disputes.say(work.maker.headers, id, 'answer');
    await disputes.decide(await newDecider(context), id, { outcome: 'release' });
    await disputes.accept(work.maker.headers, id);
    await suspend(ownerOf(work));
    expect((await disputes.accept(shop, id)).statusCode).toBe(409);
    expect(await earningsOf(work)).toEqual([]);
    await reinstate(ownerOf(work));
    expect((await disputes.accept(shop, id)).statusCode).toBe(200);
    expect(await earningsOf(work)).toHaveLength(1);
  });
});

describe('clocks that release money', () => {
  it.each(['owner', 'creator', 'creator profile'] as const)(
    'stand still while the %s is suspended, and go on with the time that was left',
    async (who) => {
      const work = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 1 }] });
      await submit(work, first(work));
      const passesAt = (await look(work)).deliverables[0]?.passes_at ?? '';
      const subject =
        who === 'creator profile'
          ? `admin/creators/${work.maker.creator_id}`
          : `accounts/${who === 'owner' ? ownerOf(work) : work.maker.user_id}`;
      const stopped = await call(`PUT /api/${subject}/suspension`, { headers, payload });
      expect(stopped.statusCode).toBe(200);
      clock.advance({ days: 30 });
      await passDueWork.run(context, {});
      const read = () =>
        db
          .selectFrom('deliverables')
          .select(['status', 'passes_at'])
          .where('id', '=', first(work))
          .executeTakeFirstOrThrow();
      expect(await read()).toMatchObject({ status: 'submitted' });
      await call(`POST /api/${subject}/reinstatement`, { headers, payload });
      const { passes_at } = await read();
      expect(Date.parse(passes_at ?? '') - Date.parse(passesAt)).toBeGreaterThanOrEqual(30 * 86_400_000);
      expect(Date.parse(passes_at ?? '') - Date.parse(passesAt)).toBeLessThan(30 * 86_400_000 + 60_000);
      clock.advance({ days: 30 });
      await passDueWork.run(context, {});
      const { status } = await db
        .selectFrom('collaborations')
        .select('status')
        .where('id', '=', work.collaboration_id)
        .executeTakeFirstOrThrow();
      expect(status).toBe('completed');
    },
  );

  it('of a decided dispute stand still, and the money moves only after', async () => {
    const work = await newWork(context);
    const { id } = await disputes.opened(work);
    await disputes.say(work.maker.headers, id, 'answer');
    await disputes.decide(await newDecider(context), id, { outcome: 'release' });
    const status = async () =>
      (await db.selectFrom('disputes').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status;
    expect(await status()).toBe('decided');
    await suspend(work.maker.user_id);
    clock.advance({ days: 30 });
    await moveDisputesOn.run(context, {});
    expect(await status()).toBe('decided');
    await reinstate(work.maker.user_id);
    await moveDisputesOn.run(context, {});
    expect(await status()).toBe('decided');
    clock.advance({ days: 30 });
    await moveDisputesOn.run(context, {});
    expect(await status()).toBe('closed');
  });

  it('leave an earning pending while its creator is suspended, and clear it after', async () => {
    const earner = await newEarner(context);
    const id = await earn(context, earner, 20_000);
    const status = async () =>
      (await db.selectFrom('earnings').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status;
    await suspend(earner.person.user_id);
    clock.advance({ days: 10 });
    await clearEarnings.run(context, {});
    expect(await status()).toBe('pending');
    await reinstate(earner.person.user_id);
    await clearEarnings.run(context, {});
    expect(await status()).toBe('available');
  });
});
