import { describe, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, type Work, workHands } from '#test/support/work.ts';
import { followWork } from './commands/follow-work.ts';
import { passDueWork } from './jobs/pass-due-work.ts';
import { remindAboutWork } from './jobs/remind-about-work.ts';
import { lockCollaboration } from './lock.ts';
import { moveCollaboration } from './transition-collaboration.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const { ask, look, submit, approve, post, change } = workHands(app, context);

const first = ({ deliverable_ids: [one = ''] }: Work) => one;
const pass = () => passDueWork.run(context, {});
const remind = () => remindAboutWork.run(context, {});
const notified = async (user_id: string) => {
  const rows = await db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', user_id)
    .where('notification_key', 'like', 'work:%')
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
};
const hoursTo = (at: string | null | undefined) =>
  at ? (Date.parse(at) - context.now().getTime()) / 3_600_000 : Number.NaN;
const inGrace = async (work: Work) => {
  const [one] = (await look(work)).deliverables;
  clock.advance({ hours: hoursTo(one?.due_at) + 1 });
};
const extend = ({ shop }: Work, id: string, due_on: string) =>
  ask(shop, `POST /api/deliverables/${id}/extension`, { due_on });
const dayAfter = (days: number) =>
  new Date(context.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe('the clocks of the work', () => {
  it('remind the business a day and four hours before, then approve without a word, once', async () => {
    const work = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 1 }] });
    await submit(work, first(work));
    const [one] = (await look(work)).deliverables;
    expect(one?.reminders_at.map(hoursTo)).toEqual([
      hoursTo(one?.passes_at) - 24,
      hoursTo(one?.passes_at) - 4,
    ]);
    clock.advance({ hours: hoursTo(one?.reminders_at[0]) });
    await Promise.all([remind(), remind()]);
    clock.advance({ hours: 20 });
    await remind();
    await pass();
    expect((await look(work)).status).toBe('in_review');
    clock.advance({ hours: 4 });
    await Promise.all([pass(), pass(), pass()]);
    const done = await look(work);
    expect(done).toMatchObject({
      status: 'completed',
      money: { released_cents: 30_000 },
      deliverables: [{ status: 'approved', submissions: [{ status: 'approved', decided_by: null }] }],
    });
    expect(await notified(work.payer.owner.user_id)).toEqual([
      'Jules Moreau sent version 1',
      'Jules Moreau’s draft needs your review',
      'Jules Moreau’s draft needs your review',
      'Jules Moreau’s draft was approved',
    ]);
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('count a post nobody looked at as checked after 48 hours', async () => {
    const work = await newWork(context, { deliverables: [{ kind: 'tiktok_video', quantity: 1 }] });
    const one = first(work);
    await submit(work, one);
    await approve(work, one);
    await post(work, one, 'https://vm.tiktok.com/ZM8x/');
    clock.advance({ hours: 47 });
    await pass();
    expect((await look(work)).status).toBe('in_review');
    clock.advance({ hours: 1 });
    await pass();
    expect(await look(work)).toMatchObject({ status: 'completed', deliverables: [{ status: 'verified' }] });
  });

  it('let one of an approval by the clock and a request for changes win', async () => {
    const work = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 1 }] });
    await submit(work, first(work));
    const [one] = (await look(work)).deliverables;
    clock.advance({ hours: hoursTo(one?.passes_at) });
    await Promise.all([pass(), change(work, first(work)), pass()]);
    const { status, money } = await look(work);
    expect([status, money.released_cents]).toBeOneOf([
      ['completed', 30_000],
      ['in_progress', 0],
    ]);
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('tell the creator before work is due and when it is late, and the business after the grace', async () => {
    const work = await newWork(context);
    const [one] = (await look(work)).deliverables;
    expect(one?.reminders_at).toHaveLength(4);
    for (const at of one?.reminders_at ?? []) {
      clock.advance({ hours: hoursTo(at) });
      await remind();
      await remind();
    }
    const creatorHeard = await notified(work.maker.user_id);
    expect(creatorHeard.filter((title) => title.startsWith('Work for'))).toHaveLength(4);
    expect(creatorHeard.filter((title) => title.endsWith('is late'))).toHaveLength(2);
    expect(await notified(work.payer.owner.user_id)).toEqual([
      'Jules Moreau is late',
      'Jules Moreau is late',
    ]);
    expect((await look(work)).deliverables[0]).toMatchObject({ is_late: true, reminders_at: [] });
  });

  it('can be set on by the business once work is late, and not before, nor for ever', async () => {
    const work = await newWork(context);
    const one = first(work);
    expect((await extend(work, one, dayAfter(20))).json().detail).toBe(
      'This isn’t late. You can only extend late work.',
    );
    await inGrace(work);
    expect((await extend(work, one, dayAfter(-3))).statusCode).toBe(400);
    expect((await extend(work, one, dayAfter(40))).json().detail).toContain('up to 30 days');
    const later = dayAfter(5);
    expect((await extend(work, one, later)).json().deliverables[0]).toMatchObject({
      is_late: false,
      due_at: expect.stringMatching(/T0[34]:59:59.999Z$/),
    });
    expect((await extend(work, one, later)).statusCode).toBe(200);
    expect(await notified(work.maker.user_id)).toHaveLength(1);
  });

  it('stand still in a dispute and go on by as long as they stood', async () => {
    const work = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 1 }] });
    await submit(work, first(work));
    const [before] = (await look(work)).deliverables;
    const { collaboration_id: id } = work;
    const dispute = { dispute_id: id, deliverable_ids: [first(work)] };
    await inTransaction(db, async (tx) => {
      const locked = await lockCollaboration(tx, id);
      await moveCollaboration(tx, context, locked, { move: 'dispute', mover: 'creator', dispute });
    });
    clock.advance({ hours: 200 });
    await Promise.all([pass(), remind()]);
    expect(await look(work)).toMatchObject({
      status: 'disputed',
      is_clock_stopped: true,
      deliverables: [{ status: 'submitted' }],
    });
    await inTransaction(db, async (tx) => {
      const locked = await lockCollaboration(tx, id);
      const resumed = await moveCollaboration(tx, context, locked, { move: 'resume', mover: 'decision' });
      await followWork(tx, context, resumed, { mover: 'decision' });
    });
    const after = await look(work);
    expect(after).toMatchObject({ status: 'in_review', is_clock_stopped: false });
    expect(Date.parse(after.deliverables[0]?.passes_at ?? '') - Date.parse(before?.passes_at ?? '')).toBe(
      200 * 3_600_000,
    );
  });
});
